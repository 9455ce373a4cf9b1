export const words = {
  questions: 'Questions about security',
  policy: 'What exactly is stored, and for how long, is in the',
  policyLink: 'privacy policy',
  contact: 'Contact us',
} as const;
