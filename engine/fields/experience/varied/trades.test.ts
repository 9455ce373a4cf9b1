import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Sections as people of many trades write them: marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'rtl right place and dates',
    `**Wells Fargo**	Charlotte, NC
Mortgage Loan Officer	April 2019 - Present
• Closed $42M in 2021
**SunTrust**	Atlanta, GA
Personal Banker	May 2015 - March 2019
• Opened 30 accounts a month`,
    [
      'Mortgage Loan Officer | Wells Fargo | Charlotte, NC | 2019-04..present',
      'Personal Banker | SunTrust | Atlanta, GA | 2015-05..2019-03',
    ],
  ],
  [
    'dates, then title and employer',
    `Oct 2017 – Feb 2020
Waitstaff, Alder Senior Living
• Served two floors of guests`,
    ['Waitstaff | Alder Senior Living |  | 2017-10..2020-02'],
  ],
  [
    'title place employer dates',
    `**Line Cook**	Portland, ME
Eventide Oyster Co.	2019 - Present
• Fry station and raw bar
**Prep Cook**	Portland, ME
Becky's Diner	2017 - 2019
• Morning bake and sauces`,
    [
      'Line Cook | Eventide Oyster Co. | Portland, ME | 2019..present',
      "Prep Cook | Becky's Diner | Portland, ME | 2017..2019",
    ],
  ],
  [
    'latex moderncv',
    `2018–Present	**Process Engineer**, __Novozymes__, Kalundborg.
	Scale-up of fermentation for feed enzymes.
	◦ Raised titer by 12 %
2014–2018	**Chemist**, __Arla Foods__, Viby.
	Method validation for infant formula.`,
    ['Process Engineer | Novozymes | Kalundborg | 2018..present', 'Chemist | Arla Foods | Viby | 2014..2018'],
  ],
  [
    'awesome cv',
    `**Omnious. Co., Ltd.**	##Seoul, S.Korea##
Software Architect	__Jun. 2017 - May 2018__
• Provisioned an easily managable hybrid infrastructure
**PLAT Corp.**	##Seoul, S.Korea##
Co-founder & Software Engineer	__Jan. 2016 - Jun. 2017__
• Implemented RESTful API server`,
    [
      'Software Architect | Omnious. Co., Ltd. | Seoul, S.Korea | 2017-06..2018-05',
      'Co-founder & Software Engineer | PLAT Corp. | Seoul, S.Korea | 2016-01..2017-06',
    ],
  ],
  [
    'brackets dates front',
    `[2022 – Present] Research Engineer, Hyundai Motor Group, Namyang
[2019 – 2022] Junior Researcher, Korea Electrotechnology Research Institute, Changwon`,
    [
      'Research Engineer | Hyundai Motor Group | Namyang | 2022..present',
      'Junior Researcher | Korea Electrotechnology Research Institute | Changwon | 2019..2022',
    ],
  ],
  [
    'numbered',
    `1. Ngee Ann Polytechnic — Lecturer, School of Business (Jul 2018 – Present)
2. DBS Bank — Associate, Trade Finance (Jan 2014 – Jun 2018)
3. OCBC — Management Trainee (Jul 2012 – Dec 2013)`,
    [
      'Lecturer, School of Business | Ngee Ann Polytechnic |  | 2018-07..present',
      'Associate, Trade Finance | DBS Bank |  | 2014-01..2018-06',
      'Management Trainee | OCBC |  | 2012-07..2013-12',
    ],
  ],
  [
    'leadership section',
    `**President**, Society of Women Engineers	2022 – 2023
• Raised $8,000 from sponsors
**Team Captain**, Club Rowing	2021 – 2022
• Organized 5 a.m. practices
**Orientation Leader**, Office of First-Year Programs	Summer 2021`,
    [
      'President | Society of Women Engineers |  | 2022..2023',
      'Team Captain | Club Rowing |  | 2021..2022',
      'Orientation Leader | Office of First-Year Programs |  | 2021..',
    ],
  ],
  [
    'surnames employers',
    `**Architect**	2016 – Present
Okonkwo Bright Partnership
• Stage 3 to 5 for two libraries
**Part II Architectural Assistant**	2012 – 2016
Haworth Tompkins
• Theatre refurbishment
**Part I Assistant**	2010 – 2011
Allies and Morrison`,
    [
      'Architect | Okonkwo Bright Partnership |  | 2016..present',
      'Part II Architectural Assistant | Haworth Tompkins |  | 2012..2016',
      'Part I Assistant | Allies and Morrison |  | 2010..2011',
    ],
  ],
  [
    'title words in employer',
    `**Manager**	2020 – Present
Enterprise Rent-A-Car, Tulsa, OK
• Top branch of the region
**Driver**	2018 – 2020
Baker Hughes, Tulsa, OK
• Hauled frac sand
**Cook**	2016 – 2018
Cracker Barrel, Tulsa, OK
**Crew Member**	2014 – 2016
Trader Joe's, Tulsa, OK`,
    [
      'Manager | Enterprise Rent-A-Car | Tulsa, OK | 2020..present',
      'Driver | Baker Hughes | Tulsa, OK | 2018..2020',
      'Cook | Cracker Barrel | Tulsa, OK | 2016..2018',
      "Crew Member | Trader Joe's | Tulsa, OK | 2014..2016",
    ],
  ],
  [
    'employer named like title',
    `**Guardian**, Web Editor, London	2019 – 2022
**Broker Direct**, Underwriting Assistant, Bolton	2016 – 2019
**Coach**, Sales Supervisor, Manchester	2014 – 2016`,
    [
      'Web Editor | Guardian | London | 2019..2022',
      'Underwriting Assistant | Broker Direct | Bolton | 2016..2019',
      'Sales Supervisor | Coach | Manchester | 2014..2016',
    ],
  ],
  [
    'hotel chain',
    `**Front Office Manager** – Taj Lake Palace, Udaipur (Rajasthan)	Aug'19 – Present
• Upselling revenue up 22%
**Duty Manager** – The Oberoi Rajvilas, Jaipur	May'16 – Jul'19
• Guest recovery
**GSA** – ITC Maurya, New Delhi	Jun'13 – Apr'16`,
    [
      'Front Office Manager | Taj Lake Palace | Udaipur (Rajasthan) | 2019-08..present',
      'Duty Manager | The Oberoi Rajvilas | Jaipur | 2016-05..2019-07',
      'GSA | ITC Maurya | New Delhi | 2013-06..2016-04',
    ],
  ],
  [
    'table head three',
    `Employer	Position	Period
Kenya Revenue Authority	Tax Auditor	2018 – Present
PwC Kenya	Audit Associate	2014 – 2018
Nakumatt Holdings	Accounts Intern	2013`,
    [
      'Tax Auditor | Kenya Revenue Authority |  | 2018..present',
      'Audit Associate | PwC Kenya |  | 2014..2018',
      'Accounts Intern | Nakumatt Holdings |  | 2013..',
    ],
  ],
  [
    'sentence style',
    `**2017 – present: Gardener at Kew Gardens (Wakehurst)**
Look after the Himalayan glade and train two apprentices.
**2013 – 2017: Gardener at Nymans, National Trust**
Kept the walled garden.`,
    ['Gardener | Kew Gardens | Wakehurst | 2017..present', 'Gardener | Nymans, National Trust |  | 2013..2017'],
  ],
  [
    'arrow and slash',
    `Wildlife Biologist // USDA Forest Service // Missoula, MT // 2018 → present
Biological Technician // Glacier National Park // West Glacier, MT // 2014 → 2018`,
    [
      'Wildlife Biologist | USDA Forest Service | Missoula, MT | 2018..present',
      'Biological Technician | Glacier National Park | West Glacier, MT | 2014..2018',
    ],
  ],
  [
    'contract roles',
    `**UX Researcher (Contract)**	Oct 2022 – Mar 2023
Google via Vaco, Mountain View, CA
• 24 moderated sessions on Maps
**Design Researcher**	Jan 2019 – Sep 2022
IDEO, San Francisco, CA
• Field studies in Kenya`,
    [
      'UX Researcher (Contract) | Google via Vaco | Mountain View, CA | 2022-10..2023-03',
      'Design Researcher | IDEO | San Francisco, CA | 2019-01..2022-09',
    ],
  ],
  [
    'nursing units',
    `**RN, Labor & Delivery**	06/2019 – Present
Banner Desert Medical Center – Mesa, AZ
• 1:1 care of laboring patients
**RN, Med-Surg/Telemetry**	07/2016 – 05/2019
Chandler Regional – Chandler, AZ
• Ratio 1:5
**CNA**	2013 – 2016
Life Care Center of Paradise Valley – Phoenix, AZ`,
    [
      'RN, Labor & Delivery | Banner Desert Medical Center | Mesa, AZ | 2019-06..present',
      'RN, Med-Surg/Telemetry | Chandler Regional | Chandler, AZ | 2016-07..2019-05',
      'CNA | Life Care Center of Paradise Valley | Phoenix, AZ | 2013..2016',
    ],
  ],
  [
    'volunteer mixed',
    `**Volunteer Tax Preparer**, VITA	Jan 2020 – Apr 2024
**Meals on Wheels**, Driver	2017 – 2019`,
    ['Volunteer Tax Preparer | VITA |  | 2020-01..2024-04', 'Driver | Meals on Wheels |  | 2017..2019'],
  ],
  [
    'employer then indented roles',
    `**Bosch Rexroth AG**, Lohr am Main
  **Entwicklungsingenieur Hydraulik**	04/2019 – heute
    • Ventilblöcke für Mobilkräne
  **Doktorand**	04/2016 – 03/2019
    • Kavitation in Proportionalventilen
**Fraunhofer IPA**, Stuttgart
  **Studentische Hilfskraft**	10/2013 – 03/2016`,
    [
      'Entwicklungsingenieur Hydraulik | Bosch Rexroth AG | Lohr am Main | 2019-04..present',
      'Doktorand | Bosch Rexroth AG | Lohr am Main | 2016-04..2019-03',
      'Studentische Hilfskraft | Fraunhofer IPA | Stuttgart | 2013-10..2016-03',
    ],
  ],
  [
    'apprentice germany',
    `08/2019 – 07/2022	Ausbildung zum Mechatroniker
	Liebherr-Hausgeräte, Ochsenhausen
08/2022 – heute	Servicetechniker im Außendienst
	Miele & Cie. KG, Region Bodensee`,
    [
      'Ausbildung zum Mechatroniker | Liebherr-Hausgeräte | Ochsenhausen | 2019-08..2022-07',
      'Servicetechniker im Außendienst | Miele & Cie. KG | Region Bodensee | 2022-08..present',
    ],
  ],
  [
    'place before employer',
    `**Marketing Executive**
Kuala Lumpur, Malaysia | AirAsia | Jan 2020 – Present
• Ran the BIG loyalty campaigns
**Marketing Assistant**
Penang, Malaysia | Old Town White Coffee | Mar 2017 – Dec 2019`,
    [
      'Marketing Executive | AirAsia | Kuala Lumpur, Malaysia | 2020-01..present',
      'Marketing Assistant | Old Town White Coffee | Penang, Malaysia | 2017-03..2019-12',
    ],
  ],
  [
    'dates with duration',
    `**Mechanical Fitter**	Nov 2018 – Present (6 years)
BHP Mitsubishi Alliance · Full-time · Moranbah, QLD
• Dragline shutdowns
**Apprentice Fitter & Turner**	Feb 2014 – Oct 2018 (4 years 9 months)
Hastings Deering · Apprenticeship · Mackay, QLD`,
    [
      'Mechanical Fitter | BHP Mitsubishi Alliance | Moranbah, QLD | 2018-11..present',
      'Apprentice Fitter & Turner | Hastings Deering | Mackay, QLD | 2014-02..2018-10',
    ],
  ],
  [
    'remote tags',
    `**Senior Backend Engineer** | Remote
__GitLab__ | Feb 2021 – Present
• Sharding of CI tables
**Backend Engineer** | Hybrid
__Toggl__ | Jun 2017 – Jan 2021
• Billing service in Go`,
    [
      'Senior Backend Engineer | GitLab | Remote | 2021-02..present',
      'Backend Engineer | Toggl | Hybrid | 2017-06..2021-01',
    ],
  ],
  [
    'school as employer',
    `**Adjunct Instructor of Welding**	Fall 2019 – Present
Lincoln Land Community College, Springfield, IL
• Teach GTAW and blueprint reading
**Welding Instructor**	2015 – 2019
Capital Area Career Center, Springfield, IL
• Prepared 40 students a year for AWS tests`,
    [
      'Adjunct Instructor of Welding | Lincoln Land Community College | Springfield, IL | 2019..present',
      'Welding Instructor | Capital Area Career Center | Springfield, IL | 2015..2019',
    ],
  ],
])('%s', (_family, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});
