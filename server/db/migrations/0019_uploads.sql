CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  round integer NOT NULL,
  filename bytea NOT NULL,
  name bytea,
  series_id uuid,
  file_bytes integer NOT NULL,
  file bytea,
  job_description bytea,
  job_url bytea,
  request_key text,
  scan_day text,
  scan_place integer,
  refused_at timestamptz,
  refusal_reason text,
  refusal bytea
);
-- Encrypted bytes do not compress.
ALTER TABLE uploads ALTER COLUMN file SET STORAGE EXTERNAL;
CREATE INDEX uploads_waiting ON uploads (round, created_at, id) WHERE refused_at IS NULL;
CREATE INDEX uploads_user ON uploads (user_id);

-- Servers of the previous version still write the lease.
ALTER TABLE analysis_requests ALTER COLUMN lease_until DROP NOT NULL;
ALTER TABLE analysis_requests ADD COLUMN upload_id uuid;
