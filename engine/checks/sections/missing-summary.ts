import type { Check, CheckOutcome } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Resume, SectionKind } from '../../model/resume.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

export const missingSummary: Check<'resume' | 'visual' | 'traces'> = {
  id: 'missing-summary',
  group: 'sections',
  title: { pass: 'Your resume begins with a summary', fail: 'We found no summary' },
  why: 'Two or three lines at the top tell a reader who you are and what you are looking for. Parsers do not need them.',
  impact: 'hint',
  needs: ['resume', 'visual', 'traces'],
  sources: [],
  run: ({ resume, visual, traces }) => {
    const kinds = resume.sections.map(({ kind }) => kind);
    // 'section-order' reports a summary that comes late.
    const praised: CheckOutcome = holdsSummary(resume, visual) ? passed : { is: 'not-applicable' };
    if (kinds.includes('summary')) return isFirst(kinds) ? praised : { is: 'not-applicable' };
    if (resume.summary !== null)
      return isNearTop(resume.summary, visual) &&
        !isBelowOther(resume.summary, resume) &&
        !isItem(resume.summary, visual)
        ? praised
        : { is: 'not-applicable' };
    if (traces.titles.has('summary'))
      return unsure(
        'A line on your page looks like the heading of a summary, but we could not tell which lines belong to it.',
      );
    if (traces.maybeSummary.length > 0)
      return unsure('A paragraph on your page may be a summary, but it is not under a heading that we recognize.');
    // Where the jobs have no heading that we read, and others an unusual one, the summary may be below another.
    const headings = resume.sections.flatMap(({ heading }) => (heading === null ? [] : [heading]));
    const isUnusual = headings.some(({ recognisedBy }) => recognisedBy !== 'title');
    if (isUnusual && resume.sections.some(({ kind, heading }) => kind === 'experience' && heading === null))
      return unsure('Some of your headings are unusual. A summary may be under one that we did not recognize.');
    return failed(
      0.5,
      'We found no summary at the top.',
      'Consider adding two or three lines under your name: your occupation, your years of experience and your strongest results.',
      absent,
    );
  },
};

/** Fewer words are a headline. */
const minWords = 8;
const wordsOfLine = 3;
/** An address with its postal code, or a date with a place, has fewer. */
const wordsOfSentence = 6;

/** 'reliable, creative, curious' is a list of traits. */
const wordsOfPart = 2;

/** A title such as 'Profile' may head contact details and a date of birth. */
const holdsSummary = ({ sections, summary }: Resume, { lines }: Reading): boolean => {
  const own = sections.flatMap((section) => (section.kind === 'summary' ? section.lines : []));
  const read = summary?.spans.map(({ line }) => line) ?? [];
  const words = [...new Set([...own, ...read])]
    .map((line) => lines[line]?.text ?? '')
    .filter((text) => !text.includes('@'))
    .map((text) => ({ text, count: text.match(/\p{L}{2,}/gu)?.length ?? 0 }))
    .filter(({ text, count }) => count >= (/\d{4}/u.test(text) ? wordsOfSentence : wordsOfLine));
  const parts = words.reduce((sum, { text }) => sum + text.split(/[,;|•·]/u).length, 0);
  const count = words.reduce((sum, one) => sum + one.count, 0);
  return count >= minWords && count >= parts * wordsOfPart;
};

/** A name, a headline and contact details have fewer. */
const maxWordsBefore = 60;

const isNearTop = ({ spans }: Field<string>, { lines }: Reading): boolean => {
  const before = lines.slice(0, Math.min(...spans.map(({ line }) => line)));
  return before.reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0) <= maxWordsBefore;
};

/**
 * Sentences behind the heading of a list of skills are rather its items, also in its second column. Without any heading,
 * nobody knows whose they are.
 */
const isBelowOther = ({ spans }: Field<string>, { sections }: Resume): boolean => {
  const headings = sections.flatMap(({ heading }) => heading?.span.line ?? []);
  return headings.length === 0 || Math.min(...headings) < Math.min(...spans.map(({ line }) => line));
};

/** An item of a list without a heading may be of anything: '• I attend Alder School since 2018' below 'Education:'. */
const isItem = ({ spans }: Field<string>, { lines }: Reading): boolean => {
  const first = lines[Math.min(...spans.map(({ line }) => line))];
  return first !== undefined && (first.isListItem || first.markerLength > 0);
};

const later: readonly SectionKind[] = ['experience', 'education', 'skills'];

const isFirst = (kinds: readonly SectionKind[]): boolean =>
  !kinds.slice(0, kinds.indexOf('summary')).some((kind) => later.includes(kind));
