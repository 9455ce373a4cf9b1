import type { LegalText } from './legal-text.ts';

/** What our texts said that was wrong, newest first. */
export const corrections: LegalText = {
  title: 'Corrections',
  lastUpdated: '2026-11-26',
  introduction:
    'When a text of ours was wrong in substance, we correct it and say so here. Typing errors are corrected without a note.',
  sections: [
    {
      id: 'november-2026',
      title: 'November 2026',
      body: [
        [
          'Taleo: we wrote that the employer can change the limit of 1 MB. The guide of Oracle calls it a protected setting, which only Oracle changes.',
          'Match scores: we wrote that of 25 recruiters two let a score reject people, and left out that a low score can move a resume to the bottom of the pile where many apply.',
          'Length: we wrote that our checker reports three pages or more. It reports more than three, or three that are full or mostly empty.',
          'Claims without a measurement: some 40 sentences said ‘most’, ‘never’, ‘nobody’ or ‘usually’ of things that nobody has counted. They now say what is known, or that it is our view.',
          'Downloads: one of our guides told you to send a Word file by default, and our article told you to send a PDF. Both now say PDF, unless the form asks for Word.',
          'Greenhouse: we cited its questions and answers about Talent Matching as if they described how resumes are read. They describe matching. The articles now cite its page about failed parsing.',
          'Letter spacing: we wrote that character spacing leaves words whole. 2 points on 12-point text broke words apart in two of the four readings that we tried.',
          'Gaps in a career: we wrote that parsers do not mind them, and left out that employers screen for them. The article now has both sides, with the sizes of the effects.',
          'Recruiters and rejection: of the 25 recruiters that Enhancv interviewed, two let their system reject people by a score. We had left these two out.',
          'Worked examples: some sums were wrong, such as hours in a week of applications. Tests now calculate them.',
          'Dates: articles showed dates before they were written. They now show the days of publication and of the last change.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Tell Us',
      body: [
        'If you find a mistake, write to us through the contact page, with the sentence and, if you can, a source.',
      ],
    },
  ],
};
