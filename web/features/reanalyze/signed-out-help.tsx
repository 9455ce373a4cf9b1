import { words } from './words.ts';

/** Offers to log in in another tab, so that the form keeps what was entered. */
export const SignedOutHelp = () => (
  <p className="text-sm">
    {words.signedOut}{' '}
    <a href="/login" target="_blank" rel="noopener" className="font-semibold text-accent underline underline-offset-4">
      {words.logIn}
    </a>
  </p>
);
