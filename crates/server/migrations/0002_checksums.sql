-- A checksum for every row, so that damage is noticed and named. The function `row_checksum` is the server's own
-- (src/store/checksum.rs): a CRC-32 of all values with their types and lengths.
ALTER TABLE tables ADD COLUMN checksum BLOB;
ALTER TABLE steps ADD COLUMN checksum BLOB;
ALTER TABLE seats ADD COLUMN checksum BLOB;
ALTER TABLE chat ADD COLUMN checksum BLOB;
ALTER TABLE records ADD COLUMN checksum BLOB;
UPDATE tables SET checksum = row_checksum(id, code, created, host, public, status, plan);
UPDATE steps SET checksum = row_checksum(table_id, n, last, at, bodies);
UPDATE seats SET checksum = row_checksum(table_id, seat, player, name);
UPDATE chat SET checksum = row_checksum(table_id, at, seat, player, text);
UPDATE records SET checksum = row_checksum(id, table_id, number, at, game, names, text);

-- How much a table has, so that a missing row is noticed, too; and whether it is about to be removed. Small rows, apart
-- from `tables`: they change often. A finished table whose steps have been removed has none.
CREATE TABLE table_steps (
    table_id   TEXT PRIMARY KEY,
    last       INTEGER NOT NULL,     -- the number of the last step that is sorted in
    at         INTEGER NOT NULL,     -- when the table was touched last: made, played at, or opened when it was marked
    seats      INTEGER NOT NULL,     -- how many rows `seats` has for it
    expired_at INTEGER,              -- since when it is marked to be removed
    checksum   BLOB
) WITHOUT ROWID;
CREATE INDEX table_steps_expired ON table_steps (expired_at) WHERE expired_at IS NOT NULL;
INSERT INTO table_steps (table_id, last, at, seats)
    SELECT t.id, coalesce(max(s.last), 0), coalesce(max(s.at), t.created),
           (SELECT count(*) FROM seats WHERE seats.table_id = t.id)
    FROM tables t LEFT JOIN steps s ON s.table_id = t.id GROUP BY t.id;
UPDATE table_steps SET checksum = row_checksum(table_id, last, at, seats, expired_at);

-- Everybody who made a table or ever had a seat at it: where to look when somebody wants to be forgotten.
CREATE TABLE table_players (
    player   BLOB NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE INDEX table_players_table ON table_players (table_id);
INSERT OR IGNORE INTO table_players SELECT host, id FROM tables;
INSERT OR IGNORE INTO table_players SELECT player, table_id FROM seats WHERE player IS NOT NULL;
INSERT OR IGNORE INTO table_players SELECT player, table_id FROM chat WHERE player IS NOT NULL;
INSERT OR IGNORE INTO table_players
    SELECT unhex(event.atom), steps.table_id
    FROM steps, json_tree(CASE WHEN json_valid(steps.bodies) THEN steps.bodies ELSE '[]' END) AS event
    WHERE instr(steps.bodies, '"player"') AND event.key = 'player';
INSERT OR IGNORE INTO table_players
    SELECT unhex(event.atom), json_extract(step.value, '$[0]')
    FROM (SELECT steps FROM journal_a UNION ALL SELECT steps FROM journal_b) AS journal,
         json_each(CASE WHEN json_valid(journal.steps) THEN journal.steps ELSE '[]' END) AS step,
         json_tree(step.value) AS event
    WHERE event.key = 'player';

-- What the server knows of itself: `seen_at`, when it was last alive; `steady_since`, since when its clock has not jumped;
-- `probes`, how often it has tried whether the disk still takes anything.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO meta (key, value)
    SELECT 'seen_at', max(at) FROM (SELECT max(at) AS at FROM table_steps UNION ALL SELECT max(at) FROM records)
    HAVING max(at) IS NOT NULL;

-- Bytes of a journal that could not be read when the database was opened, for whoever wants to have a look at them.
CREATE TABLE damaged (
    id      INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    content BLOB NOT NULL
);
