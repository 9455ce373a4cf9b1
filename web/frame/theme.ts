import { createStore } from '../data/store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `web/public/boot.js` reads the same key before the first paint. */
const key = 'theme';

/** The document's attribute is the source of truth, so a choice also works without storage. */
export const chosenTheme = createStore<Theme>({
  initial: () => themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system',
  prerendered: 'system',
});

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage it lasts until the page is closed.
  }
  chosenTheme.set(theme);
};
