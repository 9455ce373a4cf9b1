import { company } from '../company/company.ts';

/** The text of /about. The team is sample content until the operator edits it. */
export const about = {
  title: `About ${company.name}`,
  lead: 'We show job seekers what hiring software reads in their resume, and what to do about it.',
  mission: {
    title: 'Our Mission',
    text: [
      'Software stands between people and jobs. We want everyone to be able to see what it sees, without a computer science degree and without being scared into a subscription.',
    ],
  },
  story: {
    title: 'Our Story',
    text: [
      `${company.name} began in ${company.foundedYear} with a question: why do five checkers give one resume five different scores? They counted different things and did not say which.`,
      'So we took resumes apart letter by letter, compared what other programs extract from them, and wrote down what each problem costs. The result is a report that you can verify.',
    ],
  },
  values: {
    title: 'Our Core Values',
    items: [
      {
        title: 'Innovation',
        text: 'We measure before we make a claim. What we cannot measure or source, we mark as uncertain.',
      },
      {
        title: 'Accessibility',
        text: 'The product works with a keyboard, with a screen reader and on a small phone. What matters most is free.',
      },
      {
        title: 'Impact',
        text: 'We succeed when you need us less: once a resume is readable, we say so and stop.',
      },
    ],
  },
  team: { title: 'Meet Our Team' },
  callToAction: {
    title: 'See what software reads in your resume',
    text: 'The first report is free, and you can get another free one tomorrow.',
  },
} as const;
