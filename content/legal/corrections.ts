import type { LegalText } from './legal-text.ts';

/** What our texts said that was wrong, newest first. */
export const corrections: LegalText = {
  title: 'Corrections',
  lastUpdated: '2026-11-23',
  introduction:
    'When a text of ours was wrong in substance, we correct it and say so here. Typing errors are corrected without a note.',
  sections: [
    {
      id: 'november-2026',
      title: 'November 2026',
      body: [
        [
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
