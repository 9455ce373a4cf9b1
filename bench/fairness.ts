import dictionary from 'dictionary-en';
import { spellerFrom } from '#engine/read/dictionary.ts';
import { compilePdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { fairFiles } from '#tools/fairness/fair-files.ts';
import { unfairNames } from '#tools/fairness/judge-names.ts';
import { namesOfCultures } from '#tools/fairness/names-of-cultures.ts';
import { pdfiumBytes } from '#tools/pdfium-bytes.ts';

// `npm run bench:names -- --seed N --names 500` reads one resume under that many names of all cultures, as PDF and as
// Word document, and prints the names under which anything but the name is read or scored differently.

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const [seed, count] = [option('seed', 1), option('names', 500)];
const names = namesOfCultures(count, seed);
const pdfium = await compilePdfium(pdfiumBytes());
const unfair = await unfairNames(names, pdfium, spellerFrom(dictionary));

for (const { name, culture, layout, differences } of unfair)
  console.log(`${name} (${culture}), ${layout}: ${differences.join('; ')}`);
const cultures = new Set(names.map(({ culture }) => culture)).size;
console.log(
  `${names.length} names of ${cultures} cultures, ${fairFiles.length} layouts, seed ${seed}: ` +
    `${new Set(unfair.map(({ name }) => name)).size} names and ${unfair.length} files differ from the others.`,
);
