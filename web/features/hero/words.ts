/** Texts of the banner and the picture beside it. */
export const words = {
  title: 'Optimize Your Resume for ATS Success',
  lead: 'You see a page. Hiring software sees a stream of text, sometimes in a different order, sometimes with gaps. We show you both, and what to fix first.',
  check: 'CHECK NOW',
  start: 'GET STARTED',
  sample: 'Look at a sample report first',
  person: 'What a person sees',
  machine: 'What the machine reads',
  lost: 'lost',
  caption:
    'A fictional resume in two columns. The numbers are the order in which you read it; the machine reads the order in which the file stores it, as some systems do. The dates (boxed) are separated from their jobs, and the contact line (marked) is gone: it is in the page header, which some parsers skip.',
} as const;
