import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { tangledBullets } from './tangled-bullets.ts';

testCheck(tangledBullets, {
  fails: [
    {
      name: 'a sentence with many clauses',
      only: 'docx',
      lines: changed(
        '• Lead a team',
        '• Lead a team of 14 across two warehouses and plan their shifts, which includes holidays and sick days, while I train the new ones and review the plan that the head office sends each month',
      ),
      quotes: ['Lead a team of 14'],
      says: '1 of the 8 bullets that we read joins many clauses with words such as "and", "which" or "that".',
    },
  ],
  passes: [
    { name: 'plain sentences', lines: sample },
    {
      name: "names with 'and' and an addition in brackets",
      only: 'docx',
      lines: changed(
        '• Lead a team',
        '• Lead the design of the State System of Information and Single Registry of Food Producers (SINFOP), a system that unifies the stores and selection rules of all food programs in the state of Illinois',
      ),
    },
    {
      name: 'nouns that are joined',
      only: 'docx',
      lines: changed(
        '• Lead a team',
        '• Measured and reported the volume, weight, and quality of goods for 5 plants (north and south) and 9 stores to improve the planning and the stock of each store and mill (and its yard) in Illinois and Iowa',
      ),
    },
    {
      name: 'several sentences in one bullet',
      only: 'docx',
      lines: changed(
        '• Lead a team',
        '• Wrote a plan that names the shifts of each store and the people. Tested which stores use it, with the help of the plant manager. Trained those who had not used it and wrote down all their questions.',
      ),
    },
    {
      name: 'a long list of tools',
      lines: changed(
        '• Lead a team',
        '• Planned stock with SAP, Excel, Access, Tableau, Power BI, Oracle, Kinaxis, Blue Yonder, Manhattan, Infor, Coupa, Ariba, Jira, Asana, Trello, Slack, Zoom, Teams, Outlook, Word, Visio, Project, Miro and Lucid',
      ),
    },
  ],
  others: [
    {
      name: 'jobs in paragraphs, whose sentences we cannot tell apart',
      lines: sample.map((line) => line.replace('• ', '')),
      is: 'not-applicable',
    },
    {
      name: 'verbs whose objects may also be what they describe',
      only: 'docx',
      lines: changed(
        '• Lead a team',
        '• Planned shifts and trained staff and ordered stock and cleaned machines and counted cash and closed shop every evening for six years in the main branch of the town and its suburbs',
      ),
      is: 'not-applicable',
    },
    {
      name: 'a resume in another language',
      lines: [
        'Jana Reh',
        'Berufserfahrung',
        'Bäckerin, Brotlaib GmbH, 2019 - 2022',
        '• Backte Brot und leitete die Schicht, und plante und bestellte und verkaufte',
      ],
      is: 'not-applicable',
    },
  ],
});
