/** Facts about the company that runs this site, in one place for all pages. They are sample data until the operator edits them. */
export const company = {
  name: 'Parsewell',
  /** Set this to false once everything in this folder is true: then the pages no longer mark it as sample data. */
  isSample: true,
  foundedYear: 2023,
  supportEmail: 'support@example.com',
  phone: '+1 555 0100',
  office: {
    street: '12 Sample Street',
    city: 'Exampleton',
    hours: 'Monday to Friday, 9am to 5pm EST',
  },
  support: {
    replyWithinHours: 24,
    /** On which days messages are answered: printed after the hours wherever a reply is promised. */
    replyDays: 'Monday to Friday',
    chatHours: 'Monday to Friday, 9am to 5pm EST',
    /** The page of a live chat. Null when there is none; then pages offer the contact form instead. */
    chatAddress: null as string | null,
  },
} as const;
