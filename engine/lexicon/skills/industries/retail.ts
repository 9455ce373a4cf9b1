import type { SkillList } from '../format.ts';

export const retail: SkillList = {
  industry: 'Retail',
  origin: 'written by us',
  skill: `
Retail management = store management
Retail operations = store operations
Sales floor = floor sales
Cash handling = handling cash, cash register, cash registers
Point of sale = POS!, POS systems, POS system, point-of-sale
Cash reconciliation = till reconciliation, register audits, cashing up
Deposits? = bank deposits
Merchandising = product merchandising
Visual merchandising = visual displays, window displays
Planograms = planogram
Product displays = displays?
Inventory management = stock management, inventory control, stock control
Stock replenishment = restocking, shelf stocking, stocking shelves, stocking?
Stock counts = stocktaking, inventory counts, stock takes
Loss prevention = theft prevention, shrinkage, shrink reduction, reduce shrink, cut shrink
Shrink control = shrinkage, shrink?
Store opening and closing = opening and closing, open and close
Product knowledge
Returns and exchanges = refunds?, processing returns
Markdowns?
Pricing labels = price changes
Buying? = retail buying, buyer?
Category management
Assortment planning
Clienteling
Personal shopping
Fitting rooms
Fashion styling
Luxury retail
Grocery?
Bakery operations
Deli operations
Butchery = meat cutting
Produce handling = produce?
Gift wrapping
Store layout = store sets
Labor budget = labour budget, labor scheduling
Units per transaction = UPT!
Sales per hour
Conversion?
Seasonal planning
Self-checkout
Mystery shopping
Floor supervision = manager on duty, key holder, keyholder
Curbside pickup = click and collect
Footwear fitting
Cosmetics sales = beauty consulting
Jewelry sales
Electronics retail
Planogram compliance
Team huddles
Retail analytics
Open-to-buy
Range planning
`,
  tool: `Lightspeed = Lightspeed POS
Square POS = Square!?
Clover POS
Toast POS
NCR!
Oracle Retail
Shopify POS
RetailPro = Retail Pro
JDA = Blue Yonder
Reflexis
RF scanners = Zebra scanners, handheld scanners
Vend!?`,
  license: `Age-restricted sales certificate = alcohol sales certification
Personal licence holder = personal licence`,
};
