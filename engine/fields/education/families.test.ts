import { describe, expect, it } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';

/** Families of entries as people of many countries write them: lines, and what they say. */
describe('educationOf reads', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'a name that no list knows, set and dated like the heads of the others',
      [
        '**Ironbark – Leeds (2025-2028)',
        'Harbor program in its first year, with many things to learn and to see there',
        '**Harrow College – Leeds (2023-2025)',
        'Botany and History',
        '**Ashby School – Leeds (2020-2023)',
        'Physics',
      ],
      [
        'Ironbark |  |  | 2025..2028',
        'Harrow College | Botany and History |  | 2023..2025',
        'Ashby School | Physics |  | 2020..2023',
      ],
    ],
    [
      'initials in brackets behind what they stand for',
      ['2019 - 2022\tMaster Information et Web Tissé (IWT)', 'Université Harrow'],
      ['Université Harrow | Master | Information et Web Tissé | 2019..2022'],
    ],
    [
      'a school known by its initials, behind a preposition',
      ['2011 – 2016 : Licence botanique à l’UPLH', '2009 – 2011 : Diplom Botanik an der ZHLH'],
      ['UPLH | Licence | botanique | 2011..2016', 'ZHLH | Diplom | Botanik | 2009..2011'],
    ],
    [
      'a list in the name of a school',
      ['Harrow School of Mathematics, Science, and Technology\tLeeds', 'August 2012 – May 2016'],
      ['Harrow School of Mathematics, Science, and Technology |  |  | 2012-08..2016-05'],
    ],
    [
      'a kind of school below the name that belongs to it',
      ['**Associate’s degree', 'St. Ashby County', 'Community College', '1998 – 2000'],
      ['St. Ashby County Community College | Associate’s degree |  | 1998..2000'],
    ],
    [
      'fields of study in place of degrees above their schools',
      [
        '**Sound Design',
        'ULA / FADL',
        '2020 – Present',
        '**Interface Design',
        'UNAL',
        '2022',
        '**Rye Master',
        'Brightpath',
        '2024',
      ],
      [
        'ULA / FADL | Sound Design |  | 2020..present',
        'UNAL | Interface Design |  | ..2022',
        'Brightpath | Rye Master |  | ..2024',
      ],
    ],
    [
      'a grade that is part of the name of a diploma',
      ['Harrow Music School', 'Grade 8 Piano Diploma\t2012'],
      ['Harrow Music School | Grade 8 Piano Diploma |  | ..2012'],
    ],
    [
      'a level of school in the row below its name',
      ['Brookfield Academy', 'High School\t2012 – 2016'],
      ['Brookfield Academy | High School |  | 2012..2016'],
    ],
    [
      'a campus behind "at"',
      [
        'State University of Marland at Stony Ford, Stony Ford, MD',
        'Bachelor of Science in Applied Mathematics, May 2017',
      ],
      ['State University of Marland at Stony Ford | Bachelor of Science | Applied Mathematics | ..2017-05'],
    ],
    [
      'a town that is part of the name',
      ['National University of Singapore\tAug 2013 - May 2017', 'Bachelor of Accountancy'],
      ['National University of Singapore | Bachelor of Accountancy | Accountancy | 2013-08..2017-05'],
    ],
    [
      'a campus behind a dash',
      ['Harrow University - Los Angeles, Shelbyville\t2018', 'B.S. in Botany'],
      ['Harrow University - Los Angeles | B.S. | Botany | ..2018'],
    ],
    [
      'a town behind a dash',
      ['Lakeside College - Duluth, MN\t2018', 'B.S. in Botany'],
      ['Lakeside College | B.S. | Botany | ..2018'],
    ],
    [
      'a school without a school word',
      ['Ironbark', 'UX Design Bootcamp, Jan 2022 – Mar 2022', 'Esmond', 'Fashion Design\t2012 – 2015'],
      ['Ironbark | UX Design Bootcamp |  | 2022-01..2022-03', 'Esmond | Fashion Design |  | 2012..2015'],
    ],
    [
      'names that no list knows, in a section whose entries are all alike',
      ['**Brightpath\t2021 – 2022', 'Growth Track', '**Kodluy\t2019 – 2020', 'Frontend Track'],
      ['Brightpath | Growth Track |  | 2021..2022', 'Kodluy | Frontend Track |  | 2019..2020'],
    ],
    [
      'nothing from names whose entries are not alike',
      ['**Brightpath\t2021 – 2022', 'Growth Track', '**Kodluy\t2019 – 2020', 'Won the spring cup'],
      [],
    ],
    [
      'a school without a school word where the other entry has its school',
      ['ADN, Lakeside Community College, Ashby, TX, May 2016', 'LVN Certificate, Ashby Vocational Nursing, 2013'],
      ['Lakeside Community College | ADN |  | ..2016-05', 'Ashby Vocational Nursing | LVN Certificate |  | ..2013'],
    ],
    [
      'what has the place of the degree below its school',
      [
        '**Harrow University',
        '• B.Sc. in Botany',
        '• GPA 3.79',
        '**Lakeside School',
        '• Sci-Math Program',
        '• GPA 4.0',
      ],
      ['Harrow University | B.Sc. | Botany | ..', 'Lakeside School | Sci-Math Program |  | ..'],
    ],
    [
      'no grade and no deed in the place of the degree',
      [
        '**Harrow University',
        '• B.Sc. in Botany',
        '**Lakeside School',
        '• GPA 4.0',
        '**Ashby School',
        '• Led the choir',
      ],
      ['Harrow University | B.Sc. | Botany | ..', 'Lakeside School |  |  | ..', 'Ashby School |  |  | ..'],
    ],
    [
      'the kind of a school before its name as the level',
      ['Grundschule, Lindenschule am Teich, Leeds', 'August 2007 – Juni 2011'],
      ['Lindenschule am Teich | Grundschule |  | 2007-08..2011-06'],
    ],
    [
      'a school whose kind is in lower case',
      ['Baccalauréat professionnel', 'lycée Saint-Harrow, Paris', '2015-2018'],
      ['lycée Saint-Harrow | Baccalauréat professionnel |  | 2015..2018'],
    ],
    [
      'each date at the start of a row as an entry of its own, where the section begins with one',
      [
        '2007\tC2X, Harrow Informatique',
        '(IUFM Harrow)',
        '2006\tCAPES Mathématiques',
        '1997\tLicence de Botanique (Université Harrow 1)',
      ],
      [
        'IUFM Harrow | Harrow Informatique |  | ..2007',
        'IUFM Harrow | CAPES Mathématiques |  | ..2006',
        'Université Harrow 1 | Licence de Botanique | Botanique | ..1997',
      ],
    ],
    [
      'initials as schools',
      [
        'Bacharelado em Sistemas de Informação',
        'FIXP – São Paulo | fev/2016 – dez/2019',
        'MBA em Gestão de Projetos',
        'FGVX | 2021 – 2022',
      ],
      [
        'FIXP | Bacharelado | Sistemas de Informação | 2016-02..2019-12',
        'FGVX | MBA | Gestão de Projetos | 2021..2022',
      ],
    ],
    [
      'a degree with its initials as one',
      [
        '**Harrow State University',
        'Bachelor of Science - BS, Computer and Information Science · (August 2014 - May 2018)',
      ],
      ['Harrow State University | Bachelor of Science - BS | Computer and Information Science | 2014-08..2018-05'],
    ],
    [
      'A-levels',
      [
        '**University of Leeds\t2016 – 2019',
        'BA English Literature, 2:1',
        '**Harrow Grammar School\t2009 – 2016',
        'A-levels',
      ],
      [
        'University of Leeds | BA | English Literature | 2016..2019',
        'Harrow Grammar School | A-levels |  | 2009..2016',
      ],
    ],
    [
      'a university without the part behind it',
      [
        'PhD Botany\t2018',
        'Harrow University, Faculty of Science',
        'MSc Botany\t2014',
        'Marland University, institute BIO-12',
      ],
      ['Harrow University | PhD | Botany | ..2018', 'Marland University | MSc | Botany | ..2014'],
    ],
    [
      'a university with its campus, and a college with its university',
      [
        'B.S. in Botany\t2018',
        'University of California, Davis',
        'B.A. in History\t2014',
        'Lakeside College, Harrow University',
      ],
      [
        'University of California, Davis | B.S. | Botany | ..2018',
        'Lakeside College, Harrow University | B.A. | History | ..2014',
      ],
    ],
    [
      'a town behind the kind of school',
      [
        'HSC\tHarrow Higher Secondary School Chennai\t2014',
        'SSC\tSt Mary Public School Ashby UP\t2012',
        'A-levels, Linden Academy in 25551 Hamburg\t2010',
      ],
      [
        'Harrow Higher Secondary School | HSC |  | ..2014',
        'St Mary Public School | SSC |  | ..2012',
        'Linden Academy | A-levels |  | ..2010',
      ],
    ],
    [
      'a name that goes on behind the kind of school',
      [
        'BTech\tInstitute of Technology Nagpur\t2014',
        'Diploma\tGovernment College of Engineering Nagpur\t2010',
        'BA History\tCollege Saint Roland\t2008',
        'BA Botany\tGovernment Medical College Nagpur\t2006',
      ],
      [
        'Institute of Technology Nagpur | BTech |  | ..2014',
        'Government College of Engineering Nagpur | Diploma |  | ..2010',
        'College Saint Roland | BA | History | ..2008',
        'Government Medical College Nagpur | BA | Botany | ..2006',
      ],
    ],
    [
      'one bullet a school as its course',
      [
        'Harrow Institute of Trades | 2021',
        '• Site Electrician',
        'Lakeside Technical College | 2019',
        '• Welding Certification',
      ],
      [
        'Harrow Institute of Trades | Site Electrician |  | ..2021',
        'Lakeside Technical College | Welding Certification |  | ..2019',
      ],
    ],
    [
      'several bullets below a school, or one below its degree, as notes',
      [
        'Harrow Institute of Trades | 2021',
        '• Mathematics',
        '• Technical Drawing',
        'Diploma in Welding | 2019',
        'Lakeside Technical College',
        '• Metal Works',
      ],
      ['Harrow Institute of Trades |  |  | ..2021', 'Lakeside Technical College | Diploma | Welding | ..2019'],
    ],
    [
      'what follows a label of the field of study',
      ['Harrow State University\t2012 – 2016', 'The Faculty of Mathematics and Law', 'Specialty: applied mathematics'],
      ['Harrow State University | applied mathematics |  | 2012..2016'],
    ],
    [
      'new media as a field of study, and "media" with a number as a grade',
      [
        'Associate of Applied Business in New Media\t2014',
        'Lakeside College',
        'Laurea in Botanica\t2010',
        'Università di Valdarno',
        'Media: 28/30',
      ],
      [
        'Lakeside College | Associate of Applied Business | New Media | ..2014',
        'Università di Valdarno | Laurea | Botanica | ..2010',
      ],
    ],
    [
      'a degree up to its grade point average',
      ['Harrow University', 'BS Digital Media GPA: 3.9\t2018'],
      ['Harrow University | BS | Digital Media | ..2018'],
    ],
    [
      'a sentence about graduating as no degree',
      ['Harrow Senior High School - Roland, IL', 'August 2018 - May 2022', 'Graduated with a 3.6 GPA and with Honors'],
      ['Harrow Senior High School |  |  | 2018-08..2022-05'],
    ],
    [
      'a degree behind its school and a slash',
      ['Harrow Institute of Technology/Bachelor of Engineering', '2015 – 2019'],
      ['Harrow Institute of Technology | Bachelor of Engineering |  | 2015..2019'],
    ],
    [
      'a table of qualifications',
      [
        'Course\tCollege/School\tUniversity/Board\tCGPA/%\tYear of Passing',
        'MCA\tHarrow College of Engineering\tHTU\t8.2\t2019',
        'BCA\tLakeside College\tBarnfield University\t74%\t2016',
        'Class XII\tSt Mary Vidyalaya\tCBSE\t68%\t2013',
      ],
      [
        'Harrow College of Engineering | MCA |  | ..2019',
        'Lakeside College | BCA |  | ..2016',
        'St Mary Vidyalaya | Class XII |  | ..2013',
      ],
    ],
    [
      'a department before its school, above the degree',
      ['Department of Biology, Harrow University', 'BSc Botany, 2012'],
      ['Department of Biology, Harrow University | BSc | Botany | ..2012'],
    ],
    [
      'a department before its school in Spanish',
      ['Departamento de Biología, Universidad de Harrow', 'Grado en Botánica, 2012'],
      ['Departamento de Biología, Universidad de Harrow | Grado | Botánica | ..2012'],
    ],
    [
      'a table of an application form',
      [
        'School or provider\tQualification gained\tDates attended',
        'Harrow, Leeds\tFoundation Degree in Baking\t2019 to 2022',
        'Lakeside\tBTEC First Diploma in Sport\t2006 to 2008',
      ],
      ['Harrow | Foundation Degree | Baking | 2019..2022', 'Lakeside | BTEC First Diploma | Sport | 2006..2008'],
    ],
    [
      'a Spanish table',
      ['Centro\tTitulación\tFecha', 'Escuela Harrow\tTécnico en Cocina\t2012'],
      ['Escuela Harrow | Técnico | Cocina | ..2012'],
    ],
    [
      'a table with its board last',
      [
        'Qualification\tInstitute\tBoard/University\tYear\tPercentage',
        'B.Tech (ECE)\tHarrow College of Engg\tJNTU Anantapur\t2014\t71.5%',
        'Intermediate\tLakeside Junior College\tBIE, AP\t2010\t88%',
      ],
      ['Harrow College of Engg | B.Tech (ECE) |  | ..2014', 'Lakeside Junior College | Intermediate |  | ..2010'],
    ],
    [
      'a residency',
      [
        '**Residency, Internal Medicine\tJuly 2014 – June 2017',
        'Harrow Clinic, Cleveland, OH',
        '**Doctor of Medicine\t2010 – 2014',
        'Barnfield University School of Medicine, Detroit, MI',
      ],
      [
        'Harrow Clinic | Residency | Internal Medicine | 2014-07..2017-06',
        'Barnfield University School of Medicine | Doctor of Medicine |  | 2010..2014',
      ],
    ],
    [
      'the title of a thesis as a note',
      [
        'PhD - Thesis: Soil carbon in boreal forests',
        'Harrow State University, Leeds\t2012-2017',
        'MS - Forest Ecology',
        'Harrow State University, Leeds\t2010-2012',
      ],
      ['Harrow State University | PhD |  | 2012..2017', 'Harrow State University | MS | Forest Ecology | 2010..2012'],
    ],
    [
      'an associate of applied science',
      ['A.A.S. Nursing, Harrow Community College, Boston MA, 2013'],
      ['Harrow Community College | A.A.S. | Nursing | ..2013'],
    ],
    [
      'a certificate with field and months',
      ['Certificate in Phlebotomy, Red Cross, Jan 2014 - Mar 2014'],
      ['Red Cross | Certificate | Phlebotomy | 2014-01..2014-03'],
    ],
    [
      'minors, honors and courses as notes',
      [
        '**Harrow University',
        'B.A. Communication',
        'September 2015 - May 2019',
        'Minor in Spanish, Barnfield College',
        'Magna Cum Laude, Phi Beta Kappa',
        'Courses',
        'Media Law',
        'Machine Learning',
      ],
      ['Harrow University | B.A. | Communication | 2015-09..2019-05'],
    ],
    [
      'degree and school with only a gap',
      ['BSc Computer Science University of Harrow\t2015 - 2018', 'High School Diploma Barnfield High School, 2014'],
      [
        'University of Harrow | BSc | Computer Science | 2015..2018',
        'Barnfield High School | High School Diploma |  | ..2014',
      ],
    ],
    [
      'a degree from a school in a sentence',
      [
        '• B.E. in Computer Science from Harrow University, Chennai with 8.1 CGPA in 2016.',
        '• HSC from Government Higher Secondary School, Salem with 91% in 2012.',
      ],
      ['Harrow University | B.E. | Computer Science | ..2016', 'Government Higher Secondary School | HSC |  | ..2012'],
    ],
    [
      'a name that goes on below its dates',
      ['Professional Certificate in Botany, Trinity Theological\t2014 - 2015', 'Seminary, Takoradi, Ghana'],
      ['Trinity Theological Seminary | Professional Certificate | Botany | 2014..2015'],
    ],
    [
      'levels of schools above their names',
      ['Primary', 'Harrow School', '2008 – 2014', 'Secondary Education', 'Lakeside School', '2014 – 2018'],
      ['Harrow School | Primary |  | 2008..2014', 'Lakeside School | Secondary Education |  | 2014..2018'],
    ],
    [
      'a school whose last word is in the row below',
      ['• Master of Arts in History, Santo Lake', 'University, 2020.'],
      ['Santo Lake University | Master of Arts | History | ..2020'],
    ],
    [
      'degrees from schools',
      [
        '• Bachelor of Engineering from Harrow Institute of Technology, Leeds in the year 2009',
        '• Post Diploma in Safety from R.L.I Leeds in 2010',
        '• Secondary School Examination from Lakeside Inter College Affiliated to Marland Board with 61% in 2005',
        '• Tecnicatura En Software En Instituto Harrow 2001',
      ],
      [
        'Harrow Institute of Technology | Bachelor of Engineering |  | ..2009',
        'R.L.I Leeds | Post Diploma | Safety | ..2010',
        'Lakeside Inter College | Secondary School Examination |  | ..2005',
        'Instituto Harrow | Tecnicatura | Software | ..2001',
      ],
    ],
    [
      'a table with boards in place of schools',
      [
        'Qualification\tBoard/Council\tSession\tDivision',
        'Higher Secondary\tMBCHSE\t2003-2005\t2nd',
        'Secondary\tMBSE\t2003\tFirst',
      ],
      ['MBCHSE | Higher Secondary |  | 2003..2005', 'MBSE | Secondary |  | ..2003'],
    ],
    [
      'a table with one column of an unknown name',
      ['Degree\tUniversity/Institute/Board\tMarks\tYear of Clearing', 'B.Tech\tHarrow Institute\t7.04 CGPA\t2018'],
      ['Harrow Institute | B.Tech |  | ..2018'],
    ],
    [
      'heads in their own type, and no details below as entries',
      [
        '**Harrow College\t2015 – 2018',
        'B.A. History',
        'Graduate course in the botany of moors',
        '**Lakeside University\t2012 – 2015',
        'B.Sc. Botany',
        'Diploma in oak and ash from the guild',
      ],
      ['Harrow College | B.A. | History | 2015..2018', 'Lakeside University | B.Sc. | Botany | 2012..2015'],
    ],
    [
      'labels of a form',
      [
        'TERTIARY: Bachelor of Science in Hotel Management',
        'University of Santo Tomé, Manila',
        '2008 – 2012',
        'SECONDARY: Manila Science High School',
        '2004 – 2008',
      ],
      [
        'University of Santo Tomé | Bachelor of Science | Hotel Management | 2008..2012',
        'Manila Science High School |  |  | 2004..2008',
      ],
    ],
    [
      'a school in lower case at the start',
      ['**van der Linden College, Benthuizen', 'MBO niveau 4, 10/2016 tot 08/2018'],
      ['van der Linden College | MBO niveau 4 |  | 2016-10..2018-08'],
    ],
    [
      'schools of other languages',
      [
        'Universiti Teknologi Harrow',
        'Bachelor of Engineering (Electrical)\t2009 - 2013',
        'Kolej Matrikulasi Johor',
        'Matriculation Certificate\t2008 - 2009',
      ],
      [
        'Universiti Teknologi Harrow | Bachelor of Engineering (Electrical) | Electrical | 2009..2013',
        'Kolej Matrikulasi Johor | Matriculation Certificate |  | 2008..2009',
      ],
    ],
    [
      'an adjective and a kind of school in the name of a degree',
      [
        'Universidad del Harrow – Máster Universitario, Diseño Gráfico\tAgo 2020',
        'Polytechnic Diploma in Computer Engineering (2015)',
        'Centro Universitario Tomé',
      ],
      [
        'Universidad del Harrow | Máster Universitario | Diseño Gráfico | ..2020-08',
        'Centro Universitario Tomé | Polytechnic Diploma | Computer Engineering | ..2015',
      ],
    ],
    [
      'no entry from prose and lists',
      [
        '**M.Sc. Physics',
        'Universität Harrow\t2009 - 2011',
        'Main thematic priority of those',
        'studies was numerical analysis.',
        'Interaction Design\tWeb Development\tMachine Learning',
      ],
      ['Universität Harrow | M.Sc. | Physics | 2009..2011'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected);
  });
});
