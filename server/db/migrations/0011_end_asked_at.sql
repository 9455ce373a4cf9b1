-- When the end with a refund was asked for: the refund counts from then, also when the provider is told later.
ALTER TABLE subscriptions ADD COLUMN end_asked_at timestamptz;
