import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { checkWorkspace } from '#contract/api/workspace/check.ts';
import { getWorkspace, saveWorkspace, type Workspace } from '#contract/api/workspace/workspaces.ts';
import { textAt, type Place } from '#contract/draft/place.ts';
import { withText } from '#contract/draft/change.ts';
import { type ResumeDraft, resumeDraftSchema } from '#contract/report/resume-draft.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { readOnce } from '../../data/read-once.ts';
import { useWrite } from '../../data/use-write.ts';
import { createLiveCheck, type LiveCheck } from './checking/live-check.ts';
import type { Editing } from './editing.ts';
import { focusPlace } from './element-id.ts';
import { changed, type History, redone, startHistory, undone } from './history.ts';
import { type Autosave, createAutosave, type Design } from './saving/autosave.ts';
import { readKept } from './saving/kept-in-tab.ts';

export type Editor = {
  history: History;
  design: Design;
  editing: Editing;
  autosave: Autosave;
  check: LiveCheck;
  /** Changes were found in this tab that the server did not have. */
  isRestored: boolean;
  /** Focuses a place, once it is on the screen. */
  focus: (place: Place) => void;
  /** Another document in place of this one; undo brings this one back. */
  replace: (document: ResumeDraft) => void;
  chooseDesign: (design: Design) => void;
  undo: () => void;
  redo: () => void;
};

/** One open workspace: its document with its history, what stores it, and what checks it. */
export const useEditor = (workspace: Workspace): Editor => {
  const { id, revision, document } = workspace;
  const [kept] = useState(() => {
    const found = readKept(id);
    return found === null || isSameDocument(found.document, document) ? null : found;
  });
  const [history, setHistory] = useState(() => {
    const start = startHistory(document);
    return kept === null ? start : changed(start, kept.document, null, 0);
  });
  const [design, setDesign] = useState(workspace.design);
  const { send: sendSave } = useWrite(saveWorkspace);
  const { send: sendCheck } = useWrite(checkWorkspace);
  // Based on the revision that it was written for, so that a newer one from another tab is not overwritten.
  const [autosave] = useState(() =>
    createAutosave({
      workspace: { ...workspace, revision: kept?.revision ?? revision },
      send: (content) => sendSave(content).catch((error: unknown) => storedAlready(error, content)),
    }),
  );

  const [check] = useState(() =>
    createLiveCheck({ send: (content, options) => sendCheck({ id, ...content }, options) }),
  );

  const latest = useRef({ history, design });
  const pendingFocus = useRef<Place | null>(null);
  const [, requestFocus] = useState(0);
  const focus = useCallback((place: Place): void => {
    pendingFocus.current = place;
    requestFocus((count) => count + 1);
  }, []);
  // After every rendering, because the place may come with it.
  useLayoutEffect(() => {
    if (pendingFocus.current !== null && focusPlace(pendingFocus.current)) pendingFocus.current = null;
  });

  const put = useCallback(
    (next: History): void => {
      const before = latest.current.history;
      if (next === before) return;
      latest.current = { ...latest.current, history: next };
      setHistory(next);
      const content = { document: next.present, design: latest.current.design };
      autosave.changed(content);
      check.changed(content);
    },
    [autosave, check],
  );

  const editing = useMemo(
    (): Editing => ({
      write: (place, text) => {
        const now = latest.current.history;
        put(changed(now, withText(now.present, place, text), place, Date.now()));
      },
      change: (next, place) => {
        const now = latest.current.history;
        put(changed(now, next(now.present), null, Date.now()));
        if (place !== undefined) focus(place);
      },
    }),
    [put, focus],
  );

  useEffect(() => {
    check.changed({ document: latest.current.history.present, design: latest.current.design });
    if (kept !== null) autosave.changed({ document: kept.document, design: latest.current.design });
    const again = (): void => {
      if (autosave.state.get().is === 'offline') void autosave.flush();
    };
    const hidden = (): void => {
      if (globalThis.document.visibilityState === 'hidden' && autosave.state.get().is === 'saving')
        void autosave.flush();
    };
    window.addEventListener('online', again);
    globalThis.document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', again);
      globalThis.document.removeEventListener('visibilitychange', hidden);
      check.stop();
      autosave.stop();
    };
  }, [autosave, check, kept]);

  const step = (next: History): void => {
    const before = latest.current.history;
    put(next);
    const place = firstDifference(before.present, next.present);
    if (place !== null) focus(place);
  };
  return {
    history,
    design,
    editing,
    autosave,
    check,
    isRestored: kept !== null,
    focus,
    replace: (next) => put(changed(latest.current.history, next, null, Date.now())),
    chooseDesign: (next) => {
      latest.current = { ...latest.current, design: next };
      setDesign(next);
      const content = { document: latest.current.history.present, design: next };
      autosave.changed(content);
      check.changed(content);
    },
    undo: () => step(undone(latest.current.history)),
    redo: () => step(redone(latest.current.history)),
  };
};

const isSameDocument = (one: ResumeDraft, other: ResumeDraft): boolean =>
  // In the order of the schema.
  JSON.stringify(resumeDraftSchema.parse(one)) === JSON.stringify(resumeDraftSchema.parse(other));

/** The answer to a save may get lost; sent again, it looks like another tab's. Then what is stored is what was sent. */
const storedAlready = async (error: unknown, { id, document }: { id: string; document: ResumeDraft }) => {
  if (!(error instanceof ApiError) || error.problem.code !== 'changed-elsewhere') throw error;
  const stored = await readOnce(getWorkspace, { id });
  if (!isSameDocument(stored.document, document)) throw error;
  return stored;
};

/** Where two states of a document first differ, so that a person sees what a step did. */
const firstDifference = (before: ResumeDraft, after: ResumeDraft): Place | null => {
  if (before === after) return null;
  for (const field of ['name', 'headline'] as const) if (before[field] !== after[field]) return `/${field}`;
  for (const list of ['contact', 'links'] as const) {
    const index = after[list].findIndex((text, at) => text !== before[list][at]);
    if (index >= 0) return `/${list}/${index}`;
  }
  const section = after.sections.findIndex((each, at) => each !== before.sections[at]);
  if (section < 0) return null;
  const [was, is] = [before.sections[section], after.sections[section]];
  const heading = `/sections/${section}`;
  if (was === undefined || is === undefined || was.title !== is.title) return heading;
  const block = is.blocks.findIndex((each, at) => each !== was.blocks[at]);
  if (block < 0) return heading;
  const fields = ['title', 'at', 'place', 'dates'].map((field) => `${heading}/blocks/${block}/${field}`);
  return fields.find((place) => textAt(before, place) !== textAt(after, place)) ?? `${heading}/blocks/${block}`;
};
