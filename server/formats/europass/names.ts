const languages = new Intl.DisplayNames(['en'], { type: 'language' });
const regions = new Intl.DisplayNames(['en'], { type: 'region' });

const nameOf = (names: Intl.DisplayNames, code: string): string => {
  try {
    return names.of(code) ?? code;
  } catch {
    // Not a code: what somebody typed.
    return code;
  }
};

/** 'deu' and 'ger' are German; what is no code stays. */
export const languageName = (code: string): string =>
  /^[a-z]{2,3}$/i.test(code) ? nameOf(languages, code.toLowerCase()) : code;

/** 'de' is Germany. Europass writes 'el' and 'uk' for Greece and the United Kingdom, as the European Union does. */
export const countryName = (code: string): string => {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return nameOf(regions, euCodes.get(code.toLowerCase()) ?? code.toUpperCase());
};

const euCodes: ReadonlyMap<string, string> = new Map([
  ['el', 'GR'],
  ['uk', 'GB'],
]);
