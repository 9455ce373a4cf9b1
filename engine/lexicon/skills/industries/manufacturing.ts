import type { SkillList } from '../format.ts';

export const manufacturing: SkillList = {
  industry: 'Manufacturing',
  origin: 'written by us',
  skill: `
Production planning = production scheduling
Production management = manufacturing management
Manufacturing engineering = process engineering
Assembly = assembly line, mechanical assembly, product assembly
Electronics assembly = PCB assembly
Machine operation = machine operator, operating machinery, production machinery
Machine setup = machine set-up, setting machines, tool setting
CNC machining = CNC!, CNC operation, CNC machines
CNC programming = CNC programmer
CNC milling = CNC mill
Milling
CNC turning = CNC lathe, turning?
Grinding = surface grinding
Drilling
EDM machining = wire EDM, spark erosion
Machining = precision machining, manual machining
Toolmaking = press tools, toolmaker, tool and die
Sheet metal = sheet metal fabrication
Metal fabrication
Fabrication
Stamping? = press operation, metal stamping
Injection molding = injection moulding
Extrusion
Casting? = castings?, die casting, casting design
Forging
Heat treatment
Powder coating = surface finishing
Laser cutting
3D printing = additive manufacturing, rapid prototyping
Packaging = packing?, packaging lines
Bottling
Food manufacturing = food processing, food production
Pharmaceutical manufacturing
Textile production
Sewing
Printing operations = offset printing
Woodworking = CNC routing
Quality inspection = visual inspection, product inspection
First article inspection
Precision measurement = measuring instruments, micrometers, calipers, gauges?
Metrology = CMM!, coordinate measuring machine
Nonconformance = nonconformance reports, non-conformance
Corrective action = CAPA, corrective and preventive action
Root cause analysis = root-cause analysis
Failure analysis
FMEA = PFMEA, failure mode and effects analysis
Process validation = process qualification
Continuous improvement
Production efficiency
Throughput
Overall equipment effectiveness = OEE!
Preventive maintenance = preventative maintenance, planned maintenance, PM schedules
Predictive maintenance
Equipment maintenance = machine maintenance, maintenance of equipment
Equipment troubleshooting
Downtime reduction
Changeovers = SMED, quick changeover
Shift supervision = production supervision, shift leader
Material handling = materials handling
Bill of materials = BOM!, bills of materials
Production reporting
Batch records = batch manufacturing records
Clean room = cleanroom
New product introduction = NPI!
Supplier quality
Industrial automation = factory automation
Automation
Robotics = industrial robots, robot programming
Process control
Calibration
Work instructions = standard work
Safety compliance = plant safety
Machine guarding
Environmental health and safety = EHS!, EH&S, HSE!, health and safety
Hazardous materials = hazmat
Waste management = waste disposal
Personal protective equipment = PPE!
Soldering
Capacity planning in plants
Product lifecycle management = PLM!
Corrugated production = corrugators, converting lines
G-code
Lathe operation = lathe, lathes
Electrical discharge machining = EDM!, wire EDM
Machine vision
Bolt tensioning = torque tools, torque and tensioning, torqueing, bolt torquing
Tool offsets
Measuring tools = micrometers, calipers, calipers and micrometers, verniers
`,
  tool: `Fanuc
Mazak = Mazatrol
Heidenhain
Haas!
Siemens NX = NX CAD, Unigraphics
Mastercam
Fusion 360
Edgecam
Okuma
KUKA
ABB robots
Universal Robots
MES! = manufacturing execution system, manufacturing execution systems
CMMS = computerized maintenance management system
IBM Maximo = Maximo
SAP PM
SAP MM
SAP QM
Fiix
Minitab
JobBOSS
Wonderware
Ignition SCADA
GibbsCAM
Product data management = PDM!
SAP PLM
Teamcenter
Windchill
Plex ERP`,
  method: `Lean manufacturing = Lean!?, lean principles, lean production
Six Sigma = Lean Six Sigma
Kaizen
5S = 5S methodology
Just-in-time = JIT!
Total productive maintenance = TPM!
Total quality management = TQM!
Value stream mapping
Statistical process control = SPC!
PPAP
APQP
8D = 8D problem solving
DMAIC
Poka-yoke
Good manufacturing practice = GMP, cGMP, good manufacturing practices
ISO 9001 = ISO 9000
ISO 13485
ISO 14001
ISO 45001
IATF 16949 = TS 16949
AS9100
Gemba walks = Gemba
A3 problem solving
OSHA regulations = OSHA, OSHA standards, OSHA compliance
BRC standards = BRCGS
SQF
Takt time
Andon
Control plans`,
  license: `Certified Quality Engineer = CQE!
Certified Quality Auditor = CQA!
ISO 9001 Lead Auditor = lead auditor
Certified Maintenance & Reliability Professional = CMRP
IPC-A-610 = IPC certification
J-STD-001
NEBOSH = NEBOSH certificate
IOSH = IOSH Managing Safely
Certified Safety Professional = CSP!`,
};
