-- Columns that the login library of the first version asked for. Nothing reads them; updated_at of a session was always
-- its created_at.
ALTER TABLE users DROP COLUMN image;
ALTER TABLE credentials
  DROP COLUMN access_token,
  DROP COLUMN refresh_token,
  DROP COLUMN id_token,
  DROP COLUMN access_token_expires_at,
  DROP COLUMN refresh_token_expires_at,
  DROP COLUMN scope;
ALTER TABLE sessions
  DROP COLUMN ip_address,
  DROP COLUMN updated_at;
