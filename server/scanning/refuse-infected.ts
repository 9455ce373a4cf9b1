import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Services } from '../boot/services.ts';

/** If a virus scanner is configured, an infected file is rejected. While the scanner gives no answer, files are accepted and operators are informed, unless they have configured that unscanned files are rejected. */
export const refuseInfected = async (
  { scanner, configuration }: Pick<Services, 'scanner' | 'configuration'>,
  bytes: Uint8Array,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> => {
  if (scanner === null) return;
  const found = await scanner(bytes).catch((error: unknown) => {
    log.error({ err: error }, 'the virus scanner gave no answer');
    if (configuration.CLAMD_REQUIRED) throw new Problem('busy', { retryAfterSeconds: 30 });
    return null;
  });
  if (found === null) return;
  log.info({ security: 'virus-found' }, 'a file with a virus was refused');
  throw new Problem('unreadable-file', { message: 'The selected file contains a virus' });
};
