import type { Line } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';

/** Where the content of a line begins: after its bullet, and after a heading on the same line ('Skills: welding'). */
export const contentStart = (section: Section, number: number, line: Line): number => {
  const marker = Math.min(Math.max(0, line.markerLength), line.text.length);
  const { heading } = section;
  if (heading === null || heading.span.line !== number) return marker;
  const rest = line.text.slice(heading.span.to);
  return Math.max(marker, heading.span.to + (/^[\s:|–—-]*/u.exec(rest)?.[0].length ?? 0));
};
