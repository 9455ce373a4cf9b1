import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Answer } from '../../model/keywords.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { shortened } from '../../text/shortened.ts';

const maxQuoteLength = 80;

/** Shorter words seldom name a trade. */
const minLettersOfTrade = 6;
/** Beginnings of words in such a requirement that name no trade. Folded. */
const noTrade = compilePhrases(
  `
  [a-z]{0,20}ausbildung
  abgeschloss
  abschluss
  bereich
  fachricht
  vergleichbar
  ahnlich
  format?[ic]on
  formativ
  formacao
  diplom
  titul
  complet
  opleiding
  niveau
  professional
  tecnic
  technisch
  kaufmannisch
  handwerklich
  medizinisch
  gewerblich
  `,
  { start: 'text' },
);

const tradesIn = (label: string): readonly string[] =>
  (fold(label).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= minLettersOfTrade && !noTrade.test(word));

type Line = { value: string; spans: readonly Span[] };

const namesTrade = ({ value }: Line, trades: readonly string[]): boolean => {
  // 'Erzieherin' for 'Erzieher'
  const words = fold(value).match(/\p{L}+/gu) ?? [];
  return trades.some((trade) => words.some((word) => word === trade || word === `${trade}in`));
};

/** The lines about education: degrees and subjects of the entries, else those of the section. */
const linesAbout = ({ education, sections }: Pick<Resume, 'education' | 'sections'>, visual: Reading): Line[] => {
  const fields = education.flatMap((entry) => [entry.degree, entry.field].filter((field) => field !== null));
  if (fields.length > 0) return fields;
  const lines = sections.filter(({ kind }) => kind === 'education').flatMap((section) => section.lines);
  return lines.flatMap((line) => {
    const value = visual.lines[line]?.text ?? '';
    return value.trim() === '' ? [] : [{ value, spans: [{ order: 'visual', line, from: 0, to: value.length }] }];
  });
};

/**
 * Vocational training that a posting asks for. A line about education that names its trade shows it. Which of the others
 * include it nobody can tell, so it is missing only where the resume has no education at all.
 */
export const answerTraining = (
  label: string,
  resume: Pick<Resume, 'education' | 'sections'>,
  visual: Reading,
  isUnfinished: (line: number) => boolean,
): { answer: Answer; spans: readonly Span[]; note?: string } => {
  const lines = linesAbout(resume, visual);
  const [first] = lines;
  if (first === undefined) return { answer: resume.education.length > 0 ? 'application' : 'missing', spans: [] };
  const trades = tradesIn(label);
  const shown = lines.find((line) => namesTrade(line, trades) && !line.spans.some(({ line: at }) => isUnfinished(at)));
  if (shown !== undefined) return { answer: 'shown', spans: shown.spans };
  const named = shortened(first.value, maxQuoteLength);
  const note = `Your resume names "${named}". We could not tell whether that is the training asked for, so give it in the application.`;
  return { answer: 'application', spans: first.spans, note };
};
