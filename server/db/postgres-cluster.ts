import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Binaries, postgresBinaries } from './postgres-binaries.ts';

/** PostgreSQL refuses to run as root, so there it runs as this unprivileged user (nobody). */
const unprivileged = { uid: 65_534, gid: 65_534 };
/** The only account of the server. */
export const clusterUser = 'parsewell';

/** A folder with a PostgreSQL cluster, its password, its log and its last port. */
export type ClusterFolder = {
  folder: string;
  cluster: string;
  log: string;
  portFile: string;
  password: string;
  binaries: Binaries;
  isThrowaway: boolean;
};

/** As root, PostgreSQL runs as another user, who may not be able to traverse the path to the data, but can use it as the working directory. */
export const placeOf = (clusterFolder: Pick<ClusterFolder, 'cluster'>) => {
  const isRoot = process.getuid?.() === 0;
  return {
    data: isRoot ? '/proc/self/cwd' : clusterFolder.cluster,
    options: {
      cwd: clusterFolder.cluster,
      env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' },
      windowsHide: true,
      ...(isRoot ? unprivileged : {}),
    },
  };
};

/** The folder with its cluster, created in a temporary folder beside it and renamed in one step, so that nobody ever sees a half-made one. */
export const prepareCluster = (folder: string, isThrowaway: boolean): ClusterFolder => {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && process.platform !== 'linux')
    throw new Error('PostgreSQL does not run as root on this system: start as an ordinary user, or set DATABASE_URL.');
  const binaries = postgresBinaries(isRoot);
  const passwordFile = join(folder, 'password');
  if (!existsSync(passwordFile)) createCluster(folder, binaries, isThrowaway);
  const password = readPassword(passwordFile);
  finishUpgrade(folder);
  const cluster = join(folder, 'cluster');
  refuseOtherVersion(cluster, binaries.major);
  return {
    folder,
    cluster,
    log: join(folder, 'server.log'),
    portFile: join(folder, 'port'),
    password,
    binaries,
    isThrowaway,
  };
};

/** Where an upgrade prepares the new cluster, until it takes the place of the old one. */
export const nextCluster = (folder: string): string => join(folder, 'cluster-next');

/** The old cluster is only moved aside when the new one is complete: an upgrade that ended between the two moves is finished here. */
const finishUpgrade = (folder: string): void => {
  const [cluster, next] = [join(folder, 'cluster'), nextCluster(folder)];
  if (!existsSync(cluster) && existsSync(next)) renameSync(next, cluster);
};

/** The version that the data was written by, such as 18. */
export const writtenBy = (cluster: string): number => Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim());

export const readPassword = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(
      `The database in ${dirname(file)} belongs to another user: start as that user, or set DATA_DIR to another folder.`,
    );
  }
};

/** PostgreSQL reads only the data of its own major version. */
const refuseOtherVersion = (cluster: string, major: number): void => {
  const written = writtenBy(cluster);
  if (written === major) return;
  throw new Error(
    `The database in ${dirname(cluster)} was made by PostgreSQL ${written}, and this release has PostgreSQL ${major}. Move it to this version with: npm run upgrade-database. Or back it up with the release that made it (npm run backup), set DATA_DIR to a new folder, and restore the backup with this release (npm run restore).`,
  );
};

const createCluster = (folder: string, binaries: Binaries, isThrowaway: boolean): void => {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), `${basename(folder)}-draft-`));
  try {
    initialise(draft, binaries, isThrowaway);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process that started at the same moment was first: its folder is as good as ours.
    if (!existsSync(join(folder, 'password'))) throw error;
  }
};

const initialise = (draft: string, binaries: Binaries, isThrowaway: boolean): void => {
  const passwordFile = join(draft, 'password');
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  initialiseCluster(join(draft, 'cluster'), passwordFile, binaries, isThrowaway);
};

/** Creates a cluster whose account has the password in this file. */
export const initialiseCluster = (
  cluster: string,
  passwordFile: string,
  binaries: Binaries,
  isThrowaway: boolean,
): void => {
  const isRoot = process.getuid?.() === 0;
  mkdirSync(cluster, { mode: 0o700 });
  // Only while initdb reads it; afterwards it belongs to us again.
  if (isRoot) for (const path of [cluster, passwordFile]) chownSync(path, unprivileged.uid, unprivileged.gid);

  const { data, options } = placeOf({ cluster });
  const password = openSync(passwordFile, 'r');
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      data,
      '-U',
      clusterUser,
      '--encoding=UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${isRoot ? '/proc/self/fd/0' : passwordFile}`,
      ...(isThrowaway ? ['--no-sync'] : []),
    ],
    { ...options, stdio: [password, 'pipe', 'pipe'], encoding: 'utf8' },
  );
  closeSync(password);
  if (made.status !== 0)
    throw new Error(`The database could not be set up: ${made.error?.message ?? made.stderr.trim()}`);
  if (isRoot) chownSync(passwordFile, 0, 0);
};
