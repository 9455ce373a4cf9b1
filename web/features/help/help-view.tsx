import { lazy, Suspense, useEffect, useState } from 'react';
import { helpTabs } from '#content/help/questions.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { Answers } from './answers.tsx';
import { findQuestions, tabIds, tabToShow } from './find-questions.ts';
import { SupportCards } from './support-cards.tsx';
import { useScrollToAnswer } from './use-scroll-to-answer.ts';
import { words } from './words.ts';

// Apart from the page: in its HTML, but not among the scripts that it starts with.
const MessageAnswers = lazy(() => import('./message-answers.tsx'));

/** The help center. The address bar holds the search, the tab and the answer. */
export const HelpView = ({
  search,
  askedTab,
  named,
  onSearch,
  onTab,
}: {
  search: string;
  askedTab: string | null;
  named: string;
  onSearch: (search: string) => void;
  onTab: (tab: string) => void;
}) => {
  const found = findQuestions(search);
  const messages = useFoundMessages(search);
  const isSearching = search.trim() !== '';
  useScrollToAnswer(named);
  return (
    <Sheet>
      <Intro title={words.title} lead={words.lead}>
        <search className="mt-8 grid max-w-xl gap-1.5">
          <SearchField label={words.search} value={search.trim()} onSearch={onSearch} labelSize="large" />
          <output className="block min-h-6 text-sm text-ink-soft">
            {isSearching && words.found(found.length, messages)}
          </output>
        </search>
      </Intro>
      <div className="mt-6 max-w-3xl">
        {found.length === 0 ? (
          messages === 0 && <p className="rounded-lg border border-line bg-sheet p-5">{words.none}</p>
        ) : (
          <Tabs
            label={words.tabs}
            chosen={tabToShow(found, { asked: askedTab, named })}
            onChoose={onTab}
            tabs={tabIds.map((id) => {
              const own = found.filter((question) => question.tab === id);
              const label = isSearching ? `${helpTabs[id]} (${own.length})` : helpTabs[id];
              const entries = own.map(({ question, ...rest }) => ({ ...rest, summary: question, messages: [] }));
              return { id, label, panel: <Answers entries={entries} named={named} /> };
            })}
          />
        )}
      </div>
      {(!isSearching || messages > 0) && (
        <Section id="messages" title={words.messages.title}>
          <div className="max-w-3xl">
            <p className="mt-3 max-w-prose text-ink-soft">{words.messages.lead}</p>
            <Suspense fallback={null}>
              <MessageAnswers search={search} named={named} />
            </Suspense>
          </div>
        </Section>
      )}
      <Section id="contact-us" title={words.more}>
        <SupportCards />
      </Section>
    </Sheet>
  );
};

/** How many answers to messages match a search; 0 until they have been loaded. */
const useFoundMessages = (search: string): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void import('./find-messages.ts').then(({ findMessages }) => isCurrent && setCount(findMessages(search).length));
    return () => {
      isCurrent = false;
    };
  }, [search]);
  return count;
};
