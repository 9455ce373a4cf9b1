-- A sealed file may be in an object store instead of its row: then `file_key` names it, and `file` is null.
ALTER TABLE analyses ALTER COLUMN file DROP NOT NULL;
ALTER TABLE analyses ADD COLUMN file_key text;
ALTER TABLE analyses ADD CONSTRAINT analyses_one_file CHECK ((file IS NULL) <> (file_key IS NULL)) NOT VALID;
CREATE UNIQUE INDEX analyses_file_key ON analyses (file_key) WHERE file_key IS NOT NULL;

ALTER TABLE uploads ADD COLUMN file_key text;
ALTER TABLE uploads ADD CONSTRAINT uploads_one_file CHECK (file IS NULL OR file_key IS NULL) NOT VALID;
CREATE UNIQUE INDEX uploads_file_key ON uploads (file_key) WHERE file_key IS NOT NULL;

ALTER TABLE applications ALTER COLUMN file DROP NOT NULL;
ALTER TABLE applications ADD COLUMN file_key text;
ALTER TABLE applications ADD CONSTRAINT applications_one_file CHECK ((file IS NULL) <> (file_key IS NULL)) NOT VALID;
CREATE UNIQUE INDEX applications_file_key ON applications (file_key) WHERE file_key IS NOT NULL;

-- The folder of the object store that belongs to this database. Only objects in it are ever deleted, so a restored copy
-- of the database, which gets a folder of its own, cannot delete the files of the original.
CREATE TABLE object_folder (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  name text NOT NULL
);

-- Objects to delete. An object is listed before it is stored, and taken off the list in the transaction that stores its
-- row, so that an upload that fails halfway leaves nothing behind.
CREATE TABLE object_deletions (
  key text PRIMARY KEY,
  made_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL
);
CREATE INDEX object_deletions_due ON object_deletions (try_at);

-- Whatever deletes a row (its owner, the retention period, the end of an account) lists its object in the same
-- transaction. An upload that becomes an analysis hands its object over.
CREATE FUNCTION release_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.file_key IS NOT DISTINCT FROM OLD.file_key THEN
    RETURN NULL;
  END IF;
  INSERT INTO object_deletions (key, made_at, try_at)
    SELECT OLD.file_key, now(), now() WHERE NOT EXISTS (SELECT FROM analyses WHERE file_key = OLD.file_key)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER analyses_release_object AFTER DELETE OR UPDATE OF file_key ON analyses
  FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION release_object();
CREATE TRIGGER uploads_release_object AFTER DELETE OR UPDATE OF file_key ON uploads
  FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION release_object();
CREATE TRIGGER applications_release_object AFTER DELETE OR UPDATE OF file_key ON applications
  FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION release_object();
