-- What is owed to customers at the payment provider, until the provider's own state proves that it was done. Without
-- foreign keys: an obligation outlives the account.
CREATE TABLE obligations (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('refund', 'end-subscription', 'delete-customer')),
  cause text NOT NULL CHECK (cause IN ('refund', 'withdrawal', 'dispute', 'departure')),
  customer text NOT NULL,
  subject text NOT NULL,
  user_id uuid,
  made_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL,
  last_error text,
  alerted_at timestamptz,
  fulfilled_at timestamptz,
  proof text,
  CHECK ((fulfilled_at IS NULL) = (proof IS NULL))
);
CREATE UNIQUE INDEX obligations_open_once ON obligations (kind, subject) WHERE fulfilled_at IS NULL;
CREATE INDEX obligations_due ON obligations (try_at) WHERE fulfilled_at IS NULL;
CREATE INDEX obligations_by_customer ON obligations (customer);

INSERT INTO obligations (id, kind, cause, customer, subject, made_at, try_at)
  SELECT gen_random_uuid(), 'delete-customer', 'departure', stripe_id, stripe_id, departed_at, departed_at
  FROM departed_customers;
INSERT INTO obligations (id, kind, cause, customer, subject, user_id, made_at, try_at)
  SELECT gen_random_uuid(), 'refund', subscriptions.ended_by, customers.stripe_id, transactions.stripe_id,
    subscriptions.user_id, subscriptions.end_asked_at, subscriptions.end_asked_at
  FROM subscriptions
  JOIN customers ON customers.user_id = subscriptions.user_id
  JOIN transactions ON transactions.user_id = subscriptions.user_id
  WHERE subscriptions.is_current AND subscriptions.ended_by IN ('refund', 'withdrawal')
    AND transactions.status = 'succeeded' AND transactions.refunded_cents < transactions.amount_cents
    AND transactions.created_at > subscriptions.end_asked_at - interval '14 days'
  ON CONFLICT DO NOTHING;
INSERT INTO obligations (id, kind, cause, customer, subject, user_id, made_at, try_at)
  SELECT gen_random_uuid(), 'end-subscription', subscriptions.ended_by, customers.stripe_id, subscriptions.stripe_id,
    subscriptions.user_id, subscriptions.end_asked_at, subscriptions.end_asked_at
  FROM subscriptions
  JOIN customers ON customers.user_id = subscriptions.user_id
  WHERE subscriptions.is_current AND subscriptions.ended_by IS NOT NULL AND subscriptions.stripe_id IS NOT NULL
  ON CONFLICT DO NOTHING;

DROP TABLE departed_customers;
