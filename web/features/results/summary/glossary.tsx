import { Fold } from '../../../ui/fold.tsx';

/** Terms of a report that are new to most readers. engine/model/check.ts defines the severities. */
const meanings = [
  {
    word: 'ATS',
    means: 'Applicant tracking system: the software that employers use to collect, search and sort applications.',
  },
  {
    word: 'Parser',
    means: 'The part of an ATS that turns your file into text, and the text into the fields of a form.',
  },
  {
    word: 'Layout-blind',
    means:
      'A parser that reads the text in the order your file stores it, not in the order you see it. Some parsers do.',
  },
  {
    word: 'Keyword',
    means:
      'A skill, tool, certificate or degree that the job description asks for. Without a job description, we look for the ones that are common in your occupation.',
  },
  {
    word: 'Blocker, major, minor, hint',
    means:
      'How serious a finding is. Blocker: software may lose your resume or your contact details. Major: software may lose part of what you wrote. Minor: some systems may have trouble. Hint: this concerns the people who read your resume.',
  },
  { word: 'Points', means: 'How much a score goes up if you fix this finding and change nothing else.' },
] as const;

export const Glossary = () => (
  <Fold summary="What the words in this report mean" isFoldedOnPaper>
    <dl className="grid max-w-prose gap-3">
      {meanings.map(({ word, means }) => (
        <div key={word}>
          <dt className="font-semibold">{word}</dt>
          <dd className="text-ink-soft">{means}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);
