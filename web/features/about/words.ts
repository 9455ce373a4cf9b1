export const words = {
  sample:
    'These four people are invented and their portraits are drawn: this is sample content until the operator of this site enters their own details.',
  start: 'Get Started',
  contact: 'Contact Us',
} as const;
