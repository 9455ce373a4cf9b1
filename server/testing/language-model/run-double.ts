import { startLanguageModel } from './double.ts';

// For journeys: a model that rewrites one opening honestly, adds a lie to each line, and breaks off at one word.
const rewritten = (line: string): string => line.replace(/^Responsible for cleaning/, 'Cleaned');

await startLanguageModel(
  ({ line, facts }) =>
    line.includes('breaks off')
      ? { is: 'broken', text: line }
      : { is: 'streamed', text: `${rewritten(line)} ${facts.length > 0 ? `with ${facts[0]}` : 'using Kubernetes'}` },
  Number(process.env['MODEL_DOUBLE_PORT'] ?? 0),
);
