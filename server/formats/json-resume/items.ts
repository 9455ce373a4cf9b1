import { type JsonObject, labeled, objectOf, wordsOf } from './json.ts';
import { differentBlock, type ItemSpec } from './sections.ts';

/** 'Name (level): keyword, keyword', and what else the element has, which is to be checked. */
export const itemFrom = (spec: ItemSpec, item: JsonObject): { text: string; needsCheck: boolean } => {
  const [name, level, keywords] = [spec.name, spec.level, spec.keywords].map((key) => wordsOf(item[key]));
  const head = [name, level === '' ? '' : `(${level})`].filter((text) => text !== '').join(' ');
  const known = [head, keywords].filter((text) => text !== '').join(': ');
  const others = Object.keys(item)
    .filter((key) => ![spec.name, spec.level, spec.keywords, differentBlock].includes(key))
    .map((key) => labeled(key, wordsOf(item[key])))
    .filter((text) => text !== '');
  return { text: [known, ...others].filter((text) => text !== '').join('; '), needsCheck: others.length > 0 };
};

const written = /^(?<name>[^:()]+?)(?: \((?<level>[^()]+)\))?(?:: (?<words>.+))?$/u;

/** The element for a line: in its parts where these make the same line again, else as a name. */
export const itemTo = (spec: ItemSpec, text: string): JsonObject => {
  const { name = '', level, words } = written.exec(text)?.groups ?? {};
  const parts = objectOf([
    [spec.name, name],
    [spec.level, level],
    [spec.keywords, words?.split(', ')],
  ]);
  return itemFrom(spec, parts).text === text ? parts : { [spec.name]: text };
};
