//! The pages as a browser gets them from a running server.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::store::{StoredRecord, Write};
use crate::{Config, Server};

const RECORD: &str = "Rollwright: 1\nGame: qwixx\nSeats: 2\nDate: 2026-01-02\n\nfirst 1\n";

struct Site {
    address: SocketAddr,
    _data: tempfile::TempDir,
}

impl Site {
    /// A server with one game in its storage, whose first player chose their name with care.
    async fn open(base_path: &str) -> Site {
        let data = tempfile::tempdir().unwrap();
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: data.path().to_owned(),
            base_path: base_path.to_owned(),
            chat_days: 17,
            ..Config::default()
        };
        let server = Server::bind(config).await.unwrap();
        let record = StoredRecord {
            id: "game-1".to_owned(),
            table: "game".to_owned(),
            number: 1,
            at: 1_767_312_000,
            game: "qwixx".to_owned(),
            names: vec!["<script>alert(1)</script>".to_owned(), String::new()],
            text: RECORD.to_owned(),
        };
        server.services().store().append(vec![Write::Record(record)]).await.unwrap();
        let address = server.address().unwrap();
        tokio::spawn(server.run(std::future::pending()));
        Site { address, _data: data }
    }

    async fn ask(&self, request: &str) -> String {
        let mut socket = TcpStream::connect(self.address).await.unwrap();
        let (line, body) = request.split_once('\n').unwrap_or((request, ""));
        let head =
            format!("{line} HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Type: application/json");
        let sent = format!("{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        socket.write_all(sent.as_bytes()).await.unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        answer
    }

    async fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}")).await
    }
}

#[tokio::test]
async fn names_are_shown_as_text() {
    let site = Site::open("").await;
    let page = site.get("/g/game-1").await;
    assert!(page.starts_with("HTTP/1.1 200 "), "{page}");
    assert!(page.contains("data-page=\"game\" data-subject=\"game-1\""), "{page}");
    assert!(!page.contains("<script>"), "{page}");
    let told = site.get("/api/v1/games/game-1").await;
    assert!(
        told.contains("application/json") && told.contains("not checked, for there is no seed"),
        "{told}"
    );
    let record = site.get("/g/game-1.rw").await;
    assert!(record.contains("text/plain") && record.contains("nosniff"), "{record}");
}

#[tokio::test]
async fn pages_have_their_headers_and_no_scripts_inside() {
    let site = Site::open("").await;
    for path in [
        "/",
        "/rules",
        "/rules/qwixx",
        "/sheet",
        "/settings",
        "/offline",
        "/verify",
        "/privacy",
        "/g/game-1",
        "/t/none",
    ] {
        let page = site.get(path).await.to_lowercase();
        for header in ["content-security-policy: default-src 'none'", "nosniff", "cache-control: no-store"] {
            assert!(page.contains(header), "{path} has no {header}: {page}");
        }
        assert!(
            !page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="),
            "{path}"
        );
        assert!(
            page.matches("<script").count() == page.matches("<script type=\"module\" src=").count(),
            "{path}"
        );
    }
    let version = web::version();
    for (path, kind, kept) in [
        (format!("/assets/{version}/main.js"), "text/javascript", "immutable"),
        (format!("/assets/{version}/style/base.css"), "text/css", "immutable"),
        (format!("/assets/{version}/words/is.json"), "application/json", "immutable"),
        ("/assets/of-old/main.js".to_owned(), "text/javascript", "no-cache"),
        ("/icons/die.svg".to_owned(), "image/svg+xml", "max-age=3600"),
        ("/manifest.webmanifest".to_owned(), "application/manifest+json", "max-age=3600"),
        ("/sw.js".to_owned(), "text/javascript", "no-cache"),
    ] {
        let asset = site.get(&path).await;
        assert!(asset.contains(kind) && asset.contains(kept), "{path}: {asset}");
    }
    assert!(site.get("/privacy").await.contains("&quot;chat&quot;:17"));
    assert!(site.get("/protocol.md").await.contains("# The live server"));
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let site = Site::open("").await;
    for (path, kind) in [
        ("/t/none", "text/html"),
        ("/g/none", "text/html"),
        ("/g/none.rw", "application/json"),
        ("/rules/chess", "text/html"),
        ("/assets/1/none.js", "application/json"),
        ("/assets/1/page.html", "application/json"),
        ("/assets/1/..%2f..%2fCargo.toml", "application/json"),
        ("/icons/none.svg", "application/json"),
        ("/api/v1/tables/none", "application/json"),
    ] {
        let answer = site.get(path).await;
        assert!(answer.starts_with("HTTP/1.1 404 ") && answer.contains(kind), "{path}: {answer}");
    }
}

#[tokio::test]
async fn a_table_is_found_by_its_code_too() {
    let site = Site::open("/games").await;
    let made = site.ask("POST /games/api/v1/tables\n{\"game\":\"qwixx\",\"seats\":2}").await;
    let made: serde_json::Value = serde_json::from_str(made.split_once("\r\n\r\n").unwrap().1).unwrap();
    let (table, code) = (made["table"].as_str().unwrap(), made["code"].as_str().unwrap());
    let led = site.get(&format!("/games/t/{code}")).await;
    assert!(
        led.starts_with("HTTP/1.1 303 ") && led.contains(&format!("location: /games/t/{table}")),
        "{led}"
    );
    let page = site.get(made["path"].as_str().unwrap()).await;
    assert!(page.contains(&format!("data-subject=\"{table}\"")), "{page}");
}

#[tokio::test]
async fn everything_is_under_the_base_path() {
    let site = Site::open("/games").await;
    for path in
        ["/games", "/games/", "/games/privacy", "/games/icons/die.svg", "/games/sw.js", "/games/healthz"]
    {
        assert!(site.get(path).await.starts_with("HTTP/1.1 200 "), "{path}");
    }
    for path in ["/", "/privacy", "/gamesprivacy"] {
        let answer = site.get(path).await;
        assert!(answer.starts_with("HTTP/1.1 404 ") && answer.contains("content-security-policy"), "{path}");
    }
    let page = site.get("/games/").await;
    for link in page.split(" href=\"").skip(1).chain(page.split(" src=\"").skip(1)) {
        assert!(link.starts_with("/games/"), "{link}");
    }
}
