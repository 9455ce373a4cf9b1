import type { DocumentTraits } from '../model/document.ts';

/** Traits of a file without any; readers start from here. */
export const noTraits: Readonly<DocumentTraits> = {
  isTagged: false,
  hasTableTags: false,
  language: null,
  ligatures: 0,
  softHyphens: 0,
  unmappedCharacters: 0,
  hasLetterGroups: false,
  trackedInsertions: 0,
  trackedDeletions: 0,
  comments: 0,
  contentControls: 0,
  fieldCodes: 0,
  promptLetters: 0,
  textBoxes: 0,
  drawings: 0,
  pictureFills: 0,
  hasMacros: false,
  hasAltChunk: false,
  isStrict: false,
  forbidsExtraction: false,
};
