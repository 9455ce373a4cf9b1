import { Crosshair } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { classes } from '../../../ui/class-names.ts';
import { hasLocation } from '../recommendations/marks-of.ts';
import { useHighlight } from './highlight.ts';
import { words } from '../words.ts';
import { words as paneWords } from './words.ts';
import { applicationFormOf, type FormField } from './application-form.ts';
import { ScrollArea } from '../../../ui/scroll-box.tsx';

/** An application form as software would fill it in from the resume. Read-only. */
export const FormView = ({ result }: { result: StoredAnalysis }) => (
  <>
    <p className="mb-3 text-sm text-ink-soft">{paneWords.formMeans}</p>
    <ScrollArea
      label={paneWords.formLabel}
      className="grid content-start gap-5 rounded-lg border border-line-strong bg-sheet p-4 sm:p-5 print:block print:border-0 print:p-0"
    >
      {applicationFormOf(result).map(({ title, fields }) => (
        <section key={title} aria-label={title} className="break-inside-avoid print:mb-4">
          <h3 className="mb-2 border-b border-line pb-1 font-semibold">{title}</h3>
          <dl className="grid gap-3 sm:grid-cols-2 print:grid-cols-3">
            {fields.map((field) => (
              <Field key={field.label} field={field} places={result.fieldPlaces[field.name] ?? []} />
            ))}
          </dl>
        </section>
      ))}
    </ScrollArea>
  </>
);

const Field = ({ field, places }: { field: FormField; places: StoredAnalysis['fieldPlaces'][string] }) => {
  const { label, value, isLong = false, remark } = field;
  return (
    <div className={classes('grid content-start', isLong && 'sm:col-span-2 print:col-span-3')}>
      <dt className="mb-1 text-sm font-medium">{label}</dt>
      <dd className="flex items-start gap-1 rounded-md border border-line-strong bg-paper p-2 print:border-0 print:p-0">
        {value === null ? (
          <span
            className={classes('grow text-sm', field.isOptional === true ? 'text-ink-soft' : 'font-medium text-poor')}
          >
            {paneWords.notFound}
          </span>
        ) : (
          <span className="min-w-0 grow font-mono text-[0.8125rem] leading-normal whitespace-pre-wrap">{value}</span>
        )}
        <ShowField label={label} places={places} />
      </dd>
      {remark !== undefined && <dd className="mt-1 text-sm font-medium text-fair">{remark}</dd>}
    </div>
  );
};

const ShowField = ({ label, places }: { label: string; places: StoredAnalysis['fieldPlaces'][string] }): ReactNode => {
  const { showWords } = useHighlight();
  const known = places.filter(hasLocation);
  if (known.length === 0) return null;
  return (
    <button
      type="button"
      data-print="no"
      aria-label={`${words.showOnPage}: ${label}`}
      title={words.showOnPage}
      className="-m-1 flex size-8 shrink-0 items-center justify-center rounded-md text-accent hover:bg-accent-tint"
      onClick={() => showWords(label, known)}
    >
      <Crosshair aria-hidden className="size-4" />
    </button>
  );
};
