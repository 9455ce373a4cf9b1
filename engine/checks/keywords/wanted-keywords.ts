import type { Check } from '../../model/check.ts';
import type { Keywords } from '../../model/keywords.ts';
import { absent, failed, listed, passed, unsure } from '../outcomes.ts';

const enough = 0.6;

export const wantedKeywords: Check<'keywords'> = {
  id: 'wanted-keywords',
  group: 'keywords',
  title: {
    pass: 'You name most of the keywords that recruiters search for',
    fail: 'Keywords that recruiters search for are missing',
  },
  why: 'Recruiters search using the words in the job posting. A search cannot find a term that is not in your resume.',
  impact: 'minor',
  needs: ['keywords'],
  sources: ['smartrecruiters-match', 'jobvite-matching'],
  run: ({ keywords }) => {
    const { wantedBy, wanted, matched, missing, unproven = [], coverage } = keywords;
    if (wantedBy === null || wanted.length < 3) return { is: 'not-applicable' };
    const lacking = missing.length + unproven.length;
    const share = matched.length / Math.max(matched.length + lacking, 1);
    const isAllRequired = wantedBy.by === 'occupation' || missingRequired(coverage) === 0;
    if (lacking === 0 || (share >= enough && isAllRequired)) return passed;
    // The usual requirements of an occupation are suggestions; only a job posting tells what this employer wants.
    if (wantedBy.by === 'occupation')
      return unsure(
        `Without a job description, we can only compare your resume with the terms that are typical of one occupation. We assumed that your occupation is "${wantedBy.occupation}".`,
      );
    return failed(
      share / enough,
      missing.length > 0
        ? `The job description asks for ${listed(missing)}. We did not find ${missing.length === 1 ? 'it' : 'them'} in your resume.`
        : `The job description asks for ${listed(unproven)}. Your page has the words, but not where they show a skill.`,
      'Add the ones you really have, in the words of the job posting, under the jobs where you used them. Leave out the others.',
      absent,
    );
  },
};

/** Required keywords that the resume does not name. */
const missingRequired = (coverage: Keywords['coverage']): number =>
  (coverage ?? []).reduce(
    (sum, { group, wanted, shown, listed: inList }) => sum + (group === 'must' ? wanted - shown - inList : 0),
    0,
  );
