import { readPackage } from './read-package.ts';
import { buildDocx, paragraph, run } from './build-docx.ts';
import type { DocxToBuild } from './build-docx.ts';
import { pdfiumForTests } from './pdfium.ts';
import { sample } from './sample-resume.ts';
import type { RepairId } from '#engine/model/repair.ts';
import type { Report } from '#engine/model/report.ts';
import { repairFile } from '#engine/repair/repair-file.ts';
import type { Repaired } from '#engine/repair/repair-file.ts';

const headings = new Set(['Summary', 'Work Experience', 'Education', 'Skills']);

/** A line of a resume; section titles have a style of their own, so that no repair is due. */
export const resumeLine = (text: string): string =>
  headings.has(text)
    ? paragraph(run(text, '<w:b/><w:sz w:val="28"/>'), '<w:outlineLvl w:val="0"/>')
    : paragraph(run(text.replaceAll('&', '&amp;'), text === 'Jane Roe' ? '<w:b/><w:sz w:val="36"/>' : ''));

/** Lines of the sample resume as paragraphs, from the line that begins with `from` up to the one before `to`. */
export const resumeBody = (from = 'Jane Roe', to?: string): string => {
  const at = sample.findIndex((line) => line.startsWith(from));
  const end = to === undefined ? sample.length : sample.findIndex((line) => line.startsWith(to));
  return sample.slice(at, end).map(resumeLine).join('');
};

/** A line of the sample resume by its beginning, as text for a run. */
export const lineOf = (beginning: string): string => sample.find((line) => line.startsWith(beginning)) ?? '';

export type RepairedForTest = Repaired & {
  /** The ids of the repairs that are offered. */
  ids: readonly RepairId[];
  lines: readonly string[];
  /** A part before and after. */
  partBefore: (name: string) => string;
  partAfter: (name: string) => string;
  /** Names of the parts whose bytes differ. */
  touched: readonly string[];
};

export const linesOfReport = ({ visual }: Report): readonly string[] => visual.lines.map(({ text }) => text);

/** Builds a Word file, repairs it (with these repairs only, if named) and reads what came out. */
export const repairDocx = async (docx: DocxToBuild, only?: readonly RepairId[]): Promise<RepairedForTest> =>
  repairBytes(buildDocx(docx), only);

export const repairBytes = async (bytes: Uint8Array, only?: readonly RepairId[]): Promise<RepairedForTest> => {
  const input = { bytes, filename: 'resume.docx', today: '2026-11-23', ...(only === undefined ? {} : { only }) };
  const outcome = repairFile(input, await pdfiumForTests());
  if (!outcome.ok) throw new Error(outcome.failure.code);
  const [before, after] = [readPackage(bytes), readPackage(outcome.value.bytes)];
  return {
    ...outcome.value,
    ids: outcome.value.offered.map(({ id }) => id),
    lines: linesOfReport(outcome.value.after),
    partBefore: (name) => before.get(name) ?? '',
    partAfter: (name) => after.get(name) ?? '',
    touched: [...before.keys()].filter((name) => before.get(name) !== after.get(name)),
  };
};
