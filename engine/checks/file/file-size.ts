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
    // Fonts of emoji and of many scripts are embedded whole by some programs, and weigh more than most pictures.
    // A Word file may store pictures that are on no page, or fill its shapes with them; a PDF may paint with them as a
    // pattern, so that none was read does not mean that there is none.
    const fix =
      document.kind === 'pdf' && document.pictures.length === 0
        ? 'Embedded fonts, drawings or pictures may make it large. Use one or two common fonts and no emoji, make any large pictures smaller, then save again.'
        : 'Large pictures and embedded fonts make a file large. If you have large pictures, make them smaller or remove them. If not, use one or two common fonts and no emoji. Then save again.';
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
