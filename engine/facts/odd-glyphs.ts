import type { OddGlyphs } from '../model/facts.ts';
import type { Reading, Span } from '../model/reading.ts';

/** Private use areas: characters that only their own font can draw. */
const privateUse = /[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFD}]/gu;
/** Pictures among the characters: telephones, envelopes, hearts, stars, arrows, emoji. Ordinary bullets and dashes are not here. */
const picture = /[\u{2190}-\u{21FF}\u{2300}-\u{23FF}\u{2600}-\u{27BF}\u{2B00}-\u{2BFF}\u{1F000}-\u{1FAFF}]/gu;
/** Symbols that Word's list numbering and plain typing produce: ticks, arrows and diamonds in front of a line are read as bullets. */
const usual = /[\u{2192}\u{27A2}\u{2713}\u{2714}\u{2756}\u{2726}\u{27A4}\u{2794}]/u;

/** Icons and ornaments in the text that a person sees. */
export const oddGlyphsOf = (visual: Reading): OddGlyphs => {
  const icons: Span[] = [];
  const ornaments: Span[] = [];
  for (const [line, { text, markerLength }] of visual.lines.entries()) {
    for (const { index, 0: found } of text.matchAll(privateUse)) {
      // Word's own bullets (Symbol, Wingdings) live at F0xx; as the marker of a list item every reader knows them.
      if (index >= markerLength) icons.push({ order: 'visual', line, from: index, to: index + found.length });
    }
    for (const { index, 0: found } of text.matchAll(picture)) {
      if (index < markerLength && usual.test(found)) continue;
      ornaments.push({ order: 'visual', line, from: index, to: index + found.length });
    }
  }
  return { icons, ornaments };
};
