type Change = { isScoreChange: boolean; parts: readonly { isCode: boolean; text: string }[] };
type Release = { name: string; changes: readonly Change[] };

/** The releases of CHANGELOG.md: headings of the second level, and one line for each change. */
export const parseChangelog = (source: string): Release[] =>
  source
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [name = '', ...lines] = release.split('\n');
      return { name: name.trim(), changes: lines.filter((line) => line.startsWith('- ')).map(changeOf) };
    });

const mark = '**score** ';

const changeOf = (line: string): Change => {
  const text = line.slice(2);
  const isScoreChange = text.startsWith(mark);
  // Between backticks is code: every second part.
  const parts = (isScoreChange ? text.slice(mark.length) : text).split('`');
  return { isScoreChange, parts: parts.map((part, at) => ({ isCode: at % 2 === 1, text: part })) };
};
