import { isCommonStem } from '../../lexicon/common-words.ts';
import { stemOf } from '../../text/stem.ts';
import { titleScore } from '../experience/titles.ts';

/** See `titleScore`: 'Administrator'. */
const minTitleScore = 1;
const aloneBefore = /^(\p{Lu}\p{Ll}{5,})(?:$|,? \(|,\s|\s[–—-](?:\s|$))/u;
const endsInCertificate = /\b(?:certificate|certification|licen[cs]e|card|course|training)$/iu;

/**
 * 'Certified Kubernetes' / 'Administrator', 'Customer Service' / 'Representative, 2019': the rest of a certificate's name,
 * for an ordinary word alone is neither a name nor an issuer.
 */
export const isRestOfName = (row: string, text: string): boolean => {
  const word = aloneBefore.exec(text)?.[1];
  if (word === undefined || endsInCertificate.test(row)) return false;
  return isCommonStem(stemOf(word.toLowerCase())) || titleScore(word) >= minTitleScore;
};

const wholeName = /^[^,]*\p{L} \p{L}[^,]*, \S/u;
const startsName = /^(?:Certified|Licensed|Registered|Chartered|Accredited) \p{Lu}/u;

/** 'Rye Baking, OSHA' above 'Certified Custodian': a name with its issuer, and the start of another name. */
export const isNextName = (row: string, text: string): boolean => wholeName.test(row) && startsName.test(text);
