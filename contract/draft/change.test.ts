import { describe, expect, it } from 'vitest';
import { confirmed, moved, removed, withNewLine, withText } from './change.ts';
import { lineAt, partsOf, placesOf, textAt, uncheckedPlaces } from './place.ts';
import { draftWith, entry, item, section, text } from './testing/drafts.ts';

const draft = draftWith({
  contact: ['Lisbon', 'maren@example.com'],
  links: ['example.com/maren'],
  sections: [
    section('experience', 'Jobs', [
      entry({ bullets: ['Led', 'Wrote'], dates: '2020', period: null }),
      text('A line', true),
    ]),
    section('skills', 'Skills', [item('Triage')]),
  ],
});

describe('places', () => {
  it('lead to every text of a document', () => {
    const places = placesOf(draft);
    expect(places).toContain('/sections/0/blocks/0/bullets/1');
    for (const place of places) expect(textAt(draft, place), place).not.toBeNull();
    expect(uncheckedPlaces(draft)).toEqual(['/sections/0/blocks/1/line']);
  });

  it.each(['', '/', '/contact', '/contact/x', '/sections/0/blocks/0/period', '/__proto__', '/sections/-1'])(
    '%j is none',
    (place) => {
      expect(partsOf(place)).toBeNull();
      expect(textAt(draft, place)).toBeNull();
      expect(withText(draft, place, 'x')).toBe(draft);
    },
  );

  it.each([
    '/contact/9',
    '/sections/9',
    '/sections/0/blocks/9/title',
    '/sections/0/blocks/1/title',
    '/sections/1/blocks/0/bullets/0',
  ])('%j is outside of the document, and changes nothing', (place) => {
    expect(textAt(draft, place)).toBeNull();
    expect(withText(draft, place, 'x')).toBe(draft);
  });
});

describe('changes', () => {
  it('write a text at every place, and share the rest', () => {
    for (const place of placesOf(draft)) expect(textAt(withText(draft, place, 'new'), place)).toBe('new');
    expect(withText(draft, '/sections/0', 'Work').sections[1]).toBe(draft.sections[1]);
  });

  it('forget what dates meant when they are written anew', () => {
    const known = draftWith({
      sections: [
        section('experience', 'Jobs', [
          entry({ dates: '2020', period: { start: null, end: { year: 2020 }, style: 'year' } }),
        ]),
      ],
    });
    expect(withText(known, '/sections/0/blocks/0/dates', '2021').sections[0]?.blocks[0]).toMatchObject({
      period: null,
    });
    expect(withText(known, '/sections/0/blocks/0/title', 'Lead').sections[0]?.blocks[0]).toMatchObject({
      period: { style: 'year' },
    });
  });

  it('confirm a line', () => {
    const place = '/sections/0/blocks/1/line';
    expect(lineAt(confirmed(draft, place), place)).toEqual({ text: 'A line', needsCheck: false });
  });

  it('move an item within its list, and stop at its ends', () => {
    expect(moved(draft, '/sections/1', -1).sections.map(({ title }) => title)).toEqual(['Skills', 'Jobs']);
    expect(textAt(moved(draft, '/sections/0/blocks/0/bullets/0', 1), '/sections/0/blocks/0/bullets/0')).toBe('Wrote');
    for (const place of ['/contact/0', '/sections/0', '/sections/0/blocks/0', '/sections/0/blocks/0/bullets/0'])
      expect(moved(draft, place, -1)).toBe(draft);
  });

  it('remove and add', () => {
    expect(removed(draft, '/contact/0').contact).toEqual(['maren@example.com']);
    expect(removed(draft, '/sections/0/blocks/1').sections[0]?.blocks).toHaveLength(1);
    const added = withNewLine(draft, { section: 0, block: 0, list: 'bullets', index: 1 }, 'Ran');
    expect(textAt(added, '/sections/0/blocks/0/bullets/1')).toBe('Ran');
  });
});
