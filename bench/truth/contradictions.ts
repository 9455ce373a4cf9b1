import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { CheckId } from '#engine/checks/index.ts';
import { coreChecks } from '#engine/scoring/score-cards.ts';
import { fieldContradictionsIn } from './field-contradictions.ts';

/** One is said as praise, the other as a finding: a report with both says two opposite things. */
const opposites: readonly (readonly [praise: CheckId, finding: CheckId])[] = [
  ['multi-column', 'table-layout'],
  ['multi-column', 'text-box'],
  ['multi-column', 'whitespace-layout'],
  ['lost-in-plain-reading', 'contact-in-header-footer'],
  ['lost-in-plain-reading', 'contact-in-frame'],
  ['lost-in-plain-reading', 'broken-address'],
  ['lost-in-plain-reading', 'broken-encoding'],
  ['lost-in-plain-reading', 'embedded-document'],
  ['lost-in-plain-reading', 'reading-order'],
  ['contact-in-header-footer', 'contact-in-frame'],
  ['contact-in-header-footer', 'missing-contact'],
  ['missing-name', 'name-not-text'],
  ['name-not-text', 'missing-name'],
  ['broken-encoding', 'lost-letters'],
  ['little-text', 'embedded-document'],
  ['date-gaps', 'missing-dates'],
  ['not-newest-first', 'missing-dates'],
  ['nonstandard-headings', 'no-headings'],
  ['photo-image', 'name-not-text'],
  ['photo-image', 'recognised-text'],
  ['hidden-text', 'recognised-text'],
  ['lost-in-plain-reading', 'letter-spaced-text'],
  ['overlapping-dates', 'missing-dates'],
  ['year-only-dates', 'missing-dates'],
  ['date-gaps', 'reversed-dates'],
  ['missing-email', 'missing-contact'],
  ['missing-phone', 'missing-contact'],
];
/** Two findings that cannot both be true. */
const exclusive: readonly (readonly [CheckId, CheckId])[] = [
  ['missing-skills', 'skills-never-in-context'],
  ['missing-contact', 'broken-address'],
  ['missing-contact', 'several-emails'],
  ['missing-experience', 'missing-dates'],
  ['missing-experience', 'jobs-without-details'],
  ['no-headings', 'nonstandard-headings'],
  ['no-headings', 'duplicate-sections'],
  ['no-headings', 'section-order'],
  ['no-headings', 'missing-heading-styles'],
  ['missing-name', 'name-not-text'],
  ['missing-contact', 'missing-email'],
  ['missing-contact', 'missing-phone'],
  ['missing-contact', 'contact-in-header-footer'],
  ['missing-contact', 'contact-in-frame'],
];

/** A field of the filled-in form, and the check that says whether it was found. */
const fields: readonly (readonly [check: CheckId, isRead: (parsed: AnalysisResult['parsed']) => boolean])[] = [
  ['missing-name', ({ name }) => name !== null],
  ['missing-email', ({ email }) => email !== null],
  ['missing-phone', ({ phone }) => phone !== null],
  ['missing-location', ({ location }) => location !== null],
  ['missing-experience', ({ experience }) => experience.length > 0],
  ['missing-education', ({ education }) => education.length > 0],
];

const words = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ')} `;

const amongChecks = ({ checks }: AnalysisResult): string[] => {
  const outcomes = new Map<string, string>(checks.map(({ id, outcome }) => [id, outcome]));
  const is = (id: CheckId, outcome: string): boolean => outcomes.get(id) === outcome;
  const praised = opposites.filter(([praise, finding]) => is(praise, 'pass') && is(finding, 'fail'));
  const both = exclusive.filter(([one, other]) => is(one, 'fail') && is(other, 'fail'));
  return [
    ...praised.map(([praise, finding]) => `${praise} passed beside ${finding}`),
    ...both.map(([one, other]) => `${one} failed beside ${other}`),
  ];
};

const amongFields = ({ parsed, checks }: AnalysisResult): string[] =>
  fields.flatMap(([id, isRead]) => {
    const outcome = checks.find((check) => check.id === id)?.outcome;
    if (outcome === 'pass' && !isRead(parsed)) return [`${id} passed, and the field is empty`];
    return outcome === 'fail' && isRead(parsed) ? [`${id} failed, and the field is filled in`] : [];
  });

/** An address or a name that is broken, or split in the stored text, must not be called readable. */
const amongAddresses = ({ checks }: AnalysisResult): string[] => {
  const messageOf = (id: CheckId): string => checks.find((check) => check.id === id)?.findings[0]?.message ?? '';
  const broken = messageOf('broken-address');
  const lost = /^You see your (.*) on the page/u.exec(messageOf('lost-in-plain-reading'))?.[1] ?? '';
  const praise = { 'email address': 'missing-email', 'phone number': 'missing-phone', name: 'missing-name' } as const;
  return Object.entries(praise).flatMap(([what, id]) => {
    if (!checks.some((check) => check.id === id && check.outcome === 'pass')) return [];
    if (broken.includes(what)) return [`${id} passed beside half of the ${what}`];
    return lost.split(/, | and /u).includes(what) ? [`${id} passed beside a ${what} that the stored text splits`] : [];
  });
};

const amongKeywords = ({
  matchedKeywords,
  missingKeywords,
  requirements,
  jobDescription,
}: AnalysisResult): string[] => {
  if (jobDescription === undefined) return [];
  const terms = requirements.filter(({ kind }) => kind === 'term' || kind === 'language');
  const shown = terms
    .filter(({ answer }) => answer === 'shown' || answer === 'listed')
    .map(({ label }) => words(label));
  const absent = new Set(terms.filter(({ answer }) => answer === 'missing').map(({ label }) => words(label)));
  return [
    ...missingKeywords.flatMap((term) => {
      const inside = matchedKeywords.find((matched) => words(matched).includes(words(term)));
      return inside === undefined ? [] : [`'${term}' is missing beside '${inside}'`];
    }),
    ...missingKeywords.filter((term) => shown.includes(words(term))).map((term) => `'${term}' is missing and shown`),
    ...matchedKeywords
      .filter((term) => absent.has(words(term)))
      .map((term) => `'${term}' is matched and a missing requirement`),
  ];
};

/** Counts in sentences against the filled-in form: 'no dates for 2 jobs'. */
const amongCounts = ({ checks, parsed }: AnalysisResult): string[] => {
  const message = checks.find(({ id }) => id === 'missing-dates')?.findings[0]?.message ?? '';
  const said = /for (\d+) jobs/u.exec(message);
  if (said === null) return [];
  const undated = parsed.experience.filter(({ start, end }) => start === undefined && end === undefined).length;
  return Number(said[1]) <= undated ? [] : [`missing-dates counts ${said[1]}, the form ${undated}`];
};

/** Scores from here on are called fair or good. */
const lowestFair = 60;

/** Core fields of which the filled-in form has nothing, whatever the checks say. */
const emptyFields = ({ parsed, checks }: AnalysisResult): string[] => {
  const { name, email, phone, experience } = parsed;
  // Whoever lists projects or volunteer work instead may have had no job: there is nothing that we failed to read.
  const mayHaveNone = checks.some(({ id, outcome }) => id === 'missing-experience' && outcome === 'unsure');
  const isUndated = experience.every(({ start, end }) => start === undefined && end === undefined);
  return [
    ...(name === null ? ['no name'] : []),
    ...(email === null && phone === null ? ['no way of contact'] : []),
    ...(experience.length === 0 && !mayHaveNone ? ['no job'] : []),
    ...(experience.length > 0 && isUndated ? ['no date of a job'] : []),
  ];
};

/** A core field that was not read beside a score that is not poor, or beside another fix that comes first. */
const amongScores = (result: AnalysisResult): string[] => {
  const { checks, atsScore, formatScore, atsCompatibility, recommendations, structureInsights } = result;
  const failed = checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
  const lost = result.scoreDetails.ats.parts
    .filter(({ check, points }) => coreChecks.has(check) && failed.includes(check) && points === 0)
    .map(({ check }) => `${check} failed`);
  const unread = [...lost, ...emptyFields(result)];
  const scores = [atsScore, formatScore, ...Object.values(atsCompatibility).map(({ score }) => score)];
  const [first] = recommendations;
  const isFirst = first?.check !== undefined && coreChecks.has(first.check);
  const isBlocker = checks.some(({ id, impact }) => id === first?.check && impact === 'blocker');
  return [
    ...unread
      .filter(() => Math.max(...scores) >= lowestFair)
      .map((what) => `${what} beside a score of ${Math.max(...scores)}`),
    ...(unread.length === 0 || isFirst || isBlocker
      ? []
      : [`${unread.join(', ')} beside the first fix ${first?.check}`]),
    ...(structureInsights.wellOrganized && failed.includes('missing-experience')
      ? ['well organized without jobs']
      : []),
  ];
};

/** Sentences of a report that cannot both be true, one line each. */
export const contradictionsIn = (result: AnalysisResult): readonly string[] => [
  ...amongChecks(result),
  ...amongFields(result),
  ...amongAddresses(result),
  ...amongKeywords(result),
  ...amongCounts(result),
  ...amongScores(result),
  ...fieldContradictionsIn(result),
];
