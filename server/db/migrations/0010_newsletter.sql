-- Who asked for the newsletter, and who confirmed. The address is sealed with the key of the house; its keyed hash tells
-- that it is there already. `confirm_hash` is that of the link in the mail, gone once it was used.
CREATE TABLE newsletter_subscriptions (
  id uuid PRIMARY KEY,
  address_hash text NOT NULL UNIQUE,
  address bytea NOT NULL,
  confirm_hash text UNIQUE,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((confirm_hash IS NULL) = (confirmed_at IS NOT NULL))
);
CREATE INDEX newsletter_unconfirmed ON newsletter_subscriptions (confirm_until) WHERE confirmed_at IS NULL;
