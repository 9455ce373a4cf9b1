import type { AnalysisResult } from '#contract/analysis-result.ts';
import { Fold } from '../../ui/fold.tsx';
import { ReadList } from './read-list.tsx';
import { educationOf, jobOf } from './what-was-read.ts';
import { counted } from './words.ts';

type Parsed = AnalysisResult['parsed'];

/** Everything that was read into a field, as an application form would be filled. */
export const ParsedFields = ({ parsed }: { parsed: Parsed }) => (
  <div className="grid gap-1 rounded-lg border border-line bg-sheet p-4 sm:p-5">
    <ReadList
      items={[
        { label: 'Name', value: parsed.name },
        { label: 'E-mail', value: parsed.email },
        { label: 'Phone', value: parsed.phone },
        { label: 'Location', value: parsed.location },
        { label: 'Links', value: parsed.links.length === 0 ? null : parsed.links.join(', '), isOptional: true },
      ]}
    />
    {parsed.experience.length > 0 && (
      <Fold summary={counted(parsed.experience.length, 'job', 'jobs')}>
        <ul className="grid gap-4">
          {parsed.experience.map((job, index) => (
            <li key={String(index)}>
              <p className="font-mono text-[0.8125rem] font-semibold">
                {jobOf(job) ?? 'A job without title and employer'}
              </p>
              <ul className="mt-1 grid list-disc gap-1 pl-5 font-mono text-[0.8125rem] text-ink-soft">
                {job.bullets.map((bullet) => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    )}
    <Lines
      title={counted(parsed.education.length, 'education entry', 'education entries')}
      lines={parsed.education.map((entry) => educationOf(entry) ?? '')}
    />
    <Lines title={counted(parsed.skills.length, 'skill', 'skills')} lines={parsed.skills} />
    <Lines
      title={counted(parsed.sections.length, 'section heading', 'section headings')}
      lines={parsed.sections.map(({ kind, heading }) => `${heading} (${kind})`)}
    />
  </div>
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Fold summary={title}>
      <ul className="grid gap-1 font-mono text-[0.8125rem]">
        {lines.map((line, index) => (
          <li key={`${line} ${String(index)}`}>{line}</li>
        ))}
      </ul>
    </Fold>
  );
