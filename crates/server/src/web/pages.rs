//! The pages that people see, made here: the start, a table, a finished game, privacy.

use axum::Router;
use axum::response::Html;
use axum::routing::get;
use serde_json::Value;

use super::App;
use crate::config::Config;
use crate::store::StoredRecord;

pub(super) fn router() -> Router<App> {
    Router::new().route("/", get(async || Html("<!doctype html><title>Rollwright</title>")))
}

/// The page of a finished game, with the check of its dice.
pub(super) fn record_page(_config: &Config, record: &StoredRecord, _checked: &Value) -> Html<String> {
    Html(format!("<!doctype html><title>{}</title>", record.id))
}
