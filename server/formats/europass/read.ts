import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { parseXml, type Xml } from '#engine/read/docx/package/xml.ts';
import { usualHeadings } from '#contract/draft/fixes/usual-heading.ts';
import { linesIn } from '../json-resume/entries.ts';
import type { Json, JsonObject } from '../json-resume/json.ts';
import { metaWith } from '../json-resume/layout.ts';
import { draftFromJsonResume, summaryKey } from '../json-resume/read.ts';
import { listOf } from '../json-resume/sections.ts';
import { localName } from './elements.ts';
import { basicsOf, motherTongues } from './person.ts';
import { sectionsOf, type Section } from './profile.ts';

/** Why a file is not taken. 'old': the format of Europass until 2020. */
export type EuropassFault = 'damaged' | 'other' | 'old';

/**
 * The XML file of a Europass CV as a document, by way of JSON Resume. A file with profiles in several languages gives
 * its first. Document types are refused, so there are no entities.
 */
export const draftFromEuropass = (bytes: Uint8Array): { draft: ResumeDraft } | { fault: EuropassFault } => {
  const root = rootOf(bytes);
  if (root === null) return { fault: 'damaged' };
  const name = localName(root);
  if (name === 'SkillsPassport' || name === 'LearnerInfo' || name === 'Europass') return { fault: 'old' };
  return name === 'Candidate' ? { draft: draftFromJsonResume(resumeFrom(root)) } : { fault: 'other' };
};

const rootOf = (bytes: Uint8Array): Xml | null => {
  try {
    return parseXml(bytes);
  } catch {
    return null;
  }
};

/** With the order and the headings of the sections, which JSON Resume has no place for. */
const resumeFrom = (root: Xml): JsonObject => {
  const basics = basicsOf(root);
  const sections = sectionsOf(root, motherTongues(root)).filter(({ items }) => items.length > 0);
  const lists = new Map<string, Json[]>();
  for (const { key, items } of sections) lists.set(key, [...(lists.get(key) ?? []), ...items]);
  const summary = linesIn(basics['summary']);
  const top =
    summary.length === 0
      ? []
      : [
          {
            kind: 'summary' as const,
            title: usualHeadings.summary ?? '',
            parts: [{ key: summaryKey, count: summary.length }],
          },
        ];
  return {
    basics,
    ...Object.fromEntries(lists),
    meta: metaWith(undefined, {
      sections: [...top, ...sections.map(layoutOf)],
      contact: [],
    }),
  };
};

const layoutOf = ({ key, title, items }: Section) => {
  const kind = listOf(key)?.kind ?? 'other';
  return { kind, title: title ?? usualHeadings[kind] ?? '', parts: [{ key, count: items.length }] };
};
