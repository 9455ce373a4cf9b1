import type { SkillList } from '../format.ts';

export const realEstate: SkillList = {
  industry: 'Real estate',
  origin: 'written by us',
  skill: `
Real estate sales = residential sales
Real estate = real estate transactions
Property management
Leasing? = lease administration, lettings
Lease negotiation = lease negotiations
Tenant relations = tenant communication
Rent collection
Property inspections
Property marketing = listing marketing, listings?
Open houses
Buyer representation
Listing agreements
Comparative market analysis = CMA (real estate)
Real estate appraisal = property valuation, property appraisal
Appraisal
Real estate investment = property investment
Real estate finance
Real estate development = property development
Closing coordination = transaction coordination
Escrow
Title insurance
Commercial real estate
Residential real estate
Industrial real estate
Site selection
Land acquisition
Tenant screening
Eviction procedures
Maintenance coordination
Work orders
Move-in inspections
Home staging
HOA management = community association management
Affordable housing = Section 8
Asset management of property
CAM reconciliation
Occupancy management
Rent rolls
Zoning research
Vacation rentals
Estate agency
Cold canvassing
Block management
Service charges = service charge management
Soft services
Hard services
`,
  tool: `Yardi Voyager
AppFolio
RealPage = OneSite
Buildium
MRI Software
Entrata
CoStar
LoopNet
Argus Enterprise = ARGUS!, Argus!?
MLS! = multiple listing service
Zillow
Dotloop
kvCORE
Follow Up Boss
SkySlope
Reapit
Matterport
CAFM = CAFM systems`,
  license: `Real estate license = real estate salesperson license, licensed real estate agent, realtor license
Real estate broker license = broker license
Certified Property Manager = CPM (IREM)
CCIM
Realtor designation = REALTOR!
Appraiser license = certified appraiser
ARLA qualification = Propertymark
Community Association Manager license = CAM license
NALP`,
  method: `Fair Housing = Fair Housing Act, fair housing laws
RESPA compliance
USPAP
1031 exchanges = 1031 exchange`,
};
