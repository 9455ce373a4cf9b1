import type { LegalText } from './legal-text.ts';

/** Every cookie and every stored item of the browser. tests/legal/legal-texts.test.ts compares the names with the code. */
export const cookies: LegalText = {
  title: 'Cookies',
  lastUpdated: '2026-11-26',
  introduction:
    'Every cookie that this site sets, and everything else that it keeps in your browser. None of it tracks you.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'They are set when you sign in, and not before. Over HTTPS, each name begins with __Host-, which binds the cookie to this site.',
        [
          'sid keeps you signed in. It holds a random value that scripts cannot read. It ends with your session: when you sign out, after 7 days without a visit, and after 30 days at the latest.',
          'signed-in holds the word “yes” and lasts as long as sid, so that pages know that somebody is signed in.',
          'login exists while a sign-in is in progress, for ten minutes at most: until you enter the code of a two-step login, until your device has answered for a passkey, or until the other site that you sign in with has sent you back.',
        ],
      ],
    },
    {
      id: 'local-storage',
      title: 'Kept in the Browser',
      body: [
        [
          'user: your username, the number of your account, your role and your plan, so that the header is right at once. It is deleted when you sign out.',
          'theme: light or dark, if you chose one.',
        ],
      ],
    },
    {
      id: 'session-storage',
      title: 'Kept in One Tab',
      body: [
        'These are gone when you close the tab.',
        [
          'upload: what you typed about a job, and whether you had chosen a file. The file itself and its name are not in it.',
          'workspaces: changes to a resume that you edit, until the server has saved them.',
          'coach: which suggestions you dismissed while you edit, with the lines that they were about, so that you are not asked again.',
          'queued-upload: the number of the upload that waits to be read, so that a reload finds it again.',
          'farewell: why you have just left, so that the next page can say it once.',
          'reloaded-at: when the page was last reloaded because a file was missing, so that it does not happen again and again.',
          'react-router-scroll-positions: how far you had scrolled, so that the Back button returns you there.',
        ],
      ],
    },
    {
      id: 'others',
      title: 'Other Companies',
      body: [
        'Our pages load nothing from other companies. The one exception is the payment form, if the operator has set up payments: it comes from Stripe, and only pages that take payments load it. Stripe may then set cookies of its own, under its own policy.',
      ],
    },
    {
      id: 'consent',
      title: 'Why There Is No Banner',
      body: [
        'Everything on this page is needed for something that you ask for. There is no tracking, so there is no cookie banner.',
      ],
    },
  ],
};
