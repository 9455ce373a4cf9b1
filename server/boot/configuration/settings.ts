import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { signUps } from '#contract/product/sign-ups.ts';
import { apiAddress, bucketAddress, isNetwork, isSender, issuer, webAddress, wholeNumber, yesOrNo } from './kinds.ts';

export type Setting = { read: z.ZodType; fallback: string; meaning: string; hides?: 'all' | 'password' };

/**
 * Every setting: how it is read, its default and its description as printed in the README. `hides` says which part of
 * the value is hidden when settings are printed.
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
    meaning: 'Address to listen on; 0.0.0.0 for all addresses.',
  },
  PUBLIC_URL: {
    read: webAddress('PUBLIC_URL').optional(),
    fallback: 'http://localhost:PORT',
    meaning:
      'The address of the site, as people type it into a browser. Links in emails and the session cookie depend on it.',
  },
  DATABASE_URL: {
    read: z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/, 'DATABASE_URL must look like postgres://user:password@host:5432/name')
      .optional(),
    fallback: 'an embedded PostgreSQL in DATA_DIR',
    meaning: 'PostgreSQL 16 or newer. Required when there is more than one server.',
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
  FILE_STORE: {
    read: z.enum(['database', 's3'], 'FILE_STORE must be database or s3.').default('database'),
    fallback: 'database',
    meaning:
      'Where uploaded files are stored, always encrypted: `database`, or `s3` for a bucket, which needs the next settings. `npm run move-files` moves existing ones.',
  },
  S3_BUCKET_URL: {
    read: bucketAddress('S3_BUCKET_URL').optional(),
    fallback: '',
    meaning:
      'The full address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/resumes`, of any store with the S3 protocol. Its versioning must be off, so that what is deleted is gone.',
  },
  S3_REGION: {
    read: z.string().min(1).default('us-east-1'),
    fallback: 'us-east-1',
    meaning: 'The region that requests are signed for. Most stores of other providers accept any.',
  },
  S3_ACCESS_KEY_ID: {
    read: z.string().min(1).optional(),
    fallback: '',
    meaning: 'The key of a user who may put, get, list and delete objects in this bucket, and nothing else.',
  },
  S3_SECRET_ACCESS_KEY: {
    read: z.string().min(1).optional(),
    fallback: '',
    meaning: 'The secret that belongs to S3_ACCESS_KEY_ID.',
    hides: 'all',
  },
  DATA_KEYS: {
    read: z.string().optional(),
    fallback: 'a generated file in DATA_DIR/keys',
    meaning: 'Keys that encrypt what people upload: `name:<base64 of 32 bytes>`, separated by commas, newest first.',
    hides: 'all',
  },
  DATA_KEYS_FILE: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'A file that contains DATA_KEYS.',
  },
  ERASURE_LOG_DIR: {
    read: z
      .string()
      .transform((folder) => resolve(folder))
      .optional(),
    fallback: 'DATA_DIR/erasures',
    meaning:
      'Folder for the record of what was erased at request, which a restore applies. Put it on a disk that outlives the database; several servers share it.',
  },
  ADMIN_EMAIL: {
    read: z.email('ADMIN_EMAIL must be an email address.').optional(),
    fallback: '',
    meaning: 'Creates the first admin (username `admin`) when there is none; needs ADMIN_PASSWORD_FILE.',
  },
  ADMIN_PASSWORD_FILE: {
    read: z.string().optional(),
    fallback: '',
    meaning: "A file that contains the first admin's password.",
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
    meaning: 'Addresses of reverse proxies (CIDR, separated by commas) whose X-Forwarded-For header is trusted.',
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
    fallback: 'a development server prints emails to its log',
    meaning:
      'SMTP server for outgoing email. In production, emails leave this machine only encrypted, by `smtps://` or STARTTLS; `?requireTLS=false` is for a relay in your own network.',
    hides: 'password',
  },
  MAIL_FROM: {
    read: z.string().refine(isSender, 'MAIL_FROM must be one address such as Parsewell <post@example.org>').optional(),
    fallback: '',
    meaning: 'Sender of outgoing email, such as `Parsewell <post@example.org>`.',
  },
  STRIPE_SECRET_KEY: {
    read: z
      .string()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must look like sk_live_... or sk_test_...')
      .optional(),
    fallback: 'demo mode: nothing can be bought',
    meaning: "The payment provider's secret key; needs the next two settings as well.",
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
        'STRIPE_WEBHOOK_SECRETS must be one or more values like whsec_..., separated by commas.',
      )
      .optional(),
    fallback: '',
    meaning:
      'Signing secret of the webhook at `/api/stripe/webhook`; several, separated by commas, while you rotate it.',
    hides: 'all',
  },
  STRIPE_TAX: {
    read: z.enum(['off', 'inclusive'], 'STRIPE_TAX must be off or inclusive.').default('off'),
    fallback: 'off',
    meaning:
      'With `inclusive`, the payment provider works out the tax that the prices include and prints it on the invoices, and the checkout asks for name and address. Needs Stripe Tax in your account and prices whose tax behavior is inclusive.',
  },
  STRIPE_API_BASE: {
    read: webAddress('STRIPE_API_BASE').optional(),
    fallback: "the provider's own",
    meaning: "Base URL of the payment provider's API, for tests. Allowed only with a test key and outside production.",
  },
  CONTACT_EMAIL: {
    read: z.email('CONTACT_EMAIL must be an email address.').optional(),
    fallback: '',
    meaning: 'Where contact form messages and notices of job applications are emailed. Both are stored either way.',
  },
  GOOGLE_CLIENT_ID: {
    read: z.string().optional(),
    fallback: 'the button is off',
    meaning:
      'Sign-in with Google (OpenID Connect); register the redirect address PUBLIC_URL/api/login/google/callback with Google. Needs GOOGLE_CLIENT_SECRET.',
  },
  GOOGLE_CLIENT_SECRET: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'The client secret that belongs to GOOGLE_CLIENT_ID.',
    hides: 'all',
  },
  GOOGLE_ISSUER: {
    read: issuer('GOOGLE_ISSUER').default('https://accounts.google.com'),
    fallback: 'https://accounts.google.com',
    meaning: 'The OpenID issuer; change it only for tests.',
  },
  LINKEDIN_CLIENT_ID: {
    read: z.string().optional(),
    fallback: 'the button is off',
    meaning:
      'Sign-in with LinkedIn; register the redirect address PUBLIC_URL/api/login/linkedin/callback with LinkedIn. Needs LINKEDIN_CLIENT_SECRET.',
  },
  LINKEDIN_CLIENT_SECRET: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'The client secret that belongs to LINKEDIN_CLIENT_ID.',
    hides: 'all',
  },
  LINKEDIN_ISSUER: {
    read: issuer('LINKEDIN_ISSUER').default('https://www.linkedin.com/oauth'),
    fallback: 'https://www.linkedin.com/oauth',
    meaning: 'The OpenID issuer; change it only for tests.',
  },
  OIDC_ISSUER: {
    read: issuer('OIDC_ISSUER').optional(),
    fallback: 'the button is off',
    meaning:
      'Sign-in with your own OpenID provider, such as Keycloak or Entra ID: its issuer, below which `/.well-known/openid-configuration` is. Register the redirect address PUBLIC_URL/api/login/oidc/callback there. Needs the next two settings.',
  },
  OIDC_CLIENT_ID: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'The client id that the provider gave you.',
  },
  OIDC_CLIENT_SECRET: {
    read: z.string().optional(),
    fallback: '',
    meaning: 'The client secret that belongs to OIDC_CLIENT_ID.',
    hides: 'all',
  },
  OIDC_NAME: {
    read: z.string().trim().min(1).max(40, 'OIDC_NAME must be at most 40 characters.').default('Single sign-on'),
    fallback: 'Single sign-on',
    meaning: 'What its button says.',
  },
  OIDC_SCOPES: {
    read: z
      .string()
      .refine((scopes) => scopes.split(' ').includes('openid'), 'OIDC_SCOPES must contain openid.')
      .default('openid profile email'),
    fallback: 'openid profile email',
    meaning: 'What it is asked for, separated by spaces. Some providers name groups only for a scope of their own.',
  },
  OIDC_EMAIL_CLAIM: {
    read: z.string().min(1).default('email'),
    fallback: 'email',
    meaning:
      'The claim with the email address; `a.b` is the claim b inside of a. An address counts as verified only with the claim `email_verified`.',
  },
  OIDC_NAME_CLAIM: {
    read: z.string().min(1).default('name'),
    fallback: 'name',
    meaning: 'The claim with the name that a new account is addressed by.',
  },
  OIDC_USERNAME_CLAIM: {
    read: z.string().min(1).default('preferred_username'),
    fallback: 'preferred_username',
    meaning: 'The claim that the username of a new account is made from; without it, the email address.',
  },
  OIDC_GROUPS_CLAIM: {
    read: z.string().min(1).default('groups'),
    fallback: 'groups',
    meaning: 'The claim with the list of groups, such as `realm_access.roles`.',
  },
  OIDC_ADMIN_GROUP: {
    read: z.string().min(1).optional(),
    fallback: 'groups are ignored',
    meaning:
      'Who is in this group becomes an admin at each sign-in through the provider, and who is not loses that role, unless no other admin is left.',
  },
  OIDC_CREATES_ACCOUNTS: {
    read: yesOrNo('OIDC_CREATES_ACCOUNTS').default(false),
    fallback: '0',
    meaning:
      '1 creates an account at the first sign-in through the provider also while SIGN_UPS is `invited` or `closed`: then the provider decides who comes in.',
  },
  SIGN_UPS: {
    read: z.enum(signUps, 'SIGN_UPS must be open, invited or closed.').default('open'),
    fallback: 'open',
    meaning:
      'Who can create an account: everybody, people with a link that an admin made in the admin area, or nobody. People with an account sign in as before.',
  },
  CLAMD_ADDRESS: {
    read: z
      .string()
      .regex(/^([\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}$/, 'CLAMD_ADDRESS must look like localhost:3310')
      .optional(),
    fallback: 'files are not scanned',
    meaning: 'Address (`host:port`) of a virus scanner that speaks the clamd protocol; infected files are refused.',
  },
  CLAMD_REQUIRED: {
    read: yesOrNo('CLAMD_REQUIRED').default(false),
    fallback: '0',
    meaning: '1 refuses files while the scanner does not respond.',
  },
  LLM_BASE_URL: {
    read: apiAddress('LLM_BASE_URL').optional(),
    fallback: 'no language model',
    meaning:
      'A language model that proposes wordings for single bullets: any server with the OpenAI chat API, such as `https://api.example.org/v1` or `http://localhost:11434/v1` (Ollama). Needs LLM_MODEL. Bullets go there only after their person agreed; name it in content/company/processors.ts. Plain http only to this machine or a private network.',
  },
  LLM_MODEL: {
    read: z.string().trim().min(1).max(200).optional(),
    fallback: '',
    meaning: 'The name of the model.',
  },
  LLM_API_KEY: {
    read: z.string().min(1).optional(),
    fallback: '',
    meaning: 'Sent as a bearer token; a local server needs none.',
    hides: 'all',
  },
  ALLOW_INSECURE_HTTP: {
    read: yesOrNo('ALLOW_INSECURE_HTTP').default(false),
    fallback: '0',
    meaning: '1 lets a production server accept plain HTTP from other machines.',
  },
  PARSER_PROCESSES: {
    read: wholeNumber('PARSER_PROCESSES', 1, 64).default(Math.max(1, availableParallelism() - 1)),
    fallback: 'cores - 1',
    meaning: 'Number of locked-down processes that parse files in parallel.',
  },
  READER_FILE: {
    read: z
      .string()
      .transform((file) => resolve(file))
      .optional(),
    fallback: 'the sources',
    meaning: 'The bundled program of these processes, which starts faster; `npm start` and `npm run worker` set it.',
  },
  COUNSELORS: {
    read: z
      .string()
      .default('')
      .transform((names) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      ),
    fallback: '',
    meaning:
      'Usernames of existing accounts, separated by commas, that may check groups of up to 200 resumes without Premium.',
  },
  REGISTRATIONS_PER_HOUR: {
    read: wholeNumber('REGISTRATIONS_PER_HOUR', 1, 1_000_000).default(100),
    fallback: '100',
    meaning: 'New accounts allowed from one network per hour; schools and libraries share a network.',
  },
  PASSWORD_MIN_CHARACTERS: {
    read: wholeNumber('PASSWORD_MIN_CHARACTERS', 6, 64).default(6),
    fallback: '6',
    meaning: 'Minimum password length at registration.',
  },
  PASSWORD_REFUSE_COMMON: {
    read: yesOrNo('PASSWORD_REFUSE_COMMON').default(false),
    fallback: '0',
    meaning:
      '1 refuses new passwords that are common or contain the username or email address; otherwise the page only warns.',
  },
  ADMIN_MFA: {
    read: z.enum(['optional', 'required'], 'ADMIN_MFA must be optional or required.').default('optional'),
    fallback: 'optional',
    meaning: '`required` closes the admin area to admins without two-step login.',
  },
  METRICS_PORT: {
    read: wholeNumber('METRICS_PORT', 0, 65_535).optional(),
    fallback: 'no metrics',
    meaning: 'A separate port for Prometheus metrics at `/metrics`; docs/operations.md describes them.',
  },
  METRICS_HOST: {
    read: z.string().min(1, 'METRICS_HOST must name an address to listen on.').default('localhost'),
    fallback: 'localhost',
    meaning: 'Address on which metrics are served; keep it private.',
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
    fallback: 'info in production, otherwise warn',
    meaning: 'Log level (JSON lines on standard output).',
  },
} as const satisfies Record<string, Setting>;
