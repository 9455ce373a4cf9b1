import { describe, expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import type { Field, Resume } from '#engine/model/resume.ts';
import type { Reading } from '#engine/model/reading.ts';
import { docxDocument, pdfDocument, type FlowParagraph } from '#engine/testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

const body: FlowParagraph[] = [
  { text: 'Experience', headingLevel: 1 },
  { text: 'Baker, Mill Lane Bakery, Leeds, 2019 - 2022' },
  { text: 'Education', headingLevel: 1 },
  { text: 'Diploma in Baking, Harrow College, 2018' },
];
const job = (...lines: string[]): FlowParagraph[] => [
  { text: 'Work Experience', headingLevel: 1 },
  { text: 'Baker, Mill Lane Bakery, Leeds, 2019 - 2022' },
  ...lines.map((text) => ({ text })),
];
const read = (...head: (string | FlowParagraph)[]): { resume: Resume; visual: Reading } => {
  const document = docxDocument([...head, ...body]);
  const { visual } = readingsOf(document);
  return { resume: resumeOf(visual, document), visual };
};
const wordsOf = (visual: Reading, field: Field<string> | null | undefined): string[] =>
  (field?.spans ?? []).map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to) ?? '');

describe('the name', () => {
  const big = { sizePt: 20 };
  it.each([
    ['Maëlle Dubois-Lacroix', 'Maëlle Dubois-Lacroix'],
    ['SEAMUS O’BRIEN', 'SEAMUS O’BRIEN'],
    ['Ludwig van den Berg', 'Ludwig van den Berg'],
    ['Rosa María de la Fuente Ortiz', 'Rosa María de la Fuente Ortiz'],
    ['Harold P. Finch Jr.', 'Harold P. Finch Jr.'],
    ['Priya Menon, RN, BSN', 'Priya Menon'],
    ['Dr. Ada Kowalczyk, P.E.', 'Ada Kowalczyk'],
    ['Dipl.-Ing. (FH) Greta Holm', 'Greta Holm'],
    ['Tom Baker | Pastry Chef', 'Tom Baker'],
    ['Greta Holm – Software Engineer', 'Greta Holm'],
    ['Resume: Ivo Petrov', 'Ivo Petrov'],
    ['Curriculum Vitae Ivo Petrov', 'Ivo Petrov'],
    ['Jane Cook', 'Jane Cook'],
    ['Susan Salem, MA', 'Susan Salem'],
    ['Elizabeth (Liz) Farrow', 'Elizabeth (Liz) Farrow'],
    ['Name: Greta Holm', 'Greta Holm'],
    ['Nombre:\tGreta Holm.', 'Greta Holm'],
    ['Name: Harold P. Finch Jr.', 'Harold P. Finch Jr.'],
    ['Nom\tGreta Holm', 'Greta Holm'],
    ['Nome / Cognome\tGreta Holm', 'Greta Holm'],
    ["D'Andre Whitlock Jr., PE", "D'Andre Whitlock Jr."],
    ['Nombre\tGreta Holm', 'Greta Holm'],
    ['Greta Holm (she/her)', 'Greta Holm'],
    ['Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
    ['J. R. Whitcombe-Smythe III', 'J. R. Whitcombe-Smythe III'],
    ['Farrow, Elizabeth', 'Elizabeth Farrow'],
    ['greta holm', 'greta holm'],
    ['G R E T A   H O L M', 'GRETA HOLM'],
  ])('in "%s" is "%s"', (line, expected) => {
    expect(read({ text: line, ...big }, 'mail@example.org').resume.name?.value).toBe(expected);
  });

  it('is found below the document title and above the occupation', () => {
    const { resume } = read(
      { text: 'CURRICULUM VITAE', sizePt: 24 },
      { text: 'Ivo Petrov', sizePt: 16 },
      'Registered Nurse',
    );
    expect(resume.name?.value).toBe('Ivo Petrov');
  });

  it('is joined from two lines in one large size', () => {
    const { resume, visual } = read(
      { text: 'IVO', sizePt: 26 },
      { text: 'PETROV', sizePt: 26 },
      'Registered Nurse',
      'ivo@petrov.example',
    );
    expect(resume.name?.value).toBe('IVO PETROV');
    expect(wordsOf(visual, resume.name)).toEqual(['IVO', 'PETROV']);
  });

  it('is joined from a first name above a larger last name, but not with the occupation below it', () => {
    const ofTwo = read({ text: 'Zdenka', sizePt: 20 }, { text: 'Petrov', sizePt: 26 }, 'Baker', 'z.petrov@example.org');
    expect(ofTwo.resume.name?.value).toBe('Zdenka Petrov');
    const ofOne = read({ text: 'Zdenka', sizePt: 26 }, { text: 'Adventurer', sizePt: 20 }, 'zdenka@example.org');
    expect(ofOne.resume.name?.value).toBe('Zdenka');
  });

  it('is joined from three lines of one large size', () => {
    const big = { sizePt: 26 };
    const { resume, visual } = read(
      { text: 'Yolanda', ...big },
      { text: 'Cifuentes', ...big },
      { text: 'Mora', ...big },
      'mail@example.org',
    );
    expect(resume.name?.value).toBe('Yolanda Cifuentes Mora');
    expect(wordsOf(visual, resume.name)).toEqual(['Yolanda', 'Cifuentes', 'Mora']);
    const withHyphen = read({ text: 'Rosalind', ...big }, { text: 'Achebe-', ...big }, { text: 'Thornton', ...big });
    expect(withHyphen.resume.name?.value).toBe('Rosalind Achebe-Thornton');
  });

  it('is not mistaken for a place because of a credential that is also a province', () => {
    const { resume } = read({ text: 'Zdenek Petrov, PE', ...big }, 'z.petrov@example.org');
    expect(resume.name?.value).toBe('Zdenek Petrov');
    expect(resume.location).toBeNull();
  });

  it('keeps particles that a line end separated from the last name', () => {
    const { resume } = read({ text: 'Femke van der', sizePt: 26 }, { text: 'Berg', sizePt: 26 }, 'f.vdb@example.org');
    expect(resume.name?.value).toBe('Femke van der Berg');
  });

  it.each([['Salem, MA'], ['West Harrow, WI 53214'], ['Animation Designer'], ['English (Native)'], ['RN, BSN']])(
    'is not %s',
    (text) => {
      expect(read({ text, sizePt: 20 }, 'mail@example.org').resume.name).toBeNull();
    },
  );

  it.each(['Suharto', 'Carpenter Smith', 'Page Turner', 'Smith, Carpenter', 'Ng', 'josé'])(
    'is told by its place where no word of it does: %s',
    (line) => {
      expect(read({ text: line, ...big }, 'me@example.org | 555 010 7788').resume.name?.value).toBe(line);
    },
  );

  it.each(['Sales Manager', 'Sous Chef', 'Education', 'Denver, CO'])('is not %s, wherever that stands', (line) => {
    expect(read({ text: line, ...big }, 'me@example.org | 555 010 7788').resume.name).toBeNull();
  });

  it('is not identified by its position when no contact details follow', () => {
    expect(read({ text: 'Suharto', ...big }).resume.name).toBeNull();
  });

  it('is not an occupation, a title or a place', () => {
    expect(
      read({ text: 'Senior Marketing Manager', sizePt: 20 }, 'New York', 'mail@example.org').resume.name,
    ).toBeNull();
  });
});

const note = (text: string): FlowParagraph => ({ text, part: 'footnote' });

describe('the email address', () => {
  it.each([
    [['@ivo@social.example | ivo.petrov@example.org'], ['ivo.petrov@example.org']],
    [['@ivo.petrov@example.org | petrov.ivo@example.com'], ['ivo.petrov@example.org', 'petrov.ivo@example.com']],
    [['@ivo@example.org'], ['ivo@example.org']],
  ])('is no handle of a social network: %j', (lines, emails) => {
    expect(read('Ivo Petrov', ...lines).resume.emails.map(({ value }) => value)).toEqual(emails);
  });

  it('is the one among the contact details, not that of a referee or of an employer', () => {
    const { resume } = read(
      'Ivo Petrov',
      'ivo.petrov@example.org',
      {
        text: 'References',
        headingLevel: 1,
      },
      'Mara Stein, mara@stein.example',
    );
    expect(resume.emails.map(({ value }) => value)).toEqual(['ivo.petrov@example.org']);
  });

  it.each([
    ['that of somebody who can be asked', ['Owner: Mara Stein (305) 555 0142', 'e-mail: mill@stein.example'], []],
    ['that of a department', ['Human Resources Manager: mill@stein.example'], []],
    ['the own one', ['Owner: Ivo Petrov', 'e-mail: ivo@petrov.example'], ['ivo@petrov.example']],
    ['without such a label', ['Leeds', 'e-mail: mill@stein.example'], ['mill@stein.example']],
  ])('in a job, where nothing else is given: %s', (_what, lines, emails) => {
    const { resume } = read('Ivo Petrov', ...job(...lines));
    expect(resume.emails.map(({ value }) => value)).toEqual(emails);
    expect(resume.phones).toEqual([]);
  });

  it('is not that of a referee at the end of another section', () => {
    const skills = [{ text: 'Skills', headingLevel: 1 as const }, 'Kneading, shaping'];
    const { resume } = read(
      'Ivo Petrov',
      'bake@oven.example',
      ...skills,
      'References:',
      'Mara Stein',
      'Email: m@stein.example',
    );
    expect(resume.emails.map(({ value }) => value)).toEqual(['bake@oven.example']);
  });

  it.each([
    ['on a line with the own name', job('Owner: Ivo Petrov, +49 30 901820, bake@oven.example')],
    ['below a further title', ['References:', 'Mara Stein', 'Contact:', 'bake@oven.example', '+49 30 901820']],
    ['below referees on request', ['References:', 'Available upon request', 'bake@oven.example', '+49 30 901820']],
  ])('is the own one %s, and so is the number', (_what, lines) => {
    const { resume } = read('Ivo Petrov', { text: 'Skills', headingLevel: 1 }, 'Kneading', ...lines);
    const found = [...resume.emails, ...resume.phones].map(({ value }) => value);
    expect(found).toEqual(['bake@oven.example', '+49 30 901820']);
  });

  it('is not one in a footnote, unless it agrees with the name', () => {
    expect(read('Ivo Petrov', '+49 30 901820', note('See editor@journal.example')).resume.emails).toEqual([]);
    const own = read('Ivo Petrov', note('Write to ivo.petrov@example.org'));
    expect(own.resume.emails.map(({ value }) => value)).toEqual(['ivo.petrov@example.org']);
  });

  it('is rejoined when a line end cut it', () => {
    const { resume, visual } = read('Ivo Petrov', 'ivo.petrov@', 'mail-house.example');
    expect(resume.emails[0]?.value).toBe('ivo.petrov@mail-house.example');
    expect(wordsOf(visual, resume.emails[0])).toEqual(['ivo.petrov@', 'mail-house.example']);
    expect(read('Ivo Petrov', 'ivo.petrov@mail-house.co', 'm', 'Leeds').resume.emails[0]?.value).toBe(
      'ivo.petrov@mail-house.com',
    );
  });

  it.each([
    [['Leeds | ivo-', 'petrov@example.org'], ['ivo-petrov@example.org']],
    [['ivo.', 'petrov@example.org'], ['ivo.petrov@example.org']],
    [['Email-', 'petrov@example.org'], ['petrov@example.org']],
    [['I fix trams.', 'petrov@example.org'], ['petrov@example.org']],
    [['Leeds -', 'petrov@example.org'], ['petrov@example.org']],
    [['Leeds', 'petrov@example.org'], ['petrov@example.org']],
  ])('is rejoined when it was cut behind a hyphen or a dot: %j', (lines, emails) => {
    expect(read('Ivo Petrov', ...lines).resume.emails.map(({ value }) => value)).toEqual(emails);
  });

  it('comes from the hyperlink when the words do not contain it', () => {
    const { resume, visual } = read('Ivo Petrov', {
      runs: [{ text: 'Write to me', link: 'mailto:ivo@petrov.example?subject=Hi' }],
    });
    expect(resume.emails[0]?.value).toBe('ivo@petrov.example');
    expect(wordsOf(visual, resume.emails[0])).toEqual(['Write to me']);
  });

  it('puts the one that agrees with the name first', () => {
    const { resume } = read('Ivo Petrov', 'office@example.org, petrov@example.org');
    expect(resume.emails.map(({ value }) => value)).toEqual(['petrov@example.org', 'office@example.org']);
  });
});

describe('the phone number', () => {
  it.each([
    ['+44 20 7946 0018'],
    ['(212) 555-0187'],
    ['212.555.0187'],
    ['+49 (0)30 901820'],
    ['+91-98765-43210'],
    ['06 12 34 56 78'],
    ['030 901820'],
    ['(212) 555-0187 ext. 12'],
  ])('is read as written: %s', (written) => {
    const { resume, visual } = read('Ivo Petrov', `Sofia | ${written} | ivo@petrov.example`);
    expect(resume.phones.map(({ value }) => value)).toEqual([written]);
    expect(wordsOf(visual, resume.phones[0])).toEqual([written]);
  });

  it.each([
    ['2015 - 2019'],
    ['12.03.1990'],
    ['04 / 03 / 2016'],
    ['29.11.2018 (2 days)'],
    ['2019.03.28 23:16'],
    ['10115 Berlin'],
    ['94588-1234'],
    ['05/2019 - 08/2021'],
    ['Decree 196/2003 and regulation 2016/679'],
    ['Letters, v. 22, p. 1176-1186'],
    ['Cedula: 5064083'],
    ['ivo@example.com, supported by NSF grant 1922424: "Harbors"'],
    ['ivo@example.com, Grant No. 1922424'],
    ['ivo@example.com, NSF Grant 1922424'],
    ['ivo@example.com, Student ID 20512345'],
    ['ivo@example.com SAT scores 680 • 701 • 1380'],
    ['ivo@example.com SAT 680 • 700 • 1380'],
    ['ISBN 978-3-16-148410-0'],
    ['ivo@example.com, PRC License No. 0123456'],
    ['ivo@example.com, Tax-ID: 1922424'],
    ['ivo@example.com, Matr.-Nr. 1922424'],
    ['ivo@example.com, IBAN DE89 3704 0044 0532 0130 00'],
    ['ivo@example.com, Personal-Nr. 19224240'],
    ['ivo@example.com, H. No. 12-345-6789'],
    ['ivo@example.com, Telangana No.: 500001'],
    ['Rua das Flores 12, CEP 30666-470'],
    ['Parkovaya 41 – 152 105215, Moscow, Russia'],
    ['PLZ: 30666 470'],
    ['CEP - 30666-470'],
    ['Calora - SP - 30666470'],
    ['Calora/SP 30666-470'],
    ['ZIP 62701-1234'],
    ['ivo@example.com, mill record (41284). 12-12-2018'],
  ])('is not taken from %s', (text) => {
    expect(read('Ivo Petrov', text).resume.phones).toEqual([]);
  });

  it.each([
    ['Contact no: 9277700112 / 9173700334', ['9277700112', '9173700334']],
    ['ph +919277700112/9173700334', ['+919277700112', '9173700334']],
    ['0773-827-000 / 0887-632-000', ['0773-827-000', '0887-632-000']],
    ['Teléfonos 3162200044', ['3162200044']],
    // what is labeled goes before what only could be one
    ['CE. 6540911 Móvil 3162200044', ['3162200044', '6540911']],
  ])('is told from its neighbors: %s', (text, phones) => {
    expect(read('Ivo Petrov', text).resume.phones.map(({ value }) => value)).toEqual(phones);
  });

  it('may have its label on the line above, and so may other numbers', () => {
    const { resume } = read('Ivo Petrov', 'CÉDULA:', '100466011-8', 'TELÉFONO:', '0985802311');
    expect(resume.phones.map(({ value }) => value)).toEqual(['0985802311']);
  });

  it('is the first line below a title of any wording, with a colon or without', () => {
    const { resume } = read('Ivo Petrov', { text: 'Dados pessoais:', headingLevel: 1 }, '(48) 98407-0002');
    expect(resume.phones.map(({ value }) => value)).toEqual(['(48) 98407-0002']);
  });

  it.each([
    ['Toronto, ON | 647 • 555 • 0136 | ivo@example.com', ['647 • 555 • 0136']],
    ['(647)·555·0136', ['(647)·555·0136']],
    ['Toronto • 647 • 555 • 0136', ['647 • 555 • 0136']],
    ['Tel: 647 • 555 • 0136', ['647 • 555 • 0136']],
    ['Telemóvel: 960 072 870', ['960 072 870']],
    ['Cel: (11) 94473-8169', ['(11) 94473-8169']],
    // Names and states that look like the name of another number.
    ['Ulysses Grant 312-555-0142', ['312-555-0142']],
    ['Ulysses Grant 3125550142', ['3125550142']],
    ['Boise, ID 208-555-0142', ['208-555-0142']],
    ['Boise, ID 2085550142', ['2085550142']],
    ['Mon to Sat 312 555 0142', ['312 555 0142']],
    ['Student | 5550142000', ['5550142000']],
    ['Mob. No. 98765 43210', ['98765 43210']],
    ['Tel.-Nr. 0151 23456789', ['0151 23456789']],
    ['Tel. No. 020 7946 0958', ['020 7946 0958']],
    ['Tel.Nr.: 030 12345678', ['030 12345678']],
    ['Age: 32 | 07700 900123', ['07700 900123']],
    ['DOB: 1990-01-02 | 07700 900123', ['07700 900123']],
    ['ID: 12345678 | 0171 2345678', ['0171 2345678']],
    ['DNI:\t\t75141023', []],
    ['DNI\t: 75141023', []],
    ['DNI:\t75141023\tCelular:\t922 212 688', ['922 212 688']],
    ['Tel. 2: 030 12345678', ['030 12345678']],
    ['Chicago, IL 60601 312-555-0142', ['312-555-0142']],
    ['Berlin 10115 0171 2345678', ['0171 2345678']],
    // two numbers beside each other
    ['Call 8142 340 059 803 645 36', []],
    ['Paris 75001 06 12 34 56 78', ['06 12 34 56 78']],
    ['Mumbai - 400001 98765 43210', ['98765 43210']],
    ['Sydney NSW 2000 0412 345 678', ['0412 345 678']],
    ['Mobile 0049 171 2345678', ['0049 171 2345678']],
    ['Mobil-Nr.: 0171 2345678', ['0171 2345678']],
    ['Mobilnr.: 0171 2345678', ['0171 2345678']],
    ['Rufnummer: 030 12345678', ['030 12345678']],
    ['Teléfono No. 55 1234 5678', ['55 1234 5678']],
    ['Mo. No. 98765 43210', ['98765 43210']],
    ['HP No. 0812 3456 7890', ['0812 3456 7890']],
    ['Landline No: 022 2345 6789', ['022 2345 6789']],
    ['Alt. No. 98765 43210', ['98765 43210']],
    ['Cell/WhatsApp No. 0917 123 4567', ['0917 123 4567']],
    ['Res. No. 022 2345 6789', ['022 2345 6789']],
    ['Primary No. 0917 123 4567', ['0917 123 4567']],
    ['Nr. 0151 23456789', ['0151 23456789']],
    ['Canberra, ACT • 0412 345 678', ['0412 345 678']],
    ['Canberra ACT 0412 345 678', ['0412 345 678']],
    ['Canberra, ACT 02 6123 4567', ['02 6123 4567']],
    ['Full UK driving licence • 07700 900123', ['07700 900123']],
    ['Driving licence, 07700 900123', ['07700 900123']],
    ['PhD Student – 030 1234567', ['030 1234567']],
    ['Architect, Member 0151 2345678', ['0151 2345678']],
    // What others put between two ornaments is two things.
    ['120 • 300 • 45', []],
    ['Toronto 64 • 555 • 2019', []],
    ['SAT: 700 • 680 • 1380', []],
    ['Runs: 100 · 200 · 1500 meters', []],
    ['Runs over 400 · 800 · 1500 meters', []],
    ['ivo@example.com 647 • 555 • 0136', ['647 • 555 • 0136']],
    ['647 • 555 • 0136 ivo@example.com', ['647 • 555 • 0136']],
    ['Toronto, Ontario 647 • 555 • 0136 | ivo@example.com', ['647 • 555 • 0136']],
    ['ivo@example.com – 647 • 555 • 0136', ['647 • 555 • 0136']],
    ['ivo@example.com / 647 • 555 • 0136', ['647 • 555 • 0136']],
    // 680 is an area code, 700 is none.
    ['ivo@example.com SAT: 680 • 700 • 1380', []],
    ['ivo@example.com SAT 700 • 680 • 1380', []],
    ['ivo@example.com – runs over 680 · 800 · 1500 meters', []],
    ['@ivo ran 680 · 800 · 1500', []],
    ['Rua das Acácias 10, Campinas 13010-002', []],
  ])('in "%s" is %j', (line, expected) => {
    expect(read('Ivo Petrov', line).resume.phones.map(({ value }) => value)).toEqual(expected);
  });

  it.each(['SAT: 700 • 680 • 1380', '700 • 680 • 1380'])('is not the three scores below the schools: %s', (scores) => {
    const heading = { text: 'Education', headingLevel: 1 };
    const { resume } = read('Ivo Petrov', 'ivo@example.com', heading, 'Marlow High School, Leeds', scores);
    expect(resume.phones).toEqual([]);
  });

  it('is not the postcode before it', () => {
    expect(read('Ivo Petrov', 'Pinewood, CA 94588 (212) 555-0187').resume.phones.map(({ value }) => value)).toEqual([
      '(212) 555-0187',
    ]);
  });

  it.each([
    ['12 Oak Street, Springfield, IL, Zip 62701 | 217-555-0142', '217-555-0142'],
    ['Zip: 62701 (217) 555-0142', '(217) 555-0142'],
    ['Zip: 62701 217-555-0142', '217-555-0142'],
    ['Pincode: 411001 • +91-9845012345', '+91-9845012345'],
    ['code postal 75009\t06 12 34 56 78', '06 12 34 56 78'],
    ['PLZ 10115 030 1234567', '030 1234567'],
    ['CEP 01310-100 | (11) 99876-5432', '(11) 99876-5432'],
    ['CEP 01310-100 (11) 99876-5432', '(11) 99876-5432'],
    ['Calora - SP - (11) 99876-5432', '(11) 99876-5432'],
    ['Singapore, SG - 62345678', '62345678'],
    ['Aarhus, DK 86123456', '86123456'],
    ['4 Oak Lane NE Springfield IL 62701 / 217 555 0142 /', '217 555 0142'],
    ['Springfield IL 62701 - 217-555-0142', '217-555-0142'],
    ['Parkovaya 41 – 152 105215, Tel. +7 910 555 22 06', '+7 910 555 22 06'],
  ])('is not the labeled postcode before it: %s', (text, phone) => {
    expect(read('Ivo Petrov', text).resume.phones.map(({ value }) => value)).toEqual([phone]);
  });

  it('leaves out the fax number', () => {
    const { resume } = read('Ivo Petrov', 'Tel: +49 30 901820, Fax: +49 30 901821');
    expect(resume.phones.map(({ value }) => value)).toEqual(['+49 30 901820']);
  });
});

describe('the location', () => {
  it.each([
    ['Leeds, United Kingdom'],
    ['Portland, OR'],
    ['Portland, OR 97201'],
    ['Köln, Deutschland'],
    ['São Paulo, Brasil'],
    ['12 Mill Lane, Leeds LS1 4AP'],
    ['Mühlweg 3, 80331 München'],
    ['London SW1A 1AA'],
    ['Sydney NSW 2000'],
    ['Campinas - SP'],
    ['Paris (75011)'],
    ['Portland, Oregon (open to remote)'],
  ])('is read: %s', (place) => {
    const { resume, visual } = read('Ivo Petrov', `${place} | ivo@petrov.example | +49 30 901820`);
    expect(resume.location?.value).toBe(place);
    expect(wordsOf(visual, resume.location)).toEqual([place]);
  });

  it('is found behind its label', () => {
    expect(read('Ivo Petrov', 'Location: Hobart Phone: +61 3 6231 0000').resume.location?.value).toBe('Hobart');
  });

  it('may be separated from numbers and addresses by only a space', () => {
    expect(read('Ivo Petrov', 'Bellevue, WA 425-555-0109 ivo@petrov.example').resume.location?.value).toBe(
      'Bellevue, WA',
    );
    expect(read('Ivo Petrov', 'Oosterwolde 654 55 50 12 ivo@petrov.example').resume.location?.value).toBe(
      'Oosterwolde',
    );
    expect(read('Ivo Petrov', 'Portland, OR 97201-1234 ivo@petrov.example').resume.location?.value).toBe(
      'Portland, OR 97201-1234',
    );
    expect(read('Ivo Petrov', 'Oosterwolde +31 6 98 76 54 32 ivo@petrov.example').resume.location?.value).toBe(
      'Oosterwolde',
    );
  });

  it('is found below its label, and in three words above other details', () => {
    expect(read('Ivo Petrov', 'ivo@petrov.example', 'Address', 'Oosterwolde').resume.location?.value).toBe(
      'Oosterwolde',
    );
    expect(read('Ivo Petrov', 'ivo@petrov.example +31 6 98 76 54 32 Oosterwolde').resume.location?.value).toBe(
      'Oosterwolde',
    );
    expect(
      read('Ivo Petrov', 'ivo@petrov.example 0151 55501234 Salem, OR linkedin.com/in/ivo').resume.location?.value,
    ).toBe('Salem, OR');
    expect(read('Ivo Petrov', 'ivo@petrov.example | Ennis, Co. Clare').resume.location?.value).toBe('Ennis, Co. Clare');
    // the line right above holds an occupation that no list has
    expect(
      read('Ivo Petrov', 'Wattenführer', '0151 55501234 · ivo@petrov.example · Neustadt').resume.location?.value,
    ).toBe('Neustadt');
    expect(read('Ivo Petrov', 'Oosterwolde', '333 5550198').resume.location?.value).toBe('Oosterwolde');
    expect(read('Ivo Petrov', 'Neustadt im Moos', '0151 55501234').resume.location?.value).toBe('Neustadt im Moos');
  });

  it('is found behind other details and a comma', () => {
    const { resume } = read('Ivo Petrov', 'ivo@petrov.example, 216-555-0178, Parma, OH');
    expect(resume.location?.value).toBe('Parma, OH');
    expect(read('Ivo Petrov', 'ivo@petrov.example ~ 216-555-0178 ~ Parma, OH').resume.location?.value).toBe(
      'Parma, OH',
    );
  });

  it('is found before a comma and other details', () => {
    expect(read('Ivo Petrov', 'Bologna, +39 347 123 4567, ivo@petrov.example').resume.location?.value).toBe('Bologna');
  });

  it('may be a town that no list has, among the contact details', () => {
    expect(read('Ivo Petrov', 'ivo@petrov.example | 06 12345678 | Oosterwolde').resume.location?.value).toBe(
      'Oosterwolde',
    );
    expect(read('Ivo Petrov', 'Baker', '+31 6 12345678', 'Oosterwolde').resume.location?.value).toBe('Oosterwolde');
    expect(read('Ivo Petrov', 'Adres\tOosterwolde', 'Phone\t06 12345678').resume.location?.value).toBe('Oosterwolde');
    expect(read('Ivo Petrov', 'Baker', 'Oosterwolde', '+31 6 12345678').resume.location?.value).toBe('Oosterwolde');
  });

  it('is not an occupation, name or label among the contact details', () => {
    expect(read('Ivo Petrov', 'Petrov | Pastry Chef | ivo@petrov.example').resume.location).toBeNull();
    expect(read('Ivo Petrov', 'Welder', 'ivo@petrov.example').resume.location).toBeNull();
    expect(read('Ivo Petrov', 'LinkedIn | Portfolio | ivo@petrov.example').resume.location).toBeNull();
  });

  it('is not the place of a job', () => {
    expect(read('Ivo Petrov', 'ivo@petrov.example').resume.location).toBeNull();
  });
});

describe('the links', () => {
  it('are read without protocol, in order, without mail and telephone', () => {
    const { resume } = read('Ivo Petrov', 'https://www.ivo.example | linkedin.com/in/ivo-petrov | ivo@petrov.example');
    expect(resume.links.map(({ value }) => value)).toEqual(['www.ivo.example', 'linkedin.com/in/ivo-petrov']);
  });

  it('come from hyperlinks under words', () => {
    const { resume, visual } = read('Ivo Petrov', {
      runs: [
        { text: 'GitHub', link: 'https://github.com/ivo-petrov/' },
        ' and ',
        { text: 'mail', link: 'mailto:ivo@petrov.example' },
      ],
    });
    expect(resume.links.map(({ value }) => value)).toEqual(['github.com/ivo-petrov']);
    expect(wordsOf(visual, resume.links[0])).toEqual(['GitHub']);
  });

  it('come from icons drawn as pictures', () => {
    const box = { x: 72, y: 90, width: 12, height: 12 };
    const document = pdfDocument(
      [{ text: 'Ivo Petrov', sizePt: 20 }, { text: 'Experience', y: 140, sizePt: 14 }, 'Baker, 2019 - 2022'],
      {
        links: [{ address: 'https://github.com/ivo-petrov', place: { kind: 'page', page: 1, box } }],
      },
    );
    const { visual } = readingsOf(document);
    expect(resumeOf(visual, document).links.map(({ value }) => value)).toEqual(['github.com/ivo-petrov']);
  });

  it.each([
    [
      ['LinkedIn', 'GitHub'],
      ['linkedin.com/in/ivo-petrov', 'github.com/ivo-petrov'],
    ],
    [['GitHub', 'Website'], []],
  ])('come from a row of profiles below the jobs: %j', ([first = '', second = ''], links) => {
    const row = [
      { text: first, link: `https://${first === 'LinkedIn' ? 'linkedin.com/in' : 'github.com'}/ivo-petrov` },
      '   ',
      { text: second, link: 'https://github.com/ivo-petrov' },
    ];
    const { resume } = read(
      'Ivo Petrov',
      { text: 'Experience', headingLevel: 1 },
      'Baker, Mill Lane Bakery, 2019 - 2022',
      { runs: row },
    );
    expect(resume.links.map(({ value }) => value)).toEqual(links);
  });

  it('excludes those of projects, and words with dots', () => {
    const { resume } = read(
      'Ivo Petrov',
      'Node.js and ASP.NET, i.e. web things',
      { text: 'Projects', headingLevel: 1 },
      'sourdough: github.com/ivo-petrov/sourdough',
    );
    expect(resume.links).toEqual([]);
  });
});

describe('the summary', () => {
  it('is the text of its section', () => {
    const { resume } = read(
      'Ivo Petrov',
      { text: 'Profile', headingLevel: 1 },
      'Baker with a liking for rye.',
      'Up at three.',
    );
    expect(resume.summary?.value).toBe('Baker with a liking for rye. Up at three.');
  });

  it('may be untitled above the first heading', () => {
    const text = 'Baker of sourdough and rye bread with ten years at the oven and a liking for early hours.';
    expect(read('Ivo Petrov', 'ivo@petrov.example', text).resume.summary?.value).toBe(text);
  });

  it('may be in a language that writes nouns with capitals', () => {
    const text =
      'Bäcker mit zwölf Jahren Erfahrung in Mühlen. Schwerpunkte sind Roggen, Brotbau und die Führung kleiner Teams.';
    expect(read('Ivo Petrov', 'ivo@petrov.example', text).resume.summary?.value).toBe(text);
  });

  it('is not made of contact details', () => {
    expect(read('Ivo Petrov', 'Baker and pastry chef', 'ivo@petrov.example').resume.summary).toBeNull();
  });
});

describe('resumeOf', () => {
  it('reports nothing for an empty reading', () => {
    const resume = resumeOf({ order: 'visual', lines: [], tables: [] }, docxDocument([]));
    expect(resume).toMatchObject({
      name: null,
      emails: [],
      phones: [],
      location: null,
      links: [],
      summary: null,
      sections: [],
    });
  });
});

it('the number behind "Numero" is of a phone, and the address of the Europass footer is no link of the person', () => {
  const { resume } = read(
    { text: 'Greta Holm', sizePt: 20 },
    'Numero: 338 5550142',
    'greta@example.org | europass.example.org | europass.cedefop.europa.eu',
  );
  expect(resume.phones[0]?.value).toBe('338 5550142');
  expect(resume.links.map(({ value }) => value)).toEqual(['europass.example.org']);
});
