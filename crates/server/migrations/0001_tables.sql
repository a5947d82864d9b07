-- Tables and what happened at them.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    code    TEXT UNIQUE,             -- six letters; NULL when the match is over
    created INTEGER NOT NULL,        -- seconds since 1970
    host    BLOB NOT NULL,           -- the hash of the token of whoever made it
    public  INTEGER NOT NULL,
    status  TEXT NOT NULL,           -- waiting, playing, over
    plan    TEXT NOT NULL            -- JSON; with the secrets of the dice
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (status, public, created);

-- Every request that changed something is a step: JSON, an array of events. New steps come into one of two journals,
-- a row for everything that is committed at once. Later they are sorted in here: the steps of a table that follow one another are one row.
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    n        INTEGER NOT NULL,       -- the number of the first
    last     INTEGER NOT NULL,       -- the number of the last
    at       INTEGER NOT NULL,       -- when the last one happened
    bodies   TEXT NOT NULL,          -- JSON, an array of steps
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE journal_a (
    seq   INTEGER PRIMARY KEY,
    steps TEXT NOT NULL              -- JSON, an array of [table, n, at, step]
);
CREATE TABLE journal_b (
    seq   INTEGER PRIMARY KEY,
    steps TEXT NOT NULL
);

-- Who sat where. The only place where names are, besides the names of records.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    player   BLOB,                   -- the hash of a token; NULL for bots and for those who asked to be forgotten
    name     TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_player ON seats (player) WHERE player IS NOT NULL;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    at       INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    player   BLOB,
    text     TEXT NOT NULL
);
CREATE INDEX chat_table ON chat (table_id, id);
CREATE INDEX chat_at ON chat (at);

-- Finished games. The names stand beside the text, so that they can be forgotten.
CREATE TABLE records (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    game     TEXT NOT NULL,
    names    TEXT NOT NULL,          -- JSON, an array in seat order
    text     TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX records_table ON records (table_id, number);
CREATE INDEX records_at ON records (at, id);
