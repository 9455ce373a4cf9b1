import { connect } from 'node:net';

/** The response, and how much had been sent by then. */
export type FloodAnswer = { status: number; connection: string; sentBytes: number };

const chunk = Buffer.alloc(64 * 1024, 'x');

const framed = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);

/** Speaks raw HTTP, as no client library would: sends `head`, then `first`, then chunk after chunk until it gets a response. */
export const flood = (
  address: string,
  { head, first, upToBytes }: { head: string; first?: Buffer; upToBytes: number },
): Promise<FloodAnswer> =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname);
    const state = { sentBytes: 0, heard: '' };
    const pump = (): void => {
      if (state.sentBytes >= upToBytes || state.heard !== '' || socket.destroyed) return;
      state.sentBytes += chunk.length;
      if (socket.write(framed(chunk))) setImmediate(pump);
      else socket.once('drain', pump);
    };
    socket.on('data', (data) => {
      state.heard += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(state.heard)?.[1] ?? 0),
        connection: /^connection: (.*)$/im.exec(state.heard)?.[1]?.trim() ?? '',
        sentBytes: state.sentBytes,
      }),
    );
    socket.write(head);
    if (first !== undefined) socket.write(framed(first));
    pump();
  });
