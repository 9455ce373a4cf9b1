import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { isPictureFont } from '../../lexicon/picture-fonts.ts';
import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import { failed, listed, passed } from '../outcomes.ts';

/** Typefaces made for invitations, posters and comics; written by us from the lists of Windows, macOS, Office and Google Fonts. */
const ornamental = compilePhrases(
  `
  comic ?sans
  papyrus
  brush ?script
  segoe ?script
  lucida ?(handwriting|calligraphy)
  bradley ?hand
  monotype ?corsiva
  mistral
  vivaldi
  zapfino
  jokerman
  curlz
  chiller
  algerian
  old ?english
  blackadder
  ravie
  kristen
  snap ?itc
  lobster
  pacifico
  great ?vibes
  dancing ?script
  caveat
  permanent ?marker
  indie ?flower
  satisfy
  edwardian ?script
  freestyle ?script
  french ?script
  harlow
  magneto
  stencil
  showcard
  apple ?chancery
  calligraph*
  handwrit*
  pinyon
  sacramento
  chalkduster
  marker ?felt
  `,
  { ignoreCase: true },
);

/** Typefaces of office programs, operating systems, TeX and Google Fonts that are made for text. */
const plain = compilePhrases(
  `
  arial
  helvetica*
  times
  calibri
  carlito
  cambria
  caladea
  candara
  garamond
  georgia
  verdana
  tahoma
  trebuchet
  aptos
  segoe ?ui
  courier
  avenir
  bahnschrift
  lucida ?(sans|grande|console)
  dengxian
  century ?gothic
  gill ?sans
  book ?antiqua
  palatino
  computer ?modern
  latin ?modern
  ^cm(r|bx|ti|ss|sl|csc|tt|mi)*
  ^lm(roman|sans|mono)*
  ^sf(rm|bx|ti|cc|sx|ss)*
  liberation
  deja ?vu
  open ?sans
  roboto
  lato
  montserrat
  poppins
  _inter_
  raleway
  nunito
  source ?sans
  source ?serif
  noto ?sans
  noto ?serif
  merriweather
  ubuntu
  work ?sans
  ibm ?plex
  franklin ?gothic
  nimbus
  charter
  utopia
  arimo
  tinos
  cantarell
  corbel
  fira ?sans
  pt ?sans
  pt ?serif
  tex ?gyre
  zilla ?slab
  rubik
  barlow
  proxima ?nova
  libre ?franklin
  constantia
  lora
  dm ?serif
  avant ?garde
  nirmala
  malgun
  yu ?gothic
  amasis
  karla
  mulish
  `,
  { ignoreCase: true },
);

export const ornamentalFonts: Check<'document' | 'typefaces' | 'cite'> = {
  id: 'ornamental-fonts',
  group: 'layout',
  title: { pass: 'We found no ornamental typefaces', fail: 'Some text is set in an ornamental typeface' },
  why: 'Handwriting and display typefaces are slow to read. Programs read character codes, not the shapes of the letters.',
  impact: 'hint',
  needs: ['document', 'typefaces', 'cite'],
  sources: [],
  run: ({ document, typefaces, cite }) => {
    const found = typefaces.filter(({ name }) => ornamental.test(name));
    if (found.length === 0) return areAllPlain(document) ? passed : { is: 'not-applicable' };
    return failed(
      0.5,
      `Some of your text is set in ${listed(found.map(({ name }) => name))}.`,
      'Use a plain typeface such as Arial, Calibri, Georgia or Times New Roman.',
      found.map(({ run }) => cite.runs([run])),
    );
  },
};

/** Nobody can list each ornamental typeface, and one may set nothing but the name: praise is for the plain ones. */
const areAllPlain = ({ runs }: SourceDocument): boolean =>
  runs.every(
    ({ text, font, hidden }) =>
      hidden !== undefined || !/\p{L}/u.test(text) || isPictureFont(font.name) || plain.test(font.name),
  );
