import { describe, expect, test } from 'vitest';
import { credit, jobWeights, keywordWeights } from '#engine/scoring/weights.ts';
import { filesBelow, readSource } from '../source-files.ts';

// Every figure of a worked example, and every figure of ours in an article, is calculated here from its data.
const textOf = (slug: string): string => readSource(`content/articles/${slug}.mdx`);
const inWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const wordFor = (count: number): string => inWords[count] ?? String(count);
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The part of a text between a heading and the next one of the same level. */
const sectionOf = (slug: string, heading: string): string => {
  const [, section = ''] = textOf(slug).split(`\n## ${heading}\n`);
  expect(section, `${slug} has a section ${heading}`).not.toBe('');
  return section.split('\n## ')[0] ?? '';
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthAt = (month = '', year = ''): number => Number(year) * 12 + months.indexOf(month);
const shortest = (from: number, to: number): number => monthAt('Jan', String(to)) - monthAt('Dec', String(from)) + 1;
const longest = (from: number, to: number): number => monthAt('Dec', String(to)) - monthAt('Jan', String(from)) + 1;
const byText = (a = '', b = ''): number => a.localeCompare(b);
const cells = (text: string): string[][] => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

describe('worked examples', () => {
  test("Renee's week adds up", () => {
    const week = { hours: 4, before: 30, read: 10, readMinutes: 10, barred: 4, poorFit: 2, tailorMinutes: 30 };
    const sent = week.read - week.barred - week.poorFit;
    const minutes = week.read * week.readMinutes + sent * week.tailorMinutes;
    expect(minutes).toBeLessThan(week.hours * 60);
    const text = sectionOf('tailor-resume-job-listings', 'A worked week');
    for (const said of [
      `has ${wordFor(week.hours)} hours a week`,
      'used to send thirty quick ones',
      `reads ${wordFor(week.read)} job postings and spends ${wordFor(week.readMinutes)} minutes on each`,
      `${capitalized(wordFor(week.barred))} have a barrier`,
      `${capitalized(wordFor(week.poorFit))} are a poor fit`,
      `For the other ${wordFor(sent)} she takes the full thirty minutes`,
      `${Math.floor(minutes / 60)} hours and ${minutes % 60} minutes`,
      `missing out on the other ${week.before - sent} applications`,
    ])
      expect(text).toContain(said);
  });

  test('titles and sentences count the examples that follow them', () => {
    const examples = sectionOf('resume-dos-donts', 'Six lines, before and after').split('<Before>').length - 1;
    expect(examples).toBe(6);
    expect(textOf('resume-dos-donts')).toContain(`with ${wordFor(examples)} lines rewritten`);
    expect(textOf('resume-dos-donts')).toContain(`with ${wordFor(examples)} rewritten examples`);
    const posting = sectionOf('tailor-resume-job-listings', 'Minutes 0 to 8: read the posting with three highlighters');
    const lines = posting.match(/^\| '/gm)?.length ?? 0;
    expect(posting).toContain(`${capitalized(wordFor(lines))} lines, and the work is already half done`);
    const failures = textOf('ats-parsing-failures').match(/^### \d+\. /gm)?.length ?? 0;
    expect(textOf('ats-parsing-failures')).toContain(`${wordFor(failures)} parsing failures`);
    const blocks = sectionOf('resume-format-guide', 'Block by block').match(/^### /gm)?.length ?? 0;
    expect(textOf('resume-format-guide')).toContain(`You need ${wordFor(blocks)} blocks in a familiar order`);
  });

  test('minutes add up to what the heading promises', () => {
    const checklist = [...textOf('ats-compatibility-checklist').matchAll(/^## Part .*\((\d+) minutes?\)$/gm)];
    expect(sum(checklist.map(([, minutes]) => Number(minutes)))).toBe(10);
    const said = { 'Half a': 0.5, One: 1, Two: 2, Three: 3, Five: 5, Ten: 10 };
    const minutesIn = (text: string): number[] =>
      [...text.matchAll(/\*\*(Half a|One|Two|Three|Five|Ten) minutes?\b/g)].map(
        ([, word = 'One']) => Object.entries(said).find(([name]) => name === word)?.[1] ?? Number.NaN,
      );
    expect(sum(minutesIn(sectionOf('how-to-beat-ats', 'Half an hour, in this order')))).toBe(30);
    const noor = minutesIn(sectionOf('ats-compatibility-checklist', "A worked example: Noor's ten minutes"));
    expect(noor).toHaveLength(5);
    expect(sum(noor)).toBeLessThanOrEqual(10);
  });

  test('every length of a job next to its dates counts its first and its last month', () => {
    const span = /([A-Z][a-z]{2}) (\d{4}) - ([A-Z][a-z]{2}) (\d{4}) \((\d+) years?\)/g;
    const spans = filesBelow('content/articles', /\.mdx$/).flatMap((file) => [...readSource(file).matchAll(span)]);
    expect(spans.length).toBeGreaterThan(1);
    for (const [said, from, fromYear, to, toYear, years] of spans)
      expect(monthAt(to, toYear) - monthAt(from, fromYear) + 1, said).toBe(Number(years) * 12);
  });

  test('dates without months are said to mean what they can mean', () => {
    expect([shortest(2020, 2021), longest(2020, 2021)]).toEqual([2, 24]);
    expect(textOf('resume-format-guide')).toContain("'2020 - 2021' can mean two months or two years.");
    expect([shortest(2020, 2022), longest(2020, 2022)]).toEqual([14, 36]);
    expect(textOf('career-changer-resumes')).toContain(
      "'2020 - 2022' may be fourteen months, from December to January, or three years",
    );
  });
});

describe('figures of our own', () => {
  test('the weights are those of the engine', () => {
    const { must, duty, nice, soft } = keywordWeights;
    expect(textOf('resume-keywords')).toContain(
      `the must-haves of a job description count for ${must} of 100, duties for ${duty}, nice-to-haves for ${nice} and soft skills for ${soft}`,
    );
    expect(textOf('resume-keywords')).toContain(
      `a term that only appears in a list earns ${credit.listed * 100}% of the points`,
    );
    expect(jobWeights.nice).toBe(jobWeights.title);
    expect(sum(Object.values(jobWeights))).toBe(100);
    expect(textOf('tailor-resume-job-listings')).toContain(
      `must-haves count for ${jobWeights.must} points of 100, duties for ${jobWeights.duty}, years for ${jobWeights.years}, nice-to-haves and the title for ${jobWeights.nice} each`,
    );
  });

  test('the table of what came back is that of docs/accuracy.md', () => {
    const layouts: Readonly<Record<string, string>> = {
      'plain, one column, PDF': 'P1',
      'plain, one column, Word': 'D1',
      'icons before phone and email, PDF': 'P7',
      'contact details in the page header, PDF': 'P6',
      'contact details in the page header, Word': 'D4',
      'two columns, PDF': 'P3',
      'text in a table, Word': 'D2',
      'text in a table, PDF': 'P5',
      'text boxes, Word': 'D3',
      'letters spaced out, PDF': 'P10',
      'creative headings, PDF': 'P13',
      'a scan without text, PDF': 'P8',
    };
    const measured = cells(readSource('docs/accuracy.md'));
    const shown = cells(textOf('ats-parsing-failures')).filter(([, , , share = '']) => /^[\d.]+%$/.test(share));
    expect(shown.map(([, layout]) => layout).toSorted(byText)).toEqual(Object.keys(layouts).toSorted(byText));
    for (const [, layout = '', files, share] of shown) {
      const row = measured.find((line) => line[1] === layouts[layout]) ?? [];
      expect([row[2], row.at(-2)], layout).toEqual([files, share]);
    }
    const plain = (id: string): string => measured.find((line) => line[1] === id)?.at(-2) ?? '';
    expect(textOf('resume-file-formats')).toContain(
      `${plain('P1')} from 12 PDF files and ${plain('D1')} from 12 Word files`,
    );
  });
});
