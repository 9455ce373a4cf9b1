import fs from 'node:fs';
import path from 'node:path';

// Lists that are kept beside the checkout: universities (Hipo, MIT), O*NET (U.S. Department of Labor, CC BY 4.0) and
// ESCO (European Commission, CC BY 4.0).
const shared = path.resolve(import.meta.dirname, '../../../../shared');

const files = {
  universities: path.join(shared, 'data/universities.tsv'),
  tools: path.join(shared, 'corpus/annotated/onet/Technology Skills.txt'),
  skills: path.join(shared, 'corpus/annotated/esco_skill_extraction_benchmark/skills_en_label.txt'),
};

/** The lists that are missing; none where the forge can draw. */
export const missingLists = (): readonly string[] => Object.values(files).filter((file) => !fs.existsSync(file));

/** The lines of one list, without its last empty one. */
export const linesOfList = (list: keyof typeof files): readonly string[] =>
  fs.readFileSync(files[list], 'utf8').split(/\r?\n/).filter(Boolean);
