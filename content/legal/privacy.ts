import { company } from '../company/company.ts';
import type { LegalText } from './legal-text.ts';

/** Ten sections. Every technical sentence here is proved by a test; change the product and the sentence together. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lastUpdated: '2026-11-23',
  introduction: 'A resume is personal. This page says what we store, why, for how long, and what we never do.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What We Collect',
      body: [
        [
          'Your account: your username, your email address, and your password as a hash that cannot be reversed.',
          'Where you are signed in: for each session, when it began, when it was last used, and how your browser identifies itself; and the kinds of device you have signed in with, so that we can tell you about a new one.',
          'What you upload: the resume file, its name, and, if you provide them, the job description and the address of the job posting. We only look at the address itself and never open the page.',
          'What we produce: the analysis, and when it was made.',
          'A draft of new wording for your resume, if you ask us to keep one.',
          'If you pay: the plan, what was paid and when, and the type, last four digits and expiration date of your card. The card number itself goes to Stripe and never to us.',
          'If the checkout asks for the name, address and tax ID for your invoice: they go to Stripe, and we do not keep them.',
          'What you write to us: contact form messages, and job applications with their cover letter and resume.',
          'The newsletter, if you subscribe: your email address, and when you confirmed it.',
          'What the server records: the time of each request, its type and its outcome. We do not log the contents of a resume.',
        ],
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How We Use It',
      body: [
        'To analyze your resume, to show you the result, and to keep the service safe from abuse. For nothing else.',
        'Resumes are not used to train anything.',
      ],
    },
    {
      id: 'what-we-never-do',
      title: 'What We Never Do',
      body: [
        'We do not sell your data. If the operator has set up payments, emails or sign-in with Google or LinkedIn, the companies that provide them get what they need for that. We do not show your resume to employers or recruiters. Others can see one of your reports only through a link that you create; it shows no name, contact details or file name, it expires after 30 days at most, and you can revoke it at any time. Our pages load nothing from other companies, so nobody else learns that you were here. The one exception is the payment form, if the operator has set up payments: it comes from Stripe, and only pages that take payments load it.',
      ],
    },
    {
      id: 'how-it-is-protected',
      title: 'How It Is Protected',
      body: [
        'Files, file names, job descriptions, results and drafts are stored encrypted with AES-256-GCM, with a separate key for each user. Files are read in separate processes that can neither write files, nor read any except the program itself, nor start other programs. Messages and applications, which do not belong to an account, are encrypted with one separate key. So are the addresses of newsletter subscribers.',
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How Long We Keep It',
      body: [
        'An uploaded resume, its job description and its result are deleted 30 days after the upload. In your profile, you can delete them right away, or ask us to keep them until you do. A draft is deleted along with its result, or earlier if you delete it yourself. Your account stays until you delete it in your profile. The amounts and dates of your invoices remain after that, without your name, because the law requires it. A session is deleted when it ends, after 30 days at most. Our log of errors and security events is deleted after 90 days. Messages and applications are deleted 180 days after we receive them. A newsletter address is deleted when you unsubscribe, or after 7 days if it was never confirmed. So that a restored backup cannot bring back what you deleted, we record each deletion outside the database for 60 days: the time and a random number, encrypted, without your name or address. Backups contain what people wrote or uploaded encrypted, and usernames, email addresses, password hashes, scores and dates as they are. What you delete stays in older backups until these are deleted; the operator is told to keep none longer than 30 days. Once your account is deleted, its key is destroyed, and what was encrypted with it cannot be read in any backup.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'One cookie keeps you signed in. Another one, which holds only the word “yes”, tells our pages for just as long that you are. A third one exists only while a sign-in is in progress, for ten minutes at most: until you enter the code of a two-step login, or until Google or LinkedIn has sent you back. Your browser also remembers your username and the theme that you chose. What you type about a job stays in the browser tab where you typed it until you close the tab or sign out. There is no tracking, so there is no cookie banner.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      body: [
        'In your profile, you can get a copy of everything that we store about you, correct your name and address, and delete individual resumes or your whole account, effective immediately. For anything else, write to us: we answer everyone within a month, as European Union law requires.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        'The service is not for people under 16. If a child has registered, tell us and we will delete the account.',
      ],
    },
    {
      id: 'changes-to-this-policy',
      title: 'Changes to This Policy',
      body: [
        'When this policy changes, we update the date at the top. If a change affects you, we tell you before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [`Questions about your data: ${company.supportEmail}.`],
    },
  ],
};
