import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMailbox } from './mailbox.ts';
import { mailPorts } from './mail-ports.ts';

// The product on a data folder of its own that is gone afterwards, with a mailbox for its mails.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-journeys-'));
const port = process.env['PORT'] ?? process.env['JOURNEYS_PORT'] ?? '4317';
const closeMailbox = await startMailbox(mailPorts.smtp, mailPorts.reading);
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    REGISTRATIONS_PER_HOUR: '1000',
    SMTP_URL: `smtp://127.0.0.1:${mailPorts.smtp}`,
    MAIL_FROM: 'Parsewell <post@example.com>',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  closeMailbox();
  fs.rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
