import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isNetwork, isSender, issuer, webAddress, wholeNumber, yesOrNo } from './kinds.ts';

export type Setting = { read: z.ZodType; fallback: string; meaning: string; hides?: 'all' | 'password' };

/**
 * Each setting: how it is read, and what the README says about it: what holds without it, and what it means. `hides` is
 * what of it nobody may see who looks at the settings.
 */
export const settings = {
  PORT: {
    read: wholeNumber('PORT', 0, 65_535).default(3000),
    fallback: '3000',
    meaning: 'Port to listen on.',
  },
  HOST: {
    read: z.string().min(1, 'HOST must name an address to listen on, such as 0.0.0.0.').default('localhost'),
    fallback: 'localhost',
    meaning: 'Address to listen on; 0.0.0.0 for all.',
  },
  PUBLIC_URL: {
    read: webAddress('PUBLIC_URL').optional(),
    fallback: 'http://localhost:PORT',
    meaning: 'The address people type. Links in mails and the cookie depend on it.',
  },
  DATABASE_URL: {
    read: z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/, 'DATABASE_URL must look like postgres://user:password@host:5432/name')
      .optional(),
    fallback: 'a PostgreSQL of our own in DATA_DIR',
    meaning: 'PostgreSQL 16 or newer. Needed as soon as there is more than one server.',
    hides: 'password',
  },
  DATA_DIR: {
    read: z
      .string()
      .min(1, 'DATA_DIR must name a folder.')
      .default('data')
      .transform((folder) => resolve(folder)),
    fallback: './data',
    meaning: 'Folder for the database and the keys.',
  },
  DATA_KEYS: {
    read: z.string().optional(),
    fallback: 'a generated file in DATA_DIR/keys',
    meaning:
      'Keys that encrypt what people upload: `name:<base64 of 32 bytes>`, several separated by commas, the newest first.',
    hides: 'all',
  },
  DATA_KEYS_FILE: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'A file that holds DATA_KEYS.',
  },
  ADMIN_EMAIL: {
    read: z.email('ADMIN_EMAIL must be an email address.').optional(),
    fallback: '',
    meaning: 'Makes the first admin (user name `admin`) when there is none; needs ADMIN_PASSWORD_FILE.',
  },
  ADMIN_PASSWORD_FILE: {
    read: z.string().optional(),
    fallback: '',
    meaning: "A file that holds the first admin's password.",
  },
  TRUST_PROXY: {
    read: z
      .string()
      .transform((list) => list.split(',').map((range) => range.trim()))
      .refine(
        (ranges) => ranges.every(isNetwork),
        'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1',
      )
      .optional(),
    fallback: '',
    meaning: 'Addresses of proxies in front (CIDR, separated by commas) whose X-Forwarded-For is believed.',
  },
  TLS_CERT_FILE: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'Certificate (PEM) for built-in HTTPS (TLS 1.3).',
  },
  TLS_KEY_FILE: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'Private key (PEM) for built-in HTTPS.',
  },
  SMTP_URL: {
    read: z
      .string()
      .regex(/^smtps?:\/\/[^\s]+$/, 'SMTP_URL must look like smtps://user:password@mail.example.org:465')
      .refine((value) => URL.canParse(value), 'SMTP_URL must look like smtps://user:password@mail.example.org:465')
      .optional(),
    fallback: 'a development server shows mails in its log',
    meaning:
      'Server that sends our mails. In production mails leave this machine only encrypted, by `smtps://` or STARTTLS; `?requireTLS=false` is for a relay in a network of your own.',
    hides: 'password',
  },
  MAIL_FROM: {
    read: z.string().refine(isSender, 'MAIL_FROM must be one address such as Parsewell <post@example.org>').optional(),
    fallback: '',
    meaning: 'Sender of our mails, such as `Parsewell <post@example.org>`.',
  },
  STRIPE_SECRET_KEY: {
    read: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must look like sk_live_... or sk_test_...')
      .optional(),
    fallback: 'demo mode: nothing can be bought',
    meaning: "The payment provider's secret key; belongs with the two below.",
    hides: 'all',
  },
  STRIPE_PUBLISHABLE_KEY: {
    read: z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'STRIPE_PUBLISHABLE_KEY must look like pk_live_... or pk_test_...')
      .optional(),
    fallback: '',
    meaning: 'The key that the payment form in the browser uses.',
  },
  STRIPE_WEBHOOK_SECRETS: {
    read: z
      .string()
      .transform((list) => list.split(',').map((secret) => secret.trim()))
      .refine(
        (secrets) => secrets.every((secret) => /^whsec_\S+$/.test(secret)),
        'STRIPE_WEBHOOK_SECRETS must be one or more of whsec_..., separated by commas.',
      )
      .optional(),
    fallback: '',
    meaning:
      'Signing secret of the webhook at `/api/stripe/webhook`; several separated by commas while one replaces another.',
    hides: 'all',
  },
  STRIPE_API_BASE: {
    read: webAddress('STRIPE_API_BASE').optional(),
    fallback: "the provider's own",
    meaning: 'Another address of the API, for tests: only with a test key and outside production.',
  },
  CONTACT_EMAIL: {
    read: z.email('CONTACT_EMAIL must be an email address.').optional(),
    fallback: '',
    meaning: 'Where messages of the contact form, and word of applications, are mailed to. Both are stored either way.',
  },
  GOOGLE_CLIENT_ID: {
    read: z.string().optional(),
    fallback: 'the button is off',
    meaning:
      'Login with Google (OpenID Connect); tell Google the address PUBLIC_URL/api/login/google/callback. Needs GOOGLE_CLIENT_SECRET.',
  },
  GOOGLE_CLIENT_SECRET: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'The secret that Google gave for GOOGLE_CLIENT_ID.',
    hides: 'all',
  },
  GOOGLE_ISSUER: {
    read: issuer('GOOGLE_ISSUER').default('https://accounts.google.com'),
    fallback: 'https://accounts.google.com',
    meaning: 'Who signs; another one is for tests.',
  },
  LINKEDIN_CLIENT_ID: {
    read: z.string().optional(),
    fallback: 'the button is off',
    meaning:
      'Login with LinkedIn; tell LinkedIn the address PUBLIC_URL/api/login/linkedin/callback. Needs LINKEDIN_CLIENT_SECRET.',
  },
  LINKEDIN_CLIENT_SECRET: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'The secret that LinkedIn gave for LINKEDIN_CLIENT_ID.',
    hides: 'all',
  },
  LINKEDIN_ISSUER: {
    read: issuer('LINKEDIN_ISSUER').default('https://www.linkedin.com/oauth'),
    fallback: 'https://www.linkedin.com/oauth',
    meaning: 'Who signs; another one is for tests.',
  },
  CLAMD_ADDRESS: {
    read: z
      .string()
      .regex(/^([\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}$/, 'CLAMD_ADDRESS must look like localhost:3310')
      .optional(),
    fallback: 'files are not scanned',
    meaning:
      'A virus scanner that speaks the protocol of clamd, as `host:port`: files in which it finds something are refused.',
  },
  CLAMD_REQUIRED: {
    read: yesOrNo('CLAMD_REQUIRED').default(false),
    fallback: '0',
    meaning: '1 refuses files while that scanner gives no answer.',
  },
  ALLOW_INSECURE_HTTP: {
    read: yesOrNo('ALLOW_INSECURE_HTTP').default(false),
    fallback: '0',
    meaning: '1 lets a production server answer over plain HTTP to other machines.',
  },
  PARSER_PROCESSES: {
    read: wholeNumber('PARSER_PROCESSES', 1, 64).default(Math.max(1, availableParallelism() - 1)),
    fallback: 'cores - 1',
    meaning: 'Locked-down processes that read files at the same time.',
  },
  REGISTRATIONS_PER_HOUR: {
    read: wholeNumber('REGISTRATIONS_PER_HOUR', 1, 1_000_000).default(100),
    fallback: '100',
    meaning: 'New accounts allowed from one network in an hour; schools and libraries share one.',
  },
  PASSWORD_MIN_CHARACTERS: {
    read: wholeNumber('PASSWORD_MIN_CHARACTERS', 6, 64).default(6),
    fallback: '6',
    meaning: 'Shortest password accepted at registration.',
  },
  PASSWORD_REFUSE_COMMON: {
    read: yesOrNo('PASSWORD_REFUSE_COMMON').default(false),
    fallback: '0',
    meaning: '1 refuses new passwords that are tried first or hold the own name; else the page only advises.',
  },
  ADMIN_MFA: {
    read: z.enum(['optional', 'required'], 'ADMIN_MFA must be optional or required.').default('optional'),
    fallback: 'optional',
    meaning: '`required` closes the area of admins to those who log in without a second step.',
  },
  METRICS_PORT: {
    read: wholeNumber('METRICS_PORT', 0, 65_535).optional(),
    fallback: 'no figures',
    meaning:
      'Port of its own for `/metrics`, the figures that Prometheus reads; docs/operations.md tells what they mean.',
  },
  METRICS_HOST: {
    read: z.string().min(1, 'METRICS_HOST must name an address to listen on.').default('localhost'),
    fallback: 'localhost',
    meaning: 'Address on which the figures can be read; keep it away from the public.',
  },
  NODE_ENV: {
    read: z
      .enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production.')
      .default('development'),
    fallback: 'development',
    meaning: '`production` refuses to start with unsafe settings.',
  },
  LOG_LEVEL: {
    read: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
        'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
      )
      .optional(),
    fallback: 'info in production, else warn',
    meaning: 'How much is logged (JSON lines on the standard output).',
  },
} as const satisfies Record<string, Setting>;
