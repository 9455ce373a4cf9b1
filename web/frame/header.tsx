import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classes } from '../ui/class-names.ts';
import { Account, MobileAccount } from './account-links.tsx';
import { Brand } from './brand.tsx';
import { ThemeButton } from './theme-button.tsx';
import { headerLinks } from './words.ts';

export const Header = () => {
  // Navigation closes the menu.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  return (
    <header data-print="no" className="sticky top-0 z-30 border-b border-line bg-paper unscripted:static">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-2 px-4 sm:gap-4">
        <Brand />
        <nav aria-label="Main" className="ml-4 hidden grow lg:block">
          <MainLinks look="flex gap-1" />
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeButton />
          <Account className="hidden sm:flex" />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="mobile-menu"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            className="flex size-11 items-center justify-center rounded-md hover:bg-well lg:hidden unscripted:hidden"
            onClick={() => setOpenOn(isOpen ? null : key)}
          >
            {isOpen ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
          </button>
        </div>
      </div>
      {/* A class and not the attribute, which nothing could overrule where no script can open the menu. */}
      <nav
        id="mobile-menu"
        aria-label="Menu"
        className={classes('border-t border-line px-4 py-3 lg:hidden', isOpen ? '' : 'hidden max-lg:unscripted:block')}
      >
        <MainLinks look="grid gap-1 unscripted:flex unscripted:flex-wrap" />
        <div className="mt-3 border-t border-line pt-3 sm:hidden">
          <MobileAccount />
        </div>
      </nav>
    </header>
  );
};

const MainLinks = ({ look }: { look: string }) => (
  <ul className={look}>
    {headerLinks.map((link) => (
      <li key={link.to}>
        <NavLink
          to={link.to}
          end={link.to === '/'}
          className={({ isActive }) =>
            classes(
              'flex min-h-11 items-center rounded-md px-3 font-medium hover:text-ink',
              isActive
                ? 'text-ink underline decoration-mark-line decoration-[3px] underline-offset-8'
                : 'text-ink-soft',
            )
          }
        >
          {link.label}
        </NavLink>
      </li>
    ))}
  </ul>
);
