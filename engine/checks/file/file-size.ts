import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

/** Above 2.5 MB Greenhouse attaches a file without parsing it. */
const greenhouseLimit = 2_500_000;
/** Taleo's default limit; employers can raise it. */
const taleoDefault = 1_048_576;

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const fileSize: Check<'document'> = {
  id: 'file-size',
  group: 'file',
  title: { pass: 'Your file is small enough', fail: 'Your file is large' },
  why: 'Greenhouse does not parse files larger than 2.5 MB. By default, Taleo accepts 1 MB (1,048,576 bytes).',
  impact: 'major',
  needs: ['document'],
  sources: ['greenhouse-parsing', 'taleo-attachments'],
  run: ({ document }) => {
    const { sizeBytes } = document;
    if (sizeBytes <= taleoDefault) return passed;
    const fix =
      'Large pictures and embedded fonts make a file large. Make pictures smaller or remove them, use common fonts, then save again.';
    if (sizeBytes <= greenhouseLimit)
      return failed(0.7, `Your file is ${inMegabytes(sizeBytes)}. By default, Taleo accepts up to 1 MB.`, fix, absent);
    return failed(
      0,
      `Your file is ${inMegabytes(sizeBytes)}. Greenhouse attaches a file of this size but does not parse it.`,
      fix,
      absent,
    );
  },
};
