/**
 * The part of the upload panel that survives a reload: the job input, and whether a file had been chosen. Never the
 * file or its name. Deleted when the tab closes or the user logs out.
 */
export type KeptInTab = {
  jobDescription: string;
  jobUrl: string;
  hadFile: boolean;
  /** The job was used for an analysis already. */
  isFromLast: boolean;
};

const key = 'upload';

/** Empty if there is nothing, or storage is disabled. */
export const readKept = (): KeptInTab => {
  try {
    const { jobDescription, jobUrl, hadFile, isFromLast }: Record<string, unknown> = Object(
      JSON.parse(sessionStorage.getItem(key) ?? '{}'),
    );
    return {
      jobDescription: textOf(jobDescription),
      jobUrl: textOf(jobUrl),
      hadFile: hadFile === true,
      isFromLast: isFromLast === true,
    };
  } catch {
    return { jobDescription: '', jobUrl: '', hadFile: false, isFromLast: false };
  }
};

export const keep = (kept: KeptInTab): void => {
  try {
    if (kept.jobDescription === '' && kept.jobUrl === '' && !kept.hadFile) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage a reload loses it.
  }
};

const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

const queuedKey = 'queued-upload';

/** The id of the upload that is in the server's queue; null when there is none. */
export const readQueued = (): string | null => {
  try {
    return sessionStorage.getItem(queuedKey);
  } catch {
    return null;
  }
};

/** So that a reload finds it again. */
export const keepQueued = (id: string | null): void => {
  try {
    if (id === null) sessionStorage.removeItem(queuedKey);
    else sessionStorage.setItem(queuedKey, id);
  } catch {
    // Without storage it appears among the resumes when it has been read.
  }
};
