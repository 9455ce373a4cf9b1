import type { FastifyReply } from 'fastify';
import { createStallWatch } from './stall-watch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploadRoom: UploadRoom;
  }
}

/** Enough for twelve files of the maximum size. */
const defaultMaxBytes = 64 * 1024 * 1024;
/** The part of the room that one person, or one network of visitors, can take. */
const ownShare = 0.25;
/** Only the oldest uploads may fill more than half of the room, so that they are completed one after the other. */
const oldestFirst = 8;
/** One upload that is arriving. */
export type Stay = {
  /** Resolves as soon as these bytes have room, with whether they had to wait; throws 'busy' when nobody has left for a while, or too much time has passed. */
  take(bytes: number): Promise<boolean>;
};

export type UploadRoom = {
  /** `owner` is the signed-in user or the visitor's network. The stay ends when the response has been sent. */
  enter(owner: string, reply: FastifyReply): Stay;
  /** Ends the stay before that, once nothing of the upload is held in memory. */
  leave(reply: FastifyReply): void;
};

type Guest = { owner: string; untilMs: number; taken: number; waiting: { bytes: number; admit: () => void } | null };

/**
 * Bounds the memory of in-flight uploads by the bytes that have arrived, not by what was announced: an upload that does
 * not come takes nothing. When the room is full, uploads stop being read until there is room again, except the oldest
 * one, so that there is always one that can be completed.
 */
export const createUploadRoom = (maxBytes = defaultMaxBytes, stallMs?: number): UploadRoom => {
  /** In the order of arrival. */
  const guests = new Set<Guest>();
  let takenBytes = 0;
  const takenBy = new Map<string, number>();
  const stays = new WeakMap<FastifyReply, Guest>();
  const stalls = createStallWatch(stallMs);

  const add = (guest: Guest, bytes: number): void => {
    guest.taken += bytes;
    takenBytes += bytes;
    const own = (takenBy.get(guest.owner) ?? 0) + bytes;
    if (own === 0) takenBy.delete(guest.owner);
    else takenBy.set(guest.owner, own);
  };
  /** Whether no more than `count` have come before it, itself included. */
  const isAmongOldest = (guest: Guest, count: number, among: (one: Guest) => boolean = () => true): boolean => {
    let seen = 0;
    for (const one of guests) {
      if (!among(one)) continue;
      if (one === guest) return true;
      seen += 1;
      if (seen === count) return false;
    }
    return false;
  };
  const hasRoom = (guest: Guest, bytes: number): boolean => {
    const own = (takenBy.get(guest.owner) ?? 0) + bytes;
    if (own > maxBytes * ownShare && !isAmongOldest(guest, 1, ({ owner }) => owner === guest.owner)) return false;
    if (takenBytes + bytes <= maxBytes / 2 || isAmongOldest(guest, 1)) return true;
    return takenBytes + bytes <= maxBytes && isAmongOldest(guest, oldestFirst);
  };
  const admitWaiting = (): void => {
    for (const guest of guests) {
      const { waiting } = guest;
      if (waiting === null || !hasRoom(guest, waiting.bytes)) continue;
      guest.waiting = null;
      add(guest, waiting.bytes);
      waiting.admit();
    }
  };
  const wait = (guest: Guest, bytes: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const stopWatching = stalls.watch((busy) => {
        guest.waiting = null;
        reject(busy);
      }, guest.untilMs);
      const admit = (): void => {
        stopWatching();
        resolve();
      };
      guest.waiting = { bytes, admit };
    });

  const leave = (reply: FastifyReply): void => {
    const guest = stays.get(reply);
    if (guest === undefined || !guests.delete(guest)) return;
    add(guest, -guest.taken);
    stalls.goOn();
    // It waits for nothing any more; the connection is closed.
    guest.waiting?.admit();
    admitWaiting();
  };

  return {
    leave,
    enter(owner, reply) {
      const guest: Guest = { owner, untilMs: reply.request.waitsUntilMs, taken: 0, waiting: null };
      guests.add(guest);
      stays.set(reply, guest);
      reply.raw.once('close', () => leave(reply));
      return {
        async take(bytes) {
          if (!guests.has(guest)) return false;
          const mustWait = !hasRoom(guest, bytes);
          if (mustWait) await wait(guest, bytes);
          else add(guest, bytes);
          return mustWait;
        },
      };
    },
  };
};
