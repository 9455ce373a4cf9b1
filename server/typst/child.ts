import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { charactersOf } from './characters-of.ts';
import { readFonts, readLastFont } from './fonts.ts';
import { eachText, printable } from './printable.ts';
import { documentSchema, type SetAnswer } from './wire.ts';

/** The process that sets documents: one after the other comes in as a message, its PDF goes back. */
const compiler = NodeCompiler.create({
  // No folder to read from: a template is one text, and it reaches no file.
  workspace: '/nonexistent',
  fontArgs: [{ fontBlobs: readFonts() }],
});
const drawn = printable(charactersOf(readLastFont()));

/** Results of the compiler's steps that were not needed for so many documents are forgotten. */
const keptForDocuments = 2;

const setDocument = (message: unknown): SetAnswer => {
  const { template, data, madeAtMs } = documentSchema.parse(message);
  const inputs = { data: JSON.stringify(eachText(data, drawn)) };
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  const faults = [...diagnosticsOf(compiled.takeError()), ...diagnosticsOf(compiled.takeWarnings())];
  // A warning is a fault too: text in a font that is not there would be missing from the page.
  if (compiled.result === null || faults.length > 0) return { is: 'faulty', faults };
  const settings = { pdfStandard: 'ua-1', creationTimestamp: Math.floor(madeAtMs / 1000) };
  return { is: 'pdf', bytes: new Uint8Array(compiler.pdf(compiled.result, settings)) };
};

const diagnosticsOf = (error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string[] =>
  error === null ? [] : compiler.fetchDiagnostics(error).map((diagnostic: unknown) => JSON.stringify(diagnostic));

/** Faults that only the PDF standard finds are thrown, as the code of an error without a message. */
const answerTo = (message: unknown): SetAnswer => {
  try {
    return setDocument(message);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { is: 'faulty', faults: [error instanceof Error && error.message !== '' ? error.message : code] };
  } finally {
    compiler.evictCache(keptForDocuments);
  }
};

process.on('message', (message) => void process.send?.(answerTo(message)));
process.on('disconnect', () => process.exit(0));
