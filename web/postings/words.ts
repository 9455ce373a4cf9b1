export const words = {
  choose: 'Job posting from a file',
  hint: 'PDF, Word, saved web page, email (.eml) or text. You see its text in the field and can change it.',
  reading: 'Reading the file…',
  read: (name: string) =>
    `The text of ${name} is in the field now. Check it, and delete what does not belong to the job.`,
  putBack: 'Put back what was there before',
} as const;
