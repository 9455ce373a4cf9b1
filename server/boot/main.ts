import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hourMs, minuteMs } from '#contract/product/durations.ts';
import { ensureFirstAdmin } from '../identity/accounts/first-admin.ts';
import { addUpTallies } from '../admin/counts/store.ts';
import { type App, createApp } from './app.ts';
import { openCharging } from '../billing/charges/open-charging.ts';
import { openPayments } from '../billing/provider/payments.ts';
import { startReconciling } from '../billing/reconcile.ts';
import type { GuardServices } from './services.ts';
import type { Configuration } from './configuration.ts';
import { checkConfiguration } from './configuration/check-configuration.ts';
import { nearMisses } from './configuration/near-misses.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { every } from './every.ts';
import { openErasureLog } from '../erasures/erasure-log.ts';
import { dropOldFiles } from '../erasures/log-file.ts';
import { tidy } from '../housekeeping/tidy.ts';
import { loggerTo } from '../http/log.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { readSite } from '../site/site.ts';
import { operatorMessageOf } from './operator-message-of.ts';
import { warnAboutSamples } from './warn-about-samples.ts';
import { openJournal } from '../journal/journal.ts';
import { erasureFolderOf } from '../erasures/erasure-folder-of.ts';
import { openKeyRing } from '../keys/key-ring.ts';
import { createSafe } from '../keys/safe.ts';
import { handleSignals } from './handle-signals.ts';
import { startMetrics } from '../metrics/start-metrics.ts';
import { openDatabase } from './open-database.ts';
import { startObjectDeletion } from '../files/delete-objects.ts';
import { openFiles } from '../files/open-files.ts';
import { openPostOffice } from '../mail/post-office.ts';
import { createMailTransport } from '../mail/transport.ts';
import { createOcr, ocrShare } from '../parsing/ocr/ocr.ts';
import { createPool } from '../parsing/pool.ts';
import { createShares } from '../parsing/shares.ts';
import { openQueue } from '../queue/queue.ts';
import { startReading } from '../resumes/queue/read-uploads.ts';
import { restoreJobs } from '../resumes/queue/restore-jobs.ts';
import { findWaiting } from '../resumes/queue/store.ts';
import { openWaiting } from '../resumes/queue/waiting.ts';
import { alertAboutUndeleted } from '../resumes/retention/alert.ts';
import { startDeletionJob } from '../resumes/retention/delete-expired.ts';
import { notifyBeforeDeletion } from '../resumes/retention/notify-before-deletion.ts';
import { clamdAt } from '../scanning/clamd.ts';
import { createTypesetter } from '../typst/typesetter.ts';

/** On shutdown, requests that are still running after this long are aborted. */
const shutdownTimeoutMs = 25_000;

const clock = (): Date => new Date();

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A configuration error is printed as a sentence, not as a stack trace. */
const exitWithError = (error: unknown): never => {
  process.stderr.write(`Parsewell did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const start = async (configuration: Configuration): Promise<void> => {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined);
  };
  const abortRequests = new AbortController();
  handleSignals(stopAll, () => abortRequests.abort());
  try {
    const { ring, warning } = openKeyRing(configuration);
    const database = await openDatabase(configuration);
    stops.push(database.close);
    const { db } = database;
    const journal = openJournal(db);
    stops.push(journal.close);
    const safe = createSafe(db, ring);
    const fault = await safe.fault();
    if (fault !== null) throw new Error(fault);

    const erasureFolder = erasureFolderOf(configuration);
    const erasures = openErasureLog(erasureFolder, ring);
    stops.push(() => erasures.close());
    const { files, objects, sentence: placeOfFiles } = await openFiles({ db, clock }, configuration);

    const figures = await startMetrics(configuration, { db, clock });
    if (figures !== null) stops.push(figures.stop);
    // Background work starts before the app, whose log it reports to.
    const logs: App['log'][] = [];
    const report = (error: unknown): void =>
      logs.forEach((log) => log.error({ err: error }, 'a background job failed'));
    const queue = openQueue(db, report);
    stops.push(queue.close);
    const shares = createShares(queue.share);
    const pool = createPool({ processes: configuration.PARSER_PROCESSES, script: configuration.READER_FILE, shares });
    stops.push(pool.close);
    const parser = figures?.counting(pool) ?? pool;
    const reader = createOcr({ script: configuration.READER_FILE, takeShare: ocrShare(queue) });
    stops.push(reader.close);
    const ocr = figures?.countingOcr(reader) ?? reader;
    const typesetter = createTypesetter({ shares });
    stops.push(async () => typesetter.close());
    const rateLimits = createRateLimits(db.$client, configuration.REGISTRATIONS_PER_HOUR);
    const mail = openPostOffice({ db, safe, clock }, createMailTransport(configuration, say), report);
    stops.push(() => mail.close());
    const waiting = openWaiting(queue.bell, (ids) => findWaiting(db, ids));
    stops.push(async () => waiting.close());
    stops.push(startReading({ db, safe, files, clock, parser, queue, shares }, configuration.PARSER_PROCESSES, report));
    const site = readSite(join(import.meta.dirname, '..', '..', 'build', 'client'));
    const payments = openPayments(configuration);
    const charging = openCharging({ db, clock, mail, configuration }, payments, report);
    stops.push(charging.close);
    const services: GuardServices = {
      configuration,
      db,
      clock,
      rateLimits,
      safe,
      erasures,
      files,
      mail,
      parser,
      ocr,
      queue,
      waiting,
      typesetter,
      payments,
      charging,
      scanner: configuration.CLAMD_ADDRESS === undefined ? null : clamdAt(configuration.CLAMD_ADDRESS),
      hasRoom: database.hasRoom,
    };
    const app = await createApp(services, {
      logger: loggerTo(configuration.LOG_LEVEL, (line) => void process.stdout.write(line), journal.write),
      site,
      tls: tlsOf(configuration),
      ...(figures === null ? {} : { onAnswered: figures.onAnswered }),
    });
    stops.push(async () => {
      app.draining.isDraining = true;
      app.log.info({ event: 'stopping' }, 'the server is stopping');
      const shutdownTimer = setTimeout(() => abortRequests.abort(), shutdownTimeoutMs);
      abortRequests.signal.addEventListener('abort', () => app.server.closeAllConnections());
      await app.close();
      clearTimeout(shutdownTimer);
    });
    logs.push(app.log);
    stops.push(startDeletionJob(services, report));
    if (objects !== null) stops.push(startObjectDeletion({ db, clock }, objects, report));
    stops.push(startReconciling(services, report));
    stops.push(every(minuteMs, () => restoreJobs(services), report));
    stops.push(every(hourMs, () => tidy(db, clock()), report));
    stops.push(every(hourMs, async () => void dropOldFiles(erasureFolder, clock()), report));
    stops.push(every(10 * minuteMs, () => alertAboutUndeleted(services), report));
    stops.push(every(hourMs, () => addUpTallies(db), report));
    stops.push(every(hourMs, () => notifyBeforeDeletion(services), report));
    const adminSentence = await ensureFirstAdmin(db, configuration, clock());
    await app.listen({ port: configuration.PORT, host: configuration.HOST });

    app.log.info({ event: 'started' }, 'the server is ready');
    say(`\nParsewell is ready: ${addressOf(configuration, app.server.address())}`);
    say(database.sentence);
    if (placeOfFiles !== null) say(placeOfFiles);
    if (site === null) say('The pages have not been built: only the API is available.');
    if (adminSentence !== null) say(adminSentence);
    if (figures !== null) say(`Metrics: ${figures.address}`);
    if (warning !== null) say(warning);
    for (const sentence of nearMisses(process.env)) say(`Warning: ${sentence}`);
    const samples = warnAboutSamples();
    if (samples !== null) say(samples);
    if (mail.goesTo === 'nowhere') say('Email is off: set SMTP_URL and MAIL_FROM, or nobody can reset a password.');
    say('Stop with Ctrl-C.\n');
  } catch (error) {
    await stopAll();
    exitWithError(operatorMessageOf(error, configuration) ?? error);
  }
};

const tlsOf = ({ TLS_CERT_FILE, TLS_KEY_FILE }: Configuration): { cert: Buffer; key: Buffer } | null =>
  TLS_CERT_FILE === undefined || TLS_KEY_FILE === undefined
    ? null
    : { cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE) };

/** With PORT=0 the system chooses the port, so the address is known only after listening. */
const addressOf = (configuration: Configuration, bound: ReturnType<import('node:net').Server['address']>): string => {
  if (configuration.PORT !== 0 || typeof bound !== 'object' || bound === null) return configuration.PUBLIC_URL;
  return configuration.isPublicUrlSet ? configuration.PUBLIC_URL : `http://localhost:${bound.port}`;
};

if (process.argv.includes('--check-config')) {
  const { isFine, text } = checkConfiguration(process.env);
  say(text);
  process.exit(isFine ? 0 : 1);
}

const configuration = readConfiguration(process.env);
if (!configuration.ok)
  exitWithError(
    new Error(`Please correct these settings:\n${configuration.faults.map((fault) => `  - ${fault}`).join('\n')}`),
  );
else await start(configuration.value);
