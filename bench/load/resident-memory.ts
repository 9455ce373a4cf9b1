import fs from 'node:fs';

/** A part of the product that has processes of its own. */
export type Part = 'server' | 'readers' | 'typesetter' | 'database' | 'other';

export type Residence = { part: Part; pid: number; megabytes: number; cpuSeconds: number };

/** Clock ticks a second in /proc: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // The process has exited in the meantime.
    return '';
  }
};

/** The process and all that it started, directly or not. */
const familyOf = (pid: number): number[] => [
  pid,
  ...read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number).flatMap(familyOf),
];

const partOf = (command: string): Part => {
  if (/parsing[\\/]child|reader/.test(command)) return 'readers';
  if (/typst[\\/]child/.test(command)) return 'typesetter';
  if (/postgres/.test(command)) return 'database';
  return /boot[\\/]\w+\.ts/.test(command) ? 'server' : 'other';
};

/**
 * The proportional set size (PSS) of a process and of all that it started: memory that several processes share, such as
 * the program itself or PostgreSQL's buffers, is divided among them, so that the sum is what the machine holds. Linux only.
 */
export const residencesOf = (pid: number): Residence[] =>
  familyOf(pid).map((each) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${each}/smaps_rollup`)) ?? [];
    const stat = read(`/proc/${each}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      part: partOf(read(`/proc/${each}/cmdline`)),
      pid: each,
      megabytes: Number(kilobytes) / 1024,
      cpuSeconds: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond,
    };
  });

export const parts = ['server', 'readers', 'typesetter', 'database', 'other'] as const satisfies readonly Part[];

export const sumOf = (residences: readonly Residence[], key: 'megabytes' | 'cpuSeconds', only?: Part): number =>
  residences.filter(({ part }) => only === undefined || part === only).reduce((sum, each) => sum + each[key], 0);
