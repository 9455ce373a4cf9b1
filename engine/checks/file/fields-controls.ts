import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

/** A page number or a few links are fields too, and no parser loses those. */
const maxHarmlessFields = 4;

export const fieldsControls: Check<'document'> = {
  id: 'fields-controls',
  group: 'file',
  title: { pass: 'None of your text is in form fields', fail: 'Some of your text is in form fields' },
  why: 'Resume templates often put text in content controls (fill-in fields). A converter that reads only plain paragraphs leaves their contents out.',
  impact: 'minor',
  needs: ['document'],
  sources: [],
  run: ({ document }) => {
    const { contentControls, fieldCodes } = document.traits;
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    if (contentControls === 0 && fieldCodes <= maxHarmlessFields) return passed;
    // No number: controls nest, wrap cells, and some are pictures or lists, which a person counts differently.
    const what = contentControls > 0 ? 'content controls' : 'fields';
    return failed(
      contentControls > 0 ? 0.3 : 0.6,
      `Your file contains ${what}. Some converters may leave out the text inside.`,
      'In Word: right-click the field and choose Remove Content Control. The text stays. For other fields, press Ctrl+Shift+F9.',
      absent,
    );
  },
};
