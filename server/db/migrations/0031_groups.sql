-- Resumes that one person, such as a career counselor, looks at together. The name is sealed.
CREATE TABLE resume_groups (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  delete_at timestamptz NOT NULL,
  name bytea NOT NULL
);
CREATE INDEX resume_groups_user ON resume_groups (user_id);
CREATE INDEX resume_groups_delete_at ON resume_groups (delete_at);

-- The resumes that its owner uploaded. `resume_id` is the id of the upload and of the analysis that it becomes;
-- `analysis_id` is the same as soon as the sealed line for the table is stored, so that the line goes with the analysis.
CREATE TABLE group_resumes (
  resume_id uuid PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES resume_groups ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  analysis_id uuid UNIQUE REFERENCES analyses ON DELETE CASCADE,
  entry bytea
);
CREATE INDEX group_resumes_group ON group_resumes (group_id);
CREATE INDEX group_resumes_user ON group_resumes (user_id);
