-- What a username looks like: two that look alike are one. Names of basic letters look like themselves; the others are
-- filled in by the housekeeping, because PostgreSQL does not know which letters look alike.
ALTER TABLE users ADD COLUMN look text UNIQUE;
UPDATE users SET look = username WHERE username ~ '^[\x20-\x7e]*$';
