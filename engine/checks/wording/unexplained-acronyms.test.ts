import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { unexplainedAcronyms } from './unexplained-acronyms.ts';

testCheck(unexplainedAcronyms, {
  fails: [
    {
      name: 'five unexplained acronyms',
      lines: changed('• Lead a team', '• Own the KPI reports, the SLA talks, each RFP and the WMS.'),
      quotes: ['KPI', 'WMS'],
      says: 'We found 5 abbreviations that are never spelled out: KPI, SLA, RFP, WMS and 1 more.',
    },
    {
      name: 'unexplained acronyms beside one that means something else here',
      lines: changed(
        '• Lead a team',
        '• Own the KPI reports, the SLA talks and the WMS; ran the NPS portal for the National Park Service.',
      ),
      quotes: ['KPI', 'SLA', 'WMS'],
      says: 'We found 4 abbreviations that are never spelled out: KPI, SLA, WMS and HACCP.',
    },
    {
      name: 'three, of which one is the end of the name of a tool elsewhere',
      lines: changed('• Lead a team', '• Own the KPI reports of the BI team.'),
      quotes: ['KPI', 'BI'],
    },
  ],
  passes: [
    { name: 'the end of the name of a tool', lines: changed('• Lead a team', '• Own the KPI reports in Power BI.') },
    { name: 'one that the trade knows', lines: sample },
    { name: 'a name in capitals', lines: changed('Jane', 'ANNA MAY ROE BEAL') },
    {
      name: 'the initials of the person in citations',
      lines: [...changed('Jane', 'Jane Mary Roe'), 'Roe JM, Roe MJ, Roe JMX. Dairy methods. Food Notes. 2020.'],
    },
    {
      name: 'acronyms that are spelled out once',
      lines: changed(
        '• Lead a team',
        '• Own the key performance indicator (KPI) reports, service-level agreement (SLA) talks and the warehouse management system (WMS); answer each RFP.',
      ),
    },
    {
      name: 'acronyms that are spelled out in another order or inflection',
      lines: changed(
        '• Lead a team',
        '• Keep accounts payable and receivable (AP, AR) and the indicators of key performance; set up quality assurance (QA).',
      ),
    },
    {
      name: 'names of tools that nobody spells out',
      lines: changed(
        '• Lead a team',
        '• Keep the SQL tables, the AWS servers and the CSS and HTML of the site in the USA.',
      ),
    },
  ],
  others: [
    {
      name: 'abbreviations that we do not know',
      lines: changed('• Lead a team', '• Wrote the QPR and the DSIR of the NAVSEA program for the ISEA.'),
      is: 'not-applicable',
    },
  ],
});
