import { detailsOf, identity, operator } from '../company/operator.ts';
import type { LegalText } from './legal-text.ts';

/** Ten sections. Every technical sentence here is proved by a test; change the product and the sentence together. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lastUpdated: '2026-11-26',
  introduction:
    'A resume is personal. This page says what we store, why, for how long, and what we never do. The company responsible for it is named in section 10.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'What We Collect',
      body: [
        [
          'Your account: your username, your email address, and your password as a hash that cannot be reversed.',
          'Where you are signed in: for each session, when it began, when it was last used, and how your browser identifies itself; and the kinds of device you have signed in with, so that we can tell you about a new one.',
          'Your passkeys, if you add any: their public keys, the names that you give them, and when each was last used. What unlocks them stays on your device.',
          'Your API tokens, if you create any: their hashes, first and last characters, scopes, the names that you give them, and when each was made, expires and was last used.',
          'If you sign in with another site: which one, and the number under which it knows you.',
          'If you created your account with an invitation: which one it was.',
          'What you upload: the resume file, its name, and, if you provide them, the job description and the address of the job posting. We only look at the address itself and never open the page. A file with a job posting is read once, to show you its text, and is not stored. Nor is a resume that is a picture, when you ask us to read its text; that text is stored only if you put it into the workspace.',
          'What we produce: the analysis, and when it was made.',
          'A draft of new wording for your resume, if you ask us to keep one.',
          'The resumes that you edit on our pages, with their earlier versions, and the fields of an imported file that we do not show, so that they come back when you download it. A PDF that you download there carries the resume as data for other programs, unless you leave that out.',
          'Whether bullets may be sent to a language model: your choice, for which model, and when you made it.',
          'Groups, if you check the resumes of several people: the name of each group, and which resumes you uploaded to it.',
          'What you agree to show to the person who invited you to a group, and the name that you want to be listed under.',
          'If you pay: the plan, what was paid and when, and the type, last four digits and expiration date of your card. The card number itself goes to Stripe and never to us.',
          'If the checkout asks for the name, address and tax ID for your invoice, they go to Stripe, and we do not keep them.',
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
        'To analyze your resume, to show you the result, to run your account and the things you ask for, and to keep the service safe from abuse. For nothing else.',
        'Resumes are not used to train anything.',
        'These are the legal bases under the General Data Protection Regulation (GDPR) of the European Union and that of the United Kingdom:',
        [
          'Account, analyses, drafts, reports and payments: the contract with you (Article 6(1)(b)).',
          'Records of payments: our legal duties (Article 6(1)(c)).',
          'Records of errors and security events, rate limits, and emails about your sign-ins: our legitimate interest in a safe service (Article 6(1)(f)).',
          'Messages that you send us: our legitimate interest in answering them (Article 6(1)(f)).',
          'Job applications: steps that you ask for before a contract (Article 6(1)(b)).',
          'The newsletter: your consent (Article 6(1)(a)). You withdraw it with the link in each issue.',
          'Bullets that are sent to a language model: your consent (Article 6(1)(a)). You withdraw it beside the resume.',
          'What you show to the person who invited you to a group: your consent (Article 6(1)(a)). You can withdraw it on the invitation page or in your profile.',
        ],
        'You are not obliged to give us anything. Without an email address there is no account, and without a file there is no analysis.',
        'Scores are advice to you. We make no decision about you with them.',
      ],
    },
    {
      id: 'what-we-never-do',
      title: 'What We Never Do',
      body: [
        'We do not sell your data. We do not show your resume to employers or recruiters. If you accept the invitation to a group, the person who invited you sees what you agree to: the name that you type, your scores and the titles of what to fix, and your file if you tick the box for it. This ends after 30 days at most, or when you withdraw, and it counts in figures about the group without your name. Apart from that, others can see one of your reports only through a link that you create; it shows no name, contact details or file name, it expires after 30 days at most, and you can revoke it at any time. Our pages load nothing from other companies, so nobody else learns that you were here. The one exception is the payment form, if the operator has set up payments: it comes from Stripe, and only pages that take payments load it.',
        'If the operator has set up a language model, it can propose wordings for bullets of a resume that you edit. A bullet goes there only when you ask, after you have agreed and have seen what is sent. Names, contact details, employers, schools, titles and dates of your resume and other words with a capital letter are left out. Neither it nor the proposal is stored for this.',
        'Some companies work for us and get what they need for that: whoever runs the servers and, if the operator has set them up, those that take payments, deliver emails, store files, propose wordings or sign you in. The page Subprocessors names them, says what each gets, where it is, and, for a company outside the European Economic Area or the United Kingdom, what protects your data there.',
      ],
    },
    {
      id: 'how-it-is-protected',
      title: 'How It Is Protected',
      body: [
        'Files, file names, job descriptions, results, drafts, the resumes that you edit, the names of groups and what you show to a group are stored encrypted with AES-256-GCM, with a separate key for each user. Files are read in separate processes that can neither write files, nor read any except the program itself, nor start other programs. Messages and applications, which do not belong to an account, are encrypted with one separate key. So are the addresses of newsletter subscribers.',
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How Long We Keep It',
      body: [
        [
          'An uploaded resume, its job description and its result are deleted 30 days after the upload. In your profile, you can delete them right away, or choose to keep them until you do.',
          'A draft is deleted along with its result, or earlier if you delete it yourself.',
          'A resume that you edit is deleted, with its versions, 30 days after its last change: later if you keep the upload that it was made from, earlier if you delete it or that upload.',
          'Your choice about the language model is deleted with your account.',
          'A group is deleted 30 days after the last resume was added to it, or when you delete it. Deleting it deletes the resumes that you uploaded to it.',
          'What you show to a group is deleted when you withdraw, when your resume or the group is deleted, and after 30 days at most.',
          'Your account stays until you delete it in your profile. The amounts and dates of your invoices remain after that, without your name, because the law requires it.',
          'A session is deleted when it ends, after 30 days at most.',
          'An invitation, with what it says about the account that was created with it, is deleted 90 days after its link has expired.',
          'Our log of errors and security events is deleted after 90 days.',
          'Messages and applications are deleted 180 days after we receive them.',
          'A newsletter address is deleted when you unsubscribe, or after 7 days if it was never confirmed. With it goes the hash of the address, by which we find it.',
          'To limit how often something is tried, we count by hashes of email addresses, usernames and network addresses. A count ends after 24 hours at most.',
          'So that a restored backup cannot bring back what you deleted, we record each deletion outside the database for 60 days: the time and a random number, encrypted, without your name or address.',
        ],
        'Backups contain what people wrote or uploaded encrypted, and usernames, email addresses, password hashes, scores and dates as they are. What you delete stays in older backups until these are deleted. Once your account is deleted, its key is destroyed, and what was encrypted with it cannot be read in any backup.',
        `Backups are kept for ${operator.backupsKeptDays} days.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'One cookie keeps you signed in. Another one, which holds only the word “yes”, tells our pages for just as long that you are. A third one exists only while a sign-in is in progress, for ten minutes at most: until you enter the code of a two-step login, until your device has answered for a passkey, or until the other site that you sign in with has sent you back. Your browser also remembers your username and the theme that you chose. What you type about a job stays in the browser tab where you typed it until you close the tab or sign out. There is no tracking, so there is no cookie banner. The page Cookies lists them by name.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      body: [
        'In your profile, you can get a copy of everything that we store about you, correct your name and address, and delete individual resumes or your whole account, effective immediately. For anything else, write to us: we answer everyone within a month, as European Union law requires.',
        'If the GDPR or that of the United Kingdom applies to you, you have these rights:',
        [
          'to know what we store about you and to get a copy (Article 15),',
          'to have it corrected (Article 16) or erased (Article 17),',
          'to have its use restricted (Article 18),',
          'to take it elsewhere in a format that programs can read (Article 20),',
          'to object to what we base on our legitimate interest (Article 21),',
          'to withdraw a consent, without effect on the past (Article 7(3)),',
          'to complain to a data protection authority: where you live, where you work, or the one below (Article 77).',
        ],
        detailsOf([['Authority responsible for us', operator.supervisoryAuthority]]),
        'If you live in the United States, the law of your state may give you similar rights. We treat every request alike, wherever it comes from, and nobody gets worse service for having made one.',
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
      body: [
        'The company below is responsible for your data (the controller). Write to the address for privacy about anything on this page.',
        detailsOf([
          ...identity,
          ['Address for privacy', operator.privacyEmail],
          ['Data protection officer', operator.dataProtectionOfficer],
          ['Representative in the European Union', operator.representativeInTheEu],
          ['Representative in the United Kingdom', operator.representativeInTheUk],
        ]),
      ],
    },
  ],
};
