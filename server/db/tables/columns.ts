import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Sealed content, and hashes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment, independent of the database's time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
