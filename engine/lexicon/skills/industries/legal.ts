import type { SkillList } from '../format.ts';

export const legal: SkillList = {
  industry: 'Legal',
  origin: 'written by us',
  skill: `
Legal research
Legal writing = legal drafting, brief writing
Litigation = civil litigation, commercial litigation
Litigation support
Trial preparation = trial prep
Discovery? = e-discovery, eDiscovery, document discovery, electronic discovery
Depositions
Pleadings
Motions?
Contract drafting = drafting contracts, contract review
Contract negotiation = contract negotiations, negotiating contracts
Contract law
Corporate law = company law
Corporate governance
Employment law = labor law
Intellectual property = IP law
Patents = patent prosecution, patent law
Trademarks
Copyright = copyright law
Real estate law = property law, conveyancing
Family law
Criminal law = criminal defense
Immigration law
Tax law
Bankruptcy law
Environmental law
Administrative law
Personal injury
Medical malpractice
Estate planning = wills and trusts, wills and probate, probate
Arbitration
Mediation
Dispute resolution = alternative dispute resolution
Regulatory affairs of law = regulatory law
Privacy law
Case preparation
Client intake
Court filings = e-filing, court filing
Docketing = calendaring
Legal billing = time entry
Document review
Document management
Cite checking = Bluebook
Paralegal support = paralegal
Legal secretarial work = legal secretary
Notarization
Witness preparation = witness statements
Oral argument
Legal advice = legal counsel, legal advisory
Policy analysis
Legislative drafting = legislation?
Compliance programs = compliance program, compliance monitoring
Compliance training
Ethics?
Campaign finance = campaign finance law
Election law
Mergers documentation
Company secretarial = company secretary
Non-disclosure agreements = NDAs, NDA
Title search = title examination
Subpoenas
Financial remedies = financial remedy, matrimonial finance
Divorce = divorce law, divorce proceedings
Children law = private children, private children law, public children law
Residential conveyancing = residential property law
Commercial property law = commercial property
Clinical negligence = medical negligence
Advocacy? = court advocacy, legal advocacy, courtroom advocacy
Collaborative law
Trusts and estates = trusts and probate
Time recording
Form E!
Court bundles = trial bundles
H-1B = H-1B petitions, H-1B visas
L-1! = L-1 visas, L-1 petitions
I-140
PERM!
USCIS forms = USCIS, USCIS petitions
`,
  tool: `Westlaw
LexisNexis = Lexis!
Relativity!?
Clio!?
iManage
NetDocuments
Concordance!?
Everlaw
PACER
MyCase
PracticePanther
DocuSign
ProLaw
TimeMatters
Logikcull
CaseMap
PerfectLaw
Ironclad!?
Contract lifecycle management = CLM!
LEAP!? = LEAP case management
INSZoom`,
  license: `Bar admission = admitted to the bar, bar membership, licensed attorney, bar license, member of the bar, state bar
Certified Paralegal = paralegal certificate
Qualified solicitor = SRA!, solicitor qualification
LPC (Legal Practice Course) = Legal Practice Course
CILEX
CCEP
Resolution accreditation = Resolution accredited`,
};
