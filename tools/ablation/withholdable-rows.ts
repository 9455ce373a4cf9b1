import { registerHooks } from 'node:module';
import { withWithholdableRows } from './signal-rows.ts';

// `node --import .../withholdable-rows.ts PROGRAM`: `globalThis.withheldRow` takes one row of evidence out of the engine,
// and a document is read and laid out once, however often it is analyzed: neither depends on those rows.

const once: readonly { file: string; name: string; key: string }[] = [
  { file: '/engine/read/read.ts', name: 'read', key: 'all[1]' },
  { file: '/engine/layout/readings-of.ts', name: 'readingsOf', key: 'all[0]' },
];

const remembering = (source: string, name: string, key: string): string =>
  `${source.replace(`export const ${name} =`, `const ${name}Anew =`)}
const keptBy${name} = new Map();
export const ${name} = (...all) => {
  if (!keptBy${name}.has(${key})) keptBy${name}.set(${key}, ${name}Anew(...all));
  return keptBy${name}.get(${key});
};`;

const changed = (url: string, source: string): string => {
  const [, file = ''] = /\/(engine\/.+\.ts)$/u.exec(url) ?? [];
  const kept = once.find((one) => url.endsWith(one.file));
  return kept === undefined ? withWithholdableRows(file, source) : remembering(source, kept.name, kept.key);
};

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.includes('/engine/') || loaded.source === undefined || loaded.source === null) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: changed(url, source) };
  },
});
