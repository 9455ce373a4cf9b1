/** What is known of a UTF-16 code unit so far; 0 is not asked yet. */
const inside = 1;
const outside = 2;

/**
 * Tells whether a code unit that is no half of a pair is of a class. A regular expression looks through the ranges of
 * `\p{L}` for every character, which takes four times as long as a table.
 */
const unitTest = (character: RegExp): ((unit: number) => boolean) => {
  const known = new Uint8Array(0x1_00_00);
  return (unit) => {
    if (known[unit] === 0) known[unit] = character.test(String.fromCharCode(unit)) ? inside : outside;
    return known[unit] === inside;
  };
};

/**
 * Cuts a text into its longest stretches of characters of one class, as `text.match(/[…]+/gu)` does: `character` matches
 * one character.
 */
export const stretchesOf = (character: RegExp): ((text: string) => readonly string[]) => {
  const isUnitInside = unitTest(character);
  return (text) => {
    const stretches: string[] = [];
    let start = -1;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const isPair = isSurrogate(unit) && (text.codePointAt(at) ?? 0) > 0xff_ff;
      const isInside = isPair ? character.test(text.slice(at, at + 2)) : isUnitInside(unit);
      if (isInside && start < 0) start = at;
      if (!isInside && start >= 0) {
        stretches.push(text.slice(start, at));
        start = -1;
      }
      if (isPair) at += 1;
    }
    if (start >= 0) stretches.push(text.slice(start));
    return stretches;
  };
};

/** Counts the characters of one class, as `text.match(/…/gu)?.length` does. */
export const countOf = (character: RegExp): ((text: string) => number) => {
  const isUnitInside = unitTest(character);
  return (text) => {
    let count = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      const isPair = isSurrogate(unit) && (text.codePointAt(at) ?? 0) > 0xff_ff;
      if (isPair ? character.test(text.slice(at, at + 2)) : isUnitInside(unit)) count += 1;
      if (isPair) at += 1;
    }
    return count;
  };
};

const isSurrogate = (unit: number): boolean => (unit & 0xf8_00) === 0xd8_00;
