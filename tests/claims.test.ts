import { describe, expect, test } from 'vitest';
import { messageHelp } from '#content/help/messages.ts';
import { helpQuestions } from '#content/help/questions.ts';
import { accessibility } from '#content/legal/accessibility.ts';
import { cookies } from '#content/legal/cookies.ts';
import { corrections } from '#content/legal/corrections.ts';
import { dataProcessing } from '#content/legal/data-processing.ts';
import { imprint } from '#content/legal/imprint.ts';
import type { LegalText } from '#content/legal/legal-text.ts';
import { privacy } from '#content/legal/privacy.ts';
import { refunds } from '#content/legal/refunds.ts';
import { subprocessors } from '#content/legal/subprocessors.ts';
import { terms } from '#content/legal/terms.ts';
import { words as account } from '#web/features/account/words.ts';
import { words as landing } from '#web/features/auth-landing/words.ts';
import { words as pricing } from '#web/features/pricing/words.ts';
import { words as profile } from '#web/features/profile/words.ts';
import { about } from '#content/pages/about.ts';
import { careers } from '#content/pages/careers.ts';
import { contact } from '#content/pages/contact.ts';
import { developers } from '#content/pages/developers.ts';
import { features } from '#content/pages/features.ts';
import { security } from '#content/pages/security.ts';
import { systems } from '#content/pages/systems.ts';
import { templates } from '#content/templates/catalog.ts';
import { termsVersion } from '#contract/api/accounts.ts';
import { atsBands } from '#contract/product/bands.ts';
import { defaultPlans } from '#contract/product/default-plans.ts';
import { refundDays } from '#contract/product/plans.ts';
import { profiles } from '#engine/profiles/index.ts';
import { credit } from '#engine/scoring/weights.ts';
import { faultOfProof } from './proofs.ts';
import { readSource } from './source-files.ts';

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z])/);

const legalTexts = {
  privacy,
  terms,
  refunds,
  cookies,
  subprocessors,
  dataProcessing,
  accessibility,
  imprint,
  corrections,
};

/** Every sentence of a legal text; names and addresses are the operator's details, not sentences. */
const sentencesOfLegal = ({ introduction, sections }: LegalText): string[] =>
  [introduction, ...sections.flatMap(({ body }) => body)].flatMap((part) => {
    if (typeof part === 'string') return sentencesOf(part);
    return 'details' in part ? [] : part.flatMap(sentencesOf);
  });

/** Statements about accounts on the pages where they are used. */
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
  profile.tokens.lead,
  profile.sessions.ended.message,
  profile.sessions.othersEnded.message,
  profile.data.exportText,
  profile.data.deleteText,
  profile.data.dialogText,
].flatMap(sentencesOf);

/** Checks of how the words lie on the page. */
const layoutChecks = new Set<string>(['table-layout', 'multi-column', 'contact-in-header-footer', 'contact-in-frame']);

/** Titles, questions and identifiers in the address bar state nothing; messages are quoted. */
const statesNothing = new Set(['title', 'question', 'id', 'tab', 'unknown', 'kit', 'corpus', 'kind', 'messages']);

/** Every text in a piece of content that visitors read as a statement. */
const statementsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(statementsIn);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => (statesNothing.has(name) ? [] : statementsIn(value)));
};

const pagesWithClaims = {
  features,
  security,
  developers,
  help: helpQuestions,
  messages: messageHelp,
  about,
  contact,
  careers,
  templates: templates.map(({ description }) => description),
};

/** Statements about plans, prices and cancellation, shown before a payment. */
const ofPaying = [
  statementsIn([pricing.lead, pricing.terms, pricing.backToFree, pricing.checkout.receipt, pricing.faq.questions]),
  pricing.compare.rows.map(({ what, free, premium }) => `${what}: ${free} with Free, ${premium} with Premium.`),
  defaultPlans.flatMap(({ name, description, features }) => [
    description,
    ...features.map((feature) => `${name}: ${feature}.`),
  ]),
  statementsIn([landing.lead, landing.benefits.all]),
]
  .flat()
  .flatMap(sentencesOf);

const rowsIn = (document: string): { claim: string; proof: string }[] =>
  [...readSource(document).matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)]
    // A formatter of Markdown reads a bare asterisk as emphasis, so the rows escape it.
    .map(([, claim = '', proof = '']) => ({ claim: claim.replaceAll(String.raw`\*`, '*'), proof }))
    .filter(({ claim }) => !['claim', 'sentence'].includes(claim) && !claim.startsWith('---'));

const rows = rowsIn('docs/claims.md');

describe('docs/claims.md', () => {
  test.each(Object.entries(legalTexts))('has a row for every sentence of the legal text %s', (_, text) => {
    const listed = new Set(rows.map(({ claim }) => claim));
    expect(sentencesOfLegal(text).filter((sentence) => !listed.has(sentence))).toEqual([]);
  });

  test('has a row for every promise of the login, the registration and the profile', () => {
    expect(ofPages.filter((sentence) => !rows.some(({ claim }) => claim === sentence))).toEqual([]);
  });

  test('has a row for every sentence about plans, prices and cancellation', () => {
    expect(ofPaying.length).toBeGreaterThan(40);
    expect(ofPaying.filter((sentence) => !rows.some(({ claim }) => claim === sentence))).toEqual([]);
  });

  test.each(Object.entries(pagesWithClaims))('has a row for every sentence of the page %s', (_, content) => {
    const stated = statementsIn(content).flatMap(sentencesOf);
    expect(stated.length).toBeGreaterThan(1);
    const listed = new Set(rows.map(({ claim }) => claim));
    expect(stated.filter((sentence) => !listed.has(sentence))).toEqual([]);
  });

  test("the share of points for a listed term is the engine's", () => {
    expect(features.scoring.credit).toContain(`earns ${credit.listed * 100}% of them`);
    expect(credit.shown).toBe(1);
  });

  test('the bands in the help are those of the scores', () => {
    const answer = helpQuestions.find(({ id }) => id === 'good-score')?.answer.join(' ');
    const said = atsBands.slice(0, 3).map(({ from, word }) => [from, word.toLowerCase()]);
    expect(said).toEqual([
      [90, 'excellent'],
      [75, 'good'],
      [60, 'moderate'],
    ]);
    expect(answer).toContain(
      'An overall score of 90 or more is excellent, 75 or more is good, and 60 or more is moderate.',
    );
  });

  test('the makers that publish nothing about parsing are those whose profiles say so', () => {
    expect(profiles.filter(({ emphasis }) => emphasis.length === 0).map(({ name }) => name)).toEqual([
      'Workday',
      'BambooHR',
      'iCIMS',
    ]);
    const rulesOnLayout = profiles.filter(({ emphasis }) => emphasis.some(({ check }) => layoutChecks.has(check)));
    expect(rulesOnLayout.map(({ name }) => name)).toEqual(['Greenhouse']);
    expect(systems.names).toBe(
      new Intl.ListFormat('en-US').format(profiles.map(({ name }) => name)).replace(', and ', ' and '),
    );
    expect(systems.silence).toMatch(
      /^We found nothing published by Workday, BambooHR or iCIMS .* rules about layout only from Greenhouse/,
    );
  });

  test('the version of the terms is the day on which they were last changed', () => {
    expect(termsVersion).toBe(terms.lastUpdated);
  });

  test('the refund period is that of the plans', () => {
    const answer = helpQuestions.find(({ id }) => id === 'refunds')?.answer.join(' ');
    expect(answer).toBe(`Yes, within ${refundDays} days of a payment, once per account.`);
  });

  test('names a test that exists, or a reason why there is none', () => {
    expect(rows.flatMap(({ claim, proof }) => faultOfProof(claim, proof))).toEqual([]);
  });
});
