import type { SkillList } from '../format.ts';

export const humanResources: SkillList = {
  industry: 'Human resources',
  origin: 'written by us',
  skill: `
Human resources = HR!, human resources management, HR management
Recruitment = recruiting, talent acquisition, recruit?
Sourcing candidates = candidate sourcing, internet sourcing, talent sourcing
Talent pipeline = candidate pipeline, recruitment pipeline
Recruitment tools = recruiting tools
Technical recruiting = technical recruitment, IT recruitment
Headhunting = head hunting
Full-cycle recruiting = full cycle recruitment, end-to-end recruitment
Interviewing? = interviews?, conducting interviews
Candidate screening = resume screening, CV screening
Campus recruiting = university recruiting
Executive search
Employer branding
Employee onboarding = new hire orientation, new employee orientation
Offboarding
Employee relations = labour relations, labor relations, ER cases, employee relations cases
Performance management = performance reviews, performance appraisals, performance evaluations
Disciplinary procedures = disciplinary, grievance handling, grievances
Compensation and benefits = compensation & benefits, comp and ben
Compensation analysis = salary benchmarking
Benefits administration = employee benefits
Leave administration = FMLA
Workforce planning = headcount planning, manpower planning
Succession planning
Talent management
Talent development = employee development
Organizational development = OD!
Learning and development = L&D training, learning & development
Training needs analysis
Employee engagement
Employee retention
Diversity and inclusion = DEI!, diversity equity and inclusion
HR policies = HR policy
HR analytics = people analytics
HR administration = personnel administration, HR operations
HR business partnering = HR business partner, HRBP
Job descriptions
Job evaluation = job analysis
Exit interviews
Background checks on candidates
Collective bargaining = union negotiations, trade unions
Workplace investigations
Workplace health and safety = occupational health
Absence management
Time and attendance = timekeeping
Employment contracts
Immigration support for staff
HR compliance = labor law compliance, employment legislation
Executive coaching
Outplacement
Organizational design = organisation design, organization design
Culture building = company culture
Staff scheduling = staff schedules, staff rotas, rostering, employee scheduling, weekly schedule, schedule staff
Workforce management = workforce management software, WFM!
Volunteer management = volunteer coordination
TUPE = TUPE transfers
Pay equity = gender pay gap
Redundancy processes = redundancies, redundancy consultation
`,
  tool: `Workday!? = Workday HCM
SAP SuccessFactors = SuccessFactors
Oracle HCM = Oracle Taleo
PeopleSoft
UKG = Kronos, UltiPro, UKG Pro
BambooHR
Greenhouse!? = Greenhouse Recruiting
Lever!?
iCIMS
Taleo
Jobvite
SmartRecruiters
Workable!?
LinkedIn Recruiter
Indeed!?
Gusto!?
Paycom
Paylocity
Paycor
Rippling!
Ceridian Dayforce = Dayforce, Ceridian
Namely!?
Cornerstone OnDemand
HRIS = HRIS systems, human resource information systems, HRMS
Applicant tracking systems = ATS!, applicant tracking system
Culture Amp
Lattice!?
HireVue
Boolean search`,
  license: `PHR! = Professional in Human Resources
SPHR
SHRM-CP
SHRM-SCP
CIPD = CIPD qualified
GPHR
aPHR
CEBS
Certified Compensation Professional = CCP!
AIRS`,
  method: `EEO compliance = EEOC, EEO regulations
FLSA
ADA accommodation = ADA accommodations
Kirkpatrick model
360-degree feedback`,
};
