import { expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// Sections as people of many countries write them: marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.
test.each<[string, string, readonly string[]]>([
  [
    'fr employer dash place below title',
    `**Conductrice de travaux**	Mars 2020 – Aujourd'hui
Eiffage Construction – Nantes (44)
• Suivi de trois chantiers de logements
**Aide conductrice de travaux**	Sept. 2017 – Févr. 2020
Legendre – Rennes (35)
• Établissement des métrés
**Apprentie ingénieure**	2014 – 2017
Vinci Construction – Saint-Herblain (44)`,
    [
      'Conductrice de travaux | Eiffage Construction | Nantes (44) | 2020-03..present',
      'Aide conductrice de travaux | Legendre | Rennes (35) | 2017-09..2020-02',
      'Apprentie ingénieure | Vinci Construction | Saint-Herblain (44) | 2014..2017',
    ],
  ],
  [
    'es employer first',
    `**Mercadona** — Valencia
__Coordinadora de tienda__	Marzo 2018 – Actualidad
• Gestión de 45 personas
**Consum** — Castellón
__Cajera-reponedora__	2012 – 2018
• Atención en caja y reposición`,
    [
      'Coordinadora de tienda | Mercadona | Valencia | 2018-03..present',
      'Cajera-reponedora | Consum | Castellón | 2012..2018',
    ],
  ],
  [
    'it dal al',
    `Dal 2019 ad oggi
Responsabile amministrativa presso Pastificio Di Martino, Gragnano (NA)
- Bilancio e controllo di gestione
Dal 2012 al 2019
Impiegata contabile presso Studio Esposito & Associati, Napoli
- Contabilità ordinaria di 60 clienti`,
    [
      'Responsabile amministrativa | Pastificio Di Martino | Gragnano (NA) | 2019..present',
      'Impiegata contabile | Studio Esposito & Associati | Napoli | 2012..2019',
    ],
  ],
  [
    'nl pipe',
    `**Teamcoach wijkverpleging** | Buurtzorg | Amersfoort	2019 - heden
• Coaching van zes zelfsturende teams
**Wijkverpleegkundige** | Beweging 3.0 | Amersfoort	2013 - 2019
• Indicatiestelling`,
    [
      'Teamcoach wijkverpleging | Buurtzorg | Amersfoort | 2019..present',
      'Wijkverpleegkundige | Beweging 3.0 | Amersfoort | 2013..2019',
    ],
  ],
  [
    'br empresa cargo',
    `**Magazine Luiza S/A** – Franca/SP
Cargo: Analista de Logística Pleno
Período: 05/2019 – atual
• Roteirização de entregas
**Lojas Riachuelo** – Natal/RN
Cargo: Auxiliar de Logística
Período: 02/2015 – 04/2019
• Controle de estoque`,
    [
      'Analista de Logística Pleno | Magazine Luiza S/A | Franca/SP | 2019-05..present',
      'Auxiliar de Logística | Lojas Riachuelo | Natal/RN | 2015-02..2019-04',
    ],
  ],
  [
    'academic lines',
    `**Assistant Professor of Sociology**, University of Kansas, Lawrence, KS. 2021–present.
**Postdoctoral Fellow**, Center for Demography and Ecology, University of Wisconsin–Madison. 2019–2021.
**Graduate Teaching Assistant**, Department of Sociology, Indiana University. 2013–2019.`,
    [
      'Assistant Professor of Sociology | University of Kansas | Lawrence, KS. | 2021..present',
      'Postdoctoral Fellow | University of Wisconsin–Madison |  | 2019..2021',
      'Graduate Teaching Assistant | Indiana University |  | 2013..2019',
    ],
  ],
  [
    'employer with description',
    `**Lumen Grid**	Lagos, Nigeria
Series A startup that finances solar home systems
**Head of Field Operations**	Jul 2021 – Present
• Built a network of 240 installers
**Kobo360**	Lagos, Nigeria
Digital freight marketplace
**Regional Operations Lead**	Jan 2018 – Jun 2021
• Onboarded 1,100 trucks`,
    [
      'Head of Field Operations | Lumen Grid | Lagos, Nigeria | 2021-07..present',
      'Regional Operations Lead | Kobo360 | Lagos, Nigeria | 2018-01..2021-06',
    ],
  ],
  [
    'names without words',
    `**Stripe**, __Solutions Architect__ — Dublin	Nov 2020 – Present
• Led 30 migrations from legacy gateways
**Klarna**, __Technical Account Manager__ — Stockholm	May 2017 – Oct 2020
• Owned 25 enterprise merchants
**Spotify**, __Support Engineer__ — Stockholm	Jan 2015 – Apr 2017`,
    [
      'Solutions Architect | Stripe | Dublin | 2020-11..present',
      'Technical Account Manager | Klarna | Stockholm | 2017-05..2020-10',
      'Support Engineer | Spotify | Stockholm | 2015-01..2017-04',
    ],
  ],
  [
    'odd titles',
    `**Sommelière**	2021 – Present
Noble Rot, London
• Curated a list of 400 bins
**Front of House**	2018 – 2021
St. JOHN, London
• Ran the pass on Sundays
**Stage**	2017
Relae, Copenhagen`,
    [
      'Sommelière | Noble Rot | London | 2021..present',
      'Front of House | St. JOHN | London | 2018..2021',
      'Stage | Relae | Copenhagen | 2017..',
    ],
  ],
  [
    'dash separated',
    `Electrical Apprentice – Tri-City Electric – Davenport, IA – 2020 to present
Yard Hand – River Valley Grain – Muscatine, IA – 2018 to 2020
Cart Attendant – Hy-Vee – Davenport, IA – 2016 to 2018`,
    [
      'Electrical Apprentice | Tri-City Electric | Davenport, IA | 2020..present',
      'Yard Hand | River Valley Grain | Muscatine, IA | 2018..2020',
      'Cart Attendant | Hy-Vee | Davenport, IA | 2016..2018',
    ],
  ],
  [
    'style change only',
    `**Ferrovial** __Tunnel Engineer__	2019 – Present
• Segment design for a 4 km bored tunnel
**Acciona** __Geotechnical Engineer__	2015 – 2019
• Site investigation on the Ring Road`,
    ['Tunnel Engineer | Ferrovial |  | 2019..present', 'Geotechnical Engineer | Acciona |  | 2015..2019'],
  ],
  [
    'dates own line below',
    `**Paralegal**
Kirkland Okafor LLP, Chicago, IL
September 2020 – Present
• Draft discovery for mass tort cases

**Legal Secretary**
Law Offices of Tomas Reyes, Cicero, IL
June 2016 – August 2020
• Calendared hearings

**File Clerk**
Cook County Circuit Court, Chicago, IL
2014 – 2016`,
    [
      'Paralegal | Kirkland Okafor LLP | Chicago, IL | 2020-09..present',
      'Legal Secretary | Law Offices of Tomas Reyes | Cicero, IL | 2016-06..2020-08',
      'File Clerk | Cook County Circuit Court | Chicago, IL | 2014..2016',
    ],
  ],
  [
    'dates above',
    `__Jan 2020 — Present__
**Pastry Chef** ##The Fife Arms##
• Menus for three outlets
__Apr 2017 — Dec 2019__
**Demi Chef de Partie** ##Gleneagles##
• Afternoon tea for 150`,
    ['Pastry Chef | The Fife Arms |  | 2020-01..present', 'Demi Chef de Partie | Gleneagles |  | 2017-04..2019-12'],
  ],
  [
    'canva sidebar',
    `##2021 - PRESENT##
**SENIOR STYLIST**
Salon Lumière | Austin, TX
Cuts, color and bridal styling for a book of 180 clients.
##2018 - 2021##
**STYLIST**
Supercuts | Round Rock, TX
Walk-in service and color corrections.
##2017 - 2018##
**ASSISTANT**
Avant Salon | Austin, TX`,
    [
      'SENIOR STYLIST | Salon Lumière | Austin, TX | 2021..present',
      'STYLIST | Supercuts | Round Rock, TX | 2018..2021',
      'ASSISTANT | Avant Salon | Austin, TX | 2017..2018',
    ],
  ],
  [
    'canva employer caps',
    `**REALLY GREAT DENTAL**
Dental Assistant | 2020 - Present
Assist with crowns, fillings and extractions while keeping patients calm and informed.
**SUNNYSIDE PEDIATRICS**
Medical Receptionist | 2017 - 2020
Answered a six-line phone system and scheduled forty visits a day.`,
    [
      'Dental Assistant | REALLY GREAT DENTAL |  | 2020..present',
      'Medical Receptionist | SUNNYSIDE PEDIATRICS |  | 2017..2020',
    ],
  ],
  [
    'projects inside job',
    `**Data Engineer**, Delivery Hero	Berlin	03/2020 – present
• Own the event pipeline (Kafka, Flink)
Project: Menu graph (2021 – 2022)
• Deduplicated 30 million dishes
Project: Rider forecast (2022 – 2023)
• Cut error by 14 %
**BI Developer**, idealo	Berlin	09/2017 – 02/2020
• Dashboards in Tableau`,
    ['Data Engineer | Delivery Hero | Berlin | 2020-03..present', 'BI Developer | idealo | Berlin | 2017-09..2020-02'],
  ],
  [
    'promotions under employer',
    `**Publix Super Markets**, Lakeland, FL	2012 – Present
__Store Manager__ (2020 – Present)
• $38M volume, 160 associates
__Assistant Customer Service Manager__ (2016 – 2020)
• Ran the front end
__Cashier__ (2012 – 2016)
• Voted associate of the month
**Sweetbay**, Tampa, FL	2010 – 2012
__Bagger__`,
    [
      'Store Manager | Publix Super Markets | Lakeland, FL | 2020..present',
      'Assistant Customer Service Manager | Publix Super Markets | Lakeland, FL | 2016..2020',
      'Cashier | Publix Super Markets | Lakeland, FL | 2012..2016',
      'Bagger | Sweetbay | Tampa, FL | 2010..2012',
    ],
  ],
  [
    'trades simple',
    `Lead Carpenter	2016-present
Bauer & Sons Restoration	Burlington VT
Timber framing and historic windows
Carpenter	2009-2016
Red House Building	Burlington VT
Residential remodels
Carpenter's helper	2006-2009
Various contractors	Chittenden County VT`,
    [
      'Lead Carpenter | Bauer & Sons Restoration | Burlington VT | 2016..present',
      'Carpenter | Red House Building | Burlington VT | 2009..2016',
      "Carpenter's helper | Various contractors | Chittenden County VT | 2006..2009",
    ],
  ],
  [
    'south africa labels',
    `Company: Pick n Pay, Claremont
Position: Fresh Produce Manager
Period: March 2018 – Present
Duties:
- Ordering and waste control
Company: Food Lover's Market, Diep River
Position: Junior Manager
Period: 2014 – February 2018
Duties:
- Cash up and banking`,
    [
      'Fresh Produce Manager | Pick n Pay | Claremont | 2018-03..present',
      "Junior Manager | Food Lover's Market | Diep River | 2014..2018-02",
    ],
  ],
  [
    'uae full',
    `**Senior Quantity Surveyor**
**Al Habtoor Leighton LLC, Dubai, UAE**
__Nov 2017 to Present__
Project: Residential towers, Business Bay (AED 480m)
• Interim valuations and final accounts
**Quantity Surveyor**
**Galfar Engineering & Contracting SAOG, Muscat, Oman**
__Feb 2013 to Oct 2017__
Project: Batinah Expressway Package 7
• Taking off and variations`,
    [
      'Senior Quantity Surveyor | Al Habtoor Leighton LLC | Dubai, UAE | 2017-11..present',
      'Quantity Surveyor | Galfar Engineering & Contracting SAOG | Muscat, Oman | 2013-02..2017-10',
    ],
  ],
  [
    'poland en',
    `**SENIOR QA ENGINEER**, Allegro, Poznań	2020-04 – now
• Contract tests for 80 services
**QA ENGINEER**, Comarch, Kraków	2016-09 – 2020-03
• Mobile banking`,
    ['SENIOR QA ENGINEER | Allegro | Poznań | 2020-04..present', 'QA ENGINEER | Comarch | Kraków | 2016-09..2020-03'],
  ],
  [
    'jp en',
    `Apr. 2018 – Present	Mitsui Fudosan Residential, Tokyo
	Assistant Manager, Overseas Business Dept.
	• Acquisition of a site in Bangkok
Apr. 2014 – Mar. 2018	Daiwa House Industry, Osaka
	Sales Associate
	• Detached houses in Hyogo`,
    [
      'Assistant Manager, Overseas Business Dept. | Mitsui Fudosan Residential | Tokyo | 2018-04..present',
      'Sales Associate | Daiwa House Industry | Osaka | 2014-04..2018-03',
    ],
  ],
  [
    'title behind employer comma',
    `**Deloitte, Senior Consultant, Toronto, ON**	2021 – present
• Lease accounting conversions
**BDO Canada, Staff Accountant, Barrie, ON**	2018 – 2021
• Reviews and compilations`,
    [
      'Senior Consultant | Deloitte | Toronto, ON | 2021..present',
      'Staff Accountant | BDO Canada | Barrie, ON | 2018..2021',
    ],
  ],
  [
    'intern list',
    `**Summer Analyst**, Lazard — New York, NY	Jun 2023 – Aug 2023
• Built a merger model for a packaging deal
**Research Assistant**, Booth School of Business — Chicago, IL	Sep 2022 – May 2023
• Cleaned SEC filings in Stata
**Treasurer**, Maroon Capital — Chicago, IL	Jan 2022 – Present
• Managed a $60k budget
**Lifeguard**, Town of Greenwich — Greenwich, CT	Summers 2019 – 2021`,
    [
      'Summer Analyst | Lazard | New York, NY | 2023-06..2023-08',
      'Research Assistant | Booth School of Business | Chicago, IL | 2022-09..2023-05',
      'Treasurer | Maroon Capital | Chicago, IL | 2022-01..present',
      'Lifeguard | Town of Greenwich | Greenwich, CT | 2019..2021',
    ],
  ],
])('%s', (_family, drawn, jobs) => {
  expect(jobsDrawn(drawn)).toEqual(jobs);
});
