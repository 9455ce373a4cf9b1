import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';

const helpful = [
  { to: '/', label: 'Check a resume', about: 'the main page, with the upload' },
  { to: '/resources', label: 'Resources', about: 'how hiring software reads resumes' },
  { to: '/help', label: 'Help', about: 'questions and answers, and how to reach us' },
] as const;

/** The 404 page, with links. */
export const NotFound = () => (
  <div className="mx-auto max-w-xl px-4 py-16 sm:py-24">
    <CircleAlert aria-hidden className="mb-4 size-10 text-poor-bar" />
    <h1 className="font-serif text-3xl font-semibold">404 Page Not Found</h1>
    <p className="mt-3 text-ink-soft">Did you forget to add the page to the router?</p>
    <p className="mt-6">The address may have a typo, or the page may have moved. These may help:</p>
    <ul className="mt-3 grid gap-2">
      {helpful.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className="prose-link inline-flex min-h-9 items-center font-medium">
            {link.label}
          </Link>
          <span className="text-ink-soft">: {link.about}</span>
        </li>
      ))}
    </ul>
  </div>
);
