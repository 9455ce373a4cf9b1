/**
 * Usual titles of sections in languages that we do not read, by the codes of `unreadLanguages`: experience, education,
 * skills and languages, as templates of resumes have them. Titles that a language we read has as well are left out;
 * `sectionTitles` has some of these for resumes whose text is in a language that we read.
 */
const titles: Readonly<Record<string, string>> = {
  cat: 'Experiència | Experiència laboral | Experiència professional | Formació | Formació acadèmica | Estudis | Coneixements | Competències | Habilitats | Aptituds | Idiomes | Interessos',
  ces: 'Praxe | Pracovní zkušenosti | Zkušenosti | Zaměstnání | Vzdělání | Dovednosti | Znalosti | Jazyky | Jazykové znalosti | Zájmy',
  dan: 'Erhvervserfaring | Arbejdserfaring | Uddannelse | Kompetencer | Færdigheder | Sprog | Fritidsinteresser',
  ekk: 'Töökogemus | Haridus | Haridustee | Oskused | Keeled | Keelteoskus',
  fin: 'Työkokemus | Työhistoria | Koulutus | Taidot | Osaaminen | Kielet | Kielitaito | Harrastukset',
  hrv: 'Radno iskustvo | Iskustvo | Obrazovanje | Vještine | Veštine | Jezici | Strani jezici',
  hun: 'Tapasztalat | Munkatapasztalat | Szakmai tapasztalat | Tanulmányok | Végzettség | Készségek | Nyelvtudás | Nyelvek',
  ind: 'Pengalaman Kerja | Pengalaman | Pendidikan | Keahlian | Keterampilan | Kemampuan | Bahasa',
  lit: 'Darbo patirtis | Patirtis | Išsilavinimas | Įgūdžiai | Kalbos | Kalbų mokėjimas',
  lvs: 'Darba pieredze | Pieredze | Izglītība | Prasmes | Valodas | Valodu zināšanas',
  nob: 'Arbeidserfaring | Erfaring | Utdanning | Utdannelse | Ferdigheter | Språk | Språkkunnskaper',
  pol: 'Doświadczenie | Doświadczenie zawodowe | Wykształcenie | Edukacja | Umiejętności | Języki | Języki obce | Znajomość języków | Zainteresowania',
  ron: 'Experiență | Experiență profesională | Experienţă profesională | Educație | Educaţie | Studii | Competențe | Aptitudini | Limbi străine | Limbi',
  slk: 'Prax | Pracovné skúsenosti | Skúsenosti | Vzdelanie | Zručnosti | Jazyky | Záujmy',
  slv: 'Delovne izkušnje | Izkušnje | Izobrazba | Izobraževanje | Znanja | Veščine | Jeziki',
  swe: 'Arbetslivserfarenhet | Erfarenhet | Arbetserfarenhet | Utbildning | Kompetenser | Färdigheter | Språk | Språkkunskaper',
  tur: 'İş Deneyimi | Deneyim | Deneyimler | İş Tecrübesi | Eğitim | Eğitim Bilgileri | Yetenekler | Beceriler | Diller | Yabancı Dil | Yabancı Diller',
  vie: 'Kinh nghiệm | Kinh nghiệm làm việc | Học vấn | Trình độ học vấn | Kỹ năng | Ngoại ngữ | Ngôn ngữ | Sở thích | Mục tiêu nghề nghiệp',
};

/** The key of a title: 'KOULUTUS:' and 'Koulutus' are one. */
export const unreadTitleKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    // The lower case of the Turkish capital I with a dot has a combining dot.
    .replaceAll('\u0307', '')
    .replaceAll(/[^\p{L}\p{M}\s]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Codes of the languages that have a title, by its key. */
export const languagesOfTitle: ReadonlyMap<string, readonly string[]> = Object.entries(titles).reduce(
  (byTitle, [code, list]) => {
    for (const title of list.split(' | ')) {
      const key = unreadTitleKey(title);
      byTitle.set(key, [...(byTitle.get(key) ?? []), code]);
    }
    return byTitle;
  },
  new Map<string, string[]>(),
);
