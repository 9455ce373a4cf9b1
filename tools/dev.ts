import { type ChildProcess, spawn } from 'node:child_process';

// Hot reload: the browser talks to Vite, which proxies /api to the server; the server restarts when its files change.
const webPort = process.env['PORT'] ?? '3000';
const apiPort = String(Number(webPort) + 1);
const address = `http://localhost:${webPort}`;

const start = (words: readonly string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(
    [
      '--watch-path=server',
      '--watch-path=engine',
      '--watch-path=contract',
      '--watch-path=processes',
      'server/boot/main.ts',
    ],
    {
      PORT: apiPort,
      PUBLIC_URL: address,
    },
  ),
  start(['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', webPort, '--strictPort'], {
    API_ADDRESS: `http://localhost:${apiPort}`,
  }),
];

const stopAll = (): void => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
for (const child of children) child.on('exit', stopAll);
console.log(`Parsewell with hot reload: ${address}`);
