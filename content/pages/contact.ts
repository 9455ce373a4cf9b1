/** What /contact says around its form. Address and hours come from content/company/company.ts. */
export const contact = {
  title: 'Contact',
  lead: 'A question, a mistake of ours, an idea: write to us. A person reads every message.',
  privacy: 'Your message is stored encrypted and deleted 180 days after it came.',
} as const;
