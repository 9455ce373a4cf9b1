import { endLabels, rangeWords } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';

const dash = /[ \t]*(?:[-‐‑‒–—―−~～\u00AD→⟶➔➝⇒›»>]{1,3}|->|\/)[ \t]*/uy;
/** '2014..2021', '2014…2021', '2014 .. now'; with a space only after them they end a sentence. */
const dots = /(?:(?:\.{2,3}|…)|[ \t]+\.{2}[ \t]+)(?=[\p{L}\d])/uy;
/** The abbreviation of 'year' after it, in Russian and Bulgarian: '2019 г.'. */
const yearMark = / ?г(?:\.|(?!\p{L}))/uy;
export const betweenWords = /(?:[ \t]+|(?<=\d\d)(?=to[ \t]))([\p{L}/]+)[ \t]+/uy;
/** '[6/2024] – [2/2025]': each date in brackets of its own. */
const bracketsBetween = /[\])][ \t]*[-–—][ \t]*[[(]/uy;

/** '2015 up to present', '2017 upto date' */
const upTo = /[ \t]+up ?to[ \t]+(?:the[ \t]+)?(?=\p{L}|\d{4})/iuy;

/** '| End: ' and ', End date: ' between the two dates of a form. */
const labelOfEnd = /[ \t]*[|,;.–—-]?[ \t]*(\p{L}+)(?: (?:date|datum))?[ \t]?:[ \t]*/iuy;

/** What a sticky pattern finds at exactly this place. */
export const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Where the sign or word between the two ends of a period ends; null when none begins at `index`. */
export const separatorAt = (text: string, index: number): number | null => {
  // Most texts have neither, and are asked at each date.
  const brackets = /[\])]/.test(text.charAt(index)) ? at(bracketsBetween, text, index) : null;
  if (brackets !== null) return index + brackets[0].length;
  const from = index + (at(yearMark, text, index)?.[0].length ?? 0);
  const label = at(labelOfEnd, text, from);
  if (label !== null && endLabels.has(fold(label[1] ?? ''))) return from + label[0].length;
  const line = at(dash, text, from) ?? at(dots, text, from) ?? at(upTo, text, from);
  if (line !== null) return from + line[0].length;
  const word = at(betweenWords, text, from);
  if (word === null || !rangeWords.has(fold(word[1] ?? ''))) return null;
  const after = from + word[0].length;
  const second = at(/(?:à|a|al|el|o|zum)[ \t]+/uy, text, after);
  return second === null ? after : after + second[0].length;
};
