import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../testing/sample-result.ts';
import { marksOf } from './marks-of.ts';

const result = sampleResult();
const place = { quote: 'amara.reyes@example.com', page: 1, box: { x: 300, y: 20, width: 140, height: 12 } };
const withPlaces = {
  recommendations: result.recommendations.map((recommendation, index) =>
    index === 0 ? { ...recommendation, check: 'contact-in-page-header' } : recommendation,
  ),
  checks: result.checks.map((check) =>
    check.id === 'contact-in-page-header'
      ? { ...check, findings: [{ message: '', fix: '', evidence: [place, { quote: '' }] }] }
      : check,
  ),
};

describe('the marks of a report', () => {
  it('have the order and the numbers of the recommendations', () => {
    expect(marksOf(withPlaces).map(({ number, title }) => [number, title])).toEqual(
      result.recommendations.map(({ title }, index) => [index + 1, title]),
    );
  });

  it("are at the places of their check's findings, and nowhere for missing things", () => {
    const [first, second] = marksOf(withPlaces);
    expect(first?.places).toEqual([place]);
    expect(second?.places).toEqual([]);
  });
});
