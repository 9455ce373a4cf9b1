import { registerHooks } from 'node:module';
import { withKnownHalf } from './known-half.ts';

// `node --import .../withhold.ts PROGRAM` runs a program whose gazetteers hold only the known half of their entries.
const gazetteers = '/engine/lexicon/gazetteers/';

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.includes(gazetteers) || loaded.source === undefined || loaded.source === null) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: withKnownHalf(source) };
  },
});
