import type { Package, Part } from './package/package.ts';
import { toggle } from './styles/run-style.ts';
import { child, childrenNamed, descendants } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

/** Number of text columns in the section properties. */
export const columnsOf = (sectPr: Xml): number => {
  const columns = child(sectPr, 'w:cols');
  const named = Number(columns?.attributes['w:num'] ?? 1);
  const listed = childrenNamed(columns, 'w:col').length;
  return Math.max(1, Number.isInteger(named) && named <= 45 ? named : 1, listed);
};

type Running = 'header' | 'footer';

/** The order in which the pages show them. */
const kinds: readonly string[] = ['first', 'default', 'even'];

/** The headers or footers that at least one page shows, each part once. */
export const runningParts = (files: Package, settings: Part | null, which: Running): Part[] => {
  const hasEvenPages = settings !== null && toggle(settings.xml, 'w:evenAndOddHeaders') === true;
  const names = new Set<string>();
  for (const section of descendants(files.main.xml, 'w:sectPr')) {
    const hasFirstPage = toggle(section, 'w:titlePg') === true;
    const references = childrenNamed(section, `w:${which}Reference`)
      .map(({ attributes }) => ({ kind: attributes['w:type'] ?? 'default', id: attributes['r:id'] ?? '' }))
      .filter(({ kind }) => (kind === 'first' ? hasFirstPage : kind !== 'even' || hasEvenPages))
      .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
    for (const { id } of references) {
      const target = files.main.relationships.get(id);
      if (target !== undefined && !target.isExternal) names.add(target.target);
    }
  }
  return [...names].flatMap((name) => files.part(name) ?? []);
};
