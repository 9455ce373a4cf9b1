/** The text of /contact around its form. The address and hours come from content/company/company.ts. */
export const contact = {
  title: 'Contact',
  lead: 'Have a question or an idea? Found a mistake? Write to us. A person reads every message.',
  privacy: 'Your message is stored encrypted and deleted 180 days after we receive it.',
} as const;
