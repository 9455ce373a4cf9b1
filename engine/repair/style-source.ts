import { child, childrenNamed, valueOf } from '../read/docx/package/xml.ts';
import type { Xml } from '../read/docx/package/xml.ts';
import type { Mendable, Story } from './mendable.ts';
import { sourceOf } from './rewrite.ts';

/** Longer chains of 'based on' are a mistake or a cycle. */
const maxAncestors = 20;

/** Properties by name ('w:sz') with their source. */
export type Pieces = ReadonlyMap<string, string>;

export type StyleSources = {
  /** The id of the style of a paragraph without one. */
  defaultParagraph: string | undefined;
  /** What a style and those that it is based on set, without the defaults of the document. */
  pieces: (id: string | undefined, of: 'w:pPr' | 'w:rPr') => Pieces;
  /** The run properties that apply where no style sets any. */
  defaults: Pieces;
  byId: (id: string) => Xml | undefined;
  part: Story | null;
};

const isDefault = ({ attributes }: Xml): boolean =>
  attributes['w:type'] === 'paragraph' && ['1', 'true'].includes(attributes['w:default'] ?? '');

/** The styles of a file with their source. */
export const styleSourcesOf = (file: Mendable): StyleSources => {
  const part = file.related('styles');
  const all = new Map(childrenNamed(part?.xml, 'w:style').map((xml) => [xml.attributes['w:styleId'] ?? '', xml]));
  const piecesOf = (properties: Xml | undefined): [string, string][] =>
    part === null ? [] : (properties?.children ?? []).map((element) => [element.name, sourceOf(part, element)]);
  const pieces = (id: string | undefined, of: 'w:pPr' | 'w:rPr', depth = 0): Map<string, string> => {
    const style = id === undefined ? undefined : all.get(id);
    if (style === undefined || depth > maxAncestors) return new Map();
    return new Map([...pieces(valueOf(style, 'w:basedOn'), of, depth + 1), ...piecesOf(child(style, of))]);
  };
  return {
    defaultParagraph: [...all].find(([, style]) => isDefault(style))?.[0],
    pieces,
    defaults: new Map(piecesOf(child(child(child(part?.xml, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'))),
    byId: (id) => all.get(id),
    part,
  };
};
