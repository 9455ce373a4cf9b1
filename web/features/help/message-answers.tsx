import { messageGroups } from '#content/help/messages.ts';
import { Fold } from '../../ui/fold.tsx';
import { Answers } from './answers.tsx';
import { findMessages } from './find-messages.ts';
import { useScrollToAnswer } from './use-scroll-to-answer.ts';

/**
 * What the messages of the product mean, by what somebody was doing; only those that match the search. A group is open while
 * somebody searches, or when the address bar names one of its answers; the only answer found is open.
 */
const MessageAnswers = ({ search, named }: { search: string; named: string }) => {
  const found = findMessages(search);
  // Once more: the page scrolls before these answers have loaded.
  useScrollToAnswer(named);
  const isSearching = search.trim() !== '';
  const [only] = found.length === 1 ? found : [];
  return (
    <div className="mt-6 grid gap-3">
      {messageGroups.map(({ title, entries }) => {
        const own = entries.filter((entry) => found.includes(entry));
        return (
          own.length > 0 && (
            <Fold
              key={title}
              isOpen={isSearching || own.some(({ id }) => id === named)}
              className="rounded-lg border border-line bg-well px-4 py-2"
              summary={<h3 className="text-lg font-semibold">{title}</h3>}
            >
              <div className="-ml-6 py-1">
                <Answers
                  level="h4"
                  named={only?.id ?? named}
                  entries={own.map(({ id, title: summary, messages, answer }) => ({ id, summary, messages, answer }))}
                />
              </div>
            </Fold>
          )
        );
      })}
    </div>
  );
};

export default MessageAnswers;
