import type { Paragraph } from '../../model/document.ts';
import type { Drawing } from './drawings.ts';
import type { Walk, Where } from './gathered.ts';
import { readInline } from './inline.ts';
import { mergedStyle, shadingOf } from './styles/run-style.ts';
import { numberingIn, outlineLevel } from './styles/styles.ts';
import { child, valueOf } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

const alignments: ReadonlyMap<string, Paragraph['alignment']> = new Map(
  Object.entries({
    center: 'center',
    right: 'right',
    end: 'right',
    both: 'both',
    distribute: 'both',
  }),
);

/** Adds the paragraph and returns the text boxes anchored in it, which are read after it. */
export const readParagraph = (xml: Xml, walk: Walk, where: Where): Drawing['boxes'] => {
  const { all, styles } = walk;
  const pPr = child(xml, 'w:pPr');
  const style = styles.byId(valueOf(pPr, 'w:pStyle')) ?? styles.defaultParagraph;
  const numbering = numberingIn(pPr, style?.numbering ?? null);
  const index = all.paragraphs.length;
  all.origins.paragraphs.push(xml);
  all.paragraphs.push({
    part: where.part,
    runs: [],
    style: style?.name ?? null,
    headingLevel: outlineLevel(pPr) ?? style?.headingLevel ?? null,
    listMarker: numbering === null ? null : walk.markers(numbering),
    ...(numbering === null ? {} : { listLevel: numbering.level }),
    alignment: alignments.get(valueOf(pPr, 'w:jc') ?? style?.alignment ?? '') ?? 'left',
    cell: where.cell,
    textBox: where.textBox,
    ...(where.boxPlace === undefined ? {} : { boxPlace: where.boxPlace }),
    sectionColumns: 1,
  });

  return readInline(xml.children, walk, where, {
    index,
    style: mergedStyle(styles.defaults, style?.run ?? {}),
    ground: shadingOf(child(pPr, 'w:shd')) ?? style?.ground,
  });
};
