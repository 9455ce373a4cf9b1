-- A text that somebody tried out and keeps, sealed: one for each analysis, and gone with it.
CREATE TABLE drafts (
  analysis_id uuid PRIMARY KEY REFERENCES analyses ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  text bytea NOT NULL,
  kept_at timestamptz NOT NULL
);
CREATE INDEX drafts_user ON drafts (user_id);
