export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `web/public/boot.js` reads the same key before the first paint. */
const key = 'theme';
const listeners = new Set<() => void>();

/** The chosen theme; the document's attribute is the truth, so it also holds where storage is switched off. */
export const readTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Then it lasts as long as the page does.
  }
  for (const listener of listeners) listener();
};

export const subscribeToTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
