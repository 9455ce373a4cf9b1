import { inSequence } from '../../lexicon/phrases/compose.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { privacyConsent } from '../../lexicon/privacy-consent.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field, Section } from '../../model/resume.ts';
import { chipsIn } from './chips.ts';
import { endsSentence, startsWithVerb } from '../entries/prose.ts';
import { isLevel, withoutLevel } from './levels.ts';
import { itemsIn, unfolded, type Item } from './list-items.ts';
import { listRowsOf, rejoined, spansOf, type ListRow } from './list-rows.ts';

/** The items of the skills sections, one field per skill, in order. Labels, levels and ratings are left out. */
export const skillsOf = (reading: Reading, sections: readonly Section[]): readonly Field<string>[] => {
  const rows = listRowsOf(reading, sections).filter((row) => !isLevelRow(row) && !privacyConsent.test(row.text));
  const pattern = patternOf(rows);
  const seen = new Set<string>();
  let name: ListRow | undefined;
  return rows.flatMap((row, index) => {
    const isUsage = isUsageSentence(row);
    if (!isUsage) name = row;
    if (isLabelRow(row, rows[index + 1], rows, pattern) || (isUsage && isUsageOfSkill(row, name))) return [];
    return skillsIn(reading, row, pattern).flatMap((item): Field<string>[] => {
      const spans = spansOf(reading, row, item.from, item.to);
      const value = rejoined(row.text.slice(item.from, item.to).replaceAll('\t', ' ').trim());
      const key = value.toLowerCase();
      if (value === '' || isYear.test(value) || seen.has(key) || spans.length === 0) return [];
      seen.add(key);
      return [{ value, spans, confidence: value.split(' ').length > 6 ? 0.5 : 0.9 }];
    });
  });
};

/** 'Ski instructor, 2011': when it was learned */
const isYear = /^(?:19|20)\d\d$/u;

const isLevelRow = (row: ListRow): boolean =>
  row.text.split('\t').every((cell) => isLevel(cell) || !/[\p{L}\d]/u.test(cell) || dateAlone.test(cell));

/** '17-03-2022', the date of a signature below the last list. */
const dateAlone = /^\s*\d{1,2}([-./])\d{1,2}\1(?:19|20)\d{2}\s*$/u;

/** 'Trained nine drivers on the new scanners.': not a skill, but how one was used. */
const isUsageSentence = ({ text, hasMarker }: ListRow): boolean =>
  hasMarker && text.split(/\s+/u).length >= 5 && (startsWithVerb(text) || endsSentence(text));

/** In a functional resume such bullets are below the name of each skill. */
const isUsageOfSkill = (row: ListRow, name: ListRow | undefined): boolean =>
  name !== undefined && !name.hasMarker && name.section === row.section && name.text.split(/\s+/u).length <= 6;

/** What the rows have in common, worked out once: each row asks for it. */
type Pattern = {
  /** All plain rows without a list have a list below them. */
  isEachLoneRowOverList: boolean;
  /** The first cell labels the others in most rows with cells, and in more than one. */
  areCellsNamed: boolean;
  /** The texts of bullets, how often each occurs, and how many bullets hold no list. */
  bullets: { counts: ReadonlyMap<string, number>; all: number; single: number };
};

const patternOf = (rows: readonly ListRow[]): Pattern => {
  const tabbed = rows.filter(({ text }) => text.includes('\t'));
  const bullets = rows.filter(({ hasMarker }) => hasMarker);
  const counts = new Map<string, number>();
  for (const { text } of bullets) counts.set(text, (counts.get(text) ?? 0) + 1);
  return {
    isEachLoneRowOverList: rows.every((row, index) => {
      const after = rows[index + 1];
      return row.hasMarker || isList(row) || (after !== undefined && isList(after));
    }),
    areCellsNamed: tabbed.length > 1 && tabbed.filter(({ text }) => isNamed(text)).length * 2 > tabbed.length,
    bullets: { counts, all: bullets.length, single: bullets.filter((row) => !isList(row)).length },
  };
};

const isList = ({ text }: ListRow): boolean => separatorCount(text) > 0;

const separatorCount = (text: string): number => itemsIn(text, 0).length - 1;

/** A line such as 'Programming' above 'Java, Python': it labels the list and is not a skill. */
const isLabelRow = (
  row: ListRow,
  next: ListRow | undefined,
  rows: readonly ListRow[],
  { isEachLoneRowOverList }: Pattern,
): boolean => {
  if (/:\s*$/u.test(row.text)) return true;
  if (row.hasMarker || row.text.split(/\s+/u).length > 6 || separatorCount(row.text.replaceAll('\t', ' ')) > 0)
    return false;
  if (next === undefined || next.section !== row.section || isUsageSentence(next)) return false;
  if (row.text.includes('\t')) return false;
  const differs =
    row.source.style.isBold !== next.source.style.isBold ||
    row.source.style.sizePt > next.source.style.sizePt + 0.4 ||
    row.source.style.isCaps !== next.source.style.isCaps;
  const isBold = row.source.style.isBold && !next.source.style.isBold;
  if (next.hasMarker && (differs || rows.some((other) => !other.hasMarker && other !== row))) return true;
  if (isBold && isList(next)) return true;
  if (!isList(next)) return isBold && row.source.style.sizePt >= next.source.style.sizePt;
  // a lone word before a list is its label when that is the pattern throughout, or when it looks different
  return differs || isEachLoneRowOverList;
};

/** 'Languages: Java, Python', 'Languages<tab>: Java': what names a list. */
export const listLabel = /^([^,;:|•·\t()]{2,44}(?:\([^)]*\))?)\t?:(?!\/\/)\s*/u;
/** 'Programming – R, Python, SQL': a dash after one to three words, before a list. */
const dashLabel = /^[^,;:|•·\t()–—]{2,36}\s[–—]\s+(?=[^,;–—]+[,;])/u;
/** 'Proficient in', 'such as', 'Strong knowledge of': introductions of a list. */
const listLead = inSequence(
  compilePhrases(
    `
  (proficient|proficiency|experienced?|skilled|fluent)( user)? (in|with|at)( the use of)?
  (familiar|knowledgeable|expert|competent|well[- ]versed)( user)? (in|with|at)( the use of)?
  such as
  including
  like
  e.g.
  (strong |good |solid |excellent |working |in-depth )?(knowledge|understanding|command)( of| with| in)
  (strong |good |solid |excellent |working |in-depth )?(experience|background)( of| with| in)
  `,
    { start: 'text', ignoreCase: true },
  ),
  /\s+/iu,
);

const skillsIn = (reading: Reading, row: ListRow, pattern: Pattern): readonly Item[] => {
  const { text } = row;
  const from = labelLength(text) || cellLabel(row, pattern);
  if (row.hasMarker && from === 0 && isWholePhrase(text, pattern)) return tidy(text, [{ from: 0, to: text.length }]);
  const items = itemsIn(text, from);
  return tidy(text, items.length > 1 ? items : chipsIn(reading, row, from));
};

const labelLength = (text: string): number => listLabel.exec(text)?.[0].length ?? dashLabel.exec(text)?.[0].length ?? 0;

/** The skills of a line by its words alone, as `skillsOf` cuts it. */
export const skillsOfLine = (text: string): readonly string[] =>
  tidy(text, itemsIn(text, labelLength(text))).map(({ from, to }) => text.slice(from, to).trim());

/** 'Word, Excel & Outlook': a list of items that ends in 'and', or one item of three words. */
export const mayBeWholePhrase = (text: string): boolean =>
  /,.*(?:&| and )/u.test(text) && separatorCount(text) <= 2 && !listLead.test(text);

/**
 * 'DevOps <wide gap> Docker, AWS': the first cell labels the list when it holds no list and the others do, line after
 * line.
 */
const cellLabel = ({ text }: ListRow, { areCellsNamed }: Pattern): number => {
  const tab = text.indexOf('\t');
  return tab > 0 && (areCellsNamed || isNamed(text)) ? tab + 1 : 0;
};

/** In a list of bullets that are one skill each, 'Word, Excel & Outlook' is one too. */
const isWholePhrase = (text: string, { bullets }: Pattern): boolean => {
  if (!mayBeWholePhrase(text)) return false;
  const same = bullets.counts.get(text) ?? 0;
  const others = bullets.all - same;
  const single = bullets.single - (separatorCount(text) === 0 ? same : 0);
  return others > 0 && single * 2 >= others;
};

/** What follows a comma in a sentence about skills without being one: 'with a keen eye for detail'. */
const aside = /^(?:with|as well as|able to|both|to|for|while|which|that|who|in order|especially|particularly)\s/u;

const tidy = (text: string, items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => {
    const inner =
      /^\s*(?:and|und|et|y|e|en|&|plus|etc\.?)\s+(?=\S)/iu.exec(text.slice(item.from, item.to))?.[0].length ?? 0;
    const start = item.from + inner;
    // 'Proficiency in accounting' alone is a phrase; before a list it is its introduction
    const lead = items.length > 1 ? (listLead.exec(text.slice(start, item.to))?.[0].length ?? 0) : 0;
    const whole = { from: start + lead, to: item.to };
    const bare = withoutLevel(text.slice(whole.from, whole.to));
    const trimmed = { from: whole.from + bare.from, to: whole.from + bare.to };
    const inLabel = listLabel.exec(text.slice(trimmed.from, trimmed.to))?.[0].length ?? 0;
    const unlabelled = { from: trimmed.from + inLabel, to: trimmed.to };
    return unfolded(text, unlabelled).flatMap((one) => {
      const kept = withoutLevel(text.slice(one.from, one.to));
      const value = text.slice(one.from + kept.from, one.from + kept.to);
      return isLevel(value) || !/[\p{L}\d]/u.test(value) || aside.test(value)
        ? []
        : [{ from: one.from + kept.from, to: one.from + kept.to }];
    });
  });

const isNamed = (text: string): boolean => {
  const at = text.indexOf('\t');
  return (
    at > 0 && separatorCount(text.slice(0, at)) === 0 && separatorCount(text.slice(at + 1).replaceAll('\t', ' ')) > 0
  );
};
