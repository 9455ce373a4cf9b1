import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startMailbox } from './mailbox.ts';
import { mailPorts } from './mail-ports.ts';
import { operator } from './operator.ts';
import { counselors, host, modelPort, port, productAddress } from './product.ts';
import { paymentPort, prices, webhookSecret } from './payment-double.ts';
import { setPrices } from './set-prices.ts';

// Starts the product with a temporary data folder, a mailbox for its mails and a fake payment provider.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-journeys-'));
const closeMailbox = await startMailbox(mailPorts.smtp, mailPorts.reading);
const passwordFile = path.join(dataDir, 'admin-password');
fs.writeFileSync(passwordFile, operator.password);
const double = spawn(process.execPath, ['server/testing/stripe/run-double.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    STRIPE_DOUBLE_PORT: String(paymentPort),
    STRIPE_DOUBLE_WEBHOOK: `${productAddress}/api/stripe/webhook`,
    STRIPE_DOUBLE_SECRET: webhookSecret,
    STRIPE_DOUBLE_PRICES: `${prices.monthly},${prices.annual}`,
  },
});
const model = spawn(process.execPath, ['server/testing/language-model/run-double.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, MODEL_DOUBLE_PORT: String(modelPort) },
});
const server = spawn(process.execPath, ['server/boot/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: productAddress,
    REGISTRATIONS_PER_HOUR: '1000',
    LLM_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    LLM_MODEL: 'double',
    COUNSELORS: counselors.join(','),
    SMTP_URL: `smtp://127.0.0.1:${mailPorts.smtp}`,
    MAIL_FROM: 'Parsewell <post@example.com>',
    ADMIN_EMAIL: operator.email,
    ADMIN_PASSWORD_FILE: passwordFile,
    STRIPE_SECRET_KEY: 'sk_test_journeys',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journeys',
    STRIPE_WEBHOOK_SECRETS: webhookSecret,
    STRIPE_API_BASE: `http://127.0.0.1:${paymentPort}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal));
void setPrices(productAddress, operator.password);
server.on('exit', (code) => {
  double.kill();
  model.kill();
  closeMailbox();
  fs.rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
