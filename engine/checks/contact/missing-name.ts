import { nameParticles } from '../../lexicon/names/name-words.ts';
import type { Check, CheckOutcome, Given } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Resume } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { absent, failed, firstFew, noFinding, passed, unsure } from '../outcomes.ts';
import { isOccupation } from './name/name-part.ts';
import { isSurelyWhole } from './name/whole-name.ts';

export const missingName: Check<'document' | 'resume' | 'visual' | 'namePictures' | 'lostValues' | 'traces' | 'cite'> =
  {
    id: 'missing-name',
    group: 'contact',
    title: { pass: 'Your name is readable', fail: 'We could not find your name' },
    why: 'Your name is the first thing a parser looks for. If the parser cannot find it, somebody has to type it in.',
    impact: 'major',
    needs: ['document', 'resume', 'visual', 'namePictures', 'lostValues', 'traces', 'cite'],
    sources: ['greenhouse-parsing'],
    run: ({ document, resume, visual, namePictures, lostValues, traces, cite }) => {
      // A name that the stored text splits is the matter of 'lost-in-plain-reading'.
      if (resume.name !== null && isWithoutInitial(resume.name.value))
        return unsure(`We read "${resume.name.value}" as your name. Its first letter may be drawn instead of typed.`);
      if (resume.name !== null && isOtherThanInAddress(resume.name.value, resume, visual))
        return unsure(`We read "${resume.name.value}" as your name, but your email address contains a different name.`);
      if (resume.name !== null && resume.name.confidence >= 0.5 && !isWithoutHead(resume))
        return praiseOf(resume.name, { document, resume, visual, lostValues });
      // When something is drawn in its place, 'name-not-text' reports it.
      if (namePictures.length > 0) return { is: 'not-applicable' };
      if (resume.name !== null) return unsure(`We read "${resume.name.value}" as your name, but we are not sure.`);
      if (traces.nameLabels.length > 0)
        return unsure('Your page labels your name, but we could not read it behind the label.');
      // Prominent words may be the name, but either way we did not read it.
      return failed(
        0,
        'We could not tell which words on your page are your name. A parser would have to guess who you are.',
        'Put your full name alone on the first line, larger than the rest. If you see it on the page, it may be in a text box or part of a picture: type it as ordinary text.',
        traces.largeWords.length === 0 ? absent : firstFew(traces.largeWords).map((line) => cite.line(line)),
      );
    },
  };

const praiseOf = (name: Field<string>, seen: Given<'document' | 'resume' | 'visual' | 'lostValues'>): CheckOutcome => {
  if (seen.lostValues.some(({ what }) => what === 'name')) return { is: 'not-applicable' };
  return isSurelyWhole(name, seen) ? passed : noFinding;
};

/** Shorter parts of names are in many words by chance. */
const minLetters = 3;
/** Below these lines of the page, the two words may be anybody. */
const maxLinesOfHead = 12;

const partsOf = (text: string): readonly string[] => fold(text).match(/\p{L}+/gu) ?? [];

/**
 * 'Aspiring Lineman' above 'jane.roe@…' where another line has 'Jane Roe': what was read is rather a headline. Names of
 * all cultures differ from addresses, only an occupation in their place is a sign.
 */
const isOtherThanInAddress = (name: string, { emails }: Resume, { lines }: Reading): boolean => {
  if (!partsOf(name).some(isOccupation)) return false;
  const address = fold(emails[0]?.value.split('@')[0] ?? '').replaceAll(/[^\p{L}]/gu, '');
  const isIn = (part: string): boolean => part.length >= minLetters && address.includes(part);
  if (address === '' || partsOf(name).some(isIn)) return false;
  return lines.slice(0, maxLinesOfHead).some(({ text }) => {
    const [first = '', second = ''] = text.includes('@') ? [] : partsOf(text.slice(0, 80));
    return first !== second && [first, second].every((part) => isIn(part) && !isOccupation(part));
  });
};

/** Where there are neither contact details nor headings, the first words may be anything: 'Performance Art'. */
const isWithoutHead = ({ emails, phones, links, sections }: Resume): boolean =>
  emails.length + phones.length + links.length === 0 && sections.every(({ heading }) => heading === null);

/** 'rett Graves' behind a drawn 'B'. 'van Gogh' and names in lower case throughout are whole. */
const isWithoutInitial = (name: string): boolean =>
  /^\p{Ll}{3,}\s\p{Lu}/u.test(name) && !nameParticles.has(name.split(/\s/u)[0] ?? '');
