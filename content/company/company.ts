/** Facts about the company behind this installation, in one place for all pages. The operator edits them; until then they are samples. */
export const company = {
  name: 'Parsewell',
  /** Set to false once everything in this folder is true: then the pages stop saying that it is a sample. */
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
    chatHours: 'Monday to Friday, 9am to 5pm EST',
    /** Page of a chat that people answer. null: there is none, and pages offer to leave a message instead. */
    chatAddress: null as string | null,
  },
} as const;
