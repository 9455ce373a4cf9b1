import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { CheckId } from '#engine/checks/index.ts';
import { isKnownMissing, isWritten } from './witnesses/keywords.ts';
import { witnesses } from './witnesses/index.ts';
import { judge, refuted, type Statement, supported, type Testimony, type Verdict } from './witness.ts';

/** A sentence of the report with its verdict. `id` groups the rows of the table: a check, or a kind of sentence without one. */
export type Judged = { id: string; is: Statement['is']; says: string; verdict: Verdict; isUnwitnessed: boolean };

/** The sentences of a report that are judged: every finding, the title of every check that passed, each keyword. */
export const judgedStatements = (testimony: Testimony): Judged[] => [
  ...testimony.result.checks.flatMap((check) => statementsOf(check).map((statement) => judged(statement, testimony))),
  ...keywordStatements(testimony),
];

const statementsOf = ({ id, outcome, title, findings }: AnalysisResult['checks'][number]): Statement[] => {
  if (outcome === 'pass') return [{ check: id, is: 'pass', says: title, quotes: [] }];
  if (outcome !== 'fail') return [];
  return findings.map(({ message, evidence }) => ({
    check: id,
    is: 'fail',
    says: message,
    quotes: evidence.map(({ quote }) => quote).filter((quote) => quote !== ''),
  }));
};

const judged = (statement: Statement, testimony: Testimony): Judged => {
  const { check, is, says } = statement;
  const witness = witnesses[check as CheckId][is];
  if (typeof witness === 'string') return { id: check, is, says, verdict: 'cannot tell', isUnwitnessed: true };
  return { id: check, is, says, verdict: witness(statement, testimony), isUnwitnessed: false };
};

const keywordRow = (id: string, term: string, is: Statement['is'], verdict: Verdict): Judged => ({
  id,
  is,
  says: term,
  verdict,
  isUnwitnessed: false,
});

/** 'Missing' against a search for the term, 'matched' against what is known about the resume. */
const keywordStatements = (testimony: Testimony): Judged[] => {
  const { missingKeywords, matchedKeywords } = testimony.result;
  if (testimony.subject.job === undefined) return [];
  const verdictOf = (term: string, isMissing: boolean): Verdict => {
    const known = isKnownMissing(term, testimony);
    if (known !== null) return judge(known === isMissing);
    return isMissing ? refuted(isWritten(term, testimony)) : supported(isWritten(term, testimony));
  };
  return [
    ...missingKeywords.map((term) => keywordRow('keyword missing', term, 'fail', verdictOf(term, true))),
    ...matchedKeywords.map((term) => keywordRow('keyword matched', term, 'pass', verdictOf(term, false))),
  ];
};
