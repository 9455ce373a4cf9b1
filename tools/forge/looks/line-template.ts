import { type Emphasis, type Line, type Run, textOfRuns } from './page.ts';

/** Values for the fields of a template. An undefined or empty value drops the group in brackets that names it. */
export type Fields = Readonly<Record<string, string | undefined>>;

const marks: Readonly<Record<string, Emphasis>> = { '*': 'strong', _: 'italic', '~': 'muted' };

/** `[, {place}]` stays only if all its fields have values. */
const withoutEmptyGroups = (template: string, fields: Fields): string =>
  template.replaceAll(/\[([^\]]*)\]/g, (_, group: string) =>
    [...group.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => (fields[name] ?? '') !== '') ? group : '',
  );

const runsOf = (template: string, fields: Fields): Run[] => {
  const runs: Run[] = [];
  let emphasis: Emphasis = 'plain';
  for (const [token] of template.matchAll(/[*_~]|\{\w+\}|[^*_~{}]+/g)) {
    const mark = marks[token];
    if (mark !== undefined) {
      emphasis = emphasis === mark ? 'plain' : mark;
      continue;
    }
    const text = token.startsWith('{') ? (fields[token.slice(1, -1)] ?? '') : token;
    if (text !== '') runs.push({ text, emphasis });
  }
  return runs;
};

/**
 * A line such as `*{title}*[, {employer}]\t{dates}`: `*` bold, `_` italic, `~` gray, a tab before what stands at the
 * right edge, brackets around what goes with its fields. Undefined where nothing is left.
 */
export const fillLine = (template: string, fields: Fields): Line | undefined => {
  const [left = '', right = ''] = withoutEmptyGroups(template, fields).split('\t');
  const line = { runs: runsOf(left, fields), right: runsOf(right, fields) };
  return textOfRuns([...line.runs, ...line.right]).trim() === '' ? undefined : line;
};
