import { describe, expect, it } from 'vitest';
import { docxDocument, type PageText, pdfDocument } from '#engine/testing/build-document.ts';
import { resumeOf } from '../../fields/resume-of.ts';
import { readingsOf } from '../../layout/readings-of.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { FoundAgain, PlainParsers } from '../../model/facts.ts';
import { headingsOf } from '../headings/found-headings.ts';
import { sureJobsOf } from '../sure-jobs.ts';
import { plainParsersOf, shareTornApart } from './plain-parsers.ts';
import { plainTextsOf } from './plain-texts.ts';

const found = (document: SourceDocument) => {
  const readings = readingsOf(document);
  const resume = resumeOf(readings.visual, document);
  const sureJobs = sureJobsOf(resume, readings.visual);
  const measured = plainParsersOf(document, readings, resume, {
    headings: headingsOf({ resume, sureJobs, found: [] }),
    sureJobs,
  });
  const counts = Object.fromEntries(
    (measured?.parsers ?? []).map(({ reads, parts }) => [
      reads,
      Object.fromEntries(Object.entries(parts).map(([part, { found: own, of }]) => [part, `${own}/${of}`])),
    ]),
  );
  return { ...counts, share: measured === null ? null : Math.round(measured.share * 100) / 100 };
};

const jobs = [
  'Experience',
  'Operations Manager, Harbor Foods | Mar 2020 - Present',
  '• Cut waste by 12% with new forecasts for nine depots',
  '• Trained 25 people in two depots on the new system',
  'Shift Lead, Northwind Traders | Jan 2016 - Feb 2020',
  '• Planned the shifts of 40 people in one warehouse',
];
const rest = ['Education', 'BSc Logistics, Lakeside College, 2015', 'Skills', 'Forecasting, Excel, Negotiation'];
const at = (texts: readonly string[], x: number, y: number): PageText[] =>
  texts.map((text, row) => ({ text, x, y: y + row * 16, sizePt: 10 }));

const head: PageText[] = [
  { text: 'Jane Roe', x: 60, y: 40, sizePt: 18 },
  { text: 'jane.roe@example.com | +1 312-555-0142', x: 60, y: 70, sizePt: 10 },
];

/** The header of a job, its dates at the right edge. */
const dated = (text: string, y: number): PageText[] => {
  const [header = '', dates = ''] = text.split(' | ');
  return [
    { text: header, x: 60, y, sizePt: 10 },
    { text: dates, right: 540, y, sizePt: 10 },
  ];
};

const onPage = (page: number, texts: readonly string[]): PageText[] =>
  [{ text: 'Jane Roe', x: 60, y: 40, sizePt: 18 }, ...at(texts, 60, 110)].map((text) => ({ ...text, page }));

/** A job whose title and bullet are stored before its employer. */
const titleFirst = (title: string, employer: string, bullet: string, y: number): PageText[] => [
  { text: title, x: 60, y, sizePt: 10, isBold: true },
  { text: bullet, x: 60, y: y + 32, sizePt: 10 },
  { text: employer, x: 60, y: y + 16, sizePt: 10 },
];

describe('plainParsersOf', () => {
  it('finds everything of one column', () => {
    expect(found(pdfDocument([...head, ...at([...jobs, ...rest], 60, 110)]))).toMatchObject({
      stored: { contact: '3/3', jobs: '2/2', bullets: '3/3', headings: '3/3' },
      across: { jobs: '2/2', bullets: '3/3', headings: '3/3' },
      share: 1,
    });
  });

  it('loses headings and wrapped bullets across two columns that are stored one after the other', () => {
    const left = ['Education', 'BSc Logistics', 'Lakeside College', '2015', 'Skills', 'Forecasting', 'Excel'];
    const measured = found(pdfDocument([...head, ...at(left, 60, 110), ...at(jobs, 220, 110)]));
    expect(measured).toMatchObject({
      stored: { jobs: '2/2', bullets: '3/3', headings: '3/3' },
      across: { headings: '0/3' },
    });
    expect(measured.share).toBeLessThan(0.95);
  });

  it('loses what is in a text box for a parser that leaves boxes out', () => {
    const measured = found(
      docxDocument([
        { text: 'Jane Roe', sizePt: 18 },
        ...['jane.roe@example.com', '+1 312-555-0142'].map((text) => ({ text, part: 'textbox' as const })),
        ...[...jobs, ...rest].map((text) => ({ text })),
      ]),
    );
    expect(measured).toMatchObject({ stored: { contact: '3/3' }, body: { contact: '1/3', jobs: '2/2' } });
  });

  it('does not look for contact details in the header of a Word file, which have a check of their own', () => {
    const measured = found(
      docxDocument([
        { text: 'Jane Roe', sizePt: 18 },
        { text: 'jane.roe@example.com | +1 312-555-0142', part: 'header' },
        ...[...jobs, ...rest].map((text) => ({ text })),
      ]),
    );
    expect(measured).toMatchObject({ stored: { contact: '1/1' } });
  });

  it('does not count an unusual heading as lost, which has a check of its own', () => {
    const lines = ['My adventures so far', ...jobs.slice(1), ...rest];
    expect(found(pdfDocument([...head, ...at(lines, 60, 110)]))).toMatchObject({
      stored: { headings: '2/2' },
      share: 1,
    });
  });

  it('counts a bullet that is stored above its own job as lost', () => {
    const [heading = '', job = '', first = '', ...others] = jobs;
    const stored = [...at([first], 60, 142), ...at([heading, job], 60, 110), ...at([...others, ...rest], 60, 158)];
    expect(found(pdfDocument([...head, ...stored]))).toMatchObject({ stored: { jobs: '2/2', bullets: '2/3' } });
  });

  it.each([
    ['numbers in front of headings', (text: string, index: number) => `${'I'.repeat(index)}. ${text}`],
    ['how long, behind headings', (text: string) => `${text} (10 years)`],
  ])('finds headings on lines of their own with %s', (_, change) => {
    const titles = ['Experience', 'Education', 'Skills'];
    const lines = [...jobs, ...rest].map((text) =>
      titles.includes(text) ? change(text, 1 + titles.indexOf(text)) : text,
    );
    expect(found(pdfDocument([...head, ...at(lines, 60, 110)]))).toMatchObject({
      stored: { headings: '3/3' },
      share: 1,
    });
  });

  it('finds a heading that occurs twice, and one whose word stands on a line of its own before', () => {
    const lines = ['Skills', 'Education', 'Forecasting', ...jobs, ...rest];
    expect(found(pdfDocument([...head, ...at(lines, 60, 110)]))).toMatchObject({ across: { headings: '5/5' } });
  });

  it('does not take the title of a promotion for that of the job before', () => {
    const lines = [
      'Experience',
      'Acme Inc., Chicago, IL',
      'Senior Software Engineer | 2021 - Present',
      '• Built the billing service for forty customers',
      'Software Engineer | 2018 - 2021',
      '• Built the search service for all customers',
      ...rest,
    ];
    expect(found(pdfDocument([...head, ...at(lines, 60, 110)]))).toMatchObject({
      stored: { jobs: '2/2', bullets: '2/2' },
    });
  });

  it('allows as many words between the parts of a header as the page has there', () => {
    const about = 'a family business that packs and ships fresh fruit for restaurants and hotels';
    const lines = jobs.map((text) => text.replace('Harbor Foods', `Harbor Foods (${about})`));
    expect(found(pdfDocument([...head, ...at([...lines, ...rest], 60, 110)]))).toMatchObject({
      stored: { jobs: '2/2' },
    });
  });

  it('does not mix rows up beside a large ornament', () => {
    const ornament: PageText = { text: 'JR', x: 480, y: 120, sizePt: 90 };
    const measured = found(pdfDocument([...head, ornament, ...at([...jobs, ...rest], 60, 110)]));
    expect(measured).toMatchObject({ across: { jobs: '2/2', bullets: '3/3' } });
  });

  it('keeps the first copy of what each page repeats at its top', () => {
    const document = pdfDocument([...onPage(1, jobs), ...onPage(2, rest)]);
    const { visual, stream } = readingsOf(document);
    expect(visual.lines.filter(({ isFurniture }) => isFurniture)).toHaveLength(1);
    for (const { texts } of plainTextsOf(document, visual, stream))
      for (const text of texts) expect(text.match(/Jane Roe/gu)).toHaveLength(1);
  });

  it('finds the headings of a file that stores its main column first and then the sidebar', () => {
    const sidebar = ['Education', 'BSc Logistics', 'Lakeside College', '2015', 'Skills', 'Forecasting', 'Excel'];
    expect(found(pdfDocument([...head, ...at(jobs, 220, 110), ...at(sidebar, 60, 110)]))).toMatchObject({
      stored: { headings: '3/3' },
    });
  });

  it('judges jobs that are stored alike the same, whatever else the file says of an employer', () => {
    const [first = '', second = '', third = ''] = jobs.filter((text) => text.startsWith('•'));
    // The jobs are so long that title and employer are stored far apart.
    const long = ' while the depots moved to a new system that nobody there had used before';
    const document = pdfDocument([
      ...head,
      ...at(['Summary', 'Grew up with forecasts at Acme GmbH and likes nothing better than them.'], 60, 90),
      ...at(['Experience'], 60, 130),
      ...titleFirst('Operations Manager', 'Harbor Foods (Mar 2020 - Present)', first + long, 150),
      ...titleFirst('Shift Lead', 'Northwind Traders (Jan 2016 - Feb 2020)', second + long, 210),
      ...titleFirst('Warehouse Manager', 'Acme GmbH (Jan 2012 - Dec 2015)', third + long, 270),
      ...at(rest, 60, 340),
    ]);
    expect(found(document)).toMatchObject({ stored: { jobs: '0/3', bullets: '3/3' } });
  });

  it('finds a heading that stands above each of two columns', () => {
    const twice = at(['Skills'], 60, 230).flatMap((text) => [text, { ...text, x: 311 }]);
    const measured = found(
      pdfDocument([...head, ...at(jobs, 60, 110), ...twice, ...at(['Forecasting, Excel'], 60, 246)]),
    );
    expect(measured).toMatchObject({ stored: { headings: '2/2' }, across: { headings: '2/2' } });
  });

  it('calls nothing torn that only a line between two lines of it separates', () => {
    const wrapped = [
      'Experience',
      jobs[1] ?? '',
      '• Cut waste by 12% with new forecasts for nine',
      'depots in two states',
    ];
    const beside = [{ text: 'Excel', x: 60, y: 147, sizePt: 10 }];
    const document = pdfDocument([...head, ...at(wrapped, 220, 110), ...at(['Skills'], 60, 110), ...beside]);
    expect(found(document)).toMatchObject({ across: { bullets: '1/1' } });
  });

  it('loses the dates of jobs that a parser which cuts the page into blocks reads behind all of them', () => {
    const inRows = jobs.flatMap((text, row) =>
      text.includes(' | ') ? dated(text, 110 + row * 13) : at([text], 60, 110 + row * 13),
    );
    expect(found(pdfDocument([...head, ...inRows, ...at(rest, 60, 220)]))).toMatchObject({
      stored: { jobs: '2/2' },
      across: { jobs: '2/2' },
      blocks: { jobs: '0/2', bullets: '3/3', headings: '3/3' },
    });
  });

  it('glues words at line breaks within a paragraph for a parser that leaves those out', () => {
    const broken = jobs.map((text) => text.replace(' | ', '\n'));
    const measured = found(
      docxDocument([{ text: 'Jane Roe', sizePt: 18 }, ...[...broken, ...rest].map((text) => ({ text }))]),
    );
    expect(measured).toMatchObject({ stored: { jobs: '2/2' }, unbroken: { jobs: '0/2', headings: '3/3' } });
    expect(measured).not.toHaveProperty('body');
  });

  it('loses no bullet that is whole below a job of which nothing else is left', () => {
    const broken = jobs.map((text) => (text.startsWith('•') ? text : text.replaceAll(/, | \| /gu, '\n')));
    const measured = found(
      docxDocument([{ text: 'Jane Roe', sizePt: 18 }, ...[...broken, ...rest].map((text) => ({ text }))]),
    );
    expect(measured).toMatchObject({ unbroken: { jobs: '0/2', bullets: '3/3' } });
  });

  it('loses no bullet that names its employer again, below a job of which nothing else is left', () => {
    const document = docxDocument(
      ['Experience', 'Baker\nMill Lane\nMar 2020', '• Made bread of rye for Mill Lane and six shops', ...rest].map(
        (text) => ({ text }),
      ),
    );
    expect(found(document)).toMatchObject({ unbroken: { jobs: '0/1', bullets: '1/1' } });
  });

  it('finds a bullet that ends in a hyphen before one that begins with the conjunction', () => {
    const bullets = ['Verkauf von Groß-', 'und Einzelteilen für den Handel', 'Planung der Schichten in einem Lager'];
    const measured = found(
      docxDocument([
        { text: 'Jane Roe', sizePt: 18 },
        ...jobs.slice(0, 2).map((text) => ({ text })),
        ...bullets.map((text) => ({ text, listMarker: '•' })),
        ...rest.map((text) => ({ text })),
      ]),
    );
    expect(measured).toMatchObject({ stored: { bullets: '3/3' } });
  });

  it('has only one plain parser for a Word file without text boxes', () => {
    const measured = found(
      docxDocument([{ text: 'Jane Roe', sizePt: 18 }, ...[...jobs, ...rest].map((text) => ({ text }))]),
    );
    expect(measured).toMatchObject({ stored: { jobs: '2/2' } });
    expect(Object.keys(measured)).toEqual(['stored', 'share']);
  });

  it.each([
    ['janeroe@example.com', '1/2'],
    ['Jane Roe | janeroe@example.com', '2/2'],
    ['Jane Roe|janeroe@example.com', '2/2'],
    ['Jane Roejaneroe@example.com', '2/2'],
    ['JaneRoe·janeroe@example.com', '2/2'],
  ])('finds a name in a text box elsewhere only as words of its own: %s', (line, contact) => {
    const name = { text: 'Jane Roe', sizePt: 18, textBox: 0 };
    const measured = found(docxDocument([name, ...[line, ...jobs, ...rest].map((text) => ({ text }))]));
    expect(measured).toMatchObject({ body: { contact } });
  });

  it('does not search a text that is longer than any resume', () => {
    const texts = [
      'Jane Roe',
      ...jobs,
      ...rest,
      'Publications',
      ...Array.from({ length: 60 }, () => 'word '.repeat(1000)),
    ];
    expect(found(docxDocument(texts.map((text) => ({ text })))).share).toBeNull();
  });

  it('has nothing to look for on a page without any field', () => {
    expect(found(pdfDocument(at(['~ ~ ~'], 60, 40))).share).toBeNull();
  });
});

const again = ([found, of]: [number, number]): FoundAgain => ({ found, of, lost: [] });

const partsOf = (jobs: [number, number], bullets: [number, number]): PlainParsers => {
  const parts = { jobs: again(jobs), bullets: again(bullets) };
  const nothing = again([0, 0]);
  return {
    parsers: [
      { reads: 'stored', weight: 1, parts: { ...parts, contact: nothing, headings: again([0, 5]), skills: nothing } },
    ],
    share: 0.5,
  };
};

it('the share that stored order tears apart counts jobs and bullets, and no headings', () => {
  expect(shareTornApart(partsOf([1, 2], [5, 6]))).toBeCloseTo(0.25);
  expect(shareTornApart(partsOf([2, 2], [6, 6]))).toBe(0);
  expect(shareTornApart(partsOf([0, 0], [0, 0]))).toBe(0);
  expect(shareTornApart(null)).toBe(0);
});
