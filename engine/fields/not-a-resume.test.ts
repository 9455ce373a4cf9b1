import { describe, expect, it } from 'vitest';
import { resumeOf } from '#engine/fields/resume-of.ts';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { docxDocument, type FlowParagraph } from '#engine/testing/build-document.ts';
import { refusalOf } from './not-a-resume.ts';

const codeOf = (...paragraphs: (string | FlowParagraph)[]): string | null => {
  const document = docxDocument(paragraphs);
  const { visual } = readingsOf(document);
  return refusalOf(visual, resumeOf(visual, document))?.code ?? null;
};
const head = (text: string): FlowParagraph => ({ text, headingLevel: 1, isBold: true });
const resume = [
  'Ivo Petrov',
  'ivo@petrov.example | +49 30 901820',
  head('Experience'),
  'Baker, Mill Lane Bakery, 2019 - 2022',
  'Baked nine hundred loaves a night',
  head('Education'),
  'Diploma in Baking, Harrow College, 2018',
  head('Skills'),
  'Kneading, Scoring',
];
const letter = [
  'Dear Ms. Stein,',
  'I am writing to apply for the post of head baker that you advertised in the Morning Crumb last week.',
  'In my present post I bake nine hundred loaves a night, and I have looked after the starter for four years without losing it once.',
  'What draws me to your bakery is the rye, which my grandmother used to walk two miles for on Saturday mornings in winter.',
  'I would be glad to show you my work at the oven, at whatever hour suits you and your people best.',
  'Yours sincerely,',
  'Ivo Petrov',
];

describe('refusalOf', () => {
  it('accepts a resume', () => {
    expect(codeOf(...resume)).toBeNull();
  });

  it('accepts a resume whose column of titles is stored before what is below them', () => {
    const titles = ['Education', 'Work History', 'Skills', 'Personal'].map(head);
    const texts = ['Diploma in Baking', 'Harrow College, 2018', 'Baker', '2018 – 2022', 'Kneading'];
    expect(codeOf('Ivo Petrov', 'A short resume', ...titles, ...texts)).toBeNull();
    const leaflet = ['Education', 'Interests'].map(head);
    expect(codeOf('On bread', ...leaflet, 'Milling by the sea')).toBe('not-a-resume');
  });

  it('rejects a cover letter, but not a resume with its letter attached', () => {
    expect(codeOf('Ivo Petrov', 'ivo@petrov.example', ...letter)).toBe('not-a-resume');
    expect(codeOf(...resume, ...letter)).toBeNull();
  });

  it('rejects a German letter', () => {
    expect(
      codeOf(
        'Ivo Petrov',
        'Sehr geehrte Frau Stein,',
        letter[2] ?? '',
        letter[3] ?? '',
        'Mit freundlichen Grüßen',
        'Ivo Petrov',
      ),
    ).toBe('not-a-resume');
  });

  it.each([
    [
      [
        '[Your Name]',
        '[Phone] | [Email]',
        head('Experience'),
        '[Company], [City]',
        '[Job Title]',
        head('Education'),
        '[University]',
      ],
    ],
    [
      [
        '{{ name }}',
        '{{ email }}',
        head('Work Experience'),
        '{% for job in jobs %}',
        '{{ job.title }}',
        '{% endfor %}',
      ],
    ],
    [
      [
        'Your Name',
        'Address, Zip Code',
        head('Experience'),
        'Company Name\tMonth Year',
        'Job Title',
        'Description 1',
        'Description 2',
        head('Education'),
        'School Name\tDates',
      ],
    ],
  ])('refuses a template that nobody has filled in', (template) => {
    expect(codeOf(...template)).toBe('not-a-resume');
  });

  it('does not reject a resume with a placeholder left in it', () => {
    expect(codeOf(...resume, head('Awards'), '[Award name]', 'Lorem ipsum dolor sit amet')).toBeNull();
  });

  it('rejects a job description', () => {
    expect(
      codeOf(
        'Head Baker (m/f/d)',
        'We are looking for a head baker to join our team in the old town.',
        'Responsibilities:',
        'You will bake nine hundred loaves a night and look after the starter.',
        'Requirements:',
        'The ideal candidate has 5 years of experience in a bakery.',
        'We are an equal opportunity employer. Apply now.',
      ),
    ).toBe('not-a-resume');
  });

  it('rejects an article, and a text without any signal of a resume', () => {
    const sentence =
      'The mill stood by the river for two hundred years, and nobody knows who built it or why it was left to the owls in the end.';
    expect(codeOf('The mill by the river', sentence, sentence, sentence, sentence)).toBe('not-a-resume');
  });

  it.each([
    [
      'an invoice',
      [
        'INVOICE',
        'Harrow Plumbing',
        'billing@harrow.example | (217) 555-0143',
        'Invoice number: 2024-0187',
        'Date: March 3, 2025',
        'Due date: April 2, 2025',
        'Bill to: Casey Morgan',
        'Subtotal: $595.00',
        'Payment received in 2025',
      ],
    ],
    [
      'a German invoice',
      [
        'Rechnung',
        'Mühlenbäckerei, kontakt@muehle.example',
        'Rechnungsdatum 03.03.2025, Leistung vom 01.02.2025',
        'Zahlbar bis 02.04.2025',
        'Menge\tEinzelpreis',
        'Gesamtbetrag 595,00',
      ],
    ],
    [
      'an invoice with amounts and a postal code like years',
      [
        'INVOICE',
        'Harrow Plumbing, 1 Mill Lane, Sydney NSW 2000',
        'billing@harrow.example',
        'Invoice no. 1987',
        'Due date April 2, 2025',
        'Qty Description',
        '1 Oven 1950.00',
        '1 Stand 2010.00',
        'Subtotal 3960.00',
      ],
    ],
    [
      'a French invoice for work of three years',
      [
        'Facture n° 114',
        'Atelier Leroy, contact@leroy.example',
        "Date d'échéance : 31/01/2026",
        'Comptes de 2022, 2023 et 2024',
        'Quantité\tPrix unitaire',
        'Total TTC 1 990,00',
      ],
    ],
  ])('rejects %s with several years', (_, lines) => {
    expect(codeOf(...lines)).toBe('not-a-resume');
  });

  it('does not reject a bookkeeper who writes of invoices', () => {
    const lines = ['Ivo Petrov', 'ivo@petrov.example', 'Bookkeeper, Mill Lane Bakery, since 2019, before 2017, 2018'];
    expect(codeOf(...lines, 'Checked each invoice number, due date and quantity')).toBeNull();
    expect(codeOf(...lines, head('Experience'), 'Invoice number', 'Due date', 'Subtotal', 'Quantity')).toBeNull();
  });

  it.each([
    ['Invoice', 'Payment terms negotiated', 'Checked quantity and unit price', 'VAT 20 returns'],
    ['Invoice', 'Payment terms', 'Quantity', 'Grand total of 12,345 checked invoices', 'Ship to stock program'],
    ['Rechnung', 'Zahlungsziel überwacht, Gesamtbetrag geprüft', 'Einzelpreis verhandelt', 'MwSt 19'],
    ['Facture', 'Prix unitaire et quantité contrôlés', 'Montant total des ventes', 'TVA 20'],
    ['Factura', 'Precio unitario', 'Importe total de compras', 'IVA 21'],
    ['Quantity takeoffs', 'Payment terms negotiated', 'Invoice number audits', 'Total: $12,300,000.00'],
    ['Invoice date 2019', 'Due date checks 2020', 'Unit price 2021', 'Subtotal by year', 'Total: $12,300,000.00'],
  ])('does not reject an accountant without headings and periods: %s, %s', (...duties) => {
    for (const years of ['2016, 2018, since 2019', '2018, since 2019'])
      expect(codeOf('Ivo Petrov', 'ivo@petrov.example', `Mill Lane, ${years}, trained 2018`, ...duties)).toBeNull();
  });

  it('does not reject a scholar with single years, a thesis, methods and references', () => {
    const education = [head('Education'), 'PhD in Hydrology, Harrow University, 2023'];
    const research = [
      'Dissertation submitted to the Faculty of Science',
      head('Abstract'),
      'In this thesis I model the rivers of the north and the mills that were built along them by hand.',
      head('Methods'),
      'Python, GIS',
      head('Future work'),
      'More mills',
      head('References'),
      'A. Poe',
    ];
    expect(codeOf('Ivo Petrov', 'ivo@petrov.example', ...education, ...research)).toBeNull();
    expect(codeOf('Ivo Petrov', ...education, ...research)).toBeNull();
    expect(codeOf('Ivo Petrov', ...education, head('Skills'), 'Python', ...research)).toBeNull();
  });

  it('rejects a thesis with a chapter that looks like a section, but not a resume with publications', () => {
    const chapter = 'In this chapter we describe the mill by the river. Figure 1.1 shows the wheel.';
    const thesis = [
      'Mills of the North',
      'A thesis submitted for the degree of Doctor',
      head('1 Introduction'),
      chapter,
    ];
    const chapters = [head('2 Methodology'), chapter, head('3 Study Area'), chapter, head('4 Conclusions'), chapter];
    expect(codeOf(...thesis, ...chapters)).toBe('not-a-resume');
    expect(
      codeOf(...resume, head('Publications'), 'Mills of the North: a thesis submitted for a doctorate'),
    ).toBeNull();
    expect(codeOf(...resume, ...chapters, head('References'), 'On request')).toBeNull();
  });

  it('does not reject a bare resume: a heading with a job, or an address and a period', () => {
    expect(codeOf('Ivo Petrov', head('Experience'), 'Baker')).toBeNull();
    expect(codeOf('Ivo Petrov', 'ivo@petrov.example', 'Baker, Mill Lane Bakery, 2019 - 2022')).toBeNull();
  });

  it('does not reject the credits of a performer, which have no employers and periods', () => {
    const credits = [
      'Ivo Petrov',
      'ACTING CREDITS',
      'BAKER\tThe Mill\tHarrow Players',
      'FILM:',
      'MILLER\tOn Rye\tA. Poe',
    ];
    expect(codeOf(...credits)).toBeNull();
    expect(codeOf(...credits.filter((line) => line !== 'FILM:'))).toBe('not-a-resume');
  });

  it.each([
    ['a word', ['Hello']],
    ['a form', ['Please wait...', 'If this message is not replaced, your viewer may not show this kind of file.']],
    ['a report with its sources', ['On Rye', 'Rye rises slowly.', head('Bibliography'), 'M. Poe, Bread, 2011']],
    ['a receipt with an address', ['Signed for', 'Ivo Petrov, 2011-01-17', 'ivo@petrov.example']],
  ])('refuses %s', (_, lines) => {
    expect(codeOf(...lines)).toBe('not-a-resume');
  });

  it('names a script that it cannot judge, and accepts a Latin resume with some words of another', () => {
    const russian = [
      'Иван Петров',
      'Опыт работы',
      'Пекарь в пекарне на улице Мельничной',
      'Образование',
      'Техникум пищевой промышленности',
    ];
    expect(codeOf(...russian)).toBe('unread-language');
    expect(codeOf(...resume, head('Languages'), 'Русский, Български')).toBeNull();
  });

  it('rejects an empty reading', () => {
    expect(
      refusalOf(
        { order: 'visual', lines: [], tables: [] },
        resumeOf({ order: 'visual', lines: [], tables: [] }, docxDocument([])),
      )?.code,
    ).toBe('not-a-resume');
  });
});
