/** A forged resume as a file, with the part of its truth that depends on the look. The rest of the truth is the `ForgedResume`. */
export type ForgedFile = {
  format: 'pdf' | 'docx';
  /** Family, entry patterns and producer: 'sidebar-left/title-first/dates-right/chromium'. */
  look: string;
  /** The family of the look, the row of result tables. */
  layout: string;
  producer: string;
  bytes: Uint8Array;
  truth: FileTruth;
};

export type FileTruth = {
  /** Undefined for DOCX, where the viewer decides. */
  pages: number | undefined;
  sections: readonly SectionTruth[];
  /** By the evaluation kit's names. A good checker reports `must`; reporting `may` is neither right nor wrong; any other report is a false alarm. */
  defects: { must: readonly string[]; may: readonly string[] };
  /** No defect at all: nothing to report and nothing to argue about. */
  clean: boolean;
  textAvailable: boolean;
  /** Everything that a reader of the page sees, one line per line or paragraph, in reading order. */
  visibleText: string;
};

/** `col` counts columns from the left, starting at 1; 0 is a page with one column. */
export type SectionTruth = { kind: string; heading: string; col: number };
