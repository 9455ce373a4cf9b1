import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// The product on a data folder of its own that is gone afterwards.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-journeys-'));
const port = process.env['PORT'] ?? '4317';
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    REGISTRATIONS_PER_HOUR: '1000',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  fs.rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
