import { entriesOf } from '../lexicon/skills/format.ts';
import { skillLists } from '../lexicon/skills/index.ts';
import { softSkills } from '../lexicon/skills/soft-skills.ts';
import { genericNouns } from '../lexicon/stop-words.ts';
import { familyOf } from '../terms/family.ts';
import { stemOf } from '../text/stem.ts';
import { rawWordsOf } from '../text/words.ts';
import { fold } from '../text/fold.ts';

/** A word in the names of more skills is shared by many: 'account' is in accounting, sales and banking. */
const maxSkillsOfRare = 10;
/** Of a word that says what is done, which fits any trade. */
const headWeight = 0.25;

/** Words for what is done with something. Origin: written by us. */
const heads =
  'management planning control processing handling monitoring operation operations development support analysis maintenance coordination preparation administration organization relations relationship leadership communication supervision personal technical general basic'.split(
    ' ',
  );

export const wordFamily = (plain: string): string => familyOf(stemOf(plain));

const headFamilies: ReadonlySet<string> = new Set([...genericNouns, ...heads].map(wordFamily));

/** How much of a skill's name a word is. */
export const weightOf = (family: string): number => (headFamilies.has(family) ? headWeight : 1);

const countSkills = (): ReadonlyMap<string, number> => {
  const skills = new Map<string, number>();
  for (const { names } of [...skillLists, softSkills].flatMap(entriesOf)) {
    const families = new Set(names.flatMap(({ text }) => rawWordsOf(text).map((raw) => wordFamily(fold(raw)))));
    for (const family of families) skills.set(family, (skills.get(family) ?? 0) + 1);
  }
  return skills;
};

let counted: ReadonlyMap<string, number> | null = null;

/** Whether a word is in the names of few skills, so that it tells which is meant. The names are counted at first use. */
export const isRare = (family: string): boolean =>
  !headFamilies.has(family) && ((counted ??= countSkills()).get(family) ?? 0) <= maxSkillsOfRare;
