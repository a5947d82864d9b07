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
    /// A server with two games in its storage, whose first player chose their name with care.
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
        let counted = StoredRecord {
            id: "game-2".to_owned(),
            number: 2,
            text: RECORD.replace("\n\n", "\nResult: 7 -5\n\n"),
            ..record.clone()
        };
        let records = [record, counted].map(Write::Record);
        server.services().store().append(records.to_vec()).await.unwrap();
        let address = server.address().unwrap();
        tokio::spawn(server.run(std::future::pending()));
        Site { address, _data: data }
    }

    async fn ask(&self, request: &str) -> String {
        self.ask_with(request, "").await
    }

    /// The same with more headers, each with the end of its line.
    async fn ask_with(&self, request: &str, headers: &str) -> String {
        let mut socket = TcpStream::connect(self.address).await.unwrap();
        let (line, body) = request.split_once('\n').unwrap_or((request, ""));
        let head = format!(
            "{line} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n{headers}Content-Type: application/json"
        );
        let sent = format!("{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        socket.write_all(sent.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).await.unwrap();
        // Pictures are no text.
        String::from_utf8_lossy(&answer).into_owned()
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
    let page = site.get("/g/game-2").await;
    let title = "Qwixx: &lt;script&gt;alert(1)&lt;/script&gt; 7, Seat 2 -5 · Rollwright";
    assert!(page.contains(&format!("<title>{title}</title>")), "{page}");
    assert!(page.contains(&format!("<meta property=\"og:title\" content=\"{title}\">")), "{page}");
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
    let public =
        ["/", "/rules", "/rules/qwixx", "/sheet", "/print", "/settings", "/offline", "/verify", "/privacy"]
            .map(|path| (path, "no-cache"));
    // With names of people, or of nothing.
    let private = ["/g/game-1", "/t/none", "/g/none"].map(|path| (path, "no-store"));
    for (path, kept) in public.into_iter().chain(private) {
        let page = site.get(path).await.to_lowercase();
        let kept = format!("cache-control: {kept}");
        for header in
            ["content-security-policy: default-src 'none'", "nosniff", "vary: accept-language", &kept]
        {
            assert!(page.contains(header), "{path} has no {header}: {page}");
        }
        assert!(
            !page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="),
            "{path}"
        );
        // One before the first paint, one that draws the page; none of them inside it.
        assert_eq!(page.matches("<script").count(), 2, "{path}");
        assert_eq!(page.matches("<script src=\"/assets/").count(), 1, "{path}");
        assert_eq!(page.matches("<script type=\"module\" src=\"/assets/").count(), 1, "{path}");
    }
    let version = web::version();
    for (path, kind, kept) in [
        (format!("/assets/{version}/packs/main.js"), "text/javascript", "immutable"),
        (format!("/assets/{version}/styles/start.css"), "text/css", "immutable"),
        (format!("/assets/{version}/words/is.json"), "application/json", "immutable"),
        ("/assets/of-old/packs/main.js".to_owned(), "text/javascript", "no-cache"),
        ("/icons/die.svg".to_owned(), "image/svg+xml", "max-age=3600"),
        ("/manifest.webmanifest".to_owned(), "application/manifest+json", "max-age=3600"),
        ("/pictures/qwixx.png".to_owned(), "image/png", "max-age=3600"),
        ("/pictures/rollwright.png".to_owned(), "image/png", "max-age=3600"),
        ("/favicon.ico".to_owned(), "image/x-icon", "max-age=3600"),
        ("/robots.txt".to_owned(), "text/plain", "max-age=3600"),
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
        ("/assets/1/packs/none.js", "application/json"),
        ("/assets/1/page.html", "application/json"),
        ("/assets/1/..%2f..%2fCargo.toml", "application/json"),
        ("/icons/none.svg", "application/json"),
        ("/pictures/none.png", "application/json"),
        ("/pictures/qwixx", "application/json"),
        ("/nowhere", "application/json"),
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

#[tokio::test]
async fn people_get_a_page_where_there_is_nothing_and_programs_an_error() {
    let site = Site::open("/games").await;
    let browser = "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n";
    for (path, accept, kind) in [
        ("/games/nowhere", browser, "text/html"),
        ("/games/rules/qwixx/more", browser, "text/html"),
        ("/elsewhere", browser, "text/html"),
        ("/games/nowhere", "Accept: */*\r\n", "application/json"),
        ("/games/nowhere", "Accept: text/html;q=0, */*\r\n", "application/json"),
        ("/games/api/v1/nowhere", browser, "application/json"),
    ] {
        let answer = site.ask_with(&format!("GET {path}"), accept).await;
        assert!(answer.starts_with("HTTP/1.1 404 ") && answer.contains(kind), "{path} {accept}: {answer}");
    }
    let posted = site.ask_with("POST /games/nowhere", browser).await;
    assert!(posted.starts_with("HTTP/1.1 404 ") && posted.contains("application/json"), "{posted}");
}

#[tokio::test]
async fn a_slash_too_many_leads_to_the_address_without() {
    let site = Site::open("/games").await;
    for (path, to) in [
        ("/games/rules/", "/games/rules"),
        ("/games/rules/qwixx//", "/games/rules/qwixx"),
        ("/games/t/abc/?a=b", "/games/t/abc?a=b"),
    ] {
        let answer = site.get(path).await;
        assert!(answer.starts_with("HTTP/1.1 308 "), "{path}: {answer}");
        assert!(answer.contains(&format!("location: {to}\r\n")), "{path}: {answer}");
    }
    // Not to other servers.
    for path in ["//example.org/", "/\\example.org/", "///"] {
        assert!(!site.get(path).await.contains("location:"), "{path}");
    }
}

#[tokio::test]
async fn a_page_that_has_not_changed_is_not_sent_again() {
    let site = Site::open("").await;
    let tag_of = |answer: &str| {
        let line =
            answer.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap_or_else(|| panic!("{answer}"));
        line.trim().to_owned()
    };
    for path in ["/", "/rules/qwixx", "/sw.js", "/manifest.webmanifest"] {
        let tag = tag_of(&site.get(path).await);
        let again = site.ask_with(&format!("GET {path}"), &format!("If-None-Match: {tag}\r\n")).await;
        assert!(again.starts_with("HTTP/1.1 304 ") && tag_of(&again) == tag, "{path}: {again}");
        assert!(again.ends_with("\r\n\r\n"), "{path}: {again}");
    }
    // In another language it is another page.
    let (english, german) = (site.get("/").await, site.ask_with("GET /", "Accept-Language: de\r\n").await);
    assert_ne!(tag_of(&english), tag_of(&german));
}

#[tokio::test]
async fn links_say_what_they_lead_to() {
    let site = Site::open("/games").await;
    let made = site.ask("POST /games/api/v1/tables\n{\"game\":\"qwixx\",\"seats\":3}").await;
    let made: serde_json::Value = serde_json::from_str(made.split_once("\r\n\r\n").unwrap().1).unwrap();
    let path = made["path"].as_str().unwrap();
    let table = made["table"].as_str().unwrap();
    let empty = site.get(path).await;
    assert!(empty.contains("<title>An invitation to Qwixx · Rollwright</title>"), "{empty}");
    site.ask(&format!("POST /games/api/v1/tables/{table}/seats\n{{\"name\":\"<b>שלום\"}}")).await;
    let page = site.ask_with(&format!("GET {path}"), "Accept-Language: de\r\n").await;
    for tag in [
        "<title>\u{2068}&lt;b&gt;שלום\u{2069} lädt dich zu Qwixx ein · Rollwright</title>".to_owned(),
        "<meta property=\"og:description\" content=\"2 von 3 Plätzen sind frei".to_owned(),
        "<meta property=\"og:locale\" content=\"de_DE\">".to_owned(),
        format!("<meta property=\"og:url\" content=\"http://test{path}\">"),
        "<meta property=\"og:image\" content=\"http://test/games/pictures/qwixx.png\">".to_owned(),
        "<meta name=\"robots\" content=\"noindex\">".to_owned(),
    ] {
        assert!(page.contains(&tag), "{tag}: {page}");
    }
    let rules = site.get("/games/rules/qwixx").await;
    assert!(
        rules.contains("<title>Qwixx: Rules · Rollwright</title>") && !rules.contains("noindex"),
        "{rules}"
    );
}

#[tokio::test]
async fn pages_learn_which_version_the_server_has() {
    let site = Site::open("").await;
    let about = site.get("/api/v1").await;
    assert!(about.contains(&format!("rollwright-client: {}\r\n", web::version())), "{about}");
}
