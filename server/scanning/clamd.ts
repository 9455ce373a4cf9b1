import { connect } from 'node:net';

/** `null`: it has nothing to say against the file. A name: what it found. Throws when the scanner gives no answer. */
export type Scanner = (bytes: Uint8Array) => Promise<string | null>;

const patienceMs = 10_000;
const chunkBytes = 256 * 1024;
/** An answer is a short line; whatever says more is no scanner. */
const maxAnswerBytes = 4096;

/** A virus scanner that speaks clamd's protocol at `address` ('host:port'): INSTREAM, one connection a file. */
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

/** Four bytes, the highest first; zero ends the stream. */
const lengthOf = (count: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
};

/** 'stream: OK' or 'stream: Some-Name FOUND', with a zero byte behind it; everything else is trouble of its own. */
const verdictOf = (answer: string): string | null => {
  const said = answer.replace(/\0$/, '').trim();
  if (said === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found === undefined) throw new Error(said === '' ? 'it gave no answer' : `it answered: ${said.slice(0, 200)}`);
  return found;
};
