/** Positions that can be applied for. Sample content until the operator edits it, see `company.isSample`. */
export type Opening = {
  id: string;
  title: string;
  department: 'Engineering' | 'AI Research' | 'Product' | 'Marketing';
  location: string;
  type: 'Full-time' | 'Part-time';
  isRemote: boolean;
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
};

export const openings: readonly Opening[] = [
  {
    id: 'document-engineer',
    title: 'Document Engineer',
    department: 'Engineering',
    location: 'Exampleton',
    type: 'Full-time',
    isRemote: true,
    description:
      'You work on the part that reads PDF and Word files: where each letter stands, in which order, and what a parser makes of it.',
    responsibilities: [
      'Find out why a file loses text on its way into other software, and turn the cause into a check with a test.',
      'Keep the reader safe against files that were made to break it.',
      'Measure before and after each change, and publish the figures.',
    ],
    requirements: [
      'You have shipped and maintained software in TypeScript or a language like it.',
      'You have taken a file format apart byte by byte, or would love to.',
      'You write so that the next person understands.',
    ],
  },
  {
    id: 'language-researcher',
    title: 'Language Researcher',
    department: 'AI Research',
    location: 'Anywhere',
    type: 'Full-time',
    isRemote: true,
    description:
      'You find out how well the engine understands resumes and job adverts, and where it is wrong. Our scores come from checks that anybody can follow, so your results end in rules, lists and measurements.',
    responsibilities: [
      'Build test sets of invented people that show what real resumes do.',
      'Measure names, dates, jobs and skills by field, and look at every miss.',
      'Grow our word lists for trades that others forget.',
    ],
    requirements: [
      'You know how to evaluate extraction, and which figures fool people.',
      'You are comfortable in a code base and in a spreadsheet.',
      'You have read many resumes, or many job adverts.',
    ],
  },
  {
    id: 'product-designer',
    title: 'Product Designer',
    department: 'Product',
    location: 'Exampleton',
    type: 'Full-time',
    isRemote: false,
    description: 'You make a report of fifty checks readable for somebody who is tired, worried and on a phone.',
    responsibilities: [
      'Watch job seekers use the product, and change what confuses them.',
      'Design screens that work by keyboard, with a screen reader, and at 320 pixels.',
      'Own the words as well as the pictures.',
    ],
    requirements: [
      'A portfolio that shows how you decided, not only how it looks.',
      'You can prototype in HTML and CSS.',
      'You care about accessibility and can tell why.',
    ],
  },
  {
    id: 'content-editor',
    title: 'Content Editor',
    department: 'Marketing',
    location: 'Anywhere',
    type: 'Part-time',
    isRemote: true,
    description: 'You write the articles that job seekers find when they search for help, and you keep them true.',
    responsibilities: [
      'Research how hiring software works, from what its makers publish.',
      'Write plainly, name the source of every fact, and correct what has changed.',
      'Answer readers who disagree.',
    ],
    requirements: [
      'You have written for people under stress, about health, law, money or work.',
      'You check a claim before you repeat it.',
      'Excellent written English.',
    ],
  },
];
