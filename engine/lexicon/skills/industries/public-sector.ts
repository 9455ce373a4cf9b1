import type { SkillList } from '../format.ts';

export const publicSector: SkillList = {
  industry: 'Public sector & military',
  origin: 'written by us',
  skill: `
Public administration
Public policy = policy making
Home visits = home visiting
Casework = case work
Policy research
Legislative affairs = legislative analysis
Government relations = government affairs
Government contracting = federal contracting
Federal acquisition = acquisition management
Public procurement = government procurement
Grants administration = grants management, grant management
Program evaluation = programme evaluation
Community outreach
Outreach
Community engagement = public engagement, public consultation
Constituent services
Elections administration = election administration, elections
Voter registration
Poll worker training
Urban planning = city planning, town planning
Zoning
Emergency management = emergency preparedness
Disaster response = disaster relief
Homeland security
Law enforcement = policing?
Criminal investigation = criminal investigations
Evidence handling = evidence collection
Corrections? = correctional operations
Probation supervision = parole supervision
Court administration
Firefighting = fire suppression
Fire prevention = fire inspections
Search and rescue
Military operations
Military leadership
Intelligence analysis = intelligence?
Signals intelligence
Mission planning
Logistics of operations = military logistics
Weapons handling = firearms
Physical training
Border control = immigration control
Customs enforcement
Public records = records management
Public information = public affairs
Budget appropriations
Social services = human services
Benefits eligibility = eligibility determination
Housing assistance
Youth services = youth work, youth development
Nonprofit management = non-profit management
Humanitarian aid = humanitarian assistance
International development
Monitoring and evaluation = M&E
Diplomatic relations = international relations
Peacekeeping
Census work
Tax collection
Parks management
Family support = family intervention, family support work
Support work
Homelessness services
Peer support
Budget formulation = budget formulation and execution
Performance measurement = performance metrics, performance measures
Briefing papers = stakeholder briefings, ministerial briefings
Freedom of information = freedom of information requests, FOIA, FOI!
Planning applications
Development management
Code enforcement
Parole?
Cataloguing
Collections management = collection management, museum collections
Preventive conservation
Object handling
Digitisation = digitization
Curation? = exhibition curation
Library management systems = library management system, MARC!, MARC 21
Qualitative research = qualitative methods, qualitative analysis, qualitative and quantitative methods
`,
  tool: `FOIA requests
SAM.gov
USAJOBS
NCIC
Computer-aided dispatch = CAD/RMS
WebEOC
DTS (Defense Travel System) = Defense Travel System
GCSS-Army
Election management systems
The Museum System = TMS Collections`,
  method: `Federal Acquisition Regulation = FAR!, DFARS
Incident Command System = ICS!, NIMS
Uniform Guidance = 2 CFR 200
Use of force
Chain of custody
Logical framework = logframe
Spectrum standard = SPECTRUM!`,
  license: `FAC-COR
FAC-P/PM
DAWIA
POST certification = peace officer certification
Firefighter I = Firefighter II, Firefighter I/II
AICP
Certified Public Manager = CPM!
FEMA certification = FEMA ICS
CERA (Certified Elections Registration Administrator) = CERA`,
};
