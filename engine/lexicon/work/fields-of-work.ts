import { linesOf } from '../lines.ts';

/**
 * Words that name a field of work, in job postings ('five years in nursing') and in titles ('Sales Associate'), with
 * the industries of the lexicon that they belong to. Origin: written by us, general knowledge. One industry per line;
 * a word may be in several.
 */
const table = `
Healthcare | nurse nursing clinical clinic hospital medical patient healthcare physician doctor surgical surgery dental pharmacy pharmacist therapist therapy caregiver acute telemetry icu pediatric paediatric oncology midwife paramedic radiology physiotherapist
Finance & accounting | finance financial accounting accountant accounts audit auditor auditing tax taxation bookkeeper bookkeeping payroll treasury controller comptroller ledger
Banking | bank banking banker financial finance investment lending loan mortgage credit wealth teller
Insurance | insurance underwriter underwriting claims actuary actuarial broking
Sales | sales selling sell telesales presales account-executive
Marketing | marketing marketer seo brand advertising copywriter e-commerce ecommerce growth
Retail | retail store shop merchandiser merchandising cashier
Customer service | helpdesk call-centre customer-service support
Hospitality & tourism | restaurant hotel hospitality kitchen chef cook catering bar barista bartender waiter waitress culinary tourism housekeeping
Education | teacher teaching school classroom education educational educator lecturer tutor tutoring faculty professor instructor
Technology | software developer programmer programming it devops backend frontend full-stack coding web cloud systems sysadmin technology sre
Data & analytics | data analytics statistics bi machine-learning
Cybersecurity | cybersecurity infosec
Engineering | mechanical electronic electronics civil structural hydraulic
Manufacturing | manufacturing production factory plant assembly machinist machining cnc toolmaker
Skilled trades | electrician electrical plumber plumbing welder welding hvac carpenter carpentry mechanic fitter millwright
Construction | construction builder building surveyor surveying estimator civil
Logistics & supply chain | logistics warehouse warehousing supply procurement purchasing buyer freight shipping inventory dispatcher forklift
Aviation & transport | driver driving truck aviation pilot transport transportation airline fleet
Human resources | hr recruiting recruiter recruitment talent personnel
Legal | legal law lawyer attorney paralegal litigation solicitor counsel
Science & laboratory | laboratory lab scientist science biology chemistry chemist biologist research researcher
Media & design | ux ui graphic video editor editorial journalist journalism photographer photography animation writer
Real estate | realtor leasing property estate
Project & business management | project programme program pmo consulting consultant
Public sector & military | government military police army navy policy elections municipal
Security & safety services | guard patrol
Energy & utilities | energy utility utilities oil gas solar wind
Agriculture & environment | farm farming agriculture agricultural horticulture gardener gardening landscaping environmental
`;

/** Industries by word. */
export const fieldsOfWork: ReadonlyMap<string, readonly string[]> = (() => {
  const industries = new Map<string, string[]>();
  for (const line of linesOf(table)) {
    const [industry = '', words = ''] = line.split(' | ');
    for (const word of words.split(' ')) industries.set(word, [...(industries.get(word) ?? []), industry]);
  }
  return industries;
})();

/** Words in requirements and titles that indicate leading people, whatever the field. */
export const leadingWords: readonly string[] =
  'management managerial manager managing supervisory supervision supervisor supervising leadership lead leader leading director head chief foreman superintendent'.split(
    ' ',
  );
