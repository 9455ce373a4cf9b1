import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../testing/client.ts';
import { cleanUp, databaseRuns, newFolder, run } from '../testing/programs.ts';

afterEach(cleanUp);

describe('the server as a program', { timeout: 90_000 }, () => {
  it('starts with only a folder, prints its address and how to create an admin, and stops everything on a signal', async () => {
    const DATA_DIR = newFolder();
    const server = run({ DATA_DIR });
    const address = await server.address;
    expect(server.said()).toContain(
      'There is no admin yet. Create one with: npm run create-admin -- --email you@example.org',
    );
    expect(server.said()).toContain('Warning: content/company does not have your details yet');
    expect((await createClient(address).get('/readyz')).status).toBe(200);
    expect(databaseRuns(DATA_DIR)).toBe(true);
    // Twice, as Ctrl-C arrives when the parent process forwards it.
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(databaseRuns(DATA_DIR)).toBe(false);
  });

  it('reports every invalid setting in a sentence and does not start', async () => {
    const server = run({ DATA_DIR: newFolder(), PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      'Parsewell did not start. Please correct these settings:\n  - PORT must be a whole number.\n  - LOG_LEVEL must be fatal, error, warn, info, debug or silent.\n',
    );
  });
});
