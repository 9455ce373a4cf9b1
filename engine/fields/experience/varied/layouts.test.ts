import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Sections as people of many layouts write them: marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'us title above employer italic',
    `**Staff Accountant**	June 2021 – Present
__Brightwater Senior Living, Spokane, WA__
• Close the books for 14 communities within six business days
• Reconcile 60 bank accounts each month
**Accounts Payable Clerk**	Mar 2018 – May 2021
__Inland Paving & Grading, Spokane Valley, WA__
• Processed 900 invoices a month in Vista Viewpoint
**Night Auditor**	2016 – 2018
__Hotel Ruby, Spokane, WA__
• Balanced folios and ran end of day`,
    [
      'Staff Accountant | Brightwater Senior Living | Spokane, WA | 2021-06..present',
      'Accounts Payable Clerk | Inland Paving & Grading | Spokane Valley, WA | 2018-03..2021-05',
      'Night Auditor | Hotel Ruby | Spokane, WA | 2016..2018',
    ],
  ],
  [
    'us employer bold title italic below',
    `**Tidewater Orthopaedics**	Norfolk, VA
__Surgical Scheduler__	08/2020 – Present
• Book 45 cases a week across three surgeons
• Obtain authorizations from payers

**Sentara Leigh Hospital**	Norfolk, VA
__Patient Access Representative II__	02/2017 – 08/2020
• Registered emergency patients

**Chick-fil-A**	Chesapeake, VA
__Team Member, later Shift Lead__	05/2014 – 01/2017
• Trained eleven new hires`,
    [
      'Surgical Scheduler | Tidewater Orthopaedics | Norfolk, VA | 2020-08..present',
      'Patient Access Representative II | Sentara Leigh Hospital | Norfolk, VA | 2017-02..2020-08',
      'Team Member, later Shift Lead | Chick-fil-A | Chesapeake, VA | 2014-05..2017-01',
    ],
  ],
  [
    'one line title at employer',
    `Barista at Cuppa Joe (May 2022 - now)
Server at The Copper Kettle (Aug 2020 - Apr 2022)
Camp Counselor at YMCA Camp Widjiwagan (Summers 2018, 2019)`,
    [
      'Barista | Cuppa Joe |  | 2022-05..present',
      'Server | The Copper Kettle |  | 2020-08..2022-04',
      'Camp Counselor | YMCA Camp Widjiwagan |  | 2018..2019',
    ],
  ],
  [
    'comma colon no type',
    `Registered Nurse, Mount Carmel East: 2019 to 2021
Charge Nurse, Riverside Methodist: 2021 to present
Patient Care Assistant, Mount Carmel East: 2016 to 2019`,
    [
      'Registered Nurse | Mount Carmel East |  | 2019..2021',
      'Charge Nurse | Riverside Methodist |  | 2021..present',
      'Patient Care Assistant | Mount Carmel East |  | 2016..2019',
    ],
  ],
  [
    'bar employer title place dates',
    `Nordhavn Logistics | Customs Broker | Aarhus | 2020 - present
- Clear 300 shipments a month for importers of machinery
- Train junior brokers
DSV | Freight Forwarder | Horsens | 2016 - 2020
- Booked sea freight from Asia
Bilka | Sales Assistant | Horsens | 2013 - 2016
- Worked the evening tills`,
    [
      'Customs Broker | Nordhavn Logistics | Aarhus | 2020..present',
      'Freight Forwarder | DSV | Horsens | 2016..2020',
      'Sales Assistant | Bilka | Horsens | 2013..2016',
    ],
  ],
  [
    'bar title employer dates place',
    `**Site Foreman** | Kestrel Civil | 03/2019 – Present | Hobart TAS
• Run crews of up to 18 on road upgrades
**Leading Hand** | Shaw Contracting | 01/2015 – 02/2019 | Launceston TAS
• Set out kerb and gutter
**Pipelayer** | Hazell Bros | 06/2011 – 12/2014 | Hobart TAS
• Laid stormwater mains`,
    [
      'Site Foreman | Kestrel Civil | Hobart TAS | 2019-03..present',
      'Leading Hand | Shaw Contracting | Launceston TAS | 2015-01..2019-02',
      'Pipelayer | Hazell Bros | Hobart TAS | 2011-06..2014-12',
    ],
  ],
  [
    'dates first bar',
    `2021 – heute | Teamleiterin Einkauf | Vossloh-Werke GmbH, Lüdenscheid
• Führung von sechs Einkäufern
2016 – 2021 | Strategische Einkäuferin | Kostal, Hagen
• Verhandlung von Rahmenverträgen
2013 – 2016 | Trainee Supply Chain | Hella KGaA, Lippstadt
• Stationen in drei Werken`,
    [
      'Teamleiterin Einkauf | Vossloh-Werke GmbH | Lüdenscheid | 2021..present',
      'Strategische Einkäuferin | Kostal | Hagen | 2016..2021',
      'Trainee Supply Chain | Hella KGaA | Lippstadt | 2013..2016',
    ],
  ],
  [
    'gutter dates de',
    `09/2019 – heute	**Pflegedienstleitung**
	Caritas-Altenzentrum St. Josef, Trier
	• Dienstplanung für 42 Mitarbeitende
	• Qualitätsmanagement
04/2014 – 08/2019	**Wohnbereichsleitung**
	Seniorenresidenz Moselblick, Konz
	• Leitung eines Wohnbereichs mit 28 Plätzen
10/2010 – 03/2014	**Altenpflegerin**
	Haus Maria, Saarburg`,
    [
      'Pflegedienstleitung | Caritas-Altenzentrum St. Josef | Trier | 2019-09..present',
      'Wohnbereichsleitung | Seniorenresidenz Moselblick | Konz | 2014-04..2019-08',
      'Altenpflegerin | Haus Maria | Saarburg | 2010-10..2014-03',
    ],
  ],
  [
    'linkedin several roles',
    `**Halcyon Robotics**
3 years 2 months
Engineering Manager
January 2023 - Present (1 year 11 months)
Zurich, Switzerland
I lead the motion planning group of nine people.
Senior Software Engineer
October 2021 - December 2022 (1 year 3 months)
Zurich, Switzerland

**Ableton**
Software Developer
April 2018 - September 2021 (3 years 6 months)
Berlin, Germany

**Self-employed**
Music Producer
2015 - 2018 (3 years)`,
    [
      'Engineering Manager | Halcyon Robotics | Zurich, Switzerland | 2023-01..present',
      'Senior Software Engineer | Halcyon Robotics | Zurich, Switzerland | 2021-10..2022-12',
      'Software Developer | Ableton | Berlin, Germany | 2018-04..2021-09',
      'Music Producer | Self-employed |  | 2015..2018',
    ],
  ],
  [
    'linkedin title wraps',
    `**Universidad del Rosario**
Coordinadora de Investigación y Profesora Asistente de la Facultad de
Jurisprudencia
febrero de 2020 - Present (4 años 10 meses)
Bogotá, Distrito Capital, Colombia

**Brigard Urrutia**
Asociada
julio de 2016 - enero de 2020 (3 años 7 meses)
Bogotá, Colombia`,
    [
      'Coordinadora de Investigación y Profesora Asistente de la Facultad de Jurisprudencia | Universidad del Rosario | Bogotá, Distrito Capital, Colombia | 2020-02..present',
      'Asociada | Brigard Urrutia | Bogotá, Colombia | 2016-07..2020-01',
    ],
  ],
  [
    'military service lines',
    `**United States Army**	Fort Bragg, NC
**Platoon Sergeant**	Jan 2018 – Mar 2022
• Led 38 soldiers through two deployments
**Squad Leader**	Jun 2014 – Jan 2018
• Trained nine soldiers
**Infantryman**	Aug 2010 – Jun 2014
• Served in Kandahar Province`,
    [
      'Platoon Sergeant | United States Army | Fort Bragg, NC | 2018-01..2022-03',
      'Squad Leader | United States Army | Fort Bragg, NC | 2014-06..2018-01',
      'Infantryman | United States Army | Fort Bragg, NC | 2010-08..2014-06',
    ],
  ],
  [
    'military slashed',
    `Aviation Electrician's Mate Second Class (AE2), U.S. Navy	2015 – 2021
NAS Whidbey Island, WA
• Maintained EA-18G wiring
Avionics Technician, Horizon Air	2021 – Present
Portland, OR
• Troubleshoot Q400 avionics on the line`,
    [
      "Aviation Electrician's Mate Second Class (AE2) | U.S. Navy | NAS Whidbey Island, WA | 2015..2021",
      'Avionics Technician | Horizon Air | Portland, OR | 2021..present',
    ],
  ],
  [
    'freelance clients',
    `**Freelance Copywriter**	2019 – Present
Clients: Oatly, Too Good To Go, Coop
• Wrote 40 landing pages
**Copywriter, Åkestam Holst**	2016 – 2019
• Campaigns for IKEA and Apotek Hjärtat
**Junior Copywriter, Garbergs**	2014 – 2016`,
    [
      'Freelance Copywriter |  |  | 2019..present',
      'Copywriter | Åkestam Holst |  | 2016..2019',
      'Junior Copywriter | Garbergs |  | 2014..2016',
    ],
  ],
  [
    'title comma employer place uk',
    `**Deputy Head of Year 9, Falinge Park High School**, Rochdale	Sept 2020 – present
• Teach maths to KS3 and KS4
**Teacher of Mathematics, Wardle Academy**, Littleborough	Sept 2016 – Aug 2020
• Improved progress 8 from -0.3 to +0.2
**Cover Supervisor, Oulder Hill**, Rochdale	Jan 2015 – July 2016`,
    [
      'Deputy Head of Year 9 | Falinge Park High School | Rochdale | 2020-09..present',
      'Teacher of Mathematics | Wardle Academy | Littleborough | 2016-09..2020-08',
      'Cover Supervisor | Oulder Hill | Rochdale | 2015-01..2016-07',
    ],
  ],
  [
    'department then hospital',
    `**Clinical Nurse Specialist**	2018 – Present
Cardiology, Lakeside Hospital, Kettering
• Run the heart failure clinic
**Staff Nurse**	2014 – 2018
Acute Medicine, Glenfield Hospital, Leicester
• Rotated through the ward's high dependency bay
**Healthcare Assistant**	2012 – 2014
Ward 7, Glenfield Hospital, Leicester`,
    [
      'Clinical Nurse Specialist | Cardiology, Lakeside Hospital | Kettering | 2018..present',
      'Staff Nurse | Acute Medicine, Glenfield Hospital | Leicester | 2014..2018',
      'Healthcare Assistant | Ward 7, Glenfield Hospital | Leicester | 2012..2014',
    ],
  ],
  [
    'agency dash',
    `**Accenture – Client: Barclays**	London	Feb 2021 – Present
__Business Analyst__
• Wrote 120 user stories for the mortgage portal
**Capgemini – Client: HMRC**	Telford	Sep 2018 – Jan 2021
__Junior Business Analyst__
• Mapped processes for tax credits`,
    [
      'Business Analyst | Accenture – Client: Barclays | London | 2021-02..present',
      'Junior Business Analyst | Capgemini | Telford | 2018-09..2021-01',
    ],
  ],
  [
    'career break',
    `**Product Manager**	Feb 2022 – Present
Wolt, Helsinki
• Own the merchant onboarding funnel
**Parental leave**	Jan 2021 – Jan 2022
**Associate Product Manager**	Aug 2017 – Dec 2020
Zalando, Helsinki
• Shipped size advice to 14 markets`,
    [
      'Product Manager | Wolt | Helsinki | 2022-02..present',
      'Associate Product Manager | Zalando | Helsinki | 2017-08..2020-12',
    ],
  ],
  [
    'career break words',
    `Career Break – Full-time caregiver	2019 – 2020
Branch Librarian, Dún Laoghaire-Rathdown County Council	2020 – present
- Manage the Deansgrange branch
Library Assistant, Fingal County Council	2014 – 2019
- Ran story time`,
    [
      'Branch Librarian | Dún Laoghaire-Rathdown County Council |  | 2020..present',
      'Library Assistant | Fingal County Council |  | 2014..2019',
    ],
  ],
  [
    'europass labels',
    `01/03/2021 – CURRENT – Braga, Portugal
**TÉCNICA DE QUALIDADE** – FRULACT
• Controlo de matérias-primas
01/09/2018 – 28/02/2021 – Vila Nova de Famalicão, Portugal
**ANALISTA DE LABORATÓRIO** – CONTINENTAL MABOR
• Ensaios físico-químicos`,
    [
      'TÉCNICA DE QUALIDADE | FRULACT | Braga, Portugal | 2021-03..present',
      'ANALISTA DE LABORATÓRIO | CONTINENTAL MABOR | Vila Nova de Famalicão, Portugal | 2018-09..2021-02',
    ],
  ],
  [
    'header band employer',
    `**MERIDIAN FREIGHT LINES**
__Dispatcher__	Laredo, TX	2017 – Present
• Assign 80 loads a day to owner-operators
**WERNER ENTERPRISES**
__OTR Driver__	Omaha, NE	2009 – 2017
• 1.1 million safe miles
**SELF**
__Owner-Operator__	Laredo, TX	2004 – 2009`,
    [
      'Dispatcher | MERIDIAN FREIGHT LINES | Laredo, TX | 2017..present',
      'OTR Driver | WERNER ENTERPRISES | Omaha, NE | 2009..2017',
      'Owner-Operator | SELF | Laredo, TX | 2004..2009',
    ],
  ],
  [
    'one line jobs table',
    `2019–	Cellist	Orquesta Filarmónica de Gran Canaria
2015–2019	Substitute cellist	Orquestra Simfònica de Barcelona
2012–2015	Cello teacher	Escola de Música de Sant Cugat`,
    [
      'Cellist | Orquesta Filarmónica de Gran Canaria |  | 2019..present',
      'Substitute cellist | Orquestra Simfònica de Barcelona |  | 2015..2019',
      'Cello teacher | Escola de Música de Sant Cugat |  | 2012..2015',
    ],
  ],
  [
    'bullets without marks',
    `**Warehouse Team Leader, Ocado**	Hatfield, Aug 2019 – Present
Lead a shift of 25 pickers across ambient and chilled.
Cut mispicks from 1.8% to 0.6% within a year by moving fast sellers to the golden zone.
Hold the forklift and reach truck licences for the site.

**Picker and Packer, Amazon**	Hemel Hempstead, Jan 2017 – Jul 2019
Picked 140 units an hour against a target of 120.
Trained new starters on the scanners during peak.`,
    [
      'Warehouse Team Leader | Ocado | Hatfield | 2019-08..present',
      'Picker and Packer | Amazon | Hemel Hempstead | 2017-01..2019-07',
    ],
  ],
  [
    'the address of an employer below its name',
    `Baker (August 2017 – May 2018)
Altitude Gym
#1 Harrow Rd. 2nd Floor Crest Hotel, Leeds
• Baked rye for 40 members
Clerk (2015 – 2016)
99 Ranch Market, Leeds`,
    ['Baker | Altitude Gym | Leeds | 2017-08..2018-05', 'Clerk | 99 Ranch Market | Leeds | 2015..2016'],
  ],
  [
    'table whose header names a status',
    `Organization	Status	Year
Harrow Mills	Manager	2016 – 2019
Ashby Dairy	Clerk	2015 – 2016`,
    ['Manager | Harrow Mills |  | 2016..2019', 'Clerk | Ashby Dairy |  | 2015..2016'],
  ],
  [
    'india company designation',
    `**Infosys Limited**, Pune	Jul 2019 – Till date
Designation: Technology Analyst
Project: Core banking migration for a Nordic bank
• Developed microservices in Spring Boot
**Mindtree**, Bengaluru	Jun 2016 – Jun 2019
Designation: Software Engineer
• Worked on the claims module`,
    [
      'Technology Analyst | Infosys Limited | Pune | 2019-07..present',
      'Software Engineer | Mindtree | Bengaluru | 2016-06..2019-06',
    ],
  ],
  [
    'german als bei',
    `**Key Account Manager bei Dr. Oetker**, Bielefeld	seit 05/2020
• Betreuung der Edeka-Regionen
**Gebietsverkaufsleiter bei Melitta**, Minden	03/2016 – 04/2020
• 120 Märkte`,
    [
      'Key Account Manager | Dr. Oetker | Bielefeld | 2020-05..present',
      'Gebietsverkaufsleiter | Melitta | Minden | 2016-03..2020-04',
    ],
  ],
  [
    'french chez',
    `Depuis 2021 : Chargée de communication – Mairie de Pantin
• Rédaction du magazine municipal
2018 – 2021 : Assistante de communication – Emmaüs Solidarité, Paris
• Animation des réseaux sociaux
2017 : Stagiaire – Radio Nova`,
    [
      'Chargée de communication | Mairie de Pantin |  | 2021..present',
      'Assistante de communication | Emmaüs Solidarité | Paris | 2018..2021',
      'Stagiaire | Radio Nova |  | 2017..',
    ],
  ],
  [
    'list items that end with their dates a line further down',
    `1. Assistant Professor of Geology, University of Harrow,
Leeds. (2013 - 2017).
2. Lecturer in Department of Botany, Silverton University,
Leeds. (2010 – 2013).
3. Store keeper at Harrow Foods Limited, 2008 – 2010.`,
    [
      'Assistant Professor of Geology | University of Harrow | Leeds | 2013..2017',
      'Lecturer in Department of Botany | Silverton University | Leeds | 2010..2013',
      'Store keeper | Harrow Foods Limited |  | 2008..2010',
    ],
  ],
  [
    'duties with dates a line further down, below a header with dates',
    `**Site Manager, Harrow Homes\tJan 2014 – Dec 2020**
• Built the homes of Alder Road with a crew of twelve, for its owner in Leeds
(2014 – 2016)
• Led the works on the library of the old town, for the council of Silverton
(2017 – 2019)`,
    ['Site Manager | Harrow Homes |  | 2014-01..2020-12'],
  ],
])('%s', (_family, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});

test('a long word in a bracket is read in bounded time', () => {
  const start = performance.now();
  jobsDrawn(`Welder at Harrow (${'rye'.repeat(400)}\n2010 – 2012\nFitter, Alder Ltd, 2008 – 2010`);
  expect(performance.now() - start).toBeLessThan(2000);
});
