import fastify from 'fastify';
import { minuteMs } from '#contract/product/durations.ts';
import { loggerTo } from '../http/log.ts';
import { openJournal } from '../journal/journal.ts';
import { openKeyRing } from '../keys/key-ring.ts';
import { createSafe } from '../keys/safe.ts';
import { openFiles } from '../files/open-files.ts';
import { createPool } from '../parsing/pool.ts';
import { createShares } from '../parsing/shares.ts';
import { openQueue } from '../queue/queue.ts';
import { startReading } from '../resumes/queue/read-uploads.ts';
import { restoreJobs } from '../resumes/queue/restore-jobs.ts';
import type { Configuration } from './configuration.ts';
import { checkConfiguration } from './configuration/check-configuration.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { every } from './every.ts';
import { handleSignals } from './handle-signals.ts';
import { openDatabase } from './open-database.ts';
import { operatorMessageOf } from './operator-message-of.ts';

// `npm run worker`: reads uploads for the servers on the same database, on any machine, with the same keys. It listens
// on no port.

const clock = (): Date => new Date();

const start = async (configuration: Configuration): Promise<void> => {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  };
  handleSignals(stopAll, () => process.exit(1));
  try {
    const { ring } = openKeyRing(configuration);
    const { db, close } = await openDatabase(configuration);
    stops.push(close);
    const journal = openJournal(db);
    stops.push(journal.close);
    const safe = createSafe(db, ring);
    const fault = await safe.fault();
    if (fault !== null) throw new Error(fault);
    const { files, sentence: placeOfFiles } = await openFiles({ db, clock }, configuration);
    const logger = loggerTo(configuration.LOG_LEVEL, (line) => void process.stdout.write(line), journal.write);
    // Only its log is used, so that a worker logs like a server.
    const { log } = fastify({ logger });
    const report = (error: unknown): void => log.error({ err: error }, 'a background job failed');
    const queue = openQueue(db, report);
    stops.push(queue.close);
    const shares = createShares(queue.share);
    const atOnce = configuration.PARSER_PROCESSES;
    const parser = createPool({ processes: atOnce, script: configuration.READER_FILE, shares });
    stops.push(parser.close);
    stops.push(every(minuteMs, () => restoreJobs({ db, clock, queue }), report));
    stops.push(startReading({ db, safe, files, clock, parser, queue, shares }, atOnce, report));
    log.info({ event: 'started' }, 'the worker is ready');
    if (placeOfFiles !== null) process.stdout.write(`${placeOfFiles}\n`);
    const processes = atOnce === 1 ? 'one process' : `${atOnce} processes`;
    process.stdout.write(`Parsewell's worker is ready: it reads uploads in ${processes}. Stop with Ctrl-C.\n`);
  } catch (error) {
    await stopAll();
    exitWithError(operatorMessageOf(error, configuration) ?? error);
  }
};

const exitWithError = (error: unknown): never => {
  process.stderr.write(`The worker did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

if (process.argv.includes('--check-config')) {
  const { isFine, text } = checkConfiguration(process.env);
  process.stdout.write(`${text}\n`);
  process.exit(isFine ? 0 : 1);
}

const configuration = readConfiguration(process.env);
if (!configuration.ok)
  exitWithError(
    new Error(`Please correct these settings:\n${configuration.faults.map((fault) => `  - ${fault}`).join('\n')}`),
  );
else await start(configuration.value);
