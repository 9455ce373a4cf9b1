/** 'code name', one language a line. Codes are those of ISO 639-3. */
const languages = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\n\s*/u)
      .map((line) => [line.slice(0, 3), line.slice(4)]),
  );

/** The languages in which we read resumes. */
export const readLanguages = languages(`
  eng English
  fra French
  deu German
  spa Spanish
  ita Italian
  por Portuguese
  nld Dutch
`);

/**
 * Languages that we do not read, as far as a detector tells them from ours by a page of text. Close relatives of ours
 * (Afrikaans, Galician, Scots) are left out: a resume in one of ours must never be taken for one of them.
 */
export const unreadLanguages = languages(`
  als Albanian
  azj Azerbaijani
  cat Catalan
  ceb Cebuano
  ces Czech
  dan Danish
  ekk Estonian
  fin Finnish
  hat Haitian Creole
  hau Hausa
  hrv Croatian or a closely related language
  hun Hungarian
  ibo Igbo
  ind Indonesian or Malay
  jav Javanese
  kin Kinyarwanda
  lit Lithuanian
  lvs Latvian
  nno Norwegian
  nob Norwegian
  pol Polish
  ron Romanian
  slk Slovak
  slv Slovenian
  som Somali
  swe Swedish
  swh Swahili
  tgl Tagalog
  tuk Turkmen
  tur Turkish
  uzn Uzbek
  vie Vietnamese
  xho Xhosa
  yor Yoruba
  zlm Indonesian or Malay
  zul Zulu
`);

/** Languages in scripts other than Latin. Where several share a script, a detector tells them apart. */
export const languagesOfOtherScripts = languages(`
  amh Amharic
  arb Arabic
  bel Belarusian
  ben Bengali
  bul Bulgarian
  cmn Chinese
  ell Greek
  guj Gujarati
  heb Hebrew
  hin Hindi
  hye Armenian
  jpn Japanese
  kan Kannada
  kat Georgian
  kaz Kazakh
  khm Khmer
  kor Korean
  lao Lao
  mal Malayalam
  mar Marathi
  mkd Macedonian
  mya Burmese
  npi Nepali
  pan Punjabi
  pbu Pashto
  pes Persian
  rus Russian
  sin Sinhala
  srp Serbian
  tam Tamil
  tel Telugu
  tha Thai
  tir Tigrinya
  ukr Ukrainian
  urd Urdu
`);
