import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { unexplainedAcronyms } from './unexplained-acronyms.ts';

testCheck(unexplainedAcronyms, {
  fails: [
    {
      name: 'four unexplained acronyms',
      lines: changed('• Lead a team', '• Own the KPI reports, the SLA talks, each RFP and the WMS.'),
      quotes: ['KPI', 'WMS'],
    },
  ],
  passes: [
    { name: 'one that the trade knows', lines: sample },
    {
      name: 'acronyms that are spelled out once',
      lines: changed(
        '• Lead a team',
        '• Own the key performance indicator (KPI) reports, service-level agreement (SLA) talks and the warehouse management system (WMS); answer each RFP.',
      ),
    },
  ],
});
