import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Check } from '../../model/check.ts';
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
  chalkduster
  marker ?felt
  `,
  { ignoreCase: true },
);

export const ornamentalFonts: Check<'typefaces' | 'cite'> = {
  id: 'ornamental-fonts',
  group: 'layout',
  title: { pass: 'We found no ornamental typefaces', fail: 'Some text is set in an ornamental typeface' },
  why: 'Handwriting and display typefaces are slow to read. Programs read character codes, not the shapes of the letters.',
  impact: 'hint',
  needs: ['typefaces', 'cite'],
  sources: [],
  run: ({ typefaces, cite }) => {
    const found = typefaces.filter(({ name }) => ornamental.test(name));
    if (found.length === 0) return passed;
    return failed(
      0.5,
      `Some of your text is set in ${listed(found.map(({ name }) => name))}.`,
      'Use a plain typeface such as Arial, Calibri, Georgia or Times New Roman.',
      found.map(({ run }) => cite.runs([run])),
    );
  },
};
