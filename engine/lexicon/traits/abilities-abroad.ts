import type { AdLanguage } from '../adverts/abroad.ts';
import { compilePhrases } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';

// What opens the words for what somebody has to be able to do: 'capacité à', 'in grado di'. Folded.
// Origin of all lists: written by us, from how job postings are worded.

const whole = { start: 'text', end: 'text' } as const;

/** Languages in which an infinitive follows: 'capacidad de explicar las mareas'. */
export const abilityOpeners = {
  fr: {
    nouns: compilePhrases(
      `
      capacites?
      aptitudes?
      facilites?
      facultes?
      capables?
      meme
      mesure
      `,
      whole,
    ),
    links: wordSet('a de d'),
    /** Right before the verb, without a link. */
    verbs: wordSet('savoir sachant saurez savez sais'),
    infinitive: /^\p{L}{2,}(?:er|ir|re|oir)$/u,
  },
  es: {
    nouns: compilePhrases(
      `
      capacidad(es)?
      capaz
      capaces
      habilidad(es)?
      facilidad
      aptitud(es)?
      `,
      whole,
    ),
    links: wordSet('de para'),
    verbs: wordSet('saber sepa'),
    infinitive: /^\p{L}{2,}(?:[aei]r|[aei]rse|[aei]rl[oae]s?)$/u,
  },
  it: {
    nouns: compilePhrases(
      `
      capacita
      capac[ei]
      abilita
      grado
      `,
      whole,
    ),
    links: wordSet('di nel nello'),
    verbs: wordSet('saper sapere sapra'),
    infinitive: /^\p{L}{2,}(?:[aei]re|rre|[aei]rsi|[aei]rl[oaie])$/u,
  },
  pt: {
    nouns: compilePhrases(
      `
      capacidades?
      capaz
      capazes
      habilidades?
      facilidade
      aptidao
      `,
      whole,
    ),
    links: wordSet('de para em'),
    verbs: wordSet('saber saiba'),
    infinitive: /^\p{L}{2,}(?:[aei]r|[aei]rem|or)$/u,
  },
} as const satisfies Partial<Record<AdLanguage, unknown>>;

/** Languages in which the infinitive is at the end: 'Fähigkeit, die Gezeiten zu erklären', 'vermogen om de getijden uit te leggen'. */
export const abilityBeforeInfinitive = {
  de: { nouns: wordSet('fahigkeit lage'), link: null, marker: 'zu' },
  nl: { nouns: wordSet('vermogen staat capaciteit talent'), link: 'om', marker: 'te' },
} as const satisfies Partial<Record<AdLanguage, unknown>>;

/** Where the words for an ability end: reasons, ways and places. */
export const abilityEnds: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  fr: wordSet('et ou mais en dans avec pour afin sur selon lorsque tout sous par vers chez au sein ainsi qui que'),
  es: wordSet('y e o u pero en con para por sobre bajo desde hasta segun ante que'),
  it: wordSet('e ed o ma in nel nella con per su sul sulla sotto secondo che anche'),
  pt: wordSet('e ou mas em no na com para por sobre sob que'),
  de: wordSet('und oder'),
  nl: wordSet('en of maar in met voor op onder binnen bij die dat'),
};

/** Verbs that open a physical demand, a language or a condition, which have rows of their own. */
export const notAbilities: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  fr: wordSet('porter soulever rester conduire parler lire ecrire marcher monter lever deplacer travailler'),
  es: wordSet('levantar cargar conducir manejar hablar leer escribir caminar permanecer trabajar'),
  it: wordSet('sollevare guidare parlare leggere scrivere camminare lavorare restare'),
  pt: wordSet('levantar carregar dirigir conduzir falar ler escrever caminhar trabalhar'),
  de: wordSet('heben tragen fahren sprechen lesen schreiben arbeiten'),
  nl: wordSet('tillen dragen rijden spreken lezen schrijven werken'),
};
