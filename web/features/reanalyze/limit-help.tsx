import { words } from './words.ts';

/** What to do once the daily scan is used up; the form stays open meanwhile. `editorAt`: where the resume is edited. */
export const LimitHelp = ({ editorAt }: { editorAt?: string | undefined }) => (
  <div className="grid gap-2 text-sm">
    {editorAt !== undefined && (
      <p>
        {words.limitEditor}{' '}
        <a href={editorAt} target="_blank" rel="noopener" className="prose-link">
          {words.openEditor}
        </a>
      </p>
    )}
    <p>
      {words.limit}{' '}
      <a href="/pricing" target="_blank" rel="noopener" className="prose-link">
        {words.seePremium}
      </a>
    </p>
  </div>
);
