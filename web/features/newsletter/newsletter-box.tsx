import { lazy, Suspense } from 'react';
import { NoScript } from '../../ui/no-script.tsx';
import { useIsHydrated } from '../../data/store.ts';
import { words as allWords } from './words.ts';

const words = allWords.box;

/** The form needs the form library and the schemas, which readers of an article should not have to load. */
const NewsletterForm = lazy(() => import('./newsletter-form.tsx'));

export const NewsletterBox = () => {
  const isHydrated = useIsHydrated();
  return (
    <section
      aria-labelledby="newsletter"
      data-print="no"
      className="mt-14 grid gap-x-12 gap-y-5 rounded-lg border border-line bg-well p-5 sm:p-8 md:grid-cols-2 md:items-center"
    >
      <div>
        <h2 id="newsletter" className="font-serif text-2xl font-semibold">
          {words.title}
        </h2>
        <p className="mt-2 text-ink-soft">{words.lead}</p>
      </div>
      <div className="grid min-h-36 content-center">
        {isHydrated ? (
          <Suspense fallback={<p className="text-ink-soft">{words.loading}</p>}>
            <NewsletterForm />
          </Suspense>
        ) : (
          <NoScript>{words.noScript}</NoScript>
        )}
      </div>
    </section>
  );
};
