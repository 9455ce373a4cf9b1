import type { SkillList } from './format.ts';

export const transport: SkillList = {
  industry: 'Aviation & transport',
  origin: 'written by us',
  skill: `
Flight operations = flying?, pilot operations
Flight planning
Air traffic control
Aircraft handling = ground handling, ramp operations
Passenger services = passenger handling
Flight instruction
Airport operations
Aviation safety = safety management system
Bus driving = passenger transport
Train driving = train operation
Taxi driving = chauffeuring
Railway operations = rail operations
Track maintenance
Signalling? = railway signalling
Ship navigation = navigation?
Deck operations = seamanship
Marine engine operation
Cargo operations = cargo handling
Vessel maintenance
Bridge watchkeeping
Vehicle maintenance = fleet maintenance
Defensive driving
Passenger assistance
Transit operations
Drone operation = UAV piloting
Helicopter operations
Crew resource management = CRM (aviation)
Motorcycle riding
School bus driving
Parking operations
`,
  licence: `Commercial pilot license = CPL!
Airline transport pilot license = ATP!, ATPL
Private pilot license = PPL!
Instrument rating
Certified flight instructor = CFI!
FAA certification = FAA certified
EASA Part-66 = EASA license
STCW = STCW certificate
Merchant mariner credential
PCV licence = bus licence
Passenger endorsement
Train driver licence
Air traffic controller certificate
Taxi licence = private hire licence`,
  tool: `Jeppesen
ForeFlight
ECDIS
AMOS maintenance system`,
  method: `FAA regulations
IATA regulations
IMO regulations
ISM Code
Dangerous goods by air`,
};
