-- Ways to prove who one is beyond the password, and what a login that is not finished yet remembers.
DROP TABLE verifications;

CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE login_steps (
  token_hash text PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  state jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_steps_user ON login_steps (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX login_steps_expires ON login_steps (expires_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device)
);

ALTER TABLE mail_links DROP CONSTRAINT mail_links_purpose_check;
ALTER TABLE mail_links ADD CONSTRAINT mail_links_purpose_check
  CHECK (purpose IN ('reset-password', 'verify-email', 'change-email', 'log-in'));
