import type { Check } from '../model/check.ts';
import { addressBehindWords } from './contact/address-behind-words.ts';
import { brokenEncoding } from './layout/broken-encoding.ts';
import { bulletsWithoutResults } from './wording/bullets-without-results.ts';
import { commentsLeftIn } from './file/comments-left-in.ts';
import { brokenAddress } from './contact/broken-address.ts';
import { contactInFrame } from './contact/contact-in-frame.ts';
import { contactInHeaderFooter } from './contact/contact-in-header-footer.ts';
import { dateGaps } from './dates/date-gaps.ts';
import { decorativeGlyphs } from './layout/decorative-glyphs.ts';
import { drawingShapes } from './layout/drawing-shapes.ts';
import { duplicateSections } from './sections/duplicate-sections.ts';
import { embeddedDocument } from './file/embedded-document.ts';
import { extractionForbidden } from './file/extraction-forbidden.ts';
import { fieldsControls } from './file/fields-controls.ts';
import { fileName } from './file/file-name.ts';
import { fileSize } from './file/file-size.ts';
import { fillerWords } from './wording/filler-words.ts';
import { firstPerson } from './wording/first-person.ts';
import { futureDates } from './dates/future-dates.ts';
import { graphicRatings } from './layout/graphic-ratings.ts';
import { hiddenText } from './integrity/hidden-text.ts';
import { hyphenation } from './layout/hyphenation.ts';
import { iconGlyphs } from './layout/icon-glyphs.ts';
import { jobsWithoutDetails } from './wording/jobs-without-details.ts';
import { keywordStuffing } from './keywords/keyword-stuffing.ts';
import { length } from './file/length.ts';
import { letterSpacedText } from './layout/letter-spaced-text.ts';
import { ligatures } from './layout/ligatures.ts';
import { longBullets } from './wording/long-bullets.ts';
import { lookAlikeCharacters } from './integrity/look-alike-characters.ts';
import { lostInPlainReading } from './layout/lost-in-plain-reading.ts';
import { fileVersion } from './file/file-version.ts';
import { macros } from './file/macros.ts';
import { missingContact } from './contact/missing-contact.ts';
import { missingDates } from './dates/missing-dates.ts';
import { missingEducation } from './sections/missing-education.ts';
import { missingEmail } from './contact/missing-email.ts';
import { missingExperience } from './sections/missing-experience.ts';
import { missingHeadingStyles } from './sections/missing-heading-styles.ts';
import { missingLocation } from './contact/missing-location.ts';
import { missingName } from './contact/missing-name.ts';
import { missingPhone } from './contact/missing-phone.ts';
import { missingSkills } from './sections/missing-skills.ts';
import { missingSummary } from './sections/missing-summary.ts';
import { mixedDateStyles } from './dates/mixed-date-styles.ts';
import { mixedTense } from './wording/mixed-tense.ts';
import { multiColumn } from './layout/multi-column.ts';
import { nameNotText } from './contact/name-not-text.ts';
import { noHeadings } from './sections/no-headings.ts';
import { nonstandardHeadings } from './sections/nonstandard-headings.ts';
import { notNewestFirst } from './dates/not-newest-first.ts';
import { overlappingDates } from './dates/overlapping-dates.ts';
import { pageFurniture } from './layout/page-furniture.ts';
import { pastedJobDescription } from './integrity/pasted-job-description.ts';
import { photoImage } from './layout/photo-image.ts';
import { placeholderText } from './integrity/placeholder-text.ts';
import { promptInjection } from './integrity/prompt-injection.ts';
import { readingOrder } from './layout/reading-order.ts';
import { recognisedText } from './layout/recognised-text.ts';
import { repeatedVerbs } from './wording/repeated-verbs.ts';
import { reversedDates } from './dates/reversed-dates.ts';
import { rotatedText } from './layout/rotated-text.ts';
import { sectionOrder } from './sections/section-order.ts';
import { severalEmails } from './contact/several-emails.ts';
import { skillsNeverInContext } from './keywords/skills-never-in-context.ts';
import { smallFont } from './layout/small-font.ts';
import { tableLayout } from './layout/table-layout.ts';
import { textBox } from './layout/text-box.ts';
import { trackedChanges } from './file/tracked-changes.ts';
import { wantedKeywords } from './keywords/wanted-keywords.ts';
import { weakOpenings } from './wording/weak-openings.ts';
import { whitespaceLayout } from './layout/whitespace-layout.ts';
import { yearOnlyDates } from './dates/year-only-dates.ts';
import { linkElsewhere } from './contact/link-elsewhere.ts';
import { lostLetters } from './layout/lost-letters.ts';
import { manyFonts } from './layout/many-fonts.ts';
import { ornamentalFonts } from './layout/ornamental-fonts.ts';
import { pageSize } from './layout/page-size.ts';
import { documentTitle } from './file/document-title.ts';
import { littleText } from './file/little-text.ts';
import { spelling } from './wording/spelling.ts';
import { tangledBullets } from './wording/tangled-bullets.ts';
import { unexplainedAcronyms } from './wording/unexplained-acronyms.ts';

/** Every check by its id, in the order of the report. */
export const checksById = {
  'address-behind-words': addressBehindWords,
  'broken-address': brokenAddress,
  'contact-in-frame': contactInFrame,
  'contact-in-header-footer': contactInHeaderFooter,
  'link-elsewhere': linkElsewhere,
  'missing-contact': missingContact,
  'missing-email': missingEmail,
  'missing-location': missingLocation,
  'missing-name': missingName,
  'missing-phone': missingPhone,
  'name-not-text': nameNotText,
  'several-emails': severalEmails,
  'duplicate-sections': duplicateSections,
  'missing-education': missingEducation,
  'missing-experience': missingExperience,
  'missing-heading-styles': missingHeadingStyles,
  'missing-skills': missingSkills,
  'missing-summary': missingSummary,
  'no-headings': noHeadings,
  'nonstandard-headings': nonstandardHeadings,
  'section-order': sectionOrder,
  'date-gaps': dateGaps,
  'future-dates': futureDates,
  'missing-dates': missingDates,
  'mixed-date-styles': mixedDateStyles,
  'not-newest-first': notNewestFirst,
  'overlapping-dates': overlappingDates,
  'reversed-dates': reversedDates,
  'year-only-dates': yearOnlyDates,
  'broken-encoding': brokenEncoding,
  'decorative-glyphs': decorativeGlyphs,
  'drawing-shapes': drawingShapes,
  'graphic-ratings': graphicRatings,
  hyphenation: hyphenation,
  'icon-glyphs': iconGlyphs,
  'letter-spaced-text': letterSpacedText,
  ligatures: ligatures,
  'lost-in-plain-reading': lostInPlainReading,
  'lost-letters': lostLetters,
  'many-fonts': manyFonts,
  'multi-column': multiColumn,
  'ornamental-fonts': ornamentalFonts,
  'page-furniture': pageFurniture,
  'page-size': pageSize,
  'photo-image': photoImage,
  'reading-order': readingOrder,
  'recognised-text': recognisedText,
  'rotated-text': rotatedText,
  'small-font': smallFont,
  'table-layout': tableLayout,
  'text-box': textBox,
  'whitespace-layout': whitespaceLayout,
  'comments-left-in': commentsLeftIn,
  'document-title': documentTitle,
  'embedded-document': embeddedDocument,
  'extraction-forbidden': extractionForbidden,
  'fields-controls': fieldsControls,
  'file-name': fileName,
  'file-size': fileSize,
  length: length,
  'little-text': littleText,
  macros: macros,
  'file-version': fileVersion,
  'tracked-changes': trackedChanges,
  'bullets-without-results': bulletsWithoutResults,
  'filler-words': fillerWords,
  'first-person': firstPerson,
  'jobs-without-details': jobsWithoutDetails,
  'long-bullets': longBullets,
  'mixed-tense': mixedTense,
  'repeated-verbs': repeatedVerbs,
  spelling: spelling,
  'tangled-bullets': tangledBullets,
  'unexplained-acronyms': unexplainedAcronyms,
  'weak-openings': weakOpenings,
  'keyword-stuffing': keywordStuffing,
  'skills-never-in-context': skillsNeverInContext,
  'wanted-keywords': wantedKeywords,
  'hidden-text': hiddenText,
  'look-alike-characters': lookAlikeCharacters,
  'pasted-job-description': pastedJobDescription,
  'placeholder-text': placeholderText,
  'prompt-injection': promptInjection,
} satisfies Record<string, Check>;

export type CheckId = keyof typeof checksById;

export const checks: readonly Check[] = Object.values(checksById);
