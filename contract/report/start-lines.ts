import type { StartLine } from '#engine/model/start-line.ts';
import type { ResumeDraft } from './resume-draft.ts';

/** Names of employers and schools show no skill, whatever they are called. */
const isOfEmployer: ReadonlySet<string> = new Set(['experience', 'volunteering', 'education']);

/** The lines of the document that a workspace began with, for `start` of `analyze`, without names, addresses and dates. */
export const startLinesOf = ({ headline, sections }: ResumeDraft): readonly StartLine[] => [
  { text: headline, isList: false },
  ...sections.flatMap(({ kind, title, blocks }) => {
    const isList = kind === 'skills' || kind === 'interests';
    const texts = blocks.flatMap((block) =>
      block.is === 'entry'
        ? [
            block.title,
            ...(isOfEmployer.has(kind) ? [] : [block.at]),
            ...[...block.notes, ...block.bullets].map(({ text }) => text),
          ]
        : [block.line.text],
    );
    return [title, ...texts].map((text) => ({ text, isList }));
  }),
];
