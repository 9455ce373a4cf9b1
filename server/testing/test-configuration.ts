import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '../boot/configuration.ts';
import { readConfiguration } from '../boot/configuration/read-configuration.ts';

/** The configuration of a test, with these settings. */
export const testConfiguration = (environment: Record<string, string>): Configuration => {
  const read = readConfiguration({
    // Never touched: the database and the keys are injected.
    DATA_DIR: join(tmpdir(), 'parsewell-unused'),
    REGISTRATIONS_PER_HOUR: '1000',
    NODE_ENV: 'test',
    ...environment,
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return read.value;
};
