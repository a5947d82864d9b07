//! `rollwright backup`, `restore` and `export`: what the server keeps, in and out, while it runs.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use server::data_lock::DataLock;
use server::private_files;
use server::restore::{self, TakenOver};
use server::store::{SqliteStore, Store};
use tokio::runtime::Runtime;

use crate::commands::serve::data_directory;

/// How long a running server may take to put a copy in its database's place.
const RESTORE_TIMEOUT: Duration = Duration::from_secs(60);
/// How many records are read at a time.
const RECORDS_PER_READ: u32 = 500;

/// Where the server keeps its things.
#[derive(Args, Debug)]
pub(crate) struct DataArgs {
    /// The server's data directory [default: the user's data directory]
    #[arg(long, value_name = "DIR", env = "ROLLWRIGHT_DATA")]
    data: Option<PathBuf>,
}

impl DataArgs {
    fn directory(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(data_directory)
    }
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  rollwright backup /backups/rollwright-monday.db --data /var/lib/rollwright"
)]
pub(crate) struct BackupArgs {
    /// The new file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  rollwright restore /backups/rollwright-monday.db --data /var/lib/rollwright\n\nA running server pauses for a moment, and players come back to what is in the copy. The old database is kept beside it as before-restore-….db."
)]
pub(crate) struct RestoreArgs {
    /// A file that `rollwright backup` made
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

#[derive(Args, Debug)]
#[command(after_help = "Example:\n  rollwright export games --data /var/lib/rollwright")]
pub(crate) struct ExportArgs {
    /// The directory for the .rw files, one for each finished game; existing files are overwritten
    #[arg(value_name = "DIR")]
    directory: PathBuf,
    #[command(flatten)]
    data: DataArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn back_up(args: &BackupArgs) -> Result<()> {
    if args.file.exists() {
        bail!("{} already exists: choose a new file for the backup", args.file.display());
    }
    let data = args.data.directory();
    restore::back_up(&data, &args.file)?;
    writeln!(std::io::stdout(), "Everything in {1} was copied to {0}", args.file.display(), data.display())?;
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<()> {
    let data = args.data.directory();
    let damaged = restore::lay_ready(&data, &args.file)?;
    let refused_before = refused(&data);
    let begun = Instant::now();
    // A server that runs does it; without one, we do.
    while restore::is_waiting(&data) {
        if let Some(_lock) =
            DataLock::take(&data).with_context(|| format!("cannot use {}", data.display()))?
        {
            if let TakenOver::Refused(_, error) = restore::take_over(&data)? {
                return Err(error.into());
            }
            break;
        }
        if begun.elapsed() > RESTORE_TIMEOUT {
            bail!("the server that is using {} did not take over the copy; restart it", data.display());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    // The program that runs there may be an older one than this.
    if let Some(refused) = refused(&data).difference(&refused_before).next() {
        bail!(
            "the server that is using {} refused the copy, which is now {}; its log says why, and its data is unchanged",
            data.display(),
            refused.display()
        );
    }
    for name in damaged {
        eprintln!("{name} is damaged in the copy and will not be shown; everything else is fine");
    }
    let (file, data) = (args.file.display(), data.display());
    writeln!(
        std::io::stdout(),
        "{data} was restored from {file}; the old database is kept beside it as before-restore-….db"
    )?;
    Ok(())
}

/// The copies that could not be put in the database's place.
fn refused(data: &Path) -> BTreeSet<PathBuf> {
    let files = std::fs::read_dir(data).into_iter().flatten().filter_map(Result::ok);
    let refused = files.filter(|file| file.file_name().to_string_lossy().starts_with("refused-restore-"));
    refused.map(|file| file.path()).collect()
}

pub(crate) fn export(args: &ExportArgs) -> Result<()> {
    let data = args.data.directory();
    private_files::create_directory(&args.directory)
        .with_context(|| format!("cannot create {}", args.directory.display()))?;
    // A copy is read, so that a server that runs is not in the way.
    let temporary = tempfile::tempdir().context("cannot create a temporary directory")?;
    let copy = temporary.path().join("copy.db");
    let games = Runtime::new()?.block_on(async {
        restore::back_up(&data, &copy)?;
        let store = SqliteStore::open(&copy).await?;
        let (mut last, mut games) = (String::new(), 0);
        loop {
            let records = store.records_after(&last, RECORDS_PER_READ).await?;
            let Some(newest) = records.last() else { break };
            last.clone_from(&newest.id);
            for record in &records {
                let file = args.directory.join(format!("{}.rw", record.id));
                private_files::write(&file, &record.with_names())
                    .with_context(|| format!("cannot write {}", file.display()))?;
            }
            games += records.len();
        }
        for name in store.damage().names() {
            eprintln!("{name} is damaged and was left out");
        }
        store.close().await;
        anyhow::Ok(games)
    })?;
    let mut out = std::io::stdout();
    if args.json {
        writeln!(out, "{}", serde_json::json!({ "games": games, "directory": args.directory }))?;
    } else {
        let games = if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
        writeln!(out, "{games} exported to {}", args.directory.display())?;
    }
    Ok(())
}
