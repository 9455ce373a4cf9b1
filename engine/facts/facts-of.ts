import type { Facts } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { Speller } from '../model/speller.ts';
import { blockGridsOf } from './columns/block-grids.ts';
import { bulletsOf } from './bullets.ts';
import { contentWordsOf, withoutNamingWords } from './content-words.ts';
import { contactsOf } from './contacts.ts';
import { englishOf, shareOfEnglish } from '../text/english.ts';
import { headingsOf } from './headings/found-headings.ts';
import { hiddenTextsOf } from './hidden-texts.ts';
import { listGridsOf } from './columns/list-grids.ts';
import { lostHeadingsOf } from './headings/lost-headings.ts';
import { lostValuesOf } from './lost-values.ts';
import { hasDoubtfulWords } from './spelling/doubtful-words.ts';
import { misspelledOf } from './spelling/misspelled.ts';
import { namePicturesOf } from './name-pictures.ts';
import { oddGlyphsOf } from './odd-glyphs.ts';
import { orderBreaksOf } from './order-breaks.ts';
import { losesHeadingsAcross, plainParsersOf, shareTornApart } from './plain-parsers/plain-parsers.ts';
import { pageHeadOf } from './columns/page-head.ts';
import { pairedLinesOf } from './columns/paired-lines.ts';
import { sideBySideOf } from './columns/side-by-side.ts';
import { stintsOf } from './stints.ts';
import { sureJobsOf } from './sure-jobs.ts';
import { tracesOf } from './traces.ts';
import { likeliestLanguageOf } from '../fields/written-language.ts';
import { countOfTypefaces, familiesOf, typefacesOf } from './typefaces.ts';
import { seenWordsOf } from './seen-words.ts';

/** The facts that the pipeline passes in. */
export type GivenFacts = Pick<
  Facts,
  'cite' | 'document' | 'filename' | 'today' | 'visual' | 'stream' | 'resume' | 'keywords' | 'job' | 'jobText'
>;

/** All facts that checks need, each computed once. */
export const factsOf = (given: GivenFacts, speller: Speller | null): Facts => {
  const { document, visual, stream, resume, today, jobText } = given;
  const words = seenWordsOf(visual);
  const english = englishOf(words) === null || isInOtherLanguage(words, visual) ? null : true;
  const textTables = visual.tables;
  const grids = listGridsOf(visual, resume);
  const titleLines = new Set(resume.sections.flatMap(({ heading }) => heading?.span.line ?? []));
  const paired = new Set([...pairedLinesOf(visual, titleLines), ...grids]);
  const sureJobs = sureJobsOf(resume, visual);
  const headings = headingsOf({ resume, sureJobs, found: given.keywords.found });
  const plainParsers = plainParsersOf(document, { visual, stream }, resume, { headings, sureJobs });
  const sideBySide = sideBySideOf(document, visual, {
    tables: textTables,
    paired,
    grids,
    blocks: blockGridsOf(visual, resume),
    head: pageHeadOf(document, visual, resume),
    titles: titleLines,
    hasHeadingsBeside: losesHeadingsAcross(plainParsers),
  });
  const misspelled =
    english === null || speller === null ? null : misspelledOf(visual, resume, words, jobText, speller);
  const families = familiesOf(document);
  const hasColumns = sideBySide.lines.length + textTables.length > 0;
  return {
    ...given,
    words,
    contentWords: contentWordsOf(words, resume),
    english,
    bullets: bulletsOf(resume, visual),
    stints: stintsOf(resume, today),
    sureJobs,
    hiddenTexts: hiddenTextsOf(document, visual),
    contacts: contactsOf(document, visual, resume),
    namePictures: namePicturesOf(document, visual),
    lostValues: lostValuesOf(resume, visual, stream),
    headings,
    lostHeadings: document.kind === 'pdf' ? lostHeadingsOf(resume, stream) : [],
    plainParsers,
    tornApart: shareTornApart(plainParsers),
    traces: tracesOf(visual, stream, resume, sureJobs),
    sideBySide,
    textTables,
    orderBreaks: orderBreaksOf(document, visual, paired, hasColumns),
    oddGlyphs: oddGlyphsOf(document, visual, resume),
    typefaces: typefacesOf(families),
    typefaceCount: countOfTypefaces(families),
    misspelled,
    // Only a page without misspelled words is looked through for those that may be some.
    hasDoubtfulWords:
      english === null || speller === null
        ? null
        : misspelled?.length === 0 && hasDoubtfulWords(withoutNamingWords(words, resume), jobText, speller),
  };
};

/** Of the words of an English resume, fewer are plain English ones only in lists. */
const maxShareInDoubt = 0.1;

/** An Italian resume with the English titles of papers has as many English words as an English list of skills. */
const isInOtherLanguage = (words: readonly string[], { lines }: Reading): boolean => {
  if (shareOfEnglish(words) > maxShareInDoubt) return false;
  const language = likeliestLanguageOf(lines.map(({ text }) => text).join('\n'));
  return language !== null && language !== 'English';
};
