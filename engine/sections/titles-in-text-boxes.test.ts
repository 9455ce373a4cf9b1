import { describe, expect, it } from 'vitest';
import { docxDocument } from '../testing/build-document.ts';
import { head, name, textsUnder } from '../testing/sections-found.ts';

describe('sectionsOf', () => {
  it('gives the text below a title in a text box to that title', () => {
    const document = docxDocument([
      name,
      'wilma@garner.example',
      { ...head('Objective'), textBox: 0 },
      'A place at an oven',
      { ...head('Work Experience'), textBox: 1 },
      'Head Baker, Mill Lane Bakery, 2019 - 2022',
      { ...head('Skills'), textBox: 2 },
      'Kneading',
    ]);
    expect(textsUnder(document, 'experience')).toEqual(['Head Baker, Mill Lane Bakery, 2019 - 2022']);
    expect(textsUnder(document, 'skills')).toEqual(['Kneading']);
  });

  it('ends the last section of a text box where the page goes on', () => {
    const document = docxDocument([
      { text: 'Languages', isBold: true, textBox: 0 },
      { text: 'Danish - native', textBox: 0 },
      { text: 'Wilma Garner', isBold: true, sizePt: 22 },
      { text: 'Work Experience', isBold: true, sizePt: 14 },
      'Mill Lane Bakery, 2019 - 2022',
    ]);
    expect(textsUnder(document, 'languages')).toEqual(['Danish - native']);
    expect(textsUnder(document, 'contact')).toEqual(['Wilma Garner']);
  });

  it('takes what the page goes on with as the text of a title in a text box', () => {
    const document = docxDocument([
      'Wilma Garner',
      { text: 'Languages', textBox: 0, isBold: true, sizePt: 14 },
      'Danish - native',
    ]);
    expect(textsUnder(document, 'languages')).toEqual(['Danish - native']);
  });
});
