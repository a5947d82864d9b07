//! The bodies of requests and the answers to them.

mod print;
mod records;
mod rules;
mod tables;

pub use print::{MOST_COPIES, PaperSize, PrintFormat, PrintRequest};
pub use records::{
    CheckedGame, FinishedGame, GamePage, GameReplay, GameSetup, PlayedTable, PlayedTables, RecordCheck,
    TableStatus,
};
pub use rules::{SheetRequest, SheetResult, TrialRequest, TrialResult};
pub use tables::{
    About, BotAbout, DecisionContext, GameAbout, HistoryEntry, MAX_BOT_DELAY, NewTable, Seated, SitDown,
    TableCreated, TableHistory, TableSummary, Tables, TransferCode,
};
