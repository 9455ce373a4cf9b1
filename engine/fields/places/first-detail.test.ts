import { describe, expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

const phone = '+44 113 496 0142';

/** The town in a resume with these contact details below a name, and below the title 'Contact' where they begin with '#'. */
const townIn = (details: string, kind: 'pdf' | 'docx'): string | undefined => {
  const isTitled = details.startsWith('# ');
  const texts = [
    { text: 'Jane Doerksen', sizePt: 20, isBold: true },
    ...(isTitled ? [{ text: 'Contact', sizePt: 13, isBold: true }] : []),
    ...details
      .replace('# ', '')
      .split(' / ')
      .map((text) => ({ text })),
    { text: 'Experience', sizePt: 13, isBold: true },
    { text: 'Baker, Mill Lane Bakery, Leeds, 2019 - 2022' },
    { text: 'Trained four apprentices in a small shop.' },
  ];
  const document = kind === 'pdf' ? pdfDocument(texts) : docxDocument(texts);
  return resumeOf(readingsOf(document).visual, document).location?.value;
};

describe.each(['pdf', 'docx'] as const)('a town that no list has, in a %s', (kind) => {
  it.each([
    // the first line below the title of contact details
    [`# Palm Quellings / ${phone} / jane@example.com`, 'Palm Quellings'],
    [`# Quellville / 7135550142 / jane@example.com`, 'Quellville'],
    // with the code of its country
    [`# Quellborg, DK / ${phone} / jane@example.com`, 'Quellborg, DK'],
    [`# Quellborg - DK / ${phone} / jane@example.com`, 'Quellborg - DK'],
    [`Quellborg, DK | ${phone} | jane@example.com`, 'Quellborg, DK'],
    [`Quellborg, DK / ${phone} / jane@example.com`, 'Quellborg, DK'],
    // below a name in larger type, unless its words are ordinary ones
    [`Newbold Quellings / ${phone} / jane@example.com`, 'Newbold Quellings'],
    [`Creative Thinker / ${phone} / jane@example.com`, undefined],
    [`Digital Nomad / ${phone} / jane@example.com`, undefined],
    // an occupation, the name again, or something that is no detail
    [`# Forest Ranger / ${phone} / jane@example.com`, undefined],
    [`# Jane Doerksen / ${phone} / jane@example.com`, undefined],
    [`# ${phone} / jane@example.com / Palm Quellings Ltd`, undefined],
  ])('%s', (details, expected) => {
    expect(townIn(details, kind)).toBe(expected);
  });
});

describe.each(['pdf', 'docx'] as const)('a place in a %s', (kind) => {
  it.each([
    // over two lines of a narrow column
    [`# Quellborg, / Deutschland / ${phone}`, 'Quellborg, Deutschland'],
    [`# Adresse: Quellborg - / Deutschland / ${phone}`, 'Quellborg - Deutschland'],
    [`# Quelly- / Plaisance, France / ${phone}`, 'Quelly-Plaisance, France'],
    [`# Quellville, OH, United / States / ${phone}`, 'Quellville, OH, United States'],
    [`# Quellville, OH / 45874 / jane@example.com`, 'Quellville, OH 45874'],
    [`# Quellville, OH / 0044 113 496 0142 / jane@example.com`, 'Quellville, OH'],
    // 'Ciudad' and 'City' may be part of the name
    [`Ciudad Quellar, México / ${phone}`, 'Ciudad Quellar, México'],
    [`City of Quellar, Philippines / ${phone}`, 'City of Quellar, Philippines'],
    [`Ciudad: Quellar, México / ${phone}`, 'Quellar, México'],
    // names that begin with a small letter
    [`eQuelleni, South Africa / ${phone}`, 'eQuelleni, South Africa'],
    [`le Quell, QC / ${phone}`, 'le Quell, QC'],
    [`Quellar de Lázaro Cárdenas del Río, México / ${phone}`, 'Quellar de Lázaro Cárdenas del Río, México'],
  ])('%s', (details, expected) => {
    expect(townIn(details, kind)).toBe(expected);
  });
});
