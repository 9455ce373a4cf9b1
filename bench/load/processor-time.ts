import fs from 'node:fs';

/** Clock ticks a second in /proc. */
const ticksPerSecond = 100;

/** Processor time of a process and of the children that it has waited for. */
const cpuSecondsOf = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Processor time so far by kind of process: the server, its readers, its typesetter, and PostgreSQL. Linux only. */
export const cpuSecondsByProcess = (server: number): Map<string, number> => {
  const seconds = new Map<string, number>();
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      const name = nameOf(Number(pid), stat, fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'), server);
      if (name !== null) seconds.set(name, (seconds.get(name) ?? 0) + cpuSecondsOf(stat));
    } catch {
      // It has ended in the meantime.
    }
  }
  return seconds;
};

const nameOf = (pid: number, stat: string, command: string, server: number): string | null => {
  if (pid === server) return 'server';
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  if (parent === server) return command.includes('typst') ? 'typesetter' : 'readers';
  // The benchmark's own database: its processes are children of a postmaster that this process started.
  return command.startsWith('postgres: ') && isBelow(parent, process.pid) ? 'PostgreSQL' : null;
};

const isBelow = (pid: number, ancestor: number): boolean => {
  if (pid === ancestor) return true;
  if (pid <= 1) return false;
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return isBelow(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), ancestor);
};
