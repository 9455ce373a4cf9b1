import type { SkillList } from '../format.ts';

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
Borescope inspection = borescope, boroscope inspection
Airworthiness = continuing airworthiness, airworthiness review
Airworthiness directives = service bulletins
Part 145 = FAR Part 145, EASA Part 145, FAR 145
Composite repair = composite structures repair
Sheet metal repair = structural repair
Turbine engines = gas turbine engines, turbine engine
Ramp handling = ramp operations, ramp agent
Weight and balance
Flight dispatch
Cabin safety
`,
  license: `Commercial pilot license = CPL!
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
Taxi licence = private hire licence
Type rating
Part 66 licence = Part 66, B1 licence, B2 licence
Inspection Authorization`,
  tool: `Jeppesen
ForeFlight
ECDIS
AMOS maintenance system
CAMP!? = CAMP Systems
AMOS!?`,
  method: `FAA regulations
IATA regulations
IMO regulations
ISM Code
Dangerous goods by air`,
};
