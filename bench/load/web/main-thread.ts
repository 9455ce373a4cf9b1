/**
 * An event of a Chromium trace. Times are in microseconds; `tdur` is processor time, which other programs on the machine
 * hardly lengthen.
 */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { url?: string } };
};

/** Processor time of the main thread in milliseconds, by what it did. */
export type Work = { script: number; style: number; layout: number; paint: number; other: number };

/** A task of the main thread: when it began after the navigation, its processor time, and its longest parts. */
export type Task = { atMs: number; cpuMs: number; parts: string[] };

const kindOf: Readonly<Record<string, keyof Work>> = {
  EvaluateScript: 'script',
  'v8.evaluateModule': 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.callFunction': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/** Parts below this are not named. */
const minPartMs = 2;

/** What the main thread of a page did after the navigation to this address. Throws if the trace has none. */
export const mainThreadOf = (events: readonly TraceEvent[], address: string): { work: Work; tasks: Task[] } => {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && JSON.stringify(args ?? {}).includes(address),
  );
  if (navigation === undefined) throw new Error(`The trace has no navigation to ${address}.`);
  const own = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && isOf(navigation, { pid, tid }) && ts >= navigation.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const work: Work = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const tasks: Task[] = [];
  const open: { end: number; kind: keyof Work }[] = [];
  for (const event of own) {
    const cpuMs = (event.tdur ?? 0) / 1000;
    while ((open.at(-1)?.end ?? Infinity) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent === undefined && event.name.endsWith('RunTask'))
      tasks.push({ atMs: (event.ts - navigation.ts) / 1000, cpuMs, parts: [] });
    const kind = kindOf[event.name] ?? parent?.kind ?? 'other';
    // An event contains its children, whose time is theirs.
    work[kind] += cpuMs;
    if (parent !== undefined) work[parent.kind] -= cpuMs;
    open.push({ end: event.ts + (event.dur ?? 0), kind });
    if (parent !== undefined && cpuMs >= minPartMs) tasks.at(-1)?.parts.push(partOf(event, cpuMs));
  }
  return { work, tasks };
};

const isOf = (navigation: TraceEvent, { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): boolean =>
  pid === navigation.pid && tid === navigation.tid;

const partOf = ({ name, args }: TraceEvent, cpuMs: number): string =>
  [name, args?.data?.url?.split('/').at(-1), cpuMs.toFixed(0)].filter(Boolean).join(' ');
