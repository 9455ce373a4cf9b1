-- Deleting a row looks for the rows that refer to it: without an index that reads their whole table.
CREATE INDEX analysis_requests_by_analysis ON analysis_requests (analysis_id) WHERE analysis_id IS NOT NULL;
CREATE INDEX outbox_by_user ON outbox (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX subscriptions_by_plan ON subscriptions (plan_id);
