export type HelpTab = 'getting-started' | 'analysis' | 'account';

/** `id` is the fragment in the address bar: it stays when the question is worded anew. Paragraphs are plain text. */
export type HelpQuestion = { id: string; tab: HelpTab; question: string; answer: readonly string[] };

export const helpTabs: Readonly<Record<HelpTab, string>> = {
  'getting-started': 'Getting Started',
  analysis: 'Analysis',
  account: 'Account',
};

/** All questions of the help centre, tab by tab. `tests/claims.test.ts` asks for a proof of every sentence. */
export const helpQuestions: readonly HelpQuestion[] = [
  {
    id: 'how-it-works',
    tab: 'getting-started',
    question: 'How do I check my resume?',
    answer: [
      'Create a free account, choose your file on the home page and press ANALYZE. The results come as soon as your file was read.',
    ],
  },
  {
    id: 'file-types',
    tab: 'getting-started',
    question: 'Which files can I upload?',
    answer: [
      'PDF and DOCX, up to 5MB. Older Word files (.doc) are not supported: open them in your word processor and save them as DOCX.',
    ],
  },
  {
    id: 'without-an-account',
    tab: 'getting-started',
    question: 'Can I look before I register?',
    answer: ['Yes. The sample report is a whole report on the resume of an invented nurse, made by the same engine.'],
  },
  {
    id: 'job-description',
    tab: 'getting-started',
    question: 'Do I need a job description?',
    answer: [
      'No. With one you also get a job match, and the keywords are those of the advert. Without one the keywords are the usual ones of your occupation.',
    ],
  },
  {
    id: 'what-an-ats-is',
    tab: 'getting-started',
    question: 'What is an ATS?',
    answer: [
      'An applicant tracking system is the software in which employers collect and sort applications. Most of them take text out of your file and fill a form with it, and this is where things get lost.',
    ],
  },
  {
    id: 'cannot-be-read',
    tab: 'getting-started',
    question: 'Why can my file not be read?',
    answer: [
      'Some files are pictures of text, some have a password, and some are damaged. The message says which it was and what to do. A file that cannot be read does not use up your scan.',
    ],
  },
  {
    id: 'scores',
    tab: 'analysis',
    question: 'What do the three scores mean?',
    answer: [
      'The overall score says how well the whole resume gets into a system and can be found there. The format score says how well software gets the text out of the file. The keyword score says how much of what is asked for your words show.',
    ],
  },
  {
    id: 'how-scores-are-computed',
    tab: 'analysis',
    question: 'How are the scores computed?',
    answer: [
      'Each score is the weighted mean of its checks, with a limit where one fault outweighs the rest. Every report prints the parts, and all weights stand on the features page.',
    ],
  },
  {
    id: 'good-score',
    tab: 'analysis',
    question: 'What is a good score?',
    answer: [
      'From 90 the overall score is called excellent, from 75 good, from 60 moderate. You need not reach 100: fix what is marked as a blocker or major, then spend your time on the advert.',
    ],
  },
  {
    id: 'rejected-by-software',
    tab: 'analysis',
    question: 'Is it true that software rejects 75 % of resumes?',
    answer: [
      'We found no study behind this figure. What is documented is different: questions in the application form can end an application, and text that was lost on the way cannot be found by a recruiter who searches for it.',
    ],
  },
  {
    id: 'which-systems',
    tab: 'analysis',
    question: 'Which systems do you check against?',
    answer: [
      'Against the documented parsing rules of Workday, Taleo, Lever, Greenhouse, BambooHR, SmartRecruiters, iCIMS and Jobvite. Where a maker documents nothing, the report says so and shows your overall score.',
    ],
  },
  {
    id: 'keyword-stuffing',
    tab: 'analysis',
    question: 'Should I repeat keywords or hide them in white?',
    answer: [
      'No. Neither raises a score here, and hidden text is reported as a finding. Use a word of the advert where it is true of you, once, in the job where you did it.',
    ],
  },
  {
    id: 'same-result',
    tab: 'analysis',
    question: 'Why does my score not change when I upload the same file again?',
    answer: [
      'Because the same file always gives the same scores. A score changes when your file or our engine changes.',
    ],
  },
  {
    id: 'wrong-field',
    tab: 'analysis',
    question: 'A field was read wrongly. What can I do?',
    answer: [
      'Look at the finding beside it: usually a layout is to blame, and other software may stumble over it too. If nothing is reported, we were wrong: tell us through the contact page.',
    ],
  },
  {
    id: 'sharing',
    tab: 'analysis',
    question: 'How do I show a report to somebody?',
    answer: [
      'Press Share in the report and make a link. It shows the report without your name, your contact details and the lines of your resume, for 30 days at most. You can take it back at once.',
    ],
  },
  {
    id: 'new-version',
    tab: 'analysis',
    question: 'How do I see whether a change helped?',
    answer: [
      'Press Upload New Version in the report and choose the new file. You see what was solved, what is new and how each score came about, before and after.',
    ],
  },
  {
    id: 'forgot-password',
    tab: 'account',
    question: 'I forgot my password. What now?',
    answer: [
      'Choose "Forgot your password?" on the login page. A link comes by mail; it works once, within 30 minutes.',
    ],
  },
  {
    id: 'free-and-premium',
    tab: 'account',
    question: 'What is free, and what does Premium add?',
    answer: [
      'The free plan has one scan a day and shows all scores. Premium has as many scans as you like, the full report as a PDF, all keyword suggestions, the notes on each system and the premium templates.',
    ],
  },
  {
    id: 'refunds',
    tab: 'account',
    question: 'Can I get my money back?',
    answer: ['Yes, within 14 days of a payment.'],
  },
  {
    id: 'delete-resume',
    tab: 'account',
    question: 'How do I delete a resume?',
    answer: [
      'In your profile, under My Resumes. You can bring it back for ten seconds; after that it is erased. Anything that you do not keep is deleted 30 days after the upload.',
    ],
  },
  {
    id: 'delete-account',
    tab: 'account',
    question: 'How do I delete my account?',
    answer: [
      'In your profile, under Account Settings. Type your password, and your account with everything in it is gone at once. Where you paid, the amounts stay for the books, without you.',
    ],
  },
  {
    id: 'my-data',
    tab: 'account',
    question: 'Can I have a copy of my data?',
    answer: [
      'Yes. In your profile, under Account Settings, you get a ZIP with your files, your results and every row about you.',
    ],
  },
];
