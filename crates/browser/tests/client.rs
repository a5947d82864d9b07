//! The browser client as people use it: whole games, bad connections, real dice, one device for all, keys only, other
//! languages, every page looked at.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "client/player.rs"]
mod player;

#[path = "client/alone.rs"]
mod alone;
#[path = "client/connections.rs"]
mod connections;
#[path = "client/ending.rs"]
mod ending;
#[path = "client/fair_dice.rs"]
mod fair_dice;
#[path = "client/firefox.rs"]
mod firefox;
#[path = "client/keyboard.rs"]
mod keyboard;
#[path = "client/languages.rs"]
mod languages;
#[path = "client/looks.rs"]
mod looks;
#[path = "client/made_up.rs"]
mod made_up;
#[path = "client/names.rs"]
mod names;
#[path = "client/one_device.rs"]
mod one_device;
#[path = "client/own_material.rs"]
mod own_material;
#[path = "client/pace.rs"]
mod pace;
#[path = "client/pages.rs"]
mod pages;
#[path = "client/palette.rs"]
mod palette;
#[path = "client/presence.rs"]
mod presence;
#[path = "client/printing.rs"]
mod printing;
#[path = "client/real_dice.rs"]
mod real_dice;
#[path = "client/score_sheet.rs"]
mod score_sheet;
#[path = "client/setup.rs"]
mod setup;
#[path = "client/together.rs"]
mod together;
