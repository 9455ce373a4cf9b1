import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FolderLock } from './folder-lock.ts';
import { type ClusterFolder, placeOf } from './postgres-cluster.ts';

const startMs = 30_000;

/** The port in PostgreSQL's own lock file, null without one. The file may be stale. */
export const runningPort = (clusterFolder: ClusterFolder): number | null => {
  const lines = lockLines(clusterFolder);
  const port = Number(lines?.[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
};

const lockLines = (clusterFolder: ClusterFolder): string[] | null => {
  try {
    return readFileSync(join(clusterFolder.cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
};

/** Whether PostgreSQL's lock file names a live process of this cluster: then we must wait instead of starting one. */
export const isStarting = (clusterFolder: ClusterFolder): boolean => {
  const pid = Number(lockLines(clusterFolder)?.[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const command = commandOf(pid);
  if (command?.includes('postgres') === true && mayWorkIn(pid, clusterFolder.cluster)) return true;
  // A stale lock file from a crash or another container, whose process id now belongs to another program, would fool PostgreSQL.
  if (command !== null && pid === Number(lockLines(clusterFolder)?.[0]))
    rmSync(join(clusterFolder.cluster, 'postmaster.pid'), { force: true });
  return false;
};

/** Servers of PostgreSQL run in the folder of their data. Where that cannot be read, it may be this one. */
const mayWorkIn = (pid: number, cluster: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return true;
  }
};

/** The command line of a process, null when there is no such process. */
const commandOf = (pid: number): string | null => {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return null;
    }
  }
  if (process.platform === 'win32')
    return spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }).stdout;
  const found = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout : null;
};

/** Starts the server and waits until it accepts connections, or until it clearly will not. All its processes inherit the lock of the folder. */
export const startServer = async (clusterFolder: ClusterFolder, lock: FolderLock): Promise<void> => {
  const { data, options } = placeOf(clusterFolder);
  const port = await freePort(lastPort(clusterFolder));
  writeFileSync(clusterFolder.portFile, String(port));
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    // Half of the default, for small machines: what does not fit is read from the page cache of the system.
    shared_buffers: '64MB',
    // Statements and their values contain people's data: keep them out of the log.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(clusterFolder.isThrowaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const log = openSync(clusterFolder.log, 'w', 0o600);
  // Detached: it must outlive this process while others use it, and a Ctrl-C in the terminal is meant for us, not for it.
  const server = spawn(
    clusterFolder.binaries.postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, detached: true, stdio: ['ignore', log, log, lock] },
  );
  closeSync(log);
  server.unref();
  const death = new Promise<'dead'>((tell) => {
    server.once('error', () => tell('dead'));
    server.once('exit', () => tell('dead'));
  });
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if ((await Promise.race([death, sleep(15)])) === 'dead') {
      // Another process was faster, or the backends of a killed server are still exiting: check again in a moment.
      await sleep(100);
      return;
    }
    if (lockLines(clusterFolder)?.[7]?.trim() === 'ready') return;
  }
};

/** The last line in which the server said why it does not start; null without one. */
export const lastFatalLine = ({ log }: Pick<ClusterFolder, 'log'>): string | null => {
  try {
    const lines = readFileSync(log, 'utf8').split('\n');
    return (
      lines.findLast((line) => /\b(?:FATAL|PANIC):/u.test(line))?.replace(/^.*?\b(?=(?:FATAL|PANIC):)/u, '') ?? null
    );
  } catch {
    return null;
  }
};

/** The previous port, so that clients that were connected find the server again; 0 for no preference. */
const lastPort = (clusterFolder: ClusterFolder): number => {
  try {
    const port = Number(readFileSync(clusterFolder.portFile, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
};

/** The preferred port if it is free, else any free one. */
const freePort = (wished: number): Promise<number> =>
  new Promise((tell, fail) => {
    const probe = createServer();
    probe.once('error', (error) => (wished === 0 ? fail(error) : tell(freePort(0))));
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => tell(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Fast (open transactions are rolled back), then at once: the next start recovers from the write-ahead log. */
export const stopServer = async (clusterFolder: ClusterFolder): Promise<void> => {
  const { data, options } = placeOf(clusterFolder);
  for (const mode of ['fast', 'immediate']) {
    const stopper = spawn(clusterFolder.binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-w', '-t', '10'], {
      ...options,
      stdio: 'ignore',
    });
    const code = await new Promise<number | null>((tell) => {
      stopper.once('error', () => tell(-1));
      stopper.once('exit', tell);
    });
    if (code === 0) return;
  }
};
