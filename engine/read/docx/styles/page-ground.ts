import { hasFilledShapes } from '../drawings.ts';
import { child, descendants } from '../package/xml.ts';
import type { Xml } from '../package/xml.ts';
import type { Ground } from './ground.ts';

/**
 * What is behind all text of the body. Drawings behind the text may be the background of white letters, so the
 * background counts as unknown. Word draws all of a page header or footer (`running`) behind the body, whatever its
 * drawings say of themselves.
 */
export const pageGroundOf = (document: Xml, running: readonly Xml[]): Ground => {
  const isBehind = descendants(document, 'wp:anchor').some(({ attributes }) => attributes['behindDoc'] === '1');
  const isVmlBehind = descendants(document, 'w:pict').some((pict) =>
    pict.children.some(({ attributes }) => /z-index:\s*-/.test(attributes['style'] ?? '')),
  );
  if (isBehind || isVmlBehind || running.some((part) => hasArea(part))) return 'unknown';
  const color = child(document, 'w:background')?.attributes['w:color'];
  return color === undefined || color === 'auto' ? undefined : color.toLowerCase();
};

const emuPerPt = 12_700;
/** A band across a page or a side column has more than a twentieth of it; a logo has less. */
const minAreaPt2 = (612 * 792) / 20;

/** A page header or footer with a filled shape or a picture large enough to have text of the body on it. */
const hasArea = (part: Xml): boolean =>
  descendants(part, 'wp:anchor').some((anchor) => {
    const { cx, cy } = child(anchor, 'wp:extent')?.attributes ?? {};
    if ((Number(cx) / emuPerPt) * (Number(cy) / emuPerPt) < minAreaPt2) return false;
    return hasFilledShapes(anchor) || descendants(anchor, 'a:blip').length > 0;
  });
