export const words = {
  sample:
    'These four are invented, and their portraits are drawn: sample content until the operator of this site enters who they are.',
  start: 'Get Started',
  contact: 'Contact Us',
} as const;
