import { describe, expect, it } from 'vitest';
import { educationOf } from './education.ts';
import { readEducation } from '../../testing/education-by-hand.ts';
import { quoted, sectionByHand } from '../../testing/reading-by-hand.ts';

const read = (...lines: string[]): readonly string[] => readEducation(lines);

describe('educationOf', () => {
  it('reads school and degree on two lines in either order', () => {
    expect(
      read('**University of Northfield\tNorthfield, MN', 'B.A. in Biology, Minor in Chemistry\tAug. 2014 – May 2018'),
    ).toEqual(['University of Northfield | B.A. | Biology | 2014-08..2018-05']);
    expect(read('**Bachelor of Science, Nursing', 'Lakeside College, Duluth, MN — May 2020')).toEqual([
      'Lakeside College | Bachelor of Science | Nursing | ..2020-05',
    ]);
  });

  it('takes the school above for a degree that says what was studied, or is known by its letters', () => {
    expect(read('**Harrow College', 'B.A. Botany\t2012', 'MBA\t2014')).toEqual([
      'Harrow College | B.A. | Botany | ..2012',
      'Harrow College | MBA |  | ..2014',
    ]);
    expect(read('**Harrow College', 'B.A. Botany\t2012', "Master's degree")).toEqual([
      'Harrow College | B.A. | Botany | ..2012',
      " | Master's degree |  | ..",
    ]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'dates of their own',
      ['Université de Harrow', 'Doctorat\t2010', 'Licence\t2004', 'Master\t2006'],
      [
        'Université de Harrow | Doctorat |  | ..2010',
        'Université de Harrow | Licence |  | ..2004',
        'Université de Harrow | Master |  | ..2006',
      ],
    ],
    [
      'honors in brackets',
      ['Harrow University', 'Ph.D., 2018', 'B.Sc. (Hons), 2012', 'BBA (Honours)\t2008'],
      [
        'Harrow University | Ph.D. |  | ..2018',
        'Harrow University | B.Sc. (Hons) |  | ..2012',
        'Harrow University | BBA (Honours) |  | ..2008',
      ],
    ],
    [
      'but not what a school awards',
      ['Harrow University', 'Doctorate\t2010', 'Postgraduate Diploma\t2008', 'Abitur\t2000'],
      [
        'Harrow University | Doctorate |  | ..2010',
        'Harrow University | Postgraduate Diploma |  | ..2008',
        ' | Abitur |  | ..2000',
      ],
    ],
    [
      'but not papers that others give',
      [
        'Harrow University',
        'Doctorate\t2010',
        'Certified Scrum Master\t2016',
        'Driving licence\t2009',
        'Certificate\t2008',
      ],
      [
        'Harrow University | Doctorate |  | ..2010',
        ' | Certified Scrum Master |  | ..2016',
        ' | Certificate |  | ..2008',
      ],
    ],
    [
      'but not with a town of their own',
      ['Leeds University, Bachelor 2010', 'Master 2012, Paris'],
      ['Leeds University | Bachelor |  | ..2010', ' | Master |  | ..2012'],
    ],
    [
      'but not an apprenticeship',
      ['Universität Harrow', 'Master Informatik, 2018', 'Ausbildung zum Tischler, 2012'],
      ['Universität Harrow | Master | Informatik | ..2018', ' | Ausbildung zum Tischler |  | ..2012'],
    ],
  ])('takes the school above for degrees with %s', (_, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it('reads the school below a full row as a school, also when the date of that row was broken', () => {
    expect(
      read(
        '**Bachelor of Engineering\tSep 2009 –',
        'Harrow Valley College (Leeds)\tJun 2013',
        '**Diploma in Welding\tSep 2007 –',
        'Barnfield Technical Institute (York)\tJul 2009',
      ),
    ).toEqual([
      'Harrow Valley College | Bachelor of Engineering |  | 2009-09..2013-06',
      'Barnfield Technical Institute | Diploma | Welding | 2007-09..2009-07',
    ]);
  });

  it('reads a school that broke off before its last words', () => {
    expect(
      read('Laurea in Infermieristica, Università degli Studi di', 'Valdarno, Firenze', '10/2013 – 11/2016'),
    ).toEqual(['Università degli Studi di Valdarno | Laurea | Infermieristica | 2013-10..2016-11']);
  });

  it('removes a town in brackets from the school, but nothing else in brackets', () => {
    expect(
      read(
        '**Bacharelado em Direito',
        'Faculdade Três Marias (Contagem)',
        '2018',
        'A.A. Law, Barnfield College (formerly Luton Tech), 2014',
      ),
    ).toEqual([
      'Faculdade Três Marias | Bacharelado | Direito | ..2018',
      'Barnfield College (formerly Luton Tech) | A.A. | Law | ..2014',
    ]);
  });

  it('separates a whole degree from the school that follows without a separator', () => {
    expect(read('High School Diploma Harrow Heights High School, Memphis, TN, 2018')).toEqual([
      'Harrow Heights High School | High School Diploma |  | ..2018',
    ]);
    expect(read('High School Diploma, Harrow Heights High School, 2018')).toEqual([
      'Harrow Heights High School | High School Diploma |  | ..2018',
    ]);
  });

  it('recognizes a degree by its dotted letters', () => {
    expect(
      read('B.S.E. in Mechanical Engineering', 'Huron State University - Ann Arbor, MI', 'Sep 2009 - Jun 2013'),
    ).toEqual(['Huron State University | B.S.E. | Mechanical Engineering | 2009-09..2013-06']);
  });

  it('reads College Park, MD as a place and College Park University as a school', () => {
    expect(read('**University of Chesapeake\tCollege Park, MD', 'B.A. in History\tMay 2014')).toEqual([
      'University of Chesapeake | B.A. | History | ..2014-05',
    ]);
    expect(read('**College Park University, Hyde, MD', 'B.A. in History\tMay 2014')).toEqual([
      'College Park University | B.A. | History | ..2014-05',
    ]);
  });

  it('reads what a dash separates from the degree as the field of study when the school is known', () => {
    expect(read('Bachelor – Verpleegkunde, Hogeschool Salland, Zwolle\t06/2014')).toEqual([
      'Hogeschool Salland | Bachelor | Verpleegkunde | ..2014-06',
    ]);
    expect(read('Técnico Superior – Mecatrónica, Instituto Mendiola\t06/2014')).toEqual([
      'Instituto Mendiola | Técnico Superior | Mecatrónica | ..2014-06',
    ]);
  });

  it('reads several entries of one line each', () => {
    expect(
      read(
        'MBA, Finance, Halden Business School, 2019 – 2021',
        'BSc Economics (First Class Honours), University of Wexport, 2015 – 2018',
      ),
    ).toEqual([
      'Halden Business School | MBA | Finance | 2019..2021',
      'University of Wexport | BSc | Economics | 2015..2018',
    ]);
  });

  it('creates an entry for each of two degrees of one school', () => {
    expect(
      read(
        '**State University of Rivermouth, Rivermouth, OR',
        'M.S. Civil Engineering, June 2016',
        'B.S. Civil Engineering, June 2014',
      ),
    ).toEqual([
      'State University of Rivermouth | M.S. | Civil Engineering | ..2016-06',
      'State University of Rivermouth | B.S. | Civil Engineering | ..2014-06',
    ]);
  });

  it('splits two entries on one line', () => {
    expect(read('M.S. in Statistics, Oslo University (2018) B.S. in Mathematics, Bergen University (2016)')).toEqual([
      'Oslo University | M.S. | Statistics | ..2018',
      'Bergen University | B.S. | Mathematics | ..2016',
    ]);
  });

  it.each([
    [
      '10/2012 – 09/2014\tM.Sc. Maschinenbau, Technische Hochschule Musterstadt, Note 1,4',
      'Technische Hochschule Musterstadt | M.Sc. | Maschinenbau | 2012-10..2014-09',
    ],
    [
      'Licence Informatique, Université de Rivière, 2013-2016',
      'Université de Rivière | Licence | Informatique | 2013..2016',
    ],
    [
      'Grado en Ingeniería Informática, Universidad de Costa Clara, 2012 – 2016',
      'Universidad de Costa Clara | Grado | Ingeniería Informática | 2012..2016',
    ],
    [
      'Ph.D., Chemistry, Fjord Institute of Technology, expected 2027',
      'Fjord Institute of Technology | Ph.D. | Chemistry | ..2027',
    ],
    [
      'High School Diploma, Bay Ridge High School, Brooklyn, NY, June 2018',
      'Bay Ridge High School | High School Diploma |  | ..2018-06',
    ],
  ])('reads %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  it('reads dates that begin with a month in lower case, on a line of their own', () => {
    expect(read('Université de Rivière', '**Licence Informatique', 'septembre 2012 - juin 2015')).toEqual([
      'Université de Rivière | Licence | Informatique | 2012-09..2015-06',
    ]);
  });

  it('does not join the next line to the postal code of Indiana', () => {
    expect(
      read('**Bachelor of Science in Botany', 'Hoosier Valley College, Lafayette, IN', '09/1999 – 05/2003'),
    ).toEqual(['Hoosier Valley College | Bachelor of Science | Botany | 1999-09..2003-05']);
  });

  it('recognizes the schools of the Netherlands', () => {
    expect(read('Mgr. Bekker College, Tilburg\tsept. 2006 – juni 2011', 'Havo')).toEqual([
      'Mgr. Bekker College | Havo |  | 2006-09..2011-06',
    ]);
  });

  it('creates no entry for courses, theses and projects', () => {
    expect(
      read(
        'Northgate University',
        'Bachelor of Fine Arts in Graphic Design',
        '• Thesis: Letters of the Harbour School',
        'Relevant coursework: Typography, Motion, Web Design',
      ),
    ).toEqual(['Northgate University | Bachelor of Fine Arts | Graphic Design | ..']);
  });

  it('joins a degree that continues in the next line', () => {
    const lines = [
      'Bachelor of Science in Electrical and',
      'Computer Engineering',
      'State University of Rivermouth, Salem, OR, 2015',
    ];
    expect(read(...lines)).toEqual([
      'State University of Rivermouth | Bachelor of Science | Electrical and Computer Engineering | ..2015',
    ]);
    const { reading, sections } = sectionByHand('education', lines);
    const field = educationOf(reading, sections)[0]?.field;
    expect(quoted(reading, field?.spans ?? [])).toBe('Electrical and Computer Engineering');
  });

  it('joins a degree and its dates that both continue in the next line of their cells', () => {
    expect(
      read('**Bachelor of Science in Industrial\tSept. 1999 –', 'Design\tMay 2003', 'Harrow State University'),
    ).toEqual(['Harrow State University | Bachelor of Science | Industrial Design | 1999-09..2003-05']);
  });

  it('recognizes schools and degrees by their initial letters', () => {
    expect(
      read(
        '**CAP Cuisine\t2012 – 2014',
        'CFA de la Mer, Brest',
        '**BTM Chocolatier\t2010 – 2012',
        'CFA du Port, Brest',
      ),
    ).toEqual(['CFA de la Mer | CAP | Cuisine | 2012..2014', 'CFA du Port | BTM | Chocolatier | 2010..2012']);
    expect(read('GED | Marlow County Adult Education\t2012')).toEqual([
      'Marlow County Adult Education | GED |  | ..2012',
    ]);
    expect(read('**M.ED. IN LITERACY', 'HARROW COLLEGE', '2018 – 2020')).toEqual([
      'HARROW COLLEGE | M.ED. | LITERACY | 2018..2020',
    ]);
  });

  it('reads an unknown name in the position of the other entries’ schools as a school', () => {
    expect(
      read(
        '**Certificate III in Cookery',
        'Harrow College, Leeds',
        '2009 – 2012',
        '**Diploma of Hospitality Management',
        'Northern Star Training, Leeds',
        '2015 – 2016',
      ),
    ).toEqual([
      'Harrow College | Certificate III | Cookery | 2009..2012',
      'Northern Star Training | Diploma of Hospitality Management |  | 2015..2016',
    ]);
    expect(
      read(
        'Northern Star\t2015 – 2016',
        '**Diploma of Hospitality Management',
        'Harrow College\t2009 – 2012',
        '**Certificate III in Cookery',
      ),
    ).toEqual([
      'Northern Star | Diploma of Hospitality Management |  | 2015..2016',
      'Harrow College | Certificate III | Cookery | 2009..2012',
    ]);
  });

  it('joins the kind and the name of a school on two rows, and does not read it as a degree', () => {
    expect(
      read(
        'Laurea triennale in Informatica, Università di Ferrara\t2015 – 2018',
        'Diploma di maturità\t2010 – 2015',
        'Liceo Scientifico',
        'Ada Negri, Lodi',
      ),
    ).toEqual([
      'Università di Ferrara | Laurea triennale | Informatica | 2015..2018',
      'Liceo Scientifico Ada Negri | Diploma di maturità |  | 2010..2015',
    ]);
  });

  it('reads ambiguous letters before a comma and a field of study as a degree', () => {
    expect(read('**Harrow College', 'MA, Museum Studies', '2010 – 2011')).toEqual([
      'Harrow College | MA | Museum Studies | 2010..2011',
    ]);
  });

  it('does not read a field of study before its degree as a school', () => {
    expect(read('Information Technology, Bachelor', '2011 – 2014', 'Harrow College')).toEqual([
      'Harrow College | Bachelor | Information Technology | 2011..2014',
    ]);
  });

  it('reads an unknown degree in the position of the other entries’ degrees as a degree', () => {
    expect(
      read(
        '**Bachelor of Science in Botany',
        'Harrow College, Leeds\t2009 – 2012',
        '**Vlinderbrevet Tuinbouw',
        'Lyceum Zuid, Gouda\t2005 – 2009',
      ),
    ).toEqual([
      'Harrow College | Bachelor of Science | Botany | 2009..2012',
      'Lyceum Zuid | Vlinderbrevet Tuinbouw |  | 2005..2009',
    ]);
  });

  it('recognizes a school by the row below it when all text has the same style', () => {
    expect(
      read(
        'Northern Star\tLeeds',
        'Diploma in Catering, 2012 – 2017',
        'Harrow College\tYork',
        'Certificate in Baking, 2007 – 2012',
      ),
    ).toEqual([
      'Northern Star | Diploma | Catering | 2012..2017',
      'Harrow College | Certificate | Baking | 2007..2012',
    ]);
  });

  it('reads the letters of a degree on their own as a degree', () => {
    expect(read('Colegio del Mar, Cádiz — ESO\t2006 – 2010')).toEqual(['Colegio del Mar | ESO |  | 2006..2010']);
  });

  it('does not read a note about a passed examination as a degree', () => {
    expect(read('MBO 3 Timmerman\t2012 – 2015', 'ROC Noord', 'Diploma')).toEqual([
      'ROC Noord | MBO 3 Timmerman |  | 2012..2015',
    ]);
    expect(
      read(
        'HBO Accountancy\t2017 – 2021',
        'Hogeschool Ede',
        'Diploma behaald',
        'VMBO-t\t2008 – 2012',
        'Lyceum Zuid, Gouda',
      ),
    ).toEqual(['Hogeschool Ede | HBO | Accountancy | 2017..2021', 'Lyceum Zuid | VMBO-t |  | 2008..2012']);
  });

  it('does not read a driving license among the courses as a school', () => {
    const studies = 'Bachelorstudium Botanik an der Universität Harrow';
    const school = 'Universität Harrow | Bachelorstudium Botanik |  | 2015-10..2016-06';
    expect(read(`10/2015 – 06/2016\t${studies}`, '09/2013\tFührerschein Klasse B')).toEqual([school]);
    expect(read(`10/2015 – 06/2016\t${studies}`, '09/2013\tFahrschule Harrow')).toHaveLength(2);
  });

  it('reads months of a year before an arrow as months', () => {
    expect(read('BA History, Harrow College', '2008-09 → 2012-06')).toEqual([
      'Harrow College | BA | History | 2008-09..2012-06',
    ]);
  });

  it('does not read a state as a degree', () => {
    expect(read('B.A., History, Harbor College, Cambridge, MA, 2012')).toEqual([
      'Harbor College | B.A. | History | ..2012',
    ]);
  });

  it('points at exactly the words that each field was read from', () => {
    const { reading, sections } = sectionByHand('education', [
      'B.Sc. in Marine Biology, University of Bergen, Bergen, Norway',
      'GPA 3.8/4.0, cum laude',
    ]);
    const [entry] = educationOf(reading, sections);
    for (const field of [entry?.institution, entry?.degree, entry?.field, entry?.grade, entry?.location]) {
      expect(field).toBeTruthy();
      expect(quoted(reading, field?.spans ?? [])).toBe(field?.value);
    }
  });
});
