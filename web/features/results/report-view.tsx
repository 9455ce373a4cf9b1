import { Printer } from 'lucide-react';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { scoreWords } from '#contract/report/result-words.ts';
import { DownloadReport } from '../../downloads/download-report.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { AllSystems } from './summary/all-systems.tsx';
import { ChecksMade } from './recommendations/checks-made.tsx';
import { FormatFacts } from './recommendations/format-facts.tsx';
import { JobMatchBrief } from './job/job-match-tab.tsx';
import { KeywordsTab } from './keywords/keywords-tab.tsx';
import { marksOf } from './recommendations/marks-of.ts';
import { Section } from './section.tsx';
import { FormView } from './pane/form-view.tsx';
import { ParserView } from './pane/parser/parser-view.tsx';
import { printReport } from './print-report.ts';
import { RecommendationList } from './recommendations/recommendation-list.tsx';
import { ScoreParts } from './summary/score-parts.tsx';
import { Summary } from './summary/summary.tsx';
import { useOpenFolds } from './use-open-folds.ts';
import { words } from './words.ts';
import { words as paneWords } from './pane/words.ts';

/** The whole report as one document, to print or to read from top to bottom. */
export const ReportView = ({ result }: { result: StoredAnalysis }) => {
  const marks = useMemo(() => marksOf(result), [result]);
  const body = useOpenFolds();
  return (
    <article className="mx-auto max-w-4xl wrap-anywhere px-4 py-8">
      <Header result={result} />
      <div ref={body} className="as-printed @container">
        <Summary result={result} isBrief />
        <Chapter title={words.chapters.recommendations}>
          <Section title={words.chapters.findings}>
            <RecommendationList marks={marks} result={result} />
          </Section>
        </Chapter>
        <Chapter title={words.chapters.keywords}>
          <KeywordsTab result={result} isWhole />
        </Chapter>
        <Chapter title={words.chapters.format}>
          <FormatFacts result={result} />
        </Chapter>
        {result.jobDescription !== undefined && (
          <Chapter title={words.chapters.job}>
            <JobMatchBrief result={result} />
          </Chapter>
        )}
        <Chapter title={words.chapters.sums}>
          <Arithmetic result={result} />
        </Chapter>
        {/* Not printed: it is the whole resume, twice. */}
        <div className="print:hidden">
          <Chapter title={words.chapters.read}>
            <Section title={paneWords.form}>
              <FormView result={result} />
            </Section>
            <Section title={paneWords.parser}>
              <ParserView result={result} />
            </Section>
          </Chapter>
        </div>
        <Chapter title={words.chapters.checked}>
          <Section title={words.chapters.systems}>
            <AllSystems result={result} />
          </Section>
          <Section title={words.chapters.checks}>
            <ChecksMade checks={result.checks} />
          </Section>
        </Chapter>
      </div>
    </article>
  );
};

const Header = ({ result }: { result: StoredAnalysis }) => (
  <header className="mb-6">
    <p className="flex flex-wrap gap-3 pb-6" data-print="no">
      <Button onClick={printReport}>
        <Printer aria-hidden className="size-4" />
        {words.printNow}
      </Button>
      <DownloadReport id={result.id} filename={result.filename} label={words.download} tone="quiet" />
      <ButtonLink to={`/results/${result.id}`} tone="bare">
        {words.toResults}
      </ButtonLink>
    </p>
    <h1 className="flex flex-wrap items-center gap-x-3 gap-y-2 font-serif text-3xl font-semibold">
      {words.chapters.title}
      <Badge className="font-sans">
        <Breakable text={result.filename} />
      </Badge>
    </h1>
    <p className="mt-1 text-sm text-ink-soft">
      Analyzed on {dayOf(result.createdAt)} by engine {result.engineVersion}.
    </p>
  </header>
);

const Arithmetic = ({ result: { scoreDetails, checks } }: { result: StoredAnalysis }) => (
  <>
    {/* On paper once, and not in each sum. */}
    <p className="mb-2 hidden text-ink-soft print:block">{scoreWords.arithmetic}</p>
    <Sums scoreDetails={scoreDetails} checks={checks} />
  </>
);

const Sums = ({ scoreDetails, checks }: Pick<StoredAnalysis, 'scoreDetails' | 'checks'>) => (
  <div className="grid items-start gap-x-10 @2xl:grid-cols-2 print:grid-cols-2">
    <Sum title={words.ats} score={scoreDetails.ats} checks={checks} />
    <div>
      <Sum title={words.format} score={scoreDetails.format} checks={checks} />
      <Sum title={words.keyword} score={scoreDetails.keyword} checks={checks} />
    </div>
  </div>
);

const Sum = ({ title, ...rest }: { title: string } & ComponentProps<typeof ScoreParts>) => (
  // No landmark: the card of the same score is one by this name.
  <div className="mb-10 print:mb-4">
    <h3 className="mb-3 font-serif text-xl font-semibold">{title}</h3>
    <div className="text-sm">
      <ScoreParts {...rest} />
    </div>
  </div>
);

const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="mt-10 border-t border-ink pt-4 print:mt-4 print:pt-2">
    <h2 className="mb-4 font-serif text-2xl print:mb-2 font-semibold">{title}</h2>
    <div className="laid-out-late">{children}</div>
  </section>
);
