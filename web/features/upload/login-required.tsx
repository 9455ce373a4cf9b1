import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** The text of the toast in place, because a toast disappears. */
export const LoginRequired = () => (
  <Note tone="info">
    <p data-sign-ups-are="open" className="font-semibold">
      {words.loginRequired.message}
    </p>
    <p data-sign-ups-are="invited" className="font-semibold">
      {words.loginRequired.invited}
    </p>
    <p data-sign-ups-are="closed" className="font-semibold">
      {words.loginRequired.closed}
    </p>
    <p className="text-sm text-ink-soft">{words.loginRequired.inline}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <ButtonLink to="/register" size="small" data-sign-ups-are="open">
        {words.loginRequired.register}
      </ButtonLink>
      <ButtonLink to="/login" tone="quiet" size="small">
        {words.loginRequired.action}
      </ButtonLink>
    </div>
  </Note>
);
