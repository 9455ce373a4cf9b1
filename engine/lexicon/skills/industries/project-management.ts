import type { SkillList } from '../format.ts';

export const projectManagement: SkillList = {
  industry: 'Project & business management',
  origin: 'written by us',
  skill: `
Project planning = project plans, project plan, programme plan
Project delivery = project execution
Project controls
Project governance
Project lifecycle = project life cycle
Scope management = scope definition
Schedule management = project timelines
Resource planning = resource management, resource allocation
Cost estimation
Earned value management = EVM!, earned value
Risk registers = risk register, RAID log, RAID logs
Issue management
Benefits realization = benefits management
Stakeholder engagement = stakeholder communication
Steering committees = programme boards, project boards
Status reporting = progress reports, project reporting
Project closure
Lessons learned
Project management office = PMO!
Portfolio governance
Business process management = BPM!, process mapping, process modelling
Business process reengineering = process redesign
Business transformation = transformation programmes
Operations management = business operations
Operational excellence
Strategy consulting = management consulting, consulting?
Business strategy = corporate strategy
Product management
Product roadmap = product roadmaps
Roadmaps = roadmap
Product strategy
Product ownership = product owner
Feature prioritization
Market analysis = market sizing
OKRs = OKR, objectives and key results
KPI development
Balanced scorecard
Gap analysis
Feasibility studies = feasibility study
Workshops with stakeholders
Vendor selection
Outsourcing? = offshoring
Service delivery = service delivery management
Contractor management = contractors?
Executive reporting = board reporting
Organizational change management = OCM!
Business continuity management
Crisis management
Knowledge management
Quality management = quality management systems, QMS!
Innovation management
Entrepreneurship = startups?
General management
Multi-site management
Turnaround management
Regulated utilities = regulated utility
Utilities
Team building
Dependency management
Release planning
Capital projects
Grant-funded projects
Cross-cultural management
Programme governance
User adoption
`,
  tool: `Monday.com
Smartsheet
Basecamp
Wrike
ClickUp
Clarity PPM
Planview
Microsoft Planner
Lucidchart
Airtable
Aha.io
ProductPlan
Productboard
Rally software
Targetprocess
Bizagi
ARIS!
Asta Powerproject
Toggl
Harvest time tracking`,
  method: `PRINCE2 = PRINCE 2
Managing Successful Programmes = MSP!, MSP Practitioner
PMBOK
Critical path method = critical path analysis, critical path
Gantt charts = Gantt chart
Stage-gate = stage gate process
Work breakdown structure = WBS!
RACI = RACI matrix
MoSCoW prioritization
ADKAR = Prosci
BPMN
Hybrid project management
Theory of constraints
Design of operating models = target operating model`,
  license: `PMP = Project Management Professional
CAPM = Certified Associate in Project Management
PMI-ACP
PgMP
APM qualification = APM PMQ, APM Project Management Qualification, APM PFQ, APM certification, APM accreditation, APM membership
Chartered Project Professional = ChPP
PRINCE2 Practitioner = PRINCE2 Foundation
CBAP = Certified Business Analysis Professional
AgilePM
CSPO! = Certified Scrum Product Owner
SAFe Agilist = SAFe certification
MoR! = Management of Risk
Prosci certification = change management certification
Certified Management Consultant`,
};
