import { readFileSync } from 'node:fs';
import type { Configuration } from '../configuration.ts';
import { isLoopback } from './is-loopback.ts';

/** The mode in a payment key: 'test' or 'live'; '' without a key. */
const modeOf = (key = ''): string => key.split('_')[1] ?? '';

/** A message for each conflict between settings. */
export const faultsBetween = (configuration: Configuration): string[] => {
  const isProduction = configuration.NODE_ENV === 'production';
  const isPlain = configuration.PUBLIC_URL.startsWith('http://');
  const rules: readonly (readonly [boolean, string])[] = [
    [
      (configuration.ADMIN_EMAIL === undefined) !== (configuration.ADMIN_PASSWORD_FILE === undefined),
      'ADMIN_EMAIL and ADMIN_PASSWORD_FILE must be set together: set both or neither.',
    ],
    [
      (configuration.TLS_CERT_FILE === undefined) !== (configuration.TLS_KEY_FILE === undefined),
      'TLS_CERT_FILE and TLS_KEY_FILE must be set together: set both or neither.',
    ],
    [
      (configuration.GOOGLE_CLIENT_ID === undefined) !== (configuration.GOOGLE_CLIENT_SECRET === undefined),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together: set both or neither.',
    ],
    [
      (configuration.LINKEDIN_CLIENT_ID === undefined) !== (configuration.LINKEDIN_CLIENT_SECRET === undefined),
      'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set together: set both or neither.',
    ],
    [
      new Set(
        [configuration.OIDC_ISSUER, configuration.OIDC_CLIENT_ID, configuration.OIDC_CLIENT_SECRET].map(
          (setting) => setting === undefined,
        ),
      ).size === 2,
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together: set all three or none.',
    ],
    [
      configuration.OIDC_ISSUER === undefined &&
        (configuration.OIDC_ADMIN_GROUP !== undefined || configuration.OIDC_CREATES_ACCOUNTS),
      'OIDC_ADMIN_GROUP and OIDC_CREATES_ACCOUNTS need OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    ],
    [
      (configuration.SMTP_URL === undefined) !== (configuration.MAIL_FROM === undefined),
      'SMTP_URL and MAIL_FROM must be set together: set both or neither.',
    ],
    [
      new Set(
        [configuration.S3_BUCKET_URL, configuration.S3_ACCESS_KEY_ID, configuration.S3_SECRET_ACCESS_KEY].map(
          (setting) => setting === undefined,
        ),
      ).size === 2,
      'S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together: set all three or none.',
    ],
    [
      configuration.FILE_STORE === 's3' && configuration.S3_BUCKET_URL === undefined,
      'FILE_STORE=s3 needs S3_BUCKET_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    ],
    [
      (configuration.LLM_BASE_URL === undefined) !== (configuration.LLM_MODEL === undefined),
      'LLM_BASE_URL and LLM_MODEL must be set together: set both or neither.',
    ],
    [
      configuration.LLM_API_KEY !== undefined && configuration.LLM_BASE_URL === undefined,
      'LLM_API_KEY needs LLM_BASE_URL and LLM_MODEL.',
    ],
    [
      configuration.DATA_KEYS !== undefined && configuration.DATA_KEYS_FILE !== undefined,
      'DATA_KEYS and DATA_KEYS_FILE are alternatives: set only one of them.',
    ],
    [
      new Set(
        [
          configuration.STRIPE_SECRET_KEY,
          configuration.STRIPE_PUBLISHABLE_KEY,
          configuration.STRIPE_WEBHOOK_SECRETS,
        ].map((setting) => setting === undefined),
      ).size === 2,
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRETS must be set together: set all three or none.',
    ],
    [
      modeOf(configuration.STRIPE_SECRET_KEY) !== modeOf(configuration.STRIPE_PUBLISHABLE_KEY),
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both be live keys.',
    ],
    [
      isProduction && modeOf(configuration.STRIPE_SECRET_KEY) === 'live' && isPlain,
      'Live payment keys need HTTPS: set PUBLIC_URL to the https address of the site.',
    ],
    [
      configuration.STRIPE_API_BASE !== undefined &&
        (isProduction || modeOf(configuration.STRIPE_SECRET_KEY) !== 'test'),
      'STRIPE_API_BASE is for tests: it needs an sk_test_ key, and a production server refuses it.',
    ],
    [
      isProduction && configuration.DATA_KEYS === undefined && configuration.DATA_KEYS_FILE === undefined,
      'A production server needs DATA_KEYS or DATA_KEYS_FILE, so that the keys are stored separately from the data.',
    ],
    [
      isProduction && isPlain && !isLoopback(configuration.HOST) && !configuration.ALLOW_INSECURE_HTTP,
      'A production server does not accept plain HTTP from other machines: set PUBLIC_URL to its https address, or set ALLOW_INSECURE_HTTP=1.',
    ],
    ...(['ADMIN_PASSWORD_FILE', 'DATA_KEYS_FILE', 'TLS_CERT_FILE', 'TLS_KEY_FILE'] as const).map(
      (name) => [!isReadable(configuration[name]), `The file in ${name} cannot be read.`] as const,
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
