import { certificateNames } from '../../lexicon/phrases/certificate-names.ts';
import { certificateWords, degreeWords } from '../../lexicon/phrases/section-content.ts';
import { entriesOf } from '../../lexicon/skills/format.ts';
import { skillLists } from '../../lexicon/skills/index.ts';
import { fold } from '../../text/fold.ts';

type Name = { text: string; isExact: boolean };

/** Names of licenses whose words mean other things as well. */
const everydayNames = new Set(['apprenticeship', 'master plumber', 'bus licence', 'salesforce admin']);

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}+]+/u).filter((word) => word !== '');

/** The licenses of the lexicon, by their first words. Read when a section needs them. */
let namesByWord: ReadonlyMap<string, readonly Name[]> | null = null;

const licenseNames = (): ReadonlyMap<string, readonly Name[]> => {
  namesByWord ??= Map.groupBy(
    skillLists
      .flatMap(entriesOf)
      .filter(({ kind }) => kind === 'license')
      .flatMap(({ names }) => names)
      .filter(({ text, needsContext }) => !needsContext && !everydayNames.has(fold(text)))
      .map(({ text, isExact }): Name => {
        const words = wordsOf(text).join(' ');
        return { text: ` ${isExact ? words : fold(words)} `, isExact };
      }),
    ({ text }) => fold(text.trim().split(' ')[0] ?? ''),
  );
  return namesByWord;
};

const namesLicense = (text: string): boolean => {
  const words = wordsOf(text).join(' ');
  const [exact, folded] = [` ${words} `, ` ${fold(words)} `];
  return folded
    .trim()
    .split(' ')
    .some((word) =>
      licenseNames()
        .get(word)
        ?.some((name) => (name.isExact ? exact : folded).includes(name.text)),
    );
};

/** 'CDL Class A, Missouri', 'Staplerschein, 2019', 'Certified Baker': what a line names is a certificate. */
export const namesCertificate = (line: string): boolean => {
  const text = line.slice(0, 200);
  return certificateWords.test(text) || certificateNames.test(fold(text)) || namesLicense(text);
};

/** Lines that name certificates, from which on a section lists them: at least so many, and this share of all lines. */
const minLines = 2;
const minShare = 1 / 2;
/** In words: a line that names a certificate and its issuer; longer ones are sentences. */
const maxWords = 14;

/** True for lines of which so many name certificates that the section lists them. A degree makes it something else. */
export const listCertificates = (texts: readonly string[]): boolean => {
  if (texts.some((text) => degreeWords.test(text) && !namesCertificate(text))) return false;
  const names = texts.filter((text) => text.split(' ').length <= maxWords && namesCertificate(text));
  return names.length >= Math.min(minLines, texts.length) && names.length >= texts.length * minShare;
};
