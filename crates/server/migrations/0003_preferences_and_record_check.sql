-- What players want done for them at their seats: choices said in advance, and single choices made by themselves. It is no
-- part of what happened, so it has no step; a seat whose player never said anything has no row.
CREATE TABLE preferences (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    auto     INTEGER NOT NULL,
    armed    TEXT NOT NULL,          -- JSON, an array of choices
    checksum BLOB,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Records that were stored before each was checked by rules and dice: they are gone through once, in the background, and
-- those that are wrong are made again from the events of their table. The row goes when that is done.
INSERT INTO meta (key, value) SELECT 'unchecked_records', count(*) FROM records HAVING count(*) > 0;
