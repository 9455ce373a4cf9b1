import fs from 'node:fs';
import path from 'node:path';
import { analyze } from '#engine/analyze.ts';
import { loadPdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { formatCard } from '#engine/scoring/score-cards.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';
import { kitFolder, linesOf } from '../shared-material.ts';

/**
 * One file of the kit. `loss`: points out of 100 that other extractors lose compared with the clean file of the same
 * person and format.
 */
export type Measured = {
  person: string;
  layout: string;
  recovery: number;
  loss: number;
  score: number;
  /** How badly each check of the format card failed: above 0, up to 1. */
  severity: ReadonlyMap<string, number>;
};

/** Layouts with hidden text: the hidden text is extracted anyway, and flagging it is correct. */
const integrityLayouts = new Set(['P9', 'D7']);
const cleanTwin: Readonly<Record<string, string>> = { pdf: 'P1', docx: 'D1' };

type Row = { id: string; person: string; layout: string; format: string; file: string };

/** Every file of the kit that has a format score and a clean twin. */
export const measuredLosses = async (): Promise<Measured[]> => {
  const folder = path.join(kitFolder, 'out/dev');
  const rows = linesOf<Row>(path.join(folder, 'manifest.jsonl'));
  const panel = linesOf<{ id: string; panel_recovery: number }>(path.join(folder, 'panel.jsonl'));
  const recoveries = new Map(panel.map(({ id, panel_recovery: recovery }) => [id, recovery]));
  const pdfium = await loadPdfium(pdfiumBytes());
  const counted = new Set<string>(formatCard.map(({ check }) => check));

  return rows.flatMap(({ id, person, layout, format, file }): Measured[] => {
    const recovery = recoveries.get(id);
    const clean = recoveries.get(`${person}-${cleanTwin[format] ?? ''}`);
    if (recovery === undefined || clean === undefined || integrityLayouts.has(layout)) return [];
    const bytes = fs.readFileSync(path.join(folder, file));
    const outcome = analyze({ bytes, filename: `resume.${format}`, today: '2026-11-21' }, pdfium);
    const score = outcome.ok ? outcome.value.scores.format.value : null;
    if (!outcome.ok || score === null) return [];
    const severity = new Map(
      outcome.value.checks.flatMap(({ check, outcome: found }) =>
        found.is === 'fail' && counted.has(check.id) ? [[check.id, 1 - found.score] as const] : [],
      ),
    );
    return [{ person, layout, recovery, loss: 100 * (clean - recovery), score, severity }];
  });
};
