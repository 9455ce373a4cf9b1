import fs from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { familyOf } from '../../looks/families.ts';
import { headingText } from '../../looks/heading-text.ts';
import type { Look } from '../../looks/look.ts';
import type { Page } from '../../looks/page.ts';
import { iconFont } from '../assets/icon-font.ts';
import { photo } from '../assets/photo.ts';
import { fontFamilies } from '../fonts.ts';

const source = fs.readFileSync(path.join(import.meta.dirname, 'page.typ'), 'utf8');

let opened: NodeCompiler | undefined;

/** One compiler for a run, with the fonts of all looks. */
const compilerOf = (): NodeCompiler => {
  const files = Object.values(fontFamilies).flatMap(({ files }) => Object.values(files));
  opened ??= NodeCompiler.create({
    workspace: '/nonexistent',
    fontArgs: [{ fontBlobs: [...[...new Set(files)].map((file) => fs.readFileSync(file)), Buffer.from(iconFont())] }],
  });
  return opened;
};

/** A fixed date, so that the same page gives the same bytes. */
const madeAt = Date.UTC(2026, 0, 15) / 1000;

/** The page as Typst sets it. */
export const typeset = (
  page: Page,
  look: Look,
  language: string,
  words: { name: string; page: string },
): { bytes: Uint8Array; pages: number } => {
  const compiler = compilerOf();
  const { geometry } = familyOf(look.family);
  const font = fontFamilies[look.type.font].css;
  const headed = {
    ...page,
    columns: page.columns.map((sections) =>
      sections.map((section) => ({ ...section, heading: headingText(section.heading, look.heading) })),
    ),
  };
  const data = {
    photo: page.head.hasPhoto ? photo().toJSON().data : [],
    page: headed,
    look,
    geometry,
    font,
    words,
    language: language.split('-')[0],
  };
  const compiled = compiler.compile({ mainFileContent: source, inputs: { data: JSON.stringify(data) } });
  const error = compiled.takeError();
  if (compiled.result === null)
    throw new Error(`Typst: ${error === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(error))}`);
  const pages = compiled.result.numOfPages;
  const bytes = new Uint8Array(compiler.pdf(compiled.result, { creationTimestamp: madeAt }));
  compiler.evictCache(2);
  return { bytes, pages };
};
