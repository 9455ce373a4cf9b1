-- Calls to the payment provider that charge a card: a bank may take half a minute, longer than a request may.
CREATE TABLE charge_jobs (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('switch', 'card')),
  price text,
  state text NOT NULL CHECK (state IN ('open', 'asks', 'done', 'failed')),
  asked integer NOT NULL DEFAULT 1,
  round integer NOT NULL DEFAULT 1,
  only_looks boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL,
  try_at timestamptz NOT NULL,
  message text,
  last_error text,
  ended_at timestamptz,
  CHECK ((kind = 'switch') = (price IS NOT NULL)),
  CHECK ((state IN ('done', 'failed')) = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX charge_jobs_open_once ON charge_jobs (user_id, kind) WHERE state IN ('open', 'asks');
CREATE INDEX charge_jobs_due ON charge_jobs (try_at) WHERE state IN ('open', 'asks');
CREATE INDEX charge_jobs_by_user ON charge_jobs (user_id);
