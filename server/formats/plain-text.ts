import { presentDraft } from '#contract/report/present-draft.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { draftText } from '#engine/draft-text.ts';

/** A resume in plain text, as a person pastes it. */
export const draftFromText = (text: string): ResumeDraft => presentDraft(draftText(text, []));
