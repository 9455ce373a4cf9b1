import { Fragment } from 'react';

/**
 * A long word without spaces, such as an email address or a filename, that may wrap at its punctuation. Only a part
 * that is still too long for its line is broken within.
 */
export const Breakable = ({ text }: { text: string }) => (
  <span className="wrap-anywhere">
    {partsOf(text).map((part, index) => (
      // The parts of one text never change their order.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

/**
 * Splits 'mo.lee@example.com' into 'mo', '.lee@', 'example.com'. A line that ends with a dot would look like the end of
 * a sentence. Browsers break at hyphens by themselves, but keep '2026-11' in one piece.
 */
export const partsOf = (text: string): string[] =>
  text.split(/(?<=[@_/])(?=[^@_/\s])|(?<=[^\s.])(?<!@\S*)(?=\.[^\s.])/);
