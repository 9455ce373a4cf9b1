import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { matchedByKind } from '#contract/report/requirement-list.ts';
import { counted, keywordsNote, phrasesNote, phrasesTitle, wasCompared } from '#contract/report/result-words.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { KeywordChip, KeywordChips } from './keyword-chips.tsx';
import { PostingHead } from './posting-head.tsx';
import { FoldedSection, Section } from '../section.tsx';
import { SkillTable } from './skill-table.tsx';
import { fullAtMentions, groupsBySize, topKeywordsOf } from './top-keywords.ts';
import { WithheldKeywords } from '../withheld.tsx';
import { missingOf } from './missing.ts';

/** What to add first, then where the posting's words stand, then the rest. `isWhole`: with every row, to read or print. */
export const KeywordsTab = ({ result, isWhole = false }: { result: StoredAnalysis; isWhole?: boolean }) => {
  const hasJob = result.jobDescription !== undefined;
  const matched = matchedByKind(result);
  const top = topKeywordsOf(result.keywordFrequency);
  // With a posting, the table above has them with the lines that show them.
  const Matched = hasJob ? FoldedSection : Section;
  return (
    <>
      {hasJob && result.unreadJobLanguage === undefined && <PostingHead result={result} isWhole={isWhole} />}
      <Missing result={result} />
      {result.requirements.length > 0 && (
        <Section title="Skill by skill">
          <SkillTable result={result} isWhole={isWhole} />
        </Section>
      )}
      {wasCompared(result) && (
        <Matched title={`Matched keywords (${matched.keywords.length})`}>
          <KeywordChips
            keywords={matched.keywords}
            tone="good"
            none="We found none of the keywords we looked for in your resume."
            places={result.keywordPlaces}
            counts={result.keywordFrequency}
          />
          {matched.phrases.length > 0 && (
            <div className="mt-5">
              <h4 className="mb-2 font-semibold">{phrasesTitle(matched.phrases.length)}</h4>
              <KeywordChips keywords={matched.phrases} tone="plain" none="" places={result.keywordPlaces} />
            </div>
          )}
        </Matched>
      )}
      <Fold summary="Keywords by industry, and the most frequent ones" className="mb-10 print:hidden">
        <div className="grid gap-x-10 pt-2 @3xl:grid-cols-2 print:grid-cols-2">
          <Section title="Keywords by industry">
            <ByIndustry
              groups={groupsBySize(result.keywordsByIndustry)}
              places={result.keywordPlaces}
              counts={result.keywordFrequency}
            />
          </Section>
          <Section title="Most frequent keywords">
            {top.length === 0 && <p className="text-ink-soft">We found no keywords in your resume.</p>}
            <ul className="grid gap-4 print:gap-1">
              {top.map(({ keyword, count }) => (
                <li key={keyword}>
                  <p className="mb-1 flex justify-between gap-3">
                    <KeywordChip keyword={keyword} tone="plain" places={result.keywordPlaces[keyword]} />
                    <span className="text-sm text-ink-soft tabular-nums">{counted(count, 'mention', 'mentions')}</span>
                  </p>
                  <div className="print:hidden">
                    <Bar label={keyword} value={Math.min(count, fullAtMentions)} max={fullAtMentions} tone="accent" />
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </Fold>
    </>
  );
};

const Missing = ({ result }: { result: StoredAnalysis }) => {
  const { keywords, phrases, keywordCount, phraseCount } = missingOf(result);
  const said = keywordsNote(result);
  const note = said !== null && <p className="mb-3 text-sm text-ink-soft">{said}</p>;
  if (!wasCompared(result)) return <Section title="Missing keywords">{note}</Section>;
  return (
    <Section title={`Missing keywords (${keywordCount})`}>
      {note}
      {keywords.length > 0 && (
        <p className="mb-3">Add only the keywords that apply to you, and show where you used them.</p>
      )}
      <KeywordChips keywords={keywords} tone="poor" none={keywordCount === 0 ? 'We found no missing keywords.' : ''} />
      {phraseCount > 0 && (
        <div className="mt-5">
          <h4 className="font-semibold">{phrasesTitle(phraseCount)}</h4>
          <p className="mb-2 text-sm text-ink-soft">{phrasesNote}</p>
          <KeywordChips keywords={phrases} tone="plain" none="" />
        </div>
      )}
      <WithheldKeywords withheld={result.withheld} />
    </Section>
  );
};

const ByIndustry = ({
  groups,
  places,
  counts,
}: {
  groups: readonly [string, readonly string[]][];
  places: StoredAnalysis['keywordPlaces'];
  counts: StoredAnalysis['keywordFrequency'];
}) =>
  groups.length === 0 ? (
    <p className="text-ink-soft">We found no keywords in your resume.</p>
  ) : (
    <dl className="grid gap-4">
      {groups.map(([industry, keywords]) => (
        <div key={industry}>
          <dt className="mb-1.5 text-sm font-semibold">
            {industry} <span className="font-normal text-ink-soft">({keywords.length})</span>
          </dt>
          <dd>
            <KeywordChips keywords={keywords} tone="plain" none="" places={places} counts={counts} />
          </dd>
        </div>
      ))}
    </dl>
  );
