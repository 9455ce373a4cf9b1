import { company } from '../company/company.ts';
import type { LegalText } from './legal-text.ts';

/** Ten sections. Every technical sentence here is held by a test; change the product and the sentence together. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lastUpdated: 'March 15, 2025',
  introduction: 'A resume is personal. This page says what we keep, why, how long, and what we never do.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What We Collect',
      body: [
        [
          'Your account: user name, email address, and your password as a hash that cannot be turned back.',
          'Where you are logged in: for each session when it began, when it was last used, and how your browser calls itself; and the kinds of device you have logged in with, so that we can tell you of a new one.',
          'What you upload: the resume file, its name, and the job description and the address of the advert if you give them. We only look at that address and never open it.',
          'What we make of it: the analysis, and when it was made.',
          'A draft of other words for your resume, if you ask us to keep one.',
          'If you pay: the plan, what was paid and when, and of the card its kind, last four digits and when it expires. The card number itself goes to Stripe and never to us.',
          'What you write to us: messages of the contact form, and applications with their letter and resume.',
          'The newsletter, if you ask for it: your email address, and when you confirmed it.',
          'What a server needs: the time of a request, its kind and its outcome. We do not log what a resume says.',
        ],
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How We Use It',
      body: [
        'To analyse your resume, to show you the result, and to keep the service safe from abuse. For nothing else.',
        'Resumes are not used to train anything.',
      ],
    },
    {
      id: 'what-we-never-do',
      title: 'What We Never Do',
      body: [
        'We do not sell or share your data. We do not show your resume to employers or recruiters. Others see a report of yours only by a link that you make; it shows no name, contact details or file name, ends after 30 days at the latest, and you can take it back at once. Our pages load nothing from other companies, so nobody else learns that you were here. The one exception is the payment form, where the operator has set up payments: it comes from Stripe, and only pages that take a payment load it.',
      ],
    },
    {
      id: 'how-it-is-protected',
      title: 'How It Is Protected',
      body: [
        'Files, file names, job descriptions, results and drafts are stored encrypted with AES-256-GCM, with a key of its own for each person. Files are read in separate processes that can neither write files nor see anything of the server. Messages and applications, which come without an account, are encrypted with one key of their own. So are the addresses of the newsletter.',
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How Long We Keep It',
      body: [
        'An uploaded resume, its job description and its result are deleted 30 days after the upload. In your profile you can delete them at once, or ask us to keep them until you do. A draft is deleted with its result, or when you delete it. The account stays until you delete it in your profile. Of your invoices the amounts and days stay after that, without your name, because the law asks for them. A session is forgotten when it ends, after 30 days at the latest. Our log of errors and of what matters for security is forgotten after 90 days. Messages and applications are deleted 180 days after they came. An address of the newsletter is forgotten when you unsubscribe, and after 7 days if nobody confirmed it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'One cookie keeps you logged in. A second one lasts for ten minutes at most, while a login is not finished: until the code of a two-step login, or until Google or LinkedIn has sent you back. Your browser also remembers your user name and the theme that you chose. What you type about a job stays in its tab until you close that or log out. There is no tracking, so there is no banner.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      body: [
        'In your profile you get a copy of everything that we store about you, correct your name and address, and delete single resumes or the whole account, at once. For anything else write to us: we answer within a month, as the law of the European Union asks, for everybody.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: ['The service is not for people under 16. If a child has registered, tell us and we delete the account.'],
    },
    {
      id: 'changes-to-this-policy',
      title: 'Changes to This Policy',
      body: [
        'When this policy changes, the date at the top changes. If a change matters to you, we tell you before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`Questions about your data: ${company.supportEmail}.`],
    },
  ],
};
