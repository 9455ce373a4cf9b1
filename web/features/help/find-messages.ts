import { messageHelp, type MessageHelp } from '#content/help/messages.ts';
import { folded, matching } from './find-questions.ts';

/** A message without its varying part, and without the reference that the pages add to internal errors. */
const fixedParts = (message: string): readonly string[] =>
  folded(message)
    .split('…')
    .map((part) => part.trim());

/**
 * How many characters of a message are in a pasted text that is all of this message, perhaps with a reference after it; 0
 * if it is another text.
 */
const pastedLength = (message: string, search: string): number => {
  const parts = fixedParts(message);
  const isPasted = search.startsWith(parts[0] ?? '') && parts.every((part) => search.includes(part));
  return isPasted ? parts.join('').length : 0;
};

const mostPasted = ({ messages }: MessageHelp, search: string): number =>
  Math.max(...messages.map((message) => pastedLength(message, search)));

/** Answers to a message that was pasted. If several fit, as 'We could not …' often does, those that share most with it. */
export const answersTo = (search: string): readonly MessageHelp[] => {
  const wanted = folded(search);
  const most = Math.max(...messageHelp.map((help) => mostPasted(help, wanted)));
  return most === 0 ? [] : messageHelp.filter((help) => mostPasted(help, wanted) === most);
};

/** Answers to messages that match a search: a pasted message, a part of one, or words of the answer. */
export const findMessages = (search: string): readonly MessageHelp[] => {
  const pasted = answersTo(search);
  return pasted.length > 0
    ? pasted
    : matching(messageHelp, ({ title, messages, answer }) => [title, ...messages, ...answer], search);
};
