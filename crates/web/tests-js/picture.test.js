// The picture of a result: drawn from made-up sheets, with names that would like to be something else.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { escaped, write } = await import("../assets/parts/drawing.js");
const { resultSvg } = await import("../assets/parts/result-picture.js");

test("what XML would read as its own is escaped", () => {
  assert.equal(escaped(`<b a="1" c='2'>&amp;`), "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;");
  assert.equal(escaped(42), "42");
});

test("what XML cannot hold is left out", () => {
  assert.equal(escaped("a\u0000b\u001bc\ud800d\uffffe"), "abcde");
  assert.equal(escaped("🎲 ل 字"), "🎲 ل 字");
  assert.doesNotThrow(() => encodeURIComponent(escaped("\udfff\ud83d")));
});

test("texts are escaped wherever they are written", () => {
  assert.match(write(1, 2, "</text><script>"), /&lt;\/text&gt;&lt;script&gt;/);
});

const PICTURE = { size: () => ({ width: 300, height: 100 }), draw: (_, __, seat) => `<g id="sheet${seat}"/>` };

const result = (names) => ({
  ...{ game: "made-up", state: {}, layout: {}, at: 1_794_700_000, winners: [1] },
  names,
  scores: names.map((_, place) => 10 * place),
});

test("a picture has everybody's name, points and sheet, and no markup of theirs", () => {
  const names = ["ann", `<img src="x" onerror="alert(1)">`, "a".repeat(80)];
  const { svg, width, height } = resultSvg(result(names), PICTURE);
  assert.ok(width > 300 && height > 100);
  assert.equal(svg.includes("<img"), false);
  assert.ok(svg.includes("&lt;img src=&quot;x&quot;"));
  assert.ok(svg.includes("★ Ann<"));
  assert.equal(/a{40}/i.test(svg), false);
  for (const seat of [1, 2, 3]) assert.ok(svg.includes(`id="sheet${seat}"`));
  for (const points of [0, 10, 20]) assert.ok(svg.includes(`>${points}</text>`));
});

test("sheets stand in as many columns as make a handy picture", () => {
  for (let count = 1; count <= 6; count += 1) {
    const { width, height } = resultSvg(result(Array.from({ length: count }, () => "Eva")), PICTURE);
    assert.ok(width / height > 0.6 && width / height < 2.6, `${count}: ${width} x ${height}`);
  }
});

/** The least that each game's drawing needs. */
const GAMES = {
  qwixx: {
    state: {
      closed: ["red"],
      sheets: [
        { red: { crossed: [2], lost: [], locked: true, points: 3 }, misthrows: 1, misthrow_points: -5, points: -2 },
      ],
    },
    layout: { rows: [{ colour: "red", letter: "r", numbers: [2, 3] }], misthrows: 4, misthrow_points: -5 },
  },
  "twenty-one": {
    state: {
      sheets: [{ rows: [{ points: 7, fields: [{ colour: "<&", number: 6, written: 6, crossed: false, hit: true }] }] }],
    },
    layout: {},
  },
  "one-card": {
    state: {
      hands: [
        {
          scored: [{ card: 1, points: 9, rows: [{ colour: "red", boxes: 3, crossed: 3, sun: true }] }],
          cards: [{ card: 2, points: 0, rows: [{ colour: "blue", boxes: 2, crossed: null, sun: false }] }],
        },
      ],
    },
    layout: { card_rows: 1, most_boxes: 6 },
  },
};

for (const [game, { state, layout }] of Object.entries(GAMES)) {
  test(`${game} draws a sheet within its size`, async () => {
    const { default: picture } = await import(`../assets/games/${game}/picture.js`);
    const { width, height } = picture.size(state, layout);
    assert.ok(width > 0 && height > 0);
    const drawn = picture.draw(state, layout, 1);
    assert.equal(/undefined|NaN|null|<&/.test(drawn), false, drawn);
    const rights = [...drawn.matchAll(/<rect x="([\d.-]+)"[^>]* width="([\d.]+)"/g)];
    assert.ok(rights.length > 0);
    for (const [, x, wide] of rights) assert.ok(Number(x) + Number(wide) <= width + 1);
  });
}
