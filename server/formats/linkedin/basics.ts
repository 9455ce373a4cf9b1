import type { Json, JsonObject } from '../json-resume/json.ts';
import { privateColumns } from './files.ts';
import type { Row } from './rows.ts';

const known: ReadonlySet<string> = new Set([
  ...privateColumns,
  'First Name',
  'Last Name',
  'Headline',
  'Summary',
  'Geo Location',
  'Websites',
  'Twitter Handles',
]);

/** Who the person is and how to reach them, from Profile.csv, 'Email Addresses.csv' and PhoneNumbers.csv. */
export const basicsFrom = (profile: Row, emails: readonly Row[], phones: readonly Row[]): JsonObject => {
  const email = (emails.find((row) => row['Primary']?.toLowerCase() === 'yes') ?? emails[0])?.['Email Address'];
  const phone = phones.find((row) => row['Number'] !== undefined)?.['Number'];
  const profiles: Json[] = [
    ...bracketed(profile['Websites']).map(websiteOf),
    ...bracketed(profile['Twitter Handles']).map((handle) => ({
      network: 'Twitter',
      username: handle,
      url: `https://twitter.com/${encodeURIComponent(handle)}`,
    })),
  ];
  const fields: readonly (readonly [string, Json | undefined])[] = [
    ['name', [profile['First Name'], profile['Last Name']].filter((part) => part !== undefined).join(' ')],
    ['label', profile['Headline']],
    ['email', email],
    ['phone', phone],
    ['location', profile['Geo Location'] === undefined ? undefined : { address: profile['Geo Location'] }],
    ['summary', profile['Summary']],
    ['profiles', profiles.length === 0 ? undefined : profiles],
    ...Object.entries(profile).filter(([column]) => !known.has(column)),
  ];
  return Object.fromEntries(
    fields.filter((field): field is [string, Json] => field[1] !== undefined && field[1] !== ''),
  );
};

/** '[PORTFOLIO:https://example.com,BLOG:https://example.org]' */
const bracketed = (text = ''): string[] =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const websiteOf = (text: string): JsonObject => {
  const url = text.replace(/^[A-Z_ ]+:(?=\S)/, '');
  return URL.canParse(url) ? { url } : { text: url };
};
