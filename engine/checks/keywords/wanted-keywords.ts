import type { Check } from '../../model/check.ts';
import type { Keywords } from '../../model/keywords.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';
import { listOf, type NamedAsks, namedAsks } from '../named-asks.ts';

const enough = 0.6;
/** Of fewer terms, one decides. */
const minTerms = 3;

export const wantedKeywords: Check<'keywords'> = {
  id: 'wanted-keywords',
  group: 'keywords',
  title: {
    pass: 'Your resume has most of the terms that we looked for',
    fail: 'The job posting asks for terms that your resume does not show',
  },
  why: 'Recruiters search using the words in the job posting. A search cannot find a term that is not in your resume.',
  impact: 'minor',
  needs: ['keywords'],
  sources: ['smartrecruiters-match', 'jobvite-matching'],
  run: ({ keywords }) => {
    const { wantedBy, wanted, matched, missing, coverage } = keywords;
    if (wantedBy === null || wanted.length < minTerms) return { is: 'not-applicable' };
    // The usual requirements of an occupation are suggestions; only a job posting tells what this employer wants.
    if (wantedBy.by === 'occupation')
      return matched.length / Math.max(matched.length + missing.length, 1) >= enough
        ? passed
        : unsure(
            `Without a job description, we can only compare your resume with the terms that are typical of one occupation. We assumed that your occupation is "${wantedBy.occupation}".`,
          );
    const share = shareMet(coverage);
    if (share === 1 || (share >= enough && missingRequired(coverage) === 0)) return passed;
    const asks = namedAsks(keywords);
    const count = asks.named.length + asks.others;
    if (count === 0) return asks.phrases === 0 ? passed : unsure(phrasesAlone(asks));
    const also = asks.phrases === 0 ? '' : phrasesBeside(asks);
    return failed(
      share / enough,
      asks.areOnPage
        ? `The job description asks for ${listOf(asks)}. The words are on your page, but not in a place that shows a skill.${also}`
        : `The job description asks for ${listOf(asks)}. We did not find ${count === 1 ? 'it' : 'them'} in your resume.${also}`,
      'Add the ones you really have, in the words of the job posting, under the jobs where you used them. Leave out the others.',
      absent,
    );
  },
};

type Phrases = Pick<NamedAsks, 'phrases' | 'areOnPage'>;

/** Phrases may be cut wrongly, or nothing that is asked for: a person has to look. */
const phrasesAlone = ({ phrases, areOnPage }: Phrases): string => {
  const where = areOnPage ? 'only on your page, not in a place that shows a skill' : 'not in your resume';
  return phrases === 1
    ? `One phrase of the posting is ${where}. We do not know this phrase, so it may not be a requirement: read it in the posting.`
    : `${phrases} phrases of the posting are ${where}. We do not know these phrases, so some may not be requirements: read them in the posting.`;
};

const phrasesBeside = ({ phrases, areOnPage }: Phrases): string => {
  const also = areOnPage ? 'The same is true of' : 'We did not find';
  return phrases === 1
    ? ` ${also} one more phrase of the posting${areOnPage ? '' : ' either'}. It may not be a requirement, so read it in the posting.`
    : ` ${also} ${phrases} more phrases of the posting${areOnPage ? '' : ' either'}. Some of them may not be requirements, so read them in the posting.`;
};

/** The share of the requirements that are met; one with alternatives counts once. */
const shareMet = (coverage: Keywords['coverage'] = []): number => {
  const wanted = coverage.reduce((sum, group) => sum + group.wanted, 0);
  return coverage.reduce((sum, { shown, listed }) => sum + shown + listed, 0) / Math.max(wanted, 1);
};

/** Required keywords that the resume does not name. */
const missingRequired = (coverage: Keywords['coverage']): number =>
  (coverage ?? []).reduce(
    (sum, { group, wanted, shown, listed: inList }) => sum + (group === 'must' ? wanted - shown - inList : 0),
    0,
  );
