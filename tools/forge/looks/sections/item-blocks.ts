import type { ForgedItem } from '../../forged-resume.ts';
import { fillLine } from '../line-template.ts';
import { bulletsOf } from '../jobs/job-blocks.ts';
import type { Look } from '../look.ts';
import type { DatesId } from '../parts.ts';
import { type Block, lineOf } from '../page.ts';

const datesAfterTitle: Partial<Record<DatesId, string>> = {
  'dates-right': '*{title}*[\t{dates}]',
  'dates-gutter': '*{title}*[\t{dates}]',
  'dates-comma': '*{title}*[, {dates}]',
  'dates-pipe': '*{title}*[ | {dates}]',
};

/** A project, an award, a publication: title and dates on one line, details below. */
export const blocksOfItem = (item: ForgedItem, look: Look): Block[] => {
  const template = datesAfterTitle[look.jobs.dates] ?? '*{title}*[ ({dates})]';
  const line = fillLine(template, { title: item.title, dates: item.dates });
  return [
    ...(line === undefined
      ? []
      : [{ is: 'line' as const, line, isStart: item.bullets.length > 0 || item.detail !== undefined }]),
    ...(item.detail === undefined ? [] : [{ is: 'line' as const, line: lineOf(item.detail), isStart: false }]),
    ...bulletsOf(look.bullet, item.bullets),
  ];
};

/** Certifications or languages: on one line where no item has a comma of its own and all are short, else one line each. */
export const blocksOfList = (items: readonly string[], look: Look, isNarrow: boolean): Block[] => {
  const isShort = !isNarrow && items.every((item) => item.length <= 24 && !/[,|]/.test(item));
  if (isShort && look.skills !== 'bullets')
    return [{ is: 'line', line: lineOf(items.join(look.skills === 'pipes' ? ' | ' : ', ')), isStart: false }];
  if (look.bullet === '' || look.bullet === '#' || look.skills === 'lines')
    return items.map((item) => ({ is: 'line', line: lineOf(item), isStart: false }));
  return bulletsOf(look.bullet, items);
};
