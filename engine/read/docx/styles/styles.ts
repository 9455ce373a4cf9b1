import type { Part } from '../package/package.ts';
import { mergedStyle, runStyleOf, shadingOf } from './run-style.ts';
import type { RunStyle } from './run-style.ts';
import { child, childrenNamed, descendants, valueOf } from '../package/xml.ts';
import type { Xml } from '../package/xml.ts';

/** A style resolved with its ancestors. */
export type Style = {
  name: string;
  run: RunStyle;
  headingLevel: number | null;
  numbering: { numId: string; level: number } | null;
  alignment: string | undefined;
  /** Color behind the whole paragraph. */
  ground: string | undefined;
  /** True for a table style that shades some cells. */
  isShaded: boolean;
};

export type Styles = {
  defaults: RunStyle;
  language: string | null;
  byId(id: string | undefined): Style | null;
  defaultParagraph: Style | null;
  fontOf: (theme: string) => string | undefined;
};

/** Names of Word's own heading styles, as stored by Word in any language and by other programs in theirs. */
const headingName = /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|overskrift)\s?([1-9])$/i;

/** Longer chains of 'based on' are a mistake or a cycle. */
const maxAncestors = 20;

/** The styles of one document, resolved along 'based on' on first use. */
export const stylesOf = (part: Part | null, theme: Part | null): Styles => {
  const fontOf = themeFonts(theme);
  const all = new Map(childrenNamed(part?.xml, 'w:style').map((xml) => [xml.attributes['w:styleId'] ?? '', xml]));
  const defaultRun = child(child(child(part?.xml, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  const known = new Map<string, Style>();

  const resolve = (id: string, depth: number): Style | null => {
    const remembered = known.get(id);
    if (remembered !== undefined) return remembered;
    const xml = all.get(id);
    if (xml === undefined || depth > maxAncestors) return null;
    const basedOn = valueOf(xml, 'w:basedOn');
    const parent = basedOn === undefined || basedOn === id ? null : resolve(basedOn, depth + 1);
    const style = styleOf(xml, parent, fontOf);
    known.set(id, style);
    return style;
  };

  const defaultId = [...all].find(([, { attributes }]) => isDefaultParagraph(attributes))?.[0];
  return {
    defaults: runStyleOf(defaultRun, fontOf),
    language: child(defaultRun, 'w:lang')?.attributes['w:val'] ?? null,
    byId: (id) => (id === undefined ? null : resolve(id, 0)),
    defaultParagraph: defaultId === undefined ? null : resolve(defaultId, 0),
    fontOf,
  };
};

const isDefaultParagraph = (attributes: Readonly<Record<string, string>>): boolean =>
  attributes['w:type'] === 'paragraph' && (attributes['w:default'] === '1' || attributes['w:default'] === 'true');

const styleOf = (xml: Xml, parent: Style | null, fontOf: Styles['fontOf']): Style => {
  const name = valueOf(xml, 'w:name') ?? xml.attributes['w:styleId'] ?? '';
  const pPr = child(xml, 'w:pPr');
  return {
    name,
    run: mergedStyle(parent?.run ?? {}, runStyleOf(child(xml, 'w:rPr'), fontOf)),
    headingLevel: outlineLevel(pPr) ?? namedLevel(name) ?? parent?.headingLevel ?? null,
    numbering: numberingIn(pPr, parent?.numbering ?? null),
    alignment: valueOf(pPr, 'w:jc') ?? parent?.alignment,
    ground: shadingOf(child(pPr, 'w:shd')) ?? parent?.ground,
    isShaded:
      (parent?.isShaded ?? false) || descendants(xml, 'w:shd').some(({ attributes }) => isPaint(attributes['w:fill'])),
  };
};

const isPaint = (fill: string | undefined): boolean => fill !== undefined && !/^(auto|ffffff)$/i.test(fill);

const namedLevel = (name: string): number | null => {
  const level = headingName.exec(name)?.[1];
  return level === undefined ? null : Number(level);
};

/** 1 to 9; Word counts from 0, and its 9 means body text. */
export const outlineLevel = (pPr: Xml | undefined): number | null => {
  const value = Number(valueOf(pPr, 'w:outlineLvl') ?? 9);
  return value >= 0 && value <= 8 ? value + 1 : null;
};

/** A number id of 0 removes a paragraph from the list of its style. */
export const numberingIn = (pPr: Xml | undefined, inherited: Style['numbering']): Style['numbering'] => {
  const numPr = child(pPr, 'w:numPr');
  if (numPr === undefined) return inherited;
  const numId = valueOf(numPr, 'w:numId') ?? inherited?.numId;
  if (numId === undefined || numId === '0') return null;
  const level = Number(valueOf(numPr, 'w:ilvl') ?? inherited?.level ?? 0);
  return { numId, level: level >= 0 && level <= 8 ? level : 0 };
};

/** From 'minorHAnsi' and similar names to the typeface in the theme. */
const themeFonts = (theme: Part | null): ((name: string) => string | undefined) => {
  const scheme = theme === null ? undefined : descendants(theme.xml, 'a:fontScheme')[0];
  const faceOf = (kind: string): string | undefined =>
    child(child(scheme, kind), 'a:latin')?.attributes['typeface'] || undefined;
  const minor = faceOf('a:minorFont');
  const major = faceOf('a:majorFont');
  return (name) => (name.startsWith('major') ? major : minor);
};
