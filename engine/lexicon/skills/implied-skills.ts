import { linesOf } from '../lines.ts';

/**
 * Skills that imply another: whoever used PostgreSQL wrote SQL. Each line has the required term, then the terms that
 * imply it; all are printed names of the lexicon. One way only: SQL does not imply PostgreSQL. Only certain pairs
 * belong here, because they answer a requirement. Origin: written by us.
 */
const table = `
SQL = PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, SQLite, MariaDB, PL/SQL, T-SQL, Snowflake, Google BigQuery, Amazon Redshift
Relational databases = PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, SQLite, MariaDB
NoSQL = MongoDB, Cassandra, DynamoDB, Couchbase
JavaScript = React, Angular, Vue.js, Node.js, TypeScript, jQuery, Next.js, Express.js
Java = Spring Boot, Hibernate
Python = Django, Flask, FastAPI, Pandas, NumPy, scikit-learn, PyTorch
PHP = Laravel, Symfony
Ruby = Ruby on Rails
C# = ASP.NET
CSS = Sass, Tailwind CSS, Bootstrap
Version control = Git, GitHub, GitLab, Bitbucket, Subversion
Git = GitHub, GitLab, Bitbucket
Containerization = Docker, Kubernetes
Infrastructure as code = Terraform, CloudFormation, Pulumi
Cloud computing = AWS, Azure, Google Cloud, Firebase
CI/CD = Jenkins, GitHub Actions, GitLab CI, CircleCI
Unit testing = JUnit, Jest, pytest
Deep learning = PyTorch, TensorFlow, Keras
Machine learning = scikit-learn, PyTorch, TensorFlow, Keras, XGBoost
Data visualization = Tableau, Power BI, Looker
Agile = Scrum
Linux = Ubuntu, Red Hat Enterprise Linux
Basic Life Support = Advanced Cardiovascular Life Support
CPR = Basic Life Support, Advanced Cardiovascular Life Support, Pediatric Advanced Life Support
Electronic health records = Epic, Cerner, Meditech
ERP systems = SAP, NetSuite, Oracle Financials, Microsoft Dynamics
Customer relationship management = Salesforce, HubSpot, Zoho CRM
Marketing automation = Marketo, Pardot, Klaviyo
Email marketing = Mailchimp, Klaviyo, Constant Contact
Ticketing systems = Zendesk, Freshdesk, ServiceNow
CAD = AutoCAD, SolidWorks, CATIA, Creo, Autodesk Inventor
BIM = Revit
Microsoft Office = Microsoft Excel, Microsoft Word, Microsoft PowerPoint
Spreadsheets = Microsoft Excel, Google Sheets
Analytical skills = Data analysis, Marketing analytics, Financial analysis, Statistics
Learning management systems = Canvas LMS, Moodle, Blackboard Learn
PLC programming = PLC ladder logic, RSLogix
Food safety = HACCP, ServSafe
Driving licence = HGV licence, HGV Class 1 licence
HGV licence = HGV Class 1 licence
Supervision = Charge nurse
First aid = Advanced Cardiovascular Life Support
Written and verbal communication = Communication
Teamwork = Collaboration
Collaboration = Teamwork
Object-oriented programming = Java, C#
Computer literacy = Microsoft Office, Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Access, Python, Java, JavaScript, SQL, HTML
Software development = Web development, Mobile development, Backend development, Frontend development, Full-stack development
Automation = Industrial automation, Automated testing, Robotic process automation, Marketing automation
Administration = Administrative support, Back office
Administrative support = Back office
Appraisal = Real estate appraisal
Outreach = Community outreach
Sourcing = Strategic sourcing
Sanitation = Kitchen sanitation
Drafting = Technical drawing
Conservation = Habitat restoration, Wildlife conservation
Lending = Consumer lending, Commercial lending
Compounding = Sterile compounding
Roadmaps = Product roadmap
Pricing = Pricing analysis
UX research = Usability testing
Milling = CNC milling
Fabrication = Metal fabrication
Surveillance = CCTV monitoring
Renewals = Policy renewals, Contract renewals
Literacy = Literacy instruction
Workshops = Workshop facilitation
Lab equipment = Lab equipment maintenance
`;

/** Terms that only several others imply together, one a line. Origin: written by us. */
const togetherTable = `
Full-stack development = Frontend development, Backend development
Frontend development = HTML, CSS, JavaScript
`;

const languages =
  'Python, Java, JavaScript, TypeScript, C#, C++, C, Go, Rust, Ruby, PHP, Perl, Scala, Kotlin, Swift, Objective-C, Dart, Haskell, Fortran, COBOL, Visual Basic, MATLAB';
const databases =
  'SQL, PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, SQLite, MariaDB, MongoDB, Cassandra, DynamoDB, Microsoft Access, NoSQL';

/**
 * Everyday words of postings that are no entries, and the printed names that imply them. A number is how many of these
 * it takes: one language is no 'programming languages'. Origin: written by us.
 */
const everydayTable = `
databases = ${databases}
database = ${databases}
database systems = ${databases}
database software = ${databases}
database tools = ${databases}
datenbanken = ${databases}
bases de données = ${databases}
bases de datos = ${databases}
banco de dados = ${databases}
bancos de dados = ${databases}
programming = ${languages}
computer programming = ${languages}
coding = ${languages}
programming skills = ${languages}
programming concepts = ${languages}
programming languages 2 = ${languages}
coding languages 2 = ${languages}
editorial abilities = Editing, Proofreading, Copy editing
editorial skills = Editing, Proofreading, Copy editing
`;

/** By printed name of the required term: the printed names that imply it. */
export const impliedBy: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(table).map((line) => {
    const [asked = '', evidence = ''] = line.split(' = ');
    return [asked, evidence.split(', ')];
  }),
);

/** By printed name of the required term: the printed names that imply it together. */
export const impliedByAll: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(togetherTable).map((line) => {
    const [asked = '', evidence = ''] = line.split(' = ');
    return [asked, evidence.split(', ')];
  }),
);

/** By an everyday word in lower case: the printed names that imply it, and how many of them it takes. */
export const everydayWords: ReadonlyMap<string, { by: readonly string[]; min: number }> = new Map(
  linesOf(everydayTable).map((line) => {
    const [, words = '', min = '1', evidence = ''] = /^(.*?)(?: (\d))? = (.*)$/u.exec(line) ?? [];
    return [words, { by: evidence.split(', '), min: Number(min) }];
  }),
);
