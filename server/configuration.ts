import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const wholeNumber = (name: string, from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number.`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `${name} must be between ${from} and ${to}.`);

const yesOrNo = (name: string) =>
  z.enum(['0', '1'], `${name} must be 1 (yes) or 0 (no).`).transform((value) => value === '1');

const webAddress = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a full address such as https://resume.example.org` })
    .transform((value) => new URL(value).origin);

/** Over HTTPS, or on this machine, where tests have one of their own. */
const issuer = (name: string) =>
  z
    .url(`${name} must be a full address.`)
    .refine(
      (value) => value.startsWith('https://') || ['localhost', '127.0.0.1'].includes(new URL(value).hostname),
      `${name} must begin with https://`,
    );

/** '10.0.0.0/8', '127.0.0.1', '::1' or 'fd00::/8'. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits === undefined ? longest > 0 : /^\d+$/.test(bits) && Number(bits) <= longest;
};

/** 'post@example.org' or 'Parsewell <post@example.org>', one and no more. */
const isSender = (text: string): boolean => {
  const [, address = text] = /^[^<>,;"\p{Cc}]*<([^<>]+)>$/u.exec(text) ?? [];
  return z.email().safeParse(address).success;
};

/** How each setting is read and what holds when it is absent. */
const schema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z.string().min(1, 'HOST must name an address to listen on, such as 0.0.0.0.').default('localhost'),
  PUBLIC_URL: webAddress('PUBLIC_URL').optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'DATABASE_URL must look like postgres://user:password@host:5432/name')
    .optional(),
  DATA_DIR: z
    .string()
    .min(1, 'DATA_DIR must name a folder.')
    .default('data')
    .transform((folder) => resolve(folder)),
  DATA_KEYS: z.string().optional(),
  DATA_KEYS_FILE: z.string().optional(),
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an email address.').optional(),
  ADMIN_PASSWORD_FILE: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((range) => range.trim()))
    .refine(
      (ranges) => ranges.every(isNetwork),
      'TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1',
    )
    .optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s]+$/, 'SMTP_URL must look like smtps://user:password@mail.example.org:465')
    .refine((value) => URL.canParse(value), 'SMTP_URL must look like smtps://user:password@mail.example.org:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'MAIL_FROM must be one address such as Parsewell <post@example.org>')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must look like sk_live_... or sk_test_...')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'STRIPE_PUBLISHABLE_KEY must look like pk_live_... or pk_test_...')
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => /^whsec_\S+$/.test(secret)),
      'STRIPE_WEBHOOK_SECRETS must be one or more of whsec_..., separated by commas.',
    )
    .optional(),
  STRIPE_API_BASE: webAddress('STRIPE_API_BASE').optional(),
  CONTACT_EMAIL: z.email('CONTACT_EMAIL must be an email address.').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuer('GOOGLE_ISSUER').default('https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: issuer('LINKEDIN_ISSUER').default('https://www.linkedin.com/oauth'),
  ALLOW_INSECURE_HTTP: yesOrNo('ALLOW_INSECURE_HTTP').default(false),
  PARSER_PROCESSES: wholeNumber('PARSER_PROCESSES', 1, 64).default(Math.max(1, availableParallelism() - 1)),
  REGISTRATIONS_PER_HOUR: wholeNumber('REGISTRATIONS_PER_HOUR', 1, 1_000_000).default(100),
  PASSWORD_MIN_CHARACTERS: wholeNumber('PASSWORD_MIN_CHARACTERS', 6, 64).default(6),
  PASSWORD_REFUSE_COMMON: yesOrNo('PASSWORD_REFUSE_COMMON').default(false),
  ADMIN_MFA: z.enum(['optional', 'required'], 'ADMIN_MFA must be optional or required.').default('optional'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production.')
    .default('development'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    )
    .optional(),
});

/** What the README says about each. */
const about: Record<keyof typeof schema.shape, { fallback: string; meaning: string }> = {
  PORT: { fallback: '3000', meaning: 'Port to listen on.' },
  HOST: { fallback: 'localhost', meaning: 'Address to listen on; 0.0.0.0 for all.' },
  PUBLIC_URL: {
    fallback: 'http://localhost:PORT',
    meaning: 'The address people type. Links in mails and the cookie depend on it.',
  },
  DATABASE_URL: {
    fallback: 'a PostgreSQL of our own in DATA_DIR',
    meaning: 'PostgreSQL 16 or newer. Needed as soon as there is more than one server.',
  },
  DATA_DIR: { fallback: './data', meaning: 'Folder for the database and the keys.' },
  DATA_KEYS: {
    fallback: 'a generated file in DATA_DIR/keys',
    meaning:
      'Keys that encrypt what people upload: `name:<base64 of 32 bytes>`, several separated by commas, the newest first.',
  },
  DATA_KEYS_FILE: { fallback: '', meaning: 'A file that holds DATA_KEYS.' },
  ADMIN_EMAIL: {
    fallback: '',
    meaning: 'Makes the first admin (user name `admin`) when there is none; needs ADMIN_PASSWORD_FILE.',
  },
  ADMIN_PASSWORD_FILE: { fallback: '', meaning: "A file that holds the first admin's password." },
  TRUST_PROXY: {
    fallback: '',
    meaning: 'Addresses of proxies in front (CIDR, separated by commas) whose X-Forwarded-For is believed.',
  },
  TLS_CERT_FILE: { fallback: '', meaning: 'Certificate (PEM) for built-in HTTPS (TLS 1.3).' },
  TLS_KEY_FILE: { fallback: '', meaning: 'Private key (PEM) for built-in HTTPS.' },
  SMTP_URL: {
    fallback: 'a development server shows mails in its log',
    meaning: 'Server that sends our mails; `smtps://` or `smtp://...?requireTLS=true` encrypts the way there.',
  },
  MAIL_FROM: { fallback: '', meaning: 'Sender of our mails, such as `Parsewell <post@example.org>`.' },
  STRIPE_SECRET_KEY: {
    fallback: 'demo mode: nothing can be bought',
    meaning: "The payment provider's secret key; belongs with the two below.",
  },
  STRIPE_PUBLISHABLE_KEY: { fallback: '', meaning: 'The key that the payment form in the browser uses.' },
  STRIPE_WEBHOOK_SECRETS: {
    fallback: '',
    meaning:
      'Signing secret of the webhook at `/api/stripe/webhook`; several separated by commas while one replaces another.',
  },
  STRIPE_API_BASE: {
    fallback: "the provider's own",
    meaning: 'Another address of the API, for tests: only with a test key and outside production.',
  },
  CONTACT_EMAIL: {
    fallback: '',
    meaning: 'Where messages of the contact form, and word of applications, are mailed to. Both are stored either way.',
  },
  GOOGLE_CLIENT_ID: {
    fallback: 'the button is off',
    meaning:
      'Login with Google (OpenID Connect); tell Google the address PUBLIC_URL/api/login/google/callback. Needs GOOGLE_CLIENT_SECRET.',
  },
  GOOGLE_CLIENT_SECRET: { fallback: '', meaning: 'The secret that Google gave for GOOGLE_CLIENT_ID.' },
  GOOGLE_ISSUER: { fallback: 'https://accounts.google.com', meaning: 'Who signs; another one is for tests.' },
  LINKEDIN_CLIENT_ID: {
    fallback: 'the button is off',
    meaning:
      'Login with LinkedIn; tell LinkedIn the address PUBLIC_URL/api/login/linkedin/callback. Needs LINKEDIN_CLIENT_SECRET.',
  },
  LINKEDIN_CLIENT_SECRET: { fallback: '', meaning: 'The secret that LinkedIn gave for LINKEDIN_CLIENT_ID.' },
  LINKEDIN_ISSUER: { fallback: 'https://www.linkedin.com/oauth', meaning: 'Who signs; another one is for tests.' },
  ALLOW_INSECURE_HTTP: {
    fallback: '0',
    meaning: '1 lets a production server answer over plain HTTP to other machines.',
  },
  PARSER_PROCESSES: { fallback: 'cores - 1', meaning: 'Locked-down processes that read files at the same time.' },
  REGISTRATIONS_PER_HOUR: {
    fallback: '100',
    meaning: 'New accounts allowed from one network in an hour; schools and libraries share one.',
  },
  PASSWORD_MIN_CHARACTERS: { fallback: '6', meaning: 'Shortest password accepted at registration.' },
  PASSWORD_REFUSE_COMMON: {
    fallback: '0',
    meaning: '1 refuses new passwords that are tried first or hold the own name; else the page only advises.',
  },
  ADMIN_MFA: {
    fallback: 'optional',
    meaning: '`required` closes the area of admins to those who log in without a second step.',
  },
  NODE_ENV: { fallback: 'development', meaning: '`production` refuses to start with unsafe settings.' },
  LOG_LEVEL: {
    fallback: 'info in production, else warn',
    meaning: 'How much is logged (JSON lines on the standard output).',
  },
};

export type Configuration = Omit<z.infer<typeof schema>, 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  PUBLIC_URL: string;
  LOG_LEVEL: NonNullable<z.infer<typeof schema>['LOG_LEVEL']>;
  /** False when PUBLIC_URL is only our guess: then the site may also be reached under other names. */
  isPublicUrlSet: boolean;
};

/** What the README's list of settings is made of. */
export const settings: readonly { name: string; fallback: string; meaning: string }[] = Object.entries(about).map(
  ([name, row]) => ({ name, ...row }),
);

/** The settings, or one sentence for each fault. An empty variable counts as absent. */
export const readConfiguration = (
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; value: Configuration } | { ok: false; faults: readonly string[] } => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { ok: false, faults: [...new Set(parsed.error.issues.map((issue) => issue.message))] };

  const scheme = parsed.data.TLS_CERT_FILE === undefined ? 'http' : 'https';
  const configuration: Configuration = {
    ...parsed.data,
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `${scheme}://localhost:${parsed.data.PORT}`,
    LOG_LEVEL: parsed.data.LOG_LEVEL ?? (parsed.data.NODE_ENV === 'production' ? 'info' : 'warn'),
    isPublicUrlSet: parsed.data.PUBLIC_URL !== undefined,
  };
  const faults = faultsBetween(configuration);
  return faults.length === 0 ? { ok: true, value: configuration } : { ok: false, faults };
};

/** 'test' or 'live', as the key says; '' without one. */
const modeOf = (key = ''): string => key.split('_')[1] ?? '';

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);

/** What each setting alone cannot tell. */
const faultsBetween = (configuration: Configuration): string[] => {
  const isProduction = configuration.NODE_ENV === 'production';
  const isPlain = configuration.PUBLIC_URL.startsWith('http://');
  const rules: readonly (readonly [boolean, string])[] = [
    [
      (configuration.ADMIN_EMAIL === undefined) !== (configuration.ADMIN_PASSWORD_FILE === undefined),
      'ADMIN_EMAIL and ADMIN_PASSWORD_FILE belong together: set both or neither.',
    ],
    [
      (configuration.TLS_CERT_FILE === undefined) !== (configuration.TLS_KEY_FILE === undefined),
      'TLS_CERT_FILE and TLS_KEY_FILE belong together: set both or neither.',
    ],
    [
      (configuration.GOOGLE_CLIENT_ID === undefined) !== (configuration.GOOGLE_CLIENT_SECRET === undefined),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    ],
    [
      (configuration.LINKEDIN_CLIENT_ID === undefined) !== (configuration.LINKEDIN_CLIENT_SECRET === undefined),
      'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together: set both or neither.',
    ],
    [
      (configuration.SMTP_URL === undefined) !== (configuration.MAIL_FROM === undefined),
      'SMTP_URL and MAIL_FROM belong together: set both or neither.',
    ],
    [
      configuration.DATA_KEYS !== undefined && configuration.DATA_KEYS_FILE !== undefined,
      'DATA_KEYS and DATA_KEYS_FILE say the same thing: set only one of them.',
    ],
    [
      new Set(
        [
          configuration.STRIPE_SECRET_KEY,
          configuration.STRIPE_PUBLISHABLE_KEY,
          configuration.STRIPE_WEBHOOK_SECRETS,
        ].map((setting) => setting === undefined),
      ).size === 2,
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRETS belong together: set all or none.',
    ],
    [
      modeOf(configuration.STRIPE_SECRET_KEY) !== modeOf(configuration.STRIPE_PUBLISHABLE_KEY),
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.',
    ],
    [
      isProduction && modeOf(configuration.STRIPE_SECRET_KEY) === 'live' && isPlain,
      'Live payment keys need HTTPS: set PUBLIC_URL to its https address.',
    ],
    [
      configuration.STRIPE_API_BASE !== undefined &&
        (isProduction || modeOf(configuration.STRIPE_SECRET_KEY) !== 'test'),
      'STRIPE_API_BASE is for tests: it needs an sk_test_ key, and a production server refuses it.',
    ],
    [
      isProduction && configuration.DATA_KEYS === undefined && configuration.DATA_KEYS_FILE === undefined,
      'A production server needs DATA_KEYS or DATA_KEYS_FILE, so that the keys are kept apart from the data.',
    ],
    [
      isProduction && isPlain && !isLoopback(configuration.HOST) && !configuration.ALLOW_INSECURE_HTTP,
      'A production server does not answer other machines over plain HTTP: set PUBLIC_URL to its https address, or ALLOW_INSECURE_HTTP=1.',
    ],
    ...(['ADMIN_PASSWORD_FILE', 'DATA_KEYS_FILE', 'TLS_CERT_FILE', 'TLS_KEY_FILE'] as const).map(
      (name) => [!isReadable(configuration[name]), `The file that ${name} names cannot be read.`] as const,
    ),
  ];
  return rules.flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
};

const isReadable = (file: string | undefined): boolean => {
  if (file === undefined) return true;
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
};
