import { limits } from '#contract/product/limits.ts';

export type Toast = {
  title: string;
  message?: string;
  tone?: 'info' | 'good' | 'error';
  action?: { label: string; run: () => void };
  durationMs?: number;
};

export type ShownToast = Toast & { id: number; durationMs: number };

/** One toast at a time: specification section 4. A new one takes the place of the old. */
let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (toast: ShownToast | null): void => {
  shown = toast;
  for (const listener of listeners) listener();
};

/** Answers with its id, for whoever takes it away before its time. */
export const toast = (next: Toast): number => {
  lastId += 1;
  show({ ...next, id: lastId, durationMs: next.durationMs ?? limits.toastMs });
  return lastId;
};

/** Takes this toast away, unless another one has taken its place already. */
export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(null);
};

export const shownToast = (): ShownToast | null => shown;

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
