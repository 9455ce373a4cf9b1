import type { Answer, JobMatch, Keywords, Requirement, RequirementGroup, Term, TermUse } from '../model/keywords.ts';
import { usualTerms } from '../terms/usual-terms.ts';
import { firstToAdd } from './first-to-add.ts';
import { isTermOnPage } from './mentions/names-of-others.ts';
import { occupationOf } from './occupation-of.ts';
import type { IndexedResume, ResumeWords } from './resume-words.ts';

const foundIn = (words: ResumeWords): readonly TermUse[] =>
  [...words.mentions.values()]
    .filter(({ outer }) => outer > 0)
    .map(({ entry, all, outer }) => ({
      term: entry.term,
      kind: entry.kind,
      industry: entry.industry,
      count: outer,
      spans: all.flatMap((mention) => mention.spans),
      isOnlyInSkillsList: all.every((mention) => mention.isListed),
    }))
    .toSorted((one, other) => other.count - one.count || (one.term < other.term ? -1 : 1));

const groups: readonly RequirementGroup[] = ['must', 'duty', 'nice', 'soft'];

const isAnswered = (answer: Answer): boolean => answer === 'shown' || answer === 'listed';

/** The requirements that are keywords: not years, degrees and what only the application can answer. */
const keywordRequirements = (job: JobMatch): readonly Requirement[] =>
  job.requirements.filter(({ kind, answer }) => (kind === 'term' || kind === 'language') && answer !== 'application');

const coverageOf = (asks: readonly Requirement[]): NonNullable<Keywords['coverage']> =>
  groups.flatMap((group) => {
    const own = asks.filter((ask) => ask.group === group);
    if (own.length === 0) return [];
    return [
      {
        group,
        wanted: own.length,
        shown: own.filter(({ answer }) => answer === 'shown').length,
        listed: own.filter(({ answer }) => answer === 'listed').length,
      },
    ];
  });

const uniqueTerms = (terms: readonly Term[]): readonly Term[] => [
  ...new Map(terms.map((term) => [term.term.toLowerCase(), term])).values(),
];

const byJob = (job: JobMatch, words: ResumeWords): Omit<Keywords, 'found' | 'occupation'> => {
  const asks = firstToAdd(keywordRequirements(job));
  const wanted = uniqueTerms(asks.flatMap((ask) => ask.alternatives));
  const matched = new Set<string>();
  for (const ask of asks) {
    if (!isAnswered(ask.answer)) continue;
    const named = ask.named ?? [];
    for (const term of named.length > 0 ? named : ask.alternatives.slice(0, 1).map((first) => first.term))
      matched.add(term);
  }
  const isOnPage = (term: Term): boolean => isTermOnPage(words, term);
  const unmet = asks.filter(({ answer }) => !isAnswered(answer));
  // Once one alternative is shown, or at least on the page, the others do not count as missing.
  const namesOf = (terms: readonly Term[]): readonly string[] =>
    uniqueTerms(terms)
      .map(({ term }) => term)
      .filter((term) => !matched.has(term));
  return {
    wantedBy: { by: 'job' },
    wanted,
    matched: wanted.map(({ term }) => term).filter((term) => matched.has(term)),
    missing: namesOf(unmet.flatMap(({ alternatives }) => (alternatives.some(isOnPage) ? [] : alternatives))),
    unproven: namesOf(unmet.flatMap(({ alternatives }) => alternatives.filter(isOnPage))),
    unmet,
    coverage: coverageOf(asks),
  };
};

/** The terms of the resume, and those wanted: by the job, or by the occupation when there is no job. */
export const keywordsOf = ({ resume, words }: IndexedResume, job: JobMatch | null): Keywords => {
  const found = foundIn(words);
  const occupation = occupationOf(resume, words);
  const inferred = occupation === null ? null : { name: occupation.name, confidence: occupation.confidence };
  if (job !== null) return { found, ...byJob(job, words), occupation: inferred };
  if (occupation === null) return { found, wantedBy: null, wanted: [], matched: [], missing: [], occupation: null };
  const wanted = usualTerms(occupation);
  const isInResume = (term: Term) => words.mentions.has(term.term);
  return {
    found,
    wantedBy: { by: 'occupation', occupation: occupation.name },
    wanted,
    matched: wanted.filter(isInResume).map(({ term }) => term),
    missing: wanted.filter((term) => !isInResume(term) && !isTermOnPage(words, term)).map(({ term }) => term),
    occupation: inferred,
  };
};
