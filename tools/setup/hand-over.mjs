import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Goes on as another program: same terminal, signals passed on, its exit code becomes ours. */
export const handOver = (node, words, env, cwd = root) => {
  const child = spawn(node, words, { cwd, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
};
