//! A database of the first form, made by the server of that time, and what this server makes of it.
//!
//! `data/first-form.db` holds a match of three games that only bots played, whose first two records are not what was
//! played, as that server stored them; and a match under way, with a person who has said something and does not want
//! single choices made.

use std::path::Path;
use std::time::Duration;

use crate::common::{Client, TestServer, has, seeded, soon};
use serde_json::json;

const MATCH: &str = "sr2kwk4rnque57";
/// What the players of that match were told.
const SCORES: [[i32; 2]; 3] = [[0, 56], [-2, 43], [10, 72]];
const UNDER_WAY: &str = "4cvc9zm65dewbv";
const TOKEN: &str = "drfsgnhjwmcmgimwgpeyujsst4k75pgk";

async fn old_server() -> TestServer {
    TestServer::start_on(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/first-form.db")).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_records_are_made_again_from_the_events() {
    let server = old_server().await;
    for (scores, game) in SCORES.into_iter().zip(1..) {
        let id = format!("{MATCH}-{game}");
        soon("the right record", async {
            while games::read_record(&server.record(&id).await).is_ok_and(|games| !games[0].is_over()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
        assert_eq!(server.checked(&id).await, json!(scores), "game {game}");
    }
    // Once is enough.
    soon("the end of the check", async {
        while server.services.store().has_unchecked_records().await.unwrap() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_under_way_goes_on() {
    let server = old_server().await;
    let mut ann = Client::join(&server, UNDER_WAY, Some(TOKEN)).await;
    let you = &ann.snapshot["you"];
    assert_eq!((&you["seats"], &you["host"], &you["auto"]), (&json!([1]), &json!(true), &json!([])));
    assert_eq!(ann.snapshot["chat"][0]["text"], "hello from before");
    assert_eq!(ann.snapshot["seats"][0]["name"], "Ann");
    for game in 1..=2 {
        let over = ann.play(&[1], &mut seeded(game)).await;
        server.checked(over["record"].as_str().unwrap()).await;
        if game == 1 {
            ann.wish(json!({ "ready": true })).await;
            ann.until("the next game", |step| has(step, "began")).await;
        }
    }
}
