import { useEffect } from 'react';
import { type HelpQuestion, helpTabs } from '#content/help/questions.ts';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { findQuestions, tabIds, tabToShow } from './find-questions.ts';
import { SupportCards } from './support-cards.tsx';
import { words } from './words.ts';

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
  const isSearching = search.trim() !== '';
  useScrollToAnswer(named);
  return (
    <Sheet>
      <Intro title={words.title} lead={words.lead}>
        <search className="mt-8 grid max-w-xl gap-1.5">
          <SearchField label={words.search} value={search.trim()} onSearch={onSearch} labelSize="large" />
          <output className="block min-h-6 text-sm text-ink-soft">{isSearching && words.found(found.length)}</output>
        </search>
      </Intro>
      <div className="mt-6 max-w-3xl">
        {found.length === 0 ? (
          <p className="rounded-lg border border-line bg-sheet p-5">{words.none}</p>
        ) : (
          <Tabs
            label={words.tabs}
            chosen={tabToShow(found, { asked: askedTab, named })}
            onChoose={onTab}
            tabs={tabIds.map((id) => {
              const own = found.filter((question) => question.tab === id);
              const label = isSearching ? `${helpTabs[id]} (${own.length})` : helpTabs[id];
              return { id, label, panel: <Questions questions={own} named={named} /> };
            })}
          />
        )}
      </div>
      <Section id="contact-us" title={words.more}>
        <SupportCards />
      </Section>
    </Sheet>
  );
};

const Questions = ({ questions, named }: { questions: readonly HelpQuestion[]; named: string }) => (
  <ul className="grid gap-3">
    {questions.map(({ id, question, answer }) => (
      <li key={id}>
        <Fold
          id={id}
          isOpen={id === named}
          className="rounded-lg border border-line bg-sheet px-4 py-2"
          summary={<h3 className="font-semibold">{question}</h3>}
        >
          {answer.map((paragraph) => (
            <p key={paragraph} className="mb-2 max-w-prose">
              {paragraph}
            </p>
          ))}
          <a href={`#${id}`} className="prose-link inline-flex min-h-6 items-center text-sm">
            {words.linkHere}
            <span className="sr-only">: {question}</span>
          </a>
        </Fold>
      </li>
    ))}
  </ul>
);

/** The browser could not scroll to the answer in the address bar while its tab was closed. */
const useScrollToAnswer = (named: string): void => {
  useEffect(() => {
    if (named !== '') document.getElementById(named)?.scrollIntoView({ block: 'start' });
  }, [named]);
};
