import { describe, expect, test } from 'vitest';
import { jobsDrawn } from '../../../testing/jobs-drawn.ts';

// An employer once above several roles. Marks as in section-with-layout.ts, jobs as 'title | employer | place | dates'.

describe('a name of an employer above roles', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'in bold above dates and titles, before jobs with their dates first',
      `**Harling Towage, Port of Ainsby**
##October 2019 – present##
**Tug master**
• Commands a tug with a crew of four
##May 2016 – September 2019##
**Second mate**
• Bridge watch

##February 2014 – April 2016##
**Traffic controller**
Coast Rescue, Ainsby
• Shifts of twelve hours

##July 2012 – June 2013##
**Deck cadet**
Olander Line, Ainsby to Vigo
• Training`,
      [
        'Tug master | Harling Towage |  | 2019-10..present',
        'Second mate | Harling Towage |  | 2016-05..2019-09',
        'Traffic controller | Coast Rescue, Ainsby |  | 2014-02..2016-04',
        'Deck cadet | Olander Line, Ainsby to Vigo |  | 2012-07..2013-06',
      ],
    ],
    [
      'between roles without any text, the first one above all dates',
      `Brightmoor Council, Leeds
2015-2019: Planning Officer
2012-2015: Assistant Planner
Alder Homes, Otley
2009-2012: Clerk
2007-2009: Typist`,
      [
        'Planning Officer | Brightmoor Council | Leeds | 2015..2019',
        'Assistant Planner | Brightmoor Council | Leeds | 2012..2015',
        'Clerk | Alder Homes | Otley | 2009..2012',
        'Typist | Alder Homes | Otley | 2007..2009',
      ],
    ],
    [
      'below a leave in the dates of a table',
      `2016 bis heute	Freiberufliche Hebamme
eigene Praxis, Aurich
• Vorsorge im Landkreis
2014 bis 2016	Elternzeit
**Petrus-Hospital, Aurich**
2009 bis 2013	Stationsleitung Kreißsaal
• Dienstplanung für zwölf Hebammen
2004 bis 2009	Hebamme im Schichtdienst`,
      [
        'Freiberufliche Hebamme | eigene Praxis | Aurich | 2016..present',
        'Stationsleitung Kreißsaal | Petrus-Hospital | Aurich | 2009..2013',
        'Hebamme im Schichtdienst | Petrus-Hospital | Aurich | 2004..2009',
      ],
    ],
    [
      'a corps that is called by an occupation, above ranks',
      `Royal Engineers
2019-2022: Squadron Sergeant Major
• Discipline and dress of 118 soldiers
2012-2019: Clerk of Works (Electrical)
• Camp power on three operations
1998-2005: Sapper, electrician
• Wired huts`,
      [
        'Squadron Sergeant Major | Royal Engineers |  | 2019..2022',
        'Clerk of Works (Electrical) | Royal Engineers |  | 2012..2019',
        'Sapper, electrician | Royal Engineers |  | 1998..2005',
      ],
    ],
    [
      'with the town in brackets behind a role',
      `Alder Brewery & Son
Chief Brewer (Otley)	1995-1997
Researcher (Leeds)	1989-1995`,
      [
        'Chief Brewer (Otley) | Alder Brewery & Son |  | 1995..1997',
        'Researcher | Alder Brewery & Son | Leeds | 1989..1995',
      ],
    ],
  ])('%s', (_, drawn, jobs) => {
    expect(jobsDrawn(drawn)).toEqual(jobs);
  });
});

describe('a name that is not above roles', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'below its title and dates',
      `Planning Officer	2015-2019
Brightmoor Council, Leeds
Assistant Planner	2012-2015
Alder Homes, Otley`,
      [
        'Planning Officer | Brightmoor Council | Leeds | 2015..2019',
        'Assistant Planner | Alder Homes | Otley | 2012..2015',
      ],
    ],
    [
      'in bold above text that ends in dates',
      `**Designer. Brightmoor Homes**
Drew the kitchens of new houses.
June 2019 – August 2021
**Clerk. Alder Council**
Filed the plans of the borough.
May 2016 – May 2019`,
      ['Designer | Brightmoor Homes |  | 2019-06..2021-08', 'Clerk | Alder Council |  | 2016-05..2019-05'],
    ],
    [
      'what explains a leave',
      `10/2009 – 03/2018	Kellnerin
Gasthof Brandl
06/2006 – 09/2009	Elternzeit
Familienphase
08/2001 – 05/2006	Verkäuferin
Bäckerei Aldinger`,
      ['Kellnerin | Gasthof Brandl |  | 2009-10..2018-03', 'Verkäuferin | Bäckerei Aldinger |  | 2001-08..2006-05'],
    ],
    [
      'above a job of another employer with all its parts',
      `Brightmoor Council, Leeds
2015-2019: Planning Officer
2012-2015: Assistant Planner, Alder Homes, Otley`,
      [
        'Planning Officer | Brightmoor Council | Leeds | 2015..2019',
        'Assistant Planner | Alder Homes | Otley | 2012..2015',
      ],
    ],
  ])('%s', (_, drawn, jobs) => {
    expect(jobsDrawn(drawn)).toEqual(jobs);
  });
});

test.each([
  [
    '2022-present: Sole trader, Penhale-Rowe Electrical, Bodmin',
    'Sole trader | Penhale-Rowe Electrical | Bodmin | 2022..present',
  ],
  ['2020-2022: Seasonal Warden, Bryn Eithin, Truro', 'Seasonal Warden | Bryn Eithin | Truro | 2020..2022'],
  ['2015-2019	Self-employed, Leeds', ' | Self-employed | Leeds | 2015..2019'],
  ['2015-2019	Manager, Sales, Harrow Ltd', 'Manager, Sales | Harrow Ltd |  | 2015..2019'],
])('title, employer and town between commas in one row: %s', (line, job) => {
  expect(jobsDrawn(`2023-present: Clerk, Harrow Foods, Leeds\n${line}`).at(-1)).toBe(job);
});

test.each([
  ['Leitung', 'Stadtbibliothek Brandau'],
  ['Pflegehelferin', 'Sankt-Vinzenz-Krankenhaus'],
  ['Verpleegkundige', 'Zeeziekenhuis Alderdam'],
])('a compound that ends in a word for an organization is an employer: %s, %s', (title, employer) => {
  expect(jobsDrawn(`${employer}\n${title}	2015 – 2019`)).toEqual([`${title} | ${employer} |  | 2015..2019`]);
});
