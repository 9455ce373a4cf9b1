import { ArrowLeft, Download, History as HistoryIcon, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Workspace } from '#contract/api/workspace/workspaces.ts';
import { type Place, placesOf, textAt, uncheckedPlaces } from '#contract/draft/place.ts';
import { useStore } from '../../data/store.ts';
import { Breakable } from '../../ui/breakable.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import { HintContext } from './coach/hint.ts';
import { useHint } from './coach/use-hint.ts';
import { DocumentEditor } from './document/document-editor.tsx';
import { DownloadDialog } from './download/download-dialog.tsx';
import { EditingContext } from './editing.ts';
import { FixPanel } from './fixes/fix-panel.tsx';
import { useOffers } from './fixes/use-offers.ts';
import { type Part, PartSwitch } from './part-switch.tsx';
import { JobChoice } from './job/job-choice.tsx';
import type { Job } from './job/job-dialog.tsx';
import { Conflict } from './saving/conflict.tsx';
import { SaveLine } from './saving/save-line.tsx';
import { Scores, ScoresNote } from './scores.tsx';
import { UncheckedBar } from './unchecked-bar.tsx';
import { type Editor, useEditor } from './use-editor.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { VersionsDialog } from './versions/versions-dialog.tsx';
import { useWordingSetting } from './wording/queries.ts';
import { SuggestingContext } from './wording/suggesting.ts';
import { WordingDialog } from './wording/wording-dialog.tsx';
import { WordingSetting } from './wording/wording-setting.tsx';
import { words } from './words.ts';

/** A resume to edit, with what to fix and its scores beside it. `partFirst` is what a small screen shows at first. */
export const WorkspaceView = ({ workspace, partFirst = 'resume' }: { workspace: Workspace; partFirst?: Part }) => {
  const editor = useEditor(workspace);
  const { history, editing, autosave, check, isRestored } = editor;
  const draft = history.present;
  const [{ jobDescription, scores }, setJob] = useState<Job>(workspace);
  const [part, setPart] = useState<Part>(partFirst);
  const [announced, setAnnounced] = useState('');
  const saveState = useStore(autosave.state);
  const unchecked = useMemo(() => uncheckedPlaces(draft), [draft]);
  // The server says it once, in the answer that made the workspace.
  const [dataInFile] = useState(workspace.dataInFile);
  const [hadUnchecked] = useState(unchecked.length > 0);
  const last = useLastPlace();
  const wording = useWordingSetting();
  const [suggestsFor, setSuggestsFor] = useState<Place | null>(null);
  const canSuggest = wording !== null && wording.recipient !== null && wording.choice !== 'off';
  const { hints, give: giveHint } = useHint(check);
  useShortcuts(editor);
  useWarningBeforeUnload(saveState.is === 'offline' && !saveState.isKept);

  const select = (place: Place): void => {
    setPart('resume');
    editor.focus(place);
    setAnnounced(words.selected(textAt(draft, place) ?? textAt(draft, `${place}/title`) ?? ''));
  };
  const nextUnchecked = (): void => {
    const order = placesOf(draft);
    const after = order.indexOf(last.current ?? '');
    const next = unchecked.find((place) => order.indexOf(place) > after) ?? unchecked[0];
    if (next !== undefined) select(next);
  };
  return (
    <EditingContext value={editing}>
      <div className="mx-auto max-w-6xl px-3 pt-3 pb-8 wrap-anywhere sm:px-4 sm:pt-6 wide:max-w-[92rem] wide:px-8">
        <TopBar workspace={workspace} editor={editor} />
        {isRestored && saveState.is !== 'changed-elsewhere' && (
          <output className="mb-3 block">
            <Note tone="info">{words.restored}</Note>
          </output>
        )}
        {(dataInFile === 'used' || dataInFile === 'ignored') && (
          <output className="mb-3 block">
            <Note tone="info">{words.dataInFile[dataInFile]}</Note>
          </output>
        )}
        {saveState.is === 'changed-elsewhere' && (
          <Conflict id={workspace.id} draft={draft} autosave={autosave} onTake={editor.replace} />
        )}
        <div data-bar="scores" className="sticky top-14 z-10 -mx-3 bg-paper px-3 py-2 sm:-mx-4 sm:px-4 wide:hidden">
          <Scores check={check} hasJob={jobDescription !== null} />
        </div>
        <output className="sr-only">{announced}</output>
        <div className="gap-x-8 wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,clamp(24rem,34vw,32rem))]">
          <section aria-label={words.document} className={classes('min-w-0', part !== 'resume' && 'hidden wide:block')}>
            <UncheckedBar places={unchecked} hadAny={hadUnchecked} onNext={nextUnchecked} />
            <SuggestingContext value={canSuggest ? setSuggestsFor : null}>
              <HintContext value={hints}>
                <DocumentEditor draft={draft} />
              </HintContext>
            </SuggestingContext>
          </section>
          <section
            aria-label={words.fixes}
            className={classes(
              'min-w-0 wide:sticky wide:top-16 wide:max-h-[calc(100dvh-5rem)] wide:overflow-y-auto wide:pr-1',
              part !== 'fixes' && 'hidden wide:block',
            )}
          >
            <div className="hidden bg-paper pb-3 wide:sticky wide:top-0 wide:z-10 wide:block">
              <Scores check={check} hasJob={jobDescription !== null} />
            </div>
            <div className="mb-4">
              <ScoresNote check={check} hasUpload={scores !== null} />
            </div>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <h2 className="font-serif text-2xl font-semibold">{words.fixes}</h2>
              <JobChoice
                id={workspace.id}
                job={jobDescription}
                onDone={(job) => {
                  setJob(job);
                  check.retry();
                }}
              />
            </div>
            <FixPanel id={workspace.id} draft={draft} check={check} onSelect={select} onHint={giveHint} />
            <WordingSetting setting={wording} />
          </section>
        </div>
        <Switch editor={editor} shows={part} onChoose={setPart} />
        <WordingDialog
          id={workspace.id}
          draft={draft}
          setting={wording}
          place={suggestsFor}
          onClose={() => setSuggestsFor(null)}
        />
      </div>
    </EditingContext>
  );
};

const TopBar = ({ workspace: { id, name, analysisId }, editor }: { workspace: Workspace; editor: Editor }) => {
  const { history, autosave, undo, redo, replace } = editor;
  const [hasVersions, setHasVersions] = useState(false);
  const [isDownloading, setIsDownloading] = useState(false);
  return (
    <header className="mb-2 grid gap-2 sm:mb-4">
      {analysisId !== null && (
        <Link to={`/results/${analysisId}`} className="prose-link flex items-center gap-1.5 justify-self-start text-sm">
          <ArrowLeft aria-hidden className="size-4" />
          {words.toReport}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="font-serif text-2xl font-semibold sm:text-3xl">{words.title}</h1>
          <p className="flex flex-wrap gap-x-3">
            <span className="text-sm text-ink-soft">
              <Breakable text={name} />
            </span>
            <SaveLine autosave={autosave} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            tone="quiet"
            size="square"
            aria-label={words.undo}
            title={words.undo}
            disabled={history.past === null}
            onClick={undo}
          >
            <Undo2 aria-hidden className="size-5" />
          </Button>
          <Button
            tone="quiet"
            size="square"
            aria-label={words.redo}
            title={words.redo}
            disabled={history.future === null}
            onClick={redo}
          >
            <Redo2 aria-hidden className="size-5" />
          </Button>
          <Button tone="quiet" onClick={() => setHasVersions(true)}>
            <HistoryIcon aria-hidden className="size-4" />
            {words.versions}
          </Button>
          <Button onClick={() => setIsDownloading(true)}>
            <Download aria-hidden className="size-4" />
            {words.download}
          </Button>
        </div>
      </div>
      <DownloadDialog
        id={id}
        draft={history.present}
        design={editor.design}
        isOpen={isDownloading}
        onClose={() => setIsDownloading(false)}
        onDesign={editor.chooseDesign}
      />
      <VersionsDialog
        id={id}
        draft={history.present}
        autosave={autosave}
        isOpen={hasVersions}
        onClose={() => setHasVersions(false)}
        onRestored={replace}
      />
    </header>
  );
};

const Switch = ({ editor, shows, onChoose }: { editor: Editor; shows: Part; onChoose: (part: Part) => void }) => {
  const { latest } = useStore(editor.check.state);
  const draft = editor.history.present;
  const offers = useOffers(draft, editor.check).length;
  return (
    <PartSwitch
      shows={shows}
      count={latest === null ? null : latest.report.fixes.length + offers}
      onChoose={(part) => {
        onChoose(part);
        window.scrollTo(0, 0);
      }}
    />
  );
};

/** The place of the document that had the focus last. */
const useLastPlace = () => {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const place = target instanceof HTMLElement ? target.dataset['place'] : undefined;
      if (place !== undefined) last.current = place;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return last;
};

/** The browser asks before it closes a tab that holds the only copy. What is kept in the tab survives a reload. */
const useWarningBeforeUnload = (isNeeded: boolean): void => {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    if (isNeeded) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
};
