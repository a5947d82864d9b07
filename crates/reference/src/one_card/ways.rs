//! Dice letters and ways to pick: it exists to keep reading and listing of `oyypp` and `deal 4 17`
//! apart from the rules.

use std::collections::BTreeMap;

/// The colours of the dice in the order of the notation (K1).
pub(super) const COLOURS: [char; 6] = ['r', 'o', 'y', 'g', 'b', 'p'];

/// Dice or kept dice as `oyypp`, in any order.
pub(super) fn read_colours(text: &str) -> Result<Vec<char>, String> {
    match text.chars().find(|letter| !COLOURS.contains(letter)) {
        Some(letter) => Err(format!("{letter:?} is not a colour")),
        None => Ok(text.chars().collect()),
    }
}

/// The same dice in the order r o y g b p.
pub(super) fn in_order(dice: &[char]) -> Vec<char> {
    let mut ordered = dice.to_vec();
    ordered.sort_by_key(|die| COLOURS.iter().position(|colour| colour == die));
    ordered
}

/// `keep py` becomes `keep yp`; any other text stays as it is.
pub(super) fn choice_in_order(choice: &str) -> String {
    match choice.strip_prefix("keep ") {
        Some(dice) => {
            let dice: Vec<char> = dice.chars().collect();
            format!("keep {}", in_order(&dice).iter().collect::<String>())
        }
        None => choice.to_string(),
    }
}

/// Every multiset of so many dice in the order r o y g b p, with the number of ways to roll it.
pub(super) fn rolls(count: usize) -> Vec<(String, u64)> {
    let mut ways: BTreeMap<Vec<char>, u64> = BTreeMap::new();
    ways.insert(Vec::new(), 1);
    for _ in 0..count {
        let mut more = BTreeMap::new();
        for (dice, weight) in ways {
            for colour in COLOURS {
                let mut next = dice.clone();
                next.push(colour);
                *more.entry(in_order(&next)).or_insert(0) += weight;
            }
        }
        ways = more;
    }
    ways.into_iter().map(|(dice, weight)| (dice.into_iter().collect(), weight)).collect()
}

/// Every way to pick so many of the items, in their order.
pub(super) fn picks(items: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, item) in items.iter().enumerate() {
        for mut rest in picks(&items[index + 1..], count - 1) {
            rest.insert(0, *item);
            all.push(rest);
        }
    }
    all
}

/// `deal 4 17` from a word and numbers.
pub(super) fn phrase(word: &str, numbers: &[usize]) -> String {
    let mut text = word.to_string();
    for number in numbers {
        text += &format!(" {number}");
    }
    text
}
