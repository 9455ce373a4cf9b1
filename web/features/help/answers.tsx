import { Fold } from '../../ui/fold.tsx';
import { words } from './words.ts';

/** An answer that opens when its summary is chosen; `messages` are those that it explains, word for word. */
export type Entry = { id: string; summary: string; messages: readonly string[]; answer: readonly string[] };

/** Answers to open, each with an address of its own. `named` is the one in the address bar. */
export const Answers = ({
  entries,
  named,
  level: Title = 'h3',
}: {
  entries: readonly Entry[];
  named: string;
  level?: 'h3' | 'h4';
}) => (
  <ul className="grid gap-3">
    {entries.map(({ id, summary, messages, answer }) => (
      <li key={id}>
        <Fold
          id={id}
          isOpen={id === named}
          className="rounded-lg border border-line bg-sheet px-4 py-2"
          summary={<Title className="font-semibold">{summary}</Title>}
        >
          {messages.length > 0 && (
            <ul className="mb-3 grid max-w-prose gap-1 border-l-4 border-line pl-3 text-sm text-ink-soft">
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
          {answer.map((paragraph) => (
            <p key={paragraph} className="mb-2 max-w-prose">
              {paragraph}
            </p>
          ))}
          <a href={`#${id}`} className="prose-link inline-flex min-h-6 items-center text-sm">
            {words.linkHere}
            <span className="sr-only">: {summary}</span>
          </a>
        </Fold>
      </li>
    ))}
  </ul>
);
