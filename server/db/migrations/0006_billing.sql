-- What can be bought. Prices in cents; the ids of prices are the payment provider's and set by an admin.
CREATE TABLE plans (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('free', 'premium')),
  name text NOT NULL,
  description text NOT NULL,
  price_monthly_cents integer NOT NULL CHECK (price_monthly_cents >= 0),
  price_annual_cents integer NOT NULL CHECK (price_annual_cents >= 0),
  currency text NOT NULL,
  stripe_price_id_monthly text,
  stripe_price_id_annual text,
  features jsonb NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL
);

INSERT INTO plans (id, kind, name, description, price_monthly_cents, price_annual_cents, currency, features, is_active, created_at) VALUES
  ('free', 'free', 'Free', 'See what hiring software reads in your resume.', 0, 0, 'usd',
   '["Basic ATS compatibility check", "Format error detection", "Limited keyword suggestions", "1 resume scan per day", "Basic ATS score"]',
   true, now()),
  ('premium', 'premium', 'Premium', 'Everything we find, for every resume and every job.', 1499, 14388, 'usd',
   '["Unlimited checks and scans", "Comprehensive format analysis", "Advanced keyword optimization", "Company-specific ATS insights", "Multiple resume storage", "Downloadable reports", "Premium templates", "Recommendations from every check", "Priority support"]',
   true, now());

-- asked counts the times that we began to ask the provider about this customer, written the latest of these whose answer
-- is stored: an older answer that comes late never overwrites a newer one.
CREATE TABLE customers (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  stripe_id text NOT NULL UNIQUE,
  asked bigint NOT NULL DEFAULT 0,
  written bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

-- One row for each time that somebody began to subscribe; status 'creating' until the provider has it.
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  plan_id text NOT NULL REFERENCES plans,
  stripe_id text UNIQUE,
  status text NOT NULL,
  is_current boolean NOT NULL,
  is_annual boolean NOT NULL,
  amount_cents integer NOT NULL,
  currency text NOT NULL,
  started_at timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  next_is_annual boolean,
  past_due_since timestamptz,
  card_brand text,
  card_last4 text,
  card_expires_month integer,
  card_expires_year integer,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('refund', 'withdrawal')),
  created_at timestamptz NOT NULL
);
-- Nobody has two subscriptions at once.
CREATE UNIQUE INDEX subscriptions_one_current ON subscriptions (user_id) WHERE is_current;
CREATE INDEX subscriptions_user ON subscriptions (user_id, created_at DESC);

-- What tax law wants kept outlives the account, without the person.
CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  stripe_id text NOT NULL UNIQUE,
  number text,
  status text NOT NULL,
  amount_cents integer NOT NULL,
  refunded_cents integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  address text,
  created_at timestamptz NOT NULL
);
CREATE INDEX invoices_user ON invoices (user_id, created_at DESC);

-- Every attempt to take money. status: succeeded, failed, pending, refunded, disputed.
CREATE TABLE transactions (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  stripe_id text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('succeeded', 'failed', 'pending', 'refunded', 'disputed')),
  amount_cents integer NOT NULL,
  refunded_cents integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  payment_method text,
  created_at timestamptz NOT NULL
);
CREATE INDEX transactions_user ON transactions (user_id, created_at DESC);
CREATE INDEX transactions_created ON transactions (created_at DESC, id);

-- Messages of the provider whose effect is stored.
CREATE TABLE stripe_events (
  id text PRIMARY KEY,
  received_at timestamptz NOT NULL
);
CREATE INDEX stripe_events_received ON stripe_events (received_at);

-- Customers whose account is gone: their subscription is to be ended at the provider too.
CREATE TABLE departed_customers (
  stripe_id text PRIMARY KEY,
  departed_at timestamptz NOT NULL
);

-- Work that one server does for all of them: who moves done_at forward does it.
CREATE TABLE chores (
  name text PRIMARY KEY,
  done_at timestamptz NOT NULL
);

-- Places for analyses: of the day (what = the date) and of the moment (what = 'running'). A place is taken while its
-- lease runs, and for good once it is used.
CREATE TABLE scan_places (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  what text NOT NULL,
  place integer NOT NULL,
  lease_until timestamptz NOT NULL,
  is_used boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, what, place)
);
