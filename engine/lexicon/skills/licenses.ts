import type { SkillList } from './format.ts';

/** Licenses and certificates that do not belong to a single industry. */
export const licenses: SkillList = {
  industry: 'General',
  origin: 'written by us',
  license: `
Driving licence = driver's license, drivers license, driver license, driver's licence, full UK driving licence, clean driving licence, clean driving record
Security clearance = SC clearance, TS/SCI, top secret clearance, secret clearance, DV clearance, active clearance
Six Sigma Green Belt = Green Belt, Lean Six Sigma Green Belt
Six Sigma Black Belt = Black Belt, Lean Six Sigma Black Belt
Six Sigma Yellow Belt = Yellow Belt
Notary Public = notary
Work permit
`,
  tool: `
Microsoft Office = Office!?, MS Office, Office Suite, MS Office Suite, Microsoft Office Suite
Microsoft Excel = MS Excel, Excel!?
Microsoft Word = MS Word, Word!?
Microsoft PowerPoint = PowerPoint, MS PowerPoint
Microsoft Outlook = MS Outlook, Outlook!?
Microsoft Access = MS Access, Access!?
Microsoft Project = MS Project
Microsoft Visio = Visio
Google Workspace = G Suite, Google Docs, Google Suite
Pivot tables = pivot table
VLOOKUP = lookups?, XLOOKUP
Excel macros = macros?
Spreadsheets = spreadsheet
Adobe Acrobat = Acrobat
OneNote
Google Drive
Dropbox
Mail merge
`,
  skill: `
Typing = touch typing, typing speed, words per minute, keyboarding skills
Sales skills = selling skills, sales techniques, selling techniques, sales ability
Local knowledge = knowledge of the local area, know the local area, knows the local area, knowledge of the area
Data entry
Filing?
Record keeping = recordkeeping, maintaining records
Computer literacy = computer skills, IT literate, computer literate, basic computer skills, IT skills, computer proficiency, computer proficient, PC skills, PC literate, computer knowledge, IT knowledge, knowledge of computers, knowledge of computer, knowledge of basic computer, digital skills, digital literacy, digitally literate
Word processing = word processors
Report writing = writing reports
Research = research skills
Proofreading
Editing
Translation
Interpreting? = interpretation services, interpreter
Bilingual
Supervision = supervisory experience, supervisory, supervised, supervising, supervise, supervisor, people supervision
People management = staff management, team management, line management, managing people, managing a team, manage a team, personnel management
Training = train, trained staff, staff training, training delivery, training staff, train staff
Onboarding = onboard
Hiring = hire?
Budget management = budgeting, manage budgets, manage budget, managing budget, budget control, budgets?, annual budget, managing budgets, budgetary control
Project management = project manager, manage projects, managing projects, project coordination
Program management = programme manager
Change management
Process improvement = process optimization, improve processes, improving processes, business process improvement
Strategic planning = strategy development
Scheduling
Event planning = event management, event coordination
Meeting coordination
Travel arrangements = travel coordination
Calendar management = diary management
Policy development
Contract management = contract administration
Vendor management = supplier management
Procurement = purchasing
Quality assurance = QA!
Quality control = QC!
Risk management
Compliance = regulatory compliance
Auditing = audits, audit
Customer service = customer care, client service, serve customers, assist customers, help customers, greet customers, interact with customers, customer assistance, customer interaction
Internships = internship experience, internship, intern
Audio typing = audio transcription
`,
};
