/**
 * An invented resume, line by line as a person reads it, and the order in which its file stores it: side column in the
 * middle, dates in a box of their own, contact line in the page header. `lost` is what a parser without headers never sees.
 */
export type SpecimenLine = { text: string; look: 'name' | 'role' | 'contact' | 'heading' | 'job' | 'date' | 'text' };

export const lines = {
  name: { text: 'Amara Reyes', look: 'name' },
  role: { text: 'Registered Nurse', look: 'role' },
  contact: { text: 'amara.reyes@example.com', look: 'contact' },
  experience: { text: 'Experience', look: 'heading' },
  job1: { text: 'Staff Nurse, Harbor Clinic', look: 'job' },
  date1: { text: '2021 to present', look: 'date' },
  bullet1: { text: 'Led triage for 40 patients a day', look: 'text' },
  job2: { text: 'Ward Nurse, Elm Hospital', look: 'job' },
  date2: { text: '2017 to 2021', look: 'date' },
  bullet2: { text: 'Trained twelve new colleagues', look: 'text' },
  skills: { text: 'Skills', look: 'heading' },
  skill1: { text: 'Triage', look: 'text' },
  skill2: { text: 'Wound care', look: 'text' },
  education: { text: 'Education', look: 'heading' },
  degree: { text: 'BSc Nursing', look: 'text' },
} as const satisfies Record<string, SpecimenLine>;

export type LineId = keyof typeof lines;

/** The order in which a person reads. */
export const seen = Object.keys(lines) as readonly LineId[];

/** The order in which the file stores the lines. */
export const stored: readonly LineId[] = [
  'name',
  'role',
  'contact',
  'skills',
  'skill1',
  'skill2',
  'education',
  'degree',
  'date1',
  'date2',
  'experience',
  'job1',
  'bullet1',
  'job2',
  'bullet2',
];

export const lost: ReadonlySet<LineId> = new Set(['contact']);

/** The number a line has on the page, from 1. */
export const numberOf = (id: LineId): number => seen.indexOf(id) + 1;

/** Whether a line comes right after the line that a person read before it; lost lines do not count. */
export const isInOrder = (id: LineId): boolean => {
  const kept = stored.filter((other) => !lost.has(other));
  const before = seen.filter((other) => !lost.has(other));
  return before[before.indexOf(id) - 1] === kept[kept.indexOf(id) - 1];
};
