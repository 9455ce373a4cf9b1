import type { Plugin } from 'vite';

/**
 * React Router reloads the page whenever the module of a route cannot be loaded, without a limit and without a setting
 * for it. When the file stays missing, the page reloads for ever. Built pages get the error instead, which ends at the
 * error boundary of `web/root.tsx`.
 */
export const throwMissingModules = (): Plugin => {
  let isDone = false;
  return {
    name: 'throw-missing-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router.*[\\/]ssr[\\/]routeModules\.m?js$/.test(id)) return null;
      isDone = true;
      return { code: withThrow(code), map: null };
    },
    generateBundle() {
      if (!isDone) throw new Error('React Router loads the modules of routes elsewhere: mend throw-missing-modules.ts');
    },
  };
};

// With the condition before it, under which the development server throws as well.
const reload = /if \([^\n]*\) throw error;\s*window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** What is thrown is reported where it is caught. */
const announcement = /console\.error\(`Error loading route module[^;]*;/;

/** React Router's `loadRouteModule` with the error thrown. Fails when it is written in another way. */
export const withThrow = (code: string): string => {
  if (!reload.test(code)) throw new Error('React Router reloads in another way: mend throw-missing-modules.ts');
  return code.replace(reload, 'throw error;').replace(announcement, '');
};
