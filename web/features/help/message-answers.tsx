import { messageGroups } from '#content/help/messages.ts';
import { Answers } from './answers.tsx';
import { findMessages } from './find-messages.ts';

/** What the messages of the product mean, by what one was doing; only those that match the search. */
const MessageAnswers = ({ search, named }: { search: string; named: string }) => {
  const found = new Set(findMessages(search));
  return messageGroups.map(({ title, entries }) => {
    const own = entries.filter((entry) => found.has(entry));
    return (
      own.length > 0 && (
        <div key={title} className="mt-8">
          <h3 className="mb-3 text-lg font-semibold">{title}</h3>
          <Answers
            level="h4"
            named={named}
            entries={own.map(({ id, title: summary, messages, answer }) => ({ id, summary, messages, answer }))}
          />
        </div>
      )
    );
  });
};

export default MessageAnswers;
