import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Section } from '../section.tsx';
import { ReadFieldList } from '../summary/read-field-list.tsx';
import { contentFieldsOf, failedChecksOf } from '../summary/read-fields.ts';

/** The structure of the resume, and which content was found. */
export const FormatFacts = ({ result }: { result: StoredAnalysis }) => (
  <div className="grid gap-x-10 @3xl:grid-cols-2 print:grid-cols-2">
    <Section title="Structure">
      <Structure structure={result.structureInsights} />
    </Section>
    <Section title="Content elements">
      <ReadFieldList items={contentFieldsOf(result.parsed, failedChecksOf(result.checks))} />
    </Section>
  </div>
);

const Structure = ({ structure }: { structure: StoredAnalysis['structureInsights'] }) => {
  const rows = [
    ['Sections found', structure.sections.length === 0 ? 'None' : structure.sections.join(', ')],
    ['Word count', String(structure.wordCount)],
    ['Readability', `${structure.readabilityScore} / 100`],
    ['Well organized', structure.wellOrganized ? 'Yes' : 'Needs improvement'],
  ] as const;
  return (
    <dl className="grid gap-1.5">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
