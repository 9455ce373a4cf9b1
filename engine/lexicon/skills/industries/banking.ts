import type { SkillList } from '../format.ts';

export const banking: SkillList = {
  industry: 'Banking',
  origin: 'written by us',
  skill: `
Retail banking
Commercial banking = corporate banking
Private banking
Branch operations = branch banking
Bank teller operations = teller, teller operations
Account opening = opening accounts
Lending?
Consumer lending
Commercial lending
Loan processing = loan origination, loan applications
Loan servicing
Underwriting of loans = loan underwriting, credit underwriting, mortgage underwriting
Mortgages = mortgage lending, mortgage loans, mortgage origination
Credit cards
Payment processing = payments, payment systems
Wire transfers
Anti-money laundering = AML!, AML compliance, money laundering
Know your customer = KYC!, customer due diligence
Sanctions screening = OFAC
Suspicious activity reporting = SAR filing, suspicious transactions
Bank Secrecy Act = BSA!
Trade finance = letters of credit
Correspondent banking
Cash vault
Relationship banking = client portfolio management
Cross-selling of banking products
Financial advice = financial advisory, financial planning
Debt restructuring
Syndicated loans
Structured finance
Securitization
Custody services
Fund administration
Trade settlement = settlements?
Reconciliation of trades = trade reconciliation
Know your business
Regulatory reporting
Fintech
Digital banking = online banking
Cryptocurrency = crypto
Digital assets
Merchant services
Card issuing
Consumer credit
Microfinance
Financial crime = financial crime prevention
Fraud prevention = fraud investigation, fraud investigations, fraud analysis
`,
  tool: `Temenos = Temenos T24
Finacle
Fiserv
Jack Henry
FIS Profile
Encompass!? = Ellie Mae
Calypso!?
Murex
SWIFT messaging = SWIFT payments
Actimize = NICE Actimize
LexisNexis Risk
World-Check
nCino
Mambu
Avaloq
Stripe!?
Adyen
Plaid!?`,
  license: `CAMS! = Certified Anti-Money Laundering Specialist, ACAMS
NMLS = NMLS license, mortgage loan originator license
CeMAP
Certified Regulatory Compliance Manager = CRCM
Series 6
ICA diploma = ICA certificate`,
  method: `MiFID II = MiFID
FCA regulations = FCA regulated, FCA rules
Dodd-Frank
PSD2
Truth in Lending = TILA, RESPA
Consumer Duty
Fair Lending
FATCA
EMIR`,
};
