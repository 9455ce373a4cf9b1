import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Section, SectionKind } from '../../model/resume.ts';
import { isOnlyLanguage, splitAtAnd } from './languages.ts';
import { itemsIn } from './list-items.ts';
import { listRowsOf, spansOf } from './list-rows.ts';

/** Where forms and personal details have a line for languages. In jobs it may be that of a project. */
const kinds: ReadonlySet<SectionKind> = new Set<SectionKind>(['contact', 'summary', 'other', 'interests', 'awards']);

/** 'Languages known: English, Hindi', 'Languages <tab> English'. */
const label = inSequence(
  compilePhrases(
    `
    (known |spoken |foreign )?languages?( known| spoken| skills| proficiency| abilit(y|ies))?( \\(s\\))?
    linguistic (skills|abilit(y|ies)|proficiency)
    (fremd)?sprachen
    sprachkenntnisse
    langues( parlées)?
    idiomas
    lenguas
    línguas
    lingue( conosciute| straniere)?
    (vreemde )?talen
    `,
    { start: 'text', ignoreCase: true },
  ),
  /\s?(?:[:–-]\s*|\t\s*:?\s*)(?=\p{L})/iu,
);

/** The languages behind a label of their own among personal details, for resumes that list them nowhere else. */
export const labelledLanguages = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] =>
  listRowsOf(
    reading,
    sections.filter(({ kind }) => kinds.has(kind)),
  ).flatMap((row) => {
    const lead = label.exec(row.text)?.[0].length ?? 0;
    if (lead === 0) return [];
    const items = itemsIn(row.text, lead).flatMap((item) => splitAtAnd(row.text, item));
    return items.flatMap(({ from, to }): Field<string>[] => {
      const value = row.text.slice(from, to);
      return isOnlyLanguage(value) ? [{ value, spans: spansOf(reading, row, from, to), confidence: 0.9 }] : [];
    });
  });
