-- Whether a person lets bullets of their resumes be sent to the language model of the operator. A choice is for one recipient
-- and one model: with another one, the person is asked again.
CREATE TABLE wording_choices (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  choice text NOT NULL CHECK (choice IN ('on', 'off')),
  recipient text NOT NULL,
  model text NOT NULL,
  decided_at timestamptz NOT NULL
);
