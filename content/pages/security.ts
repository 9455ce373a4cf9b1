import { operator } from '../company/operator.ts';

/** The text of /security. `about` has the sentences that depend on how this server is configured, see GET /api/public/facts. */
export const security = {
  title: 'Security',
  lead: 'A resume contains your name, your address and your work history. This page explains how we protect it, and which of these protections are active on this server.',
  unknown: 'Checking this server…',
  cards: [
    {
      title: 'Encrypted at rest',
      text: 'Files, file names, job descriptions and reports are stored encrypted with AES-256-GCM. Every user has a separate key. Usernames, email addresses, scores and dates are stored unencrypted.',
      about: {
        keysAreApart: {
          yes: 'On this server, the keys that protect the user keys are stored separately from the data.',
          no: 'On this server, the keys that protect the user keys are stored in the same folder as the data, a setup meant for trying out the product.',
        },
      },
    },
    {
      title: 'Encrypted in transit',
      text: 'Signing in sets a cookie that scripts cannot read. Requests from other sites that would change something are refused.',
      about: {
        tls: {
          us: 'This server uses TLS 1.3 and no older version.',
          proxy:
            'This site is served over HTTPS. A proxy in front of this server decides which versions of TLS are accepted.',
          none: 'This server uses plain HTTP, a setup meant for trying out the product on one machine.',
        },
      },
    },
    {
      title: 'Deleted after 30 days',
      text: 'An uploaded resume, its job description and its result are deleted 30 days after the upload. You can delete them at any time, or choose to keep them.',
      about: {},
    },
    {
      title: 'Parsed in isolation',
      text: 'Files are read in separate processes that can neither write files, nor read any except the program itself, nor start other programs. A file designed to break the reader affects only the process that reads it.',
      about: {
        readersHaveNoNetwork: {
          yes: 'On this server, these processes have no network.',
          no: 'The operating system of this server does not let us cut these processes off from the network.',
        },
      },
    },
    {
      title: 'Passwords and logins',
      text: 'Passwords are stored only as argon2id hashes. After ten failed attempts at one account from one network within 15 minutes, password logins to it from that network are blocked for the rest of that time. Changing a password ends all other sessions.',
      about: {
        refusesCommonPasswords: {
          yes: 'This server refuses the most common passwords, and those that contain your username or email address.',
          no: 'This server marks the most common passwords as weak, and accepts them.',
        },
      },
    },
    {
      title: 'No trackers',
      text: 'Our pages contain no analytics and no advertising. A content security policy on every page blocks scripts from other companies, except for the payment form if the operator has set up payments.',
      about: {},
    },
  ],
  questions: [
    {
      id: 'who-can-see-it',
      question: 'Who can see my resume?',
      answer: [
        'You, when you are signed in. Anyone else who opens the address of your report sees the same page as for a report that does not exist.',
        'You can create a link that shows others a report without your name, your contact details or the text of your resume. It expires after 30 days at most, and you can revoke it at any time.',
        'If you accept the invitation of a counselor to a group, they see your scores and the titles of what to fix, and your file if you agree to that, until you withdraw and for 30 days at most.',
        'The operator holds the keys, so someone with full access to the server could decrypt what is on it.',
      ],
    },
    {
      id: 'training',
      question: 'Is my resume used to train AI?',
      answer: ['No. Resumes are not used to train anything.'],
    },
    {
      id: 'how-long',
      question: 'How long do you keep my resume?',
      answer: [
        '30 days from the upload. In your profile, you can delete it right away, or choose to keep it until you delete it.',
        `What you delete stays in older backups until these are deleted. Backups are kept for ${operator.backupsKeptDays} days.`,
      ],
    },
    {
      id: 'deleting-the-account',
      question: 'What happens when I delete my account?',
      answer: [
        'Your sessions end, and your files, results and personal records are deleted immediately. Your key is destroyed with them, so your files and everything you wrote can no longer be read in backups. Your username, email address, scores and dates can, until the backups are deleted.',
        `Backups are kept for ${operator.backupsKeptDays} days.`,
      ],
    },
    {
      id: 'sharing',
      question: 'Do you share or sell my data?',
      answer: [
        'We do not sell your data, and we do not show your resume to employers or recruiters. Payments, emails and sign-ins with other sites go through the companies that the operator uses for them.',
        'If the operator has set up a language model, it can propose wordings for bullets of a resume that you edit. A bullet goes there only when you ask, after you have agreed and have seen what is sent.',
      ],
    },
    {
      id: 'report-a-problem',
      question: 'I found a security problem. What should I do?',
      answer: [
        'Please write to us through the contact page before you tell others. Describe what you did and what you saw; a person reads it.',
      ],
    },
  ],
} as const;
