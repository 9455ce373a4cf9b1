import { join } from 'node:path';
import type { Configuration } from '../boot/configuration.ts';

/** Where the erasure log is. */
export const erasureFolderOf = ({
  ERASURE_LOG_DIR,
  DATA_DIR,
}: Pick<Configuration, 'ERASURE_LOG_DIR' | 'DATA_DIR'>): string => ERASURE_LOG_DIR ?? join(DATA_DIR, 'erasures');
