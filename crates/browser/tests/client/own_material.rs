//! One's own sheets: tapped or typed, read by the server, kept by the browser, played with, and shared by a link.

use browser::{Device, Site};
use serde_json::json;

use crate::player::Player;

/// A small phone.
const SMALL: Device = Device { width: 360, height: 640, touch: true, scale: 1.0 };

/// The sheets of the rules with these limits in the second row; its first letter is the colour of the first field.
fn sheets(second_row: [u8; 6]) -> String {
    let lines = include_str!("../../../twenty-one/data/sheets.txt").lines();
    let rows = lines.filter(|line| line.contains(": ") && !line.starts_with('#'));
    let mut counted = 0;
    let changed = rows.map(|line| {
        counted += usize::from(!line.starts_with("bonus"));
        if line.starts_with("bonus") || counted % 5 != 2 {
            return line.to_owned();
        }
        let fields = line.split(' ').skip(1).zip(second_row);
        let fields: Vec<String> = fields.map(|(field, limit)| format!("{}{limit}", &field[..1])).collect();
        format!("{} {}", &line[..2], fields.join(" "))
    });
    changed.collect::<Vec<_>>().join("\n")
}

fn wait_for_limits(player: &Player, row: usize, limits: &str) {
    player.page.wait_for(&format!(
        "[...(document.querySelectorAll('.twenty-one:not(.mini) .row')[{row}]?.querySelectorAll('.limit b') ?? [])]
            .map((one) => one.textContent).join('') === '{limits}'"
    ));
}

/// Types a text into the window of one's own sheets.
fn type_text(player: &Player, text: &str) {
    player.page.wait_for("document.querySelector('.ownsheets')");
    player.page.eval("document.querySelector('details:has(.materialtext)').open = true");
    player.page.eval(&format!(
        "(() => {{ const area = document.querySelector('.materialtext'); area.value = {}; \
         area.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()",
        json!(text)
    ));
}

/// The window in which the sheets of a score sheet are entered.
fn open_on_score_sheet(site: &Site, player: &Player) {
    player.visit(&site.at("/sheet"));
    player.hit("[data-sheet=twenty-one]");
    player.hit("label:has([name=own-material])");
}

#[test]
fn sheets_are_tapped_and_played_at_a_table() {
    let site = Site::start();
    let player = Player::new(SMALL, 91);
    player.visit(&site.at("/#friends"));
    player.page.wait_for("document.querySelector('.newtable [name=game]')");
    player.pick("game", "twenty-one");
    player.hit("label:has([name=own-material])");
    player.page.wait_for("document.querySelectorAll('.ownfield').length === 30");
    player.assert_accessible("the window of one's own sheets");
    // A row may repeat a limit, and a colour changes places with the one that was there.
    player.hit("[data-field='1 0']");
    player.hit("[data-limit='5']");
    player.hit("[data-colour=b]");
    let row = "[...document.querySelectorAll('.ownrow')[1].querySelectorAll('.ownfield')]
        .map((one) => one.className.slice(11) + one.querySelector('b').textContent).join(' ')";
    player.page.wait_for(&format!("({row}) === 'blue5 green5 yellow4 black3 red2 white1'"));
    // The sheets are drawn, unless they are picked; no two seats have the same.
    player.hit("details:has([name='picked 1']) summary");
    player.select("[name='picked 1']", "F");
    player.select("[name='picked 2']", "F");
    player.page.wait_for("document.querySelector(\"[name='picked 1']\").value === '-'");
    player.select("[name='picked 1']", "D");
    player.hit("[data-material-keep]");
    player.page.wait_for("!document.querySelector('dialog')");
    player.page.wait_for("document.querySelector('[name=own-material]').checked");
    player.hit(".newtable [data-add=easy]");
    player.hit(".newtable [data-remove=friend]");
    player.hit(".newtable .main");
    player.page.wait_for("location.pathname.startsWith('/t/')");
    wait_for_limits(&player, 1, "554321");
    wait_for_limits(&player, 2, "654321");
    player.page.wait_for("document.querySelector('.twenty-one .letter').textContent.includes('D')");

    player.visit(&site.at("/#friends"));
    player.page.wait_for("document.querySelector('[name=own-material]')?.checked");
    player.page.assert_no_errors();
}

#[test]
fn sheets_are_typed_for_a_score_sheet_and_shared() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 92);
    open_on_score_sheet(&site, &player);
    type_text(&player, &sheets([6, 5, 4, 3, 2, 1]).replace("r1", "r7"));
    player.hit("[data-material-keep]");
    player.page.wait_for("!document.querySelector('#material-problem').hidden");
    let _ = player.page.take_errors();
    type_text(&player, &sheets([6, 6, 5, 5, 1, 1]));
    player.page.wait_for("document.querySelector('#material-problem').hidden");
    player.hit("[data-material-keep]");
    wait_for_limits(&player, 1, "665511");
    player.page.reload();
    wait_for_limits(&player, 1, "665511");
    // An exact hit has a ring and a small x.
    player.hit(".row.current .field.lit");
    player.hit(".numberpad .hit");
    player.page.wait_for(
        "document.querySelector('.row.current .ring') && document.querySelector('.hitmark .stroke')",
    );
    player.hit("[data-undo]");
    player.page.eval("navigator.clipboard.writeText = async (text) => { window.shared = text; }");
    player.hit("[data-material-share]");
    player.page.wait_for("window.shared");
    let link = player.page.eval("window.shared").as_str().unwrap().to_owned();
    player.page.assert_no_errors();

    let friend = Player::new(Device::DESKTOP, 93);
    friend.visit(&link);
    friend.hit("[data-sent-use]");
    wait_for_limits(&friend, 1, "665511");
    assert_eq!(friend.page.eval("location.hash"), "");
    friend.assert_accessible("a score sheet with one's own sheets");
    friend.page.assert_no_errors();
}

#[test]
fn a_link_is_never_trusted() {
    let site = Site::start();
    let player = Player::new(Device::PHONE, 94);
    player.visit(&site.at("/#material=twenty-one&text=A%3A+b6"));
    player.hit("[data-sent-use]");
    player.page.wait_for("document.querySelector('.toast.problem')");
    assert_eq!(player.page.eval("localStorage.getItem('rollwright.material')"), json!(null));
    let _ = player.page.take_errors();
    player.hit("[data-sent-drop]");
    player.page.wait_for("!document.querySelector('.sent') && location.hash === ''");
    player.visit(&site.at("/sheet#material=nothing&text=A"));
    player.page.wait_for("document.querySelector('[data-sheet]')");
    assert_eq!(player.page.count(".sent"), 0);
    player.page.assert_no_errors();
}
