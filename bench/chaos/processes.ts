import fs from 'node:fs';

// What /proc tells about the processes that this run has started. Linux only.

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
};

export const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The readers of a server. */
export const readersBelow = (pid: number): number[] =>
  childrenOf(pid).filter((child) => /reader|parsing/.test(read(`/proc/${child}/cmdline`)));

export const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

export const openFilesOf = (pid: number): number => {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};
