export const words = {
  sample:
    'These four people are fictional, and their portraits are drawings. This is sample content until the operator of this site enters real details.',
  start: 'Get Started',
  contact: 'Contact Us',
} as const;
