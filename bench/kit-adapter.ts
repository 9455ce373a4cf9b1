import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { FileError } from '#cli/check-file.ts';
import { nothingRead } from '#server/testing/analysis-result.ts';
import { defectOfCheck, defectOfFailure } from './defect-names.ts';

// The names of an evaluation kit for what we say (`--adapter` of its two programs). The kit's own adapter guesses from words; this one knows.

/** An answer of bench/eval-batch.ts, or nothing where a file got none. */
type Answer = Partial<AnalysisResult> & Partial<Pick<FileError, 'error'>>;

/** Kinds of section that the kit calls otherwise. */
const kitKinds: Readonly<Record<string, string>> = {
  volunteering: 'volunteer',
  references: 'other',
  interests: 'other',
};
const kitKindOf = (kind: string): string => kitKinds[kind] ?? kind;

/** Parts of the answer that may differ between two runs over the same bytes. */
export const VOLATILE = /^(id|file|filename)$/;

/** One answer in the kit's terms. A coded refusal counts as the defect that it names. */
export const adapt = (answer: Answer) => {
  const parsed = answer.parsed ?? nothingRead;
  return {
    scores: {
      formatScore: answer.formatScore ?? null,
      atsScore: answer.atsScore ?? null,
      keywordScore: answer.keywordScore ?? null,
      jobRelevanceScore: answer.jobRelevanceScore ?? null,
    },
    fields: {
      name: parsed.name ?? '',
      email: parsed.email ?? '',
      phone: parsed.phone ?? '',
      location: parsed.location ?? '',
      links: parsed.links,
      summary: parsed.summary ?? '',
    },
    jobs: parsed.experience.map(({ title, employer, location, start, end, bullets }) => ({
      title,
      employer,
      location: location ?? '',
      start: start ?? null,
      end: end ?? null,
      bullets,
    })),
    education: parsed.education.map(({ institution, degree, field, start, end }) => ({
      institution,
      degree,
      field: field ?? '',
      start: start ?? null,
      end: end ?? null,
    })),
    skills: parsed.skills,
    certifications: parsed.certifications,
    languages: parsed.languages,
    sections: parsed.sections.map(({ kind, heading }) => ({ kind: kitKindOf(kind), heading })),
    defects: defectsOf(answer),
    keywords:
      answer.jobKeywords === undefined
        ? null
        : { job: answer.jobKeywords, matched: answer.matchedKeywords ?? [], missing: answer.missingKeywords ?? [] },
  };
};

const defectsOf = ({ formatIssues = [], error }: Answer): { type: string; raw: string; severity: string }[] => {
  const refusal = defectOfFailure[error?.code ?? ''];
  const refused = refusal === undefined ? [] : [{ type: refusal, raw: error?.code ?? '', severity: 'blocker' }];
  const found = formatIssues.map(({ type, severity }) => ({
    type: defectOfCheck[type] ?? 'other',
    raw: type,
    severity,
  }));
  return [...refused, ...found];
};
