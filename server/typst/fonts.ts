import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The faces for documents, all three under the SIL Open Font License. System fonts are never used: the same document must look the same everywhere, and embedding them might not be allowed. */
const faces: Record<string, { file: string; styles: readonly string[] }> = {
  inter: {
    file: 'Inter',
    styles: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold', '700Bold_Italic'],
  },
  'source-serif-4': {
    file: 'SourceSerif4',
    styles: ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold', '700Bold_Italic'],
  },
  'jetbrains-mono': { file: 'JetBrainsMono', styles: ['400Regular', '700Bold'] },
};

const read = (path: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`)));

export const readFonts = (): Buffer[] =>
  Object.entries(faces).flatMap(([folder, { file, styles }]) =>
    styles.map((style) => read(`${folder}/${style}/${file}_${style}.ttf`)),
  );

/** The last font in every fallback list of a template: a character that it lacks cannot be typeset. */
export const readLastFont = (): Buffer => read('inter/400Regular/Inter_400Regular.ttf');
