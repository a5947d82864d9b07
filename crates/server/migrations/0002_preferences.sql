-- What players want done for them. It is no part of what happened, so it has no step; NULL if they never said.
ALTER TABLE seats ADD COLUMN auto INTEGER;
ALTER TABLE seats ADD COLUMN armed TEXT;       -- JSON, an array of choices
