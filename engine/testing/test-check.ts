import { describe, expect, test } from 'vitest';
import { runCheck } from '../checks/run-checks.ts';
import { sources } from '../sources.ts';
import { readingsOf } from '../layout/readings-of.ts';
import type { Check, CheckOutcome } from '../model/check.ts';
import type { Evidence } from '../model/evidence.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Facts } from '../model/facts.ts';
import { factsFrom, type Circumstances } from './facts-from.ts';
import { asDocx, asPdf } from './sample-resume.ts';

/** A resume as lines (tried as PDF and as DOCX) or as a document. `headed` names lines that are headings besides the usual ones. */
export type Example = { name: string; headed?: readonly string[] } & Circumstances &
  ({ lines: readonly string[]; only?: 'pdf' | 'docx' } | { document: SourceDocument });

/** `quotes`: the quotes of the evidence, each at least in part; '' where something is absent. `score`: the remaining share of the points, when that matters; `says`: its sentence. */
export type Failing = Example & { quotes: readonly string[]; score?: number; says?: string };

/** The tests of one check: resumes that fail with their evidence, and clean twins that pass. `spared` must not fail; whether they pass is left open. */
export const testCheck = (
  check: Check,
  table: {
    fails: readonly [Failing, ...Failing[]];
    passes: readonly [Example, ...Example[]];
    others?: readonly (Example & { is: 'unsure' | 'no-finding' | 'not-applicable'; says?: string })[];
    spared?: readonly Example[];
  },
): void => {
  describe(`the check ${check.id}`, () => {
    for (const example of table.fails)
      for (const [format, document] of documentsOf(example))
        test(`fails for ${example.name} (${format})`, () => {
          const outcome = outcomeOf(check, document, example);
          if (outcome.is !== 'fail') throw new Error(`expected a failure, got ${JSON.stringify(outcome)}`);
          const evidence = outcome.findings.flatMap((finding) => finding.evidence);
          for (const quote of example.quotes)
            expect(evidence.map((piece) => piece.quote).some((said) => holds(said, quote))).toBe(true);
          expect(outcome.score).toBeGreaterThanOrEqual(0);
          expect(outcome.score).toBeLessThan(1);
          if (example.score !== undefined) expect(outcome.score).toBeCloseTo(example.score, 2);
          if (example.says !== undefined)
            expect(outcome.findings.map(({ message }) => message)).toEqual([example.says]);
          expectRealEvidence(evidence, document, example);
        });

    for (const example of table.passes)
      for (const [format, document] of documentsOf(example))
        test(`passes for ${example.name} (${format})`, () => {
          expect(outcomeOf(check, document, example)).toMatchObject({ is: 'pass' });
        });

    for (const example of table.others ?? [])
      for (const [format, document] of documentsOf(example))
        test(`is ${example.is} for ${example.name} (${format})`, () => {
          const outcome = outcomeOf(check, document, example);
          expect(outcome.is).toBe(example.is);
          if (example.says !== undefined) expect(outcome).toMatchObject({ because: example.says });
        });

    for (const example of table.spared ?? [])
      for (const [format, document] of documentsOf(example))
        test(`does not fail for ${example.name} (${format})`, () => {
          expect(outcomeOf(check, document, example).is).not.toBe('fail');
        });

    test('cites sources that exist', () => {
      const known = sources.map((source) => source.id);
      for (const id of check.sources) expect(known).toContain(id);
    });
  });
};

const documentsOf = (example: Example): readonly (readonly [string, SourceDocument])[] => {
  if ('document' in example) return [[example.document.kind, example.document]];
  const made = { pdf: asPdf(example.lines, {}, example.headed), docx: asDocx(example.lines, {}, example.headed) };
  return (['pdf', 'docx'] as const)
    .filter((format) => example.only === undefined || example.only === format)
    .map((format) => [format, made[format]] as const);
};

/** Runs the check twice on frozen facts: the outcomes must be equal. */
const outcomeOf = (check: Check, document: SourceDocument, circumstances: Circumstances): CheckOutcome => {
  const facts = deeplyFrozen(factsFrom(document, circumstances));
  const { outcome } = runCheck(check, facts);
  expect(runCheck(check, facts).outcome).toEqual(outcome);
  if (outcome.is === 'error') throw new Error(outcome.message);
  return outcome;
};

const deeplyFrozen = (facts: Facts): Facts => {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  };
  freeze(facts);
  return facts;
};

const flat = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();
const lettersOf = (text: string): string => flat(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
const holds = (said: string, quote: string): boolean => (quote === '' ? said === '' : flat(said).includes(flat(quote)));

/** Every quote is in the file, every box lies on its page. */
const expectRealEvidence = (
  evidence: readonly Evidence[],
  document: SourceDocument,
  { filename = '' }: Circumstances,
): void => {
  // A quote follows the visual order, or the stored order where the readings leave the text out.
  const seen = readingsOf(document).visual.lines.map((line) => line.text);
  const letters = lettersOf(`${document.runs.map((run) => run.text).join('')} ${seen.join('')} ${filename}`);
  for (const { quote, places } of evidence) {
    expect(letters).toContain(lettersOf(quote));
    for (const place of places) {
      if (place.kind === 'flow') {
        expect(place.paragraph).toBeLessThan(document.paragraphs.length);
        continue;
      }
      const page = document.pages[place.page - 1];
      expect(page).toBeDefined();
      expect(place.box.x).toBeGreaterThanOrEqual(-1);
      expect(place.box.x + place.box.width).toBeLessThanOrEqual((page?.widthPt ?? 0) + 1);
    }
  }
};
