/** What is known of a job: `message` is for the user, where it failed. */
type Settled = { state: string; message: string | null };

/** Runs the jobs that charge cards: what this process was asked for at once, and what other ones left. */
export type Charging = {
  /** A job was added or made due. */
  wake: () => void;
  /** The job once it is no longer open, or as it is after this time; null if it is gone. */
  settled: (id: string, withinMs: number) => Promise<Settled | null>;
  /** Takes no more jobs and waits for those that are running. */
  close: () => Promise<void>;
};
