import type { HeadingStyle } from './parts.ts';

/** Whether capitals keep the word: 'ß' and the dotless 'ı' become other letters. */
export const survivesCapitals = (text: string): boolean =>
  text.toLocaleUpperCase().toLocaleLowerCase() === text.toLocaleLowerCase();

const cased = (text: string, style: HeadingStyle['case']): string => {
  if (style === 'lower') return text.toLocaleLowerCase();
  return style === 'caps' && survivesCapitals(text) ? text.toLocaleUpperCase() : text;
};

/** 'S U M M A R Y', with wider gaps between words. */
const typedApart = (text: string): string =>
  text
    .split(' ')
    .map((word) => word.replaceAll(/(?<=.)(?=.)/gu, ' '))
    .join('   ');

/** The words of a heading as printed. Small capitals are left to the producer. */
export const headingText = (text: string, { case: style, before, after, isTyped }: HeadingStyle): string => {
  const words = cased(text, style);
  return before + (isTyped ? typedApart(words) : words) + after;
};
