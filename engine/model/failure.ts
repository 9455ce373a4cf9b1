/** Why a file gets no report. Expected, so a value; each code has its message in `engine/failures.ts`. */
export type FailureCode =
  | 'empty-file'
  | 'not-pdf-or-docx'
  | 'not-pdf-inside'
  | 'not-docx-inside'
  | 'password-protected'
  | 'damaged'
  | 'too-large-inside'
  | 'blank'
  | 'no-text'
  | 'unreadable-text'
  | 'not-a-resume'
  | 'unread-language';

/** The codes with one message each; the message of the remaining one names the language. */
export type FixedFailureCode = Exclude<FailureCode, 'unread-language'>;

export type Failure = { code: FailureCode; message: string };

/** A value or the reason why there is none. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };
