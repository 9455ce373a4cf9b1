-- Long chores are held by one server until a time that it keeps moving, so that another one goes on when it dies.
ALTER TABLE chores ADD COLUMN leased_until timestamptz, ADD COLUMN leased_by uuid;
