-- Resumes that their owner edits. What people wrote is sealed. `baseline` has the scores of the file that it was made from.
-- When that resume is deleted by its owner, so is this; when it expires, the link is taken off first.
CREATE TABLE workspaces (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  analysis_id uuid UNIQUE REFERENCES analyses ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  delete_at timestamptz NOT NULL,
  revision integer NOT NULL CHECK (revision > 0),
  design text NOT NULL,
  name bytea NOT NULL,
  job_description bytea,
  baseline bytea,
  document bytea NOT NULL
);
CREATE INDEX workspaces_user ON workspaces (user_id);
CREATE INDEX workspaces_delete_at ON workspaces (delete_at);

-- Earlier states of such a resume. Number 1 is what it began with.
CREATE TABLE workspace_versions (
  workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('uploaded', 'empty', 'named', 'automatic')),
  revision integer NOT NULL,
  made_at timestamptz NOT NULL,
  name bytea,
  document bytea NOT NULL,
  PRIMARY KEY (workspace_id, number)
);
CREATE INDEX workspace_versions_user ON workspace_versions (user_id);
