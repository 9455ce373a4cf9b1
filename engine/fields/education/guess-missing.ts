import { isNameLike } from './name-like.ts';
import type { EducationParts, Label, LabelledPiece } from './pieces.ts';

type Draft = { pieces: readonly LabelledPiece[] };

/**
 * Without a word that identifies the degree or the school, position does: beside the other one, or beside the dates.
 */
export const guessMissing = (
  parts: EducationParts,
  draft: Draft,
  previous: Draft | undefined,
  leader: Label,
): EducationParts => {
  if (parts.degree.length > 0 && parts.institution.length > 0) return parts;
  const known = draft.pieces.filter(({ label }) => label === 'institution' || label === 'degree' || label === 'period');
  const others = draft.pieces.filter(({ label, atom }) => label === 'other' && isNameLike(atom.text));
  const lines = new Set(known.map(({ row }) => row.line));
  const near =
    others.find(({ row }) => lines.has(row.line)) ??
    others.find(({ row }) => [...lines].some((line) => Math.abs(line - row.line) === 1));
  if (parts.degree.length === 0 && parts.subject.length > 0) {
    if (near !== undefined && parts.institution.length === 0)
      return { ...parts, institution: [near.atom], degree: parts.subject, isGuess: true };
    return { ...parts, degree: parts.subject, subject: [] };
  }
  if (parts.degree.length === 0 && parts.institution.length > 0) {
    const above =
      leader === 'degree'
        ? previous?.pieces
            .filter(({ label, row }) => label === 'other' && row.line === (known[0]?.row.line ?? 0) - 1)
            .at(-1)
        : undefined;
    const guess = above ?? near;
    return guess !== undefined && isNameLike(guess.atom.text)
      ? { ...parts, degree: [guess.atom], isGuess: true }
      : parts;
  }
  if (parts.institution.length === 0 && near !== undefined)
    return { ...parts, institution: [near.atom], isGuess: true };
  return parts;
};
