import { privacyConsent } from '../lexicon/privacy-consent.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';

/** Lines over which a consent goes on, at most. */
const maxLines = 6;
/** Empty space in line heights that separates paragraphs: ordinary line spacing is at most half a line. */
const paragraphGap = 0.75;
/** A line that is this much shorter than the first was not broken at the margin, so the text ends with it. */
const fullShare = 0.7;

const sentenceEnd = /[.!]\s*$/u;
/** 'art. 13 d.' above 'lgs. 196/2003': the full stop is that of an abbreviation. */
const goesOnWithin = /^\p{Ll}/u;
/** 'Skills: Python, SQL' */
const labelled = /^\p{Lu}[\p{L} &/]{1,30}:/u;

/** A sentence goes on with a small letter, or with the law that it names: 'Regolamento UE 2016/679'. 'Python, SQL' is another text. */
const continuation = /^\P{Lu}|\d{3}|GDPR|RGPD|RODO|DSGVO/u;

/**
 * Where the consents to the processing of data are: 'GDPR' and 'data protection' in them are no skills. A consent starts
 * with its sentence and goes on only in lines that it was broken into, so that it takes in no skills below it.
 */
export const consentLines = (
  { lines }: Reading,
  { sections }: Pick<Resume, 'sections'>,
): readonly { line: number; from: number }[] => {
  const sectionOf = new Map(sections.flatMap((section) => section.lines.map((line) => [line, section] as const)));
  return lines.flatMap((first, at) => {
    const found = privacyConsent.exec(first.text);
    if (found === null) return [];
    const isContinued = (line: Line, index: number): boolean => {
      const above = lines[at + index];
      return (
        above !== undefined &&
        !(sentenceEnd.test(above.text) && !goesOnWithin.test(line.text)) &&
        above.text.length >= fullShare * first.text.length &&
        sectionOf.get(at) === sectionOf.get(at + index + 1) &&
        isSameParagraph(first, line)
      );
    };
    const rest = lines.slice(at + 1, at + maxLines);
    const end = rest.findIndex((line, index) => !isContinued(line, index));
    const before = first.text.slice(0, found.index);
    return [
      { line: at, from: Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), -1) + 1 },
      ...rest.slice(0, end < 0 ? rest.length : end).map((_, index) => ({ line: at + index + 1, from: 0 })),
    ];
  });
};

const isSameParagraph = (first: Line, line: Line): boolean =>
  line.paragraph === first.paragraph &&
  line.markerLength === 0 &&
  (line.gapAbove ?? 0) < paragraphGap &&
  line.column === first.column &&
  line.part === first.part &&
  line.style.sizePt === first.style.sizePt &&
  line.style.isBold === first.style.isBold &&
  line.style.isCaps === first.style.isCaps &&
  continuation.test(line.text) &&
  !labelled.test(line.text);
