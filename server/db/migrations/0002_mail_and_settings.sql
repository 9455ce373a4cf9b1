ALTER TABLE users
  ADD COLUMN email_notifications boolean NOT NULL DEFAULT true,
  ADD COLUMN product_updates boolean NOT NULL DEFAULT true,
  ADD COLUMN marketing_emails boolean NOT NULL DEFAULT false,
  ADD COLUMN marketing_agreed_at timestamptz;

ALTER TABLE analyses
  ADD COLUMN kept_since timestamptz,
  ADD COLUMN deleted_at timestamptz;
CREATE INDEX analyses_deleted ON analyses (deleted_at) WHERE deleted_at IS NOT NULL;

-- Links in mails: one for each person and purpose, known only by the hash of their token.
CREATE TABLE mail_links (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset-password', 'verify-email', 'change-email')),
  token_hash text NOT NULL UNIQUE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purpose)
);

-- Mails to send. The body is sealed with the person's key, and gone once the mail is.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  dedupe_key text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  body bytea,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts integer NOT NULL,
  next_at timestamptz NOT NULL,
  useless_after timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';
