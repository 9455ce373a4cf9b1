import { Fragment } from 'react';

/**
 * A long word without spaces, such as an e-mail address or the name of a file, that may go on in the next line at its own
 * signs. Only a part that is still too long for its line is broken within.
 */
export const Breakable = ({ text }: { text: string }) => (
  <span className="wrap-anywhere">
    {partsOf(text).map((part, index) => (
      // The parts of one text never change places.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

/**
 * 'mo.lee@example.com' as 'mo', '.lee@', 'example.com'; together they are the text. A line that ends with a dot would look like
 * the end of a sentence. At hyphens browsers know by themselves where, and leave '2026-11' in one piece.
 */
export const partsOf = (text: string): string[] =>
  text.split(/(?<=[@_/])(?=[^@_/\s])|(?<=[^\s.])(?<!@\S*)(?=\.[^\s.])/);
