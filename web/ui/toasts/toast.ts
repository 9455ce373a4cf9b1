import { limits } from '#contract/product/limits.ts';
import { createStore } from '../../data/store.ts';

export type Toast = {
  title: string;
  message?: string;
  tone?: 'info' | 'good' | 'error';
  action?: { label: string; run: () => void };
  durationMs?: number;
};

export type ShownToast = Toast & { id: number; durationMs: number };

/** One toast at a time: a new one replaces the old. */
export const shownToast = createStore<ShownToast | null>({ initial: () => null, prerendered: null });

let lastId = 0;

/** Shows a toast. Returns its id for `dismissToast`. */
export const toast = (next: Toast): number => {
  lastId += 1;
  shownToast.set({ ...next, id: lastId, durationMs: next.durationMs ?? limits.toastMs });
  return lastId;
};

/** Dismisses this toast, unless another one has already replaced it. */
export const dismissToast = (id: number): void => {
  if (shownToast.get()?.id === id) shownToast.set(null);
};
