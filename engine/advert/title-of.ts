import { compilePhrases } from '../lexicon/phrases/compile.ts';

/** Place, hours and codes written beside a job title. */
const place = compilePhrases(
  `
  // place
  remote
  hybrid
  us
  usa
  uk
  // hours and duration
  full[- ]time
  part[- ]time
  nights?
  days?
  shift
  permanent
  contract
  temporary
  // gender markers
  [mfwdx]/[mfwdx](/[mfwdx])?
  h/f
  all genders
  entry level
  grades? [0-9]
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
/** Pictures, stars and cries around a title: '🚀 Data Engineer 🚀', 'Night Auditor needed!!'. */
const ornaments = /\p{Extended_Pictographic}|\p{Variation_Selector}|\p{Join_Control}|[★☆✦►▶»«*~!]/gu;
const cryBehind = /\s+(?:urgently |immediately )?(?:wanted|needed|required)(?: (?:asap|now|urgently))?\s*$/iu;
const cryBefore = /^(?:now hiring|we(?:['’]re| are) hiring|hiring|wanted|urgent)\s*[:–-]?\s+(?:an? )?/iu;

const labels = /^(?:job title|position title|position|title|role|vacancy|job)\s*[:–-]\s*/i;

/**
 * The job title of a posting: its first line, or what follows 'Job title:', without place, hours and codes. null when
 * the first line is a sentence.
 */
export const titleOf = (jobText: string): string | null => {
  const lines = jobText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[=*_#-]+/.test(line));
  const labelled = lines
    .slice(0, 15)
    .find((line) => /^(?:job title|position title|title)\s*:/i.test(line) && line.length < 120);
  const line = (labelled ?? lines[0] ?? '')
    .replace(ornaments, ' ')
    .replace(/\s{2,}/gu, ' ')
    .trim()
    .replace(cryBehind, '')
    .replace(cryBefore, '')
    .replace(labels, '')
    .replace(/^#+\s*/, '');
  // 'Salary: depends on qualifications' is a row of a table.
  if (labelled === undefined && /^[\p{L} ]{3,20}:\s/u.test(line)) return null;
  if (line === '' || line.length > 110 || /[.!?]\s|[.!?]$/.test(line)) return null;
  const title = line
    .replace(/\s*[([][^)\]]*[)\]]/g, (bracket) => (place.test(bracket) ? '' : bracket))
    .split(/\s+\|\s+|\s+[–—-]\s+(?=[^–—-]*$)/)
    .filter((part, index) => index === 0 || (!place.test(part) && !/\d/.test(part)))
    .join(' - ')
    .trim();
  if (title.split(/\s+/).length > 10 || !/\p{L}{2}/u.test(title)) return null;
  return title.replace(/[\s,:;-]+$/, '');
};
