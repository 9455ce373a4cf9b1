import type { Reading } from '../../../model/reading.ts';
import type { Field, Job, Period } from '../../../model/resume.ts';
import { bulletOf } from '../bullets.ts';
import type { Atom } from '../../entries/atom.ts';
import { fieldOf, spanOf } from '../../entries/field-of.ts';
import type { Draft } from '../draft.ts';

/** The job with its fields and bullets, each with the words it came from. */
export const jobOf = (reading: Reading, { cut, parts, period, certainty, isInherited }: Draft): Job => {
  const hasMarkers = cut.body.some((rows) => rows[0]?.hasMarker === true);
  const bullets = cut.body.filter((rows) =>
    hasMarkers ? rows[0]?.hasMarker === true : isSentence(rows.map((row) => row.text).join(' ')),
  );
  const sure = isInherited ? certainty * 0.9 : certainty;
  return {
    title: fieldOf(reading, parts.title ?? [], certainty),
    employer: fieldOf(reading, parts.employer ?? [], sure),
    location: fieldOf(reading, parts.place ?? [], certainty),
    period: periodOf(reading, period),
    bullets: bullets.map((rows) => bulletOf(reading, rows, hasMarkers ? 0.95 : 0.7)),
  };
};

const isSentence = (text: string): boolean =>
  text.split(/\s+/u).length >= 3 && !/^\s*(?:https?:\/\/|www\.)\S+\s*$/iu.test(text);

/** A lone date is when the job began: nothing says that it ended then. */
export const periodOf = (reading: Reading, atom: Atom | null): Field<Period> | null => {
  const found = atom?.period ?? null;
  if (atom === null || found === null) return null;
  const value: Period = found.isRange ? found.period : { ...found.period, end: null };
  return { value, spans: [spanOf(reading, atom)], confidence: 0.95 };
};
