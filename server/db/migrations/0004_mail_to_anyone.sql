-- Things of people who have no account are sealed with a key of the house, which is wrapped like the keys of people.
CREATE TABLE house_keys (
  name text PRIMARY KEY,
  key_name text NOT NULL,
  wrapped bytea NOT NULL
);

-- A mail to somebody without an account belongs to no user.
ALTER TABLE outbox ALTER COLUMN user_id DROP NOT NULL;
