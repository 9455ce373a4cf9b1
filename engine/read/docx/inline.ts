import { chosenOf } from './alternatives.ts';
import type { Drawing } from './drawings.ts';
import { hyperlinkOf } from './fields.ts';
import type { Around, Walk, Where } from './gathered.ts';
import { readRun } from './run.ts';
import { child, descendants } from './package/xml.ts';
import { holdsText, isPlaceholder } from './prompts.ts';
import type { Xml } from './package/xml.ts';

/** Wrapper elements around runs that do not affect visibility. */
const transparent: readonly string[] = [
  'w:smartTag',
  'w:customXml',
  'w:dir',
  'w:bdo',
  'w:sdtContent',
  'w:rubyBase',
  'w:p',
];

/** Reads the content of a paragraph; returns the text boxes anchored there. */
export const readInline = (elements: readonly Xml[], walk: Walk, where: Where, around: Around): Drawing['boxes'] => {
  const boxes: Drawing['boxes'] = [];
  const { traits, links } = walk.all;
  const into = (inner: readonly Xml[], place = where, paragraph = around): void => {
    boxes.push(...readInline(inner, walk, place, paragraph));
  };
  const linkTo = (address: string): void => {
    links.push({ address, place: { kind: 'flow', part: where.part, paragraph: around.index } });
  };

  for (const element of elements) {
    const { name, attributes, children } = element;
    if (name === 'w:r') boxes.push(...readRun(element, walk, where, around));
    else if (transparent.includes(name)) into(children);
    else if (name === 'mc:AlternateContent') into(chosenOf(element));
    else if (name === 'w:ins' || name === 'w:moveTo') {
      traits.trackedInsertions++;
      into(children);
    } else if (name === 'w:del' || name === 'w:moveFrom') traits.trackedDeletions++;
    else if (name === 'w:sdt') {
      if (holdsText(element, walk)) traits.contentControls++;
      into(child(element, 'w:sdtContent')?.children ?? [], {
        ...where,
        isPlaceholder: where.isPlaceholder || isPlaceholder(element),
      });
    } else if (name === 'w:hyperlink') {
      const target = where.relationships.get(attributes['r:id'] ?? '');
      if (target?.isExternal !== true) into(children);
      else {
        linkTo(target.target);
        into(children, where, { ...around, link: target.target });
      }
    } else if (name === 'w:fldSimple') {
      traits.fieldCodes++;
      const address = hyperlinkOf(attributes['w:instr'] ?? '');
      if (address !== undefined) linkTo(address);
      into(children, where, address === undefined ? around : { ...around, link: address });
    } else if (name === 'm:oMath' || name === 'm:oMathPara') {
      const text = descendants(element, 'm:t').map((piece) => ({ ...piece, name: 'w:t' }));
      boxes.push(...readRun({ name: 'w:r', attributes: {}, text: '', children: text }, walk, where, around));
    }
  }
  return boxes;
};
