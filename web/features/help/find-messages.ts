import { messageHelp, type MessageHelp } from '#content/help/messages.ts';
import { folded, matching } from './find-questions.ts';

/** A message without its varying part, and without the reference that the pages add to internal errors. */
const fixedParts = (message: string): readonly string[] =>
  folded(message)
    .split('…')
    .map((part) => part.trim());

/** Whether all of a pasted text is this message, perhaps with a reference after it. */
const isPasted = (message: string, search: string): boolean => {
  const [start = '', ...rest] = fixedParts(message);
  return search.startsWith(start) && rest.every((part) => search.includes(part));
};

/** Answers to messages that match a search: a pasted message, a part of one, or words of the answer. */
export const findMessages = (search: string): readonly MessageHelp[] => {
  const wanted = folded(search);
  const pasted = messageHelp.filter(({ messages }) => messages.some((message) => isPasted(message, wanted)));
  if (pasted.length > 0) return pasted;
  return matching(messageHelp, ({ title, messages, answer }) => [title, ...messages, ...answer], search);
};
