import {
  benefitCue,
  boilerplateCue,
  boilerplateCueAbroad,
  listedBenefits,
  payOrBenefits,
  physicalDemands,
  selectionCue,
} from '../../lexicon/adverts/boilerplate.ts';
import { namedEmployer, saidOfEmployer } from '../../lexicon/adverts/employer-sentences.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { conjunctionAbroad } from '../../lexicon/cues/conjunctions.ts';
import { dutyCue, dutyCueAbroad } from '../../lexicon/cues/duties.ts';
import { andOrIn, clauseGoesOn, headOfClause } from '../../lexicon/cues/clauses.ts';
import { wordsBeforeWish } from '../../lexicon/cues/unasked/not-asked-behind.ts';
import { fold } from '../../text/fold.ts';
import {
  andBehindNeed,
  ideallyAbroad,
  ideallyEnglish,
  needAbroad,
  niceClauseCue,
  niceSentenceCue,
  wishBehindAsk,
} from '../../lexicon/cues/nice-to-have.ts';
import {
  aboutApplicantAbroad,
  experienceOfOthers,
  firmRequiredCue,
  hiringAbroad,
  hiringCue,
  itemOfRequirements,
  neededToApply,
  requiredCue,
  requiredCueAbroad,
  strayRequirement,
  strictlyRequiredCue,
} from '../../lexicon/cues/required.ts';
import { askedBehindDegree, askedDegree, besidesDegree } from '../../lexicon/phrases/degrees/asked-degree.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, optional } from '../../lexicon/phrases/compose.ts';
import { termsIn } from '../../terms/terms-in.ts';
import { wordsOf } from '../../text/words.ts';
import { wordCount } from './advert-lines.ts';
import { strengthBreaks } from '../strength-breaks.ts';
import { isVerb, startsWithGerund, startsWithVerb } from '../word-classes.ts';

/**
 * 'We require an active RN license', 'We are looking for an analyst with SQL': the employer states a requirement and
 * does not promote itself.
 */
const employerRequires = inSequence(
  /^(?:we|our (?:client|team|company))(?: are| is|['’]re|['’]d| would)?(?: also| currently| now)? /u,
  compilePhrases(
    `
    requires?
    expects?
    after (someone|an?)
    (like|love|want|expect|need) you to (have|know|be|bring|hold)
    (like|love) (someone|somebody) (who|with)
    (needs?|seeks?|seeking|wants?|looks? for|looking for|hiring|searching for)_…_(with|who|having)
    `,
    { end: 'word' },
  ),
);

/** 'We are a remote-first team', 'We do not sponsor visas': an employer describes itself below the requirements, too. */
const ofEmployer = compilePhrases(
  `
  we( are|['’]re) (an?|the|all|not|also an?|committed|proud)
  we (do not|don['’]t|cannot|can['’]t|will not|won['’]t|will never|never)
  the (company|trust|school|firm|council|organi[sz]ation) (is|are) committed
  `,
  { start: 'text', end: 'word' },
);

/** Whether a sentence below the requirements describes the employer and asks for nothing. */
export const isAboutEmployer = (sentence: string): boolean => {
  const plain = sentence.toLowerCase();
  if (employerRequires.test(plain)) return false;
  return (saidOfEmployer.test(plain) && !isFirmAsk(plain)) || (ofEmployer.test(plain) && !requiredCue.test(plain));
};

/** 'Greenmoor Rail is a provider of signals with 20 years of experience': the employer is named, in any part of the posting. */
export const namesEmployer = (sentence: string): boolean => {
  const plain = sentence.toLowerCase();
  if (!namedEmployer.test(sentence) || isFirmAsk(plain)) return false;
  return !hiringCue.test(plain) && !hiringAbroad.test(plain);
};

/** Whether words in lower case mark something as nice to have. */
export const isNiceToHave = (plain: string): boolean => niceSentenceCue.test(plain);

const needAtEnd = inSequence(
  anyOf(/\b(?:required|essential|mandatory|necessary|needed|a must)(?!\p{L})/iu, needAbroad),
  /\s*$/iu,
);
/** 'We offer training, but Excel is essential': a demand, whatever else the sentence says. */
const isFirmAsk = (plain: string): boolean =>
  firmRequiredCue.test(plain) || strictlyRequiredCue.test(plain) || needAtEnd.test(plain);

const clausesByStrength = (plain: string): readonly string[] => {
  const breaks = strengthBreaks(plain);
  return [0, ...breaks].map((from, at) => plain.slice(from, breaks[at]));
};
/** 'Ropes are essential; knots would be an advantage': the clause itself says what is nice to have. */
const hasStrictClause = (plain: string): boolean =>
  clausesByStrength(plain)
    .flatMap((clause) => clause.split(anyOf(/[;:]\s|,\s(?=and\s)/iu, andBehindNeed)))
    .some(
      (clause) =>
        (strictlyRequiredCue.test(clause) || needAtEnd.test(clause) || needAbroad.test(clause)) &&
        !isNiceToHave(clause),
    );

/**
 * 'You know Excel, ideally also Power BI, and ...': that clause is nice to have, the sentence as a whole is required.
 */
const idealMention = inSequence(
  optional(anyOf(/,/giu, inSequence(/ /iu, anyOf(/and/iu, conjunctionAbroad)))),
  / /iu,
  anyOf(ideallyEnglish, ideallyAbroad),
  /(?!\p{L})[^,]{0,200}(?=,)/iu,
);
/** 'You know Excel and ideally Power BI': the same at the end of a sentence. */
const idealEnd = inSequence(wishBehindAsk, /[^,]{0,200}$/iu);

/** 'You check in guests', 'You'd handle intake': what the reader will do. */
const isWorkOfYours = (plain: string): boolean => {
  const verb = /^you(?:['’](?:d|ll)| will| would)? (?:\w+ly |also )?(\w+)\b/.exec(plain)?.[1];
  return verb !== undefined && isVerb(verb);
};

/** 'MSc or PhD in soldering' */
const openingDegree = inSequence(/^(?:an? )?/iu, askedDegree);
const finiteVerb = compilePhrases(
  `
  (is|are|was|were|am|be|been)
  (has|have|had|do|does|did)
  (will|would|can|could|may|might|shall|should|must)
  `,
  { start: 'word', end: 'word' },
);
/** Whether a sentence in lower case asks for the degree that it begins with, and does not say something about it. */
const isAskForDegree = (plain: string): boolean => {
  const degree = openingDegree.exec(plain)?.[0];
  if (degree === undefined) return false;
  const rest = plain.slice(degree.length);
  if (besidesDegree.test(rest)) return false;
  return askedBehindDegree.test(rest) || /\b(?:in|of)$/.test(degree) || !finiteVerb.test(rest);
};

/** 'We value knowledge', but 'Our riggers possess a license': whoever works there says what an applicant needs. */
const isSaidByEmployer = (plain: string): boolean =>
  /^(?:we|our|the company|this company)\b/.test(plain) &&
  !/^our (?:ideal|perfect|next|new|successful) /.test(plain) &&
  !/^our (?:\w+ ){0,2}\w+s (?:possess|should have|must have)\b/.test(plain);

/** The part that a sentence in lower case belongs to that wishes for nothing. */
const partOfAsk = (plain: string): AdPart => {
  if (employerRequires.test(plain)) return 'must';
  const ofApplicant = plain.replaceAll(experienceOfOthers, (said, at: number) =>
    // 'Three years of retail experience' is the applicant's.
    /\b(?:years?|yrs|have|with|of|prior|previous|proven|or|and|some) $/.test(plain.slice(0, at)) ? said : '',
  );
  if (requiredCue.test(ofApplicant) && !isSaidByEmployer(plain)) return 'must';
  if (isAskForDegree(plain) || /^(?:someone|somebody|a person) (?:who|with)\b/.test(plain)) return 'must';
  if (dutyCue.test(plain) || isWorkOfYours(plain) || dutyCueAbroad.test(plain)) return 'duty';
  return requiredCueAbroad.test(plain) ? 'must' : 'about';
};

/** ', ideally.' and ', that’s a great plus' are about what precedes them. */
const isOnlyWish = (clause: string): boolean =>
  (fold(clause.replace(niceClauseCue, ' ')).match(/\p{L}{2,}/gu) ?? []).every((word) => wordsBeforeWish.has(word));

/**
 * 'A CSCS card is needed, a scaffolding ticket a plus': the part before the wish is required. Which names the wish covers is
 * decided where the names are known.
 */
const asksBeforeWish = (plain: string): boolean => {
  const comma = plain.lastIndexOf(', ');
  const [before, last] = [plain.slice(0, Math.max(0, comma)), plain.slice(comma + 2)];
  if (isNiceToHave(before) || !niceClauseCue.test(last) || isOnlyWish(last)) return false;
  if (needAtEnd.test(before)) return true;
  if (clauseGoesOn.test(last) || partOfAsk(before) !== 'must') return false;
  // 'Knowledge of knots, splices and masts a plus' is one list.
  return headOfClause.test(last) || !(before.includes(', ') || andOrIn(null).test(last));
};

/** The part that a sentence without a heading belongs to, judged by its own words. */
export const partBySentence = (sentence: string): AdPart => {
  const plain = sentence.toLowerCase();
  const withoutMention = plain.replace(idealMention, '');
  if (!isNiceToHave(withoutMention)) return partOfAsk(plain);
  if (hasStrictClause(plain) || asksBeforeWish(plain)) return 'must';
  const asked = withoutMention.replace(idealEnd, '');
  return !isNiceToHave(asked) && partOfAsk(asked) === 'must' ? 'must' : 'nice';
};

/** Short postings put everything under 'About the job': single sentences there may still state requirements. */
export const partWithinDuties = (sentence: string, language: AdLanguage | null): AdPart => {
  const plain = sentence.toLowerCase();
  const isAboutApplicant = language !== null && aboutApplicantAbroad.test(sentence);
  const isWish = partBySentence(sentence) === 'nice';
  // 'Ervaring als tuinman is een pluspunt', but 'Nice-to-have features are built'
  if (!firmRequiredCue.test(plain) && !isAboutApplicant) return language !== null && isWish ? 'nice' : 'duty';
  return isWish ? 'nice' : 'must';
};

/** A second list of requirements is nice to have, but 'A license is required' in it says otherwise. */
export const partWithinWishes = (sentence: string): AdPart =>
  needAtEnd.test(sentence.replace(/[.!]\s*$/u, '')) && partBySentence(sentence) === 'must' ? 'must' : 'nice';

/** 'Preparare i documenti che sono richiesti dalla banca': what others ask for. */
const sideClause = /\s(?:che|qui|que|quand|lorsque|cuando|quando|indien|wanneer|wenn|falls)\s/iu;

/** The part of an item in a list of duties: 'Kitchen fitting experience' is not a duty, 'Share knowledge of ovens' is. */
export const partOfDutyItem = (item: string, language: AdLanguage | null): AdPart => {
  const plain = item.toLowerCase();
  // 'Sono richieste puntualità e precisione'
  const [main = item] = language === null ? [] : item.split(sideClause, 1);
  if (language !== null && aboutApplicantAbroad.test(main)) return isNiceToHave(plain) ? 'nice' : 'must';
  if (startsWithVerb(item) || startsWithGerund(item) || !itemOfRequirements.test(plain)) return 'duty';
  return isNiceToHave(plain) ? 'nice' : 'must';
};

const clauses = (plain: string): readonly string[] => plain.split(/[,;]\s+/);

/** 'Experience in a warehouse and able to lift 25 kg' asks for more than strength. */
const isLiftBesideAsk = (plain: string): boolean => {
  const [lift] = plain.match(physicalDemands) ?? [];
  if (lift === undefined || payOrBenefits.test(plain)) return false;
  return qualificationCue.test(plain.slice(0, plain.indexOf(lift)));
};
const qualificationCue = /\b(?:experience|knowledge|licen[sc]e|certificat\w{1,4}|degree|diploma|qualifications?)\b/u;

/**
 * A sentence is about pay and benefits when it begins with them or says little else; 'able to lift 50 lbs' after six
 * skills is part of a requirement.
 */
const isAboutBenefits = (plain: string): boolean => {
  if (!benefitCue.test(plain) || isLiftBesideAsk(plain)) return false;
  const parts = clauses(plain);
  const those = parts.map((part) => benefitCue.test(part));
  return parts.length < 4 || those[0] === true || those.filter(Boolean).length / parts.length >= 0.3;
};

/**
 * `isAsk` for an item under a requirements heading: there 'dental' is the occupation and an amount of money the budget.
 */
export const isBoilerplate = (sentence: string, isAsk: boolean): boolean =>
  !neededToApply.test(sentence.toLowerCase()) &&
  (selectionCue.test(sentence.toLowerCase()) || isBoilerplateOfList(sentence, isAsk));

/** Notes on how applicants are selected are often listed beside requirements, so they do not make the other items such notes. */
const isBoilerplateOfList = (sentence: string, isAsk: boolean): boolean => {
  const plain = sentence.toLowerCase();
  if (boilerplateCue.test(plain)) return true;
  return !isAsk && (listedBenefits.test(plain) || isAboutBenefits(plain) || boilerplateCueAbroad.test(plain));
};

/** 'Doctors must be board certified' among pay and benefits. */
export const isStrayRequirement = (sentence: string): boolean =>
  strayRequirement.test(sentence.toLowerCase()) && !denial.test(sentence) && !isBoilerplate(sentence, false);
/** 'No degree required' */
const denial = /\b(?:no|not|without|none|sin|não|sem)\b/iu;

/** The part of such a demand: 'Muy valorable conocimientos de velas' is a wish. */
export const partOfStray = (sentence: string): AdPart => (isNiceToHave(sentence.toLowerCase()) ? 'nice' : 'must');

/** Whether an item names a known term, qualities apart. */
export const namesTerm = (item: string): boolean =>
  termsIn(wordsOf([{ text: item, isNewStart: true }])).some(({ entry }) => entry.kind !== 'soft');

/** Whether an item names a known term or has words that ask for something. */
export const isAsk = (item: string): boolean =>
  namesTerm(item) || requiredCue.test(item.toLowerCase()) || requiredCueAbroad.test(item.toLowerCase());

/** When one of a few bare nouns is a term, the others are terms that we do not know. */
const isBare = (item: string): boolean => wordCount(item) <= 3;

/** What a list under an unknown heading is about, judged by its own words; null when they do not tell. */
export const partOfItems = (items: readonly string[]): AdPart | null => {
  const share = (holds: (item: string) => boolean) => items.filter(holds).length / items.length;
  if (items.length === 0) return null;
  if (share((item) => isBoilerplateOfList(item, false)) >= 0.25) return 'boilerplate';
  if (share((item) => startsWithVerb(item) || startsWithGerund(item)) >= 0.5) return 'duty';
  if (share((item) => isNiceToHave(item.toLowerCase())) >= 0.5) return 'nice';
  return items.some(isAsk) && share((item) => isAsk(item) || isBare(item)) >= 0.5 ? 'must' : null;
};
