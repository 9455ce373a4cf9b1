import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Sections as people of many habits write them: marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'two gutters place under date',
    `Mar 2021 – Present	**Veterinary Nurse**
Dundee	Parkside Veterinary Group
	• Anaesthesia for routine surgery
Jul 2018 – Feb 2021	**Animal Care Assistant**
Perth	Scottish SPCA
	• Kennels and rehoming`,
    [
      'Veterinary Nurse | Parkside Veterinary Group | Dundee | 2021-03..present',
      'Animal Care Assistant | Scottish SPCA | Perth | 2018-07..2021-02',
    ],
  ],
  [
    'small caps all',
    `**ASSISTANT STORE MANAGER, DOLLAR GENERAL**
GADSDEN, AL	2018 – PRESENT
• OPEN AND CLOSE, DEPOSITS, TRUCK
**CASHIER, PIGGLY WIGGLY**
ATTALLA, AL	2015 – 2018
• REGISTER AND BAGGING`,
    [
      'ASSISTANT STORE MANAGER | DOLLAR GENERAL | GADSDEN, AL | 2018..present',
      'CASHIER | PIGGLY WIGGLY | ATTALLA, AL | 2015..2018',
    ],
  ],
  [
    'dates in parens after employer',
    `Production Planner
Grundfos (2019 – present)
- MRP for 4,000 items
Purchasing Assistant
Danfoss (2015 – 2019)
- Call-offs from Asia`,
    ['Production Planner | Grundfos |  | 2019..present', 'Purchasing Assistant | Danfoss |  | 2015..2019'],
  ],
  [
    'employer paren dates role line',
    `Siemens Energy (06/2018 - 12/2023)
Role: Commissioning Engineer
- Gas turbines in Egypt
ABB (01/2014 - 05/2018)
Role: Test Engineer
- Switchgear FAT`,
    ['Commissioning Engineer | Siemens Energy |  | 2018-06..2023-12', 'Test Engineer | ABB |  | 2014-01..2018-05'],
  ],
  [
    'short bio role',
    `**Founder & CEO, Tala Foods**
Nairobi, 2020 – Present
Packs ready-to-cook greens for 140 supermarkets.
**Category Manager, Twiga Foods**
Nairobi, 2017 – 2020
Bananas and onions from 3,000 growers.`,
    ['Founder & CEO | Tala Foods | Nairobi | 2020..present', 'Category Manager | Twiga Foods | Nairobi | 2017..2020'],
  ],
  [
    'employer own website',
    `**Growth Marketer**	Feb 2020 – Present
Printful (printful.com), Riga
• SEO for 30 landing pages
**Content Specialist**	Mar 2017 – Jan 2020
Draugiem Group (draugiemgroup.com), Riga`,
    [
      'Growth Marketer | Printful (printful.com) | Riga | 2020-02..present',
      'Content Specialist | Draugiem Group (draugiemgroup.com) | Riga | 2017-03..2020-01',
    ],
  ],
  [
    'ministry',
    `**Economic Affairs Officer**	2019 – present
Ministry of Finance and Planning, Government of Tanzania, Dodoma
• Medium-term expenditure framework
**Consultant**	2017 – 2019
World Bank, Dar es Salaam
• Public expenditure review`,
    [
      'Economic Affairs Officer | Ministry of Finance and Planning, Government of Tanzania | Dodoma | 2019..present',
      'Consultant | World Bank | Dar es Salaam | 2017..2019',
    ],
  ],
  [
    'no dates',
    `**Receptionist**
Hillcrest Dental, Boise
• Phones and charts
**Hostess**
Bardenay, Boise
• Seating plan`,
    ['Receptionist | Hillcrest Dental | Boise | ..', 'Hostess | Bardenay | Boise | ..'],
  ],
  [
    'with reason for leaving',
    `Store Keeper
Shoprite Checkers, Lusaka
January 2017 to December 2021
Reason for leaving: Contract ended
Sales Assistant
Game Stores, Lusaka
2014 to 2016
Reason for leaving: Better opportunity`,
    [
      'Store Keeper | Shoprite Checkers | Lusaka | 2017-01..2021-12',
      'Sales Assistant | Game Stores | Lusaka | 2014..2016',
    ],
  ],
  [
    'driver lines',
    `Swift Transportation, Phoenix AZ, Class A Driver, 5/2019-present
Schneider National, Green Bay WI, Company Driver, 2/2016-4/2019
US Foods, La Mirada CA, Delivery Driver, 8/2013-1/2016`,
    [
      'Class A Driver | Swift Transportation | Phoenix AZ | 2019-05..present',
      'Company Driver | Schneider National | Green Bay WI | 2016-02..2019-04',
      'Delivery Driver | US Foods | La Mirada CA | 2013-08..2016-01',
    ],
  ],
  [
    'place first gutter',
    `**Glasgow**	**Stage Manager**, Citizens Theatre	2018 – Present
	• Called 14 productions
**Dundee**	**Deputy Stage Manager**, Dundee Rep	2014 – 2018
	• Ran the book`,
    [
      'Stage Manager | Citizens Theatre | Glasgow | 2018..present',
      'Deputy Stage Manager | Dundee Rep | Dundee | 2014..2018',
    ],
  ],
  [
    'title with at sign place',
    `**Data Analyst @ Rappi** · Bogotá · Ene 2021 – Presente
• Modelos de demanda
**Analista de Riesgos @ Bancolombia** · Medellín · Feb 2017 – Dic 2020
• Scoring de consumo`,
    [
      'Data Analyst | Rappi | Bogotá | 2021-01..present',
      'Analista de Riesgos | Bancolombia | Medellín | 2017-02..2020-12',
    ],
  ],
  [
    'heading like company with tagline',
    `**PURE GYM** — Personal Trainer	Leeds | 2019–now
Level 3; 30 clients a week
**DAVID LLOYD** — Fitness Instructor	Leeds | 2016–2019
Inductions and classes`,
    ['Personal Trainer | PURE GYM | Leeds | 2019..present', 'Fitness Instructor | DAVID LLOYD | Leeds | 2016..2019'],
  ],
  [
    'columns title right',
    `**Tetra Pak**	**Automation Engineer**
Lund, Sweden	2017 – present
• PLC for filling lines
**Alfa Laval**	**Service Engineer**
Tumba, Sweden	2012 – 2017
• Separators at sea`,
    [
      'Automation Engineer | Tetra Pak | Lund, Sweden | 2017..present',
      'Service Engineer | Alfa Laval | Tumba, Sweden | 2012..2017',
    ],
  ],
  [
    'italics line employer bar place',
    `**Research Nurse Coordinator**
__St Vincent's University Hospital | Dublin 4 | Feb 2019 – Date__
• Phase II oncology trials
**Staff Nurse, Oncology Day Ward**
__Beaumont Hospital | Dublin 9 | Sept 2015 – Jan 2019__
• Cytotoxic administration`,
    [
      "Research Nurse Coordinator | St Vincent's University Hospital | Dublin 4 | 2019-02..present",
      'Staff Nurse, Oncology Day Ward | Beaumont Hospital | Dublin 9 | 2015-09..2019-01',
    ],
  ],
  [
    'israel',
    `2019-present: Team Leader, Check Point Software Technologies, Tel Aviv
Managed six developers of the sandbox engine.
2015-2019: Software Engineer, Amdocs, Ra'anana
Billing mediation in C++.
2011-2014: Sergeant First Class, IDF, Unit 8200
Signals analysis.`,
    [
      'Team Leader | Check Point Software Technologies | Tel Aviv | 2019..present',
      "Software Engineer | Amdocs | Ra'anana | 2015..2019",
      'Sergeant First Class | IDF, Unit 8200 |  | 2011..2014',
    ],
  ],
  [
    'roles with slash dates right bottom',
    `**Novotel Auckland Airport**
Night Manager / Duty Manager
Auckland	Apr 2018 – Present
• Overnight audit and safety
**SkyCity Grand**
Guest Services Agent
Auckland	Nov 2015 – Apr 2018
• Check-in for 635 rooms`,
    [
      'Night Manager / Duty Manager | Novotel Auckland Airport | Auckland | 2018-04..present',
      'Guest Services Agent | SkyCity Grand | Auckland | 2015-11..2018-04',
    ],
  ],
  [
    'employer with abbrev parens',
    `**Monitoring and Evaluation Officer**	2019 – Present
Norwegian Refugee Council (NRC), Cox's Bazar
• Baselines in 11 camps
**Field Assistant**	2016 – 2019
Bangladesh Rural Advancement Committee (BRAC), Dhaka`,
    [
      "Monitoring and Evaluation Officer | Norwegian Refugee Council (NRC) | Cox's Bazar | 2019..present",
      'Field Assistant | Bangladesh Rural Advancement Committee (BRAC) | Dhaka | 2016..2019',
    ],
  ],
  [
    'bold only dates',
    `**2020 – Present**
Head Brewer, Pipeworks, Chicago
Recipe development and a 30-barrel house.
**2016 – 2020**
Cellarman, Half Acre, Chicago
Fermentation and packaging.`,
    ['Head Brewer | Pipeworks | Chicago | 2020..present', 'Cellarman | Half Acre | Chicago | 2016..2020'],
  ],
])('%s', (_family, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});
