import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { charactersOf } from './characters-of.ts';
import { readFonts, readLastFont } from './fonts.ts';
import { eachText, printable } from './printable.ts';
import { documentSchema, type SetAnswer } from './wire.ts';

/** The typesetting process: documents come in as messages, PDFs go back. */
const compiler = NodeCompiler.create({
  // No folder to read from: a template is a single text and has no access to files.
  workspace: '/nonexistent',
  fontArgs: [{ fontBlobs: readFonts() }],
});
const drawn = printable(charactersOf(readLastFont()));

/** Cached compilation results that were not needed for this many documents are evicted. */
const keptForDocuments = 2;

const setDocument = (message: unknown): SetAnswer => {
  const { template, data, madeAtMs } = documentSchema.parse(message);
  const inputs = { data: JSON.stringify(eachText(data, drawn)) };
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  const faults = [...diagnosticsOf(compiled.takeError()), ...diagnosticsOf(compiled.takeWarnings())];
  // A warning is a fault too: text in a missing font would be absent from the page.
  if (compiled.result === null || faults.length > 0) return { is: 'faulty', faults };
  const settings = { pdfStandard: 'ua-1', creationTimestamp: Math.floor(madeAtMs / 1000) };
  return { is: 'pdf', bytes: new Uint8Array(compiler.pdf(compiled.result, settings)) };
};

const diagnosticsOf = (error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string[] =>
  error === null ? [] : compiler.fetchDiagnostics(error).map((diagnostic: unknown) => JSON.stringify(diagnostic));

/** Faults that only the PDF standard check finds are thrown as an error code without a message. */
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
