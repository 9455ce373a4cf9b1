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
Cloud computing = AWS, Azure, Google Cloud
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
First aid = Advanced Cardiovascular Life Support
`;

/** By printed name of the required term: the printed names that imply it. */
export const impliedBy: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(table).map((line) => {
    const [asked = '', evidence = ''] = line.split(' = ');
    return [asked, evidence.split(', ')];
  }),
);
