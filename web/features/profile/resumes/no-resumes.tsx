import { ButtonLink } from '../../../ui/button.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.resumes;

/** Shown before the first resume. */
export const NoResumes = () => (
  <div className="rounded-lg border border-dashed border-line-strong bg-sheet px-5 py-10 text-center">
    <p className="font-serif text-2xl font-semibold">{words.emptyTitle}</p>
    <p className="mx-auto mt-2 max-w-md text-ink-soft">{words.empty}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-3">
      <ButtonLink to="/#resume-upload">{words.emptyButton}</ButtonLink>
      <ButtonLink to="/fix/all" tone="quiet">
        {words.edited}
      </ButtonLink>
    </div>
  </div>
);
