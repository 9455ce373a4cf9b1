-- When a user asked for the deletion of the account: large accounts are deleted in steps, which survive a restart.
ALTER TABLE users ADD COLUMN leaving_since timestamptz;
CREATE INDEX users_leaving ON users (leaving_since) WHERE leaving_since IS NOT NULL;
