import { isIconFont } from '../../lexicon/picture-fonts.ts';
import type { RepairChange } from '../../model/repair.ts';
import { symbolOf } from '../../read/docx/characters.ts';
import { descendants } from '../../read/docx/package/xml.ts';
import type { Xml } from '../../read/docx/package/xml.ts';
import { privateUse } from '../../text/ornaments.ts';
import { outermost, quoted } from '../elements.ts';
import type { Mendable, Repair, Story } from '../mendable.ts';
import { escaped, insideRewritten, partRewritten, sourceOf, startTag } from '../rewrite.ts';
import type { Rewrite } from '../rewrite.ts';

export const symbols: Repair = {
  id: 'symbols',
  title: 'Replace icons and decorative symbols',
  what: 'Turns decorative bullets into plain ones and arrows into "->", and removes icons and emoji beside your details.',
  check: 'decorative-glyphs',
  find: (file) => {
    const changes: RepairChange[] = [];
    const parts = new Map<string, string>();
    for (const story of file.stories) {
      const text = partRewritten(story, story.xml, plainly(story, file, changes));
      if (text !== story.text) parts.set(story.name, text);
    }
    return changes.length === 0 ? null : { parts, changes };
  },
};

/** Symbols that begin an item of a list. */
const bullets = new Set('➢➣➤➔➜➞➡➥➧➨➼➽➾⇒⇨→↳⏵❖❑❒❍❏❐❥✓✔✗✘☑☐✦✧✱✲✳✴✵✶✷✸✹✺✻✼✽✾✿❀❁❃❇❈❉❊❋◈⬥⬧⬩⬪⬛⬜⭐'.split(''));
const arrows = new Set('→⇒⇨➔➜➞➡'.split(''));
/** Lines between items. */
const separators = new Set('⏐⎮❘❙❚❖✦'.split(''));
/** Signs with a meaning of their own: they stay. */
const meaningful = new Set('←↑↓↔↕⇄⇅⌘⌥⌀♀♂☺☹✝♪'.split(''));
const contact = /[\u{260E}\u{260F}\u{2706}\u{2709}\u{2302}\u{231A}\u{23F0}\u{1F000}-\u{1FAFF}]\u{FE0F}?/u;

type Piece = { element: Xml; text: string };

const pieceNames: readonly string[] = ['w:t', 'w:sym'];

const plainly = (story: Story, file: Mendable, changes: RepairChange[]): Rewrite => {
  const visible = visibleRunsOf(file);
  const plain: Rewrite = (element) => {
    if (element.name !== 'w:p') return null;
    const pieces = piecesOf(element);
    const whole = pieces.map(({ text }) => text).join('');
    const fresh = replacedIn(pieces, (piece) => visible.get(file.parentOf(piece) ?? piece) ?? null);
    if (fresh.size === 0 || !/[\p{L}\p{N}]/u.test(whole)) return null;
    const after = pieces.map((piece) => fresh.get(piece.element) ?? piece.text).join('');
    changes.push({ before: quoted(whole), after: quoted(after) });
    const rewrite: Rewrite = (inner) => {
      if (inner !== element && inner.name === 'w:p') return plain(inner);
      return inner.name === 'w:r' ? runWith(story, inner, fresh, rewrite) : null;
    };
    const tag = startTag(story, element);
    return `${tag}${insideRewritten(story, element, rewrite)}</w:p>`;
  };
  return plain;
};

/** Font names of runs that a person sees. */
const visibleRunsOf = ({ source }: Mendable): ReadonlyMap<Xml, string> =>
  new Map(
    source.document.runs.flatMap(({ hidden, font }, index): [Xml, string][] => {
      const run = source.runs[index] ?? null;
      return run === null || hidden !== undefined ? [] : [[run, font.name]];
    }),
  );

const noCounts = { ligatures: 0, softHyphens: 0, unmappedCharacters: 0 };

/** The stretches of text of a paragraph, without those of its text boxes. */
const piecesOf = (paragraph: Xml): Piece[] =>
  outermost(paragraph, ({ name }) => pieceNames.includes(name) || name === 'w:tab' || name === 'w:txbxContent').flatMap(
    (element) => {
      if (element.name === 'w:txbxContent') return [];
      if (element.name === 'w:t') return [{ element, text: element.text }];
      if (element.name === 'w:tab') return [{ element, text: '\t' }];
      const { attributes } = element;
      const code = Number.parseInt(attributes['w:char'] ?? '', 16);
      return [{ element, text: symbolOf(attributes['w:font'] ?? '', code, { ...noCounts }) }];
    },
  );

/** New texts of the pieces that change. */
const replacedIn = (pieces: readonly Piece[], fontOf: (piece: Xml) => string | null): ReadonlyMap<Xml, string> => {
  const fresh = new Map<Xml, string>();
  let before = '';
  pieces.forEach(({ element, text }, index) => {
    const font = fontOf(element);
    const after = pieces
      .slice(index + 1)
      .map((piece) => piece.text)
      .join('');
    const replaced =
      font === null || element.name === 'w:tab' ? text : plainText(text, before, after, font, element.name === 'w:sym');
    if (replaced !== text || (element.name === 'w:sym' && font !== null && isPlainBullet(text)))
      fresh.set(element, replaced);
    before += replaced;
  });
  return fresh;
};

const isPlainBullet = (text: string): boolean => '•▪●■'.includes(text) && text !== '';

const plainText = (text: string, before: string, after: string, font: string, isSymbol: boolean): string => {
  if (isIconFont(font) && !isSymbol) return ratings.test(text) ? text : '';
  let all = '';
  const signs = Array.from(text);
  signs.forEach((sign, index) => {
    const rest = signs.slice(index + 1).join('') + after;
    const own = replacementOf(sign, before + all, rest);
    // The space that followed a sign that goes.
    const isDoubleSpace = own === ' ' && (before + all).trim() === '' && all.length < index;
    all += isDoubleSpace ? '' : own;
  });
  return all;
};

const ratings = /[★☆●○]{2}/u;
const wordCharacter = /[\p{L}\p{N}]/u;

const replacementOf = (sign: string, before: string, after: string): string => {
  if (meaningful.has(sign) || !isOdd(sign)) return sign;
  const isFirst = !wordCharacter.test(before);
  const isLast = !wordCharacter.test(after);
  if (contact.test(sign) || privateUse.test(sign)) return isFirst || isLast || /[|•·,;\t]\s*$/.test(before) ? '' : '|';
  if (isFirst && bullets.has(sign)) return isLast ? sign : '•';
  if (arrows.has(sign)) return isLast ? sign : '->';
  if (separators.has(sign)) return isLast ? '' : '|';
  return sign;
};

const isOdd = (sign: string): boolean =>
  contact.test(sign) || privateUse.test(sign) || bullets.has(sign) || arrows.has(sign) || separators.has(sign);

/** A run whose signs change; a symbol font would draw the new ones as something else. */
const runWith = (story: Story, run: Xml, fresh: ReadonlyMap<Xml, string>, rewrite: Rewrite): string | null => {
  const changed = run.children.filter((piece) => fresh.has(piece));
  if (changed.length === 0) return null;
  const rest = run.children.filter(({ name }) => name !== 'w:rPr' && !pieceNames.includes(name));
  const isGone = run.children.every((piece) => !pieceNames.includes(piece.name) || fresh.get(piece) === '');
  if (isGone && rest.length === 0) return '';
  const hasSymbolFont = descendants(run, 'w:rFonts').some(({ attributes }) =>
    Object.values(attributes).some((font) => isIconFont(font) || /^(?:wingdings|webdings|symbol)/i.test(font)),
  );
  const inside = insideRewritten(story, run, (piece) => {
    if (piece.name === 'w:rFonts' && hasSymbolFont) return '';
    const text = fresh.get(piece);
    if (text === undefined) return piece.name === 'w:rPr' ? null : (rewrite(piece) ?? sourceOf(story, piece));
    return text === '' ? '' : `<w:t xml:space="preserve">${escaped(text)}</w:t>`;
  });
  return `${startTag(story, run)}${inside}</w:r>`;
};
