import { bamboohr } from './bamboohr.ts';
import { greenhouse } from './greenhouse.ts';
import { icims } from './icims.ts';
import { jobvite } from './jobvite.ts';
import { lever } from './lever.ts';
import type { AtsProfile } from './profile.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { taleo } from './taleo.ts';
import { workday } from './workday.ts';

/** The eight systems of the report, in its order. */
export const profiles: readonly AtsProfile[] = [
  workday,
  taleo,
  lever,
  greenhouse,
  bamboohr,
  smartrecruiters,
  icims,
  jobvite,
];
