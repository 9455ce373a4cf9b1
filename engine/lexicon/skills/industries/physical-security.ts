import type { SkillList } from '../format.ts';

export const physicalSecurity: SkillList = {
  industry: 'Security & safety services',
  origin: 'written by us',
  skill: `
Security operations on site = security guarding, guarding?
Patrolling = foot patrol, patrols, security patrols, security patrol, mobile patrols
Access control systems = badge access
CCTV monitoring = CCTV, video surveillance
Surveillance
Alarm response = alarm monitoring
Incident reporting = incident reports
Crowd control = crowd management
Event security
Visitor management
Executive protection = close protection
Emergency response
Evacuation procedures
Fire safety = fire warden
Security screening = bag searches, baggage screening
Loss investigations
Physical security = physical security systems
Traffic direction
Report of incidents
K9 handling
Defensive tactics = self-defense
Corporate security
Risk and threat assessment = security assessments
Armored transport
Dispatch of emergency calls = 911 dispatch
Lifeguarding
Safety inspections = safety audits
Accident investigation = incident investigation
Safety training
Job hazard analysis = JHA!, job safety analysis
Industrial hygiene
Ergonomics
Conflict management
Door supervision
Body-worn camera = body-worn video, body cameras
Control room operation = control room, control room experience
Fire marshal = fire warden, fire marshal training
`,
  tool: `Lenel = LenelS2
Genetec
C-CURE 9000 = C-CURE
TrackTik
Milestone VMS
Avigilon`,
  license: `Guard card = security guard license, security officer license, guard license
Armed guard license = firearms license, armed security license
SIA licence = SIA license, SIA door supervisor, SIA badge, SIA card, SIA registered, SIA registration, SIA!?
CPP (Certified Protection Professional) = Certified Protection Professional
PSP (Physical Security Professional)
Lifeguard certification
Concealed carry permit`,
};
