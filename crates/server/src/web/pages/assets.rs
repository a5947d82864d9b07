//! The files that pages load: inside the binary, and named by what is in them, so that browsers may keep them.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::web::error::not_found;

/// A file that pages load.
struct Asset {
    name: &'static str,
    kind: &'static str,
    content: &'static str,
}

const ASSETS: [Asset; 3] = [
    Asset {
        name: "rollwright.js",
        kind: "text/javascript; charset=utf-8",
        content: include_str!("../../../assets/rollwright.js"),
    },
    Asset {
        name: "rollwright.css",
        kind: "text/css; charset=utf-8",
        content: include_str!("../../../assets/rollwright.css"),
    },
    Asset { name: "die.svg", kind: "image/svg+xml", content: include_str!("../../../assets/die.svg") },
];

/// What is put behind the names of files: another one for every version of them.
pub(super) fn fingerprint() -> String {
    let mut all = Sha256::new();
    for asset in &ASSETS {
        all.update(asset.content);
    }
    all.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

pub(super) async fn serve(Path(name): Path<String>) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return not_found().await.into_response();
    };
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, asset.content).into_response()
}
