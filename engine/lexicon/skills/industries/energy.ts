import type { SkillList } from '../format.ts';

export const energy: SkillList = {
  industry: 'Energy & utilities',
  origin: 'written by us',
  skill: `
Oil and gas = oil & gas, upstream?, offshore operations
Drilling operations
Well completion
Pipeline operations = pipelines?
Refinery operations = refining?
Power generation = power plant operations
Transmission and distribution = electricity distribution, grid operations
Smart grid
Energy trading
Energy management
Solar power = photovoltaics, solar PV
Wind power = wind turbines, wind turbine maintenance
Hydropower
Nuclear operations = nuclear power
Hydrogen technology
Battery storage = energy storage
Electric utility operations = electricity networks
Gas distribution
Water supply = water utilities
Wastewater operations
Meter data management
Demand response
Energy modeling
Interconnection studies
Substation maintenance
Process operations = control room operations
Turnarounds? = shutdowns?
Non-destructive testing = NDT!
Corrosion control = cathodic protection
Geophysics = seismic interpretation
Well logging
Power purchase agreements = PPAs
District heating
Asset integrity
Permit to work
Blade repair = wind turbine blade repair, rotor blade repair
HV switching = high voltage switching
Solar PV design = PV system design
`,
  tool: `PSS/E
PVsyst
HOMER energy
OSIsoft PI = PI System, PI historian
Petrel!?
Eclipse reservoir simulator
PowerWorld
GE Smallworld
DCS! = distributed control system
Aspentech`,
  license: `NERC certification = NERC certified
NABCEP
BOSIET
GWO training = GWO
NRC license = reactor operator license
Water operator license = water treatment operator
API 510 = API 570
Six-pack offshore medical = OGUK medical
EUSR`,
  method: `NERC CIP
API standards
COMAH
ISO 50001
IEC 61850`,
};
