-- What people without an account send us: sealed with the key of the house, and deleted when its time has come.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  delete_at timestamptz NOT NULL,
  subject text NOT NULL,
  status text NOT NULL CHECK (status IN ('new', 'answered', 'closed')),
  body bytea NOT NULL
);
CREATE INDEX contact_messages_status ON contact_messages (status, created_at DESC);
CREATE INDEX contact_messages_delete_at ON contact_messages (delete_at);

CREATE TABLE applications (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL,
  delete_at timestamptz NOT NULL,
  opening text NOT NULL,
  status text NOT NULL CHECK (status IN ('new', 'answered', 'closed')),
  body bytea NOT NULL,
  filename bytea NOT NULL,
  file bytea NOT NULL
);
CREATE INDEX applications_status ON applications (status, created_at DESC);
CREATE INDEX applications_delete_at ON applications (delete_at);
