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

export const lostInPlainReading: Check<'lostValues' | 'cite'> = {
  id: 'lost-in-plain-reading',
  group: 'layout',
  title: {
    pass: 'A layout-blind parser finds what you see',
    fail: 'A layout-blind parser misses something that you see',
  },
  why: 'We read your file twice: once as a person sees it, and once in the order in which the text is stored. Anything that appears only in the first reading may get lost in simple systems.',
  impact: 'major',
  needs: ['lostValues', 'cite'],
  sources: ['parsewell-extractors'],
  run: ({ lostValues, cite }) => {
    if (lostValues.length === 0) return passed;
    const isContact = lostValues.some(({ what }) => what === 'name' || what === 'email' || what === 'phone');
    return failed(
      isContact ? 0 : 0.8 - 0.1 * lostValues.length,
      `You see your ${listed([...new Set(lostValues.map(({ what }) => label[what]))])} on the page. In the stored text, the words are split or missing.`,
      'Write each of them on one line, in one font, without columns, icons or extra spaces between letters.',
      firstFew(lostValues).map(({ field }) => cite.field(field)),
    );
  },
};
