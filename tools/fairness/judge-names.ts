import { presentAnalysis } from '#contract/report/present-analysis.ts';
import { analyze } from '#engine/analyze.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import type { Speller } from '#engine/model/speller.ts';
import { fairFiles } from './fair-files.ts';
import type { CultureName } from './names-of-cultures.ts';

/** A name under which the same resume is read or scored differently. */
export type Unfair = { name: string; culture: string; layout: string; differences: readonly string[] };

const today = '2026-11-21';
const job =
  'Laboratory Manager. Requirements: 5 years of experience in food safety, PCR, HACCP, ISO 17025. Master of Science preferred.';
/** What the others are compared with. */
const reference: CultureName = { culture: 'English', name: 'John Smith', family: 'Smith', given: 'John' };

/** Reads one resume under each name in each layout; returns the names that change more than the name. */
export const unfairNames = async (
  names: readonly CultureName[],
  pdfium: () => Promise<Pdfium>,
  speller: Speller | null,
): Promise<readonly Unfair[]> => {
  const found: Unfair[] = [];
  for (const { layout, filename, make } of fairFiles) {
    const resultOf = async (person: CultureName): Promise<ReadonlyMap<string, string>> => {
      const bytes = await make(person);
      return readingOf(analyze({ bytes, filename, job, today }, await pdfium(), speller));
    };
    const before = await resultOf(reference);
    for (const person of names) {
      const after = await resultOf(person);
      const differences = [...before].flatMap(([what, was]) => {
        const expected = what === 'name' ? squeezed(person.name) : was;
        const is = after.get(what) ?? 'nothing';
        return is === expected ? [] : [`${what}: ${is} instead of ${expected}`];
      });
      if (differences.length > 0) found.push({ name: person.name, culture: person.culture, layout, differences });
    }
  }
  return found;
};

const squeezed = (name: string): string => name.replaceAll(/\s+/gu, ' ');

/** The parts of a report that may not depend on the name, and the name, each as text. */
const readingOf = (outcome: ReturnType<typeof analyze>): ReadonlyMap<string, string> => {
  if (!outcome.ok) return new Map([['failure', outcome.failure.code]]);
  const result = presentAnalysis(outcome.value, { id: 'fair' });
  const { name, ...fields } = result.parsed;
  return new Map<string, string>([
    ['name', name ?? 'none'],
    ['ats score', String(result.atsScore)],
    ['format score', String(result.formatScore)],
    ['keyword score', String(result.keywordScore)],
    ['job score', String(result.jobRelevanceScore)],
    ...Object.entries(fields).map(([field, value]): [string, string] => [field, JSON.stringify(value)]),
    ...Object.entries(result.atsCompatibility).map(([system, { score }]): [string, string] => [system, String(score)]),
    ...result.checks.map(({ id, outcome: found }): [string, string] => [`check ${id}`, found]),
    ['keywords', JSON.stringify([result.matchedKeywords, result.missingKeywords])],
    ['requirements', JSON.stringify(result.requirements.map(({ label, answer }) => [label, answer]))],
  ]);
};
