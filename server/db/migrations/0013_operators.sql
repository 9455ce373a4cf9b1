-- When the admin of a session typed the password once more.
ALTER TABLE sessions ADD COLUMN password_confirmed_at timestamptz;

-- Counting live takes too long once there are millions of rows. So every table that operators count leaves a tally with
-- each change, in the same transaction, and now and then the tallies are added up by day. What holds is always the sum
-- of both tables. `day` is a UTC day; `label` tells rows of one kind apart.
CREATE TABLE daily_counts (
  what text NOT NULL,
  day date NOT NULL,
  label text NOT NULL,
  count bigint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (what, day, label)
);

CREATE TABLE tallies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  what text NOT NULL,
  day date NOT NULL,
  label text NOT NULL,
  count integer NOT NULL,
  total bigint NOT NULL
);

CREATE FUNCTION tally(what text, at timestamptz, label text, count integer, total bigint) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO tallies (what, day, label, count, total)
  SELECT $1, ($2 AT TIME ZONE 'UTC')::date, $3, $4, $5 WHERE $2 IS NOT NULL
$$;

-- Accounts by the day they were made: role, status of the subscription, whether the address is verified, whether suspended.
CREATE FUNCTION user_label(one users) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws('|', one.role, one.subscription_status,
    CASE WHEN one.email_verified THEN 'verified' ELSE 'unverified' END,
    CASE WHEN one.suspended_at IS NULL THEN 'open' ELSE 'suspended' END)
$$;
CREATE FUNCTION tally_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM tally('users', OLD.created_at, user_label(OLD), -1, 0); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM tally('users', NEW.created_at, user_label(NEW), 1, 0); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_user AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION tally_user();
CREATE TRIGGER tally_user_change
  AFTER UPDATE OF role, subscription_status, email_verified, suspended_at, created_at ON users
  FOR EACH ROW WHEN (user_label(OLD) <> user_label(NEW) OR OLD.created_at <> NEW.created_at) EXECUTE FUNCTION tally_user();

-- Accounts by the day of their latest login.
CREATE FUNCTION tally_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM tally('logins', OLD.last_login_at, '', -1, 0); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM tally('logins', NEW.last_login_at, '', 1, 0); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_login AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION tally_login();
CREATE TRIGGER tally_login_change AFTER UPDATE OF last_login_at ON users
  FOR EACH ROW WHEN (OLD.last_login_at IS DISTINCT FROM NEW.last_login_at) EXECUTE FUNCTION tally_login();

-- Analyses by the day they were made and by score, in steps of five; the total is that of their scores. They stay counted
-- when they are deleted: a count is all that is left of them.
CREATE FUNCTION score_label(score integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT (score / 5 * 5)::text $$;
CREATE FUNCTION tally_analysis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tally('analyses', NEW.created_at, score_label(NEW.ats_score), 1, NEW.ats_score);
  RETURN NULL;
END $$;
CREATE TRIGGER tally_analysis AFTER INSERT ON analyses FOR EACH ROW EXECUTE FUNCTION tally_analysis();

CREATE FUNCTION tally_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM tally('activity', OLD.created_at, OLD.kind, -1, 0); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM tally('activity', NEW.created_at, NEW.kind, 1, 0); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_activity AFTER INSERT OR UPDATE OF kind, created_at OR DELETE ON activity
  FOR EACH ROW EXECUTE FUNCTION tally_activity();

-- Payments by their day and status; the total is what stayed of them, in cents.
CREATE FUNCTION tally_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM tally('transactions', OLD.created_at, OLD.status, -1, OLD.refunded_cents::bigint - OLD.amount_cents);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM tally('transactions', NEW.created_at, NEW.status, 1, NEW.amount_cents::bigint - NEW.refunded_cents);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_transaction
  AFTER INSERT OR UPDATE OF status, amount_cents, refunded_cents, created_at OR DELETE ON transactions
  FOR EACH ROW EXECUTE FUNCTION tally_transaction();

CREATE FUNCTION tally_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM tally('journal', OLD.created_at, OLD.level, -1, 0); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM tally('journal', NEW.created_at, NEW.level, 1, 0); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_journal AFTER INSERT OR UPDATE OF level, created_at OR DELETE ON journal
  FOR EACH ROW EXECUTE FUNCTION tally_journal();

-- Counts from nothing what is there. For this migration, and for whoever filled the tables with the triggers off.
CREATE FUNCTION count_anew() RETURNS void LANGUAGE sql AS $$
  DELETE FROM tallies;
  DELETE FROM daily_counts;
  INSERT INTO daily_counts (what, day, label, count, total)
    SELECT 'users', (created_at AT TIME ZONE 'UTC')::date, user_label(users), count(*), 0 FROM users GROUP BY 2, 3;
  INSERT INTO daily_counts (what, day, label, count, total)
    SELECT 'logins', (last_login_at AT TIME ZONE 'UTC')::date, '', count(*), 0 FROM users WHERE last_login_at IS NOT NULL GROUP BY 2;
  INSERT INTO daily_counts (what, day, label, count, total)
    SELECT 'analyses', (created_at AT TIME ZONE 'UTC')::date, score_label(ats_score), count(*), sum(ats_score) FROM analyses GROUP BY 2, 3;
  INSERT INTO daily_counts (what, day, label, count, total)
    SELECT 'activity', (created_at AT TIME ZONE 'UTC')::date, kind, count(*), 0 FROM activity GROUP BY 2, 3;
  INSERT INTO daily_counts (what, day, label, count, total)
    SELECT 'transactions', (created_at AT TIME ZONE 'UTC')::date, status, count(*), sum(amount_cents::bigint - refunded_cents) FROM transactions GROUP BY 2, 3;
  INSERT INTO daily_counts (what, day, label, count, total)
    SELECT 'journal', (created_at AT TIME ZONE 'UTC')::date, level, count(*), 0 FROM journal GROUP BY 2, 3;
$$;
SELECT count_anew();

-- The order of each table of the operators, and with it what is filtered by, so that a page far down is found in the
-- index alone. Who never logged in counts as having done so longest ago.
CREATE INDEX users_by_created ON users (created_at, id)
  INCLUDE (role, subscription_status, past_due_since, email_verified, suspended_at);
CREATE INDEX users_by_login ON users ((coalesce(last_login_at, '-infinity')), id)
  INCLUDE (last_login_at, role, subscription_status, past_due_since, email_verified, suspended_at);
CREATE INDEX users_by_username ON users (username, id)
  INCLUDE (role, subscription_status, past_due_since, email_verified, suspended_at);
-- The few among the many.
CREATE INDEX users_admins ON users (created_at, id) WHERE role = 'admin';
CREATE INDEX users_suspended ON users (created_at, id) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_past_due ON users (past_due_since) WHERE subscription_status = 'past_due';
CREATE INDEX users_username_begins ON users (username text_pattern_ops);
CREATE INDEX users_email_begins ON users (email text_pattern_ops);

CREATE INDEX activity_by_created ON activity (created_at, id);
CREATE INDEX activity_by_kind ON activity (kind, created_at, id);
CREATE INDEX activity_analysis ON activity (analysis_id) WHERE analysis_id IS NOT NULL;
CREATE INDEX transactions_by_status ON transactions (status, created_at, id);
CREATE INDEX subscriptions_running ON subscriptions (status) INCLUDE (is_annual, amount_cents, past_due_since) WHERE is_current;

DROP INDEX journal_created;
DROP INDEX journal_level;
CREATE INDEX journal_by_created ON journal (created_at, id);
CREATE INDEX journal_by_level ON journal (level, created_at, id);
CREATE INDEX journal_request ON journal (request_id) WHERE request_id IS NOT NULL;

-- Parts of words are found by their groups of three letters. A database without that extension searches more slowly.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX users_letters ON users USING gin (username gin_trgm_ops, email gin_trgm_ops);
    CREATE INDEX journal_letters ON journal USING gin (message gin_trgm_ops, source gin_trgm_ops, kind gin_trgm_ops);
  END IF;
END $$;
