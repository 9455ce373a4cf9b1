import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Memory held and processor time used so far; null without /proc, or after the process has ended. */
export const consumptionOf = (pid: number): { residentBytes: number; cpuSeconds: number } | null => {
  try {
    const residentKb = Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in brackets may contain spaces; user and system time are the 12th and 13th fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { residentBytes: residentKb * 1024, cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond };
  } catch {
    return null;
  }
};
