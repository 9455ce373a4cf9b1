import type { SkillList } from '../format.ts';

export const logistics: SkillList = {
  industry: 'Logistics & supply chain',
  origin: 'written by us',
  skill: `
Supply chain management = supply chain, supply chain operations
Logistics = logistics management, logistics coordination
Warehouse management = warehouse operations, warehousing
Warehouse safety
Order picking = picking and packing, pick and pack, order fulfillment, order selection
Shipping and receiving = shipping?, receiving?, goods in, goods receipt
Loading and unloading = loading?, unloading trucks
Palletizing
Forklift operation = forklift, forklift driving, forklift operator
Pallet jack = pallet truck
Reach truck
Inventory planning = inventory optimization, safety stock
Demand planning = demand forecasting
Materials planning = material planning, MRP!, material requirements planning
Sales and operations planning = S&OP
Strategic sourcing
Sourcing
Supplier relationship management = supplier relations
Supplier negotiation = vendor negotiation
Purchase orders = purchase order processing, PO processing
Freight forwarding
Freight management = freight
Freight brokerage
Customs clearance = customs, customs compliance
Import and export = import/export, export documentation
Incoterms
Transportation management = transport management, transport planning
Route planning = route optimization
Dispatching = dispatch?
Fleet management
Truck driving = commercial driving, HGV driving, tractor-trailer
Delivery driving = parcel delivery, making deliveries
Last-mile delivery
Reverse logistics = returns processing
Cold chain
Cross-docking
Distribution management = distribution?, distribution center
Third-party logistics = 3PL
Port operations = container terminals
Air freight
Ocean freight = sea freight
Rail freight
Dangerous goods = IATA dangerous goods, hazardous goods
Load securing
Vehicle inspections = pre-trip inspections
Hours of service
Logbooks = electronic logging devices, ELD!
Inventory audits
Barcode scanning = RF scanning
Cycle counting = cycle counts
Kitting
Slotting?
Yard management
Cost-to-serve analysis
Contract logistics
Procurement management = indirect procurement, direct procurement, category sourcing
Spend analysis
Supplier audits
Shipping documentation = bills of lading, bill of lading
Packaging optimization
Stock rotation = FIFO rotation
Goods receiving = goods in?, goods inwards
Load securement = load securing, load restraint
Flatbed?
Reefer? = refrigerated trailers
Telematics
Tachographs = tachograph, digital tachograph
Demurrage
HS codes = tariff classification, HS classification
Drayage
Intermodal = intermodal transport
Cherry picker = order picker truck
Counterbalance truck = counterbalance, counterbalance forklift
VNA trucks = VNA!?, very narrow aisle
Courier work = courier?
`,
  tool: `SAP WM = SAP EWM
SAP Ariba = Ariba
SAP APO = SAP IBP
Manhattan WMS = Manhattan Associates
WMS! = warehouse management system, warehouse management systems
TMS! = transportation management system
Oracle SCM
Kinaxis = RapidResponse
Jaggaer
FedEx Ship Manager
UPS WorldShip
project44
FourKites
Descartes!?
CargoWise
Samsara!
Omnitracs
Geotab
ShipStation
Fishbowl!?`,
  license: `CDL! = Commercial Driver's License, commercial driver license, CDL Class A, Class A CDL, Class B CDL
HGV licence = HGV Class 2, LGV licence
HGV Class 1 licence = HGV Class 1, Class 1 HGV licence
Forklift certification = forklift license, certified forklift operator, forklift licence, counterbalance licence
CSCP! = Certified Supply Chain Professional
CPIM
CLTD
CPSM
CIPS! = MCIPS
Hazmat endorsement
TWIC card = TWIC
CPC (driver) = Driver CPC
Digital tachograph card = digi card
Customs broker license
DOT medical card = DOT physical
ADR certificate = ADR!
IATA dangerous goods = IATA DGR, IATA
IMDG = IMDG code
Doubles and triples endorsement = doubles and triples, doubles/triples
Tanker endorsement = tanker?
LGV licence = LGV!
CACES = CACES 1, CACES 3, CACES 5`,
  method: `SCOR model = SCOR!
Vendor-managed inventory = VMI!
DOT regulations = FMCSA
C-TPAT
Kanban replenishment
ABC analysis of stock`,
};
