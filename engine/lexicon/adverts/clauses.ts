import { compilePhrases } from '../phrases/compile.ts';
import { wordSet } from '../word-set.ts';
import type { AdLanguage } from './abroad.ts';

// Words that tell what in a sentence of a posting is no name of a requirement. Without accents. Origin of all lists:
// written by us, from how such postings are worded.

/** With one of these an item is a sentence, not a list of nouns. */
export const clauseWords: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  de: wordSet('sein muss dass weil wenn damit sodass um du sie haben hast verfugen kannst konnen wobei'),
  fr: wordSet('qui que dont etre doit afin car vous nous est sont sera serait constitue permet permettant telles tels'),
  es: wordSet('ser que quien para porque es son sera seras ofrecemos'),
  it: wordSet('essere che chi perche sono sara offriamo'),
  pt: wordSet('ser que quem porque sera oferecemos voce'),
  nl: wordSet('dat die omdat als wij je jij is zijn wordt kunt hebt'),
};

/** With one of these in front an item is a sentence about its reader: only what words that ask open is a noun of its own. */
export const sentenceOpeners: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  de: wordSet(''),
  fr: wordSet('vous tu nous'),
  es: wordSet('tienes cuentas eres posees dispones te sabes'),
  it: wordSet('hai sei possiedi sai ami ti'),
  pt: wordSet('tens tem es possui possuis voce gosta'),
  nl: wordSet('je jij u jouw wij we'),
};

/** What follows one of these says why, where, when or what then. */
export const purposeWords: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  de: wordSet('um damit durch ist sind war ware wird werden ab bis seit'),
  fr: wordSet('afin pour chez lors sous selon est sont serait sera dont qui que sein'),
  es: wordSet('para durante segun sera es son que'),
  it: wordSet('per presso durante secondo sara sono che'),
  pt: wordSet('para durante segundo sera sao que'),
  nl: wordSet('voor om tijdens bij is zijn die dat'),
};

const endings = (list: string): RegExp => compilePhrases(list.replaceAll(' ', '\n'), { start: 'text', end: 'text' });

/**
 * How adjectives and participles end, of which one word alone names nothing. German nouns have a capital, which says
 * more; Dutch endings say too little.
 */
export const looseEndings: Readonly<Record<AdLanguage, RegExp | null>> = {
  de: null,
  nl: null,
  fr: endings('*ees? *elles? *[ai]bles? *iques? *aires? *ives? *ifs? *euses? *ues? *ales? *els?'),
  es: endings('*[ai]d[oa]s? *bles? *iv[oa]s? *os[oa]s? *ales? *ntes?'),
  it: endings('*[aiu]t[oaie] *bil[ei] *iv[oaie] *os[oaie] *al[ei] *nt[ei]'),
  pt: endings('*[ai]d[oa]s? *ve(l|is) *iv[oa]s? *os[oa]s? *a(l|is) *ntes?'),
};

/** Behind one of these a word is a noun, whatever it ends in: 'en informatique', 'la logistique'. */
export const nounMarkers = wordSet(
  'de d du des del della dei do da dos das le la les l el los las il lo gli i un une una uno um uma en in em con avec con com a au aux',
);

/** Behind these examples are listed: 'logiciels tels que', 'Gewerke wie'. */
export const exampleOpeners = wordSet('tel tels telle telles comme wie como come zoals');
