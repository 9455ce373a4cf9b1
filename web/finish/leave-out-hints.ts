import type { Plugin } from 'vite';

/**
 * React Router's own error page tells developers in the console to write a better one, and names its site. Ours is in
 * `web/root.tsx`; every page would load that hint for nothing.
 */
export const leaveOutHints = (): Plugin => {
  let isDone = false;
  return {
    name: 'leave-out-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router.*[\\/]dom[\\/]ssr[\\/]errorBoundaries\.m?js$/.test(id)) return null;
      isDone = true;
      return { code: withoutHint(code), map: null };
    },
    generateBundle() {
      if (!isDone) throw new Error('React Router has its error page elsewhere: mend leave-out-hints.ts');
    },
  };
};

const hint = /console\.log\(\s*"[^"\n]*Hey developer[^"\n]*"\s*\);/;

/** React Router's error page without the hint. Fails when it is written in another way. */
export const withoutHint = (code: string): string => {
  if (!hint.test(code)) throw new Error('React Router words its hint in another way: mend leave-out-hints.ts');
  return code.replace(hint, '');
};
