//! `rollwright serve`: the live server, from flags, the environment and a file of settings.

mod settings;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use server::{Config, Server, restore};
use tokio::runtime::Runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};

pub(crate) use self::settings::{Settings, data_directory, raise_open_files};
use crate::files::read_file;

/// How long after the signal to stop the program ends, whatever is still under way: what anybody has been told is
/// stored.
const STOP_WITHIN: Duration = Duration::from_millis(1800);

#[derive(Args, Debug, Default)]
#[command(
    after_help = "Examples:\n  rollwright serve\n  rollwright serve --listen 0.0.0.0:8080 --data /var/lib/rollwright\n  rollwright serve --config rollwright.toml --print-config\n\nYou can give every setting in the file (listen = \"0.0.0.0:8080\"), in the environment (ROLLWRIGHT_LISTEN) or as a flag; the flag wins, then the environment. docs/self-hosting.md describes them."
)]
pub(crate) struct ServeArgs {
    /// A settings file, as TOML
    #[arg(long, value_name = "FILE", env = "ROLLWRIGHT_CONFIG")]
    config: Option<PathBuf>,
    /// Print the settings in use, as TOML, and exit
    #[arg(long)]
    print_config: bool,
    #[command(flatten)]
    settings: Settings,
}

pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    let file = match &args.config {
        Some(path) => {
            let text = read_file(path)?;
            toml::from_str(&text)
                .with_context(|| format!("{} is not a valid settings file", path.display()))?
        }
        None => Settings::default(),
    };
    let log = (args.settings.log.clone().or(file.log.clone()), args.settings.log_json.or(file.log_json));
    let config = args.settings.over(&file.over(&Config { data: data_directory(), ..Config::default() }));
    if args.print_config {
        print!("{}", toml::to_string(&config).context("the settings cannot be printed")?);
        return Ok(());
    }
    settings::start_log(log.0.as_deref(), log.1.unwrap_or(false))?;
    raise_open_files();
    let runtime = Runtime::new().context("cannot start")?;
    let served = runtime.block_on(serve(config));
    // Everything is stored; a bot that still thinks does not hold the process.
    runtime.shutdown_background();
    served
}

async fn serve(mut config: Config) -> Result<()> {
    // Before anybody is told that the server runs: from then on it must stop in order.
    let mut signals = StopSignals::listen().context("cannot listen for signals")?;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    tokio::spawn(async move {
        signals.wait().await;
        // Without a server there is nothing to stop.
        let _ = stop.send(true);
    });
    loop {
        let server = Server::bind(config.clone()).await?;
        let address = server.address().context("cannot tell the address")?;
        let mut out = std::io::stdout().lock();
        let (base, data) = (&config.base_path, config.data.display());
        writeln!(out, "Rollwright is running at http://{address}{base}/ (games are kept in {data})")?;
        out.flush()?;
        drop(out);
        let data = config.data.clone();
        let (told, restoring) = tokio::sync::oneshot::channel();
        let mut stopped = stopped.clone();
        let stop = async move {
            let restoring = tokio::select! {
                _ = stopped.wait_for(|is_stopped| *is_stopped) => false,
                () = restore::when_waiting(&data) => true,
            };
            // The other end waits below.
            let _ = told.send(restoring);
        };
        server.run(stop).await?;
        if !restoring.await.unwrap_or(false) {
            return Ok(());
        }
        // The same port again, even if any would have done.
        config.listen = address;
    }
}

/// Ctrl-C, and the polite signal of whoever started us.
struct StopSignals {
    interrupt: Signal,
    terminate: Signal,
}

impl StopSignals {
    /// Listens from now on.
    fn listen() -> std::io::Result<StopSignals> {
        let (interrupt, terminate) = (SignalKind::interrupt(), SignalKind::terminate());
        Ok(StopSignals { interrupt: signal(interrupt)?, terminate: signal(terminate)? })
    }

    /// Waits for one of them.
    async fn wait(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
        tracing::info!("stopping");
        end_soon();
    }
}

/// Ends the program soon, even if a disk or a thread hangs.
fn end_soon() {
    std::thread::spawn(|| {
        std::thread::sleep(STOP_WITHIN);
        tracing::warn!("something was still under way; it is cut off, and what was acknowledged is stored");
        std::process::exit(0);
    });
}
