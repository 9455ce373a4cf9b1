import { data } from './data.ts';
import { healthcare } from './healthcare.ts';
import { security } from './security.ts';
import { technology } from './technology.ts';
import type { SkillList } from './format.ts';

/** One list an industry. A term that two industries use stands in one of them. */
export const skillLists: readonly SkillList[] = [data, healthcare, security, technology];
