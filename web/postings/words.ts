export const words = {
  choose: 'Job posting from a file',
  hint: 'PDF, Word, saved web page, email (.eml) or text. You see its text in the field and can change it.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  reading: 'Reading the file…',
} as const;
