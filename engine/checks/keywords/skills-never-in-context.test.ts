import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { skillsNeverInContext } from './skills-never-in-context.ts';

const unshown = changed(
  'SAP, Excel',
  'Python, Java, Kubernetes, Docker, PostgreSQL, Terraform, Ansible, Jenkins, React, TypeScript',
).map((line) => (line.startsWith('•') ? '• Took care of the stores and of the people in them.' : line));

testCheck(skillsNeverInContext, {
  fails: [{ name: 'ten skills that no job shows', lines: unshown, quotes: ['Python'] }],
  passes: [
    {
      name: 'jobs that show the skills',
      lines: sample.map((line) =>
        line.replace('their shifts.', 'their shifts with inventory planning and forecasting.'),
      ),
    },
  ],
});
