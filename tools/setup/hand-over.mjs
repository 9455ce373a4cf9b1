import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const watchMs = 500;

/** npm sends signals to a shell that exits without passing them on. So if npm started us and has gone, we end our program too. */
const endWithNpm = (end) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, watchMs).unref();
};

/** Runs another program in our place: same terminal, signals forwarded, its exit code becomes ours. */
export const handOver = (node, words, env, cwd = root) => {
  const child = spawn(node, words, { cwd, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
};
