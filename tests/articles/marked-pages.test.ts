import { describe, expect, test } from 'vitest';
import { markedPages, type MarkedPage, type MarkedPageId } from '#content/articles/marked-pages.ts';
import { filesBelow, readSource } from '../source-files.ts';

const ids = Object.keys(markedPages) as MarkedPageId[];
const pages = JSON.parse(readSource('content/generated/marked-pages.json')) as Record<MarkedPageId, MarkedPage>;
const marksOf = (id: MarkedPageId): string[] => pages[id].marks.map(({ title }) => title);

const articles = filesBelow('content/articles', /\.mdx$/);
const shown = articles.flatMap((file) =>
  [...readSource(file).matchAll(/<MarkedPage id="([\w-]+)" \/>/g)].map(([, id = '']) => id),
);

describe('the example pages of the articles', () => {
  test('are each shown once', () => {
    expect(shown.toSorted()).toEqual(ids.toSorted());
    expect(Object.keys(pages).toSorted()).toEqual(ids.toSorted());
  });

  test.each(ids)('%s has its marks inside of the picture', (id) => {
    const { widthPt, heightPt, marks } = pages[id];
    for (const { boxes, tagTop } of marks) {
      expect(boxes.length).toBeGreaterThan(0);
      expect(tagTop).toBeLessThan(heightPt);
      for (const { x, y, width, height } of boxes) {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThan(widthPt);
        expect(y + height).toBeLessThan(heightPt);
      }
    }
  });

  test('have the marks that their captions name', () => {
    expect(marksOf('columns')[0]).toBe('Your text is in columns');
    expect(marksOf('hidden')).toEqual(['Your file contains hidden text']);
    expect(pages.headings.marks.map(({ quotes }) => quotes)).toEqual([['My journey', 'What I bring to the table']]);
    expect(marksOf('header')).toEqual([
      'Your contact details are in the page header or footer',
      'Repeated lines interrupt your text',
      'Your job dates use different formats',
    ]);
    expect(marksOf('gap').toSorted()).toEqual([
      'Some job dates give only the year',
      'There is a gap between your jobs',
      'Your job dates use different formats',
    ]);
    expect(marksOf('bullets')).toContain('Some bullets have weak openings');
    expect(marksOf('ratings')).toEqual(['Your skills are rated with bars, dots or stars']);
    expect(marksOf('copied')).toContain('Parts of the job description are copied into your resume');
    expect(marksOf('tailored')).toHaveLength(6);
    expect(marksOf('tailored')).not.toContain('Avimark');
    expect(marksOf('tailored')).not.toContain('Spanish');
  });

  test.each(['outline', 'first-job', 'fields'] as const)('%s has the fields in their groups', (id) => {
    expect(marksOf(id)).toEqual(
      expect.arrayContaining(['Name', 'Contact details', 'Job titles', 'Employers', 'Dates of each job', 'Skills']),
    );
  });
});
