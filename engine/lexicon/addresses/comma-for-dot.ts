import { topLevelDomains } from '../top-level-domains.ts';

/**
 * 'jane.roe@example,com', 'JANE@MAIL.EXAMPLE,COM', but not 'jane@example.com,joe@example.com'. An ending of two letters
 * is in lower case: 'CLERK@HARBOR,IL' is a job in Illinois.
 */
const commaForDot = /[\p{L}\p{N}_.+-]@[\p{L}\p{N}.-]{2,60},([a-z]{2,12}|\p{Lu}\p{L}{2,11})(?![\p{L}\p{N}_@])/gu;

/** An email address with a comma where a dot of its domain belongs. */
export const hasCommaForDot = (text: string): boolean =>
  text.includes('@') &&
  [...text.matchAll(commaForDot)].some(([, ending = '']) => topLevelDomains.has(ending.toLowerCase()));

/** What a comma cuts off before an address: 'jane,' of 'jane,roe@example.com'. */
const headBeforeComma = /(?<![\p{L}\p{N}_.-])\p{Ll}[\p{Ll}\p{N}._-]{0,40},$/u;

/** Whether an address that was read may be a part of one with a comma: 'jane@mail.example,com', 'jane,roe@example.com'. */
export const mayBeCutByComma = (text: string, from: number, to: number): boolean =>
  headBeforeComma.test(text.slice(Math.max(0, from - 50), from)) ||
  (text[to] === ',' && hasCommaForDot(text.slice(from, to + 14)));
