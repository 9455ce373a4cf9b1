import type { SkillList } from '../format.ts';

export const trades: SkillList = {
  industry: 'Skilled trades',
  origin: 'written by us',
  skill: `
Electrical installation = electrical wiring, wiring
Electrical maintenance = electrical repair
Electrical troubleshooting = electrical faults, fault finding
Industrial electrical systems = industrial electrical
Residential wiring
Commercial wiring
Conduit = conduit bending
Panel installation = electrical panels, panel building, panels?
Three-phase power = three-phase, 3-phase
480V = 480-volt, 480 volt, 480V systems
High voltage
Low voltage
Electric motors = motors?
Motor control centers = MCC!
Transformers?
Circuit breakers
Lighting installation
Solar installation = PV installation
Generators?
Fire alarm systems = fire alarms
Electrical schematics = schematics, wiring diagrams, electrical drawings
Arc flash = arc flash safety
Plumbing = pipefitting, pipe fitting
Drain cleaning
Water heaters
Gas fitting = gas installation
Boilers = boiler maintenance, boiler operation
Steam systems
HVAC = heating and air conditioning, air conditioning, heating ventilation
HVAC installation
HVAC troubleshooting = HVAC repair, HVAC maintenance
Refrigeration
Ductwork
Brazing
Welding = welder
MIG welding = MIG!, GMAW
TIG welding = TIG!, GTAW
Stick welding = SMAW, arc welding
Flux-cored welding = FCAW
Orbital welding
Plasma cutting = oxy-fuel cutting
Weld inspection
Automotive repair = auto repair, vehicle repair
Automotive diagnostics = vehicle diagnostics, engine diagnostics
Brake repair = brakes?
Engine repair = engine rebuilds
Transmission repair
Suspension and steering
Oil changes
Tire service = tire changes
Diesel mechanics = diesel engines, diesel repair
Heavy equipment repair
Plant maintenance
Auto body repair = panel beating
MOT testing = MOT tester
Paint spraying
Aircraft maintenance = aviation maintenance
Avionics
Small engine repair
Elevator maintenance = lift maintenance
Locksmithing
Upholstery
Joinery
Appliance repair
Millwright = millwrighting
Alignment of shafts = laser alignment
Bearings?
Pumps? = pump maintenance
Conveyors = conveyor systems
Compressors?
Lubrication
Hand tools = hand and power tools
Power tools
Handyman work = general maintenance, handyman, handyperson
Tile repair
Window cleaning
Janitorial services = cleaning?, commercial cleaning, janitorial
Floor care
Hairdressing = hair styling, hairstyling, haircutting
Barbering
Hair coloring
Nail care = manicures
Makeup artistry = makeup?
Skin care = facials?, esthetics
Massage therapy
Tailoring? = alterations?
Shoe repair
Swimming pool maintenance
Pest extermination
Roof repair
Meter reading
Line work = power line maintenance, linework
Cable splicing
Telecom installation = cable installation
Inspection and testing = testing and inspection, test and inspection, inspect and test
Copper piping = copper pipe, copper pipework
First fix?
Second fix?
Cabinet making = cabinetry, cabinetmaking
Heat pumps
Underfloor heating
Unvented cylinders = unvented hot water
Building management systems = BMS!?
Chillers?
VRF systems = VRF!, VRV
Air balancing = test and balance
Bearing replacement = bearings?
Shaft alignment = laser alignment
Pool maintenance = swimming pool maintenance
Fire stopping = firestopping
EV charger installation = EV chargers, EV charging points
Kitchen fitting = kitchen installation, kitchen fitter
Worktops = worktop fitting, countertops, solid surface worktops, countertop installation
Spray finishing
Balayage
Hair extensions
Keratin treatments = keratin
Blow drying = blowouts, blow dry
Hair cutting
Color correction? = hair color correction, colour correction
Bridal hair = bridal styling
`,
  tool: `Megger
Scan tools = OBD-II
Alldata
Mitchell 1
Megohmmeter
Pipe threader
Thermal imaging camera = thermography
Housecall Pro
ServiceTitan`,
  method: `National Electrical Code = NEC code, NEC!, NFPA 70
Lockout/tagout = LOTO, lock-out tag-out, lockout tagout
NFPA 70E
BS 7671 = 18th Edition, IEE Wiring Regulations
Uniform Plumbing Code = plumbing codes, International Plumbing Code
Electrical safety
AWS D1.1 = welding codes
Confined space entry = confined space, confined spaces
Fall protection = working at heights, work at height
Hot work`,
  license: `Journeyman electrician license = journeyman electrician, journeyman license, journeyman electrician's license
Master electrician license = master electrician
Electrical apprenticeship = apprenticeship
Journeyman plumber license = plumbing license, master plumber
EPA 608 = EPA Section 608, EPA 608 Universal, EPA Universal certification
NATE certification = NATE certified
ASE certification = ASE certified, ASE Master Technician, ASE!
AWS Certified Welder = certified welder
Certified Welding Inspector = CWI!
A&P license = A&P mechanic, airframe and powerplant
Gas Safe registration = Gas Safe registered
Cosmetology license = licensed cosmetologist
Barber license
Esthetician license
Massage therapist license
City & Guilds = City and Guilds
ECS card = JIB gold card
NVQ Level 3 Electrical
Boiler operator license
State inspection license
First-aid at work
F-Gas = F-Gas certification
Gas Safe = Gas Safe registered, Gas Safe registration, ACS gas
OFTEC
JIB = JIB card, JIB grading
NPORS`,
};
