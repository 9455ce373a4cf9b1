import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import type { Ocr } from '../parsing/ocr/ocr.ts';
import type { Parser } from '../parsing/parser.ts';
import { unknownChargeBacklog } from '../billing/charges/store.ts';
import { obligationBacklog } from '../billing/obligations/store.ts';
import { deletionBacklog } from '../resumes/retention/overdue-store.ts';
import { deletionsBacklog } from '../files/store.ts';
import { uploadBacklog } from '../resumes/queue/store.ts';
import { type Backlog, mailBacklog } from './store.ts';

export type Answered = { method: string; route: string; status: number; seconds: number };

export type Metrics = {
  /** Counts a response. `route` is the pattern ('/api/analysis/:id'), never the address. */
  answered: (answer: Answered) => void;
  /** Wraps the parser so that its jobs are counted by outcome. */
  counting: (parser: Parser) => Parser;
  countingOcr: (ocr: Ocr) => Ocr;
  /** All metrics in the text format of Prometheus. */
  read: () => Promise<string>;
  contentType: string;
};

type Sources = { db: Database; dataDir: string; clock: () => Date };

/** Metrics for operators. None of them is about a person. */
export const createMetrics = (sources: Sources): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const gauge of gaugesOf(sources)) registry.registerMetric(gauge);

  const requests = new Histogram({
    name: 'parsewell_http_request_seconds',
    help: 'Time taken to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const jobs = new Counter({
    name: 'parsewell_parser_jobs_total',
    help: 'Jobs of the locked-down processes, by outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const open = new Gauge({
    name: 'parsewell_parser_jobs_open',
    help: 'Jobs running in the locked-down processes or waiting for one.',
    registers,
  });
  const counted =
    <Job, Outcome extends { is: string }>(kind: string, work: (job: Job) => Promise<Outcome>) =>
    async (job: Job): Promise<Outcome> => {
      open.inc();
      try {
        const outcome = await work(job);
        jobs.inc({ kind, outcome: outcome.is });
        return outcome;
      } finally {
        open.dec();
      }
    };

  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    counting: ({
      parse,
      parseAgain,
      check,
      draw,
      draft,
      posting,
      import: importFile,
      repair,
      readBack,
      whatIf,
      close,
    }) => ({
      parse: counted('analyze', parse),
      parseAgain: counted('analyze-again', parseAgain),
      check: counted('check', check),
      draw: counted('draw', draw),
      draft: counted('draft', draft),
      posting: counted('posting', posting),
      import: counted('import', importFile),
      repair: counted('repair', repair),
      readBack: counted('read-back', readBack),
      whatIf: counted('what-if', whatIf),
      close,
    }),
    countingOcr: ({ recognize, close }) => ({ recognize: counted('recognize', recognize), close }),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** Values that are looked up when the metrics are read. */
const gaugesOf = ({ db, dataDir, clock }: Sources): Gauge[] => [
  new Gauge({
    name: 'parsewell_database_connections',
    help: 'Connections to the database, and requests waiting for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  }),
  new Gauge({
    name: 'parsewell_disk_free_bytes',
    help: 'Free space on the disk that holds the data folder.',
    registers: [],
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  }),
  backlog('parsewell_uploads', 'Uploads waiting to be read', clock, () => uploadBacklog(db)),
  backlog('parsewell_mails', 'Emails waiting to be sent', clock, () => mailBacklog(db)),
  backlog('parsewell_deletions', 'What is overdue for deletion, of any kind', clock, () =>
    deletionBacklog(db, clock()),
  ),
  backlog('parsewell_object_deletions', 'Deleted files that are still in the object store', clock, () =>
    deletionsBacklog(db, clock()),
  ),
  backlog('parsewell_obligations', 'Refunds, ends, deletions and receipts owed to customers', clock, () =>
    obligationBacklog(db),
  ),
  backlog('parsewell_unknown_charges', 'Charges whose outcome has been unknown for over an hour', clock, () =>
    unknownChargeBacklog(db, clock()),
  ),
];

/** How many are waiting, and for how long the oldest has been. */
const backlog = (name: string, help: string, clock: () => Date, ask: () => Promise<Backlog>): Gauge =>
  new Gauge({
    name,
    help: `${help}: how many, and the age of the oldest in seconds.`,
    labelNames: ['figure'],
    registers: [],
    async collect() {
      const { waiting, oldestAt } = await ask();
      this.set({ figure: 'waiting' }, waiting);
      this.set({ figure: 'oldest_seconds' }, oldestAt === null ? 0 : (clock().getTime() - oldestAt.getTime()) / 1000);
    },
  });
