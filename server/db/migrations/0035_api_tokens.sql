-- Personal API tokens: only the SHA-256 of each is stored. `hint` is what its owner sees of it.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  hint text NOT NULL,
  name text NOT NULL,
  scopes jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX api_tokens_user ON api_tokens (user_id);
