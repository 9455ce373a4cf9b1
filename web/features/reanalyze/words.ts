/** Texts around another analysis of a stored resume. */
export const words = {
  title: 'Continue with this resume',
  place: (place: number): string =>
    place > 1 ? `Stored. Number ${place.toLocaleString('en-US')} in line` : 'Stored. It is being read',
  job: {
    open: 'Check it against another job',
    title: 'Check this resume against another job',
    openFirst: 'Check it against a job',
    titleFirst: 'Check this resume against a job',
    lead: 'We use the file we have stored. This counts as one analysis.',
    description: 'Job description',
    url: 'Link to the job posting (optional)',
    urlHint:
      'The link tells us which system you are applying through. We only look at the address and never open the page.',
    button: 'Analyze',
  },
  version: {
    title: 'Check another version of this resume',
    lead: 'The file may have a different name. You will then see what changed. This counts as one analysis.',
    file: 'Resume file (PDF or DOCX)',
    fileHint: 'Up to 5 MB.',
    sameJob: 'Check it against the same job description',
    missing: 'Please choose a file.',
    button: 'Analyze and compare',
  },
  busy: 'Analyzing...',
  cancel: 'Cancel',
  failed: 'We could not analyze it. What you entered is still here, so you can try again.',
  signedOut: 'Log in using another tab, then press the button again. What you entered stays here.',
  logIn: 'Open the login page in a new tab',
  limit:
    'What you entered stays here while this page is open. Press the button again when the next scan is available, or once you have Premium.',
  limitEditor:
    'Meanwhile, you can improve this resume in the editor. It shows the new scores at once and uses no scan.',
  openEditor: 'Open the editor in a new tab',
  seePremium: 'See Premium in a new tab',
  versions: {
    title: 'Versions',
    waiting: 'Loading the versions…',
    failed: 'We could not load the versions',
    this: 'This one',
    compare: 'Compare',
    columns: { ats: 'ATS', keywords: 'Keywords', format: 'Format', job: 'Job match' },
    noJob: 'no job description',
  },
} as const;
