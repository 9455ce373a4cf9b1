import type { SkillList } from '../format.ts';

export const agriculture: SkillList = {
  industry: 'Agriculture & environment',
  origin: 'written by us',
  skill: `
Farming = farm operations, farm work
Farm management
Crop production = crop management, crop scouting
Agronomy
Irrigation = irrigation systems
Soil management = soil health
Fertilizer application = fertilization
Pesticide application = crop protection
Pest management = integrated pest management, pest control
Harvesting?
Planting? = seeding?
Greenhouse management = greenhouse operations
Horticulture
Nursery operations = plant propagation
Viticulture
Organic farming
Livestock management = animal husbandry, livestock
Dairy farming = milking?
Cattle handling = beef production
Poultry farming = poultry
Swine production
Equine care = horse care
Beekeeping
Aquaculture = fish farming
Animal nutrition
Animal breeding = artificial insemination
Animal health
Herd health
Fencing of fields
Tractor operation = tractor driving
Farm machinery = agricultural machinery, farm equipment
Combine operation
Forestry = forest management
Arboriculture = tree surgery, tree care
Chainsaw operation = chainsaw
Logging of timber = timber harvesting
Land management
Conservation?
Wildlife conservation
Habitat restoration
Wildlife management
Environmental science
Environmental compliance
Sustainability = sustainable development
Carbon accounting = carbon footprint, greenhouse gas reporting
Recycling?
Water management
Wetland delineation
Grain handling = grain storage
Food supply from farms
Agribusiness
Commodity trading
Farm safety
Landscape maintenance = grounds maintenance, groundskeeping
Turf management
Gardening
Precision agriculture = precision farming
Seed production
Post-harvest handling
Rangeland management
Veterinary assistance = herd vaccination
Milking = milking parlour, milking parlours, dairy milking
Grassland management = grass measuring, grassland
Calf rearing = calf raising
Feed rations = feed rationing, ration formulation, ration planning
Lambing
Combine harvester = combine driving
Crop spraying = pesticide application
Pruning
Grafting?
Winemaking = wine making
Livestock handling
Fish health
Foot trimming = hoof trimming
Slurry handling = slurry spreading, slurry management
Biosecurity
Animal welfare
Dog grooming = pet grooming
Fencing? = fence erecting
Hedge laying = hedgelaying
Tractor driving = tractor operation, tractor work
`,
  tool: `John Deere Operations Center = John Deere
GPS guidance = GPS steering
Climate FieldView
Granular!?
Drones? = UAV, drone mapping
DairyComp
AgLeader`,
  license: `Pesticide applicator license = pesticide applicator certification, PA1, PA6
Certified Crop Adviser = CCA!
Chainsaw certificate = NPTC
Certified Arborist = ISA Certified Arborist
HAZWOPER = 40-hour HAZWOPER
FACTS qualification
PA1 and PA2 = PA1, PA2, PA1/PA2`,
  method: `GAP certification = good agricultural practices
Crop rotation
ESG reporting = ESG!
Life cycle assessment = LCA!
NEPA
Clean Water Act
No-till farming`,
};
