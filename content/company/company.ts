/** Facts about the company behind this installation, in one place for all pages. The operator edits them; until then they are samples. */
export const company = {
  name: 'Parsewell',
  isSample: true,
  foundedYear: 2023,
  supportEmail: 'support@example.com',
} as const;
