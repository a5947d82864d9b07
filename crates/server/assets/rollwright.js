// The stand-in client: small, plain, and one file for all pages. Whatever comes from elsewhere gets into a page
// as text, never as markup.

const base = new URL("..", import.meta.url);
const at = (path) => new URL(path, base);
const $ = (id) => document.getElementById(id);
const main = document.querySelector("main");

/** An element; children are elements and texts. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat(2).filter((child) => child != null && child !== false));
  return element;
}

const button = (text, click, kind) => make("button", { type: "button", class: kind, click }, text);

const notice = (text) => { $("notice").textContent = text; };

/** Does something that can fail, and says so. */
const attempt = (action) => action().catch((error) => notice(error.message));

/** What is done when a form is sent, in place of what the browser would do. */
function onSubmit(form, action) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(async () => action(event.submitter));
  });
}

// What the browser keeps: the token and the last name.
const kept = (key) => localStorage.getItem(`rollwright.${key}`) ?? undefined;
const keep = (key, value) => localStorage.setItem(`rollwright.${key}`, value);

/** Asks the server; a new token is kept, and goes into a header, never into an address. */
async function ask(method, path, body) {
  const headers = {};
  if (kept("token")) headers.authorization = `Bearer ${kept("token")}`;
  if (body !== undefined) headers["content-type"] = typeof body === "string" ? "text/plain" : "application/json";
  const sent = typeof body === "object" ? JSON.stringify(body) : body;
  const answer = await fetch(at(path), { method, headers, body: sent });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(told.error?.message ?? `the server answers ${answer.status}`);
  if (told.token) keep("token", told.token);
  return told;
}

/** What a player adds to the dice: 128 random bits. */
const luck = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function sitDown(table, name) {
  keep("name", name);
  return ask("POST", `api/v1/tables/${table}/seats`, { name, luck: luck() });
}

// ---- The start

async function start() {
  const form = $("new");
  const about = await ask("GET", "api/v1");
  form.name.value = kept("name") ?? "";
  form.game.append(...about.games.map((game) => make("option", { value: game.name }, game.title)));
  const bots = about.bots.map((bot) => make("option", { value: bot.name, title: bot.about, selected: bot.name === "medium" }, bot.name));
  form.level.append(...bots);
  const choose = () => {
    const game = about.games.find((known) => known.name === form.game.value);
    const counts = Array.from({ length: game.max_seats }, (_, place) => place + 1);
    form.seats.replaceChildren(...counts.map((count) => make("option", { value: count, selected: count === 2 }, count)));
    $("options").replaceChildren(...game.options.map((option) =>
      make("label", {}, make("input", { type: "checkbox", name: `option ${option}` }), ` ${option.replace("_", " ")}`)));
  };
  form.game.addEventListener("change", choose);
  choose();
  onSubmit(form, (pressed) => open(form, pressed?.value ?? "bots"));
  onSubmit($("code"), async () => {
    const found = await ask("GET", `api/v1/tables/${encodeURIComponent($("code").code.value.trim())}`);
    location.assign(at(`t/${found.table}`));
  });
  const title = (name) => about.games.find((game) => game.name === name)?.title ?? name;
  const { tables } = await ask("GET", "api/v1/tables");
  const free = (table) => table.seats.filter((seat) => seat.kind === "open").length;
  const listed = tables.map((table) => make("li", {},
    make("a", { href: at(`t/${table.table}`) }, title(table.game)), `, ${free(table)} of ${table.seats.length} seats free`));
  document.querySelector("#public ul").replaceChildren(...(listed.length ? listed : [make("li", { class: "faint" }, "None waits for players now.")]));
  if (!kept("token")) return;
  const { games } = await ask("GET", "api/v1/me/games");
  $("own").hidden = games.length === 0;
  document.querySelector("#own ul").replaceChildren(...games.map((game) => make("li", {},
    game.status === "over" ? title(game.game) : make("a", { href: at(`t/${game.table}`) }, title(game.game)),
    ` ${new Date(game.created * 1000).toLocaleDateString()} `,
    game.records.map((record, place) => [make("a", { href: at(`g/${record}`) }, `game ${place + 1}`), " "]))));
}

/** Makes a table and goes there: against bots with a seat at once, with friends to send the link around first. */
async function open(form, against) {
  const seats = Number(form.seats.value);
  const wish = { game: form.game.value, seats, match: Number(form.match.value) || 1, dice: form.dice.value };
  wish.seconds = Number(form.seconds.value) || null;
  wish.options = {};
  for (const box of $("options").querySelectorAll("input:checked")) wish.options[box.name.slice(7)] = true;
  if (against === "bots") {
    wish.bots = {};
    for (let seat = 2; seat <= seats; seat += 1) wish.bots[seat] = form.level.value;
  } else {
    wish.public = form.public.checked;
  }
  const made = await ask("POST", "api/v1/tables", wish);
  await sitDown(made.table, form.name.value);
  location.assign(at(`t/${made.table}`));
}

// ---- Colours: each has its letter, and nothing is told by colour alone

const COLOURS = { white: "w", black: "k", red: "r", orange: "o", yellow: "y", green: "g", blue: "b", purple: "p" };
const colourOf = (letter) => Object.keys(COLOURS).find((name) => COLOURS[name] === letter);
const chip = (letter, text) => make("span", { class: `chip c-${letter}`, title: `${colourOf(letter)} ${text.slice(1)}`.trim() }, text);

/** Dice in notation: `w4 r3` or `oyypp`. */
function chips(notation) {
  const one = (word) => (/^[a-z]\d+$/.test(word) ? [chip(word[0], word)] : Array.from(word, (letter) => chip(letter, letter)));
  return notation.split(" ").filter(Boolean).flatMap(one);
}

/** A choice as it stands on its button; a game that is not known here shows its notation. */
function label(state, choice) {
  const [word, ...rest] = choice.split(" ");
  switch (state.game) {
    case "qwixx":
      if (choice !== "-") return chips(choice);
      return state.phase === "action 2" && !state.crossed ? "nothing: a misthrow" : "nothing";
    case "twenty-one":
      return { keep: "keep these dice", reroll: "roll again", x: "cross out a field" }[choice] ?? chips(choice);
    case "one-card":
      if (word === "keep") return rest.length ? ["keep ", chips(rest.join(" "))] : "roll all again";
      if (word === "hold") return `hold cards ${rest.join(", ")}`;
      if (word === "take") return `take open card ${rest[0]}`;
      return { stop: "stop", "-": "pass" }[choice] ?? `use card ${choice}`;
    default:
      return choice;
  }
}

// ---- Sheets and cards, as simple as they can be read

const SHEETS = {
  qwixx(state, seat, legal) {
    const sheet = state.sheets[seat - 1];
    const row = (name) => {
      const letter = COLOURS[name];
      const { crossed, locked, points } = sheet[name];
      const numbers = Array.from({ length: 11 }, (_, place) => ("ry".includes(letter) ? place + 2 : 12 - place));
      const cells = numbers.map((number) => {
        const choice = `${letter}${number}`;
        const look = crossed.includes(number) ? "crossed" : legal[choice] ? "legal" : "";
        const shown = legal[choice] ? make("button", { type: "button", click: legal[choice], "aria-label": choice }, number) : number;
        return make("td", { class: look, "aria-label": look === "crossed" ? `${number} crossed` : null }, shown);
      });
      const [lock, meaning] = locked ? ["L", "locked by this player"] : state.closed.includes(name) ? ["–", "closed"] : ["", "open"];
      return make("tr", { class: `c-${letter}` }, make("th", { scope: "row" }, letter), cells, make("td", { title: meaning }, lock), make("td", {}, points));
    };
    const rows = ["red", "yellow", "green", "blue"].map(row);
    return [make("table", { class: "qwixx" }, make("tbody", {}, rows)), make("p", { class: "faint" }, `misthrows: ${sheet.misthrows} of 4`)];
  },
  "twenty-one"(state, seat) {
    const sheet = state.sheets[seat - 1];
    if (!sheet) return [];
    const cell = (field) => make("td", { class: `c-${COLOURS[field.colour]}${field.hit ? " hit" : ""}` },
      make("small", {}, `${COLOURS[field.colour]}${field.number}`), make("b", {}, field.crossed ? "×" : field.written ?? "\u00a0"));
    const rows = sheet.rows.map((row, place) => make("tr", { class: sheet.row === place + 1 ? "current" : null }, row.fields.map(cell), make("td", {}, row.points)));
    return make("table", { class: "twenty-one" }, make("tbody", {}, rows));
  },
  "one-card"(state, seat) {
    const hand = state.hands[seat - 1];
    const dealt = hand.dealt.map((shown, place) => card(shown, `dealt ${place + 1}`));
    return make("div", { class: "cards" }, dealt, hand.cards.map((shown, place) => card(shown, `card ${place + 1}`)),
      hand.scored.map((shown) => card(shown, "scored")));
  },
};

function card(shown, name) {
  const boxes = (row) => "■".repeat(row.crossed ?? 0) + "□".repeat(row.boxes - (row.crossed ?? 0));
  const rows = shown.rows.map((row) => make("tr", {}, make("th", { scope: "row" }, chip(COLOURS[row.colour], COLOURS[row.colour])),
    make("td", { class: "boxes", "aria-label": `${row.crossed ?? "?"} of ${row.boxes}` }, boxes(row)), make("td", {}, row.sun ? "☀" : "")));
  return make("table", { class: name === "scored" ? "card scored" : "card" }, make("caption", {}, `${name} · ${shown.points} points`), make("tbody", {}, rows));
}

// ---- A table

function table() {
  const id = main.dataset.table;
  const waiting = new Map();
  const typed = make("input", { "aria-label": "What the dice show", placeholder: "w4 w1 r3 y5 g2 b6", autocapitalize: "none" });
  let t, socket, ended, deadline, pause = 500, numbered = 0;

  const view = (seat) => t.seats.find((known) => known.seat === seat) ?? {};
  const bots = () => t.seats.filter((known) => known.kind === "bot").length;
  const botName = (seat) => `${view(seat).level} bot${bots() > 1 ? ` ${seat}` : ""}`;
  const nameOf = (seat) => view(seat).name ?? (view(seat).kind === "bot" ? botName(seat) : `Seat ${seat}`);
  const names = (seats) => seats.map(nameOf).join(", ");
  const mine = (seat) => t.you.seats.includes(seat);
  const gone = (seat) => view(seat).kind === "person" && !t.here.includes(seat);

  /** Sends a request; what to do when it was carried out. */
  function send(request, then) {
    numbered += 1;
    if (then) waiting.set(numbered, then);
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id: numbered, ...request }));
    else notice("Not connected: one moment …");
  }

  function connect() {
    const address = at("api/v1/socket");
    address.protocol = address.protocol.replace("http", "ws");
    const line = new WebSocket(address);
    socket = line;
    line.onopen = () => line.send(JSON.stringify({ hello: { version: 1, table: id, token: kept("token"), since: t?.n } }));
    line.onmessage = ({ data }) => line === socket && hear(JSON.parse(data));
    line.onclose = () => {
      if (line !== socket || ended) return;
      notice("The connection is lost. Trying again …");
      setTimeout(() => line === socket && connect(), pause * (0.5 + Math.random()));
      pause = Math.min(2 * pause, 10000);
    };
  }

  function again() {
    socket?.close();
    connect();
  }

  function hear(message) {
    if (message.table) {
      t = message.table;
      for (const step of t.missed ?? []) step.events.forEach(note);
      setTime(t.seconds_left);
      pause = 500;
      notice("");
    } else if (message.error) {
      notice(message.error.message);
      waiting.delete(message.id);
      ended ||= ["no_table", "wrong_version", "bad_token"].includes(message.error.code);
    } else if (!t) {
      return;
    } else if (message.n) {
      if (message.n <= t.n) return;
      if (message.n > t.n + 1) return again();
      follow(message);
    } else if (message.here) {
      t.here = message.here.seats;
      t.watching = message.here.watching;
    } else if (message.said) {
      t.chat.push(message.said);
    } else if (message.reacted) {
      t.chat.push({ name: nameOf(message.reacted.seat), text: message.reacted.reaction });
    } else if (message.hurry) {
      setTime(message.hurry.seconds);
    } else if ("ok" in message) {
      notice("");
      waiting.get(message.ok)?.(message);
      waiting.delete(message.ok);
    }
    if (t) show();
  }

  /** Brings what is known up to date with a step. */
  function follow(step) {
    t.n = step.n;
    for (const key of ["seats", "line"]) if (step[key]) t[key] = step[key];
    if (step.record) t.records.push(step.record);
    if (step.line) setTime(step.seconds);
    for (const event of step.events) {
      note(event);
      const [kind, what] = typeof event === "string" ? [event] : Object.entries(event)[0];
      if (["began", "chance", "unrolled", "decided", "undone"].includes(kind)) Object.assign(t, { chosen: [], undo: null, you: { ...t.you, chosen: {} } });
      if (kind === "began") Object.assign(t, { playing: true, ready: [] });
      if (kind === "chose") t.chosen.push(what.seat);
      if (kind === "took_back") t.chosen = t.chosen.filter((seat) => seat !== what.seat);
      if (kind === "undo_asked") t.undo = { by: what.seat, agreed: [what.seat] };
      if (kind === "undo_agreed") t.undo?.agreed.push(what.seat);
      if (kind === "undo_refused") t.undo = null;
      if (kind === "ready" || kind === "rematch") t[kind].push(what.seat);
      if (kind === "over") {
        t.results.push(what.scores);
        Object.assign(t, { playing: false, totals: what.totals, over: t.results.length === t.games });
        if (t.over) t.code = null;
      }
      if (kind === "next") {
        t.next = what.table;
        if (t.rematch.some(mine)) attempt(goOn);
      }
    }
  }

  async function goOn() {
    await sitDown(t.next, kept("name") ?? nameOf(t.you.seats[0]));
    location.assign(at(`t/${t.next}`));
  }

  /** Notes what happened, in words. */
  function note(event) {
    const [kind, what] = typeof event === "string" ? [event, {}] : Object.entries(event)[0];
    const words = {
      chance: () => `Chance: ${what}`, decided: () => `Chosen: ${what}`, began: () => `Game ${what.game} begins`,
      over: () => `Game ${what.game} is over: ${what.scores.join(" to ")}`, undone: () => "The last decision is taken back",
      unrolled: () => "The last dice are taken back", stood_in: () => `A bot plays for ${nameOf(what.seat)}`,
      returned: () => `${nameOf(what.seat)} is back`, undo_asked: () => `${nameOf(what.seat)} asks to take the last decision back`,
      undo_refused: () => `${nameOf(what.seat)} does not want it taken back`,
    }[kind]?.();
    if (!words) return;
    $("log").prepend(make("li", {}, words));
    while ($("log").children.length > 100) $("log").lastChild.remove();
  }

  const setTime = (seconds) => { deadline = seconds == null ? null : Date.now() + 1000 * seconds; };

  function show() {
    const line = t.playing ? t.line : null;
    const asked = line?.turn === "decide" ? line.seats.filter((seat) => !t.chosen.includes(seat)) : [];
    const own = asked.find(mine);
    const free = t.seats.some((seat) => seat.kind === "open" || seat.kind === "reserved");
    $("join").hidden = t.you.seats.length > 0 || !free;
    $("say").hidden = t.you.seats.length === 0;
    const legal = {};
    for (const choice of own ? line.choices[own] : []) {
      legal[choice] = () => send({ choose: choice, ply: line.ply, seat: own }, () => { t.you.chosen[own] = choice; t.chosen.push(own); });
    }
    showInvitation(free);
    showEnd();
    const focused = document.activeElement;
    showTurn(line, asked, own, legal);
    if (focused === typed && typed.isConnected) typed.focus();
    showSheets(own, legal);
    showPeople();
    const talk = t.chat.slice(-50).map((said) => make("li", {}, make("b", {}, said.name || "Somebody"), ` ${said.text}`));
    $("chat").replaceChildren(...talk);
    $("chat").scrollTop = $("chat").scrollHeight;
    const lucks = t.seats.filter((seat) => seat.luck).map((seat) => `${nameOf(seat.seat)}: ${seat.luck}`);
    $("promise").textContent = t.commitments.length ? `The server has committed to ${t.commitments.join(", ")}. Luck: ${lucks.join(", ") || "none yet"}.` : "Real dice are used.";
  }

  function showInvitation(free) {
    $("invite").hidden = !free || !t.code;
    if ($("invite").hidden) return;
    $("invite").replaceChildren(make("h2", {}, "Waiting for players"),
      make("p", {}, "Send this link: ", make("a", { href: at(`t/${id}`) }, at(`t/${id}`).href)),
      make("p", {}, "or tell the code ", make("b", { class: "code" }, t.code)),
      button("Copy the link", () => attempt(async () => navigator.clipboard.writeText(at(`t/${id}`).href)), "second"));
  }

  function showEnd() {
    $("end").hidden = t.playing || t.results.length === 0;
    if ($("end").hidden) return;
    const won = (seats) => `${names(seats)} ${seats.length > 1 ? "share the win" : "won"}`;
    const totals = t.games > 1 ? make("p", {}, `After ${t.results.length} of ${t.games} games: ${t.totals.map((points, place) => `${nameOf(place + 1)} ${points}`).join(", ")}`) : null;
    const next = t.next ? button("To the next table", () => attempt(goOn))
      : t.over ? button("Play again", () => send({ rematch: true, seat: t.you.seats[0] }))
      : button("Ready for the next game", () => send({ ready: true, seat: t.you.seats[0] }));
    const ready = t.over ? t.rematch : t.ready;
    $("end").replaceChildren(make("h1", {}, t.over ? "The end" : "Game over"), make("p", { class: "big" }, won(t.line?.winners ?? [])), totals ?? "",
      make("ul", { class: "plain" }, t.records.map((record, place) => make("li", {}, make("a", { href: at(`g/${record}`) }, `The record of game ${place + 1}, with the check of its dice`)))),
      t.you.seats.length ? make("div", { class: "row" }, next) : "", ready.length ? make("p", { class: "faint" }, `${names(ready)} would like to.`) : "");
  }

  function showTurn(line, asked, own, legal) {
    const parts = [];
    const state = line?.state;
    if (state) {
      const [what, whose] = [state.active ? (mine(state.active) ? "Your turn" : `${nameOf(state.active)}’s turn`) : "", asked.length ? `waiting for ${names(asked)}` : ""];
      parts.push(make("p", {}, own ? make("strong", {}, t.you.seats.length > 1 ? `${nameOf(own)}, choose` : "Choose") : whose || "rolling", what && ` · ${what}`, " ", make("span", { id: "clock" })));
      if (state.dice) parts.push(make("div", { class: "dice" }, chips(state.dice)));
      if (state.display?.length) parts.push(make("div", { class: "cards" }, state.display.map((shown, place) => card(shown, `open ${place + 1}`))));
    }
    const choices = Object.entries(legal).map(([choice, choose]) => button(label(state, choice), choose, "choice"));
    if (choices.length) parts.push(make("div", { class: "row choices" }, choices));
    const chosen = Object.entries(t.you.chosen).map(([seat, choice]) => [make("span", {}, "You have chosen ", label(state ?? {}, choice), ". "),
      button("Take it back", () => send({ take_back: true, seat: Number(seat) }, () => { delete t.you.chosen[seat]; }), "second")]);
    if (chosen.length) parts.push(make("div", { class: "row" }, chosen));
    if (line?.turn === "chance" && t.you.seats.length) parts.push(make("div", { class: "row" }, roll(line)));
    if (t.undo && t.you.seats.length) {
      const seat = t.you.seats.find((own) => !t.undo.agreed.includes(own));
      const answer = seat ? ["agree", "refuse"].map((word) => button(word, () => send({ undo: word, seat }), "second")) : [];
      parts.push(make("div", { class: "row" }, `${nameOf(t.undo.by)} would like to take the last decision back. `, answer));
    }
    $("turn").replaceChildren(...parts);
  }

  /** Rolling by hand: a tap, or what real dice show. */
  function roll(line) {
    const active = line.state.active;
    if (t.dice === "tap") return mine(active) || !t.here.includes(active) ? button("Roll", () => send({ roll: true })) : "";
    if (t.dice !== "real") return "";
    if (!["roll", "reroll"].includes(line.kind)) return button("Draw", () => send({ roll: true }));
    return [typed, button("That is what they show", () => send({ roll: typed.value.trim() }, () => { typed.value = ""; }))];
  }

  function showSheets(own, legal) {
    if (!t.line) return $("sheets").replaceChildren();
    const seats = t.seats.map((seat) => seat.seat).sort((a, b) => mine(b) - mine(a) || a - b);
    const drawn = (seat) => SHEETS[t.game]?.(t.line.state, seat, seat === own ? legal : {}) ?? make("pre", {}, JSON.stringify(t.line.state, null, 1));
    $("sheets").replaceChildren(...seats.map((seat) => make("article", { class: t.line.state.active === seat ? "active" : null },
      make("h2", {}, nameOf(seat), t.line.state.active === seat ? " •" : "", t.chosen.includes(seat) ? " ✓" : "", make("span", { class: "points" }, `${t.line.scores[seat - 1]}`)), drawn(seat))));
  }

  function showPeople() {
    const bot = (seat) => button("bot", () => send({ host: { bot: { seat, level: "medium" } } }), "small");
    const remove = (seat) => button("remove", () => send({ host: { remove: { seat } } }), "small");
    $("seats").replaceChildren(...t.seats.map(({ seat, kind, away, level }) => make("li", {},
      kind === "open" || kind === "reserved" ? make("span", { class: "faint" }, `Seat ${seat} is ${kind}`) : nameOf(seat),
      mine(seat) ? " (you)" : "", kind === "person" && level ? `, a ${level} bot plays for now` : gone(seat) || away ? ", not here" : "", " ",
      t.you.host && !t.over && !mine(seat) ? [kind !== "bot" && (kind !== "person" || gone(seat)) ? bot(seat) : null, kind === "person" ? remove(seat) : null] : null)),
    t.watching ? make("li", { class: "faint" }, `${t.watching} watching`) : "");
    const carry = () => send({ carry: true }, ({ carry: code }) => { $("own").append(make("p", {}, "Open this on the other device, once, within ten minutes: ", make("code", {}, `${at(`t/${id}`).href}#carry=${code}`))); });
    if (!t.you.seats.length || $("own").querySelector("p")) return;
    $("own").replaceChildren(t.playing ? button("Ask to take back", () => send({ undo: "ask", seat: t.you.seats[0] }), "small") : "",
      button("Go on on another device", carry, "small"), t.over ? "" : button("Leave", () => send({ leave: true, seat: t.you.seats[0] }, () => location.assign(base)), "small"));
  }

  $("join").name.value = kept("name") ?? "";
  onSubmit($("join"), async () => { await sitDown(id, $("join").name.value); again(); });
  onSubmit($("say"), () => { send({ say: $("say").text.value, seat: t.you.seats[0] }); $("say").reset(); });
  setInterval(() => {
    if ($("clock")) $("clock").textContent = deadline ? `${Math.max(0, Math.round((deadline - Date.now()) / 1000))} s` : "";
  }, 500);
  attempt(async () => {
    const { reactions } = await ask("GET", "api/v1");
    $("reactions").replaceChildren(...reactions.map((reaction) => button(reaction, () => send({ react: reaction, seat: t.you.seats[0] }), "small")));
  });
  attempt(async () => {
    const code = new URLSearchParams(location.hash.slice(1)).get("carry");
    if (code) {
      history.replaceState(null, "", location.pathname);
      await ask("POST", `api/v1/tables/${id}/carry`, { code });
    }
  }).finally(connect);
}

// ---- The check of a record, and privacy

function verify() {
  const form = $("check");
  form.file.addEventListener("change", async () => { form.record.value = (await form.file.files[0]?.text()) ?? ""; });
  onSubmit(form, async () => {
    const told = await ask("POST", "api/v1/verify", form.record.value);
    const result = (game) => (game.over ? `over: ${game.scores.join(" to ")}` : "not over");
    const games = (told.games ?? []).map((game) => make("li", {}, `${game.game}, ${game.events} events, ${result(game)}; dice: ${game.dice}`));
    const verdict = told.ok ? "✓ The record follows the rules." : `✗ ${told.message}`;
    $("result").replaceChildren(make("p", { class: told.ok ? "good" : "bad" }, verdict), make("ul", {}, games));
  });
}

function privacy() {
  $("forget").addEventListener("click", () => attempt(async () => {
    if (kept("token")) await ask("DELETE", "api/v1/me");
    for (const key of ["token", "name"]) localStorage.removeItem(`rollwright.${key}`);
    $("forgotten").textContent = "Done: your names and words are deleted, and this browser has forgotten you.";
  }));
}

const page = { start, table, verify, privacy }[main?.dataset.page];
if (page) attempt(async () => page());
