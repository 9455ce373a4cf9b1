import { Link } from 'react-router';
import { words } from './words.ts';

/** The name, with a logo: a sheet of paper with one highlighted line. */
export const Brand = () => (
  <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-sm" aria-label={`${words.name}, home`}>
    <svg aria-hidden viewBox="0 0 24 28" className="h-7 w-6">
      <path d="M1.5 1.5h14l7 7v18h-21z" className="fill-sheet stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M15.5 1.5v7h7" className="fill-none stroke-ink" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M5 14.5h14" className="stroke-mark" strokeWidth="5" />
      <path d="M6 14.5h11.5M6 20.5h8" className="stroke-ink" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
    <span className="font-serif text-xl font-semibold tracking-tight">{words.name}</span>
  </Link>
);
