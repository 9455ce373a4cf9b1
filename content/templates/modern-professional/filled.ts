import type { ResumeText } from '../resume-text.ts';

/** An invented software engineer. */
export const filled: ResumeText = {
  name: 'Noor Halvorsen',
  headline: 'Senior Software Engineer',
  contact: ['Portland, OR', '(503) 555-0142', 'noor.halvorsen@example.com'],
  links: ['linkedin.com/in/noor-halvorsen-example', 'github.com/noor-halvorsen-example'],
  sections: [
    {
      title: 'Summary',
      kind: 'summary',
      is: 'text',
      text: 'Software engineer with eight years in logistics and health technology. Builds reliable services, measures before making changes, and leaves code that the next engineer can understand. Looking for a senior role on a team that owns what it ships.',
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Languages', items: ['TypeScript', 'Python', 'Go', 'SQL'] },
        { label: 'Services', items: ['Node.js', 'PostgreSQL', 'Redis', 'Apache Kafka', 'GraphQL'] },
        { label: 'Cloud', items: ['AWS', 'Docker', 'Kubernetes', 'Terraform', 'GitHub Actions'] },
        { label: 'Practice', items: ['System Design', 'Unit Testing', 'Code Review', 'Incident Response'] },
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: 'Senior Software Engineer',
          at: 'Brightquay Logistics',
          place: 'Portland, OR',
          dates: 'March 2022 – Present',
          notes: [],
          bullets: [
            'Split the routing monolith into six TypeScript services on Kubernetes, which cut deployment time from 50 minutes to 7.',
            'Designed the event pipeline on Apache Kafka and PostgreSQL that tracks 1.4 million parcels a day with 99.98% availability.',
            'Reduced the AWS bill by $212,000 a year by measuring idle capacity and moving nightly jobs to spot instances.',
            'Mentored four engineers through weekly code review; two were promoted within 18 months.',
          ],
        },
        {
          title: 'Software Engineer',
          at: 'Cedarline Health',
          place: 'Seattle, WA',
          dates: 'July 2019 – February 2022',
          notes: [],
          bullets: [
            'Built the GraphQL interface for 340 clinics and cut the median response time from 820 to 140 milliseconds with Redis.',
            'Wrote the import of lab results in Python, which replaced 25 hours of manual entry each week.',
            'Introduced unit testing and GitHub Actions to a team of nine; defects found after release fell by 61%.',
          ],
        },
        {
          title: 'Junior Developer',
          at: 'Fernhollow Software',
          place: 'Eugene, OR',
          dates: 'June 2017 – June 2019',
          notes: [],
          bullets: [
            'Delivered 14 features for a Node.js scheduling application that 12,000 people use every week.',
            'Automated database backups with Docker and tested restores every month; the process passed two customer audits.',
          ],
        },
      ],
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: 'Bachelor of Science in Computer Science',
          at: 'Oregon State University',
          place: 'Corvallis, OR',
          dates: '2013 – 2017',
          notes: [],
          bullets: [],
        },
      ],
    },
    {
      title: 'Certifications',
      kind: 'certifications',
      is: 'list',
      items: ['AWS Certified Solutions Architect – Associate, 2023', 'Certified Kubernetes Administrator, 2022'],
    },
  ],
};
