import { analyze } from '../analyze.ts';
import type { AnalyzeInput } from '../analyze.ts';
import type { Failure, Outcome } from '../model/failure.ts';
import type { OfferedRepair, RepairChange, RepairId } from '../model/repair.ts';
import type { Report } from '../model/report.ts';
import type { Speller } from '../model/speller.ts';
import { isValidXml } from '../read/docx/package/xml.ts';
import { replaceParts } from '../read/docx/package/replace-parts.ts';
import { readDocxSource } from '../read/docx/read-docx.ts';
import type { Pdfium } from '../read/pdf/pdfium/pdfium.ts';
import { fold } from '../text/fold.ts';
import { mendableOf } from './mendable.ts';
import type { Repair } from './mendable.ts';
import { repairs } from './repairs/index.ts';

/** `only`: the ids of the repairs to apply; all that are offered when it is missing. */
export type RepairInput = AnalyzeInput & { only?: readonly RepairId[] };

/** The repaired file, what the engine reads in it, and every repair that the file could have. */
export type Repaired = { bytes: Uint8Array; before: Report; after: Report; offered: readonly OfferedRepair[] };

const notWord: Failure = { code: 'not-docx-inside', message: 'Only a Word file (.docx) can be repaired.' };

/** As many as a page can show. */
const maxChanges = 40;

/**
 * Repairs a Word file in place. A repair is offered only if the repaired file, read again, has the same words and no
 * lower score. Fails for a file that is not read, and with 'not-docx-inside' for one that is no Word file.
 */
export const repairFile = (input: RepairInput, pdfium: Pdfium, speller: Speller | null = null): Outcome<Repaired> => {
  const before = analyze(input, pdfium, speller);
  if (!before.ok) return before;
  if (before.value.document.kind !== 'docx') return { ok: false, failure: notWord };

  const offered: OfferedRepair[] = [];
  const start: Step = { bytes: input.bytes, report: before.value };
  let all = start;
  let chosen = start;
  for (const repair of repairs) {
    const next = stepOf(repair, all, input, pdfium, speller);
    if (next === null) continue;
    const { id, title, what, check } = repair;
    offered.push({ id, title, what, check, changes: next.changes.slice(0, maxChanges), count: next.changes.length });
    if (input.only === undefined || input.only.includes(id))
      chosen = chosen === all ? next : (stepOf(repair, chosen, input, pdfium, speller) ?? chosen);
    all = next;
  }
  return { ok: true, value: { bytes: chosen.bytes, before: before.value, after: chosen.report, offered } };
};

type Step = { bytes: Uint8Array; report: Report };

/** The file after one more repair; null when there is nothing to repair, or when that would make the file worse. */
const stepOf = (
  repair: Repair,
  { bytes, report }: Step,
  input: RepairInput,
  pdfium: Pdfium,
  speller: Speller | null,
): (Step & { changes: readonly RepairChange[] }) | null => {
  const source = readDocxSource(bytes);
  const file = source === null ? null : mendableOf(report, source);
  const mend = file === null ? null : repair.find(file);
  if (mend === null || ![...mend.parts.values()].every(isValidXml)) return null;
  const fresh = replaceParts(bytes, mend.parts);
  const read = analyze({ ...input, bytes: fresh }, pdfium, speller);
  if (!read.ok || !hasSameWords(report, read.value) || isLower(report, read.value)) return null;
  return { bytes: fresh, report: read.value, changes: mend.changes };
};

const isLower = (before: Report, after: Report): boolean =>
  (['ats', 'format', 'keyword', 'job'] as const).some(
    (name) => (after.scores[name].value ?? 100) < (before.scores[name].value ?? 0),
  );

/** What a person reads, as often as before; the order is not compared, because some repairs move words. */
const hasSameWords = (before: Report, after: Report): boolean => {
  const count = new Map<string, number>();
  for (const word of wordsOf(before)) count.set(word, (count.get(word) ?? 0) + 1);
  for (const word of wordsOf(after)) count.set(word, (count.get(word) ?? 0) - 1);
  return [...count.values()].every((left) => left === 0);
};

const wordsOf = ({ visual }: Report): readonly string[] =>
  visual.lines.flatMap(({ text, isFurniture }) =>
    isFurniture ? [] : (fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []),
  );
