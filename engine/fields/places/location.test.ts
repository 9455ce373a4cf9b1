import { describe, expect, it, test } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

const body = [
  { text: 'Experience', sizePt: 13, isBold: true },
  'Baker, Mill Lane Bakery, Leeds, 2019 - 2022',
  'Trained four apprentices in a small shop.',
];
const read = (details: string, kind: 'pdf' | 'docx') => {
  const texts = [{ text: 'Jane Doerksen', sizePt: 20, isBold: true }, ...details.split(' / '), ...body].map((text) =>
    typeof text === 'string' ? { text } : text,
  );
  const document = kind === 'pdf' ? pdfDocument(texts) : docxDocument(texts);
  return resumeOf(readingsOf(document).visual, document);
};

describe.each(['pdf', 'docx'] as const)('the location in a %s', (kind) => {
  it.each([
    ['San Francisco Bay Area | jane@example.com', 'San Francisco Bay Area'],
    ['Greater Manchester Area, UK | jane@example.com', 'Greater Manchester Area, UK'],
    ['Hannover und Umgebung / jane@example.com', 'Hannover und Umgebung'],
    ['Remote / jane@example.com | 555-010-0142', 'Remote'],
    ['Győr, Magyarország / jane@example.com', 'Győr, Magyarország'],
    ['Bandung, Jawa Barat / jane@example.com', 'Bandung, Jawa Barat'],
    ['Coimbatore, Tamil Nadu - 641001 / jane@example.com', 'Coimbatore, Tamil Nadu - 641001'],
    ['Surat (Gujarat) / jane@example.com', 'Surat (Gujarat)'],
    ['Braga (Portugal) / jane@example.com', 'Braga (Portugal)'],
    ['Arequipa - Perú / jane@example.com', 'Arequipa - Perú'],
    ['Palmerston North / jane@example.com', 'Palmerston North'],
    ['Bradford BD8 / jane@example.com', 'Bradford BD8'],
    ['Horfield, Bristol BS7 | jane@example.com', 'Horfield, Bristol BS7'],
    ['Reading B2 / jane@example.com', undefined],
    ['Accra :: +233 24 555 0137 :: jane@example.com', 'Accra'],
    ['Le Mans • +33 6 12 34 56 10 • jane@example.com', 'Le Mans'],
    ['Ludvika, Sweden (+46) 70 555 01 42 jane@example.com', 'Ludvika, Sweden'],
    ['Ciudad de residencia: Cuenca / jane@example.com', 'Cuenca'],
    ['1.6 Endereço Residencial: Rua do Moinho 4, Braga / jane@example.com', 'Rua do Moinho 4, Braga'],
    ['12 Mill Lane, Leeds / jane@example.com', '12 Mill Lane, Leeds'],
    ['CIUDAD DE RESIDENCIA: / jane@example.com', undefined],
    ['⚑ Cuenca, Ecuador | jane@example.com', 'Cuenca, Ecuador'],
    ['jane@example.com   📍Győr, Magyarország', 'Győr, Magyarország'],
    ['Localidad: Cuenca / Teléfono: 969 555 014', 'Cuenca'],
    ['Software Engineer / jane@example.com | 020 7946 0142', undefined],
    ['Celular 314 555 01 42 / jane@example.com', undefined],
    ['Cellulare 320 555 0142 / jane@example.com', undefined],
    ['Celendín 314 555 01 42 / jane@example.com', 'Celendín'],
    ['REACH ME / jane@example.com', undefined],
    ['SAY HI / jane@example.com', undefined],
    ['BANGOR ME / jane@example.com', 'BANGOR ME'],
    ['QUELLVILLE TX / jane@example.com', 'QUELLVILLE TX'],
  ])('%s', (details, expected) => {
    expect(read(details, kind).location?.value).toBe(expected);
  });

  it.each([
    ['(+880) 1712-555014 / jane@example.com', '(+880) 1712-555014'],
    ['(+92) 300 5550142 | jane@example.com', '(+92) 300 5550142'],
    ['+92 300 5550142 | jane@example.com', '+92 300 5550142'],
  ])('and the phone keeps the bracket of its prefix: %s', (details, expected) => {
    expect(read(details, kind).phones[0]?.value).toBe(expected);
  });
});

test.each([
  [
    'in the cell behind its label',
    ['Woonplaats:\tObdrecht', 'Geboorteplaats:\tHeerlen', 'jane@example.com'],
    'Obdrecht',
  ],
  ['with all words of its name', ['Città della Pieve | jane@example.com'], 'Città della Pieve'],
  ['not the place of birth on one line', ['Luogo di nascita: Torino', 'jane@example.com'], undefined],
  ['not the place of birth in the next cell', ['Lieu de naissance\tLille', 'jane@example.com'], undefined],
  ['not the town below its label', ['Geburtsort:', 'Kiel', 'jane@example.com'], undefined],
  [
    'the address, not the town in a column of values',
    [
      'Mühlweg 28, 2230 Ashofen',
      'Geburtsdatum: Geburtsort: Familienstand:',
      '18.02.1995',
      'Wien',
      'ledig',
      'jane@example.com',
    ],
    'Mühlweg 28, 2230 Ashofen',
  ],
  ['the town where no birth is told', ['Kiel', 'jane@example.com'], 'Kiel'],
  ['the residence of somebody with a nationality', ['Nationalität: deutsch | Kiel | jane@example.com'], 'Kiel'],
])('the place of residence is read: %s', (_, details, expected) => {
  const texts = [{ text: 'Jane Doerksen', sizePt: 20, isBold: true }, ...details, ...body];
  const document = pdfDocument(texts);
  expect(resumeOf(readingsOf(document).visual, document).location?.value).toBe(expected);
});

it.each(['Ville', 'Città', 'Cidade', 'Ciudad', 'City'])(
  'is in the cell behind its label without a colon: %s',
  (label) => {
    const details = [`${label}\tObdrecht`, 'jane@example.com'];
    const document = docxDocument(['Jane Doerksen', ...details, ...body]);
    expect(resumeOf(readingsOf(document).visual, document).location?.value).toBe('Obdrecht');
  },
);

it('is no half of a name on two lines', () => {
  const heading = { sizePt: 20, isBold: true };
  const of = (...details: readonly string[]) => {
    const lines = [
      { text: 'Florence', ...heading },
      { text: 'Doerksen-Roe', ...heading },
    ];
    const document = pdfDocument([
      ...lines,
      ...[...details, ...body].map((text) => (typeof text === 'string' ? { text } : text)),
    ]);
    return resumeOf(readingsOf(document).visual, document).location?.value;
  };
  expect(of('f.doerksenroe@example.com')).toBeUndefined();
  expect(of('Florence | f.doerksenroe@example.com')).toBe('Florence');
});

test.each(['Interests', 'Languages'])('the address at the end of a page, below %s, is of the person', (title) => {
  const top = [{ text: 'Jane Doerksen', sizePt: 20, isBold: true }, 'jane@example.com'];
  const end = ['Rowing | Chess', '12 Mill Lane, Leeds LS1 4AB', '+44 113 496 0123'];
  const document = docxDocument([...top, ...body, { text: title, sizePt: 13, isBold: true }, ...end]);
  expect(resumeOf(readingsOf(document).visual, document).location?.value).toBe('12 Mill Lane, Leeds LS1 4AB');
});

test.each([
  ['jane@example.com', null],
  ['', 'Winston-Salem, NC 27103'],
])(
  'the address of a school among the skills is not that of the person whose details are at the top: "%s"',
  (email, place) => {
    const school = ['Baking School of Leeds', 'Winston-Salem, NC 27103', '(336) 555-0142', 'Kneading | Scoring'];
    const top = [{ text: 'Jane Doerksen', sizePt: 20, isBold: true }, ...(email === '' ? [] : [email])];
    const document = docxDocument([...top, ...body, { text: 'Skills', sizePt: 13, isBold: true }, ...school]);
    expect(resumeOf(readingsOf(document).visual, document).location?.value ?? null).toBe(place);
  },
);

test('the place of a signature is no place of residence', () => {
  const document = docxDocument([
    { text: 'Ana Roe', sizePt: 20 },
    'ana.roe@example.com',
    { text: 'Skills', headingLevel: 1 },
    'Baking, Kneading',
    { text: 'Languages', headingLevel: 1 },
    'English, German',
    'Lisboa, maio de 2026',
  ]);
  expect(resumeOf(readingsOf(document).visual, document).location).toBeNull();
});
