import type { AdLanguage } from '../../../lexicon/adverts/abroad.ts';
import { generalLikings, traitOpeners } from '../../../lexicon/adverts/traits.ts';
import type { Word } from '../../../text/words.ts';
import type { Phrase } from '../phrase-shape.ts';

/** 'Résistance au stress', but 'résistance des matériaux'. */
export const isTraitOpener = (word: Word, next: Word | undefined): boolean =>
  traitOpeners.test(word.plain) || (word.plain === 'resistance' && /^(?:a|au|aux)$/.test(next?.plain ?? ''));

/** 'Capacité de rédaction technique': in French one word alone is too often a quality. */
export const isLikedSkill = (words: readonly Word[], { first, last }: Phrase, language: AdLanguage): boolean =>
  (language === 'de' || last > first) && !words.slice(first, last + 1).some(({ plain }) => generalLikings.test(plain));

/** 'esprit d'équipe et taille des rosiers', but 'capacité d'adaptation et d'écoute', 'Freude an Menschen und Tieren'. */
export const endsTrait = (word: Word, next: Word | undefined): boolean =>
  /^(?:et|ou|y|e|o)$/.test(word.plain) && !/^(?:de|d|du|des|a)$/.test(next?.plain ?? '');
