import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { FileError } from '#cli/open-file.ts';
import { nothingRead } from '#server/testing/analysis-result.ts';
import { defectOfCheck, defectOfFailure } from './defect-names.ts';

// Maps our result to the names of an evaluation kit (`--adapter` of its two programs). The kit's own adapter guesses
// from words; this one is exact.

/** One answer of bench/eval-batch.ts, or nothing for a file without one. */
type Answer = Partial<AnalysisResult> & Partial<Pick<FileError, 'error'>>;

/** Section kinds that have a different name in the kit. */
const kitKinds: Readonly<Record<string, string>> = {
  volunteering: 'volunteer',
  references: 'other',
  interests: 'other',
};
const kitKindOf = (kind: string): string => kitKinds[kind] ?? kind;

/** Parts of the answer that may differ between two runs on the same bytes. */
export const VOLATILE = /^(id|file|filename)$/;

/** One answer in the kit's terms. An error code counts as the defect it stands for. */
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
      // a job with one date only: kit and corpus call that date its end too
      end: end ?? start ?? null,
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
