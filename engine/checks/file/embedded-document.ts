import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const embeddedDocument: Check<'document'> = {
  id: 'embedded-document',
  group: 'file',
  title: {
    pass: 'All of your text is stored in the document itself',
    fail: 'Part of your text is a document inside the document',
  },
  why: 'Some web converters store the resume as a foreign document inside an empty Word file. Word shows it; a program that reads only the Word file itself sees an empty page.',
  impact: 'blocker',
  needs: ['document'],
  sources: [],
  run: ({ document }) => {
    if (document.kind === 'pdf') return { is: 'not-applicable' };
    return document.traits.hasAltChunk
      ? failed(
          0,
          'Your file holds another document inside. Word shows it; a program that reads only the outer file finds no text.',
          'Open the file in Word and save it again as .docx.',
          absent,
        )
      : passed;
  },
};
