-- A link that lets candidates show the owner of a group their own resume. Only its hash is stored.
ALTER TABLE resume_groups ADD COLUMN link_hash text UNIQUE;
ALTER TABLE resume_groups ADD COLUMN link_expires_at timestamptz;

-- What candidates let the owner of a group see; sealed with their own key. Withdrawing deletes the row.
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES resume_groups ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  analysis_id uuid NOT NULL REFERENCES analyses ON DELETE CASCADE,
  with_file boolean NOT NULL,
  label bytea NOT NULL,
  entry bytea NOT NULL,
  agreed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (group_id, user_id)
);
CREATE INDEX consents_user ON consents (user_id);
CREATE INDEX consents_analysis ON consents (analysis_id);
CREATE INDEX consents_expires_at ON consents (expires_at);
