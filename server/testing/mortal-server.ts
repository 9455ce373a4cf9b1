import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Program, startProgram } from './program.ts';

/** The server as an operator starts it, in a process of its own that can be killed and started again at the same address. */
export type MortalServer = { address: string; start(): Promise<void>; kill(): Promise<void> };

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Not started yet. `settings` are environment variables, beside those that every server of a test has. */
export const mortalServer = async (
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<MortalServer> => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let running: Program | null = null;
  return {
    address,
    /** Answers when it is ready. */
    async start() {
      running = startProgram({
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(tmpdir(), 'parsewell-unused'),
        DATA_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
        REGISTRATIONS_PER_HOUR: '1000',
        ...settings,
      });
      for (let count = 0; count < 600; count += 1) {
        if ((await fetch(`${address}/readyz`).catch(() => null))?.ok === true) return;
        await sleep(100);
      }
      throw new Error('the server did not start');
    },
    async kill() {
      const dying = running;
      running = null;
      dying?.child.kill('SIGKILL');
      await dying?.ended;
    },
  };
};

/** As a person does, and as other programs do: again, until there is an answer that counts. */
export const untilAnswered = async <T>(ask: () => Promise<T | null>): Promise<T> => {
  for (let count = 0; count < 400; count += 1) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await sleep(150);
  }
  throw new Error('there was never an answer');
};
