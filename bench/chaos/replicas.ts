import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { root } from '../shared-material.ts';
import { commonSettings, enter, newFolder, serverNode, withCluster } from './cluster.ts';
import { smallResume } from './files.ts';
import { counted, finding, type Scenario, seconds } from './scenario.ts';

const oneScan: Scenario = {
  id: 'R7',
  what: 'servers share counts, limits and sessions',
  how: '200 uploads of one Free user at once, half of them to each of two servers',
  run: () =>
    withCluster({ servers: 2 }, async ({ people, at, servers, sql }) => {
      const [person] = await people(1, 'free');
      const [here, there] = servers;
      if (person === undefined || here === undefined || there === undefined) throw new Error('there are two servers');
      const session = await at(person, there).get('/api/me');
      const statuses = await Promise.all(
        Array.from({ length: 200 }, (_, nr) =>
          (nr % 2 === 0 ? at(person, here) : at(person, there)).upload(smallResume()).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      );
      const { rows } = await sql.query('SELECT id FROM analyses');
      const accepted = statuses.filter((status) => status === 200 || status === 202).length;
      return finding(
        {
          'one accepted': accepted === 1 && rows.length === 1,
          'the others told why': statuses.every((status) => [200, 202, 429].includes(status)),
          'one session': session.status === 200,
        },
        `${counted(statuses)}, ${rows.length} analysis`,
      );
    }),
};

const migrations = fs.readdirSync(path.join(root, 'server/db/migrations')).filter((file) => file.endsWith('.sql'));

const startTogether: Scenario = {
  id: 'R9',
  what: 'of many servers that start together, one migrates',
  how: '8 servers at once on an empty database',
  run: async () => {
    const folder = newFolder();
    const database = await openEmbeddedDatabase(path.join(folder, 'postgres'));
    const sql = new Pool({ connectionString: database.url, max: 1 });
    const DATA_KEYS = `chaos:${Buffer.alloc(32, 5).toString('base64')}`;
    const settings = {
      ...commonSettings(),
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      DATA_KEYS,
    };
    const nodes = await Promise.all(Array.from({ length: 8 }, () => serverNode(settings)));
    try {
      const times = await Promise.all(nodes.map((node) => node.start()));
      const { rows } = await sql.query('SELECT * FROM migrations');
      const person = await enter(nodes[7]?.address ?? '', 'rolled');
      return finding(
        { 'each migration once': rows.length === migrations.length, 'they serve': person.id !== '' },
        `${rows.length} of ${migrations.length} migrations recorded; 8 ready within ${seconds(Math.max(...times))}`,
      );
    } finally {
      await Promise.all(nodes.map((node) => node.stop()));
      await sql.end();
      await database.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

const sharedFolder: Scenario = {
  id: 'R13',
  what: 'a second server on the same data folder shares its database, whichever ends first and however',
  how: 'two servers on one folder; kill -9 of the first, then of the second; a third starts',
  run: async () => {
    const DATA_DIR = newFolder();
    const settings = { ...commonSettings(), DATA_DIR };
    const [first, second, third] = [await serverNode(settings), await serverNode(settings), await serverNode(settings)];
    try {
      await first.start();
      const person = await enter(first.address, 'shared');
      await second.start();
      const at = async (address: string): Promise<number> =>
        (await fetch(`${address}/api/me`, { headers: { cookie: person.cookie } }).catch(() => null))?.status ?? 0;
      const both = [await at(first.address), await at(second.address)];
      await first.kill();
      await sleep(500);
      const survivor = await at(second.address);
      await second.kill();
      const tookMs = await third.start();
      const last = await at(third.address);
      return finding(
        {
          shared: both.every((status) => status === 200),
          'the second continues': survivor === 200,
          'the third takes over': last === 200,
        },
        `both ${both.join(', ')}; after the first was killed ${survivor}; the third ready in ${seconds(tookMs)}, ${last}`,
      );
    } finally {
      for (const node of [first, second, third]) await node.stop();
      fs.rmSync(DATA_DIR, { recursive: true, force: true });
    }
  },
};

export const replicaScenarios: readonly Scenario[] = [oneScan, startTogether, sharedFolder];
