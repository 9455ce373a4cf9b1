/** A response as text. */
export type Answer = { status: number; body: string };

type EarlyRead = { answer: Promise<Answer>; askedAt: number };

declare global {
  /** What `web/public/boot.js` has asked the server for before the page could, by path. */
  var earlyReads: Map<string, EarlyRead> | undefined;
}

/** Long enough for the scripts of a page to load, and too short for the answer to be old. */
const usableMs = 15_000;

/** The answer to an early question, once; it is null if that failed. undefined if there is none that can be used. */
export const takeEarlyRead = (path: string): Promise<Answer | null> | undefined => {
  const early = globalThis.earlyReads?.get(path);
  if (early === undefined) return undefined;
  globalThis.earlyReads?.delete(path);
  if (Date.now() - early.askedAt > usableMs) return undefined;
  return early.answer.catch(() => null);
};

/** The answers are those of the user who was signed in. */
export const dropEarlyReads = (): void => globalThis.earlyReads?.clear();
