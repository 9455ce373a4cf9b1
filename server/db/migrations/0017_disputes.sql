-- What a bank took back is told apart from what it still looks at, and may be why a subscription ends.
ALTER TABLE transactions DROP CONSTRAINT transactions_status_check;
ALTER TABLE transactions ADD CONSTRAINT transactions_status_check
  CHECK (status IN ('succeeded', 'failed', 'pending', 'refunded', 'disputed', 'lost'));
ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_ended_by_check;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_ended_by_check
  CHECK (ended_by IN ('refund', 'withdrawal', 'dispute'));
