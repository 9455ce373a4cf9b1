import type { Check } from '../../model/check.ts';
import type { LostValue } from '../../model/facts.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

const label: Record<LostValue['what'], string> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  'job title': 'job title',
  employer: 'employer',
};

/** So much of the score is left when no heading is on a line of its own: other extractors lose 15 of 100. */
const leftWithoutHeadings = 0.35;
/** Fewer headings may be what somebody wrote in one line with a list: 'Languages: English, German'. */
const minJoined = 2;

export const lostInPlainReading: Check<'lostValues' | 'lostHeadings' | 'resume' | 'textTables' | 'cite'> = {
  id: 'lost-in-plain-reading',
  group: 'layout',
  title: {
    pass: 'A layout-blind parser finds what you see',
    fail: 'A layout-blind parser misses something that you see',
  },
  why: 'We read your file twice: once as a person sees it, and once in the order in which the text is stored. Anything that appears only in the first reading may get lost in simple systems.',
  impact: 'major',
  needs: ['lostValues', 'lostHeadings', 'resume', 'textTables', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ lostValues, lostHeadings, resume, textTables, cite }) => {
    if (lostValues.length === 0) {
      // Headings in the cells of a table are a part of the check for tables.
      const all = resume.sections.filter(({ heading }) => heading !== null).length;
      const joinedHeadings = lostHeadings.flatMap(({ heading, isJoined }) => (isJoined ? [heading] : []));
      const isMost = joinedHeadings.length >= minJoined && joinedHeadings.length > all / 2;
      if (!isMost || textTables.length > 0) return isMost ? { is: 'not-applicable' } : passed;
      return failed(
        1 - (joinedHeadings.length / all) * (1 - leftWithoutHeadings),
        `In the stored text, ${listed(joinedHeadings.map(({ text }) => `"${text}"`))} share their lines with other words. A simple parser may not see them as headings.`,
        'Put each heading on a line of its own, above its section.',
        firstFew(joinedHeadings).map(({ span }) => cite.spans([span])),
      );
    }
    const isContact = lostValues.some(({ what }) => what === 'name' || what === 'email' || what === 'phone');
    return failed(
      isContact ? 0 : 0.8 - 0.1 * lostValues.length,
      `You see your ${listed([...new Set(lostValues.map(({ what }) => label[what]))])} on the page. In the stored text, the words are split or missing.`,
      'Write each of them on one line, in one font, without columns, icons or extra spaces between letters.',
      firstFew(lostValues).map(({ field }) => cite.field(field)),
    );
  },
};
