/** Open positions. Sample content until the operator edits it, see `company.isSample`. */
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
      'You work on the code that reads PDF and Word files and works out where each letter is, in what order the letters come, and what a parser makes of them.',
    responsibilities: [
      'Find out why a file loses text on its way into other software, and turn what you learn into a check with a test.',
      'Protect our file parser from files made to break it.',
      'Measure before and after each change, and publish the figures.',
    ],
    requirements: [
      'You have shipped and maintained software in TypeScript or a similar language.',
      'You have taken a file format apart byte by byte, or would love to.',
      'You write code and text that the next person can understand.',
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
      'You find out how well the engine understands resumes and job descriptions, and where it is wrong. Our scores come from checks that anyone can follow, so your work ends up as rules, lists and measurements.',
    responsibilities: [
      'Build test sets of fictional resumes that reflect what real resumes look like.',
      'Measure accuracy for names, dates, jobs and skills, and look at every miss.',
      'Extend our word lists to cover trades that others forget.',
    ],
    requirements: [
      'You know how to evaluate information extraction and which metrics are misleading.',
      'You are comfortable in a codebase and in a spreadsheet.',
      'You have read many resumes, or many job postings.',
    ],
  },
  {
    id: 'product-designer',
    title: 'Product Designer',
    department: 'Product',
    location: 'Exampleton',
    type: 'Full-time',
    isRemote: false,
    description: 'You make a report on dozens of checks readable for someone who is tired, worried and on a phone.',
    responsibilities: [
      'Watch job seekers use the product, and change what confuses them.',
      'Design screens that work with a keyboard, with a screen reader and at 320 pixels.',
      'Own the copy as well as the visuals.',
    ],
    requirements: [
      'You have a portfolio that shows how you made decisions, not only how things look.',
      'You can prototype in HTML and CSS.',
      'You care about accessibility and can explain why.',
    ],
  },
  {
    id: 'content-editor',
    title: 'Content Editor',
    department: 'Marketing',
    location: 'Anywhere',
    type: 'Part-time',
    isRemote: true,
    description: 'You write the articles that job seekers find when they search for help, and you keep them accurate.',
    responsibilities: [
      'Research how hiring software works, based on what its makers publish.',
      'Write plainly, name the source of every fact, and update what has changed.',
      'Reply to readers who disagree.',
    ],
    requirements: [
      'You have written for people under stress, about health, law, money or work.',
      'You check a claim before you repeat it.',
      'Your written English is excellent.',
    ],
  },
];
