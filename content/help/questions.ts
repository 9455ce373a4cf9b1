export type HelpTab = 'getting-started' | 'analysis' | 'account';

/** `id` is the URL fragment: it stays the same when the question is reworded. Paragraphs are plain text. */
export type HelpQuestion = { id: string; tab: HelpTab; question: string; answer: readonly string[] };

export const helpTabs: Readonly<Record<HelpTab, string>> = {
  'getting-started': 'Getting Started',
  analysis: 'Analysis',
  account: 'Account',
};

/** All questions of the help center, by tab. `tests/claims.test.ts` requires a proof for every sentence. */
export const helpQuestions: readonly HelpQuestion[] = [
  {
    id: 'how-it-works',
    tab: 'getting-started',
    question: 'How do I check my resume?',
    answer: [
      'Create a free account, choose your file on the home page and press ANALYZE. You see the results as soon as your file has been read.',
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
    question: 'Can I see what it does before I register?',
    answer: [
      'Yes. The sample report is a complete report on the resume of a fictional nurse, made by the same engine.',
    ],
  },
  {
    id: 'job-description',
    tab: 'getting-started',
    question: 'Do I need a job description?',
    answer: [
      'No. With one, you also get a job match, and the keywords come from that job description. Without one, the keywords are those typical of your occupation.',
    ],
  },
  {
    id: 'what-an-ats-is',
    tab: 'getting-started',
    question: 'What is an ATS?',
    answer: [
      'An applicant tracking system (ATS) is the software that employers use to collect and sort applications. Most of them extract the text from your file and fill in a form with it, and that is where things get lost.',
    ],
  },
  {
    id: 'cannot-be-read',
    tab: 'getting-started',
    question: "Why can't my file be read?",
    answer: [
      'Some files contain only pictures of text, some are password-protected, and some are damaged. The message says what is wrong and what to do. A file that cannot be read does not use up your scan.',
    ],
  },
  {
    id: 'scores',
    tab: 'analysis',
    question: 'What do the three scores mean?',
    answer: [
      'The overall score shows how well the whole resume gets into a system and can be found there. The format score shows how well software can extract the text from the file. The keyword score shows how many of the terms employers ask for appear in your resume.',
    ],
  },
  {
    id: 'how-scores-are-computed',
    tab: 'analysis',
    question: 'How are the scores computed?',
    answer: [
      'Each score is the weighted mean of its checks, capped where one problem outweighs the rest. Every report shows the parts, and all weights are on the features page.',
    ],
  },
  {
    id: 'good-score',
    tab: 'analysis',
    question: 'What is a good score?',
    answer: [
      'An overall score of 90 or more is excellent, 75 or more is good, and 60 or more is moderate. You do not need to reach 100: fix what is marked as a blocker or major, then spend your time on the job description.',
    ],
  },
  {
    id: 'rejected-by-software',
    tab: 'analysis',
    question: 'Is it true that software rejects 75% of resumes?',
    answer: [
      'We found no study behind this figure. What is documented is different: answers to questions in the application form can end an application, and text that was lost during parsing cannot be found by a recruiter who searches for it.',
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
    question: 'Should I repeat keywords or hide them in white text?',
    answer: [
      'No. Neither raises a score here, and hidden text is reported as a finding. Use a term from the job description where it is true of you, once, under the job where you did that work.',
    ],
  },
  {
    id: 'same-result',
    tab: 'analysis',
    question: 'Why does my score stay the same when I upload the same file again?',
    answer: [
      'Because the same file always gets the same scores. A score changes when your file or our engine changes.',
    ],
  },
  {
    id: 'wrong-field',
    tab: 'analysis',
    question: 'A field was read incorrectly. What can I do?',
    answer: [
      'Look at the finding next to it: the layout is usually to blame, and other software may have trouble with it too. If nothing is reported, the mistake is ours: tell us through the contact page.',
    ],
  },
  {
    id: 'sharing',
    tab: 'analysis',
    question: 'How do I share a report with someone?',
    answer: [
      'Press Share in the report and create a link. It shows the report without your name, your contact details or the lines of your resume, for 30 days at most. You can revoke it at any time.',
    ],
  },
  {
    id: 'new-version',
    tab: 'analysis',
    question: 'How do I see whether a change helped?',
    answer: [
      'Press Upload New Version in the report and choose the new file. You see what was fixed, what is new and how each score was computed, before and after.',
    ],
  },
  {
    id: 'forgot-password',
    tab: 'account',
    question: 'I forgot my password. What should I do?',
    answer: [
      'Choose "Forgot your password?" on the login page. We email you a link that works once, within 30 minutes.',
    ],
  },
  {
    id: 'free-and-premium',
    tab: 'account',
    question: 'What is free, and what does Premium add?',
    answer: [
      'The free plan has one scan a day and shows all scores. Premium has unlimited scans, the full report as a PDF, all keyword suggestions, the notes on each system and the premium templates.',
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
      'In your profile, under My Resumes. You can undo this for ten seconds; after that, the resume is erased. Anything you do not choose to keep is deleted 30 days after the upload.',
    ],
  },
  {
    id: 'delete-account',
    tab: 'account',
    question: 'How do I delete my account?',
    answer: [
      'In your profile, under Account Settings. Enter your password, and your account and everything in it are deleted immediately. If you made payments, their amounts stay in our books, without your name.',
    ],
  },
  {
    id: 'my-data',
    tab: 'account',
    question: 'Can I have a copy of my data?',
    answer: [
      'Yes. In your profile, under Account Settings, you can download a ZIP with your files, your results and every record about you.',
    ],
  },
];
