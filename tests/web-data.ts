/** What only `web/data` may use, and the alternative. */
const ownedByData: readonly { name: RegExp; instead: string }[] = [
  { name: /\bfetch\(/, instead: 'useRead, useWrite or readOnce' },
  { name: /\bXMLHttpRequest\b/, instead: 'useRead, useWrite or readOnce' },
  { name: /\bsendBeacon\(/, instead: 'useWrite' },
  { name: /\buseSyncExternalStore\b/, instead: 'createStore and useStore' },
];

/** The only place where opening a page starts a write. */
const arrival = 'web/data/use-write-on-arrival.ts';

/** Imports and calls of one file that bypass `web/data`, one sentence each. `file` is its path from the checkout. */
export const detoursIn = (file: string, source: string): readonly string[] => {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  const owned = file.startsWith('web/data/')
    ? []
    : ownedByData.filter(({ name }) => name.test(code)).map(({ name, instead }) => `${file}: ${name}; use ${instead}`);
  return file === arrival ? owned : [...owned, ...writesInEffects(code).map((name) => `${file}: ${name} in an effect`)];
};

/** The writes used in effects. A write is a user action, so it belongs in an event handler. */
const writesInEffects = (code: string): readonly string[] => {
  const names = new Set(
    [...code.matchAll(/const (\w+|\{[^}]*\}) = use(?:Retrying)?(?:\w+)?(?:Write|Mutation)(?:<[^(]*>)?\(/g)].flatMap(
      ([, bound = '']) => boundNames(bound),
    ),
  );
  return effectsIn(code).flatMap((effect) => [...names].filter((name) => new RegExp(`\\b${name}\\b`).test(effect)));
};

/** 'write' of 'write', 'run' and 'busy' of '{ run, isPending: busy }'. */
const boundNames = (bound: string): readonly string[] =>
  bound
    .replaceAll(/[{}\s]/g, '')
    .split(',')
    .map((part) => part.split(':').at(-1) ?? '')
    // Reading the state of a write in an effect is allowed.
    .filter((name) => name !== '' && !['isPending', 'error', 'data'].includes(name));

/** The arguments of each `useEffect(...)`. */
const effectsIn = (code: string): readonly string[] =>
  [...code.matchAll(/\buse(?:Layout|Insertion)?Effect\(/g)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let end = index + length;
    for (; depth > 0 && end < code.length; end += 1) depth += { '(': 1, ')': -1 }[code.charAt(end)] ?? 0;
    return code.slice(index, end);
  });

/** Keeps a formatter for each currency. */
const keptFormatters = 'web/billing/money.ts';

/** The formatters of `Intl` that a file makes when it is loaded, or again with each call: a phone takes 10 ms for each. */
export const formattersIn = (file: string, source: string): readonly string[] =>
  file === keptFormatters
    ? []
    : (source
        .replaceAll(/madeOnce\(\s*\(\) =>[\s{]*(?:const \w+ =|return)?\s*new Intl\./g, '')
        .match(/new Intl\.\w+/g)
        ?.map((made) => `${file}: ${made} outside madeOnce`) ?? []);
