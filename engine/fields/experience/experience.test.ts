import { describe, expect, it } from 'vitest';
import type { EndDate, Job } from '../../model/resume.ts';
import { experienceOf, workHistoryOf } from './experience.ts';
import { quoted, sectionByHand } from '../../testing/reading-by-hand.ts';

const date = (one: EndDate | null | undefined): string => {
  if (one === null || one === undefined) return '';
  if (one === 'present') return one;
  return one.month === undefined ? `${one.year}` : `${one.year}-${`${one.month}`.padStart(2, '0')}`;
};

/** 'title | employer | place | start..end', a compact form for comparison. */
const brief = ({ title, employer, location, period }: Job): string =>
  [
    title?.value ?? '',
    employer?.value ?? '',
    location?.value ?? '',
    `${date(period?.value.start)}..${date(period?.value.end)}`,
  ].join(' | ');

const jobsIn = (...lines: string[]): readonly Job[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections);
};

const read = (...lines: string[]): readonly string[] => jobsIn(...lines).map(brief);

describe('what is listed among the jobs and is none', () => {
  it('a list of tools below the employer, whatever its type', () => {
    expect(
      read(
        '**Site Engineer\t2018 – 2021',
        'Harrow Works, Leeds',
        'Java, Spring Boot, MySQL',
        '• Kept the rigs running',
        '**Drawing Clerk\t2014 – 2018',
        'Lakeside Dairy, Perth',
        'AutoCAD, Revit',
        '• Drew pipes',
      ),
    ).toEqual([
      'Site Engineer | Harrow Works | Leeds | 2018..2021',
      'Drawing Clerk | Lakeside Dairy | Perth | 2014..2018',
    ]);
  });

  it('a name without dates, an occupation or a word for an organization', () => {
    expect(read('Quiet Garden – Spring', '• Drew the plan', 'Lakeside Atlas – Autumn', '• Drew the maps')).toEqual([]);
    expect(read('Welder – Harrow Works', '• Welded hulls', 'Fitter – Lakeside Docks', '• Fitted pipes')).toEqual([
      'Welder | Harrow Works |  | ..',
      'Fitter | Lakeside Docks |  | ..',
    ]);
  });

  it.each([
    'Current: Permanent contract',
    'Currently: Based in Boston',
    'Current: Salary 50,000',
    'Ongoing: Certification in Rust',
    'Today: I lead a team',
    'En cours : Recherche d’un poste',
    'Actuellement : En formation',
    'Heute: Abteilung mit 20 Personen',
  ])('an aside about today: %s', (aside) => {
    const jobs = jobsIn(
      'Engineer, Harrow Foods Ltd | 2019 - 2021',
      '• Built tools',
      aside,
      'Clerk, Alder Ltd | 2012 - 2015',
    );
    expect(jobs.map(({ period }) => date(period?.value.end))).toEqual(['2021', '2015']);
  });

  it('a degree at a school, while a teacher there has a job', () => {
    expect(
      read(
        '**Lecturer\t2018 – 2021',
        'Harrow University',
        '• Taught algebra',
        '**Bachelor of Arts\t2014 – 2018',
        'Harrow University',
      ),
    ).toEqual(['Lecturer | Harrow University |  | 2018..2021']);
  });
});

describe('a title in the first bullet', () => {
  it('belongs to the employer above it', () => {
    expect(read('**Harrow Works\t2018 – 2021', '• Welder', '• Mended hulls and rigs')).toEqual([
      'Welder | Harrow Works |  | 2018..2021',
    ]);
  });

  it('but a duty is none', () => {
    expect(read('**Harrow Works\t2018 – 2021', '• Welded with two other welders.')).toEqual([
      ' | Harrow Works |  | 2018..2021',
    ]);
  });
});

describe('a separator with a space before it only', () => {
  it.each([
    ['Welder @Harrow Works\t2018 – 2021', 'Welder | Harrow Works |  | 2018..2021'],
    ['Welder, Harrow Works –Leeds\t2018 – 2021', 'Welder | Harrow Works | Leeds | 2018..2021'],
    ['Welder, Harrow-Lake Works\t2018 – 2021', 'Welder | Harrow-Lake Works |  | 2018..2021'],
  ])('%s', (header, job) => {
    expect(read(header, '• Welded hulls')).toEqual([job]);
  });
});

describe('experienceOf', () => {
  it('reads the title above the employer with dates at the right margin', () => {
    expect(
      read(
        '**Warehouse Associate\tMarch 2022 - Present',
        'Redfern Distribution, Tulsa, OK',
        '• Picked 120 orders an hour.',
        '**Forklift Operator\tJune 2019 - February 2022',
        'Halloran Paper Mill, Muskogee, OK',
        '• Loaded 30 trailers a shift.',
      ),
    ).toEqual([
      'Warehouse Associate | Redfern Distribution | Tulsa, OK | 2022-03..present',
      'Forklift Operator | Halloran Paper Mill | Muskogee, OK | 2019-06..2022-02',
    ]);
  });

  it('separates the town of a role from its employer, which is only above the first role', () => {
    expect(
      read(
        '**Pine Outfitters',
        'District Manager',
        'February 2021 - Present (5 years)',
        'Chicago, IL',
        'Direct eleven stores with sales of $38 million and 240 employees.',
        'Store Manager',
        'August 2017 - January 2021 (3 years 6 months)',
        'Skokie, IL',
        'Opened the store and passed plan in month five of the first year.',
      ),
    ).toEqual([
      'District Manager | Pine Outfitters | Chicago, IL | 2021-02..present',
      'Store Manager | Pine Outfitters | Skokie, IL | 2017-08..2021-01',
    ]);
  });

  it('leaves out pay grade, hours and supervisor of federal jobs', () => {
    expect(
      read(
        '**Management Analyst, GS-0343-13',
        'Office of Rural Transit',
        'Washington, DC',
        '10/2018 - Present',
        'Hours per week: 40',
        'Salary: $94,500 per year',
        'Supervisor: Norma Feld (202-555-0180), may contact',
        '• Oversee 41 grants.',
      ),
    ).toEqual(['Management Analyst | Office of Rural Transit | Washington, DC | 2018-10..present']);
  });

  it('reads a form with a label before each fact, the employer below the duties', () => {
    const jobs = jobsIn(
      'Dates\t01/06/2020 - present',
      'Occupation or position held\tTest Engineer',
      'Main activities and responsibilities\tPlanned and ran fatigue tests.',
      'Trained three technicians in strain gauging.',
      'Name and address of employer\tHalloran Paper Mill, Tulsa',
      'Dates\t01/02/2017 - 31/05/2020',
      'Occupation or position held\tTrainee',
      'Main activities and responsibilities',
      'Kept the tools in order.',
      'Name and address of employer\tRedfern Distribution, Tulsa',
    );
    expect(jobs.map((job) => brief(job).replace(/ \| Tulsa/u, ' |'))).toEqual([
      'Test Engineer | Halloran Paper Mill | | 2020-06..present',
      'Trainee | Redfern Distribution | | 2017-02..2020-05',
    ]);
    expect(jobs[1]?.bullets.map(({ value }) => value)).toEqual(['Kept the tools in order.']);
  });

  it('reads a form with plain labels, in any supported language', () => {
    expect(
      read(
        'Zeitraum\t06/2020 - heute',
        'Position\tPrüfingenieurin',
        'Arbeitgeber\tHalloran Papier GmbH, Celle',
        'Aufgaben\tPlanung von Dauerversuchen.',
        'Zeitraum\t02/2017 - 05/2020',
        'Position\tTechnikerin',
        'Arbeitgeber\tRotfarn Logistik GmbH, Uelzen',
        'Aufgaben\tWartung der Anlagen.',
      ).map((job) => job.replace(/ \| [A-Z]\p{Ll}* \| /u, ' | | ')),
    ).toEqual([
      'Prüfingenieurin | Halloran Papier GmbH | | 2020-06..present',
      'Technikerin | Rotfarn Logistik GmbH | | 2017-02..2020-05',
    ]);
  });

  it('reads no job in a leave', () => {
    expect(
      read(
        '2018 – heute\tBauleiterin',
        'Janssen Bau AG',
        '• Leitung von drei Baustellen.',
        '2016 – 2018\tElternzeit',
        '2011 – 2016\tTechnikerin',
        'Tammen Tiefbau GmbH',
        '• Abrechnung nach VOB.',
      ),
    ).toEqual(['Bauleiterin | Janssen Bau AG |  | 2018..present', 'Technikerin | Tammen Tiefbau GmbH |  | 2011..2016']);
  });

  it.each([
    'Parental Leave',
    'Sabbatical: travel in Asia',
    'Career Break – Full-time caregiver',
    'Licença-maternidade',
    'Congé parental (second enfant)',
  ])('keeps the time of a leave without a job: %s', (leave) => {
    const { reading, sections } = sectionByHand('experience', [
      '**Welder\t2020 – 2022',
      'Harrow Foods Ltd',
      `**${leave}\t2018 – 2020`,
      '**Fitter\t2015 – 2018',
      'Redfern Distribution',
    ]);
    const { jobs, leaves } = workHistoryOf(reading, sections);
    expect(jobs.map(({ title }) => title?.value)).toEqual(['Welder', 'Fitter']);
    expect(leaves.map(({ value }) => value.start?.year)).toEqual([2018]);
  });

  it('reads a job about leaves as a job', () => {
    expect(read('**Family Leave Coordinator\t2018 – 2020', 'Harrow Foods Ltd')).toEqual([
      'Family Leave Coordinator | Harrow Foods Ltd |  | 2018..2020',
    ]);
  });

  it('reads the employer in brackets behind the title, and leaves the title its own brackets', () => {
    expect(
      read(
        'Solicitor (Town of Harrow)\t2022 – 2024',
        'Law Clerk (Roe, Lang & Co.)\t2019 – 2022',
        'Security Supervisor (Redfern Electric, Leeds, WA)\t2015 – 2019',
      ),
    ).toEqual([
      'Solicitor | Town of Harrow |  | 2022..2024',
      'Law Clerk | Roe, Lang & Co. |  | 2019..2022',
      'Security Supervisor | Redfern Electric | Leeds, WA | 2015..2019',
    ]);
    expect(read('Engineer (Powertrain)\t2022 – 2024', 'Harrow Foods Ltd, Leeds')).toEqual([
      'Engineer (Powertrain) | Harrow Foods Ltd | Leeds | 2022..2024',
    ]);
  });

  it('joins dates that a narrow column broke, and takes no repeated dates for another job', () => {
    expect(
      read(
        'Stage Manager, Harrow Theatre\tJun',
        '2019 – Mar 2021',
        'Leeds, WA',
        'Rigger, Redfern Stages\tMay 2018',
        '- Jun 2019',
        'Salem, OR',
      ),
    ).toEqual([
      'Stage Manager | Harrow Theatre | Leeds, WA | 2019-06..2021-03',
      'Rigger | Redfern Stages | Salem, OR | 2018-05..2019-06',
    ]);
    expect(
      read('2021 – 2024\tHarrow Foods', 'Welder', '2021 – 2024 (3 years)', '2018 – 2021\tRoe Works', 'Fitter'),
    ).toEqual(['Welder | Harrow Foods |  | 2021..2024', 'Fitter | Roe Works |  | 2018..2021']);
  });

  it('leaves out whom the work was for', () => {
    expect(
      read(
        'Welder at Bright Staffing\t2019 – 2021',
        'Client: Redfern Distribution',
        'Fitter at Roe Works\t2015 – 2019',
        'Contracted to the Department of Roads',
      ),
    ).toEqual(['Welder | Bright Staffing |  | 2019..2021', 'Fitter | Roe Works |  | 2015..2019']);
  });

  it('leaves out the staffing agency', () => {
    expect(
      read('**Payroll Clerk\t2019 – 2021', 'Harrow Insurance Group (via Bright Staffing)', '• Ran the payroll.'),
    ).toEqual(['Payroll Clerk | Harrow Insurance Group |  | 2019..2021']);
  });

  it('reads a title that begins like a verb as a title', () => {
    expect(
      read(
        'Welder at Redfern Distribution\t2015 – 2019',
        '• Welded frames.',
        'Wheeled Vehicle Mechanic (91B) at United States Army\t2010 – 2014',
        '• Kept 42 vehicles ready.',
      ),
    ).toEqual([
      'Welder | Redfern Distribution |  | 2015..2019',
      'Wheeled Vehicle Mechanic (91B) | United States Army |  | 2010..2014',
    ]);
  });

  it('separates a town behind a hyphen or a word from the employer', () => {
    expect(
      read(
        '**Forklift Operator',
        'Redfern Distribution-Tulsa, OK',
        'June 2019 to Present',
        '**Picker',
        'Halloran Paper Mill in Leeds',
        'May 2015 to May 2019',
      ),
    ).toEqual([
      'Forklift Operator | Redfern Distribution | Tulsa, OK | 2019-06..present',
      'Picker | Halloran Paper Mill | Leeds | 2015-05..2019-05',
    ]);
  });

  it('reads the rows below a dated row as the rest of its header, also in the column of the bullets', () => {
    expect(
      jobsIn(
        'Office Manager | Bexar Title Company | San Antonio, TX | 2019-09..present',
        '2012 – 2016\tGraduate Trainee',
        'Kaveri Castings',
        'Salem',
        '• Rotated through the foundry and the machine shop.',
      )
        .map(brief)
        .slice(-1),
    ).toEqual(['Graduate Trainee | Kaveri Castings | Salem | 2012..2016']);
  });

  it('keeps a town before the letters of its state apart from the employer', () => {
    expect(
      read(
        '**Sous Chef\tMarch 2022 - Present',
        'Bellbird Estate, Pokolbin NSW',
        '• Wrote two menus a year.',
        '**Cook\tJune 2019 - February 2022',
        'Saltbush Kitchen (Kiama NSW)',
        '• Ran the grill.',
      ),
    ).toEqual([
      'Sous Chef | Bellbird Estate | Pokolbin NSW | 2022-03..present',
      'Cook | Saltbush Kitchen | Kiama NSW | 2019-06..2022-02',
    ]);
  });

  it('keeps employer and place with their title when the duties have a column of their own', () => {
    const jobs = jobsIn(
      '2020 - Present\tTest Engineer\tPlanned and ran the fatigue tests of two plants.',
      'Pallas\tCut the time for setting up by a third.',
      'Toledo, OH',
      '2015 - 2020\tTrainee\tRotated through design and quality.',
      'Blue Finch\tKept the tools of the shop in order.',
      'Lafayette, LA',
    );
    expect(jobs.map(brief)).toEqual([
      'Test Engineer | Pallas | Toledo, OH | 2020..present',
      'Trainee | Blue Finch | Lafayette, LA | 2015..2020',
    ]);
    expect(jobs[0]?.bullets).toHaveLength(2);
  });

  it("does not read a template's label above the duties as an employer", () => {
    expect(
      read(
        '**Test Engineer',
        'Pallas',
        '06/2020 - Present\tToledo, OH',
        'Achievements/Tasks',
        '• Ran fatigue tests.',
        '**Trainee',
        'Blue Finch',
        '02/2017 - 05/2020\tLafayette, LA',
        'Achievements/Tasks',
        '• Kept the tools in order.',
      ),
    ).toEqual([
      'Test Engineer | Pallas | Toledo, OH | 2020-06..present',
      'Trainee | Blue Finch | Lafayette, LA | 2017-02..2020-05',
    ]);
  });

  it('reads a German title and a town with a lower-case word in it', () => {
    expect(
      read(
        '**Klinikum Dreisamtal\t04/2018 – heute',
        'Systemadministrator\tFreiburg im Breisgau',
        '• Betrieb der Server.',
        '**Zähringer\t09/2010 – 03/2018',
        'Fachinformatiker\tFreiburg im Breisgau',
        '• Wartung von Netzen.',
      ),
    ).toEqual([
      'Systemadministrator | Klinikum Dreisamtal | Freiburg im Breisgau | 2018-04..present',
      'Fachinformatiker | Zähringer | Freiburg im Breisgau | 2010-09..2018-03',
    ]);
  });

  it('reads a table whose header row names its columns', () => {
    expect(
      read(
        'Years\tEmployer\tPosition\tMain duties',
        '2019 - Present\tLakefront Electric Co., Cleveland, OH\tJourneyman Electrician',
        '2014 - 2019\tBrandt & Sons, Akron, OH\tElectrician',
      ),
    ).toEqual([
      'Journeyman Electrician | Lakefront Electric Co. | Cleveland, OH | 2019..present',
      'Electrician | Brandt & Sons | Akron, OH | 2014..2019',
    ]);
  });

  it('reads dates that were broken in a gutter to the left of the words', () => {
    expect(
      read(
        'August 2017 – January\tRedfern Distribution',
        '2021\tWarehouse Associate',
        'Tulsa, OK\tPicked 120 orders an hour without a claim.',
        'September 2013 – April\tHalloran Paper Mill',
        '2015\tForklift Operator',
        'Muskogee, OK\tLoaded 30 trailers a shift.',
      ),
    ).toEqual([
      'Warehouse Associate | Redfern Distribution | Tulsa, OK | 2017-08..2021-01',
      'Forklift Operator | Halloran Paper Mill | Muskogee, OK | 2013-09..2015-04',
    ]);
  });

  it('reads the employer above the title, also when only their order in other entries tells them apart', () => {
    expect(
      read(
        '**Zorvex',
        'Key Holder\tNov 2021 – Present',
        '• Opened the store.',
        '**Plimble',
        'Crew Member\tMay 2020 – Oct 2021',
        '• Sold tickets.',
      ),
    ).toEqual(['Key Holder | Zorvex |  | 2021-11..present', 'Crew Member | Plimble |  | 2020-05..2021-10']);
  });

  it.each([
    ['Barista – Corner Roast – Boise, ID – 05/2021 – Present', 'Barista | Corner Roast | Boise, ID | 2021-05..present'],
    [
      'Chef de Partie, The Copper Kettle, Dublin. January 2020 – present.',
      'Chef de Partie | The Copper Kettle | Dublin | 2020-01..present',
    ],
    ['Product Designer at Fernweh Travel (2020 – now)', 'Product Designer | Fernweh Travel |  | 2020..present'],
    [
      'Halden Insurance — Claims Adjuster (Aug 2015 – May 2018)',
      'Claims Adjuster | Halden Insurance |  | 2015-08..2018-05',
    ],
    ['Staff Nurse | Harbor Clinic | Erie, PA | 2016 – 2019', 'Staff Nurse | Harbor Clinic | Erie, PA | 2016..2019'],
    ['Spruce Studio: Junior Animator (Jan 2021 - Present)', 'Junior Animator | Spruce Studio |  | 2021-01..present'],
    [
      'Projektleiterin, Muster Maschinenbau GmbH, Stuttgart\tseit 03/2019',
      'Projektleiterin | Muster Maschinenbau GmbH | Stuttgart | 2019-03..present',
    ],
  ])('reads the one line "%s"', (line, expected) => {
    expect(read(line, '• Did what was to be done there.')).toEqual([expected]);
  });

  it('assigns an employer to each role below it, and creates no job from the employer’s overall dates', () => {
    expect(
      read(
        '**Orchid Therapeutics, Cambridge, MA\t2015 – Present',
        'Senior Research Scientist\tJan 2020 – Present',
        '• Led the assay team.',
        'Research Associate\tJul 2015 – Dec 2019',
        '• Ran ELISA plates.',
      ),
    ).toEqual([
      'Senior Research Scientist | Orchid Therapeutics | Cambridge, MA | 2020-01..present',
      'Research Associate | Orchid Therapeutics | Cambridge, MA | 2015-07..2019-12',
    ]);
  });

  it('assigns the employer to a second role when the employer has no dates of its own', () => {
    expect(
      read(
        'Pinewood Outfitters, Salem, OR',
        "Floor Supervisor, Jun '22 – Present",
        '• Supervised ten associates.',
        "Sales Associate, Aug '19 – Jun '22",
        '• Helped customers.',
      ),
    ).toEqual([
      'Floor Supervisor | Pinewood Outfitters | Salem, OR | 2022-06..present',
      'Sales Associate | Pinewood Outfitters | Salem, OR | 2019-08..2022-06',
    ]);
  });

  it('skips the line that describes the employer', () => {
    expect(
      read(
        '**Lumen Robotics',
        'Series B warehouse automation startup, 120 people',
        'Staff Software Engineer | Berlin, Germany | 2021-05 – Present',
        '• Designed the fleet scheduler.',
        '**Kite Payments',
        'Payment unicorn serving 4M merchants',
        'Senior Software Engineer | London, UK | 2018-02 – 2021-04',
        '• Built the ledger.',
      ),
    ).toEqual([
      'Staff Software Engineer | Lumen Robotics | Berlin, Germany | 2021-05..present',
      'Senior Software Engineer | Kite Payments | London, UK | 2018-02..2021-04',
    ]);
  });

  it('reads dates in a left gutter and dates on a line above', () => {
    expect(
      read('06/2020 – Present\tDental Hygienist', 'Brightsmile Family Dental, Reno, NV', '• Cleaned teeth.'),
    ).toEqual(['Dental Hygienist | Brightsmile Family Dental | Reno, NV | 2020-06..present']);
    expect(read('2015 – 2019', 'Sales Representative', 'Sunline Snacks Inc., Tempe, AZ', '• Opened accounts.')).toEqual(
      ['Sales Representative | Sunline Snacks Inc. | Tempe, AZ | 2015..2019'],
    );
  });

  it('reads entries without any dates', () => {
    expect(read('**Volunteer Coordinator', 'Riverside Food Bank', '• Recruited 80 volunteers.')).toEqual([
      'Volunteer Coordinator | Riverside Food Bank |  | ..',
    ]);
  });

  it('joins an entry header and a period broken by a narrow column', () => {
    expect(
      read(
        'Design Engineer | Berger & Lund\t04/2016 –',
        '09/2019',
        '• Designed gearbox housings.',
        'Graduate Engineer | Berger & Lund\t10/2014 – 03/2016',
        'Antriebstechnik | Augsburg',
        '• Rotated through testing.',
      )[1],
    ).toBe('Graduate Engineer | Berger & Lund Antriebstechnik | Augsburg | 2014-10..2016-03');
  });

  it('joins continuation lines of a bullet and rejoins hyphenated words', () => {
    const [job] = jobsIn(
      '**Planner, Fjord Logistics\t2019 – 2021',
      '• Introduced a manage-',
      'ment review of all routes, and a cross-',
      'functional team.',
      '• Saved 4 % of fuel in 2020.',
    );
    expect(job?.bullets.map(({ value }) => value)).toEqual([
      'Introduced a management review of all routes, and a cross-functional team.',
      'Saved 4 % of fuel in 2020.',
    ]);
  });

  it('does not read a year in a bullet as the dates of a job', () => {
    const jobs = jobsIn(
      'Administrator, Acorn Hosting Ltd, 2018 – 2021',
      '• Moved 40 servers to Windows Server 2019',
      '• Wrote the 2019 annual report',
    );
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.bullets).toHaveLength(2);
  });

  it('reads all dates of a section day first when one of them can only be', () => {
    expect(
      read(
        '01/09/2019 – CURRENT\tLisbon, Portugal',
        '**SOFTWARE DEVELOPER\tACME LDA',
        '• Develops.',
        '15/03/2016 – 31/08/2019\tPorto, Portugal',
        '**JUNIOR DEVELOPER\tNORTE SOFTWARE',
        '• Coded.',
      ),
    ).toEqual([
      'SOFTWARE DEVELOPER | ACME LDA | Lisbon, Portugal | 2019-09..present',
      'JUNIOR DEVELOPER | NORTE SOFTWARE | Porto, Portugal | 2016-03..2019-08',
    ]);
  });

  it('reads all dates of a section day first when each is the first of some month', () => {
    expect(
      read(
        '**Baker, Mill Lane Ltd\t01/09/2019 – 01/03/2022',
        '• Baked.',
        '**Miller, Stone Ltd\t01/04/2016 – 01/08/2019',
        '• Ground.',
      ),
    ).toEqual(['Baker | Mill Lane Ltd |  | 2019-09..2022-03', 'Miller | Stone Ltd |  | 2016-04..2019-08']);
  });

  it('puts the ward into the title and the hospital into the employer', () => {
    expect(
      read(
        'Senior Staff Nurse, Adult ICU, Wexport General Hospital NHS Trust | Leeds | 09/2019 - Present',
        '• Leads nights.',
        'Healthcare Assistant, Moorview Care Home | Bradford | 07/2013 - 08/2019',
        '• Helped.',
      ),
    ).toEqual([
      'Senior Staff Nurse, Adult ICU | Wexport General Hospital NHS Trust | Leeds | 2019-09..present',
      'Healthcare Assistant | Moorview Care Home | Bradford | 2013-07..2019-08',
    ]);
  });

  it('reads fields behind their labels, and no job from the header row of a table', () => {
    expect(
      read(
        'Functie: Senior planner',
        'Werkgever: Vrachtlijnen B.V., Tilburg',
        'Periode: 05/2019 - heden',
        '• Plant ritten.',
        'Functie: Magazijncoördinator',
        'Werkgever: Waalkade Opslag B.V., Nijmegen',
        'Periode: 02/2016 - 04/2019',
        '• Stuurt aan.',
      ),
    ).toEqual([
      'Senior planner | Vrachtlijnen B.V. | Tilburg | 2019-05..present',
      'Magazijncoördinator | Waalkade Opslag B.V. | Nijmegen | 2016-02..2019-04',
    ]);
    expect(read('Period\tEmployer\tPosition / Duties', '2019 – 2021\tMill Lane Ltd\tBaker')).toEqual([
      'Baker | Mill Lane Ltd |  | 2019..2021',
    ]);
  });

  it('reads a field of work as part of the title of a role below its employer', () => {
    expect(
      read(
        '**Lakeview Packaging Group, Chicago, IL',
        'Chief Operating Officer',
        '(2019-02 to Present)',
        '• Owns eleven plants.',
        'Senior Vice President, Manufacturing',
        '(2015-06 to 2019-01)',
        '• Cut downtime by a third.',
      ),
    ).toEqual([
      'Chief Operating Officer | Lakeview Packaging Group | Chicago, IL | 2019-02..present',
      'Senior Vice President, Manufacturing | Lakeview Packaging Group | Chicago, IL | 2015-06..2019-01',
    ]);
  });

  it('splits title and employer at Spanish and Portuguese prepositions, but not inside titles', () => {
    expect(
      read(
        '**Contable en Moncayo Norte S.L.\t03/2017 - 02/2020',
        '• Cierra.',
        '**Técnico en Contabilidad, Ebro S.A.\t2013 - 2016',
      ),
    ).toEqual([
      'Contable | Moncayo Norte S.L. |  | 2017-03..2020-02',
      'Técnico en Contabilidad | Ebro S.A. |  | 2013..2016',
    ]);
    expect(read('**Desenvolvedora na Sistemas Jequitibá Ltda.\t08/2021 - atual', '• Escreve.')).toEqual([
      'Desenvolvedora | Sistemas Jequitibá Ltda |  | 2021-08..present',
    ]);
  });

  it('separates an employer from a town that differs only in type', () => {
    expect(
      read(
        '**Gulf Industrial Contractors Lake Arthur, LA',
        'Welder\tMarch 2018 – Present',
        '• Welds pipe.',
        '**Tri-Parish Maintenance, Houma, LA',
        'Welder Helper\tAugust 2010 – May 2013',
        '• Ground pipe.',
      ),
    ).toEqual([
      'Welder | Gulf Industrial Contractors | Lake Arthur, LA | 2018-03..present',
      'Welder Helper | Tri-Parish Maintenance | Houma, LA | 2010-08..2013-05',
    ]);
  });

  it('reads a dated project as part of its job, and ignores the website of an employer', () => {
    expect(
      read(
        '**Data Engineer, Orbit Retail\t2020 – 2023',
        'https://orbit-retail.example',
        'Project: Warehouse migration (Jan 2021 – Jun 2021)',
        '• Migrated 300 tables.',
        '**ETL Developer, Fable Books\t2017 – 2020',
        '• Maintained jobs.',
      ),
    ).toEqual(['Data Engineer | Orbit Retail |  | 2020..2023', 'ETL Developer | Fable Books |  | 2017..2020']);
  });

  it('reads entries that are list items themselves', () => {
    expect(
      read(
        '• Line Cook, Bistro Nine, Portland, ME, 2019–2022',
        '• Prep Cook, Harbor Fish House, Portland, ME, 2017–2019',
      ),
    ).toEqual([
      'Line Cook | Bistro Nine | Portland, ME | 2019..2022',
      'Prep Cook | Harbor Fish House | Portland, ME | 2017..2019',
    ]);
  });

  it('points at exactly the words that each field was read from', () => {
    const { reading, sections } = sectionByHand('experience', [
      'Senior Analyst (Risk), Bank of Halden, Oslo, Norway (Jan 2019 – today)',
      '• Built models.',
    ]);
    const [job] = experienceOf(reading, sections);
    expect(job?.title).not.toBeNull();
    for (const field of [job?.title, job?.employer, job?.location, ...(job?.bullets ?? [])]) {
      expect(quoted(reading, field?.spans ?? [])).toBe(field?.value);
    }
    expect(quoted(reading, job?.period?.spans ?? [])).toBe('Jan 2019 – today');
  });

  it('survives lines that are nothing like a resume', () => {
    expect(() => jobsIn('', '\t\t', '((((', '– – –', '2019', ',,,', '| | |', 'a'.repeat(5000), '• ')).not.toThrow();
    expect(jobsIn()).toEqual([]);
  });
});

describe('a bar that is drawn with the sign for frames of tables', () => {
  it.each(['│', '┃', '❘', '｜', '|'])('separates the parts of a header: %s', (bar) => {
    expect(
      read(
        `Harrow Body Works ${bar} Sales Cashier ${bar} 01/2011 – 11/2012`,
        `Lakeside Dairy${bar} Drawing Clerk ${bar} 05/2008 – 09/2009`,
      ),
    ).toEqual([
      'Sales Cashier | Harrow Body Works |  | 2011-01..2012-11',
      'Drawing Clerk | Lakeside Dairy |  | 2008-05..2009-09',
    ]);
  });
});

describe('the head of a table', () => {
  const head = 'Van\t- Tot\tFirma\tLocatie\tFunctie';

  it('says what the cells below are, whatever their words', () => {
    expect(
      read(
        head,
        '20/03/2023 - 02/01/2024\tAlder.eu\tSint-Niklaas\tERP programmeur informix 4gl, helpdesk',
        '04/01/1999 - 14/02/2003\tVeldpower\tLokeren\tnetwerken en kabels',
      ),
    ).toEqual([
      'ERP programmeur informix 4gl, helpdesk | Alder.eu | Sint-Niklaas | 2023-03..2024-01',
      'netwerken en kabels | Veldpower | Lokeren | 1999-01..2003-02',
    ]);
  });

  it('says nothing about a row that has fewer cells', () => {
    expect(
      read(
        head,
        '20/03/2023 - 02/01/2024\tAlder.eu\tSint-Niklaas\tERP programmeur',
        '04/01/1999 - 14/02/2003\tProgrammeur\tVeldpower BV',
      )[1],
    ).toBe('Programmeur | Veldpower BV |  | 1999-01..2003-02');
  });

  it('does not overrule a legal form or an occupation in the cells of a row', () => {
    expect(
      read(
        'Dates\tRole\tCompany',
        '2016 - 2018\tEngineer\tAlder Foods',
        '2012 - 2015\tAshby Ltd\tClerk',
        '2010 - 2011\tMill Lane Bakery\tClerk',
      ),
    ).toEqual([
      'Engineer | Alder Foods |  | 2016..2018',
      'Clerk | Ashby Ltd |  | 2012..2015',
      'Clerk | Mill Lane Bakery |  | 2010..2011',
    ]);
  });
});

describe('a career break above a job', () => {
  const first = ['**Line Cook', 'Alder Kitchen | 01/2017 – 10/2018', '• Ran the grill'];
  const job = ['**Night Porter', 'Hotel Alder | 06/2015 – 09/2016', '• Looked after the desk'];
  const expected = [
    'Line Cook | Alder Kitchen |  | 2017-01..2018-10',
    'Night Porter | Hotel Alder |  | 2015-06..2016-09',
  ];

  it('has no part of the header of that job', () => {
    expect(read(...first, 'Career Break | Travel in Asia | 09/2016 – 01/2017', ...job)).toEqual(expected);
  });

  it('keeps what explains it above a job with a header of its own', () => {
    expect(
      read(
        ...first,
        'Career Break | 09/2016 – 01/2017',
        'Travel in Asia',
        'Night Porter | Hotel Alder | 06/2015 – 09/2016',
      ),
    ).toEqual(expected);
  });
});

describe('what is no employer', () => {
  it('a town with the number of its department', () => {
    expect(
      read('**Baby-sitter', 'École primaire - TARBES (65) 2021', '**Serveuse', 'Hôtel Alder - Toulouse (31) 2020'),
    ).toEqual([
      'Baby-sitter | École primaire | TARBES (65) | 2021..',
      'Serveuse | Hôtel Alder | Toulouse (31) | 2020..',
    ]);
  });

  it('but an employer with such a number is', () => {
    expect(read('Conseillère - Mission Locale (31) - 2019 - 2021', 'Guichetière, Auchan (59), 2012 - 2016')).toEqual([
      'Conseillère | Mission Locale (31) |  | 2019..2021',
      'Guichetière | Auchan (59) |  | 2012..2016',
    ]);
  });

  it('a list of what was learned', () => {
    expect(
      read(
        '**Serveuse',
        'Hôtel Alder - Lyon 2020',
        'Compétences acquises : Autonomie, Rigueur',
        '**Vendeuse',
        'Boulangerie Alder - Lyon 2021',
        'Compétences acquises : Patience, Organisation',
      ),
    ).toEqual(['Serveuse | Hôtel Alder | Lyon | 2020..', 'Vendeuse | Boulangerie Alder | Lyon | 2021..']);
  });

  it('a retraining among the jobs, which is a time without a job', () => {
    const { reading, sections } = sectionByHand('experience', [
      'Weiterbildung zur Technikerin (IHK)\t06/2021 – 12/2022',
      'Buchhalterin, Alder GmbH\t10/2018 – 06/2021',
      'Leiterin Weiterbildung, Harrow GmbH\t01/2015 – 10/2018',
    ]);
    const { jobs, leaves } = workHistoryOf(reading, sections);
    expect(jobs.map(({ title }) => title?.value)).toEqual(['Buchhalterin', 'Leiterin Weiterbildung']);
    expect(leaves.map(({ value }) => value.start?.year)).toEqual([2021]);
  });

  it('no retraining that is a job: with an employer or with bullets', () => {
    expect(
      read(
        '**Weiterbildung | Klinikum Nord GmbH | 2018 - 2020',
        '• Leitung der Abteilung',
        '**Weiterbildung zur Pflegefachkraft, Klinikum Nord, 2014 - 2016',
        '• Pflege auf zwei Stationen',
        '**Umschulung zum Fachinformatiker | Bildungszentrum Harrow | 2012 - 2014',
      ),
    ).toEqual([
      'Weiterbildung | Klinikum Nord GmbH |  | 2018..2020',
      'Weiterbildung zur Pflegefachkraft | Klinikum Nord |  | 2014..2016',
      'Umschulung zum Fachinformatiker | Bildungszentrum Harrow |  | 2012..2014',
    ]);
    expect(read('Umschulung | Trainerin | Bildungswerk Bonn | 2012 - 2016', '• Kurse geleitet')).toHaveLength(1);
  });
});

describe('a date below the head of a job', () => {
  it.each([
    ['in brackets among remarks', 'Leeds | Fixed term (June 2020: permanent), full time', 1],
    ['of another job', 'Assistant Baker, Harrow Foods (June 2016)', 2],
    ['at the end of its line', 'Leeds | Assistant Baker (June 2016)', 2],
  ])('belongs to it or begins another: %s', (_, line, count) => {
    const jobs = jobsIn('**Baker, Mill Lane Bakery\tMar 2018 – Nov 2021', line, '• Baked rye bread for four shops');
    expect(jobs).toHaveLength(count);
    expect(jobs[0]?.bullets).toHaveLength(count === 1 ? 1 : 0);
  });
});

describe('bullets that begin with their dates', () => {
  it.each([
    ['Dutch', '• zomer 2016: stage bij Bakkerij Molen', '• zomer 2015: afwasser bij Restaurant Haven'],
    ['French', '• été 2016 : stage chez Boulangerie Moulin', '• été 2015 : plongeur chez Restaurant Port'],
    ['Italian', '• estate 2016: tirocinio presso Panificio Mulino', '• 2015: cameriere presso Ristorante Porto'],
    ['English', '• July 2016: packer at Harrow Foods', '• 2015: waiter at Ashby House'],
  ])('are jobs below the label of a group: %s', (_, ...bullets) => {
    const jobs = jobsIn(
      '**Baker, Mill Lane Bakery\tMar 2018 – Nov 2021',
      '• Baked rye bread',
      '**Student jobs',
      ...bullets,
    );
    expect(jobs.map(({ period }) => period?.value.start?.year)).toEqual([2018, 2016, 2015]);
    expect(jobs.map(({ employer }) => employer !== null)).toEqual([true, true, true]);
    expect(jobs[0]?.bullets).toHaveLength(1);
  });

  it.each([
    [
      'of what somebody did',
      '• 2019: Won the prize for rye at Harrow Fair',
      '• 2018: Promoted to head baker at Harrow',
    ],
    ['without an employer', '• 2019: new oven and packer', '• 2018: waiter and packer'],
  ])('stay with their job: %s', (_, ...bullets) => {
    const jobs = jobsIn('**Baker, Mill Lane Bakery\tMar 2018 – Nov 2021', '**Highlights', ...bullets);
    expect(jobs.map(({ period }) => period?.value.start?.year)).not.toContain(2019);
  });
});
