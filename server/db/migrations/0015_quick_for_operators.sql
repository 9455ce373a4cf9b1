-- One index over all words of a line, its level among them, and small ones of the levels that are rare: what is frequent
-- in one level and never there in another is then not looked for line by line.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    DROP INDEX IF EXISTS journal_letters;
    CREATE INDEX journal_letters ON journal
      USING gin ((level || ' ' || source || ' ' || coalesce(kind, '') || ' ' || message) gin_trgm_ops);
    CREATE INDEX journal_letters_error ON journal
      USING gin ((level || ' ' || source || ' ' || coalesce(kind, '') || ' ' || message) gin_trgm_ops) WHERE level = 'error';
    CREATE INDEX journal_letters_warning ON journal
      USING gin ((level || ' ' || source || ' ' || coalesce(kind, '') || ' ' || message) gin_trgm_ops) WHERE level = 'warning';
    CREATE INDEX journal_letters_info ON journal
      USING gin ((level || ' ' || source || ' ' || coalesce(kind, '') || ' ' || message) gin_trgm_ops) WHERE level = 'info';
  END IF;
END $$;

-- Who may be Premium is few among many, and may stand anywhere in an order.
CREATE INDEX users_paying_by_created ON users (created_at, id)
  INCLUDE (role, subscription_status, past_due_since, email_verified, suspended_at)
  WHERE subscription_status IN ('active', 'trialing', 'past_due');
CREATE INDEX users_paying_by_login ON users ((coalesce(last_login_at, '-infinity')), id)
  INCLUDE (last_login_at, role, subscription_status, past_due_since, email_verified, suspended_at)
  WHERE subscription_status IN ('active', 'trialing', 'past_due');
CREATE INDEX users_paying_by_username ON users (username, id)
  INCLUDE (role, subscription_status, past_due_since, email_verified, suspended_at)
  WHERE subscription_status IN ('active', 'trialing', 'past_due');
