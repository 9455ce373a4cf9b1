import type { SkillList } from '../format.ts';

export const construction: SkillList = {
  industry: 'Construction',
  origin: 'written by us',
  skill: `
Construction management = construction project management
Site management = site supervision, site manager
General contracting = general contractor
Estimating = cost estimating, construction estimating, takeoffs, quantity takeoff
Quantity surveying = quantity surveyor
Bills of quantities = bill of quantities
Construction scheduling = project scheduling
Blueprint reading = blueprints, reading blueprints, read blueprints, construction drawings
Building codes = building code, building regulations
Building inspection = building inspections
Permits? = permitting?, building permits
Subcontractor management = subcontractors, subcontractor coordination, managing subcontractors, managing sub-contractors
Submittals
RFIs = RFI
Change orders = variations?
Contract administration of works
Final accounts
Valuations of works = interim valuations
Cost planning = cost plans
Tender documents
Value engineering
Site safety = construction safety, jobsite safety
Toolbox talks
Surveying? = land surveying, site surveying
Setting out
Earthworks = excavation?, grading of land
Concrete? = concrete work, concrete placement, formwork
Rebar = reinforcement?
Masonry = bricklaying
Carpentry = framing?, rough carpentry
Finish carpentry
Cabinetmaking = cabinetry
Roofing
Drywall = drywall installation, plastering
Painting and decorating = house painting, interior painting
Flooring = floor installation
Tiling = tile setting
Insulation?
Glazing
Scaffolding
Demolition?
Structural steel = steel erection
Road construction = paving?, asphalt
Utilities installation = underground utilities
Piling?
Groundworks
Renovation = remodeling, refurbishment
Residential construction = house building
Commercial construction
Infrastructure projects = rail projects, highways
Heavy equipment operation = excavator operation, heavy machinery
Crane operation = rigging?
Punch lists = snagging
Commissioning = commissioning of systems
Handover?
Facilities management = facility management
Building maintenance = property maintenance
Sustainable construction = green building
Dispute resolution in construction
Fit-out = interior fit-out
Dry lining
Waterproofing
Landscaping
Stormwater management
Traffic control = traffic management
Site logistics
Temporary works = temporary works coordinator, TWC!
Reinforced concrete = RC frame, RC frames, reinforced concrete frame, reinforced concrete frames
Concrete finishing = concrete placement
Method statements = RAMS!, risk assessments and method statements
Telehandler = telehandler operation
Excavator operation = excavator, 360 excavator, backhoe
Dumper operation = dumper?
Signal person = signaller
Asbestos awareness
Testing and commissioning
Measurement? = quantity measurement, bills of quantities
Interim valuations
`,
  tool: `AutoCAD
Revit = Autodesk Revit
BIM = building information modeling
Navisworks
SketchUp
Civil 3D
Procore
Primavera P6 = Primavera, Oracle Primavera
Bluebeam = Bluebeam Revu
PlanGrid
Buildertrend
Sage 300 Construction
On-Screen Takeoff
PlanSwift
Causeway!
CostX
HeavyBid
Total station = total stations
Viewpoint Vista
BIM 360 = Autodesk Construction Cloud`,
  license: `OSHA 30 = OSHA 30-Hour, OSHA 30 hour
OSHA 10 = OSHA 10-Hour, OSHA 10 hour
CSCS card = CSCS
SMSTS
SSSTS
CPCS card = CPCS
PASMA
IPAF
Contractor license = general contractor license
MRICS = RICS membership, Chartered Surveyor, RICS
CCM (Certified Construction Manager) = Certified Construction Manager
Crane operator certification = NCCCO
MCIOB = CIOB
Competent person training`,
  method: `NEC contracts = NEC4, NEC3, NEC form of contract, NEC!
JCT contracts = JCT
FIDIC
AIA contracts
LEED! = LEED certification
BREEAM
Lean construction
CDM regulations = CDM 2015
International Building Code = IBC!
Design-build
DMRB = Design Manual for Roads and Bridges
Section 278 = S278, section 278 agreements
Section 106 = S106, section 106 agreements
Traffic modelling`,
};
