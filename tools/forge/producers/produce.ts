import type { ForgedFile } from '../forged-file.ts';
import type { ForgedResume } from '../forged-resume.ts';
import { compose, sectionTruths, visibleTextOf } from '../looks/compose.ts';
import { defectsOf, type FileSigns } from '../looks/defects-of.ts';
import { drawLook, familiesFor } from '../looks/draw-look.ts';
import { type FamilyId, familyOf } from '../looks/families.ts';
import { wordsIn } from '../looks/labels.ts';
import { ligated } from '../looks/ligatures.ts';
import { type Look, lookName } from '../looks/look.ts';
import type { Page } from '../looks/page.ts';
import type { Random } from '../random.ts';
import { wordFile } from './docx/document.ts';
import { tabbedLinesOf } from './docx/tabbed-lines.ts';
import { fontFor, MissingGlyphs } from './fonts.ts';
import { printed } from './html/chromium.ts';
import { drawn } from './pdfkit/document.ts';
import { typeset } from './typst/document.ts';
import { mapsLigatures } from './unicode-maps.ts';

type Made = { bytes: Uint8Array; pages: number | undefined };

const made = async (page: Page, look: Look, { language, name }: ForgedResume): Promise<Made> => {
  const words = { name, page: wordsIn(language).page };
  switch (look.producer) {
    case 'docx':
      return { bytes: await wordFile(page, look), pages: undefined };
    case 'chromium': {
      const bytes = await printed(page, look, language, name, words.page);
      return { bytes, pages: pagesOf(bytes) };
    }
    case 'typst':
      return typeset(page, look, language, words);
    default:
      return drawn(page, look, language, words);
  }
};

/** Page objects of a PDF whose objects are not compressed, as Chromium writes it. */
const pagesOf = (bytes: Uint8Array): number =>
  (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g) ?? []
  ).length;

/** A DOCX names its font and leaves missing characters to the program that opens it. */
const withFont = (look: Look, text: string): Look =>
  look.producer === 'docx'
    ? look
    : { ...look, type: { ...look.type, font: fontFor(look.type.font, text + text.toLocaleUpperCase()) } };

const signsIn = (bytes: Uint8Array, { producer }: Look): FileSigns => ({
  mapsLigatures: producer !== 'docx' && mapsLigatures(bytes),
  tabbedLines: producer === 'docx' ? tabbedLinesOf(bytes) : 0,
});

/** A resume in a look of its own as a file, with what a reader of the page sees. */
export const produceLook = async (resume: ForgedResume, asked: Look): Promise<ForgedFile> => {
  const page = compose(resume, asked);
  const shown = familyOf(asked.family).geometry.hasLigatures === true ? ligated(page) : page;
  const look = withFont(asked, visibleTextOf(shown));
  const { geometry } = familyOf(look.family);
  const { bytes, pages } = await made(shown, look, resume);
  const { must, may, isClean } = defectsOf(page, look, pages, signsIn(bytes, look));
  return {
    format: look.producer === 'docx' ? 'docx' : 'pdf',
    look: lookName(look),
    layout: look.family,
    producer: look.producer,
    bytes,
    truth: {
      pages,
      sections: sectionTruths(page),
      defects: { must, may },
      clean: isClean,
      textAvailable: geometry.isUnmapped !== true,
      visibleText: visibleTextOf(page),
    },
  };
};

const maxDraws = 50;

/**
 * Draws a family unless one is asked for, then a producer, then everything else; again when no font has the letters that
 * the look needs.
 */
export const produce = async (resume: ForgedResume, random: Random, asked?: FamilyId): Promise<ForgedFile> => {
  for (let draw = 1; ; draw += 1) {
    const family = asked ?? random.weighted(familiesFor(resume).map((id) => [familyOf(id).weight ?? 1, id] as const));
    const producer = random.pick(familyOf(family).producers);
    try {
      return await produceLook(resume, drawLook(resume, family, producer, random));
    } catch (error) {
      if (!(error instanceof MissingGlyphs) || draw === maxDraws) throw error;
    }
  }
};
