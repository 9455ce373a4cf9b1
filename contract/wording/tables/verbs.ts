import { rowsOf, wordsIn } from './list.ts';

// All lists here: written by us, from how bullets and their rewrites are worded.

/**
 * Verbs of what somebody does again and again. Only these change their tense: 'Completing a degree' is not yet 'Completed
 * a degree', and who is responsible for selling has not sold. A verb that names a result or an end does not belong here.
 */
const activities = wordsIn(`
  administer advise answer arrange assemble balance bill bake blend book brew calibrate care check clean coach collect
  communicate compile conduct cook coordinate count demonstrate design direct distribute document drive edit educate
  encourage enter enforce examine explain facilitate feed file follow forecast gather greet guide handle help host
  inform inspect install instruct interview keep label lead load log maintain manage measure mentor mix moderate monitor
  mop mow negotiate observe open operate order organize oversee pack paint perform photograph pick plan play post
  prepare present print process produce program proofread provide pull purchase receive record recruit repair replenish
  report research respond restock review rotate run sanitize schedule screen serve ship sort stock stack staff
  supervise supply support survey sweep teach test tidy track train transcribe translate transport treat
  troubleshoot tutor type unload update use verify wash watch water weigh weld welcome work wrap assist file fix
  liaise interpret research analyze evaluate assess close handle sew iron dispatch deliver
`);

/** Other verbs whose forms are known. */
const others = wordsIn(`
  acquire attempt author find know understand reach begin boost buy carry choose complete create cut deal decrease develop devise do
  draft enhance ensure fill get give improve increase instruct inventory learn lower make migrate participate put
  reduce remove respond select speak start submit take talk tell utilize leverage write
`);

/** Verbs of two and more words; the first of them is inflected. */
const phrasal = rowsOf(`
  call back
  care for
  carry out
  clean up
  deal with
  fill out
  get rid of
  hand out
  help out
  keep track of
  look after
  make sure
  pick up
  put together
  respond to
  speak to
  speak with
  take care of
  talk to
  talk with
  turn in
`);

/** base, past and present participle, where a rule does not give them. */
const irregular = new Map(
  rowsOf(`
    begin began beginning
    buy bought buying
    choose chose choosing
    cut cut cutting
    deal dealt dealing
    do did doing
    drive drove driving
    feed fed feeding
    get got getting
    give gave giving
    keep kept keeping
    lead led leading
    make made making
    oversee oversaw overseeing
    put put putting
    run ran running
    sew sewed sewing
    speak spoke speaking
    sweep swept sweeping
    take took taking
    teach taught teaching
    tell told telling
    write wrote writing
    plan planned planning
    ship shipped shipping
    log logged logging
    mop mopped mopping
    stop stopped stopping
    program programmed programming
    wrap wrapped wrapping
  `).map((row): [string, readonly string[]] => {
    const [base = '', ...forms] = row.split(' ');
    return [base, forms];
  }),
);

export type VerbForm = 'base' | 'third' | 'past' | 'ing';
export type VerbReading = { lemma: string; form: VerbForm };

const withPast = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
};
const withIng = (base: string): string => `${/[^e]e$/.test(base) ? base.slice(0, -1) : base}ing`;
const withS = (base: string): string => {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
};

const inflected = (lemma: string): readonly (readonly [string, VerbForm])[] => {
  const [head = '', ...rest] = lemma.split(' ');
  const [past = withPast(head), ing = withIng(head)] = irregular.get(head) ?? [];
  const all: readonly (readonly [string, VerbForm])[] = [
    [head, 'base'],
    [withS(head), 'third'],
    [past, 'past'],
    [ing, 'ing'],
  ];
  return all.map(([word, form]) => [[word, ...rest].join(' '), form]);
};

const readings = new Map<string, VerbReading[]>();
for (const lemma of [...activities, ...others, ...phrasal])
  for (const [word, form] of inflected(lemma)) {
    const known = readings.get(word) ?? [];
    if (!known.some((each) => each.lemma === lemma && each.form === form))
      readings.set(word, [...known, { lemma, form }]);
  }

/** How a word can be read as a verb of our lists; empty where it cannot. */
export const verbReadings = (word: string): readonly VerbReading[] => readings.get(word.toLowerCase()) ?? [];

/** The forms of more than one word, as they stand in a text. */
export const phrasalForms: readonly string[] = phrasal.flatMap((lemma) => inflected(lemma).map(([word]) => word));

const phrasalActivities = wordsIn('care speak talk respond look deal keep call hand take');
export const isActivity = (lemma: string): boolean =>
  activities.has(lemma) || phrasalActivities.has(lemma.split(' ').length > 1 ? (lemma.split(' ')[0] ?? '') : '');

/**
 * Verbs that may take the place of another: the same deed at the same rank, or less. Not here, on purpose: 'handle' to
 * 'resolve' and 'find' to 'identify' (a result), 'clean' to 'sanitize' (a procedure), 'watch' to 'supervise' (a rank),
 * 'work with' to 'collaborate with' (people instead of tools).
 */
const sameDeed = new Map(
  rowsOf(`
    answer: respond to
    arrange: organize
    assist: help
    author: write
    begin: start
    boost: increase
    buy: purchase
    carry: transport
    carry out: perform, conduct
    choose: select
    clean up: clean
    collect: gather
    conduct: perform
    cook: prepare
    deal with: handle
    decrease: reduce, lower
    document: record
    enhance: improve
    fill out: complete
    fix: repair
    gather: collect
    get: receive
    get rid of: remove
    give: provide
    greet: welcome
    hand out: distribute
    help out: help
    help: assist
    instruct: teach
    keep track of: track
    keep: maintain
    leverage: use
    log: record
    look after: care for
    lower: reduce, decrease
    make sure: ensure
    make: prepare, produce, create
    oversee: supervise
    perform: conduct
    pick up: collect
    provide: give
    purchase: buy
    put together: assemble, compile
    record: document, log
    reduce: decrease, lower
    run: operate
    select: choose
    start: begin
    supervise: oversee
    support: help, assist
    take care of: care for, handle
    talk to: speak with, speak to
    talk with: speak with
    teach: instruct
    tell: inform
    turn in: submit
    utilize: use
    welcome: greet
    write: draft
  `).map((row): [string, ReadonlySet<string>] => {
    const [from = '', to = ''] = row.split(': ');
    return [from, new Set(to.split(', '))];
  }),
);

export const isSameDeed = (from: string, to: string): boolean => from === to || (sameDeed.get(from)?.has(to) ?? false);

/** Nouns that name the deed of a verb: 'the preparation of reports' is 'preparing reports'. */
export const deeds: ReadonlyMap<string, string> = new Map(
  rowsOf(`
    administration administer
    analysis analyze
    assembly assemble
    assessment assess
    calibration calibrate
    collection collect
    compilation compile
    coordination coordinate
    delivery deliver
    demonstration demonstrate
    demonstrations demonstrate
    design design
    development develop
    distribution distribute
    evaluation evaluate
    inspection inspect
    inspections inspect
    installation install
    maintenance maintain
    management manage
    migration migrate
    operation operate
    organization organize
    preparation prepare
    presentation present
    presentations present
    production produce
    recruitment recruit
    repair repair
    repairs repair
    sorting sort
    supervision supervise
    training train
    translation translate
    transportation transport
  `).map((row): [string, string] => {
    const [noun = '', verb = ''] = row.split(' ');
    return [noun, verb];
  }),
);
