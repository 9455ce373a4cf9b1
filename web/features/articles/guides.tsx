import { Download } from 'lucide-react';
import { guides, type Guide } from '#content/articles/guides.ts';
import { words as allWords } from './words.ts';

const words = allWords.resources;

/** The three free downloads. */
export const Guides = ({ onTaken }: { onTaken: (guide: Guide) => void }) => (
  <section aria-labelledby="guides" className="mt-14">
    <h2 id="guides" className="font-serif text-2xl font-semibold">
      {words.guidesTitle}
    </h2>
    <p className="mt-1 mb-5 text-ink-soft">{words.guidesLead}</p>
    <ul className="grid gap-5 md:grid-cols-3">
      {guides.map((guide) => (
        <li key={guide.id} className="flex flex-col rounded-lg border border-line bg-sheet p-5">
          <h3 className="font-serif text-xl font-semibold">{guide.title}</h3>
          <p className="mt-2 mb-5 text-ink-soft">{guide.description}</p>
          <a
            href={addressOf(guide)}
            download={`${guide.id}.txt`}
            className="mt-auto inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-line-strong px-4 font-semibold hover:border-ink hover:bg-well"
            onClick={() => onTaken(guide)}
          >
            <Download aria-hidden className="size-4" /> {words.download}
            <span className="sr-only">: {guide.title}, text file</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** Static files. */
const addressOf = ({ id }: Guide): string => `/assets/downloads/${id}.txt`;
