-- Since when a payment is due: Premium lasts a few days longer.
ALTER TABLE users ADD COLUMN past_due_since timestamptz;
