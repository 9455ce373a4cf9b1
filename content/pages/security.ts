/** What /security says. `about` chooses the sentence that holds for the server that answers, see GET /api/public/facts. */
export const security = {
  title: 'Security',
  lead: 'A resume holds your name, your address and your history. This is how we protect it, and what this server does of it.',
  unknown: 'Your browser is asking this server.',
  cards: [
    {
      title: 'Encrypted at rest',
      text: 'Files, file names, job descriptions and results are stored encrypted with AES-256-GCM. Every person has a key of their own.',
      about: {
        keysAreApart: {
          yes: 'On this server the keys that wrap them are kept apart from the data.',
          no: 'On this server the keys that wrap them lie in the same folder as the data, which is meant for trying the product out.',
        },
      },
    },
    {
      title: 'Encrypted on the way',
      text: 'Logging in sets a cookie that scripts cannot read and other sites cannot use.',
      about: {
        tls: {
          us: 'This server speaks TLS 1.3 and nothing older.',
          proxy:
            'This site is served over HTTPS. A proxy in front of this server decides which versions of TLS are accepted.',
          none: 'This server speaks plain HTTP, which is meant for trying the product out on one machine.',
        },
      },
    },
    {
      title: 'Deleted after 30 days',
      text: 'An uploaded resume, its job description and its result are deleted 30 days after the upload. You can delete them at once, or ask us to keep them.',
      about: {},
    },
    {
      title: 'Read behind locked doors',
      text: 'Files are read in separate processes that can neither write files nor see anything of the server. A file that was made to break the reader costs its own process only.',
      about: {},
    },
    {
      title: 'Careful with passwords',
      text: 'Passwords are kept only as an argon2id hash. Guessing is stopped after ten failures, and a changed password ends all other sessions.',
      about: {},
    },
    {
      title: 'No trackers',
      text: 'Our pages carry no analytics and no advertising. A content security policy in every page forbids scripts of other companies, except the payment form where the operator has set up payments.',
      about: {},
    },
  ],
  questions: [
    {
      id: 'who-can-see-it',
      question: 'Who can see my resume?',
      answer: [
        'You, when you are logged in. For everybody else the address of your report answers as if there were no such report.',
        'You can make a link that shows others a report without your name, your contact details and the lines of your resume. It ends after 30 days at the latest, and you can take it back at once.',
        'The operator holds the keys, so a person with full access to the server could decrypt what is on it.',
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
        '30 days from the upload. In your profile you can delete it at once, or mark it to be kept until you delete it.',
      ],
    },
    {
      id: 'deleting-the-account',
      question: 'What happens when I delete my account?',
      answer: [
        'Your sessions end and your files, results and personal rows are deleted at once. Your key is destroyed with them, so copies in backups can no longer be read.',
      ],
    },
    {
      id: 'sharing',
      question: 'Do you share or sell my data?',
      answer: ['No. We do not sell or share your data, and we do not show your resume to employers or recruiters.'],
    },
    {
      id: 'report-a-problem',
      question: 'I found a security problem. What now?',
      answer: [
        'Please write to us through the contact page before you tell others. Say what you did and what you saw; a person reads it.',
      ],
    },
  ],
} as const;
