/** A wait that ends early when there is something to do. */
export type Nap = {
  /** Returns at once if it was woken since the last call of `attend`. */
  sleep: (ms: number) => Promise<void>;
  wake: () => void;
  /** From now on a call of `wake` is news. */
  attend: () => void;
};

export const createNap = (): Nap => {
  let isWoken = false;
  let end: (() => void) | null = null;
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        if (isWoken) return resolve();
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake() {
      isWoken = true;
      end?.();
    },
    attend() {
      isWoken = false;
    },
  };
};
