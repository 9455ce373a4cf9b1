import type { LostValue } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { Field, Resume } from '../model/resume.ts';

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s ]+/g, ' ')
    .trim();
/** Punctuation and case differ between readings for good reasons; letters and digits do not. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]+/gu, '');

/** Values that a person sees and that the text of a layout-blind parser does not hold in one piece. */
export const lostValuesOf = (resume: Resume, stream: Reading): readonly LostValue[] => {
  const lines = stream.lines.map((line) => flat(line.text));
  const whole = letters(lines.join(' '));
  const isLost = (field: Field<string>): boolean =>
    field.spans.length > 0 &&
    field.confidence >= 0.5 &&
    letters(field.value) !== '' &&
    !whole.includes(letters(field.value));

  const { name, emails, phones, experience } = resume;
  const candidates: LostValue[] = [
    ...(name === null ? [] : [{ what: 'name' as const, field: name }]),
    ...emails.slice(0, 1).map((field) => ({ what: 'email' as const, field })),
    ...phones.slice(0, 1).map((field) => ({ what: 'phone' as const, field })),
    ...experience.flatMap(({ title }) => (title === null ? [] : [{ what: 'job title' as const, field: title }])),
    ...experience.flatMap(({ employer }) =>
      employer === null ? [] : [{ what: 'employer' as const, field: employer }],
    ),
  ];
  return candidates.filter(({ field }) => isLost(field));
};
