/**
 * What of the upload panel outlives a reload: what was typed about the job, and that a file had been chosen. Never the file
 * or its name. It is gone with the tab, and when somebody logs out.
 */
export type KeptInTab = { jobDescription: string; jobUrl: string; hadFile: boolean };

const key = 'upload';

/** Nothing where there is nothing, or storage is switched off. */
export const readKept = (): KeptInTab => {
  try {
    const { jobDescription, jobUrl, hadFile }: Record<string, unknown> = Object(
      JSON.parse(sessionStorage.getItem(key) ?? '{}'),
    );
    return { jobDescription: textOf(jobDescription), jobUrl: textOf(jobUrl), hadFile: hadFile === true };
  } catch {
    return { jobDescription: '', jobUrl: '', hadFile: false };
  }
};

export const keep = (kept: KeptInTab): void => {
  try {
    if (kept.jobDescription === '' && kept.jobUrl === '' && !kept.hadFile) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Then a reload loses it, as it would without us.
  }
};

const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
