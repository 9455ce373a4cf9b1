import { company } from '../company/company.ts';

/** What /about says. The team is sample content until the operator edits it. */
export const about = {
  title: `About ${company.name}`,
  lead: 'We show job seekers what hiring software reads in their resume, and what to do about it.',
  mission: {
    title: 'Our Mission',
    text: [
      'Software stands between people and work. We want everybody to be able to see what it sees, without a degree in computing and without being frightened into a subscription.',
    ],
  },
  story: {
    title: 'Our Story',
    text: [
      `${company.name} began in ${company.foundedYear} with a question: why do five checkers give five scores for one resume? They counted different things and did not say which.`,
      'So we took resumes apart letter by letter, compared what other programs get out of them, and wrote down what costs what. The result is a report that you can check.',
    ],
  },
  values: {
    title: 'Our Core Values',
    items: [
      {
        title: 'Innovation',
        text: 'We measure before we claim. What we cannot measure or source we call unsure.',
      },
      {
        title: 'Accessibility',
        text: 'The product works by keyboard, with a screen reader and on a small phone. What matters most is free.',
      },
      {
        title: 'Impact',
        text: 'We count it as success when you need us less: when a resume is readable, we say so and stop.',
      },
    ],
  },
  team: { title: 'Meet Our Team' },
  callToAction: {
    title: 'See what the machine reads in yours',
    text: 'The first report is free, and so is the next one tomorrow.',
  },
} as const;
