import { words } from './words.ts';

/** The way on that loses nothing: the form stays open while one logs in beside it. */
export const SignedOutHelp = () => (
  <p className="text-sm">
    {words.signedOut}{' '}
    <a href="/login" target="_blank" rel="noopener" className="font-semibold text-accent underline underline-offset-4">
      {words.logIn}
    </a>
  </p>
);
