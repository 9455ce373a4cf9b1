import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../shared-material.ts';
import { quantile } from '../statistics.ts';
import { type Person, untilAnswered, withCluster } from './cluster.ts';
import { corpus, goldenResume, smallResume } from './files.ts';
import { residentMb } from './processes.ts';
import { counted, finding, type Scenario, seconds, slowedDown, textIn } from './scenario.ts';

const ms = (value: number): string => `${value.toFixed(0)} ms`;

/** Asks for who one is, again and again, until it is `over`; returns the times. */
const askingWho = async (person: Person, over: AbortSignal): Promise<number[]> => {
  const times: number[] = [];
  while (!over.aborted) {
    const from = performance.now();
    await person.get('/api/me');
    times.push(performance.now() - from);
    await sleep(50);
  }
  return times;
};

const faults = ['hang', 'exit', 'buffers', 'heap', 'flood', 'garbage', 'wrong-shape', 'break-out'];

const faultyReader: Scenario = {
  id: 'R3',
  what: 'a reader that hangs, fills memory, floods the output or exits costs only its document',
  how: `a reader that does each of ${faults.join(', ')}, with another user asking /api/me`,
  run: () =>
    withCluster(
      { settings: { READER_FILE: path.join(root, 'server/testing/faulty-child.ts') } },
      async ({ people }, server) => {
        const users = await people(faults.length, 'premium');
        const [bystander] = await people(1, 'premium');
        if (bystander === undefined) throw new Error('there is a bystander');
        await bystander.upload(smallResume());
        const before = residentMb(server.pid());
        const over = new AbortController();
        const asking = askingWho(bystander, over.signal);
        const answers = await Promise.all(
          users.map(async (person, nr) => {
            const from = performance.now();
            const file = { ...smallResume(), name: `${faults[nr]}.pdf` };
            person.followsQueue = false;
            let answer = await person.upload(file);
            const { id } = Object(answer.body['queued']) as { id?: string };
            if (id !== undefined)
              answer =
                (await untilAnswered(
                  () => person.get(`/api/uploads/${id}`),
                  ({ status }) => status !== 202,
                  180_000,
                )) ?? answer;
            return {
              status: answer.status,
              message: textIn(answer.body, 'message'),
              ms: performance.now() - from,
            };
          }),
        );
        const next = await bystander.upload(smallResume());
        over.abort();
        const times = await asking;
        const grownMb = residentMb(server.pid()) - before;
        return finding(
          {
            'an answer with a sentence each': answers.every(
              ({ status, message }) => status === 200 || (status === 422 && message.endsWith('.')),
            ),
            'the next file read': next.status === 200,
            'less than 50 MB more': grownMb < 50,
            'p95 of /api/me below 100 ms': quantile(times, 0.95) < slowedDown(100),
          },
          `${counted(answers.map(({ status }) => status))}, one reader for all of them: the last after ${seconds(Math.max(...answers.map((each) => each.ms)))}; the server holds ${grownMb.toFixed(0)} MB more; /api/me p95 ${ms(quantile(times, 0.95))}`,
        );
      },
    ),
};

/** Cut at every 5 %, and with single bytes changed. */
const hostileFiles = (flips: number): { name: string; bytes: Uint8Array }[] => {
  const good = corpus();
  const cut = good.flatMap(({ name, bytes }) =>
    Array.from({ length: 20 }, (_, nr) => ({ name, bytes: bytes.subarray(0, Math.floor((bytes.length * nr) / 20)) })),
  );
  const flipped = Array.from({ length: flips }, (_, nr) => {
    const { name = 'resume.pdf', bytes = new Uint8Array() } = good[nr % good.length] ?? {};
    const copy = Uint8Array.from(bytes);
    const at = (nr * 7_919) % copy.length;
    copy[at] = (copy[at] ?? 0) ^ (1 << (nr % 8));
    return { name, bytes: copy };
  });
  return [...cut, ...flipped];
};

const hostile: Scenario = {
  id: 'R4',
  what: 'whatever a file contains, it ends in a result or a refusal with a sentence',
  how: 'every corpus file cut at each 5 %, and 200 of them with one bit changed, four uploads at once',
  run: () =>
    withCluster({}, async ({ people }, server) => {
      const files = hostileFiles(200);
      const users = await people(Math.ceil(files.length / 10), 'premium');
      const { pid } = server;
      const before = pid();
      const answers: { status: number; message: string; ms: number }[] = [];
      let turn = 0;
      const client = async (): Promise<void> => {
        for (let nr = (turn += 1) - 1; nr < files.length; nr = (turn += 1) - 1) {
          const [file, person] = [files[nr], users[nr % users.length]];
          if (file === undefined || person === undefined) return;
          const from = performance.now();
          let answer = await person.upload(file).catch(() => null);
          for (let tries = 0; answer?.status === 202 && tries < 60; tries += 1) {
            await sleep(1_000);
            answer = await person.get(`/api/uploads/${String(Object(answer.body['queued']).id)}`);
          }
          answers.push({
            status: answer?.status ?? 0,
            message: textIn(answer?.body, 'message'),
            ms: performance.now() - from,
          });
        }
      };
      await Promise.all([client(), client(), client(), client()]);
      const refused = answers.filter(({ status }) => status !== 200);
      return finding(
        {
          'only results and refusals': answers.every(({ status }) => [200, 400, 413, 415, 422, 429].includes(status)),
          'a sentence each': refused.every(({ message }) => message.endsWith('.')),
          'the server lives': server.pid() === before && (await fetch(`${server.address}/livez`)).status === 200,
        },
        `${files.length} files: ${counted(answers.map(({ status }) => status))}; the slowest answer after ${seconds(Math.max(...answers.map((each) => each.ms)))}`,
      );
    }),
};

const manyUploads: Scenario = {
  id: 'R5',
  what: 'of 500 people who upload at once nobody is turned away',
  how: '500 users upload a small file in the same moment and follow their place in line',
  run: () =>
    withCluster({ settings: { PARSER_PROCESSES: '2' } }, async ({ people }, server) => {
      const users = await people(500, 'free');
      const over = new AbortController();
      let [unhealthy, highestMb] = [0, 0];
      const watching = (async () => {
        while (!over.signal.aborted) {
          highestMb = Math.max(highestMb, residentMb(server.pid()));
          if ((await fetch(`${server.address}/livez`).catch(() => null))?.status !== 200) unhealthy += 1;
          await sleep(200);
        }
      })();
      const from = performance.now();
      const answers = await Promise.all(
        users.map(async (person) => {
          person.followsQueue = false;
          let answer = await person.upload(smallResume()).catch(() => null);
          const status = answer?.status ?? 0;
          while (answer?.status === 202) {
            const place = Object(answer.body['queued']) as { id: string; retryAfterSeconds: number };
            await sleep(place.retryAfterSeconds * 1_000);
            answer = await person.get(`/api/uploads/${place.id}`).catch(() => answer);
          }
          return { status, isRead: answer?.status === 200, ms: performance.now() - from };
        }),
      );
      over.abort();
      await watching;
      const times = answers.map((each) => each.ms);
      return finding(
        {
          'all accepted': answers.every(({ status }) => [200, 202].includes(status)),
          'all read': answers.every(({ isRead }) => isRead),
          'below 1.5 GB': highestMb < 1_500,
          'always healthy': unhealthy === 0,
        },
        `${counted(answers.map(({ status }) => status))}; read after ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}; at most ${highestMb.toFixed(0)} MB; /livez not 200: ${unhealthy}`,
      );
    }),
};

const terminated: Scenario = {
  id: 'R6',
  what: 'a server that is told to stop finishes what it has begun and accepts nothing new',
  how: 'SIGTERM during 20 uploads over connections that stay open',
  run: () =>
    withCluster({}, async ({ people }, server) => {
      const users = await people(20, 'premium');
      const answers = users.map((person) => {
        person.followsQueue = false;
        return person.upload(goldenResume).then(
          ({ status }) => status,
          () => 0,
        );
      });
      await sleep(250);
      const from = performance.now();
      const stopping = server.stop();
      await sleep(100);
      const refused = await fetch(`${server.address}/livez`).then(
        ({ status }) => status,
        () => 0,
      );
      const statuses = await Promise.all(answers);
      const code = await stopping;
      const tookMs = performance.now() - from;
      return finding(
        {
          'all answered': statuses.every((status) => [200, 202].includes(status)),
          'nothing new accepted': [0, 503].includes(refused),
          'exit code 0 in 30 s': code === 0 && tookMs < 30_000,
        },
        `${counted(statuses)}; exit code ${code} after ${seconds(tookMs)}; a new connection: ${refused === 0 ? 'refused' : refused}`,
      );
    }),
};

export const loadScenarios: readonly Scenario[] = [faultyReader, hostile, manyUploads, terminated];
