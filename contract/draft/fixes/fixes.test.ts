import { describe, expect, it } from 'vitest';
import { placesOf, textAt, type Entry } from '../place.ts';
import { draftWith, entry, item, section, text } from '../testing/drafts.ts';
import { mergeBrokenEmail } from './broken-email.ts';
import { respelled, spellDatesOneWay } from './date-spelling.ts';
import { expandGluedLists } from './glued-list.ts';
import { orderNewestFirst } from './newest-first.ts';
import { offersOf } from './offers-of.ts';
import { renameUnusualHeadings } from './usual-heading.ts';

type Period = NonNullable<Entry['period']>;
const from = (start: Period['start'], end: Period['end'], style: Period['style'] = 'month-year'): Period => ({
  start,
  end,
  style,
});

describe('an email address', () => {
  it.each([
    [
      ['Lisbon', 'maren @ example.com'],
      ['Lisbon', 'maren@example.com'],
    ],
    [['maren@example .com'], ['maren@example.com']],
    [['Email: maren.oduya@ example. co.uk'], ['Email: maren.oduya@example.co.uk']],
    [
      ['maren@exam', 'ple.com', 'Lisbon'],
      ['maren@example.com', 'Lisbon'],
    ],
    [['maren@', 'example.com'], ['maren@example.com']],
    [['maren@example.', 'com'], ['maren@example.com']],
  ])('is put together from %j', (contact, together) => {
    expect(mergeBrokenEmail(draftWith({ contact }))?.result.contact).toEqual(together);
  });

  it.each([
    [['maren@example.com', 'Lisbon']],
    [['maren@example.com', 'example.org']],
    [['maren@quay', 'Lisbon']],
    [['maren@', '.example..com']],
    // took longer than anybody waits
    [['maren@', `${'a'.repeat(60)}!`]],
    [['Open 9 @ the quay. Call me']],
    [[]],
  ])('is left alone in %j', (contact) => {
    expect(mergeBrokenEmail(draftWith({ contact }))).toBeNull();
  });
});

describe('dates', () => {
  it.each([
    ['03/2021 - present', from({ year: 2021, month: 3 }, 'present', 'numeric'), 'March 2021 – Present'],
    ['Mar. 2021 to Jun. 2023', from({ year: 2021, month: 3 }, { year: 2023, month: 6 }), 'March 2021 – June 2023'],
    ['2019–2021', from({ year: 2019 }, { year: 2021 }, 'year'), '2019 – 2021'],
    ['Sept 2020', from(null, { year: 2020, month: 9 }), 'September 2020'],
  ])('%s are spelled anew', (dates, period, anew) => {
    expect(respelled({ dates, period })).toBe(anew);
  });

  it.each([
    ['a season', 'Summer 2021', from(null, { year: 2021, month: 6 }, 'season')],
    ['a day', '15/03/2021 - 04/2022', from({ year: 2021, month: 3 }, { year: 2022, month: 4 }, 'numeric')],
    ['another word', 'Expected May 2026', from(null, { year: 2026, month: 5 })],
    ['another language', 'März 2021 – heute', from({ year: 2021, month: 3 }, 'present')],
    ['a short year', "Mar '21 – Jun '22", null],
  ])('with %s stay as they are', (_, dates, period) => {
    expect(respelled({ dates, period })).toBeNull();
  });

  const mixed = draftWith({
    sections: [
      section('experience', 'Experience', [
        entry({ dates: 'March 2021 – Present', period: from({ year: 2021, month: 3 }, 'present') }),
        entry({
          dates: '01/2019 - 02/2021',
          period: from({ year: 2019, month: 1 }, { year: 2021, month: 2 }, 'numeric'),
        }),
      ]),
    ],
  });

  it('are spelled one way where they differ, and keep what was understood', () => {
    const offer = spellDatesOneWay(mixed);
    expect(offer?.changes).toEqual([
      { place: '/sections/0/blocks/1/dates', before: '01/2019 - 02/2021', after: 'January 2019 – February 2021' },
    ]);
    expect(offer?.result.sections[0]?.blocks[1]).toMatchObject({
      dates: 'January 2019 – February 2021',
      period: { start: { year: 2019, month: 1 } },
    });
    expect(offer && spellDatesOneWay(offer.result)).toBeNull();
  });

  it('are left alone where they are spelled one way already', () => {
    const alike = draftWith({
      sections: [
        section('experience', 'Experience', [
          entry({ dates: 'Mar 2021 – present', period: from({ year: 2021, month: 3 }, 'present') }),
          entry({ dates: 'Jan 2019 – Feb 2021', period: from({ year: 2019, month: 1 }, { year: 2021, month: 2 }) }),
          entry({ dates: '2014', period: from(null, { year: 2014 }, 'year') }),
        ]),
      ],
    });
    expect(spellDatesOneWay(alike)).toBeNull();
  });
});

describe('a heading', () => {
  const odd = draftWith({
    sections: [
      section('experience', 'Where I have been', []),
      section('other', 'Boats', []),
      section('skills', 'Skills', []),
    ],
  });

  it('that the report calls unusual gets the usual words', () => {
    const offer = renameUnusualHeadings(odd, ['WHERE I HAVE BEEN', 'Boats', 'Skills']);
    expect(offer?.place).toBe('/sections/0');
    expect(offer?.result.sections.map(({ title }) => title)).toEqual(['Experience', 'Boats', 'Skills']);
  });

  it('stays where the report calls none unusual', () => {
    expect(renameUnusualHeadings(odd, [])).toBeNull();
  });

  it('is renamed together with the others that the report calls unusual', () => {
    const two = draftWith({
      sections: [section('experience', 'Where I have been', []), section('education', 'What I know', [])],
    });
    const offer = renameUnusualHeadings(two, ['Where I have been', 'What I know']);
    expect(offer?.changes.map(({ after }) => after)).toEqual(['Experience', 'Education']);
    expect(offer?.result.sections.map(({ title }) => title)).toEqual(['Experience', 'Education']);
  });
});

describe('a list', () => {
  let ids = 0;
  const expandedLines = (words: string, kind: 'skills' | 'experience' = 'skills') =>
    expandGluedLists(draftWith({ sections: [section(kind, 'Skills', [text(words)])] }), () => `new-${(ids += 1)}`)
      .map(({ result }) => result.sections[0]?.blocks ?? [])
      .map((blocks) => blocks.map((block) => (block.is === 'entry' ? '' : `${block.is} ${block.line.text}`)));

  it.each([
    ['Java • Python • SQL', ['item Java', 'item Python', 'item SQL']],
    ['Triage | Wound care | Spanish', ['item Triage', 'item Wound care', 'item Spanish']],
    ['Tools: Java | Python | SQL', ['text Tools: Java, Python, SQL']],
  ])('such as %j is expanded', (words, items) => {
    expect(expandedLines(words)).toEqual([items]);
  });

  it.each([
    'Java, Python, SQL',
    'Triage | Spanish',
    'I led a team of nurses at night | and more | and so on, and so on',
  ])('such as %j is left alone', (words) => {
    expect(expandedLines(words)).toEqual([]);
  });

  it('is expanded only where lists are', () => {
    expect(expandedLines('Java • Python • SQL', 'experience')).toEqual([]);
  });
});

const job = (title: string, year: number, change: Partial<Entry> = {}): Entry => ({
  ...entry({ title, period: from({ year }, { year: year + 1 }, 'year') }),
  ...change,
});
const titles = (blocks: readonly { is: string; title?: string; line?: { text: string } }[] | undefined) =>
  blocks?.map((block) => block.title ?? block.line?.text);

describe('the order of jobs', () => {
  it('is turned around, and what belongs to a job goes with it', () => {
    const old = [
      job('First', 2010),
      text('A line'),
      job('Second', 2015),
      job('Third', 2015, { at: '' }),
      job('Now', 2020),
    ];
    const [offer] = orderNewestFirst(draftWith({ sections: [section('experience', 'Jobs', old)] }));
    expect(titles(offer?.result.sections[0]?.blocks)).toEqual(['Now', 'Second', 'Third', 'First', 'A line']);
  });

  it.each([
    ['it is right', [job('Now', 2020), job('Before', 2015)]],
    ['a date is not known', [job('First', 2010), job('Now', 2020, { period: null })]],
    ['a line belongs to no job', [text('A line'), job('First', 2010), job('Now', 2020)]],
    ['there is one job', [job('First', 2010)]],
  ])('stays where %s', (_, blocks) => {
    expect(orderNewestFirst(draftWith({ sections: [section('experience', 'Jobs', blocks)] }))).toEqual([]);
  });
});

describe('fixes by a machine', () => {
  it('invent nothing: every word of the result was there, or is a month, a usual heading or Present', () => {
    const draft = draftWith({
      contact: ['maren @ example.com', 'Lisbon'],
      sections: [
        section('experience', 'Where I have been', [
          entry({
            title: 'Nurse',
            dates: '01/2010 - 02/2012',
            period: from({ year: 2010, month: 1 }, { year: 2012, month: 2 }, 'numeric'),
          }),
          entry({ title: 'Lead', dates: 'March 2012 – now', period: from({ year: 2012, month: 3 }, 'present') }),
        ]),
        section('skills', 'Skills', [text('Triage • Spanish • Wound care'), item('First aid')]),
      ],
    });
    const offers = offersOf(draft, ['Where I have been']);
    expect(offers.map(({ kind }) => kind)).toEqual([
      'broken-email',
      'usual-heading',
      'newest-first',
      'date-spelling',
      'glued-list',
    ]);
    const lettersOf = (each: typeof draft): string =>
      placesOf(each)
        .map((place) => textAt(each, place) ?? '')
        .join(' ');
    const before = lettersOf(draft).replaceAll(' ', '').toLowerCase();
    for (const { kind, result } of offers.filter(
      ({ kind: each }) => each !== 'date-spelling' && each !== 'usual-heading',
    ))
      for (const word of lettersOf(result).toLowerCase().split(/\s+/)) expect(before, kind).toContain(word);
  });
});
