import type { SkillList } from '../format.ts';

export const hospitality: SkillList = {
  industry: 'Hospitality & tourism',
  origin: 'written by us',
  skill: `
Hotel management = hotel operations, hospitality management
Front desk = front office, front desk operations, reception?
Guest services = guest relations, guest satisfaction, guest experience
Check-in and check-out = check-in, guest check-in
Reservations? = reservation systems, bookings?
Concierge?
Housekeeping = room cleaning, housekeeping operations
Laundry services = laundry?
Revenue management = yield management
Banquets? = banqueting, banquet operations
Catering
Food service = foodservice
Food preparation = food prep, preparing food, meal preparation
Cooking = culinary arts, culinary
Line cooking = line cook, grill station, saute
Menu planning = menu development, menu design, menu engineering
Recipe development
Pastry = pastry arts, baking?
Butchery of meat and fish = fish butchery
Knife skills
Plating? = plate presentation
Kitchen management = kitchen operations, back of house
Restaurant management = restaurant operations
Front of house = FOH!
Waiting tables = table service, food and beverage service
Bartending = mixology, cocktails
Barista skills = barista, espresso, latte art
Wine knowledge = wine service, sommelier, wine pairing
Food costing = food cost control, food costs
Menu costing = recipe costing
Cooking techniques = culinary techniques, cooking methods
Food presentation = plate presentation
Banquet service = banqueting
Portion control
Food safety = food hygiene, food handling
Allergen awareness = allergens
Kitchen sanitation
Sanitation
Inventory ordering = stock ordering
Dishwashing
Party planning
Weddings = wedding planning
Conference services
Tour guiding = tour guide
Travel planning = itinerary planning
Ticketing of travel = airline ticketing
Cabin crew service = in-flight service
Spa services
Beverage management = beverage operations
Table turnover
Room service
Night audit
Lost property
Upselling menus
Complaint handling = handling complaints, guest complaints, complaints
Vendor ordering
Catering sales
Cruise operations
Casino operations = gaming operations
Sous vide = sous-vide
Silver service
Event catering
Bread making = bread baking
Cake decorating = cake decoration
Grill cooking = grill station, grill section
Cellar management
Menu engineering
Butchery skills = meat cutting
Till operation = tills?, cash register
Allergen management = allergen control, allergens
`,
  tool: `Opera PMS = Oracle Opera, Micros Opera, Fidelio
Micros POS = Micros!?
Aloha POS
OpenTable
Resy
SevenRooms
Amadeus = Amadeus GDS
Sabre GDS = Sabre!?
Galileo GDS = Galileo!?
Delphi.fdc
Cloudbeds
HotSchedules
ChefTec
Airbnb management
Cvent
7shifts
Mews!? = Mews PMS
Protel`,
  license: `ServSafe = ServSafe Manager, ServSafe certification
Food handler card = food handler's card, food handler certification, food handlers permit
TIPS certification = TIPS certified
Food Hygiene Certificate = Level 2 Food Hygiene, Food Hygiene Level 2
Certified Hotel Administrator = CHA!
WSET
Responsible beverage service
Certified Executive Chef = CEC!
Certified Meeting Professional = CMP!
Level 2 Food Hygiene = Level 2 food hygiene certificate, food hygiene certificate, Level 2 Food Safety
Level 3 Food Safety = Level 3 food hygiene`,
  method: `HACCP
Mise en place
First in first out = FIFO`,
};
