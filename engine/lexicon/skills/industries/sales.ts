import type { SkillList } from '../format.ts';

export const sales: SkillList = {
  industry: 'Sales',
  origin: 'written by us',
  skill: `
Sales management
Business development = new business development, new business
Account management = key account management, account manager
Partner management = partner relationship management
Strategic accounts = key accounts, enterprise accounts
B2B sales = business-to-business sales
B2C sales
Inside sales = internal sales
Outside sales = field sales
Enterprise sales
SaaS sales
Channel sales = channel management, partner sales
Cold calling
Prospecting = sales prospecting
Lead qualification = qualifying leads
Sales pipeline = pipeline management, pipeline development
Sales forecasting
Quota attainment = sales targets, quota
Territory management = territory planning
Closing deals = closing sales, deal closing
Upselling = cross-selling, upsell, up-selling
Contract renewals
Solution selling
Product demonstrations = product demos, demos?
Sales presentations
Proposal writing = proposals?, sales proposals
Tender management = tenders, bid management, bids?, bid writing, RFP responses, RFPs, RFP
Pricing negotiation = price negotiation
Sales operations = sales ops
Sales enablement
Sales training
Sales reporting
Sales support = sales administration
Telesales = telemarketing, telephone sales
Door-to-door sales
Sales strategy
Revenue growth
Customer relationship management = CRM, CRM software, CRM systems
Client relations = client relationship management, client relationships
Order processing = order entry, order management
Quotations = quoting?, quotes?
Pre-sales = presales, sales engineering
Commission plans
Distribution channels = distributors?
Export sales
Technical sales
Medical device sales
Pharmaceutical sales
Automotive sales
Retail sales
Advertising sales = media sales
Partnership development = strategic partnerships, partnerships?
Market expansion
Networking with clients
Franchise sales
Fundraising
Donor relations = donor management
Grant writing = grant applications, grant proposals
Objection handling = handling objections, overcoming objections
Discovery calls
Quarterly business reviews = QBRs, QBR
Outbound prospecting = outbound sales, sales prospecting
Tendering = tenders?
Customer onboarding
`,
  tool: `Salesforce = Salesforce.com, SFDC, Salesforce CRM
Salesforce Service Cloud = Service Cloud
Salesforce Sales Cloud = Sales Cloud
Zoho CRM = Zoho
Pipedrive
Microsoft Dynamics CRM = Dynamics CRM
Outreach.io
SalesLoft
LinkedIn Sales Navigator = Sales Navigator
ZoomInfo
Gong!?
Apollo.io
Clari
Close CRM
Copper CRM
SugarCRM
PandaDoc
Seismic!?
Highspot
CPQ! = Salesforce CPQ
Raiser's Edge
Blackbaud`,
  method: `SPIN selling
Challenger sale = Challenger selling
MEDDIC = MEDDPICC
Sandler training = Sandler!
BANT
Consultative selling = consultative sales
Value-based selling = value selling
Relationship selling`,
  license: `Salesforce Certified Administrator = Salesforce Administrator, Salesforce Admin
Certified Sales Professional
CFRE`,
};
