import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, optional } from '../../lexicon/phrases/compose.ts';
import { drivingClass } from '../../lexicon/phrases/driving-class.ts';
import { certificateWords, schoolWords } from '../../lexicon/phrases/section-content.ts';
import { isStudyStatus } from '../../lexicon/phrases/study-details.ts';
import { privacyConsent } from '../../lexicon/privacy-consent.ts';
import { fold } from '../../text/fold.ts';
import { isAcademicDegree } from '../education/academic-degree.ts';
import { startsWithVerb } from '../entries/prose.ts';
import type { ListRow } from './list-rows.ts';

// What is listed among certificates without being one. Origin of all lists here: written by us.

/** 'Passport valid to 2031', 'Reisepass: vorhanden'; 'Passport to Safety' is a course. Folded. */
const passport = inSequence(
  compilePhrases(
    `
    (valid |current |full )?(uk |us |eu |indian |british |irish )?passports?
    (reisepass|passeport|pasaporte|passaporte|passaporto|paspoort)
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\s?(?:$|[:,;.(–—-]|(?:valid|current|expires|no|number|holder|gultig|valide|valable|vigente|valido|geldig)\b)/iu,
);

/** 'Dean's List for four years', 'Valedictorian': honors of students. Folded. */
const honor = inSequence(
  compilePhrases(
    `
  (president|provost|chancellor|principal|dean)['’]?s? (honou?r )?(list|scholar)
  honou?r roll
  valedictorian
  salutatorian
  phi (beta kappa|kappa phi|theta kappa)
  (national )?merit (scholar|finalist)
  employee of the (month|quarter|year)
  `,
    { start: 'text', end: 'word', ignoreCase: true },
  ),
  optional(/ (?:honou?r society|society|members?|students?|award|honou?ree|recipient|winner|finalist)\b/iu),
  // 'Merit Scholar Program Certificate' continues with the name of a certificate
  /(?= ?(?:$|[\t,;:.(|–—\d-])| (?:for|at|in|of|from|since|every|each|all|both|and|spring|summer|fall|autumn|winter)\b)/iu,
);

const emailAddress = /\S@[\p{L}\d-]+\.\p{L}/u;

/** What invites readers to look elsewhere: the link after it belongs to no certificate. Folded. */
const invitation = compilePhrases(
  `
  (please )?(take a look|have a look|look|check out|see|visit|view|find) (at |out )?(all |more )?(of )?(my|our)
  (for )?more (certificates|certifications|courses)
  para mas certificados
  para mais certificacoes
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** 'Member of the Oat Council', 'Harrow Guild, Member': a person belongs to it, and was not examined. Folded. */
const membership = anyOf(
  inSequence(
    compilePhrases('((active|student|lifetime|life|regular|general|current|founding|board|committee) )?member(ship)?', {
      start: 'text',
      ignoreCase: true,
    }),
    /(?: (?:of|in|at|with) |\s?[,:–—-]\s)/iu,
  ),
  /[,–—-] (?:(?:active|student|lifetime|life) )?member(?:ship)?(?:$|[\s,(]+(?:since |from )?\(?(?:19|20)\d\d)/iu,
);

/**
 * Bodies whose members were examined, so that the membership is the license: the bar, colleges of medicine, chartered
 * institutes. Folded.
 */
const admittingBody = compilePhrases(
  `
  bar
  law society
  inn
  royal
  chartered
  certified
  (engineering|medical|dental|nursing|midwifery|pharmacy|teaching|health professions|veterinary) council
  order of engineers
  company secretaries
  (institution|college|faculty|academy of actuaries|society of actuaries)
  (acca|cima|cipd|cips|cim|cilex|ciob|icaew|icas|ice|imeche|iet|rics|riba|aicpa)
  (nmc|hcpc|gmc|gdc|gphc)
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** '(MRCS)', '(FCIPD)': letters that a member may put behind their name; or the number of a registration. */
const lettersOfMember = /\([MF][A-Z][A-Za-z]*[A-Z]\)|\b(?:pin|no|number|reg)\b[.:#]*\s\S*\d/iu;

const isMembership = (text: string): boolean => {
  const folded = fold(text);
  return membership.test(folded) && !admittingBody.test(folded) && !lettersOfMember.test(text);
};

/** Letters of certificates that end school, which belong to the education. */
const schoolLetters = /^(?:KCSE|KCPE|WASSCE|WAEC|NECO|SSCE|SSLC|I?GCSEs?|[AO][- ][Ll]evels?)\b/u;

/** 'Harrow University, Leeds, Bachelor of Science in Botany': the degree after its school. Folded. */
const degreeInside = compilePhrases(
  `
  (bachelor|master)('?s)? of (science|arts|engineering|technology|commerce|laws|education|fine arts|applied science)s?
  (bachelor|master)('?s)? of business administration
  bachelors of_
  (bachelor|master|associate)'?s degree
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** In words: a shorter text with a verb in the past may be a name ('Supervised learning'). */
const minDeedWords = 6;
const pastTense =
  /^(?:\p{L}\p{Ll}*ed|[Bb]uilt|[Ww]on|[Rr]an|[Ww]rote|[Tt]aught|[Mm]ade|[Tt]ook|[Gg]ave|[Hh]eld)\s+\p{Ll}/u;
/** 'Trained in', 'Qualified': what somebody is by a certificate; 'Supervised learning' is a subject. */
const isQualified = compilePhrases(
  `
  (trained|qualified|accredited|authori[sz]ed|approved|certified|licensed|registered|admitted)
  supervised learning
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** 'Passed', 'Completed a': how somebody got what may be a certificate. */
const reached = compilePhrases(
  `
  (successfully )?(passed|completed|finished|attended|undertook|sat)
  (obtained|earned|gained|achieved|attained|acquired|received|held)
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** What is learned or examined, in any words of a row. */
const learned = compilePhrases(
  `
  (course|training|workshop|module|exam|examination|qualification|diploma)s?
  (apprenticeship|internship|residency|card|clearance)
  level (#|one|two|three|four|five)
  (bar|boards|nclex(-rn|-pn)?|usmle|first aid|cpr|food (hygiene|safety)|manual handling|safeguarding)
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** 'Passed the bar examination in the state of Ohio'. */
const isReached = (text: string): boolean => reached.test(text) && learned.test(text);

/** 'Baked bread for twelve guests every day': what somebody did. */
const isDeed = (text: string): boolean =>
  text.split(/\s+/u).length >= minDeedWords &&
  pastTense.test(text) &&
  startsWithVerb(text) &&
  !isQualified.test(text) &&
  !isReached(text) &&
  !certificateWords.test(text);

/** 'Extensive experience in baking', '15+ years with ovens': what somebody says of their skills. Folded. */
const claim = compilePhrases(
  `
  (highly|well) (skilled|experienced|organi[sz]ed|motivated|proficient)
  (extensive|strong|proven|solid|excellent|deep|good|great) (experience|knowledge|ability|skills?|understanding)
  (strong|demonstrated|deep|great) (commitment|expertise)
  (ability|able) to
  experienced? (in|with|of|as)
  (proficient|proficiency|skilled|fluent|familiar) (in|with|at)
  (over |more than )?[0-9]{1,2}[+]? years
  previously
  passionate
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** In words: 'Experience in Baking' may be the name of a course. */
const minClaimWords = 5;

/** 'Good Knowledge of Food Safety Level 1', 'Proficiency in English, Harrow University': names of courses. */
const isCourseOfThat = (text: string): boolean => learned.test(text) || schoolWords.test(text);

const isClaim = (text: string): boolean =>
  text.split(/\s+/u).length >= minClaimWords &&
  claim.test(fold(text)) &&
  !isCourseOfThat(text) &&
  !certificateWords.test(text);

/** A degree, or what ends school: it belongs to the education. */
const isOfStudy = (text: string): boolean =>
  (isAcademicDegree(text) || schoolLetters.test(text) || degreeInside.test(fold(text))) && !certificateWords.test(text);

/** The rows without those of studies: degrees, each with the school in the next row. */
export const withoutStudies = (rows: readonly ListRow[]): readonly ListRow[] =>
  rows.filter(({ text }, at) => {
    const above = rows[at - 1];
    return !isOfStudy(text) && !(above !== undefined && isOfStudy(above.text) && schoolWords.test(text));
  });

/**
 * True for what many list with their certificates: the classes of a driving license, honors, memberships, deeds,
 * claims, contact details, consent, invitations.
 */
export const isNoCertificate = (text: string): boolean => {
  const folded = fold(text.trim());
  return (
    [drivingClass, passport, honor, invitation].some((pattern) => pattern.test(folded)) ||
    isMembership(text.trim()) ||
    [emailAddress, privacyConsent].some((pattern) => pattern.test(text)) ||
    isDeed(text) ||
    isClaim(text)
  );
};

/** 'Expected in', 'In progress': how far a course is, without its date. */
export const isProgress = (text: string): boolean =>
  isStudyStatus(fold(text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')));
