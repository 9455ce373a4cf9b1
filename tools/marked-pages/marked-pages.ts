import type { MarkedPage } from '#content/articles/marked-pages.ts';
import { checkBytes } from '#cli/check-file.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { drawPage, type Drawing } from '#engine/read/pdf/draw-page.ts';
import { loadPdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pngOf } from '#server/parsing/png.ts';
import { spreadTags } from '#web/features/results/pane/spread-tags.ts';
import { pdfiumBytes } from '../pdfium-bytes.ts';
import { type Example, examples } from './examples.ts';

/** The date of the analyses, fixed so that 'present' does not change every day. */
const analysisDay = '2026-11-21';
/** Sharp on a screen with two pixels a point, at the width that articles show. */
const pixelsPerPoint = 1.5;
/** White space that is kept below the last line. */
const bottomMarginPt = 30;
/** The distance between numbers beside the page: 16 px where the page is 250 px wide, as on a phone of 320 px. */
const tagPt = 40;
const maxQuotes = 3;
const maxQuoteLength = 48;

type Places = AnalysisResult['keywordPlaces'][string];
type Group = { title: string; places: Places };

const findings = ({ recommendations, checks }: AnalysisResult): Group[] =>
  recommendations.map(({ title, check }) => ({
    title,
    places: (checks.find(({ id }) => id === check)?.findings ?? []).flatMap(({ evidence }) => evidence),
  }));

/** Fields that belong together, by their paths. */
const fieldGroups: Readonly<Record<string, RegExp>> = {
  Name: /^name$/,
  'Contact details': /^(email|phone|location)$/,
  'Job titles': /^experience\.\d+\.title$/,
  Employers: /^experience\.\d+\.employer$/,
  'Dates of each job': /^experience\.\d+\.period$/,
  'School and degree': /^education\.\d+\./,
  Skills: /^skills$/,
  Certifications: /^certifications$/,
};

const fields = ({ fieldPlaces }: AnalysisResult): Group[] =>
  Object.entries(fieldGroups).map(([title, paths]) => ({
    title,
    places: Object.entries(fieldPlaces).flatMap(([path, places]) => (paths.test(path) ? places : [])),
  }));

const answers = ({ requirements }: AnalysisResult): Group[] =>
  requirements.map(({ label, places }) => ({ title: label, places }));

const groupsOf = { findings, fields, answers } satisfies Record<Example['shows'], (result: AnalysisResult) => Group[]>;

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Each place once: two findings of one check can quote the same line. */
const boxesOf = (places: Places): MarkedPage['marks'][number]['boxes'] => {
  const boxes = places.flatMap(({ box }) => (box === undefined ? [] : [box]));
  const rounded = boxes.map(({ x, y, width, height }) => ({
    x: tenths(x),
    y: tenths(y),
    width: tenths(width),
    height: tenths(height),
  }));
  return [...new Map(rounded.map((box) => [`${box.x} ${box.y} ${box.width}`, box])).values()];
};

/** The first words of the marked places, so that a list of the marks says the same as the picture. */
const quotesOf = (places: Places): string[] =>
  [...new Set(places.filter(({ box }) => box !== undefined).map(({ quote }) => quote.replace(/^•\s*/, '')))]
    .slice(0, maxQuotes)
    .map((quote) =>
      quote.length > maxQuoteLength ? `${quote.slice(0, quote.lastIndexOf(' ', maxQuoteLength))} …` : quote,
    )
    .filter((quote) => quote !== '');

const topOf = ({ boxes }: Pick<MarkedPage['marks'][number], 'boxes'>): number => boxes[0]?.y ?? 0;

/** The rows of a drawing down to its last ink and a margin. */
const withoutEmptyEnd = (drawing: Drawing): Drawing => {
  const { widthPx, heightPx, pixels } = drawing;
  let last = pixels.length - 1;
  while (last > 0 && pixels[last] === 255) last -= 1;
  const rows = Math.min(heightPx, Math.ceil(last / (widthPx * 4)) + bottomMarginPt * pixelsPerPoint);
  return { ...drawing, heightPx: rows, pixels: pixels.subarray(0, rows * widthPx * 4) };
};

/** The example pages of the articles: where the engine's marks are, and the picture of each page as a PNG. */
export const makeMarkedPages = async (): Promise<Readonly<Record<string, MarkedPage & { picture: Buffer }>>> => {
  const pdfium = await loadPdfium(pdfiumBytes());
  const made = Object.entries(examples).map(async ([id, { file, make, shows, job }]) => {
    const bytes = await make();
    const checked = checkBytes(file, bytes, job, analysisDay, pdfium);
    if (checked.is === 'error') throw new Error(`${id}: ${checked.line.error.message}`);
    const drawn = drawPage(bytes, pdfium, 1, pixelsPerPoint);
    if (!drawn.ok || drawn.value === null) throw new Error(`${id} has no page`);
    const drawing = withoutEmptyEnd(drawn.value);
    const heightPt = drawing.heightPx / pixelsPerPoint;
    const marks = groupsOf[shows](checked.result)
      .map(({ title, places }) => ({ title, quotes: quotesOf(places), boxes: boxesOf(places) }))
      .filter(({ boxes }) => boxes.length > 0)
      .toSorted((one, other) => topOf(one) - topOf(other));
    const tops = spreadTags(
      marks.map(({ boxes: [first] }) => (first === undefined ? 0 : first.y + first.height / 2 - tagPt / 2)),
      tagPt,
      heightPt,
    );
    return [
      id,
      {
        widthPt: drawing.widthPx / pixelsPerPoint,
        heightPt: tenths(heightPt),
        marks: marks.map((mark, at) => ({ ...mark, tagTop: tenths((tops[at] ?? 0) + tagPt / 2) })),
        picture: pngOf(drawing),
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(made));
};
