import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyze } from '#engine/analyze.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import type { AnalysisResult } from './analysis-result.ts';
import { presentAnalysis } from './present-analysis.ts';

const resultOf = async (file: string, job?: string): Promise<AnalysisResult> => {
  const bytes = readFileSync(new URL(`../../corpus/${file}`, import.meta.url));
  const input = { bytes, filename: file, today: '2026-11-21', ...(job === undefined ? {} : { job }) };
  const outcome = analyze(input, await pdfiumForTests());
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return presentAnalysis(outcome.value, { id: 'one' });
};

describe('the places in the API format', () => {
  it('link each field of a PDF to its words on the page', async () => {
    const { document, fieldPlaces, parsed } = await resultOf('two-columns-pdf/resume.pdf');
    expect(document).toEqual({ kind: 'pdf', pages: [{ widthPt: 612, heightPt: 792 }] });
    expect(fieldPlaces['email']).toEqual([
      { quote: parsed.email, page: 1, box: expect.objectContaining({ x: expect.closeTo(40, 0) }) },
    ]);
    expect(fieldPlaces['experience.1.employer']?.[0]?.quote).toContain(parsed.experience[1]?.employer);
    for (const place of Object.values(fieldPlaces).flat()) {
      expect(place.box?.x).toBeGreaterThanOrEqual(0);
      expect((place.box?.x ?? 0) + (place.box?.width ?? 0)).toBeLessThanOrEqual(612);
    }
  });

  it('are paragraphs in a Word document, which has no pages of its own', async () => {
    const { document, fieldPlaces } = await resultOf('clean-docx/resume.docx');
    expect(document).toEqual({ kind: 'docx', pages: [] });
    expect(fieldPlaces['name']).toEqual([{ quote: expect.any(String), paragraph: expect.any(Number) }]);
  });

  it('are all mentions of a keyword, and the lines that answer a requirement', async () => {
    const { keywordPlaces, keywordFrequency, requirements } = await resultOf(
      'two-columns-pdf/resume.pdf',
      'Registered Nurse\n\nRequired\n- Triage\n- Underwater welding',
    );
    expect(keywordPlaces['Triage']).toHaveLength(keywordFrequency['Triage'] ?? 0);
    expect(keywordPlaces['Underwater welding']).toBeUndefined();
    const [triage] = requirements.filter(({ label }) => label === 'Triage');
    expect(triage?.places.map(({ quote }) => quote).join(' ')).toContain('Triage');
  });

  it('belong to the finding that each recommendation is about', async () => {
    const { recommendations, checks } = await resultOf('two-columns-pdf/resume.pdf');
    expect(recommendations.length).toBeGreaterThan(0);
    for (const { check } of recommendations)
      expect(checks.find(({ id }) => id === check)).toMatchObject({ outcome: 'fail' });
  });
});
