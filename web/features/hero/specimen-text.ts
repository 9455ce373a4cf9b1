/**
 * An invented resume, line by line in reading order, and the order in which its file stores it: side column in the
 * middle, dates in a text box, contact line in the page header. `lost` lines are invisible to a parser that skips
 * headers.
 */
export type SpecimenLine = {
  id: string;
  text: string;
  look: 'name' | 'role' | 'contact' | 'heading' | 'job' | 'date' | 'text';
};

export const lines = [
  { id: 'contact', text: 'amara.reyes@example.com', look: 'contact' },
  { id: 'name', text: 'Amara Reyes', look: 'name' },
  { id: 'role', text: 'Registered Nurse', look: 'role' },
  { id: 'experience', text: 'Experience', look: 'heading' },
  { id: 'job1', text: 'Staff Nurse, Harbor Clinic', look: 'job' },
  { id: 'date1', text: '2021 to present', look: 'date' },
  { id: 'bullet1', text: 'Triaged 40 patients a day', look: 'text' },
  { id: 'bullet2', text: 'Trained twelve new nurses', look: 'text' },
  { id: 'job2', text: 'Floor Nurse, Elm Hospital', look: 'job' },
  { id: 'date2', text: '2017 to 2021', look: 'date' },
  { id: 'bullet3', text: 'Wound care on a 28-bed unit', look: 'text' },
  { id: 'skills', text: 'Skills', look: 'heading' },
  { id: 'skill1', text: 'Triage', look: 'text' },
  { id: 'skill2', text: 'Wound care', look: 'text' },
  { id: 'education', text: 'Education', look: 'heading' },
  { id: 'degree', text: 'BSc Nursing', look: 'text' },
] as const satisfies readonly SpecimenLine[];

export type LineId = (typeof lines)[number]['id'];

export const lineOf = (id: LineId): SpecimenLine => lines.find((line) => line.id === id) ?? lines[0];

/** The reading order. */
const seen: readonly LineId[] = lines.map((line) => line.id);

/** The stored order. */
export const stored: readonly LineId[] = [
  'contact',
  'name',
  'role',
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
  'bullet2',
  'job2',
  'bullet3',
];

export const lost: ReadonlySet<LineId> = new Set(['contact']);

/** The number of a line on the page, from 1. */
export const numberOf = (id: LineId): number => seen.indexOf(id) + 1;

/** Whether a line directly follows its predecessor in reading order; lost lines do not count. */
export const isInOrder = (id: LineId): boolean => {
  const kept = stored.filter((other) => !lost.has(other));
  const before = seen.filter((other) => !lost.has(other));
  return before[before.indexOf(id) - 1] === kept[kept.indexOf(id) - 1];
};
