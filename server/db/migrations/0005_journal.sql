-- What the server notes for its operators: warnings, errors, what matters for security, starts and stops.
-- The lines of a person who leaves stay, without the person.
CREATE TABLE journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  level text NOT NULL CHECK (level IN ('error', 'warning', 'info', 'security')),
  message text NOT NULL,
  source text NOT NULL,
  kind text,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  target_id uuid REFERENCES users ON DELETE SET NULL,
  request_id text,
  created_at timestamptz NOT NULL
);
CREATE INDEX journal_level ON journal (level, id);
CREATE INDEX journal_created ON journal (created_at);
CREATE INDEX journal_user ON journal (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX journal_target ON journal (target_id) WHERE target_id IS NOT NULL;
