import type { CoachLine } from '#engine/model/coach.ts';
import { blockPlace } from '../draft/place.ts';
import type { DraftSection, ResumeDraft } from './resume-draft.ts';

/** Sections in which somebody says what they did. */
const tellsWork: ReadonlySet<DraftSection['kind']> = new Set(['experience', 'volunteering', 'projects', 'other']);

/** The lines of a document about work that was done, with their places. Names, titles and dates are none. */
export const coachLinesOf = ({ sections }: ResumeDraft): readonly CoachLine[] =>
  sections.flatMap(({ kind, blocks }, section) =>
    tellsWork.has(kind) ? blocks.flatMap((block, index) => linesIn(block, blockPlace(section, index))) : [],
  );

const linesIn = (block: DraftSection['blocks'][number], own: string): readonly CoachLine[] =>
  block.is === 'entry'
    ? (['notes', 'bullets'] as const).flatMap((list) =>
        block[list].map(({ text }, index) => ({ place: `${own}/${list}/${index}`, text })),
      )
    : [{ place: `${own}/line`, text: block.line.text }];

/** The bullets of each job and volunteer position, in order. */
export const jobBulletsOf = ({ sections }: ResumeDraft): readonly (readonly CoachLine[])[] =>
  sections.flatMap(({ kind, blocks }, section) =>
    kind !== 'experience' && kind !== 'volunteering'
      ? []
      : blocks.flatMap((block, index) =>
          block.is === 'entry'
            ? [
                block.bullets.map(({ text }, at) => ({
                  place: `${blockPlace(section, index)}/bullets/${at}`,
                  text,
                })),
              ]
            : [],
        ),
  );
