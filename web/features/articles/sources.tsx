import type { Source } from '#content/articles/schema.ts';
import { calendarDayOf } from '../../ui/dates.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { words as allWords } from './words.ts';

const words = allWords.article;

/** The sources of the article. In print their full addresses are shown. */
export const Sources = ({ sources }: { sources: readonly Source[] }) => {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-14 border-t border-line pt-6 text-[0.95rem]">
      <h2 id="sources" className="font-serif text-xl font-semibold">
        {words.sources}
      </h2>
      <p className="mt-1 text-ink-soft">{words.sourcesLead}</p>
      <ol className="mt-4 grid list-decimal gap-3 pl-6 marker:text-ink-soft">
        {sources.map((source) => (
          <li key={source.id} id={`source-${source.id}`} className="pl-1 target:bg-accent-tint">
            {source.publisher}: <SourceLink source={source} />,{' '}
            {source.read === null ? words.reported : `${words.readOn} ${calendarDayOf(source.read)}`}
            <span className="hidden wrap-anywhere print:block">{source.url}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const SourceLink = ({ source: { title, url } }: { source: Source }) => <ExternalLink href={url}>{title}</ExternalLink>;
