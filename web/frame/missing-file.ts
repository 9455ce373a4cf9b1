import { useEffect } from 'react';

declare global {
  /**
   * `web/public/boot.js` defines it, because a missing file may be the one that starts React. `offer` reloads the page
   * once, and after that shows a notice with a button to reload. It returns what takes the notice away.
   */
  var missingFile: { isCause: (error: unknown) => boolean; offer: () => (() => void) | undefined } | undefined;
}

export const isMissingFile = (error: unknown): boolean => globalThis.missingFile?.isCause(error) ?? false;

/** In place of a page of which a file could not be loaded. */
export const MissingFile = () => {
  useEffect(() => globalThis.missingFile?.offer(), []);
  return null;
};
