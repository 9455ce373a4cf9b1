import type { DocumentTraits, FlowPart, Link, Paragraph, Picture, Run, Shape, Table } from '../../model/document.ts';
import { noTraits } from '../no-traits.ts';
import type { Field } from './fields.ts';
import type { Ground } from './styles/ground.ts';
import type { Markers } from './styles/numbering.ts';
import type { Package, Relationship } from './package/package.ts';
import type { RunStyle } from './styles/run-style.ts';
import type { Styles } from './styles/styles.ts';
import type { Xml } from './package/xml.ts';

type Growing<T> = { -readonly [K in keyof T]: T[K] };

/** Everything found so far, in stored order. */
export type Gathered = {
  runs: Run[];
  paragraphs: (Growing<Paragraph> & { runs: number[] })[];
  tables: Growing<Table>[];
  pictures: Picture[];
  shapes: Shape[];
  links: Link[];
  traits: DocumentTraits;
  charactersRead: number;
  /** Index of the first paragraph of the current section. */
  sectionStart: number;
  /** The elements of `runs` and `paragraphs`, null for those that are made of something else. */
  origins: { runs: (Xml | null)[]; paragraphs: (Xml | null)[] };
};

/** Context of the whole walk. */
export type Walk = {
  all: Gathered;
  package: Package;
  styles: Styles;
  markers: Markers;
  keepsPlaceholders: boolean;
  /** Colour of the page; 'unknown' when pictures or shapes lie behind the text. */
  pageGround: Ground;
  /** Background of text boxes without a fill: they are often placed over a shape that has one. */
  boxGround: Ground;
};

/** Position of the walk in the document. `fields` is shared along one story, because fields span paragraphs. */
export type Where = {
  part: FlowPart;
  relationships: ReadonlyMap<string, Relationship>;
  fields: Field[];
  cell: Paragraph['cell'];
  textBox: number | null;
  boxPlace?: Paragraph['boxPlace'];
  /** Of the enclosing cell or text box. */
  ground: Ground;
  isPlaceholder: boolean;
};

/** The paragraph that runs are added to; `link` is the address of the enclosing hyperlink. */
export type Around = { index: number; style: RunStyle; ground: Ground; link?: string };

/** The initial state of the walk. */
export const emptyGathered = (): Gathered => ({
  runs: [],
  paragraphs: [],
  tables: [],
  pictures: [],
  shapes: [],
  links: [],
  traits: { ...noTraits },
  charactersRead: 0,
  sectionStart: 0,
  origins: { runs: [], paragraphs: [] },
});

/** Sets the column count of the paragraphs since the last section break. */
export const endSection = (all: Gathered, columns: number): void => {
  for (const paragraph of all.paragraphs.slice(all.sectionStart)) paragraph.sectionColumns = columns;
  all.sectionStart = all.paragraphs.length;
};
