import { describe, expect, test } from 'vitest';
import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import { words as account } from '#web/features/account/words.ts';
import { words as profile } from '#web/features/profile/words.ts';
import { faultOfProof } from './proofs.ts';
import { readSource } from './source-files.ts';

/** Sections of the privacy policy that state what the product does; the others are about law and people. */
const factual = [
  'what-we-collect',
  'how-we-use-it',
  'what-we-never-do',
  'how-it-is-protected',
  'how-long-we-keep-it',
  'cookies',
  'your-rights',
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z])/);

const claims = privacy.sections
  .filter(({ id }) => factual.includes(id))
  .flatMap(({ body }) => body.flat())
  .flatMap(sentencesOf);

/** Sections of the terms that state what the product does. */
const ofTerms = terms.sections
  .filter(({ id }) =>
    ['account-registration', 'service-description', 'user-content', 'termination', 'changes-to-terms'].includes(id),
  )
  .flatMap(({ body }) => body.flat())
  .flatMap(sentencesOf);

/** What the pages around an account promise while somebody uses them. */
const ofPages = [
  account.login.usernameHint,
  account.register.emailHint,
  account.choose.lead,
  account.reset.sent,
  account.providers.terms,
  profile.resumes.lead,
  profile.resumes.deleted.message,
  profile.info.nameHint,
  profile.info.emailHint,
  profile.info.old,
  profile.password.changed.message,
  profile.secondFactor.lead,
  profile.secondFactor.keepCodes,
  profile.notifications.rows.emailNotifications.hint,
  profile.sessions.ended.message,
  profile.sessions.othersEnded.message,
  profile.data.exportText,
  profile.data.deleteText,
  profile.data.dialogText,
].flatMap(sentencesOf);

const rows = [...readSource('docs/claims.md').matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)]
  .map(([, claim = '', proof = '']) => ({ claim, proof }))
  .filter(({ claim }) => claim !== 'claim' && !claim.startsWith('---'));

describe('docs/claims.md', () => {
  test('has a row for every factual sentence of the privacy policy', () => {
    expect(claims.length).toBeGreaterThan(12);
    const listed = new Set(rows.map(({ claim }) => claim));
    expect(claims.filter((claim) => !listed.has(claim))).toEqual([]);
  });

  test('has a row for every sentence of the terms that says what the product does', () => {
    expect(ofTerms.length).toBeGreaterThan(12);
    expect(ofTerms.filter((sentence) => !rows.some(({ claim }) => claim === sentence))).toEqual([]);
  });

  test('has a row for every promise of the login, the registration and the profile', () => {
    expect(ofPages.filter((sentence) => !rows.some(({ claim }) => claim === sentence))).toEqual([]);
  });

  test('names a test that exists, or says why there is none', () => {
    expect(rows.flatMap(({ claim, proof }) => faultOfProof(claim, proof))).toEqual([]);
  });
});
