import { connect } from 'node:net';

/** `null` when the file is clean, else the name of what was found. Throws when the scanner gives no answer. */
export type Scanner = (bytes: Uint8Array) => Promise<string | null>;

const patienceMs = 10_000;
const chunkBytes = 256 * 1024;
/** A reply is a short line; anything longer does not come from a scanner. */
const maxAnswerBytes = 4096;

/** A virus scanner that speaks clamd's protocol at `address` ('host:port'): INSTREAM, one connection per file. */
export const clamdAt = (address: string): Scanner => {
  const { hostname, port } = new URL(`tcp://${address}`);
  return async (bytes) => verdictOf(await ask(hostname.replace(/^\[|\]$/g, ''), Number(port), bytes));
};

const ask = (host: string, port: number, bytes: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, signal: AbortSignal.timeout(patienceMs) });
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.length > maxAnswerBytes) socket.destroy(new Error('it says too much'));
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
    socket.once('connect', () => {
      socket.write('zINSTREAM\0');
      for (let from = 0; from < bytes.length; from += chunkBytes) {
        const chunk = bytes.subarray(from, from + chunkBytes);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
  });

/** Four bytes, big endian; zero ends the stream. */
const lengthOf = (count: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
};

/** 'stream: OK' or 'stream: Some-Name FOUND', followed by a zero byte; everything else is an error of the scanner. */
const verdictOf = (answer: string): string | null => {
  const said = answer.replace(/\0$/, '').trim();
  if (said === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found === undefined) throw new Error(said === '' ? 'it gave no answer' : `it answered: ${said.slice(0, 200)}`);
  return found;
};
