CREATE TABLE users (
  id uuid PRIMARY KEY,
  username text NOT NULL UNIQUE,
  display_username text NOT NULL,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  subscription_status text NOT NULL DEFAULT 'none',
  suspended_at timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE credentials (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider_id, account_id)
);
CREATE INDEX credentials_user ON credentials (user_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE verifications (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX verifications_identifier ON verifications (identifier);

CREATE TABLE user_keys (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  key_name text NOT NULL,
  wrapped bytea NOT NULL
);

CREATE TABLE analyses (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  delete_at timestamptz NOT NULL,
  engine_version text NOT NULL,
  ats_score integer NOT NULL,
  keyword_score integer NOT NULL,
  format_score integer NOT NULL,
  job_score integer,
  file_bytes integer NOT NULL,
  filename bytea NOT NULL,
  file bytea NOT NULL,
  job_description bytea,
  result bytea NOT NULL
);
CREATE INDEX analyses_user ON analyses (user_id, created_at DESC);
CREATE INDEX analyses_delete_at ON analyses (delete_at);

CREATE TABLE analysis_requests (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  fingerprint text NOT NULL,
  lease_until timestamptz NOT NULL,
  analysis_id uuid REFERENCES analyses ON DELETE CASCADE,
  PRIMARY KEY (user_id, key)
);

CREATE TABLE activity (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  analysis_id uuid REFERENCES analyses ON DELETE CASCADE,
  ats_score integer,
  created_at timestamptz NOT NULL
);
CREATE INDEX activity_user ON activity (user_id, created_at DESC);

-- The shape that rate-limiter-flexible expects: expire is milliseconds since 1970.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
