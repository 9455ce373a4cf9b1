/** Kinds of organizations that people of a trade work for; each has grammars of its own in `employers.ts`. */
export type Sector =
  | 'hospital'
  | 'school'
  | 'university'
  | 'startup'
  | 'software'
  | 'factory'
  | 'shop'
  | 'restaurant'
  | 'hotel'
  | 'bank'
  | 'law'
  | 'builder'
  | 'government'
  | 'military'
  | 'charity'
  | 'staffing'
  | 'transport'
  | 'media'
  | 'consulting'
  | 'lab'
  | 'energy'
  | 'salon'
  | 'farm';

/** A line of work. Titles and tools are drawn from it, its deeds and knowledge from ESCO by the beginnings of words. */
export type Trade = {
  id: string;
  /** O*NET-SOC code for its tools. */
  code: string;
  titles: readonly string[];
  /** Ends of titles that narrow them: 'Registered Nurse, ICU'. */
  branches: readonly string[];
  sectors: readonly Sector[];
  /** Beginnings of words in ESCO labels. */
  words: string;
  fields: readonly string[];
  certifications: readonly (readonly [name: string, issuer: string])[];
};

const listed = (text: string): readonly string[] => text.split('|').map((item) => item.trim());
const certified = (text: string): Trade['certifications'] =>
  listed(text).map((item) => {
    const [name = '', issuer = ''] = item.split('@').map((part) => part.trim());
    return [name, issuer] as const;
  });

const trade = (
  id: string,
  code: string,
  sectors: readonly Sector[],
  words: string,
  texts: { titles: string; branches: string; fields: string; certified: string },
): Trade => ({
  id,
  code,
  sectors,
  words,
  titles: listed(texts.titles),
  branches: listed(texts.branches),
  fields: listed(texts.fields),
  certifications: certified(texts.certified),
});

export const trades: readonly Trade[] = [
  trade(
    'nurse',
    '29-1141.00',
    ['hospital', 'hospital', 'staffing', 'government'],
    'nurs|patient|medication|wound|healthcare',
    {
      titles:
        'Registered Nurse|Staff Nurse|Charge Nurse|Nurse Manager|Clinical Nurse Specialist|Licensed Practical Nurse',
      branches: 'ICU|Emergency|Oncology|Pediatrics|Night Shift|Medical-Surgical',
      fields: 'Nursing|Nursing Science|Public Health',
      certified:
        'Registered Nurse License @ State Board of Nursing|Basic Life Support (BLS) @ American Heart Association|Certified Critical Care Nurse (CCRN) @ AACN|Advanced Cardiovascular Life Support @ American Heart Association',
    },
  ),
  trade(
    'software',
    '15-1252.00',
    ['software', 'startup', 'bank', 'consulting'],
    'software|programming|debug|algorithm',
    {
      titles:
        'Software Engineer|Backend Developer|Full Stack Developer|Software Developer|Staff Engineer|Mobile Developer',
      branches: 'Payments|Platform|Search|iOS|Growth',
      fields: 'Computer Science|Software Engineering|Information Technology|Computer Engineering|Mathematics',
      certified:
        'AWS Certified Developer @ Amazon Web Services|Certified Kubernetes Administrator @ CNCF|Oracle Certified Professional @ Oracle|Professional Scrum Master I @ Scrum.org',
    },
  ),
  trade('data', '15-2051.00', ['software', 'bank', 'consulting', 'lab'], 'data|statistic|analyti', {
    titles: 'Data Scientist|Data Analyst|Machine Learning Engineer|Analytics Engineer|Business Intelligence Analyst',
    branches: 'Risk|Marketing|NLP|Forecasting',
    fields: 'Statistics|Data Science|Applied Mathematics|Economics|Physics',
    certified:
      'Google Data Analytics @ Coursera|TensorFlow Developer Certificate @ Google|Tableau Desktop Specialist @ Tableau',
  }),
  trade('network', '15-1244.00', ['software', 'government', 'military', 'bank'], 'network|ICT|server|firewall', {
    titles:
      'Systems Administrator|Network Engineer|IT Support Specialist|Help Desk Technician|Site Reliability Engineer',
    branches: 'Windows|Tier 2|Cloud|Infrastructure',
    fields: 'Information Systems|Network Administration|Computer Engineering|Cybersecurity',
    certified:
      'CompTIA Security+ @ CompTIA|Cisco Certified Network Associate @ Cisco|ITIL 4 Foundation @ Axelos|Microsoft Certified: Azure Administrator @ Microsoft',
  }),
  trade(
    'accountant',
    '13-2011.00',
    ['bank', 'consulting', 'factory', 'charity'],
    'account|audit|tax|bookkeep|financial statement',
    {
      titles: 'Accountant|Senior Accountant|Auditor|Bookkeeper|Tax Associate|Accounts Payable Clerk|Controller',
      branches: 'Payroll|General Ledger|Cost',
      fields: 'Accounting|Finance|Commerce|Business Administration',
      certified:
        'Certified Public Accountant @ AICPA|ACCA @ Association of Chartered Certified Accountants|Certified Management Accountant @ IMA',
    },
  ),
  trade('analyst', '13-2051.00', ['bank', 'consulting', 'government'], 'financ|invest|portfolio|risk', {
    titles:
      'Financial Analyst|Credit Analyst|Risk Manager|Portfolio Manager|Investment Banking Analyst|Treasury Analyst',
    branches: 'Equities|M&A|Corporate',
    fields: 'Finance|Economics|Business Administration|Mathematics',
    certified: 'CFA Level II @ CFA Institute|Financial Risk Manager @ GARP|Series 7 @ FINRA',
  }),
  trade('teacher', '25-2021.00', ['school', 'school', 'charity'], 'teach|lesson|pupil|classroom|student', {
    titles:
      'Teacher|Elementary School Teacher|Substitute Teacher|Special Education Teacher|Instructional Aide|Head of Year',
    branches: 'Grade 4|Mathematics|Key Stage 2|ESL',
    fields: 'Education|Elementary Education|English|Special Education|Mathematics',
    certified:
      'Professional Teaching Certificate @ Department of Education|TESOL Certificate @ Trinity College London|Qualified Teacher Status @ Department for Education',
  }),
  trade('professor', '25-1099.00', ['university', 'lab', 'university'], 'research|scientific|lectur|academic', {
    titles:
      'Assistant Professor|Lecturer|Postdoctoral Researcher|Research Assistant|Teaching Fellow|Adjunct Instructor',
    branches: 'Sociology|Molecular Biology|History|Economics',
    fields: 'Sociology|Molecular Biology|History|Political Science|Chemistry|Linguistics',
    certified: 'Fellowship of the Higher Education Academy @ Advance HE|Human Subjects Research @ CITI Program',
  }),
  trade('chemist', '19-2031.00', ['lab', 'factory', 'university'], 'chemi|laborator|pharmaceut', {
    titles: 'Chemist|Laboratory Technician|Quality Control Analyst|Research Scientist|Formulation Scientist',
    branches: 'Analytical|Polymers|Stability',
    fields: 'Chemistry|Biochemistry|Pharmaceutical Sciences|Chemical Engineering',
    certified: 'Good Laboratory Practice @ SQA|Six Sigma Green Belt @ ASQ|HAZWOPER 40 @ OSHA',
  }),
  trade('electrician', '47-2111.00', ['builder', 'factory', 'energy', 'military'], 'electric|wiring|voltage|circuit', {
    titles: 'Electrician|Journeyman Electrician|Apprentice Electrician|Maintenance Electrician|Electrical Foreman',
    branches: 'Commercial|Industrial|Night Shift',
    fields: 'Electrical Technology|Electrical Installation|Industrial Electronics',
    certified:
      'Journeyman Electrician License @ State of Oregon|OSHA 30 @ OSHA|18th Edition Wiring Regulations @ City & Guilds',
  }),
  trade('mechanic', '49-3023.00', ['shop', 'transport', 'military'], 'vehicle|engine|brake|mechanic', {
    titles: 'Automotive Technician|Mechanic|Diesel Technician|Service Advisor|Fleet Mechanic',
    branches: 'Heavy Equipment|Transmissions|Tires',
    fields: 'Automotive Technology|Diesel Mechanics|Mechanical Engineering',
    certified: 'ASE Master Technician @ ASE|Section 609 @ EPA|Commercial Driver License Class B @ State of Ohio',
  }),
  trade('welder', '51-4121.00', ['factory', 'builder', 'energy'], 'weld|metal|solder', {
    titles: 'Welder|Pipe Welder|Fabricator|Structural Welder|Boilermaker',
    branches: 'TIG|Shipyard|Aluminum',
    fields: 'Welding Technology|Metal Fabrication',
    certified: 'Certified Welder @ American Welding Society|6G Pipe Certification @ ASME|Confined Space Entry @ NCCER',
  }),
  trade('cook', '35-1011.00', ['restaurant', 'hotel', 'school'], 'cook|food|kitchen|menu|culinary', {
    titles: 'Line Cook|Sous Chef|Executive Chef|Pastry Chef|Kitchen Manager|Prep Cook',
    branches: 'Grill|Banquets|Breakfast',
    fields: 'Culinary Arts|Hospitality Management|Baking and Pastry',
    certified:
      'ServSafe Manager @ National Restaurant Association|Level 3 Food Safety @ CIEH|Certified Sous Chef @ American Culinary Federation',
  }),
  trade('server', '35-3031.00', ['restaurant', 'hotel'], 'guest|beverage|serve|restaurant|wine', {
    titles: 'Server|Bartender|Barista|Restaurant Manager|Host|Food Runner|Shift Lead',
    branches: 'Fine Dining|Bar|Weekend',
    fields: 'Hospitality Management|Communications|Tourism',
    certified:
      'TIPS Alcohol Certification @ Health Communications|Food Handler Card @ County Health Department|WSET Level 2 @ Wine & Spirit Education Trust',
  }),
  trade('retail', '41-2031.00', ['shop', 'shop'], 'customer|sales|merchandis|stock|shop', {
    titles: 'Sales Associate|Store Manager|Cashier|Assistant Manager|Visual Merchandiser|Key Holder',
    branches: 'Footwear|Electronics|Part-time',
    fields: 'Retail Management|Business Studies|Marketing|Fashion Merchandising',
    certified: 'Retail Management Certificate @ National Retail Federation|Forklift Operator @ OSHA',
  }),
  trade('sales', '41-4012.00', ['software', 'factory', 'startup', 'media'], 'sales|client|negotiat|customer|market', {
    titles:
      'Account Executive|Sales Representative|Business Development Manager|Regional Sales Manager|Key Account Manager',
    branches: 'Enterprise|Mid-Market|EMEA|Inside Sales',
    fields: 'Business Administration|Marketing|Communications|Economics',
    certified:
      'Certified Sales Professional @ NASP|HubSpot Inbound Sales @ HubSpot Academy|Salesforce Certified Administrator @ Salesforce',
  }),
  trade(
    'marketing',
    '11-2021.00',
    ['media', 'startup', 'shop', 'charity'],
    'market|advertis|brand|campaign|social media',
    {
      titles:
        'Marketing Manager|Digital Marketing Specialist|Brand Manager|Content Strategist|SEO Specialist|Marketing Coordinator',
      branches: 'Email|B2B|Product',
      fields: 'Marketing|Communications|Journalism|Psychology',
      certified:
        'Google Ads Search @ Google|Hootsuite Social Marketing @ Hootsuite|Meta Certified Digital Marketing Associate @ Meta',
    },
  ),
  trade('designer', '27-1024.00', ['media', 'startup', 'consulting'], 'design|graphic|illustrat|typograph|artistic', {
    titles: 'Graphic Designer|UX Designer|Art Director|Product Designer|Illustrator|Motion Designer',
    branches: 'Packaging|Mobile|Editorial',
    fields: 'Graphic Design|Visual Communication|Fine Arts|Interaction Design',
    certified: 'Adobe Certified Professional @ Adobe|UX Certification @ Nielsen Norman Group',
  }),
  trade('journalist', '27-3023.00', ['media', 'media', 'charity'], 'journalis|editor|news|writ|interview', {
    titles: 'Reporter|Copy Editor|Managing Editor|Staff Writer|Content Editor|Producer',
    branches: 'Metro|Investigations|Radio',
    fields: 'Journalism|English Literature|Media Studies|Political Science',
    certified: 'Media Law Certificate @ NCTJ|Poynter ACES Certificate in Editing @ Poynter',
  }),
  trade('lawyer', '23-1011.00', ['law', 'government', 'bank'], 'legal|law|contract|court|litigation', {
    titles: 'Associate Attorney|Legal Counsel|Paralegal|Law Clerk|Solicitor|Compliance Officer',
    branches: 'Litigation|Employment|Real Estate',
    fields: 'Law|Political Science|Legal Studies|International Relations',
    certified:
      'Admitted to the Bar @ State Bar of California|Certified Paralegal @ NALA|Notary Public @ State of Georgia',
  }),
  trade(
    'hr',
    '13-1071.00',
    ['consulting', 'staffing', 'factory', 'hospital'],
    'recruit|personnel|employee|human resource|hire',
    {
      titles: 'HR Manager|Recruiter|HR Generalist|Talent Acquisition Specialist|People Operations Partner|HR Assistant',
      branches: 'Technical|Campus|Benefits',
      fields: 'Human Resource Management|Psychology|Business Administration|Sociology',
      certified: 'SHRM-CP @ Society for Human Resource Management|PHR @ HRCI|CIPD Level 5 @ CIPD',
    },
  ),
  trade(
    'admin',
    '43-6014.00',
    ['law', 'school', 'government', 'builder', 'hospital'],
    'office|administrat|secretar|correspond|schedul',
    {
      titles: 'Administrative Assistant|Executive Assistant|Receptionist|Office Manager|Data Entry Clerk|Secretary',
      branches: 'Finance Department|Front Desk|Facilities',
      fields: 'Office Administration|Business Administration|English|Communications',
      certified: 'Microsoft Office Specialist @ Microsoft|Certified Administrative Professional @ IAAP',
    },
  ),
  trade(
    'driver',
    '53-3032.00',
    ['transport', 'transport', 'shop', 'military'],
    'driv|truck|cargo|freight|vehicle|transport',
    {
      titles: 'Truck Driver|Delivery Driver|CDL Driver|Bus Operator|Dispatcher|Owner Operator',
      branches: 'Regional|Hazmat|Flatbed',
      fields: 'Logistics|Commercial Driving|Business Studies',
      certified:
        'CDL Class A @ Texas Department of Public Safety|Hazmat Endorsement @ FMCSA|TWIC Card @ TSA|Driver CPC @ DVSA',
    },
  ),
  trade(
    'logistics',
    '13-1081.00',
    ['transport', 'factory', 'shop'],
    'logistic|supply chain|warehouse|inventory|procure',
    {
      titles:
        'Logistics Coordinator|Supply Chain Analyst|Warehouse Supervisor|Procurement Specialist|Inventory Planner|Buyer',
      branches: 'Inbound|Cold Chain|Direct Materials',
      fields: 'Supply Chain Management|Logistics|Industrial Engineering|International Business',
      certified: 'APICS CPIM @ ASCM|Lean Six Sigma Yellow Belt @ IASSC|MCIPS @ CIPS',
    },
  ),
  trade(
    'civil',
    '17-2051.00',
    ['builder', 'government', 'consulting', 'energy'],
    'civil engineering|construct|structur|survey|concrete',
    {
      titles: 'Civil Engineer|Project Engineer|Structural Engineer|Site Engineer|Quantity Surveyor|Graduate Engineer',
      branches: 'Bridges|Water Resources|Highways',
      fields: 'Civil Engineering|Structural Engineering|Construction Management|Environmental Engineering',
      certified:
        'Professional Engineer (P.E.) @ State of Colorado|Engineer in Training @ NCEES|CSCS Card @ CITB|LEED Green Associate @ USGBC',
    },
  ),
  trade(
    'mechanical',
    '17-2141.00',
    ['factory', 'energy', 'transport', 'consulting'],
    'mechanical|machine|prototype|engineering|thermal',
    {
      titles:
        'Mechanical Engineer|Design Engineer|Manufacturing Engineer|Process Engineer|Maintenance Engineer|R&D Engineer',
      branches: 'HVAC|Powertrain|Tooling',
      fields: 'Mechanical Engineering|Mechatronics|Industrial Engineering|Production Engineering',
      certified:
        'Certified SOLIDWORKS Professional @ Dassault Systèmes|Six Sigma Black Belt @ ASQ|FE Mechanical @ NCEES',
    },
  ),
  trade('carpenter', '47-2031.00', ['builder', 'builder', 'factory'], 'carpent|wood|construct|timber|joiner', {
    titles: 'Carpenter|Finish Carpenter|Framing Carpenter|Site Foreman|Joiner|Construction Laborer',
    branches: 'Residential|Formwork|Restoration',
    fields: 'Carpentry|Construction Technology|Building Studies',
    certified: 'OSHA 10 @ OSHA|NCCER Carpentry Level 2 @ NCCER|First Aid and CPR @ Red Cross',
  }),
  trade('plumber', '47-2152.00', ['builder', 'energy'], 'pipe|plumb|heating|ventilat|gas', {
    titles: 'Plumber|HVAC Technician|Pipefitter|Service Plumber|Refrigeration Technician',
    branches: 'Commercial|Service|Medical Gas',
    fields: 'Plumbing|HVAC Technology|Refrigeration',
    certified:
      'EPA 608 Universal @ EPA|Master Plumber License @ State of Texas|Gas Safe Registered @ Gas Safe Register',
  }),
  trade(
    'socialwork',
    '21-1021.00',
    ['charity', 'government', 'hospital', 'school'],
    'social|counsel|famil|child|crisis',
    {
      titles: 'Social Worker|Case Manager|Youth Worker|School Counselor|Family Support Worker|Program Coordinator',
      branches: 'Foster Care|Housing|Substance Use',
      fields: 'Social Work|Psychology|Human Services|Sociology|Counseling',
      certified:
        'Licensed Clinical Social Worker @ State of Washington|Mental Health First Aid @ National Council|Enhanced DBS Check @ Disclosure and Barring Service',
    },
  ),
  trade('therapist', '29-1123.00', ['hospital', 'school', 'salon'], 'physiotherap|therap|rehabilit|exercise|patient', {
    titles: 'Physical Therapist|Occupational Therapist|Physiotherapist|Rehabilitation Aide|Speech-Language Pathologist',
    branches: 'Outpatient|Neuro|Sports',
    fields: 'Physical Therapy|Physiotherapy|Kinesiology|Occupational Therapy|Exercise Science',
    certified:
      'Doctor of Physical Therapy License @ State of Florida|HCPC Registration @ HCPC|Certified Strength and Conditioning Specialist @ NSCA',
  }),
  trade('physician', '29-1215.00', ['hospital', 'hospital', 'university'], 'diagnos|medic|clinical|surg|patient', {
    titles: 'Resident Physician|Medical Officer|General Practitioner|Fellow|House Officer|Attending Physician',
    branches: 'Internal Medicine|Cardiology|Emergency Medicine',
    fields: 'Medicine|Medicine and Surgery|Internal Medicine|Biology',
    certified:
      'USMLE Step 3 @ FSMB|Board Certified @ American Board of Internal Medicine|GMC Full Registration @ General Medical Council',
  }),
  trade('pharmacist', '29-1051.00', ['hospital', 'shop', 'lab'], 'pharm|medic|drug|dispens', {
    titles: 'Pharmacist|Pharmacy Technician|Clinical Pharmacist|Pharmacy Manager|Dispensing Assistant',
    branches: 'Retail|Oncology|Overnight',
    fields: 'Pharmacy|Pharmacology|Pharmaceutical Sciences',
    certified:
      'Licensed Pharmacist @ Board of Pharmacy|Certified Pharmacy Technician @ PTCB|Immunization Delivery @ APhA',
  }),
  trade(
    'guard',
    '33-9032.00',
    ['government', 'shop', 'military', 'transport'],
    'secur|surveil|patrol|emergenc|safety',
    {
      titles:
        'Security Officer|Loss Prevention Officer|Police Officer|Correctional Officer|Security Supervisor|Firefighter',
      branches: 'Patrol|Night Watch|Airport',
      fields: 'Criminal Justice|Fire Science|Security Management',
      certified: 'Guard Card @ Bureau of Security|SIA Door Supervisor Licence @ SIA|Firefighter II @ IFSAC',
    },
  ),
  trade('soldier', '55-2012.00', ['military', 'military', 'government'], 'militar|defen|command|weapon|combat', {
    titles: 'Platoon Leader|Squad Leader|Logistics Specialist|Intelligence Analyst|Combat Medic|Aviation Mechanic',
    branches: 'Infantry|Signal|Operations',
    fields: 'Criminal Justice|Military Science|Homeland Security|Logistics',
    certified: 'Secret Clearance @ Department of Defense|Basic Leader Course @ U.S. Army|Combat Lifesaver @ U.S. Army',
  }),
  trade('realestate', '41-9022.00', ['bank', 'builder', 'consulting'], 'real estate|property|tenant|rental|lease', {
    titles: 'Real Estate Agent|Property Manager|Leasing Consultant|Estate Agent|Broker Associate',
    branches: 'Residential|Commercial|Student Housing',
    fields: 'Real Estate|Business Administration|Urban Planning',
    certified:
      'Real Estate License @ State of Arizona|Certified Property Manager @ IREM|ARLA Propertymark @ Propertymark',
  }),
  trade('hairdresser', '39-5012.00', ['salon', 'hotel'], 'hair|cosmetic|beauty|skin|massage', {
    titles: 'Hair Stylist|Barber|Esthetician|Salon Manager|Massage Therapist|Nail Technician',
    branches: 'Color|Bridal|Men',
    fields: 'Cosmetology|Beauty Therapy|Esthetics',
    certified: 'Cosmetology License @ State Board of Cosmetology|NVQ Level 3 Hairdressing @ City & Guilds',
  }),
  trade('farmer', '11-9013.00', ['farm', 'farm', 'charity'], 'crop|livestock|farm|soil|irrigat|plant', {
    titles: 'Farm Manager|Agronomist|Field Technician|Greenhouse Grower|Herdsperson|Farm Worker',
    branches: 'Dairy|Row Crops|Organic',
    fields: 'Agriculture|Agronomy|Animal Science|Horticulture',
    certified:
      'Certified Crop Adviser @ American Society of Agronomy|Pesticide Applicator License @ Department of Agriculture|PA1 and PA6 Spraying @ NPTC',
  }),
  trade(
    'project',
    '13-1082.00',
    ['consulting', 'builder', 'software', 'energy', 'charity'],
    'project|stakeholder|budget|organisational|quality',
    {
      titles: 'Project Manager|Program Manager|Scrum Master|Operations Manager|PMO Analyst|Business Analyst',
      branches: 'Infrastructure|ERP|Change',
      fields: 'Project Management|Business Administration|Industrial Engineering|Public Administration',
      certified:
        'Project Management Professional (PMP) @ PMI|PRINCE2 Practitioner @ Axelos|Certified ScrumMaster @ Scrum Alliance|Certified Business Analysis Professional @ IIBA',
    },
  ),
  trade('product', '11-3021.00', ['startup', 'software', 'bank'], 'product|user|innovat|business model|requirement', {
    titles: 'Product Manager|Senior Product Manager|Product Owner|Group Product Manager|Technical Product Manager',
    branches: 'Growth|Payments|Developer Tools',
    fields: 'Business Administration|Computer Science|Economics|Cognitive Science',
    certified: 'Certified Scrum Product Owner @ Scrum Alliance|Product Management Certificate @ Product School',
  }),
  trade(
    'support',
    '43-4051.00',
    ['shop', 'bank', 'software', 'transport'],
    'customer|complaint|telephone|service|call',
    {
      titles: 'Customer Service Representative|Call Center Agent|Customer Success Manager|Support Specialist|Team Lead',
      branches: 'Billing|Chat|Bilingual',
      fields: 'Communications|Business Studies|Hospitality Management|Psychology',
      certified: 'HDI Customer Service Representative @ HDI|Zendesk Support Administrator @ Zendesk',
    },
  ),
  trade('janitor', '37-2011.00', ['hotel', 'school', 'hospital', 'builder'], 'clean|waste|sanit|hygien|maintenance', {
    titles: 'Custodian|Housekeeper|Janitor|Groundskeeper|Maintenance Technician|Housekeeping Supervisor',
    branches: 'Day Shift|Surgical Suites|Grounds',
    fields: 'Facilities Maintenance|General Studies|Building Maintenance',
    certified: 'Certified Custodial Technician @ ISSA|Bloodborne Pathogens @ OSHA',
  }),
  trade('biologist', '19-1029.00', ['lab', 'university', 'charity'], 'biolog|genetic|cell|ecolog|species', {
    titles: 'Research Associate|Biologist|Field Ecologist|Lab Manager|Clinical Research Coordinator|Bioinformatician',
    branches: 'Genomics|Wetlands|Immunology',
    fields: 'Biology|Biotechnology|Ecology|Genetics|Microbiology',
    certified: 'Good Clinical Practice @ CITI Program|Wildlife Handling Permit @ Fish and Wildlife Service',
  }),
  trade('pilot', '53-2011.00', ['transport', 'military'], 'aircraft|flight|air|airport|navigat', {
    titles: 'First Officer|Flight Attendant|Flight Instructor|Captain|Ramp Agent|Aircraft Maintenance Technician',
    branches: 'B737|Regional|A320',
    fields: 'Aeronautical Science|Aviation Management|Aerospace Engineering',
    certified: 'Airline Transport Pilot @ FAA|A&P License @ FAA|EASA Part-66 B1 @ EASA',
  }),
  trade('energy', '17-2199.03', ['energy', 'energy', 'consulting', 'government'], 'energy|solar|wind|power|renewable', {
    titles: 'Energy Engineer|Solar Installer|Wind Turbine Technician|Petroleum Engineer|Field Operator|HSE Officer',
    branches: 'Offshore|Grid|Commissioning',
    fields: 'Renewable Energy Engineering|Petroleum Engineering|Electrical Engineering|Environmental Science',
    certified:
      'NABCEP PV Installation Professional @ NABCEP|NEBOSH International General Certificate @ NEBOSH|GWO Basic Safety @ Global Wind Organisation',
  }),
  trade('musician', '27-2042.00', ['media', 'school', 'charity'], 'music|perform|choreograph|rehears|audience', {
    titles: 'Music Teacher|Cellist|Audio Engineer|Stage Manager|Choir Director|Theatre Technician',
    branches: 'Orchestra|Touring|Jazz',
    fields: 'Music Performance|Theatre Arts|Music Education|Sound Design',
    certified: 'Avid Pro Tools Certified @ Avid|ABRSM Grade 8 @ ABRSM',
  }),
];
