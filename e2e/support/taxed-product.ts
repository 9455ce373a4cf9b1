import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { operator } from './operator.ts';
import { host, port } from './product.ts';

const ports = { product: port + 4, provider: port + 5 };
const secret = 'whsec_of_the_taxed_journey';

/** A site whose operator has set STRIPE_TAX, and has not named any prices yet: its addresses, and those of its prices. */
export const taxed = {
  address: `http://${host}:${ports.product}`,
  provider: `http://${host}:${ports.provider}`,
  prices: { monthly: 'price_taxed_monthly', annual: 'price_taxed_annual' },
};

/** Starts it with a payment provider of its own; resolves once both respond, to a function that stops them. */
export const startTaxedProduct = async (): Promise<() => Promise<void>> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-taxed-'));
  const passwordFile = path.join(dataDir, 'admin-password');
  fs.writeFileSync(passwordFile, operator.password);
  const provider = start('server/testing/stripe/run-double.ts', {
    STRIPE_DOUBLE_PORT: String(ports.provider),
    STRIPE_DOUBLE_WEBHOOK: `${taxed.address}/api/stripe/webhook`,
    STRIPE_DOUBLE_SECRET: secret,
    STRIPE_DOUBLE_PRICES: `${taxed.prices.monthly},${taxed.prices.annual}`,
  });
  const product = start('server/boot/main.ts', {
    DATA_DIR: dataDir,
    HOST: host,
    PORT: String(ports.product),
    PUBLIC_URL: taxed.address,
    ADMIN_EMAIL: operator.email,
    ADMIN_PASSWORD_FILE: passwordFile,
    STRIPE_SECRET_KEY: 'sk_test_journeys',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journeys',
    STRIPE_WEBHOOK_SECRETS: secret,
    STRIPE_API_BASE: taxed.provider,
    STRIPE_TAX: 'inclusive',
  });
  await responds(`${taxed.address}/livez`, product);
  await responds(`${taxed.provider}/double/`, provider);
  return async () => {
    await Promise.all([ended(product), ended(provider)]);
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
};

const start = (program: string, settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...settings } });

const responds = async (address: string, program: ChildProcess): Promise<void> => {
  while (program.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) return;
    await new Promise((done) => void setTimeout(done, 200));
  }
  throw new Error(`${address} has ended`);
};

const ended = (program: ChildProcess): Promise<unknown> => {
  if (program.exitCode !== null) return Promise.resolve();
  const end = new Promise((resolve) => void program.once('exit', resolve));
  program.kill('SIGTERM');
  return end;
};
