export const words = {
  questions: 'Questions about security',
  policy: 'Exactly what is stored, and for how long, is described in the',
  policyLink: 'privacy policy',
  contact: 'Contact us',
} as const;
