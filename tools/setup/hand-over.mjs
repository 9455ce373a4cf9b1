import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const watchMs = 500;

/** npm hands signals to a shell that dies of them without passing them on. So when npm started us and is gone, our program ends too. */
const endWithNpm = (end) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, watchMs).unref();
};

/** Goes on as another program: same terminal, signals passed on, its exit code becomes ours. */
export const handOver = (node, words, env, cwd = root) => {
  const child = spawn(node, words, { cwd, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
};
