import type { FastifyReply } from 'fastify';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploadRoom: UploadRoom;
  }
}

/** Enough for forty files of the maximum size. */
const defaultMaxBytes = 200 * 1024 * 1024;
/** The part of the room that one person, or one network of visitors, can take. */
const ownShare = 0.25;
/** Longer than the room stays full for, unless more arrives all the time than can be read. */
const defaultWaitMs = 30_000;

/** One upload that is arriving. */
export type Stay = {
  /** Resolves as soon as these bytes have room; throws 'busy' after a while without room. */
  take(bytes: number): Promise<void>;
};

export type UploadRoom = {
  /** `owner` is the signed-in user or the visitor's network. The stay ends when the response has been sent. */
  enter(owner: string, reply: FastifyReply): Stay;
  /** Ends the stay before that, once nothing of the upload is held in memory. */
  leave(reply: FastifyReply): void;
};

type Guest = { owner: string; taken: number; waiting: { bytes: number; admit: () => void } | null };

/**
 * Bounds the memory of in-flight uploads by the bytes that have arrived, not by what was announced: an upload that does
 * not come takes nothing. When the room is full, uploads stop being read until there is room again, except the oldest
 * one, so that there is always one that can be completed.
 */
export const createUploadRoom = (maxBytes = defaultMaxBytes, waitMs = defaultWaitMs): UploadRoom => {
  /** In the order of arrival. */
  const guests = new Set<Guest>();
  let takenBytes = 0;
  const takenBy = new Map<string, number>();
  const stays = new WeakMap<FastifyReply, Guest>();

  const add = (guest: Guest, bytes: number): void => {
    guest.taken += bytes;
    takenBytes += bytes;
    const own = (takenBy.get(guest.owner) ?? 0) + bytes;
    if (own === 0) takenBy.delete(guest.owner);
    else takenBy.set(guest.owner, own);
  };
  const isOldest = (guest: Guest, among: (one: Guest) => boolean): boolean => {
    for (const one of guests) if (among(one)) return one === guest;
    return false;
  };
  const hasRoom = (guest: Guest, bytes: number): boolean => {
    const own = (takenBy.get(guest.owner) ?? 0) + bytes;
    if (own > maxBytes * ownShare && !isOldest(guest, ({ owner }) => owner === guest.owner)) return false;
    return takenBytes + bytes <= maxBytes || isOldest(guest, () => true);
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
      const timer = setTimeout(() => {
        guest.waiting = null;
        reject(new Problem('busy', { retryAfterSeconds: 5 }));
      }, waitMs);
      const admit = (): void => {
        clearTimeout(timer);
        resolve();
      };
      guest.waiting = { bytes, admit };
    });

  const leave = (reply: FastifyReply): void => {
    const guest = stays.get(reply);
    if (guest === undefined || !guests.delete(guest)) return;
    add(guest, -guest.taken);
    // It waits for nothing any more; the connection is closed.
    guest.waiting?.admit();
    admitWaiting();
  };

  return {
    leave,
    enter(owner, reply) {
      const guest: Guest = { owner, taken: 0, waiting: null };
      guests.add(guest);
      stays.set(reply, guest);
      reply.raw.once('close', () => leave(reply));
      return {
        async take(bytes) {
          if (!guests.has(guest)) return;
          if (!hasRoom(guest, bytes)) return wait(guest, bytes);
          add(guest, bytes);
        },
      };
    },
  };
};
