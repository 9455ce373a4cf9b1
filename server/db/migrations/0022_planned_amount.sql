-- What a planned billing period will cost: plans may change their prices before it begins.
ALTER TABLE subscriptions ADD COLUMN next_amount_cents integer;
UPDATE subscriptions SET next_amount_cents = CASE WHEN next_is_annual THEN price_annual_cents ELSE price_monthly_cents END
  FROM plans WHERE plans.id = subscriptions.plan_id AND next_is_annual IS NOT NULL;
