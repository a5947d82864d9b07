//! All cards of the deck in one table.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use games::one_card::Deck;
use serde_json::{Value, json};
use solve::one_card::{RankedCard, Ranking};

use super::OneCardArgs;
use crate::files::write_file;
use crate::machine::cores;
use crate::progress::with_progress;

pub(super) fn run(out: &mut impl Write, args: &OneCardArgs, json: bool) -> Result<()> {
    let game = super::game(args, 1)?;
    let deck = game.deck();
    let threads = cores();
    let start = Instant::now();
    let states = Ranking::states_of(deck)?;
    let ranking = with_progress(states, "states", |done| Ranking::new(deck, args.price, threads, done))?;
    let seconds = start.elapsed().as_secs_f64();
    if let Some(file) = &args.table {
        write_file(file, &to_csv(deck, &ranking))?;
    }
    if json {
        let cards: Vec<Value> = ranking.cards.iter().map(|card| card_json(deck, card)).collect();
        let report = json!({
            "value": ranking.mean_least_turns(),
            "price": args.price,
            "states": ranking.states,
            "bytes": ranking.bytes,
            "seconds": seconds,
            "cards": cards,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    let Ranking { states, bytes, .. } = ranking;
    writeln!(
        out,
        "one-card: {} cards alone, {states} states, {:.1} MB of tables, {seconds:.2} s, {threads} thread(s)",
        ranking.cards.len(),
        bytes as f64 / 1e6
    )?;
    writeln!(out, "least turns a card: {:.4} on average\n", ranking.mean_least_turns())?;
    writeln!(
        out,
        "{:30}{:^27}{:^26}{:^28}",
        "",
        "fastest",
        format!("at {} a turn", args.price),
        "in the long run"
    )?;
    writeln!(
        out,
        "card rows                     turns  within 3  within 5    points  turns   worth    points a turn  rank"
    )?;
    for card in &ranking.cards {
        let (within, at_price) = (&card.speed.within, &card.at_price);
        writeln!(
            out,
            "{:>4} {:<22}{:>9.4} {:>7.2} % {:>7.2} % {:>9.3} {:>6.3} {:>7.3} {:>16.4} {:>5}",
            card.id.number(),
            deck.card(card.id).to_string(),
            card.speed.least,
            100.0 * within[2],
            100.0 * within[4],
            at_price.points,
            at_price.turns,
            at_price.worth(),
            card.at_best_rate.price,
            card.rank,
        )?;
    }
    Ok(())
}

fn to_csv(deck: &Deck, ranking: &Ranking) -> String {
    let mut lines = "card,rows,least_turns,points,turns,worth,best_rate,rank\n".to_owned();
    for card in &ranking.cards {
        let RankedCard { id, speed, at_price, at_best_rate, rank } = card;
        lines += &format!(
            "{id},{},{},{},{},{},{},{rank}\n",
            deck.card(*id),
            speed.least,
            at_price.points,
            at_price.turns,
            at_price.worth(),
            at_best_rate.price
        );
    }
    lines
}

fn card_json(deck: &Deck, card: &RankedCard) -> Value {
    let (at_price, best) = (&card.at_price, &card.at_best_rate);
    json!({
        "card": card.id.number(),
        "rows": deck.card(card.id).to_string(),
        "least_turns": card.speed.least,
        "within": card.speed.within,
        "points": at_price.points,
        "turns": at_price.turns,
        "worth": at_price.worth(),
        "best_rate": best.price,
        "best_rate_points": best.points,
        "best_rate_turns": best.turns,
        "rank": card.rank,
    })
}
