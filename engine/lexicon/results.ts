import { compilePhrases } from './phrases/compile.ts';
import { anyOf, inSequence, notFollowedBy, notPrecededBy } from './phrases/compose.ts';
import { resultParticiples, resultVerbs } from './verbs.ts';

/** A number that measures something. A year or a version alone does not. */
const measured = /(?:[$€£¥]\s?\d)|(?:\d+(?:[.,]\d+)*\s?(?:%|percent|k\b|m\b|x\b))|(?:\b\d+(?:[.,]\d+)*\b)/iu;
/** 'Trained twelve drivers' is a number too. 'One' is mostly a pronoun. */
const spelledOut = compilePhrases(
  `
  two
  three
  four
  five
  six
  seven
  eight
  nine
  ten
  eleven
  twelve
  (thir|four|fif|six|seven|eigh|nine)teen
  twenty
  thirty
  forty
  fifty
  sixty
  seventy
  eighty
  ninety
  dozens?
  hundreds?
  thousands?
  millions?
  half
  twice
  doubled
  tripled
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
/** 'Down by a third', 'a quarter faster', but neither 'by a third party' nor 'in a third language'. */
const fraction = anyOf(
  /\bby (?:a|one) (?:third|quarter|fifth|tenth)(?![\p{L}-]| part)/iu,
  /\b(?:a|one) (?:third|quarter|fifth|tenth) (?:of|more|less|fewer|faster|higher|lower)\b/iu,
);
const yearsAlone = /\b(?:19|20)\d{2}\b/g;
/** 'Ages 18 to 65', 'grades 1-12': whom it was about. */
const ages = /\b(?:ages?|aged|grades?) \d{1,2}(?:\s?(?:-|–|to|and)\s?\d{1,2})?\b/giu;
/** What laws and contracts are divided into. */
const provisions = compilePhrases(
  `
  articles?
  chapters?
  clauses?
  paragraphs?
  paras?
  regulations?
  rules?
  schedules?
  sections?
  sec.
  secs.
  art.
  arts.
  `,
  { start: 'word', ignoreCase: true, global: true },
);
/** 'Section 2(12)', 'Sections 72A and 79', 'Articles 7, 9, and 50 of the code': where something is written. */
const numberOfProvision = inSequence(
  provisions,
  /\s?\d{1,4}\p{Lu}?(?:\(\w{1,4}\)){0,3}/giu,
  /(?:(?:, and |, | and | & |[-–])\d{1,4}\p{Lu}?(?:\(\w{1,4}\)){0,3}(?= (?:of|under|in|and|to|or)\b|[,.;:)]|$))*/giu,
  /(?![\p{L}\p{N}%+]|[.,]\d| (?:%|percent|million|hours?|days?|weeks?|months?|people)(?!\p{L}))/giu,
  // 'Schedule 30 appointments': before a noun a number counts.
  /(?:(?<=[)\p{Lu}])|(?=\s*(?:[-–,.;:)]|$)|\s(?:of|under|in|and|to|or|on|for|with|from|by|as|the)\b))/giu,
);
/** 'The Instruments Act, 1881', 'the Code of 1872': a number of that size alone may be a count. */
const yearOfLaw = /\b(?:act|code|law|ordinance|rules|convention|treaty),? (?:of )?1[5-8]\d{2}\b/giu;
/** What makes a number measure something, although a name is before it: 'Instagram 40%', 'Salesforce 200 hours'. */
const unit = anyOf(
  /[\p{L}\p{N}]|[.,]\d|\s?[%+]/gu,
  /\s(?:percent|million|billion|thousand|hours?|days?|weeks?|months?|people)\b/gu,
);
/** 'COVID-19', 'F-16': part of a name. */
const numberInName = /(?<![\p{L}\p{N}])\p{Lu}{1,8}-\d{1,3}(?![\p{N}%])/gu;
/** 'Math 251 students', 'Biology 101': the number of a course. */
const numberOfCourse =
  /\b(?:algebra|biology|calculus|chemistry|economics|math(?:s|ematics)?|physics|psychology|statistics) \d{3}(?!\d)/giu;
/** 'Gained practical skills' tells what somebody learned. */
const learned =
  /\bgained (?:[\p{L}-]{1,20} ){0,4}(?:skills?|experience|knowledge|understanding|exposure|insights?)\b/iu;
/** 'Windows 7', 'Office 365', 'Catalyst 9300', 'Windows 7, 8 and 10': versions and models, behind a name. */
const numberOfName = inSequence(
  /(?<=[\p{L}\p{N},;&/] )\p{Lu}[\p{L}.]{1,20} \d{1,4}(?:\.\d{1,2})?/gu,
  /(?:(?:\/|, ?| and | or )\d{1,4}(?:\.\d{1,2})?)*/gu,
  notFollowedBy(unit),
);
/** '800 series routers' */
const series = /\b\d{2,4}[- ]series\b/giu;
/** In 'Managed Over 12 Stores' all words have capitals: these are no names. */
const plainWord = anyOf(
  /(?:ed|ing)$/iu,
  compilePhrases(
    `
    over
    than
    of
    to
    by
    with
    for
    about
    nearly
    almost
    approximately
    roughly
    around
    up
    in
    from
    at
    least
    top
    first
  `,
    { start: 'text', end: 'text', ignoreCase: true },
  ),
);
/** What has versions, models or numbered kinds: 'Windows 7 machines', 'Class 8 trucks'. */
const numbered = compilePhrases(
  `
  airbus
  android
  angular
  article
  autocad
  boeing
  catalyst
  chapter
  cisco
  class
  exchange
  form
  grade
  intel
  ios
  iphone
  ipad
  iso
  java
  level
  macos
  nexus
  office
  oracle
  part
  phase
  php
  playstation
  python
  rule
  section
  server
  sharepoint
  stage
  step
  ticket
  tier
  title
  type
  ubuntu
  unit
  version
  windows
  xbox
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);
/** What may be behind a name with its number: 'Windows 10 on 300 laptops'. */
const noMeasured = compilePhrases(
  `
  and
  or
  on
  in
  for
  to
  with
  at
  by
  from
  as
  of
  the
  using
  into
  via
  including
  while
  during
  when
  through
  over
  under
  across
  after
  before
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);
/** 'Store 15 employees', 'Orders 300 per week': what the number counts is behind it. */
const isMeasure = (behind: string): boolean => {
  const word = /^ (\p{L}{2,40})/u.exec(behind)?.[1];
  return word !== undefined && !noMeasured.test(word);
};
/** 'Windows 10 and 300 laptops': the last number is no version. */
const countBehindVersion = /\D\d{1,2} and (\d{3,4})$/u;

const withoutNames = (text: string): string =>
  text.replaceAll(numberOfName, (whole: string, index: number) => {
    const name = whole.slice(0, whole.indexOf(' '));
    if (plainWord.test(name)) return whole;
    if (!isMeasure(text.slice(index + whole.length, index + whole.length + 50))) return name;
    return numbered.test(name) ? `${name} ${countBehindVersion.exec(whole)?.[1] ?? ''}` : whole;
  });

/** What came of something, without a figure. */
const outcomes = compilePhrases(
  `
  on time
  on schedule
  ahead of schedule
  (under|within|below) budget
  without (an?|any) (accident|incident|injury|error|complaint|failure|interruption|outage|loss)
  without (accidents|incidents|injuries|errors|complaints|failures|interruption|downtime|loss)
  no (accidents|incidents|injuries|errors|complaints|failures|downtime|findings|defects)
  zero
  result(ed|ing) in
  (led|leading|leads) to
  contribut(ed|ing) to (an?|the) (higher|lower|better|faster|stronger|improved|enhanced|increased|reduced)
  so that
  which (led|let|made|brought|gave|allowed|enabled|helped)
  awards?
  (employee|associate|partner|colleague|member|team|agent) of the (month|quarter|year)
  (manager|nurse|teacher|student|volunteer|player) of the (month|quarter|year)
  prizes?
  medals?
  promoted
  voted (the )?(best|most|favou?rite)
  (first|second|third) place
  ranked
  adopted by
  published in
  (passed|passing) (the |an? |every |all )?(audit|inspection|exam|examination|review|test)s?
  the (first|only|best|fastest|largest)
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** 'Delivered on budget', but not 'reports on budget use'. */
const onBudget =
  /\bon budget(?=\s*(?:[,.;)]|$)|\s(?:and|for|with|in|while|despite|by|through(?:out)?|every|each|across)\b)/iu;

/** What an audit asks is no result: 'whether the taxes are paid on time', 'checked if the plans are within budget'. */
const asked = /\b(?:whether|(?:check|verif|confirm|assess|determin)\p{Ll}{0,4} (?:if|that))\b[^.;]{0,200}/giu;
/** 'Arbitral awards' and 'sub-awards' are decisions and contracts; a contract award that was won is a result. */
const awardsOfLaw = inSequence(
  notPrecededBy(/\b(?:won|received|earned|secured|obtained) (?:a |an |the )?/giu),
  /\b(?:sub|arbitral|arbitration|contract|grant|tender)[- ]?awards?\b/giu,
);

const namesOutcome = (text: string): boolean => {
  const ofWork = text.replaceAll(asked, '');
  // Few texts have any, and each place is asked for the words before it.
  const told = /award/iu.test(ofWork) ? ofWork.replaceAll(awardsOfLaw, '') : ofWork;
  return outcomes.test(told) || onBudget.test(told);
};

/** What makes a participle behind it an object or an attribute: 'on improving communication', 'an increasing number', 'rapidly increasing'. */
const beforeTask = compilePhrases(
  `
  for
  on
  with
  by
  in
  at
  of
  to
  from
  into
  about
  towards?
  and
  or
  an?
  the
  ever
  is
  are
  was
  were
  `,
  { start: 'letter', ignoreCase: true },
);

/** 'Redesigned', 'Re-designed', 'Built': what somebody did. */
const deed = inSequence(
  /^\P{L}{0,4}/iu,
  anyOf(
    /[\p{L}-]{1,18}ed /iu,
    compilePhrases('built\ndrove\nmade\nran\nrewrote\ntaught\nwrote', { end: 'word', ignoreCase: true }),
  ),
);

const participle = compilePhrases(resultParticiples.join('\n'), { end: 'word', ignoreCase: true });

/**
 * 'Redesigned the forms, reducing errors', 'Redesigned the forms reducing errors', 'thereby reducing errors': what somebody did is
 * told before, and no other '-ing' that the participle could go on with: 'Handled planning, reducing stock' is a list of tasks.
 */
const consequence = inSequence(
  anyOf(
    inSequence(deed, /[^,]{1,160}(?<!ing), (?:\p{L}{2,14}ly )?/iu),
    inSequence(deed, /(?:(?!ing\b)[^,]){1,160}/iu, notPrecededBy(beforeTask), / (?<!ly )/iu),
    /\b(?:thus|thereby|hence) /iu,
  ),
  participle,
);

/** Before nouns 'enhanced' and 'strengthened' are adjectives: 'enhanced checks', 'strengthened glass'. */
const improvement = compilePhrases(
  `
  (that|which) (enhanced|strengthened)
  (enhanced|strengthened) (the|our|its|their|an?)
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** They tell of tasks, whatever comes behind. */
const ofTasks = compilePhrases(
  `
  tasked
  involved
  assisted
  helped
  participated
  attended
  `,
  { start: 'text', end: 'word', ignoreCase: true },
);

/** Numbers of years, ages, models, courses, laws and names measure nothing. */
const withoutNumbersOfOthers = (text: string): string =>
  [numberOfProvision, yearOfLaw, yearsAlone, ages, series, numberInName, numberOfCourse].reduce(
    (rest, pattern) => rest.replaceAll(pattern, ''),
    text,
  );

/** Whether a figure is in it, in digits or in words. */
export const showsFigure = ({ text }: { text: string }): boolean =>
  (/\d/u.test(text) && measured.test(withoutNames(withoutNumbersOfOthers(text)))) ||
  spelledOut.test(text) ||
  fraction.test(text);

/** Whether a bullet has a figure, a verb of improvement, or words for what came of it. `words` are its words as written. */
export const showsResult = ({ text, words }: { text: string; words: readonly string[] }): boolean =>
  showsFigure({ text }) ||
  words.some((word) => resultVerbs.has(word.toLowerCase()) && !(/^gained$/iu.test(word) && learned.test(text))) ||
  namesOutcome(text) ||
  improvement.test(text) ||
  // few bullets have a participle, and the words that may precede it are tried at each letter
  (participle.test(text) && consequence.test(text) && !ofTasks.test(text.replace(/^\P{L}+/u, '')));

const frequencies = compilePhrases(
  `
  (each|every|per|an?) (hour|day|night|morning|evening|shift)
  (each|every|per|an?) (week|weekend|month|quarter|year|season|term|semester)
  hourly
  daily
  nightly
  weekly
  monthly
  quarterly
  annually
  yearly
  once
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** Whether a bullet says how often something was done. */
export const namesFrequency = (text: string): boolean => frequencies.test(text);
