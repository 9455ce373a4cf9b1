import { termIndex } from '#engine/terms/term-index.ts';
import { engineVersion } from '#engine/version.ts';
import { annotatedFolder, needs } from './shared-material.ts';
import { howToReadSkillSpans, skillSpanTable } from './skill-span-table.ts';

// `npm run bench:skill-spans`: our term finder on public sets of job postings, next to published figures.
needs(annotatedFolder, 'shared set of annotated job adverts');
console.log(`Engine ${engineVersion}, ${termIndex().byTerm.size} terms. All figures in percent.\n`);
console.log(`${skillSpanTable()}\n\n${howToReadSkillSpans}`);
