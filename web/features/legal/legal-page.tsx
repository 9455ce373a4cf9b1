import { Fragment, type ReactNode } from 'react';
import { company } from '#content/company/company.ts';
import { operator } from '#content/company/operator.ts';
import { sampleDetails } from '#content/company/sample-details.ts';
import type { LegalPart, LegalText } from '#content/legal/legal-text.ts';
import { calendarDayOf } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

const isSample = company.isSample || sampleDetails({ company, operator }).length > 0;

/** A legal text with links to its sections. `children` follow the introduction. */
export const LegalPage = ({ text, children }: { text: LegalText; children?: ReactNode }) => (
  <div className="mx-auto grid max-w-5xl gap-8 px-4 py-10 sm:py-14 lg:grid-cols-[15rem_1fr] lg:gap-12">
    <header className="lg:col-start-2">
      <h1 className="font-serif text-4xl font-semibold">{text.title}</h1>
      <p className="mt-2 text-sm text-ink-soft">
        {words.lastUpdated}: <time dateTime={text.lastUpdated}>{calendarDayOf(text.lastUpdated)}</time>
      </p>
      <p className="mt-5 max-w-prose font-serif text-xl">{text.introduction}</p>
      {isSample && (
        <div className="mt-6 max-w-prose">
          <Note tone="info">{words.sample}</Note>
        </div>
      )}
    </header>
    {text.sections.length > 0 && <Contents text={text} />}
    <div className="grid max-w-prose gap-9 lg:col-start-2">
      {children}
      {text.sections.map((section, at) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id} className="font-serif text-2xl font-semibold">
            {at + 1}. {section.title}
          </h2>
          {section.body.map((part) => (
            <Part key={JSON.stringify(part)} part={part} />
          ))}
        </section>
      ))}
    </div>
  </div>
);

const Part = ({ part }: { part: LegalPart }) => {
  if (typeof part === 'string') return <p className="mt-3">{part}</p>;
  if ('details' in part) return <Details rows={part.details} />;
  return (
    <ul className="mt-3 grid list-disc gap-1.5 pl-6 marker:text-ink-soft">
      {part.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

const Details = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="mt-3 grid gap-x-6 gap-y-1 rounded-md border border-line bg-sheet p-4 sm:grid-cols-[12rem_1fr]">
    {rows.map(([label, value]) => (
      <Fragment key={label}>
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="mb-2 break-words sm:mb-0">{value}</dd>
      </Fragment>
    ))}
  </dl>
);

const Contents = ({ text }: { text: LegalText }) => (
  <nav
    aria-label={words.contents}
    data-print="no"
    className="rounded-lg border border-line bg-sheet p-4 lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
  >
    <p className="px-2 text-sm font-semibold">{words.contents}</p>
    <ol className="mt-1 sm:columns-2 lg:columns-1">
      {text.sections.map((section, at) => (
        <li key={section.id} className="break-inside-avoid">
          <a
            href={`#${section.id}`}
            className="flex min-h-9 items-center gap-2 rounded-sm px-2 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            <span className="w-6 shrink-0 text-right whitespace-nowrap tabular-nums">{at + 1}.</span> {section.title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
