import { Moon, Sun, SunMoon } from 'lucide-react';
import { useStore } from '../data/store.ts';
import { chooseTheme, chosenTheme, themes, type Theme } from './theme.ts';

const icons: Record<Theme, typeof Sun> = { system: SunMoon, light: Sun, dark: Moon };

/** Cycles through system, light and dark. */
export const ThemeButton = () => {
  const theme = useStore(chosenTheme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const Icon = icons[theme];
  return (
    <button
      type="button"
      aria-label={`Theme: ${theme}. Switch to ${next}`}
      title={`Theme: ${theme}`}
      className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-well hover:text-ink unscripted:hidden"
      onClick={() => chooseTheme(next)}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
};
