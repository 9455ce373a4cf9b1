import type { Check } from '../../model/check.ts';
import { failed, passed } from '../outcomes.ts';

export const contactInFrame: Check<'contacts' | 'cite'> = {
  id: 'contact-in-frame',
  group: 'contact',
  title: {
    pass: 'Your contact details are not in a floating frame',
    fail: 'Your contact details are in a floating frame',
  },
  why: 'Text in a floating frame (a text box) is stored separately from the page. Greenhouse names it as a cause of failed parses, and several extractors that we tested drop it.',
  impact: 'major',
  needs: ['contacts', 'cite'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ contacts, cite }) => {
    const framed = contacts.filter(({ part }) => part === 'textbox');
    if (framed.length === 0) return passed;
    // A banner with the name alone is no frame of contact details; 'text-box' reports the box.
    if (framed.every(({ what }) => what === 'name')) return { is: 'not-applicable' };
    return failed(
      0,
      'Your contact details are in a text box that floats beside the text. Some systems do not read text boxes.',
      'Cut the lines out of the box and paste them as ordinary lines below your name.',
      framed.map(({ field }) => cite.field(field)),
    );
  },
};
