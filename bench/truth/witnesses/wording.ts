import {
  flat,
  judge,
  numbersOf,
  plain,
  quotedIn,
  refuted,
  type Row,
  supported,
  type Testimony,
  unless,
  type Witness,
} from '../witness.ts';

/** Known bullets of all jobs; null when they are not known. Without a job, bullets are those of voluntary work and the like. */
const bulletsOf = ({ truth }: Testimony): readonly string[] | null =>
  truth?.jobs === undefined || truth.jobs.length === 0 || truth.jobs.some(({ bullets }) => bullets === undefined)
    ? null
    : truth.jobs.flatMap(({ bullets }) => bullets ?? []);

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The cited words stand together in some text: nothing was glued to them. */
const areOnThePage: Witness = ({ quotes }, { texts }) =>
  judge(
    quotes
      .filter((quote) => quote !== '')
      .every((quote) => texts.some((text) => flat(text).includes(flat(quote).slice(0, 60)))),
  );

const both =
  (...witnesses: readonly Witness[]): Witness =>
  (statement, testimony) => {
    const verdicts = witnesses.map((witness) => witness(statement, testimony));
    if (verdicts.includes('contradicts')) return 'contradicts';
    return verdicts.includes('agrees') ? 'agrees' : 'cannot tell';
  };

/** The second number of 'N of the M bullets that we read' is the known number of bullets, give or take one in ten. */
const countsBullets: Witness = ({ says }, testimony) => {
  const bullets = bulletsOf(testimony);
  const said = /(?:of|in) the (\d+) bullets/u.exec(says)?.[1];
  if (bullets === null || said === undefined) return 'cannot tell';
  return judge(Math.abs(Number(said) - bullets.length) <= Math.max(1, bullets.length / 10));
};

const showsNumber = (bullet: string): boolean => /[$€£%]|(?<!\d)(?!(?:19|20)\d{2}(?!\d))\d/u.test(bullet);

/** 'I built', 'my team'; not 'Calculus I' or 'World War I'. */
const pronouns: readonly RegExp[] = [
  /\b(?:my|our)\b/u,
  /(?:^|[.;,:([]\s*|\b(?:and|then|Then|that|which|where|when|as|while)\s)I\s\p{Ll}/u,
  /\b[Ww]e\s\p{Ll}/u,
  /\bI(?:'ve|'m| am| was| have)\b/u,
];
const hasPronoun = (text: string): boolean => pronouns.some((pattern) => pattern.test(text));

/** Lines that begin with a word in the text that shows most of them; beside another column, a bullet sign is where a line begins. */
const openingsWith = ({ texts }: Testimony, word: string): number => {
  const opening = new RegExp(String.raw`(?:^|[•▪●◦‣·*–-])[^\p{L}\n]*${plain(word)} `, 'u');
  return Math.max(0, ...texts.map((text) => text.split('\n').filter((line) => opening.test(plain(line))).length));
};

const anyText = ({ texts }: Testimony, words: string): boolean =>
  texts.some((text) => plain(text).includes(plain(words)));

const oneSense = 'whether a sentence is easy to follow is a matter of judgment';

export const wordingWitnesses = {
  'bullets-without-results': {
    by: 'figures in the known bullets',
    fail: both(countsBullets, (_, testimony) => {
      const bullets = bulletsOf(testimony);
      return bullets === null ? 'cannot tell' : judge(bullets.filter(showsNumber).length / bullets.length < 0.4);
    }),
    pass: (_, testimony) => {
      const bullets = bulletsOf(testimony);
      return bullets === null ? 'cannot tell' : supported(bullets.filter(showsNumber).length / bullets.length >= 0.2);
    },
  },
  'filler-words': {
    by: 'a search for the cited phrases',
    fail: ({ says }, testimony) => judge(quotedIn(says).every((phrase) => anyText(testimony, phrase))),
    pass: (_, testimony) =>
      unless(
        ['team player', 'hard worker', 'go-getter', 'results-driven', 'detail-oriented'].filter((phrase) =>
          anyText(testimony, phrase),
        ).length > 2,
      ),
  },
  'first-person': {
    by: 'pronouns in the cited words',
    fail: both(areOnThePage, countsBullets, ({ quotes }) =>
      judge(quotes.every((quote) => hasPronoun(quote) || quote.length > 190)),
    ),
    pass: (_, testimony) => {
      const bullets = bulletsOf(testimony);
      return bullets === null ? 'cannot tell' : unless(bullets.filter((bullet) => hasPronoun(bullet)).length > 2);
    },
  },
  'jobs-without-details': {
    by: 'known bullets of the newest jobs',
    fail: (_, { truth }) => {
      const jobs = truth?.jobs?.slice(0, 3);
      return jobs === undefined || jobs.some(({ bullets }) => bullets === undefined)
        ? 'cannot tell'
        : judge(jobs.some(({ bullets }) => bullets?.length === 0));
    },
    pass: (_, { truth }) => refuted(truth?.jobs?.slice(0, 3).some(({ bullets }) => bullets?.length === 0) ?? false),
  },
  'long-bullets': {
    by: 'words of the known bullets, or of the cited words',
    fail: both(areOnThePage, countsBullets, (_, testimony) => {
      const bullets = bulletsOf(testimony);
      return bullets === null ? 'cannot tell' : judge(bullets.some((bullet) => wordsIn(bullet) > 38));
    }),
    pass: (_, testimony) => {
      const bullets = bulletsOf(testimony);
      return bullets === null ? 'cannot tell' : unless(bullets.some((bullet) => wordsIn(bullet) > 44));
    },
  },
  'mixed-tense': {
    by: 'the jobs of the cited bullets',
    fail: both(areOnThePage, ({ quotes }, { truth }) => {
      const current = (truth?.jobs ?? [])
        .filter(({ end }) => end === 'present')
        .flatMap(({ bullets }) => bullets ?? []);
      return refuted(
        quotes.some((quote) => current.some((bullet) => flat(bullet).startsWith(flat(quote).slice(0, 40)))),
      );
    }),
    pass: 'a witness would need the tense of each verb',
  },
  'repeated-verbs': {
    by: 'lines that begin with the cited words',
    fail: ({ says }, testimony) => {
      const numbers = numbersOf(says);
      return judge(quotedIn(says).every((word, at) => openingsWith(testimony, word) >= (numbers[at] ?? 0) * 0.8));
    },
    pass: (_, testimony) => {
      const bullets = bulletsOf(testimony);
      if (bullets === null) return 'cannot tell';
      const first = bullets.map((bullet) => plain(bullet).split(' ')[0] ?? '');
      const most = Math.max(0, ...first.map((word) => first.filter((other) => other === word).length));
      return unless(most > 5 && most / bullets.length > 0.2);
    },
  },
  spelling: {
    by: 'a search for the cited words',
    fail: ({ says }, testimony) => {
      const [unknown = ''] = says.split('Did you mean');
      return judge(quotedIn(unknown).every((word) => anyText(testimony, word)));
    },
    pass: 'a witness would need another dictionary',
  },
  'tangled-bullets': {
    by: 'words of the cited bullets',
    fail: both(areOnThePage, countsBullets, ({ quotes }) => judge(quotes.every((quote) => quote.length > 100))),
    pass: oneSense,
  },
  'unexplained-acronyms': {
    by: 'a search for the cited abbreviations',
    fail: ({ says }, { texts }) => {
      const cited =
        /spelled out: (.*)\.$/u
          .exec(says)?.[1]
          ?.split(/, | and /u)
          .filter((word) => /^[A-Z&/]+$/u.test(word)) ?? [];
      return judge(
        cited.every((word) => texts.some((text) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u').test(text))),
      );
    },
    pass: 'a witness would need a list of abbreviations',
  },
  'weak-openings': {
    by: 'the beginning of the cited bullets',
    fail: both(areOnThePage, countsBullets),
    pass: 'which openings are weak is a matter of judgment',
  },
} satisfies Record<string, Row>;
