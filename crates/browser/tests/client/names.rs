//! Names from right to left: they must not turn around what stands beside them.

use browser::{Device, Site};

use crate::player::{Friends, MODULE, Player};

/// Whether the second of two texts inside an element is painted to the right of the first.
const IN_ORDER: &str = r#"((element, first, second) => {
    const place = (text) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const at = node.data.indexOf(text);
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + text.length);
            return range.getBoundingClientRect().left;
        }
        throw new Error(`${text} is not in ${element.textContent}`);
    };
    return place(first) < place(second);
})"#;

#[test]
fn a_name_from_right_to_left_stays_in_its_place() {
    let site = Site::start();
    let host = Player::new(Device::DESKTOP, 51);
    host.open_table(&site, Friends { seats: "3", ..Friends::default() });
    let address = host.page.address();
    let guest = Player::new(Device::DESKTOP, 52);
    guest.join(&address, "שלום");
    guest.page.wait_for("document.querySelector('.invite') && !document.querySelector('.join')");
    guest.hit("[data-chat]");
    guest.fill(".sayform input", "42 :)");
    guest.hit(".sayform button");

    // A digit beside such a name would jump to its other side.
    let toast = "[...document.querySelectorAll('.toast')].find((one) => one.innerText.includes('42'))";
    host.page.wait_for(toast);
    assert_eq!(host.page.eval(&format!("{IN_ORDER}({toast}, 'שלום', '42')")), true);
    host.hit("[data-chat]");
    host.page.wait_for("document.querySelector('.said li')");
    let said = "document.querySelector('.said li')";
    assert_eq!(host.page.eval(&format!("{IN_ORDER}({said}, 'שלום', '42')")), true);
    assert_eq!(host.page.eval(&format!("{IN_ORDER}({said}, '42', ':)')")), true);

    // What would turn everything after it around is not in the name that is shown.
    let other = Player::new(Device::DESKTOP, 53);
    other.visit(&address);
    let isolated = |name: &str| {
        let told = other.page.eval(&format!(
            "({MODULE})('core/bidi.js').then(({{ isolated }}) => isolated({}))",
            serde_json::json!(name)
        ));
        told.as_str().unwrap().to_owned()
    };
    assert_eq!(isolated("Ann-Sófía Müller 2 …"), "Ann-Sófía Müller 2 …");
    assert_eq!(isolated("שלום"), "\u{2068}שלום\u{2069}");
    assert_eq!(isolated("A\u{2069}\u{202e}B"), "\u{2068}AB\u{2069}");
}
