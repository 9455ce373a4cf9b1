-- Which account of the payment provider a customer belongs to, and whether to its live mode: ids mean nothing in another
-- account or mode. Null: made before this was stored, and not seen at the provider since.
ALTER TABLE customers ADD COLUMN account text, ADD COLUMN is_live boolean;

-- since: payments from this moment on were not wanted any more, and are refunded. letter: the receipt of a withdrawal,
-- sealed with the site's data key, so that it can be sent after the account is gone, until it is sent.
ALTER TABLE obligations
  ADD COLUMN account text,
  ADD COLUMN is_live boolean,
  ADD COLUMN since timestamptz,
  ADD COLUMN letter bytea,
  DROP CONSTRAINT obligations_kind_check,
  ADD CONSTRAINT obligations_kind_check
    CHECK (kind IN ('refund', 'end-subscription', 'delete-customer', 'acknowledge-withdrawal'));

-- Whether the account's owner wants back what was paid within the refund period: owed when the account is closed.
ALTER TABLE users ADD COLUMN leaving_with_refund boolean NOT NULL DEFAULT false;

-- When operators were last told that the outcome of a charge is not known.
ALTER TABLE charge_jobs ADD COLUMN alerted_at timestamptz;
