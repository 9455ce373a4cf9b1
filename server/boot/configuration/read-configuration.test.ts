import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfiguration } from './read-configuration.ts';
import { settings } from './settings.ts';

const valueOf = (environment: Record<string, string>) => {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.faults.join(' '));
  return read.value;
};
const faultsOf = (environment: Record<string, string>): readonly string[] => {
  const read = readConfiguration(environment);
  return read.ok ? [] : read.faults;
};
const file = join(mkdtempSync(join(tmpdir(), 'parsewell-configuration-')), 'secret');
writeFileSync(file, 'a long enough secret');

afterAll(() => rmSync(dirname(file), { recursive: true }));

describe('the configuration', () => {
  it('needs no setting', () => {
    expect(valueOf({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:3000',
      NODE_ENV: 'development',
    });
    expect(valueOf({}).DATA_DIR).toBe(join(process.cwd(), 'data'));
  });

  it('treats an empty variable as absent', () => {
    expect(valueOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it.each(['10.0.0.0/8, 127.0.0.1', '::1', 'fd00::/8, ::ffff:10.0.0.1'])('trusts the proxies %s', (proxies) => {
    expect(faultsOf({ TRUST_PROXY: proxies })).toEqual([]);
  });

  it('keeps only the origin of the public address', () => {
    expect(valueOf({ PUBLIC_URL: 'https://cv.example.org/start/' }).PUBLIC_URL).toBe('https://cv.example.org');
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a whole number.'],
    [{ PORT: '70000' }, 'PORT must be between 0 and 65535.'],
    [{ PUBLIC_URL: 'cv.example.org' }, 'PUBLIC_URL must be a full address such as https://resume.example.org'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name'],
    [{ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD_FILE: file }, 'ADMIN_EMAIL must be an email address.'],
    [
      { ADMIN_EMAIL: 'boss@example.org' },
      'ADMIN_EMAIL and ADMIN_PASSWORD_FILE must be set together: set both or neither.',
    ],
    [
      { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD_FILE: `${file}.none` },
      'The file in ADMIN_PASSWORD_FILE cannot be read.',
    ],
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL and MAIL_FROM must be set together: set both or neither.'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtps://user:password@mail.example.org:465'],
    [
      { MAIL_FROM: 'Us <a@example.org>, b@example.org' },
      'MAIL_FROM must be one address such as Parsewell <post@example.org>',
    ],
    [{ TLS_CERT_FILE: file }, 'TLS_CERT_FILE and TLS_KEY_FILE must be set together: set both or neither.'],
    [
      { TRUST_PROXY: '10.0.0.0/8, proxy' },
      'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/40' },
      'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1',
    ],
    [{ TRUST_PROXY: '10' }, 'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1'],
    [{ TRUST_PROXY: 'fd00::/129' }, 'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must look like sk_live_... or sk_test_...'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRETS must be set together: set all three or none.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRETS: 'whsec_1' },
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.',
    ],
    [
      { STRIPE_WEBHOOK_SECRETS: 'whsec_1, secret' },
      'STRIPE_WEBHOOK_SECRETS must be one or more values like whsec_..., separated by commas.',
    ],
    [
      { STRIPE_API_BASE: 'http://localhost:1', STRIPE_SECRET_KEY: 'sk_live_1' },
      'STRIPE_API_BASE is for tests: it needs an sk_test_ key, and a production server refuses it.',
    ],
    [
      { STRIPE_API_BASE: 'http://localhost:1', STRIPE_SECRET_KEY: 'sk_test_1', NODE_ENV: 'production' },
      'STRIPE_API_BASE is for tests: it needs an sk_test_ key, and a production server refuses it.',
    ],
    [{ ALLOW_INSECURE_HTTP: 'yes' }, 'ALLOW_INSECURE_HTTP must be 1 (yes) or 0 (no).'],
    [
      { NODE_ENV: 'production' },
      'A production server needs DATA_KEYS or DATA_KEYS_FILE, so that the keys are stored separately from the data.',
    ],
    [
      { NODE_ENV: 'production', DATA_KEYS_FILE: file, HOST: '0.0.0.0' },
      'A production server does not accept plain HTTP from other machines: set PUBLIC_URL to its https address, or set ALLOW_INSECURE_HTTP=1.',
    ],
    [{ SIGN_UPS: 'none' }, 'SIGN_UPS must be open, invited or closed.'],
    [{ OIDC_ISSUER: 'http://id.example.org' }, 'OIDC_ISSUER must begin with https://'],
    [{ OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must contain openid.'],
    [
      { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'one' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together: set all three or none.',
    ],
    [
      { OIDC_ADMIN_GROUP: 'admins' },
      'OIDC_ADMIN_GROUP and OIDC_CREATES_ACCOUNTS need OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    ],
  ])('L9 W12: reports what is wrong with %o', (environment, sentence) => {
    expect(faultsOf(environment)).toContain(sentence);
  });

  it('reports all errors at once', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y', NODE_ENV: 'z' })).toHaveLength(3);
  });

  it('describes every setting, so that the README can list them', () => {
    for (const [name, { meaning }] of Object.entries(settings)) {
      expect(name).toMatch(/^[A-Z][A-Z\d_]+$/);
      expect(meaning).toMatch(/\.$/);
    }
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'DATA_DIR', 'PUBLIC_URL']));
  });
});
