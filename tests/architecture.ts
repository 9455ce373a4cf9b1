import { targetOf } from './import-graph.ts';
import { importsOf } from './source-files.ts';

export type Area =
  | 'engine'
  | 'contract'
  | 'content'
  | 'processes'
  | 'server'
  | 'web'
  | 'cli'
  | 'e2e'
  | 'tests'
  | 'tools'
  | 'bench';

const everything: readonly Area[] = [
  'engine',
  'contract',
  'content',
  'processes',
  'server',
  'web',
  'cli',
  'e2e',
  'tests',
  'tools',
  'bench',
];

/** Which area may import which. Why: docs/architecture.md. */
const mayImport: Record<Area, readonly Area[]> = {
  engine: ['engine'],
  contract: ['contract', 'engine'],
  content: ['content', 'contract'],
  processes: ['processes'],
  server: ['server', 'engine', 'contract', 'content', 'processes'],
  web: ['web', 'contract', 'content'],
  cli: ['cli', 'engine', 'contract', 'processes'],
  e2e: ['e2e', 'contract'],
  tests: everything,
  tools: everything,
  bench: everything,
};

/** The order in which data flows through the engine. A stage imports only itself and stages above it. A path inside a listed folder may be a stage of its own. */
export const stages: readonly string[] = [
  'engine/section-kinds.ts',
  'engine/model',
  'engine/failures.ts',
  'engine/sources.ts',
  'engine/version.ts',
  'engine/text',
  'engine/lexicon',
  'engine/read',
  // Periods of time are read from words alone, and the kind of a section depends on them.
  'engine/fields/dates',
  // So are job titles.
  'engine/fields/experience/signals.ts',
  'engine/fields/experience/titles.ts',
  // The title of a section is recognized by its words alone, so the layout can ask for it before there are sections.
  'engine/sections/titles',
  'engine/layout',
  'engine/sections',
  'engine/fields',
  'engine/draft',
  'engine/draft-file.ts',
  'engine/draft-text.ts',
  'engine/recognize-file.ts',
  'engine/readback',
  'engine/terms',
  'engine/advert',
  'engine/posting-file.ts',
  'engine/match',
  'engine/coach',
  'engine/evidence',
  'engine/facts',
  'engine/checks',
  'engine/scoring',
  'engine/profiles',
  'engine/what-if.ts',
  'engine/analyze.ts',
  'engine/repair',
];

/** Index of the stage that a file of the engine belongs to, by the longest path that fits; -1 when it belongs to none. */
const stageOf = (file: string): number =>
  stages.reduce(
    (best, stage, index) =>
      (file === stage || file.startsWith(`${stage}/`)) && stage.length > (stages[best]?.length ?? 0) ? index : best,
    -1,
  );

const stageFault = (file: string, target: string): string | null => {
  const [own, other] = [stageOf(file), stageOf(target)];
  if (own < 0) return `${file} belongs to no stage; list it in tests/architecture.ts`;
  if (other < 0) return `${file}: ${target} belongs to no stage`;
  return other > own ? `${file}: ${stages[own]} may not import ${target}, a later stage` : null;
};

type Rule = { files: RegExp; forbids: RegExp; because: string };

/**
 * Additional rules inside areas. `forbids` is matched against the import as a path from the checkout, 'npm:<package>'
 * or 'node:<module>'.
 */
const rules: readonly Rule[] = [
  {
    files: /^engine\/(?!read\/|fields\/)/,
    forbids: /^(npm|node):/,
    because: 'only engine/read (and engine/fields for phone numbers and languages) may use packages',
  },
  {
    files: /^engine\/fields\//,
    forbids: /^(npm:(?!libphonenumber-js|franc$)|node:)/,
    because: 'engine/fields may use libphonenumber-js and franc only',
  },
  {
    files: /^engine\/read\//,
    forbids: /^node:(?!(?:zlib|buffer)$)/,
    because: 'the readers may use node:zlib and node:buffer only',
  },
  {
    files: /^engine\/checks\/[^/]+\//,
    forbids: /^(?!engine\/(model|text|lexicon|checks)\/)/,
    because: 'checks see the model, text and lexicon, nothing else',
  },
  {
    files: /^contract\//,
    forbids: /^engine\/(?!model\/|sources\.ts|section-kinds\.ts)/,
    because: "contract takes the engine's types and small constants only",
  },
  { files: /^contract\//, forbids: /^(npm:(?!zod)|node:)/, because: 'contract runs in the browser too: zod only' },
  {
    files: /^server\/(?!db\/)(?!.*\bstore\.ts$)/,
    forbids: /^server\/db\/(schema\.ts|tables\/)/,
    because: 'only store.ts files speak SQL',
  },
  {
    files: /^web\/(?!data\/)/,
    forbids: /^npm:@tanstack\/react-query$/,
    because: 'reads and writes go through web/data: useRead and useWrite',
  },
  {
    // Every page asks who is signed in, including those that do not load the query library.
    files: /^web\/(?!data\/|session\/session-calls\.ts$)/,
    forbids: /^web\/data\/http\/(call|call-later|send)\.ts$/,
    because: 'only web/data calls the server: useRead, useWrite or readOnce do it',
  },
  {
    files: /^web\/data\/(http\/|store\.ts$)/,
    forbids: /^web\/(?!data\/http\/)/,
    because: 'calls and the store are the lowest layer of the web',
  },
  {
    files: /^web\/ui\//,
    forbids: /^web\/(?!ui\/|data\/(http\/api-error|store)\.ts$)/,
    because: 'web/ui knows neither the session nor queries nor features',
  },
  {
    files: /^web\/session\//,
    forbids: /^web\/(?!session\/|ui\/|data\/(http\/|store\.ts$))/,
    because: 'who is signed in is known without queries',
  },
  {
    files: /^web\/(data|frame|billing|downloads|postings)\//,
    forbids: /^web\/(features|pages)\//,
    because: 'features and pages stand above what they share',
  },
  { files: /^web\/features\//, forbids: /^web\/pages\//, because: 'pages arrange features, not the other way round' },
];

const areaOf = (file: string): Area | undefined => everything.find((area) => file.startsWith(`${area}/`));

/** What is wrong with the imports of one file, one sentence each. `file` is its path from the checkout. */
export const faultsOf = (file: string, source: string): readonly string[] => {
  const area = areaOf(file);
  if (area === undefined || file.includes('.test.') || /^(engine|server|web)\/testing\//.test(file)) return [];
  return importsOf(source).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    const targetArea = areaOf(target);
    const isLocal = specifier.startsWith('.') || specifier.startsWith('#');
    const faults: string[] = [];
    if (specifier.startsWith('.') && targetArea !== area)
      faults.push(`${file}: '${specifier}' leaves its area; use '#area/...'`);
    if (isLocal && targetArea !== undefined && !mayImport[area].includes(targetArea))
      faults.push(`${file}: ${area} may not import ${targetArea} ('${specifier}')`);
    for (const { files, forbids, because } of rules)
      if (files.test(file) && forbids.test(target)) faults.push(`${file}: '${specifier}': ${because}`);
    if (area === 'engine' && targetArea === 'engine') faults.push(...[stageFault(file, target) ?? []].flat());
    const feature = /^web\/features\/([^/]+)\//;
    const [from, to] = [feature.exec(file)?.[1], feature.exec(target)?.[1]];
    if (from !== undefined && to !== undefined && from !== to)
      faults.push(`${file}: features never import each other ('${specifier}')`);
    return faults;
  });
};
