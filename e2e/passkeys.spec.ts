import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { port, productAddress } from './support/product.ts';
import { watch } from './support/steps.ts';

// Passkeys are bound to a name, and the other journeys meet the product at a number: so this one has its own server.
const ownPort = port + 7;
const site = `http://localhost:${ownPort}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parsewell-passkeys-'));
const password = 'correct horse 7';
let server: ChildProcess;

test.use({ baseURL: site });

test.beforeAll(async () => {
  const file = path.join(folder, 'password');
  fs.writeFileSync(file, password);
  server = spawn(process.execPath, ['server/boot/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      PUBLIC_URL: site,
      ADMIN_EMAIL: 'keeper@example.org',
      ADMIN_PASSWORD_FILE: file,
    },
  });
  const isUp = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${ownPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
});
test.afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await gone;
  fs.rmSync(folder, { recursive: true, force: true });
});

test('B20: a person adds a passkey, signs in with it instead of password and code, and removes it', async ({
  page,
}) => {
  const noise = watch(page);
  const ofNumber = await page.request.get(`${productAddress}/api/public/facts`);
  expect(await ofNumber.json()).toMatchObject({ passkeysArePossible: false });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto('/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/profile/);

  await page.goto('/profile?tab=settings');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByLabel('Your password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Continue' }).click();
  await panel.getByLabel('Name').fill('Test device');
  await panel.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(panel.getByText('Test device')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/profile/);

  // A device that did not ask for a finger, face or PIN is not enough.
  await page.context().clearCookies();
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('No passkey was used, so nothing has changed.')).toBeVisible();

  // A copy of the device has an older counter.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  const [kept] = credentials;
  if (kept === undefined) throw new Error('the device has the passkey');
  await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId: kept.credentialId });
  await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...kept, signCount: 0 } });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('We could not accept this passkey.')).toBeVisible();
  await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId: kept.credentialId });
  await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...kept, signCount: 50 } });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/profile/);

  await page.goto('/profile?tab=settings');
  await panel.getByRole('button', { name: 'Remove: Test device' }).click();
  await panel.getByLabel('Your password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(panel.getByText('You have none yet.')).toBeVisible();
  // This server has a name that other journeys do not expect.
  expect(noise.filter((line) => !/40[13]|a request to localhost/.test(line))).toEqual([]);
});
