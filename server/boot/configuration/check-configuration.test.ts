import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkConfiguration } from './check-configuration.ts';
import { nearMisses } from './near-misses.ts';
import { settings } from './settings.ts';

const file = join(mkdtempSync(join(tmpdir(), 'parsewell-check-')), 'no certificate');
writeFileSync(file, 'neither a key nor a certificate');
afterAll(() => rmSync(dirname(file), { recursive: true }));

const key = Buffer.alloc(32, 7).toString('base64');
const hidden: Record<string, string> = {
  DATA_KEYS: `k1:${key}`,
  STRIPE_SECRET_KEY: 'sk_test_hidden1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
  STRIPE_WEBHOOK_SECRETS: 'whsec_hidden2',
  GOOGLE_CLIENT_ID: 'shown',
  GOOGLE_CLIENT_SECRET: 'hidden3',
  LINKEDIN_CLIENT_ID: 'shown',
  LINKEDIN_CLIENT_SECRET: 'hidden4',
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'shown',
  OIDC_CLIENT_SECRET: 'hidden11',
  DATABASE_URL: 'postgres://someone:hidden5@db.example.org/site?password=hidden6',
  SMTP_URL: 'smtps://post:hidden7@mail.example.org:465',
  MAIL_FROM: 'post@example.org',
};

describe('checking the settings', () => {
  it('shows the effective value of each one, and its default', () => {
    const { isFine, text } = checkConfiguration({ PORT: '8080' });
    expect(isFine).toBe(true);
    expect(text).toMatch(/^PORT +8080$/m);
    expect(text).toMatch(/^HOST +localhost \(not set\)$/m);
    expect(text).toMatch(/^ADMIN_EMAIL +\(not set\)$/m);
    expect(text).toContain('The server can start with these settings.');
    for (const name of Object.keys(settings)) expect(text).toMatch(new RegExp(`^${name} `, 'm'));
  });

  it('L9: shows no secret, alone or in a URL, valid or not', () => {
    const { isFine, text } = checkConfiguration(hidden);
    expect(text).not.toMatch(/hidden\d/);
    expect(text).not.toContain(key);
    expect(text).toContain('postgres://someone:***@db.example.org/site?password=***');
    expect(text).toContain('pk_test_shown');
    expect(isFine).toBe(true);
    const wrong = checkConfiguration({
      ...hidden,
      DATA_KEYS: 'hidden8',
      DATABASE_URL: 'hidden9',
      SMTP_URL: 'hidden10',
    });
    expect(wrong.isFine).toBe(false);
    expect(wrong.text).not.toMatch(/hidden\d/);
  });

  it('L9: hides every setting whose name suggests a secret', () => {
    const secrets = Object.entries(settings).filter(
      ([name]) => /(SECRET|KEYS|PASSWORD|TOKEN)/.test(name) && !/_FILE$|^PASSWORD_/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(4);
    for (const [name, setting] of secrets) expect(setting, name).toMatchObject({ hides: 'all' });
  });

  it('reports every error in a sentence', () => {
    const { isFine, text } = checkConfiguration({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(isFine).toBe(false);
    expect(text).toMatch(
      /cannot start with these settings:\n {2}- PORT must be a whole number\.\n {2}- LOG_LEVEL must be/,
    );
  });

  it.each([
    [{ DATA_KEYS: 'k1:short' }, '- DATA_KEYS must be a list such as'],
    [{ DATA_KEYS_FILE: file }, '- DATA_KEYS must be a list such as'],
    [
      { TLS_CERT_FILE: file, TLS_KEY_FILE: file },
      '- TLS_CERT_FILE and TLS_KEY_FILE are not a certificate and its matching key',
    ],
  ])('checks the files named by %o', (environment, sentence) => {
    expect(checkConfiguration(environment)).toMatchObject({ isFine: false, text: expect.stringContaining(sentence) });
  });
});

describe('an unknown variable', () => {
  it.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRETS'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATAKEYS', 'DATA_KEYS'],
    ['PORTS', 'PORT'],
    ['public_url', 'PUBLIC_URL'],
  ])('%s is reported as a misspelled %s', (name, setting) => {
    expect(nearMisses({ [name]: 'x' })).toEqual([`${name} is not a setting. Did you mean ${setting}?`]);
  });

  it('is ignored when it resembles no setting', () => {
    const others = ['PATH', 'HOME', 'HOSTNAME', 'PWD', 'SHELL', 'TERM', 'USER', 'LANG', 'TZ', 'SHLVL', 'NODE_OPTIONS'];
    expect(nearMisses(Object.fromEntries([...others, ...Object.keys(settings)].map((name) => [name, 'x'])))).toEqual(
      [],
    );
  });
});
