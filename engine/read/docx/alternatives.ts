import { child, childrenNamed } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

/** Word extensions that this reader understands; a Choice that requires others is for newer programs. */
const supportedExtensions: readonly string[] = [
  'wps',
  'wpg',
  'wpc',
  'wpi',
  'wp14',
  'wp15',
  'w14',
  'w15',
  'w16',
  'a14',
  'v',
];

/** The branch of an `mc:AlternateContent` that is shown: both have the same text, which must be read once. */
export const chosenOf = (alternatives: Xml): readonly Xml[] => {
  const choices = childrenNamed(alternatives, 'mc:Choice');
  const known = choices.find(({ attributes }) =>
    (attributes['Requires'] ?? '').split(' ').every((prefix) => supportedExtensions.includes(prefix)),
  );
  return (known ?? child(alternatives, 'mc:Fallback') ?? choices[0])?.children ?? [];
};
