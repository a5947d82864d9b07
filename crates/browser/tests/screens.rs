//! The pictures of the documentation: `cargo test -p rollwright-browser --test screens -- --ignored` takes them again.

use browser::{Chromium, Device, Site, shoot};

#[test]
#[ignore = "writes docs/screens"]
fn start_page() {
    let site = Site::start();
    let page = Chromium::shared().page();
    page.goto(&site.at("/"));
    shoot(&page, "start");
    page.device(Device::PHONE);
    shoot(&page, "start-phone");
}
