/**
 * What somebody wrote and kept nowhere, by the analysis it belongs to. It lives in memory only, so that it is still there
 * after a look at another page or a login, and nothing of a resume is ever left on a shared computer.
 */
const unkept = new Map<string, string>();

export const unkeptText = (analysisId: string): string | null => unkept.get(analysisId) ?? null;

/** `text` null: there is nothing to lose (any more). */
export const rememberUnkept = (analysisId: string, text: string | null): void => {
  if (text === null) unkept.delete(analysisId);
  else unkept.set(analysisId, text);
  // Only while there is something to lose: the question costs everybody who leaves a click.
  if (unkept.size > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
};

/** The browser asks in its own words whether to leave. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
