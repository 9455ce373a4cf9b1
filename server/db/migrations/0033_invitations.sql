-- Links with which one person each can create an account, while SIGN_UPS is 'invited'. `token_hash` is the SHA-256 of the token.
CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  made_by uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_by uuid REFERENCES users ON DELETE SET NULL,
  used_at timestamptz
);
CREATE INDEX invitations_made_by ON invitations (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX invitations_used_by ON invitations (used_by) WHERE used_by IS NOT NULL;
CREATE INDEX invitations_made_at ON invitations (made_at);
