/**
 * Maps our checks to the evaluation kit's defect names. Checks that are not listed are about something the kit does not
 * label (gaps, wording, a missing summary) and count neither for us nor against us.
 */
export const defectOfCheck: Readonly<Record<string, string>> = {
  'multi-column': 'multi-column',
  'reading-order': 'reading-order',
  'table-layout': 'table-layout',
  'contact-in-header-footer': 'contact-in-header-footer',
  'icon-glyphs': 'icon-glyphs',
  'hidden-text': 'hidden-text',
  'letter-spaced-text': 'letter-spaced-text',
  'broken-encoding': 'broken-encoding',
  'photo-image': 'photo-image',
  'graphic-ratings': 'graphic-ratings',
  'nonstandard-headings': 'nonstandard-headings',
  'decorative-glyphs': 'decorative-glyphs',
  ligatures: 'ligatures',
  hyphenation: 'hyphenation',
  'name-not-text': 'name-not-text',
  'missing-name': 'name-not-text',
  'page-furniture': 'page-furniture',
  length: 'length',
  'text-box': 'text-box',
  'drawing-shapes': 'drawing-shapes',
  'tracked-changes': 'tracked-changes',
  'fields-controls': 'fields-controls',
  'missing-heading-styles': 'missing-heading-styles',
  'whitespace-layout': 'whitespace-layout',
  'missing-contact': 'missing-contact',
  'missing-email': 'missing-contact',
  'missing-phone': 'missing-contact',
};

/** A file that cannot be analyzed gets no checks; its error code is the finding. */
export const defectOfFailure: Readonly<Record<string, string>> = {
  'no-text': 'no-text-layer',
  'unreadable-text': 'broken-encoding',
};
