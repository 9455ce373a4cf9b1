-- Links to reports without the person: one for each analysis, known only by the hash of its token.
CREATE TABLE shares (
  analysis_id uuid PRIMARY KEY REFERENCES analyses ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX shares_user ON shares (user_id);
CREATE INDEX shares_expires ON shares (expires_at);
