import { canUse } from '#contract/product/plans.ts';
import type { Template } from '#contract/api/templates.ts';
import type { Session } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { DownloadProblem } from './download-problem.tsx';
import { HowMeasured } from './how-measured.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { found, industryTabs, inIndustry, type Choice } from './select-templates.ts';
import { TemplateCard } from './template-card.tsx';
import { useTemplateDownload, type Outcome } from './use-template-download.ts';
import { words } from './words.ts';

/** The template library. The address bar holds industry, search and the open template. */
export const TemplatesView = ({
  choice,
  session,
  onChoose,
  onEnd,
}: {
  choice: Choice;
  session: Session;
  onChoose: (choice: Choice) => void;
  onEnd: (template: Template, outcome: Outcome) => void;
}) => {
  const download = useTemplateDownload(onEnd);
  const list = found(choice.query, words.industries);
  const shown = inIndustry(list, choice.industry);
  const plan = session.state === 'signed-in' ? session.user.plan : 'free';

  const cards = (
    <Cards
      shown={shown}
      mayDownload={(template) => canUse(template, plan)}
      isBusy={download.isBusy}
      onPreview={(preview) => onChoose({ ...choice, preview })}
      onDownload={(template) => download.start(template, { content: 'filled', format: 'docx' })}
      onShowAll={() => onChoose({ ...choice, industry: 'all', query: '' })}
    />
  );
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:py-14">
      <header className="max-w-2xl">
        <h1 className="font-serif text-4xl font-semibold tracking-tight sm:text-5xl">{words.title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{words.lead}</p>
        <p className="mt-3 text-sm text-ink-soft">{words.systems}</p>
      </header>
      <search className="mt-8 mb-4 block max-w-md">
        <SearchField
          label={words.search}
          value={choice.query.trim()}
          onSearch={(query) => onChoose({ ...choice, query })}
        />
      </search>
      {choice.preview === null && (
        <div className="mb-4">
          <DownloadProblem download={download} />
        </div>
      )}
      <Tabs
        label={words.tabs}
        tabs={industryTabs.map((industry) => ({
          id: industry,
          label: `${words.industries[industry]} (${inIndustry(list, industry).length})`,
          // Each card is rendered once.
          panel: industry === choice.industry ? cards : null,
        }))}
        chosen={choice.industry}
        onChoose={(id) => onChoose({ ...choice, industry: industryTabs.find((industry) => industry === id) ?? 'all' })}
      />
      <HowMeasured />
      <PreviewDialog
        template={choice.preview}
        resume={choice.resume}
        session={session}
        mayDownload={choice.preview !== null && canUse(choice.preview, plan)}
        download={download}
        onClose={() => onChoose({ ...choice, preview: null })}
      />
    </div>
  );
};

const Cards = ({
  shown,
  mayDownload,
  isBusy,
  onPreview,
  onDownload,
  onShowAll,
}: {
  shown: readonly Template[];
  mayDownload: (template: Template) => boolean;
  isBusy: boolean;
  onPreview: (template: Template) => void;
  onDownload: (template: Template) => void;
  onShowAll: () => void;
}) =>
  shown.length === 0 ? (
    <output className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong bg-sheet px-5 py-12 text-center">
      <span className="font-serif text-2xl font-semibold">{words.none}</span>
      <span className="text-ink-soft">{words.noneText}</span>
      <Button tone="quiet" onClick={onShowAll}>
        {words.showAll}
      </Button>
    </output>
  ) : (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((template, at) => (
        <TemplateCard
          key={template.id}
          template={template}
          isFirst={at === 0}
          mayDownload={mayDownload(template)}
          isBusy={isBusy}
          onPreview={() => onPreview(template)}
          onDownload={() => onDownload(template)}
        />
      ))}
    </ul>
  );
