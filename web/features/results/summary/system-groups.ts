import type { AnalysisResult } from '#contract/report/analysis-result.ts';

type Systems = AnalysisResult['atsCompatibility'];
type System = Systems[string];

/** `isMet`: the maker documents something that was found in this file. */
type GroupNote = System['notes'][number] & { name: string; isMet: boolean };

/** Systems that are shown together: one alone where its maker documents something that this file meets, or where the job uses it. */
export type SystemGroup = {
  names: string[];
  score: number;
  isOfThisJob: boolean;
  isMet: boolean;
  notes: GroupNote[];
};

/** The system of this job first, then those with something to say about this file, then the others by their result. */
export const groupsOf = (systems: Systems, ofThisJob: string | undefined): SystemGroup[] => {
  const single = Object.entries(systems).map(([name, system]): SystemGroup => {
    const notes = system.notes.map((note) => ({ ...note, name, isMet: note.check !== undefined }));
    return {
      names: [name],
      score: system.score,
      isOfThisJob: name === ofThisJob,
      isMet: notes.some(({ isMet }) => isMet),
      notes,
    };
  });
  const isAlone = ({ isOfThisJob, isMet }: SystemGroup): boolean => isOfThisJob || isMet;
  const alone = single
    .filter(isAlone)
    .toSorted((one, other) => Number(other.isOfThisJob) - Number(one.isOfThisJob) || one.score - other.score);
  const together = Map.groupBy(
    single.filter((group) => !isAlone(group)),
    ({ score }) => score,
  );
  const merged = [...together.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [{ ...first, names: group.flatMap(({ names }) => names), notes: group.flatMap(({ notes }) => notes) }];
  });
  return [...alone, ...merged.toSorted((one, other) => other.names.length - one.names.length)];
};

/** Why a system that documents nothing about this file has this result. */
export const reasonOf = ({ names, score }: SystemGroup, overall: number | null): string => {
  const [makers, publish] =
    names.length === 1 ? ['its maker', 'Its maker publishes'] : ['their makers', 'Their makers publish'];
  return score === overall
    ? `We found nothing published by ${makers} that changes this score, so it is your overall score.`
    : `${publish} rules that give some of our checks a different weight.`;
};
