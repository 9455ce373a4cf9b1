import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Mention, ResumeWords } from '../resume-words.ts';

/** What a posting calls the things that a section of their own lists. 'Peer-reviewed' says more than a section does. */
const publications = compilePhrases(
  `
  (scientific |academic |research |scholarly )?publications?( list| record)?
  (wissenschaftliche )?publikationen
  publications scientifiques
  publicaciones( científicas)?
  pubblicazioni( scientifiche)?
  publicações( científicas)?
  (wetenschappelijke )?publicaties
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);

/** Places of the publications of a resume, under whatever heading ('Papers'), where a posting asks for some. */
export const sectionMentions = (resume: ResumeWords, term: string): readonly Mention[] => {
  if (!publications.test(term)) return [];
  const ends = new Map<number, number>();
  for (const { stretches } of resume.words)
    for (const { line, to } of stretches)
      if (resume.sectionOf(line) === 'publications') ends.set(line, Math.max(to, ends.get(line) ?? 0));
  return [...ends].map(([line, to]) => ({
    spans: [{ order: 'visual' as const, line, from: 0, to }],
    isListed: false,
  }));
};
