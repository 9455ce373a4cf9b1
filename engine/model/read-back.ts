/** What a value of a document is, by its place there. */
export type ReadBackField =
  | 'name'
  | 'headline'
  | 'email'
  | 'phone'
  | 'location'
  | 'link'
  | 'contact-detail'
  | 'heading'
  | 'summary'
  | 'job-title'
  | 'employer'
  | 'degree'
  | 'school'
  | 'place'
  | 'dates'
  | 'bullet'
  | 'skill'
  | 'certification'
  | 'language'
  | 'line'
  /** A job or degree that was read and that nobody wrote. */
  | 'added-job'
  | 'added-degree';

/**
 * A value of a document beside what was read for it in the file that the document made. `place`: a JSON pointer, '' for
 * what is not in the document. `written`: as in the document. `read`: null where nothing was read for it.
 */
export type ComparedValue = {
  place: string;
  field: ReadBackField;
  written: string;
  read: string | null;
  isSame: boolean;
};
