/** The page for people who write programs. `tests/claims.test.ts` requires a proof for every sentence. */
export const developers = {
  title: 'For developers',
  lead: 'Check resumes from a program of your own: in the build of your resume template, or in a script.',
  token: {
    title: 'Get a token',
    text: [
      'Create an API token in the settings of your profile, choose what it may do and for how long, and copy it: it is shown once.',
      'Send it with each request in the Authorization header, never in an address. A token acts as you: it sees only your resumes, and its analyses count against those of your plan.',
      'Payments, passwords, sign-in, settings, shared links, deletion and the admin area are closed to tokens.',
    ],
  },
  check: {
    title: 'Check a resume',
    text: [
      'Put the address of this site and your token into two variables, then send a PDF or a Word file, with the text of a job description if you have one.',
      'The request is a form (multipart/form-data): the file goes in the field resume, the text of the job description in the field jobDescription, and its address, if you want to keep it, in the field jobUrl.',
      'The response is the analysis as JSON, with status 200. With status 202, the file waits in the queue: the response has its id, and how many seconds to wait before you ask again.',
    ],
  },
  calls: {
    title: 'What a token may do',
    text: [
      'You choose among three scopes, and each call belongs to one.',
      'Words with a colon are ids from other responses. The id of your account is in the response of GET /api/me.',
      'The limits count each person, however many tokens and browsers they use; only that of reading job postings counts each network, because it needs no account. How many analyses are left today is in the response of GET /api/scan-allowance.',
    ],
  },
  errors: {
    title: 'When something goes wrong',
    text: [
      'Our errors are JSON with a code for programs and a message for people. Status 401 means that the token is missing, mistyped, expired or revoked, and 403 that it may not do this. With status 429, the Retry-After header says how many seconds to wait.',
    ],
  },
  more: {
    title: 'More',
    text: [
      'The calls about resumes are described as OpenAPI 3.1, with their inputs and responses.',
      'The command line does the same without an account and without sending a file anywhere.',
    ],
  },
} as const;

/** Shell commands of the page; `server/identity/tokens/tokens.test.ts` runs them. */
export const developerExamples = {
  variables: `export PARSEWELL_URL=https://parsewell.example
export PARSEWELL_TOKEN=pw_0123…`,
  send: `curl --fail-with-body "$PARSEWELL_URL/api/analyze" \\
  -H "Authorization: Bearer $PARSEWELL_TOKEN" \\
  -F resume=@resume.pdf \\
  -F "jobDescription=<job.txt"`,
  ask: `curl --fail-with-body "$PARSEWELL_URL/api/uploads/$ID" \\
  -H "Authorization: Bearer $PARSEWELL_TOKEN"`,
} as const;
