//! A new table is set up by pictures: whoever is tapped joins, and everything is remembered for the next table.

use browser::{Device, Site};
use serde_json::{Value, json};

use crate::player::Player;

/// A small phone.
const SMALL: Device = Device { width: 360, height: 640, touch: true, scale: 1.0 };

fn form(site: &Site, player: &Player) {
    player.visit(&site.at("/"));
    player.hit("[data-way=friends]");
    player.page.wait_for("document.querySelector('.newtable [name=game]')");
}

/// The table at which a player is, as the server tells it.
fn table(player: &Player) -> Value {
    player.page.wait_for("location.pathname.startsWith('/t/')");
    player.page.eval("fetch('/api/v1/tables/' + location.pathname.slice(3)).then((answer) => answer.json())")
}

#[test]
fn a_table_is_set_up_with_a_thumb_and_remembered() {
    let site = Site::start();
    let player = Player::new(SMALL, 81);
    form(&site, &player);
    player.assert_accessible("the form");
    player.pick("game", "one-card");
    player.hit("label:has([name='option advanced'])");
    player.hit(".newtable [data-add=easy]");
    player.hit(".newtable [data-add=expert]");
    // There is room for four.
    player.page.wait_for("document.querySelector('.newtable [data-add=hard]').disabled");
    player.hit(".newtable [data-remove=friend]");
    player.pick("pace", "quick");
    player.pick("dice", "tap");
    player.pick("match", "3");
    // Wherever one is in the form, the button is in reach.
    player.page.eval("document.querySelector('.newtable [data-add]').scrollIntoView()");
    let reach = "document.querySelector('.newtable .main').getBoundingClientRect().bottom <= innerHeight";
    assert_eq!(player.page.eval(reach), true);
    let small = r"[...document.querySelectorAll('.newtable :is(.pick, button, summary)')]
        .filter((one) => one.getBoundingClientRect().height < 44 && one.tagName !== 'SUMMARY').map((one) => one.outerHTML)";
    assert_eq!(player.page.eval(small), json!([]));
    player.hit(".newtable .main");
    let made = table(&player);
    let bots: Vec<&Value> = made["seats"].as_array().unwrap().iter().map(|seat| &seat["level"]).collect();
    assert_eq!(bots, [&Value::Null, &json!("easy"), &json!("expert")]);
    for (key, value) in
        [("game", json!("one-card")), ("seconds", json!(15)), ("dice", json!("tap")), ("match", json!(3))]
    {
        assert_eq!(made[key], value, "{key}");
    }
    assert_eq!(made["options"]["advanced"], true);

    form(&site, &player);
    let kept = "[...document.querySelectorAll('.newtable input:checked')].map((one) => one.value).join(' ')";
    assert_eq!(player.page.eval(kept), "one-card on quick tap 3");
    assert_eq!(player.page.count(".newtable [data-remove]"), 2);
    player.page.assert_no_errors();
}

#[test]
fn people_on_one_device_have_names() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 82);
    player.visit(&site.at("/#one-device"));
    player.page.wait_for("document.querySelector(\".newtable [name='name 1']\")");
    // Nobody plays alone on one device.
    player.page.wait_for("document.querySelector('.newtable [data-remove]').disabled");
    player.hit(".newtable [data-add=friend]");
    for (place, name) in ["Ann", "Ben", "Eva"].into_iter().enumerate() {
        player.fill(&format!(".newtable [name='name {place}']"), name);
    }
    // Whoever goes takes their name along.
    player.hit(".newtable [data-remove]");
    player.page.wait_for("document.querySelector(\".newtable [name='name 1']\").value === 'Eva'");
    player.hit(".newtable .main");
    let names: Vec<Value> =
        table(&player)["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, [json!("Ann"), json!("Eva")]);
}
