/**
 * What an error message of the product means and what to do about it. `id` is the URL fragment. `messages` are the
 * messages word for word, with '…' where a part of them varies; `tests/articles/help-messages.test.ts` compares them with the
 * product. `tests/claims.test.ts` requires a proof for every sentence of an answer.
 */
export type MessageHelp = {
  id: string;
  title: string;
  messages: readonly string[];
  answer: readonly string[];
};

export type MessageGroup = { title: string; entries: readonly MessageHelp[] };
