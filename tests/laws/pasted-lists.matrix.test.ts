import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { presentDraft } from '#contract/report/present-draft.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { startLinesOf } from '#contract/report/start-lines.ts';
import { analyze } from '#engine/analyze.ts';
import { draftFile } from '#engine/draft-file.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { fileOfDocument } from '#server/templates/file-of-document.ts';
import { casesOfThisRun } from '../extent.ts';
import { today, valuesOf } from './judged.ts';
import { pastedInto } from './pasted-terms.ts';
import { jobs } from './people.ts';
import { root } from '../source-files.ts';

const files = fs
  .globSync('corpus/*/resume.*', { cwd: root })
  .filter((file) => !/scan|encrypted|cover-letter/.test(file));
const cases = files.toSorted().flatMap((file) => jobs.map((job) => ({ file, job })));

describe('terms of a posting that are pasted as a bare list while a resume is edited', () => {
  test.each(casesOfThisRun(cases))('raise neither job match nor keyword score: $file', async ({ file, job }) => {
    const read = draftFile(fs.readFileSync(path.join(root, file)), file, await pdfiumForTests());
    if (!read.ok) throw new Error(read.failure.message);
    const began = presentDraft(read.value.draft);
    const check = async (document: ResumeDraft) => {
      const { bytes, filename } = await fileOfDocument(document, 'template-1');
      const outcome = analyze({ bytes, filename, job, today, start: startLinesOf(began) }, await pdfiumForTests());
      if (!outcome.ok) throw new Error(outcome.failure.message);
      return outcome.value;
    };
    const before = await check(began);
    const named = ['license', 'language', 'degree'];
    const terms = (before.job?.requirements ?? [])
      .filter(({ kind, answer }) => kind === 'term' && answer !== 'shown')
      .flatMap(({ alternatives }) => alternatives.filter(({ kind }) => !named.includes(kind)).map(({ term }) => term));
    expect(terms).not.toEqual([]);
    for (const { where, document } of pastedInto(began, terms)) {
      const [was, is] = [valuesOf(before), valuesOf(await check(document))];
      expect(is.job, where).toBeLessThanOrEqual(was.job ?? 0);
      expect(is.keyword, where).toBeLessThanOrEqual(was.keyword ?? 0);
    }
  });
});
