import fs from 'node:fs';
import path from 'node:path';

/** A group of processes that together have one core and so much memory, page cache of their files included. */
export type SmallGroup = {
  add(pid: number): void;
  /** The most memory that the group held, how often it had to give some back, and processes that were killed for memory. */
  usage(): { maxMegabytes: number; reclaims: number; kills: number };
  remove(): void;
};

const root = '/sys/fs/cgroup';
const name = `parsewell-small-box-${process.pid}`;
const periodUs = 100_000;

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const counted = (text: string, word: string): number => Number(new RegExp(`^${word} (\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** Below the group of this process, so that whatever limits us still does; null where we may not make groups. */
export const createSmallGroup = (megabytes: number): SmallGroup | null => {
  try {
    return fs.existsSync(path.join(root, 'cgroup.controllers')) ? version2(megabytes) : version1(megabytes);
  } catch {
    return null;
  }
};

const ownGroup = (controller: string): string => {
  const line = read('/proc/self/cgroup')
    .split('\n')
    .find((each) => each.split(':')[1]?.split(',').includes(controller));
  return line?.split(':')[2] ?? '/';
};

const version1 = (megabytes: number): SmallGroup => {
  const [memory = '', cpu = ''] = ['memory', 'cpu'].map((controller) =>
    path.join(root, controller, ownGroup(controller), name),
  );
  for (const folder of [memory, cpu]) fs.mkdirSync(folder);
  fs.writeFileSync(path.join(memory, 'memory.limit_in_bytes'), String(megabytes * 1024 ** 2));
  fs.writeFileSync(path.join(cpu, 'cpu.cfs_period_us'), String(periodUs));
  fs.writeFileSync(path.join(cpu, 'cpu.cfs_quota_us'), String(periodUs));
  return {
    add: (pid) => [memory, cpu].forEach((folder) => fs.writeFileSync(path.join(folder, 'cgroup.procs'), String(pid))),
    usage: () => ({
      maxMegabytes: Number(read(path.join(memory, 'memory.max_usage_in_bytes'))) / 1024 ** 2,
      reclaims: Number(read(path.join(memory, 'memory.failcnt'))),
      kills: counted(read(path.join(memory, 'memory.oom_control')), 'oom_kill'),
    }),
    remove: () => [memory, cpu].forEach((folder) => fs.rmdirSync(folder)),
  };
};

const version2 = (megabytes: number): SmallGroup => {
  const folder = path.join(root, ownGroup(''), name);
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'memory.max'), String(megabytes * 1024 ** 2));
  fs.writeFileSync(path.join(folder, 'memory.swap.max'), '0');
  fs.writeFileSync(path.join(folder, 'cpu.max'), `${periodUs} ${periodUs}`);
  const events = (): string => read(path.join(folder, 'memory.events'));
  return {
    add: (pid) => fs.writeFileSync(path.join(folder, 'cgroup.procs'), String(pid)),
    usage: () => ({
      maxMegabytes: Number(read(path.join(folder, 'memory.peak'))) / 1024 ** 2,
      reclaims: counted(events(), 'max'),
      kills: counted(events(), 'oom_kill'),
    }),
    remove: () => fs.rmdirSync(folder),
  };
};
