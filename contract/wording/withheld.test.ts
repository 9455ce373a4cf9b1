import { describe, expect, it } from 'vitest';
import { restored, withheldIn } from './withheld.ts';

describe('what is sent of a line', () => {
  it.each([
    ['Cleaned 14 rooms per shift', [], 'Cleaned 14 rooms per shift'],
    ['Used Microsoft Excel at Acme', [], 'Used [1] at [2]'],
    ['Maria kept the books', ['Maria'], '[1] kept the books'],
    ['Maria kept the books', [], '[1] kept the books'],
    ['worked at mercy hospital as a nurse', ['mercy hospital', 'Nurse'], 'worked at [1] as a [2]'],
    ['Called 512-555-0199 or mail a.b@c.org', [], 'Called [1] or mail [2]'],
    ['Ran the fair in May 2021 and 03/2022', [], 'Ran the fair in [1] and [2]'],
    ['Worked with Мария', [], 'Worked with [1]'],
    ['Sorted [2] files', [], 'Sorted [1] files'],
    ['I trained staff, and I liked it', [], 'I trained staff, and I liked it'],
  ])('%s', (line, personal, text) => {
    const sent = withheldIn(line, personal);
    expect(sent.text).toBe(text);
    expect(restored(sent.text, sent.hidden)).toBe(line);
  });
});
