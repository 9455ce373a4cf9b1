/** Texts of the help center; the questions are in content/help. */
export const words = {
  title: 'Help',
  lead: 'Answers to common questions. Type a word, paste a message that you got, or open a question.',
  search: 'Search the questions',
  none: 'No matching questions found. Try adjusting your search.',
  found: (questions: number, messages: number): string => {
    const counted = questions === 1 ? '1 question found' : `${questions} questions found`;
    const explained = messages === 1 ? '1 message' : `${messages} messages`;
    if (messages === 0) return counted;
    return questions === 0 ? `${explained} found` : `${counted}, and ${explained} below them`;
  },
  messages: {
    title: 'What a message means',
    lead: 'The messages that you may see, and what to do about each of them.',
  },
  tabs: 'Kinds of questions',
  linkHere: 'Link to this answer',
  more: 'Not finding what you need?',
  email: {
    title: 'Email support',
    text: (hours: number, days: string): string => `We reply within ${hours} hours, ${days}.`,
    sample: 'This is a sample address. The operator of this site has not entered a real one yet.',
  },
  chat: {
    title: 'Live chat',
    text: (hours: string): string => `People answer ${hours}.`,
    open: 'Open the chat',
    missing: 'There is no live chat on this site yet. Leave a message, and we will reply by email.',
    leave: 'Leave a message',
  },
} as const;
