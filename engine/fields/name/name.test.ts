import { describe, expect, it, test } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

const body = ['Experience', 'Baker, Mill Lane Bakery, Leeds, 2019 - 2022', 'Trained four apprentices in a small shop.'];

/** The name in a resume that begins with these lines; '!' stands for large bold type, '!!' for slightly larger. */
const nameIn = (head: string, kind: 'pdf' | 'docx'): string | undefined => {
  const texts = [...head.split(' / ').map(styled), { text: 'Experience', sizePt: 13, isBold: true }, ...body.slice(1)];
  const document = kind === 'pdf' ? pdfDocument(texts) : docxDocument(texts);
  return resumeOf(readingsOf(document).visual, document).name?.value;
};
const styled = (line: string) => {
  const [, marks = '', text = ''] = /^(!*)(.*)$/u.exec(line) ?? [];
  return marks === '' ? line : { text, sizePt: 19 + marks.length, isBold: true };
};

describe.each(['pdf', 'docx'] as const)('the name in a %s', (kind) => {
  it.each([
    // a town below that is also a given name
    ['!Suharto / Madison, WI | 608 555 0142 | mail@example.com', 'Suharto'],
    // one word that is a trade, too
    ['!Major / Chicago, IL | 312 555 0147 | mail@example.com', 'Major'],
    ['!Madison Clark / Madison, WI | 608 555 0142 | mail@example.com', 'Madison Clark'],
    ['Suresh a/l Raman / Johor Bahru, Johor / suresh@example.com', 'Suresh a/l Raman'],
    // a surname that is a word of occupations, and the first name of no list, with the address to tell
    ['Wilmund M. Senior / BSc. Hons, MSc / wilmund.senior@example.com', 'Wilmund M. Senior'],
    // links on the line of the name
    ['Odalys Brennwick Website | GitHub | LinkedIn / odalysb@example.com', 'Odalys Brennwick'],
    // how old somebody is
    ['GWENNEG TALVEZ 32 ans / Tourneur / gwenneg.talvez@example.com', 'GWENNEG TALVEZ'],
    ['!Odalys Brennwick (27 Jahre) / Tischlerin / mail@example.com', 'Odalys Brennwick'],
    // a label without a colon, in a form below another name
    ['Jane Roe / Leeds / mail@example.com / Apellidos y nombres | Roca Pérez, Ana', 'Ana Roca Pérez'],
    // a label that asks for the family name first, before given names of no list, and a place of birth below
    [
      'Curriculum / Apellido y nombre: De La Roca Pérez, Xochi Itzel / Lugar de nacimiento: Sevilla – Huelva',
      'Xochi Itzel De La Roca Pérez',
    ],
    // a town of no list behind the whole name
    ['Curriculum / Cognome e nome: Rossi Marta, Altopascio / mail@example.com', 'Rossi Marta'],
    // a slip with Caps Lock on
    ['!Ida hELENA Brandt / Tromsø / mail@example.com', 'Ida hELENA Brandt'],
    // particles and patronymics of all cultures
    ['!Gwen ap Rhys / Aberystwyth / gwen@example.com', 'Gwen ap Rhys'],
    ['!Iain Mac an Tàilleir / mail@example.com', 'Iain Mac an Tàilleir'],
    ['!Nils in ’t Veld / Zwolle / nils@example.com', 'Nils in ’t Veld'],
    ['!Thandiwe kaNdlovu / Bulawayo, Zimbabwe / mail@example.com', 'Thandiwe kaNdlovu'],
    ['!Gülşən Hüseynova oğlu / Bakı / mail@example.com', 'Gülşən Hüseynova oğlu'],
    ['!Jordi Gual·la / Lleida / mail@example.com', 'Jordi Gual·la'],
    ['!Tsehay W/Mariam / Addis Ababa / mail@example.com', 'Tsehay W/Mariam'],
    ['!M. Bárbara Guerreiro / Chaves - Portugal / mail@example.com', 'M. Bárbara Guerreiro'],
    // forms of address
    ['!Prof. Dr. med. Heike Brüggemann / Tübingen / mail@example.com', 'Heike Brüggemann'],
    ['!Engr. Juan dela Cruz, RCE / Quezon City / mail@example.com', 'Juan dela Cruz'],
    ['!Pharm. Bisola Adeyemi-Kuti / Ilorin / mail@example.com', 'Bisola Adeyemi-Kuti'],
    ['!WO2 (Retd) Rhodri Penhale-Jones / Brecon / mail@example.com', 'Rhodri Penhale-Jones'],
    // two lines
    [
      '!Alexandra Montgomery- / !Featherstonehaugh / Bath, Somerset / mail@example.com',
      'Alexandra Montgomery-Featherstonehaugh',
    ],
    ['!MARIA FERNANDA / !DOS SANTOS / Curitiba/PR / mail@example.com', 'MARIA FERNANDA DOS SANTOS'],
    ['!Iris L. van den / !Berg / Gorinchem / mail@example.com', 'Iris L. van den Berg'],
    ['!Maggie / !Hettinger / Ashburton, New Zealand / mhettinger@example.com', 'Maggie Hettinger'],
    ['!Tomas / !!Jabornik / IT Professional / mail@example.com', 'Tomas Jabornik'],
    // a surname that is also a large town
    ['!Emilio / !Sevilla / Calle Mayor 4 / es4@example.com', 'Emilio Sevilla'],
    // a given name that is one, over a surname in the address
    ['!Florence / !Hettinger-Roe / DATE OF BIRTH / f.hettingerroe@example.com', 'Florence Hettinger-Roe'],
    ['!Leeds / Jane Roe / roe@example.com', 'Jane Roe'],
    // the only two lines of the largest type, one of them in lower case
    ['!Kodjo / !edoh / 12 Olive Street / (615) 555-0142 / kmedoh42@example.com', 'Kodjo edoh'],
    ['Bolivar, Missouri 65613 / !Johanna / !ewing / (615) 555-0142 / jewing7@example.com', 'Johanna ewing'],
    // a motto, a hobby or an occupation below the name
    ['!Greta Holm / !dreamer / greta.holm@example.com', 'Greta Holm'],
    ['!Greta / !weaver / mail@example.com', 'Greta'],
    ['!Cristina / !arquitecta / cristina.arquitecta@example.com', 'Cristina'],
    ['(615) 555-0142 / mail@example.com / !Inés Marisol / !SALAZAR QUIROGA / Cancún', 'Inés Marisol'],
    ['(615) 555-0142 / inesquiroga@example.com / !Inés Marisol / !SALAZAR QUIROGA', 'Inés Marisol SALAZAR QUIROGA'],
    // two sizes, and an address that is broken behind its sign
    ['Dario / !SOLÓRZANO / Calle 51 / dario.solorzano.b@ / example.com', 'Dario SOLÓRZANO'],
    // a whole name under a title in larger type
    ['!Graphic Artist / !Illustrator / Marta Nowicka / marta.nowicka@example.com', 'Marta Nowicka'],
    ['!Working Student / Isak Lattner / isaklattner@example.com', 'Isak Lattner'],
    ['!!RECHERCHE / !!D’ALTERNANCE / !BARRO / !ABDOULKARIM / abdoulkarimbarro868@example.com', 'BARRO ABDOULKARIM'],
    // a surname in capitals before a given name of no list
    ['!ABASCAL, Fiorenza G. / Av. Colón 650 - Córdoba / abascalf@example.com', 'Fiorenza G. ABASCAL'],
    ['!ASHTANI, Bahadur / mail@example.com', 'Bahadur ASHTANI'],
    ['!BERGE, Lesley Ann / 3, Mill Lane, Leeds / mail@example.com', 'Lesley Ann BERGE'],
    ['!WOODWORK, Fine Joinery / Chinedu Okoye / chinedu@example.com', 'Chinedu Okoye'],
    // a surname before a given name of no list: set as the name, or with the address to tell
    ['!Berge, Xandrine / Fort Pierce, FL / mail@example.com', 'Xandrine Berge'],
    ['!Correia, S. Xilda / Lugo / s-correia@mail.example.com', 'S. Xilda Correia'],
    ['!WEST, XANDER / Manteca, CA / xanderwest30@example.com', 'XANDER WEST'],
    ['!van der Wal, Xandrine, RN / Zwolle / xandrinevanderwal@example.com', 'Xandrine van der Wal'],
    ['!Roca Pérez, Xilda / Lugo / xilda.roca@example.com', 'Xilda Roca Pérez'],
    ['Berge, Xandrine / Fort Pierce, FL / xandrine_berge@example.com', 'Xandrine Berge'],
    ['Apellidos y Nombres: Roca Pérez, Marta / mail@example.com', 'Marta Roca Pérez'],
    ['Name, Vorname: Holm, Greta / mail@example.com', 'Greta Holm'],
    ['Nom et prénom : Jeanne Petit, Lyon / mail@example.com', 'Jeanne Petit'],
    // not a surname and a given name
    ['!Suharto / !BATH, Somerset / mail@example.com', 'Suharto'],
    ['!WOODWORK, Joinery / Chinedu Okoye / chinedu@example.com', 'Chinedu Okoye'],
    ['!Woodwork, Joinery / Chinedu Okoye / chinedu@example.com', 'Chinedu Okoye'],
    ['!Greta Holm / SALEM, Oregon / mail@example.com', 'Greta Holm'],
    ['!Greta Holm, Leeds / mail@example.com', 'Greta Holm'],
    ['!Greta Holm, Xandrine School / mail@example.com', 'Greta Holm'],
    ['!Suharto, PhD / Leeds / mail@example.com', 'Suharto, PhD'],
    // a particle that is a credential elsewhere
    ['!EDMUNDO A. R. DO NASCIMENTO / Nilópolis RJ / mail@example.com', 'EDMUNDO A. R. DO NASCIMENTO'],
    ['!Jane Roe DO / Leeds / mail@example.com', 'Jane Roe'],
    ['!JANE ROE, DO, FACOFP / Leeds / mail@example.com', 'JANE ROE'],
    ['!JANE ROE DO FACOFP / Leeds / mail@example.com', 'JANE ROE'],
    ['!JANE A. ROE DO MPH / Leeds / mail@example.com', 'JANE A. ROE'],
    ['!MARIA DO CARMO SOUSA / Leeds / mail@example.com', 'MARIA DO CARMO SOUSA'],
    // an invisible character before the name
    ['!\u200D\u200DJackson Mabry Geist / Lexington, KY / mail@example.com', 'Jackson Mabry Geist'],
    // what is larger than the name in the address
    ['!BIO-DATA / MD Karim Ansari / mdkarimansari@example.com', 'MD Karim Ansari'],
    ['!Short CV / Marta Nowicka / Wrocław, Poland / marta.nowicka@example.com', 'Marta Nowicka'],
    // initials without a space, and the name of somebody else
    ["R.Meenakshi / 4 Temple Street, Madurai / Father's Name: K.Murugan / Gender: Female", 'R.Meenakshi'],
    ['Name: R.Meenakshi / 4 Temple Street, Madurai / Gender: Female', 'R.Meenakshi'],
    // not two lines of one name
    ['!Abisola Ismael / Clemmons, NC | abisola.ismael@example.com | 336 555 0142', 'Abisola Ismael'],
    ['!Maggie Hettinger / !Welder / Ashburton, New Zealand / mail@example.com', 'Maggie Hettinger'],
    ['!Maggie Hettinger / !Leeds / mail@example.com / 0113 496 0000', 'Maggie Hettinger'],
    // initials drawn beside the name, and given names that are letters
    ['!JR Jane Roe / Leeds / mail@example.com', 'Jane Roe'],
    ['!SE Sancho Bravo Escamilla / Lugo / mail@example.com', 'Sancho Bravo Escamilla'],
    ['!HR Prof. Hermenegildo Rosario / Tampa, FL / mail@example.com', 'Hermenegildo Rosario'],
    ['!JP Morales / Tampa, FL / mail@example.com', 'JP Morales'],
    ['!Ek / !!ESTERE A. KALUZA / Leeds / mail@example.com', 'ESTERE A. KALUZA'],
    ['!Jo / Leeds / jo@example.com / Olga Jones, my referee', 'Jo'],
    ['!Ng / !Natalie Goh / mail@example.com', 'Ng Natalie Goh'],
    ['!AK / Anna Kowalska / mail@example.com', 'Anna Kowalska'],
    // nicknames, and what follows the name behind a gap
    ['!JOHN MARKUS (JONNY) ROE / Leeds / mail@example.com', 'JOHN MARKUS (JONNY) ROE'],
    ['!Tobias (T.J.) Kettering / Middleport, OH / mail@example.com', 'Tobias (T.J.) Kettering'],
    ['!Tobias ”TJ” Kettering Jr. / Middleport, OH / mail@example.com', 'Tobias ”TJ” Kettering Jr.'],
    ['!Tobias «Tom» Kettering / Martigny / mail@example.com', 'Tobias «Tom» Kettering'],
    ["!Tobias ''Tom'' Kettering / Middleport, OH / mail@example.com", "Tobias ''Tom'' Kettering"],
    // signs that a template draws beside the name
    ['!+Wendeline Tesfay / Data Steward / mail@example.com', 'Wendeline Tesfay'],
    ['!~ Wendeline Tesfay ~ / Data Steward / mail@example.com', 'Wendeline Tesfay'],
    // capitals before a name that is a word for an occupation as well
    ['!OKAFOR NNEKA Porter / Leeds / mail@example.com', 'OKAFOR NNEKA Porter'],
    ['!DE LA CRUZ Maria / Lawyer / mail@example.com', 'DE LA CRUZ Maria'],
    ['Name\t: PERUMAL.K / Date of birth\t: 21.05.1989 / mail@example.com', 'PERUMAL.K'],
    ['Personal Data: Jane C. Roe, PhD / mail@example.com', 'Jane C. Roe'],
    ['!Curriculum Vitae / About me / Name: Jane Roe / Leeds / mail@example.com', 'Jane Roe'],
    ['!CURRICULUM VITAE / Apellido y Nombres: Sucasa Carlos Gabriel. / Córdoba', 'Sucasa Carlos Gabriel'],
    ['!RESUME / NAME; SARAH MUTHONI WANJAU / CONTACT; +254 700 187 851 / mail@example.com', 'SARAH MUTHONI WANJAU'],
    ['!Linda Sandberg Academic CV / mail@example.com', 'Linda Sandberg'],
    ['!Martin Short CV / Leeds / mail@example.com', 'Martin Short'],
    // a title with nothing between
    ['!Ali Hassan Product Designer / Kuala Lumpur, Malaysia / mail@example.com', 'Ali Hassan'],
    ['!Jane Cook / Leeds / mail@example.com', 'Jane Cook'],
    // forms
    ['Surname: Mwangi / First name: Peter / Town: Nakuru / mail@example.com', 'Peter Mwangi'],
    ['Prénom : Awa / Nom : SARR / Tel : 77 000 00 00 / mail@example.com', 'Awa SARR'],
    ['!Ada Okeke / Name: Okeke Obi / Vorname Ada / mail@example.com', 'Ada Okeke Obi'],
    ['!Ada Okeke / Vorname und Anschrift / Name: Okeke Obi / mail@example.com', 'Ada Okeke'],
    ['Vorname Nachname / Ada Okeke / Name: Okeke / Vorname Ada / mail@example.com', 'Ada Okeke'],
    ['Name: Okeke / Vorname: Ada / Telefon: +41 44 000 00 00 / mail@example.com', 'Ada Okeke'],
    ['Name: Peter / Surname: Mwangi / Town: Nakuru / mail@example.com', 'Peter Mwangi'],
    // the plain label has the whole name
    ['Name: Jane Roe / Surname: Roe / Town: Nakuru / mail@example.com', 'Jane Roe'],
    ['!JOB APPLIED FOR / Data Steward / !Marta Nowicka / Wrocław, Poland / mail@example.com', 'Marta Nowicka'],
  ])('%s', (head, expected) => {
    expect(nameIn(head, kind)).toBe(expected);
  });
});

it('ends a name at a gap', () => {
  expect(nameIn('Jane Roe\tProspect Park, NJ / mail@example.com', 'docx')).toBe('Jane Roe');
});

it('a label before a gap is not the name', () => {
  const head = '!JOB APPLIED FOR\tData Steward / Marta Nowicka / Wrocław, Poland / mail@example.com';
  expect(nameIn(head, 'docx')).toBe('Marta Nowicka');
});

it('is an item of the list of personal details', () => {
  const head = 'Lebenslauf / !Persönliche Daten / • Balázs Kovács / • Mozartstraße 5 / • balazs@example.com';
  expect(nameIn(head, 'pdf')).toBe('Balázs Kovács');
});

it('is no item of any other list', () => {
  const head = '!Greta Holm / greta@example.com / !Skills / • Jenkins Gerrit / • Balázs Kovács';
  expect(nameIn(head, 'pdf')).toBe('Greta Holm');
});

describe.each(['pdf', 'docx'] as const)('labels of a given and a family name in a %s', (kind) => {
  it.each([
    ['!Jane Roe / jane.roe@example.com / !References / Name: Peter / Surname: Smith', 'Jane Roe'],
    ['!Claire Durand / claire.durand@example.com / !Références / Nom : Martin / Prénom : Paul', 'Claire Durand'],
    ['!Anna Weber / anna.weber@example.com / !Referenzen / Name: Schmidt / Vorname: Peter', 'Anna Weber'],
    ['!Jane Roe / jane.roe@example.com / !Emergency contact / First name: Peter / Name: Smith', 'Jane Roe'],
    // what no list of titles and no style tells from the candidate's details
    ['!Jane Roe / jane.roe@example.com / Emergency contact: / First name: Peter / Surname: Smith', 'Jane Roe'],
    ['!Jane Roe / jane.roe@example.com / Emergency contact: Peter / Surname: Smith / First name: Peter', 'Jane Roe'],
    [
      '!Jane Roe / jane.roe@example.com / Personne à contacter en cas d’urgence / Nom : Martin / Prénom : Paul',
      'Jane Roe',
    ],
    ['!Jane Roe / jane.roe@example.com / References / Given name: Peter / Surname: Smith', 'Jane Roe'],
    ['!Jane Roe / jane.roe@example.com / Father: / First name: Peter / Surname: Smith', 'Jane Roe'],
  ])('are not read where they are somebody else’s: %s', (head, expected) => {
    expect(nameIn(head, kind)).toBe(expected);
  });

  it.each([
    ['!Curriculum Vitae / !Personal details / Surname: Mwangi / First name: Peter / mail@example.com', 'Peter Mwangi'],
    ['Children: 2 / Surname: Mwangi / First name: Peter / mail@example.com', 'Peter Mwangi'],
    ['Curriculum Vitae / Contact: / Surname: Mwangi / First name: Peter / mail@example.com', 'Peter Mwangi'],
    ['!Applicant Details / Surname: Mwangi / First name: Peter / mail@example.com', 'Peter Mwangi'],
    ['!Bewerberdaten / Nachname: Mwangi / Vorname: Peter / mail@example.com', 'Peter Mwangi'],
    [
      '!Personal details / Surname: Mwangi / First name: Peter / mail@example.com / Emergency contact / Surname: Odera / First name: Ann',
      'Peter Mwangi',
    ],
  ])('are read among the candidate’s details: %s', (head, expected) => {
    expect(nameIn(head, kind)).toBe(expected);
  });
});

const readName = (...lines: Parameters<typeof docxDocument>[0]): string | undefined => {
  const document = docxDocument(lines);
  return resumeOf(readingsOf(document).visual, document).name?.value;
};

const jobsAt = (employer: string): Parameters<typeof docxDocument>[0] => [
  { text: 'Experience', sizePt: 14, isBold: true },
  { text: 'Harrow Fruit Ltd', isBold: true },
  'Foreman',
  '2019 – 2022',
  { text: employer, isBold: true },
  'Mechanic',
  '2015 – 2018',
];

test('an employer is nobody’s name where the name could not be read', () => {
  const details = ['Mechanic', 'ole.pt@example.com', '+49 4621 555018'];
  expect(readName(...details, ...jobsAt('Anna Brandt KG'))).toBeUndefined();
  expect(readName('anna.brandt@example.com', '+49 4621 555018', ...jobsAt('Anna Brandt'))).toBe('Anna Brandt');
});

const inBold = (text: string, sizePt: number) => ({ text, sizePt, isBold: true });

/** The name on a page that begins with its contact details and has these words among the heads of its projects. */
const nameAmongProjects = (words: string, ...details: readonly string[]): string | undefined => {
  const document = pdfDocument([
    inBold('Contact', 16),
    ...details,
    inBold('Projects', 16),
    inBold('Kite Garden Monitor', 13),
    'Waters plants of three greenhouses',
    inBold('Loaf Counter', 13),
    'Counts nine hundred loaves a night',
    inBold(words, 13),
    'Keeps the shifts of a bakery',
    inBold('Education', 16),
    inBold('Diploma in Baking', 13),
    'Harrow College, 2018',
  ]);
  return resumeOf(readingsOf(document).visual, document).name?.value;
};

test('the head of a project and an address are nobody’s name, where the name is drawn', () => {
  expect(nameAmongProjects('Rota Planner Desk', 'mail@example.com')).toBeUndefined();
  expect(nameAmongProjects('Rota Planner Desk', 'OdalysBrennwick.com')).toBeUndefined();
  expect(nameAmongProjects('Odalys Brennwick', 'odalys.brennwick@example.com')).toBe('Odalys Brennwick');
});

const readFirst = (text: string) =>
  readName({ text, sizePt: 18 }, 'jr@example.com', '+1 312 555 0142', '14 Mill Lane, Leeds', ...jobsAt('Acme Ltd'));

test('two titles beside each other are no name of one word', () => {
  expect(readFirst('Developer | Designer')).toBeUndefined();
  expect(readFirst('Cook')).toBe('Cook');
});

// A name in large type and, beside it, contact details that are read between its lines.
const nameBeside = (
  ...texts: readonly { text: string; x: number; y: number; sizePt?: number }[]
): string | undefined => {
  const document = pdfDocument([
    ...texts,
    { text: 'Experience', x: 40, y: 200, sizePt: 13, isBold: true },
    { text: 'Baker, Mill Lane Bakery, Leeds, 2019 - 2022', x: 40, y: 220 },
    { text: 'Trained four apprentices in a small shop.', x: 40, y: 234 },
  ]);
  return resumeOf(readingsOf(document).visual, document).name?.value;
};
const large = (text: string, y: number, x = 40) => ({ text, x, y, sizePt: 24 });
const smaller = (text: string, x: number) => ({ text, x, y: 36, sizePt: 11 });

describe('a name on several lines with contact details beside it', () => {
  it('goes on below the details that are read before its surname', () => {
    const details = [
      { text: '+44 7700 900137', x: 420, y: 31 },
      { text: 'hello@example.com', x: 420, y: 45 },
    ];
    expect(nameBeside(large('Wendeline', 28), ...details, large('Hartog-Pryce', 56))).toBe('Wendeline Hartog-Pryce');
    expect(nameBeside(large('WENDELINE', 28), ...details, large('HARTOG', 56), large('PRYCE', 84))).toBe(
      'WENDELINE HARTOG PRYCE',
    );
  });

  it('ends before the details on the line of its surname', () => {
    const town = { text: 'Leeds, West Yorkshire', x: 420, y: 66 };
    expect(nameBeside(large('Wendeline Ottoline', 28), large('Hartog', 56), town)).toBe('Wendeline Ottoline Hartog');
  });

  it('takes nothing that is far below, and no occupation', () => {
    const details = [{ text: 'hello@example.com', x: 420, y: 45 }];
    expect(nameBeside(large('Wendeline Hartog', 28), ...details, large('Marlow', 130))).toBe('Wendeline Hartog');
    expect(nameBeside(large('Wendeline Hartog', 28), ...details, large('Welder', 56))).toBe('Wendeline Hartog');
  });
});

it('ends where much smaller type begins on its line', () => {
  expect(nameBeside(large('Wendeline Hartog', 28), smaller('Senior jurist bestuursrecht', 250))).toBe(
    'Wendeline Hartog',
  );
  expect(nameBeside(large('WENDELINE HARTOG', 28), smaller('Commercial', 345))).toBe('WENDELINE HARTOG');
  // a surname in small capitals and a given name alone
  expect(nameBeside(large('Wendeline H', 28), { ...large('ARTOG', 28, 168), sizePt: 19 })).toBe('Wendeline HARTOG');
});
