import { Link } from 'react-router';
import { footerLinks, words } from './words.ts';

export const Footer = () => (
  <footer data-print="no" className="mt-auto border-t border-line">
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 md:grid-cols-[1fr_2fr] md:items-center">
      <p className="max-w-sm text-sm text-ink-soft">
        <span className="font-serif text-base font-semibold text-ink">{words.name}</span>
        <br />
        {words.footer}
      </p>
      <nav aria-label="Footer">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {footerLinks.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                className="flex min-h-9 items-center text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
