import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { unexplainedAcronyms } from './unexplained-acronyms.ts';

testCheck(unexplainedAcronyms, {
  fails: [
    {
      name: 'four short forms without a word about them',
      lines: changed('• Lead a team', '• Own the KPI reports, the SLA talks, each RFP and the WMS.'),
      quotes: ['KPI', 'WMS'],
    },
  ],
  passes: [
    { name: 'one that the trade knows', lines: sample },
    {
      name: 'short forms that are written out once',
      lines: changed(
        '• Lead a team',
        '• Own the key performance indicator (KPI) reports, service-level agreement (SLA) talks and the warehouse management system (WMS); answer each RFP.',
      ),
    },
  ],
});
