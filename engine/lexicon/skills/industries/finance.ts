import type { SkillList } from '../format.ts';

export const finance: SkillList = {
  industry: 'Finance & accounting',
  origin: 'written by us',
  skill: `
Accounting = accountancy
Financial accounting
Cash application
Job costing
Remittance processing
Management accounting = managerial accounting, management accounts
Cost accounting = costing, product costing
Fund accounting
Tax accounting = tax preparation, corporate tax, tax compliance, tax returns
Sales tax = sales and use tax
VAT = VAT returns
Payroll taxes
Indirect tax
Transfer pricing
Tax planning = tax advisory
Income tax provision = tax provision, ASC 740
Bookkeeping = book keeping, bookkeeper
Accounts payable = AP processing, A/P
Accounts receivable = A/R
Purchase ledger
Sales ledger
Credit control
Collections? = debt collection
Invoicing = invoice processing, billing?, invoices?
Expense reporting = expense reports, expense management
General ledger = G/L, general ledger accounting
Journal entries = journal entry, journals?
Account reconciliation = account reconciliations, reconciliations, reconciliation, balance sheet reconciliations
Bank reconciliation = bank reconciliations
Intercompany accounting = intercompany reconciliations, intercompany
Month-end close = month end close, month-end, month end closing, monthly close, close process
Year-end close = year-end, year end accounts
Trial balance
Balance sheet = balance sheets, balance sheet review
Fixed assets = fixed asset accounting, depreciation
Accruals = accruals and prepayments, prepayments
Consolidation? = financial consolidation, consolidations?, group consolidation, consolidated financial statements, multi-entity consolidation
Financial statements = financial statement preparation, financial statement
Financial reporting = financial reports, statutory reporting
SEC reporting = SEC filings, 10-K, 10-Q
Financial analysis = financial analyst
Financial modeling = financial models
Financial planning and analysis = FP&A, financial planning & analysis
Variance analysis = flux analysis, budget variance
Budgeting and forecasting = budget forecasting
Cash flow management = cash flow, cash management, cash flow forecasting, cash forecasting
Working capital = working capital management
Treasury = treasury management
Foreign exchange = FX!
Hedging?
Capital budgeting = capital expenditure, capex
Cost control = cost reduction, cost management
Profit and loss = P&L, P&L management, P&L responsibility
Valuation? = business valuation, discounted cash flow, DCF!
Mergers and acquisitions = M&A, M&A!
Due diligence = financial due diligence
Corporate finance
Investor relations
Equity research
Fixed income
Derivatives?
Portfolio management = portfolio analysis
Asset management = investment management
Wealth management
Private equity
Venture capital
Hedge funds
Capital markets
Investment analysis = investment research
Investment banking
Trading?
Risk modeling = risk models
Credit analysis = credit risk analysis, credit assessment
Credit risk = credit risk models
Market risk
Operational risk
Liquidity risk
Stress tests of portfolios
External audit = external audits, financial audit, statutory audit, audit engagements
Internal audit = internal auditing, internal audits
Internal controls = internal control
Standard cost = standard costing
Inventory accounting = inventory reserves, inventory valuation
Revenue recognition = ASC 606, IFRS 15
Lease accounting = ASC 842, IFRS 16
Grant accounting
Payroll = payroll processing, payroll administration
Forensic accounting
Insolvency
Bankruptcy
Billing arrangements
Actuarial analysis of pensions
Pricing analysis = pricing strategy
Pricing
Cost-benefit analysis
Business planning = business plans, business case, business cases
Financial controls
Chart of accounts
Petty cash
1099 reporting = 1099 forms
Corporation tax
R&D tax credits
Statutory accounts = statutory accounting
LBO modeling = LBO!, leveraged buyouts
Asset allocation
Procure-to-pay = P2P!?, purchase-to-pay
Order-to-cash = O2C!
Record-to-report = R2R!
Big Four experience = Big Four, Big 4
VAT returns preparation
`,
  tool: `QuickBooks = QuickBooks Online, QBO!
Xero
Sage!? = Sage 50, Sage Intacct, Sage 200, Sage 300
NetSuite = Oracle NetSuite
SAP! = SAP ECC, SAP ERP
SAP S/4HANA = S/4HANA, S4 HANA
SAP FICO = FI/CO
Oracle Financials = Oracle EBS, Oracle E-Business Suite, Oracle Fusion
Workday Financials
Microsoft Dynamics = Dynamics 365, Dynamics GP, Dynamics NAV, Business Central, Dynamics AX
JD Edwards
Epicor
Infor
ERP systems = ERP, enterprise resource planning, ERP software
BlackLine
FloQast
Hyperion! = Oracle Hyperion
Anaplan
Adaptive Insights = Workday Adaptive Planning
Concur! = SAP Concur
Expensify!
Coupa
Bill.com
Avalara
Vertex!? = Vertex O Series
ADP! = ADP Workforce Now
Paychex
Bloomberg Terminal = Bloomberg!?
FactSet
Capital IQ = S&P Capital IQ
Refinitiv = Eikon
Morningstar
PitchBook
TurboTax
Lacerte
ProSeries
UltraTax
CCH Axcess = CCH!
Drake Tax
CaseWare
TeamMate
Tally ERP = TallyPrime
Great Plains
Yardi
MYOB
DATEV
FreshBooks
Zoho Books
Workiva
SAP FI = SAP FI/CO, SAP FICO
Lexware`,
  method: `GAAP = US GAAP, U.S. GAAP, UK GAAP, generally accepted accounting principles
IFRS = international financial reporting standards
IFRS 9
Sarbanes-Oxley = SOX, SOX compliance
Basel III = Basel!, Basel II, Basel accords
COSO
Zero-based budgeting
Activity-based costing
Three-way match
PCAOB
FRS 102
HGB`,
  license: `CPA = Certified Public Accountant, CPA license
CMA! = Certified Management Accountant
CFA! = Chartered Financial Analyst
CIA! = Certified Internal Auditor
ACCA
ACA!
CIMA
AAT! = AAT qualified
CIPFA
Chartered Accountant
Enrolled Agent
CFP! = Certified Financial Planner
FRM! = Financial Risk Manager
Certified Fraud Examiner = CFE!
Certified Treasury Professional = CTP!
Series 7 = FINRA Series 7
Series 63
Series 65
Series 66
CAIA
QuickBooks ProAdvisor
Certified Bookkeeper
CTA! = Chartered Tax Adviser`,
};
