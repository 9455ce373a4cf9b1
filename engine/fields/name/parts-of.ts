import { knownTitle } from '../../sections/titles/title-kind.ts';
import { fold } from '../../text/fold.ts';
import { workWords } from '../../lexicon/work/work-words.ts';
import { titleScore } from '../experience/titles.ts';
import { nameLabel } from './name-labels.ts';

/** A part of a line that may be a name; `sizePt` where it is set in larger type than the rest. */
export type PartOfName = { text: string; at: number; isRest: boolean; sizePt?: number };

/** The whole line, and the part before a separator: 'Jane Roe | Welder', 'Jane Roe - Welder', 'Resume: Jane Roe'. */
export const partsOf = (text: string): PartOfName[] => {
  const trimmed = text.trimEnd().slice(0, 160);
  const lead = trimmed.length - trimmed.trimStart().length;
  const label = /^[^:;\t]{3,32}[:;\t]\s*(?::\s*)?/u.exec(trimmed)?.[0] ?? '';
  if (nameLabel.test(label))
    return [{ text: withoutFullStop(trimmed.slice(label.length)), at: label.length, isRest: false }];
  if (label !== '' && knownTitle(label) === 'contact')
    return partsOf(trimmed.slice(label.length)).map((part) => ({ ...part, at: part.at + label.length }));
  const parts: PartOfName[] = [{ text: trimmed.slice(lead), at: lead, isRest: false }];
  const undecorated = withoutDecoration(trimmed, lead);
  if (undecorated !== null) parts.push({ ...undecorated, isRest: false });
  const beforeTitle = withoutTitle(trimmed.slice(lead));
  if (beforeTitle !== null) parts.push({ text: beforeTitle, at: lead, isRest: false });
  const beforeAge = trimmed.slice(lead).replace(age, '');
  if (beforeAge.length < trimmed.length - lead) parts.push({ text: beforeAge, at: lead, isRest: false });
  const bare = withoutDocumentTitle(trimmed, lead);
  if (bare !== null) parts.push({ ...bare, isRest: false });
  const cut = /\t|\s*[|•·,(/:]\s*|\s[-–—]\s|\s{3,}|[\uE000-\uF8FF]/u.exec(trimmed.slice(lead));
  if (cut !== null) {
    const from = lead + cut.index + cut[0].length;
    const head = trimmed.slice(lead, lead + cut.index);
    parts.push({ text: head, at: lead, isRest: false });
    const isAfterLabel = cut[0].includes(':');
    const rest = cut[0].includes('(') ? '' : trimmed.slice(from);
    const next = /\t|\s*[|•·]\s*|\s[-–—]\s/u.exec(rest);
    parts.push({ text: next === null ? rest : rest.slice(0, next.index), at: from, isRest: !isAfterLabel });
  }
  return parts.filter((part) => part.text !== '');
};

/** 'Jane Roe 32 years', 'Jane Roe (32 ans)': how old somebody is. */
const age = /[\s,]+\(?[1-9]\d\s?(?:years?(?: old)?|yrs|ans|anni|años|anos|jahre(?: alt)?|jaar)\)?$/iu;

/** 'Nombre: Ana Luz Mora.': a form filled in with sentences. 'Jr.' keeps its dot. */
const withoutFullStop = (name: string): string => name.replace(/(?<=\p{L}{3})\.$/u, '');

/** 'Jane Roe Product Designer', with nothing between the name and the title: two or three words that are not of work. */
const withoutTitle = (text: string): string | null => {
  const words = [...text.matchAll(/\S+/gu)];
  if (words.length < 3 || words.length > 7) return null;
  for (const count of [3, 2]) {
    const [next, name] = [words[count], words.slice(0, count)];
    if (next === undefined || name.some(([word]) => workWords().has(fold(word)))) continue;
    if (titleScore(text.slice(next.index)) < minTitleScore) continue;
    return text.slice(0, next.index).trimEnd();
  }
  return null;
};

/** '+Jane Roe', '> Jane Roe', '~ Jane Roe ~': signs that a template draws beside the name. */
const withoutDecoration = (text: string, lead: number): { text: string; at: number } | null => {
  const before = /^[+>#~*=_|★☆◆◇■□▪●✦✧»]{1,3} ?(?=\p{Lu})/u.exec(text.slice(lead))?.[0] ?? '';
  if (before === '') return null;
  return {
    text: text.slice(lead + before.length).replace(/ ?[+<#~*=_|★☆◆◇■□▪●✦✧«]{1,3}$/u, ''),
    at: lead + before.length,
  };
};

/** From this score on the words behind a name are a job title. */
const minTitleScore = 2.5;

/** 'JANE ROE RESUME', 'Curriculum Vitae Jane Roe', 'Resume of Jane Roe'. */
const withoutDocumentTitle = (text: string, lead: number): { text: string; at: number } | null => {
  const before = /^\s*(?:curriculum vitae|lebenslauf|r[eé]sum[eé]|cv)\s*(?:of|von|de|di|van)?[\s:–—-]+/iu.exec(text);
  if (before !== null) return { text: text.slice(before[0].length), at: before[0].length };
  const behind = /[\s,–—-]+(?:(?:academic|professional) )?(?:curriculum vitae|lebenslauf|r[eé]sum[eé]|cv)\s*$/iu.exec(
    text,
  );
  return behind === null ? null : { text: text.slice(lead, behind.index), at: lead };
};
