-- What its owner calls a resume, sealed; null: as its file is called.
ALTER TABLE analyses ADD COLUMN name bytea;
-- The first analysis of the same resume; null: this is the first. No reference, so that the others stay together when the first is deleted.
ALTER TABLE analyses ADD COLUMN series_id uuid;
CREATE INDEX analyses_series ON analyses (series_id) WHERE series_id IS NOT NULL;
