/**
 * Honest rewrites as a helpful model would propose them: each says what its line says, in better words. Written before
 * the guard was. Rows of `looked` were used to build it; those of `apart` are only measured.
 */
type Rewrite = { line: string; proposal: string };

const rows = (table: string): readonly Rewrite[] =>
  table
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [line = '', proposal = ''] = row.split('=>').map((part) => part.trim());
      return { line, proposal };
    });

const looked = rows(`
Responsible for managing a team of 5 baristas => Managed a team of 5 baristas
I was responsible for cleaning 14 guest rooms per shift. => Cleaned 14 guest rooms per shift.
Duties included answering phones and filing patient records => Answered phones and filed patient records
Helped customers to find products in order to increase satisfaction => Helped customers find products to increase satisfaction
Was in charge of the inventory of two warehouses => Managed the inventory of two warehouses
Did the scheduling for 12 nurses => Scheduled 12 nurses
Made weekly reports for the regional manager => Prepared weekly reports for the regional manager
Used Excel to make budgets for three departments => Created budgets for three departments in Excel
Talked to customers about their orders on a daily basis => Spoke with customers about their orders daily
Taking care of elderly residents with dementia => Cared for elderly residents with dementia
Responsible for the preparation of tax returns for small businesses => Prepared tax returns for small businesses
Fixed leaking pipes and heaters in rental homes => Repaired leaking pipes and heaters in rental homes
Utilized Salesforce to keep track of leads => Used Salesforce to track leads
Provided training to new hires on the POS system => Trained new hires on the POS system
Worked as part of a team of six to install solar panels => Installed solar panels as part of a team of six
Assisted with the development of lesson plans for grade 4 => Helped develop lesson plans for grade 4
Performed the inspection of incoming parts with calipers and gauges => Inspected incoming parts with calipers and gauges
In 2019, built a web shop for a bakery in React => Built a web shop for a bakery in React in 2019
Answered about 60 calls every day from policyholders => Answered about 60 calls daily from policyholders
Tasked with monitoring the CCTV cameras of three buildings => Monitored the CCTV cameras of three buildings
Various tasks such as filing, typing and mailing => Filed, typed and mailed documents
Successfully and efficiently handled customer complaints => Handled customer complaints
Manage the calendars of two executives and book their travel => Managed the calendars of two executives and booked their travel
Looked after the tools and machines of the shop => Maintained the tools and machines of the shop
Wrote articles for the company newsletter as well as its blog => Wrote articles for the company newsletter and its blog
Reduced waiting times by 20 percent by changing the triage form => Reduced waiting times by 20% by changing the triage form
Gave presentations to the board about the budget => Presented the budget to the board
Taught twenty children how to swim => Taught 20 children to swim
Operated the forklift and was loading trucks => Operated the forklift and loaded trucks
Dealt with suppliers and negotiated the prices of produce => Negotiated produce prices with suppliers
`);

const apart = rows(`
Responsible for driving the school bus on two routes => Drove the school bus on two routes
Responsibilities included greeting guests and checking them in => Greeted guests and checked them in
Helped out with the sorting of donations at the food bank => Helped sort donations at the food bank
I fixed and maintained printers in 9 offices => Repaired and maintained printers in 9 offices
Was tasked with the maintenance of the lab equipment => Maintained the lab equipment
Carried out safety checks of the elevators every week => Performed safety checks of the elevators weekly
Put together welcome packets for new employees => Assembled welcome packets for new employees
Made sure that all deliveries were recorded in SAP => Ensured that all deliveries were recorded in SAP
Conducted training of volunteers in first aid => Trained volunteers in first aid
Took calls from patients and scheduled their appointments => Answered patient calls and scheduled appointments
Handed out medication under the supervision of a nurse => Distributed medication under the supervision of a nurse
Responsible for selling tickets and refreshments => Sold tickets and refreshments
In order to cut waste, introduced a new ordering sheet => Introduced a new ordering sheet to cut waste
Bought fabrics and trims for two collections a year => Purchased fabrics and trims for two collections a year
Coordinating volunteers for the annual book fair => Coordinated volunteers for the annual book fair
Kept the records of 300 members up to date => Maintained up-to-date records of 300 members
Cooked meals for 80 children with the kitchen team => Prepared meals for 80 children with the kitchen team
Was responsible for the translation of contracts from French => Translated contracts from French
Really enjoyed teaching yoga to seniors => Taught yoga to seniors
Did cleaning and sanitizing of the operating rooms => Cleaned and sanitized the operating rooms
Enhanced the checkout page by utilizing caching => Improved the checkout page by using caching
Filled out customs forms and called carriers => Completed customs forms and called carriers
Duties include stocking shelves, rotating products and helping customers => Stocked shelves, rotated products and helped customers
Ran a lathe and a milling machine => Operated a lathe and a milling machine
Participated in the migration of forty servers to Linux => Participated in migrating 40 servers to Linux
Watched over children aged 3 to 5 during outdoor play => Supervised children aged 3 to 5 during outdoor play
Gathered feedback from users and documented it in Jira => Collected feedback from users and recorded it in Jira
In charge of opening and closing the store on weekends => Opened and closed the store on weekends
Assisted the lead architect with drawings in AutoCAD => Supported the lead architect with drawings in AutoCAD
Responsible for a budget of $2 million => Managed a $2 million budget
`);

export const honestRewrites = { looked, apart } as const;
