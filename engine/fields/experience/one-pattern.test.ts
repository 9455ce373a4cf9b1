import { describe, expect, test } from 'vitest';
import { sectionWithLayout } from '../../testing/section-with-layout.ts';
import { experienceOf } from './experience.ts';

/** 'title | employer | place' of each job. */
const read = (drawn: string): readonly string[] => {
  const { reading, sections } = sectionWithLayout('experience', drawn.trim().split('\n'));
  return experienceOf(reading, sections).map(({ title, employer, location }) =>
    [title, employer, location].map((field) => field?.value ?? '').join(' | '),
  );
};

describe('the entries of a section share one pattern', () => {
  test('only the type separates employer and title', () => {
    expect(
      read(`
**Ferrovial** __Tunnel Engineer__	2019 – Present
• Segment design for a 4 km bored tunnel
**Acciona** __Geotechnical Engineer__	2015 – 2019
• Site investigation on the Ring Road`),
    ).toEqual(['Tunnel Engineer | Ferrovial | ', 'Geotechnical Engineer | Acciona | ']);
  });

  test('only the color separates title and employer', () => {
    expect(
      read(`
__Jan 2020 — Present__
**Pastry Chef** ##The Fife Arms##
• Menus for three outlets
__Apr 2017 — Dec 2019__
**Demi Chef de Partie** ##Gleneagles##
• Afternoon tea for 150`),
    ).toEqual(['Pastry Chef | The Fife Arms | ', 'Demi Chef de Partie | Gleneagles | ']);
  });

  test('an employer whose name tells nothing is where the other employers are', () => {
    expect(
      read(`
Nordhavn Logistics | Customs Broker | Aarhus | 2020 - present
- Clear 300 shipments a month for importers of machinery
DSV | Freight Forwarder | Horsens | 2016 - 2020
- Booked sea freight from Asia
Bilka | Sales Assistant | Horsens | 2013 - 2016
- Worked the evening tills`),
    ).toEqual([
      'Customs Broker | Nordhavn Logistics | Aarhus',
      'Freight Forwarder | DSV | Horsens',
      'Sales Assistant | Bilka | Horsens',
    ]);
  });

  const others = `
Line Cook, Harrow Kitchen Ltd	2019 – 2021
• Cooked for forty guests a night
Shift Supervisor, Lakeside Dairy Ltd	2016 – 2018
• Planned the shifts of twelve people`;

  test('two others outweigh the words of a name that is also an occupation', () => {
    expect(read(`${others}\nNight Audit, Coach	2013 – 2014\n• Kept the books of two shops`).at(-1)).toBe(
      'Night Audit | Coach | ',
    );
  });

  test('two others do not outweigh a legal form and an occupation in the other order', () => {
    expect(read(`${others}\nBrook Foods Ltd, Welder	2013 – 2014\n• Joined the frames of gates`).at(-1)).toBe(
      'Welder | Brook Foods Ltd | ',
    );
  });

  test('a known town behind a comma is no part of an employer, though the others name no place', () => {
    expect(read(`${others}\nWelder, Brook Frames, Paris	2013 – 2014\n• Joined the frames of gates`).at(-1)).toBe(
      'Welder | Brook Frames | Paris',
    );
  });

  test('a title does not go on in the lighter line below, where the department is', () => {
    expect(
      read(`
**Clinical Nurse Specialist**	2018 – Present
Cardiology, Lakeside Hospital, Kettering
• Run the heart failure clinic
**Staff Nurse**	2014 – 2018
Acute Medicine, Glenfield Hospital, Leicester
• Rotated through the high dependency bay`),
    ).toEqual([
      'Clinical Nurse Specialist | Cardiology, Lakeside Hospital | Kettering',
      'Staff Nurse | Acute Medicine, Glenfield Hospital | Leicester',
    ]);
  });

  test('the place is behind the employer, not before it', () => {
    expect(
      read(`
**Warehouse Team Leader, Ocado**	Hatfield, Aug 2019 – Present
Lead a shift of 25 pickers across ambient and chilled.
**Picker and Packer, Amazon**	Hemel Hempstead, Jan 2017 – Jul 2019
Picked 140 units an hour against a target of 120.`),
    ).toEqual(['Warehouse Team Leader | Ocado | Hatfield', 'Picker and Packer | Amazon | Hemel Hempstead']);
  });

  test('a role without anything in the type of employers belongs to the employer above', () => {
    expect(
      read(`
**Harrow Robotics**
3 years 2 months
##Engineering Manager##
January 2023 - Present (1 year 11 months)
__Curiby, Paraná, Brasil__
##Software Engineer##
October 2021 - December 2022 (1 ano 3 meses)
__Curiby, Paraná, Brasil__
**Quell**
##Software Developer##
April 2018 - September 2021 (3 years 6 months)
__Leeby, Paraná, Brasil__`),
    ).toEqual([
      'Engineering Manager | Harrow Robotics | Curiby, Paraná, Brasil',
      'Software Engineer | Harrow Robotics | Curiby, Paraná, Brasil',
      'Software Developer | Quell | Leeby, Paraná, Brasil',
    ]);
  });

  test('the type of two of three employers is not yet that of all', () => {
    const jobs = read(`
**Data Scientist (Intern)**
Cenfry	Feb 2025 – Apr 2025
• Assisted in the work on frameworks for markets
**Data Analyst**
Feb 2024 – Sep 2024
__QUELL TRAVEL__
• Told the story of the data on bookings
Jan 2023 – Dec 2023
__EDUHARROW__
• Drew the boards of the school year
**UI/UX Designer**
Emebeg Ltd	Oct 2020 – Dec 2022
• Drew the screens of the tools
Jan 2018 – Jun 2020
**Graphic Designer**
##Deelo##
• Drew the posters of the fair`);
    expect(jobs.map((job) => job.split(' | ')[1])).toEqual([
      'Cenfry',
      'QUELL TRAVEL',
      'EDUHARROW',
      'Emebeg Ltd',
      'Deelo',
    ]);
  });

  test('lists in the type of the duties open no entries where headers have their own', () => {
    expect(
      read(`
**Harrow Systems**
##Web Developer##
August 2016 - September 2021
Built and kept the shops of eleven customers on one platform for all of them
CSS 3
Microsoft Team Foundation Server 2008
Visual Basic 6
WebSockets
**Quell**
##Software Developer##
March 2012 - July 2016
Wrote the drivers of the scales that are used in most of the stores of the town
Crystal Reports 9
Database`),
    ).toEqual(['Web Developer | Harrow Systems | ', 'Software Developer | Quell | ']);
  });

  test('the employer is in the same row below the dates in each entry', () => {
    expect(
      read(`
Applications Developer	July 2018 – May 2023
Quellmark
Seattle, WA
Wrote the drivers of the scales that are used in most of the stores of the town and kept them.
Integration Developer	July 2016 – July 2018
Pingwick.
Odenwald, VA (Remote)
Kept the interfaces between the books and the stores of eleven customers running day by day.
Connector Developer	July 2012 – Mar 2016
Harrowby
Leeds, UK
Wrote and supported the connectors for the accounting programs of about three hundred customers.`),
    ).toEqual([
      'Applications Developer | Quellmark | Seattle, WA',
      'Integration Developer | Pingwick | Odenwald, VA',
      'Connector Developer | Harrowby | Leeds, UK',
    ]);
  });

  test('dated projects in lighter type are details of the job whose time they are in', () => {
    expect(
      read(`
**Robot Engineer	Quellbot	2015 – 2019**
Stairs-Project	2016 – 2017
• Maps rooms for a robot that climbs their stairs
GiantToy	2018 – 2019
• Built a robot of eight times the usual size
**Software Engineer	Quellbot	2012 – 2015**
ColdPlant	2013 – 2014
• A robot that follows plants`),
    ).toEqual(['Robot Engineer | Quellbot | ', 'Software Engineer | Quellbot | ']);
  });

  test('a single entry is read by its words alone', () => {
    expect(read('Welder | Harrow Foods Ltd | Leeds | 2019 - 2021')).toEqual(['Welder | Harrow Foods Ltd | Leeds']);
  });
});
