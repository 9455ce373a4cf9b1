import { afterAll, describe, expect, it } from 'vitest';
import { templateIds } from '#contract/api/templates.ts';
import { draftWith, entry, item, line, section, text } from '#contract/draft/testing/drafts.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { designs } from '#server/templates/designs.ts';
import { printedFrom, withHeadings } from '#server/templates/printed-from.ts';
import { writeFile } from '#server/templates/write-file.ts';
import { writeWord } from '#server/templates/write-word.ts';
import { createTypesetter } from '#server/typst/typesetter.ts';
import type { ComparedValue } from '../model/read-back.ts';
import { readBack } from './read-back.ts';

const document = draftWith({
  headline: 'Emergency nurse',
  contact: ['Portland, OR', '(503) 555-0142', 'maren@example.com', 'US citizen'],
  links: ['linkedin.com/in/marenoduya'],
  sections: [
    section('summary', 'Summary', [
      text('Nurse with nine years in emergency rooms, known for calm triage and for teaching new colleagues.'),
    ]),
    section('experience', 'Experience', [
      entry({
        title: 'Charge Nurse',
        at: 'Quay Clinic',
        place: 'Portland, OR',
        dates: 'March 2021 – Present',
        notes: [line('Night shift, 40 beds')],
        bullets: ['Led a team of twelve nurses on nights.', 'Cut the waiting time by 20% in two years.'],
      }),
      entry({
        title: 'Staff Nurse',
        at: 'Harbor Hospital',
        place: 'Salem, OR',
        dates: 'June 2016 – February 2021',
        bullets: ['Cared for six patients a shift.', 'Trained 14 new colleagues in triage.'],
      }),
    ]),
    section('education', 'Education', [
      entry({
        title: 'Bachelor of Science in Nursing',
        at: 'University of Portland',
        dates: '2012 – 2016',
        notes: [line('GPA: 3.8')],
      }),
    ]),
    section('skills', 'Skills', [text('Triage, Telemetry, IV therapy (advanced), C++'), item('Cerner')]),
    section('certifications', 'Certifications', [
      item('Basic Life Support, 2024'),
      item('CCRN'),
      item('2022 | Trauma Nursing Core Course'),
    ]),
    section('languages', 'Languages', [text('English (native), Spanish (fluent)')]),
    section('projects', 'Projects', [
      entry({ title: 'Bedside handoff', at: '', dates: '2022', bullets: ['Wrote the checklist of the ward.'] }),
    ]),
  ],
});

const comparedIn = async (
  written: ResumeDraft,
  exported: ResumeDraft,
  design: (typeof templateIds)[number] = 'template-1',
): Promise<readonly ComparedValue[]> => {
  const bytes = await writeWord(designs[design], printedFrom(exported), 'Resume');
  const outcome = readBack(bytes, 'resume.docx', withHeadings(written), await pdfiumForTests());
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
};

const typesetter = createTypesetter();
afterAll(() => typesetter.close());
const comparedAs = async (format: 'docx' | 'pdf', written: ResumeDraft): Promise<readonly ComparedValue[]> => {
  const bytes = await writeFile(typesetter, 'template-1', format, printedFrom(written), new Date('2026-11-26'));
  const outcome = readBack(bytes, `resume.${format}`, withHeadings(written), await pdfiumForTests());
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
};

const differing = (values: readonly ComparedValue[]): object[] =>
  values.filter(({ isSame }) => !isSame).map(({ place, field, read }) => ({ place, field, read }));

/** Every text of a document that is printed, by its place, with a way to change it. */
const textsOf = (value: unknown, place = ''): string[] => {
  if (typeof value === 'string') return /\/(?:id|is|kind|title)$/.test(place) && !isPrintedTitle(place) ? [] : [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}/${key}`));
};
const isPrintedTitle = (place: string): boolean => /\/blocks\/\d+\/title$/.test(place);

const withText = (place: string, change: (text: string) => string): ResumeDraft => {
  const copy = structuredClone(document);
  const keys = place.split('/').slice(1);
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((inner, key) => Object(inner[key]), Object(copy));
  parent[last] = change(String(parent[last]));
  return copy;
};

describe('a file that is read back', () => {
  it.each(templateIds)('in %s has every value of its document', async (design) => {
    const values = await comparedIn(document, document, design);
    expect(differing(values)).toEqual([]);
    expect(values.length).toBeGreaterThan(35);
  });

  const written = textsOf(document).filter((place) => !/\/(?:id|is|kind)$/.test(place));
  const filled = written.filter((place) => {
    let before = '';
    withText(place, (text_) => (before = text_));
    return before !== '';
  });

  it('differs for whichever value is left out of it', async () => {
    expect(filled.length).toBeGreaterThan(30);
    const silent: string[] = [];
    for (const place of filled) {
      const without = withText(place, () => '');
      const places = (await comparedIn(document, without)).filter(({ isSame }) => !isSame).map((value) => value.place);
      const own = place.replace(/\/text$/, '');
      if (!places.includes(own)) silent.push(place);
    }
    expect(silent).toEqual([]);
  });

  it('differs for whichever value has another word in it', async () => {
    const silent: string[] = [];
    for (const place of filled) {
      const changed = withText(place, (text_) =>
        text_.replace(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u, (last) => (last === '7' ? '9' : '7')),
      );
      if (differing(await comparedIn(document, changed)).length === 0) silent.push(place);
    }
    expect(silent).toEqual([]);
  });

  it.each([
    ['a skill by its signs', 'skill', 'Triage, Telemetry, IV therapy (advanced), C'],
    ['a skill that is glued to the next', 'skill', 'Triage Telemetry, IV therapy (advanced), C++'],
    ['a skill whose level is lost', 'line', 'Triage, Telemetry, IV therapy, C++'],
  ])('tells %s', async (_what, field, skills) => {
    const place = '/sections/3/blocks/0/line/text';
    const values = await comparedIn(
      document,
      withText(place, () => skills),
    );
    expect(differing(values)).toContainEqual(expect.objectContaining({ field, place: '/sections/3/blocks/0/line' }));
  });

  it('names a job that nobody wrote', async () => {
    const more = structuredClone(document);
    const [, jobs] = more.sections;
    jobs?.blocks.push(entry({ title: 'Welder', at: 'Quay Boats', dates: '2010 – 2012', bullets: ['Built piers.'] }));
    expect(differing(await comparedIn(document, more))).toEqual([
      { place: '', field: 'added-job', read: 'Welder, Quay Boats, 2010 – 2012' },
    ]);
  });

  it.each([
    ['a job in lines that are no job in the document', 'Welder, Quay Boats', '2010 – 2012'],
    ['its parts on one line', 'Welder | Quay Boats | 2010 – 2012', ''],
  ])('names no job for %s', async (_what, first, second) => {
    const more = structuredClone(document);
    const [, jobs] = more.sections;
    jobs?.blocks.push(text(first), ...(second === '' ? [] : [text(second)]));
    expect(
      differing(await comparedIn(more, more)).filter(({ field }: { field?: string }) => field === 'added-job'),
    ).toEqual([]);
  });

  it.each([
    ['a street beside the town', '14 Elm Street'],
    ['a fax number', 'Fax: (503) 555-0199'],
    ['a date of birth', '12/03/1990'],
  ])('has %s as a detail', async (_what, detail) => {
    const more = { ...document, contact: [...document.contact, detail] };
    expect(differing(await comparedIn(more, more))).toEqual([]);
    const place = `/contact/${document.contact.length}`;
    expect(differing(await comparedIn(more, document))).toEqual([{ place, field: 'contact-detail', read: null }]);
  });

  it('has the label of a list, a level below it and a list that ends in "and" as they are read', async () => {
    const skills = section('skills', 'Skills', [
      text('Web'),
      text('Advanced'),
      text('HTML, CSS'),
      item('Word, Excel & Outlook'),
      item('Typing'),
      item('Filing'),
    ]);
    const more = { ...document, sections: [...document.sections.filter(({ kind }) => kind !== 'skills'), skills] };
    expect(differing(await comparedIn(more, more))).toEqual([]);
  });

  it.each(['docx', 'pdf'] as const)('has dates with how long that was below them, as %s', async (format) => {
    const more = structuredClone(document);
    const [, jobs] = more.sections;
    for (const block of jobs?.blocks ?? []) if (block.is === 'entry') block.notes = [line('2 years 10 months')];
    expect(differing(await comparedAs(format, more))).toEqual([]);
  });

  it('is refused when it is no resume', async () => {
    const empty = draftWith({ name: '', sections: [section('other', 'Notes', [text('Buy milk.')])] });
    const bytes = await writeWord(designs['template-1'], printedFrom(empty), 'Notes');
    expect(readBack(bytes, 'resume.docx', document, await pdfiumForTests()).ok).toBe(false);
  });
});
