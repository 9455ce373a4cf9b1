import { registerHooks } from 'node:module';
import { withWithholdableRows } from './signal-rows.ts';

// `node --import .../withholdable-rows.ts PROGRAM`: `globalThis.withheldRow` takes one row of evidence out of the engine,
// and a set in `globalThis.heldRows` receives those that held.

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    const [, file] = /\/(engine\/.+\.ts)$/u.exec(url) ?? [];
    if (file === undefined || loaded.source === undefined || loaded.source === null) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: withWithholdableRows(file, source) };
  },
});
