export const words = {
  questions: 'Questions about security',
  policy: 'For details on what is stored and for how long, see the',
  policyLink: 'privacy policy',
  contact: 'Contact us',
} as const;
