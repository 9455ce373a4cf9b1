import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/** Preloaded (`node --import`): writes every address that the program connects to into the file RECORD_TO. */
const file = process.env['RECORD_TO'] ?? '';
// It is called with its own socket below.
// oxlint-disable-next-line typescript/unbound-method
const { connect } = Socket.prototype;

Socket.prototype.connect = function record(this: Socket, ...words: unknown[]) {
  // Node passes the options once more, wrapped in a list.
  const [first] = words.flat();
  const { path, host, port } = Object(typeof first === 'object' ? first : { port: first, host: words[1] });
  appendFileSync(file, `${path ?? `${host ?? 'localhost'}:${port}`}\n`);
  return Reflect.apply(connect, this, words);
};
