import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { sectionsOf } from '../sections/sections-of.ts';

/** What a reading says about the candidate. `document` supplies what the words do not show: hyperlinks. */
export const resumeOf = (reading: Reading, document: SourceDocument): Resume => {
  void document;
  return {
    order: reading.order,
    sections: sectionsOf(reading),
    name: null,
    emails: [],
    phones: [],
    location: null,
    links: [],
    summary: null,
    experience: [],
    volunteering: [],
    education: [],
    skills: [],
    certifications: [],
    languages: [],
  };
};
