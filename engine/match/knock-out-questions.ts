import { namesYears } from '../advert/asks/year-asks.ts';
import type { ApplicationAsk } from '../advert/asks/application/application-asks.ts';
import { compilePhrases } from '../lexicon/phrases/compile.ts';
import { inSequence } from '../lexicon/phrases/compose.ts';
import { askedAbroad } from '../lexicon/phrases/degrees/asked-abroad.ts';
import type { KnockOutQuestion, Requirement } from '../model/keywords.ts';

/** Who may still get a license does not have to hold it: 'Willing to work towards QTS'. */
const workingTowards = compilePhrases(
  `
  (willing|willingness|able|ready) to (work|study) towards?
  working towards?
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

/** Licenses that have a question of their own. */
const askedByForm = /^driv|clearance/iu;
const ofBar = /\bbar\b/iu;

/** A list that follows in the posting is not part of the label. */
const toList = /\s+(?:in|with|of) the following$/iu;

/** A shortened label ends in an ellipsis already. */
const asSentence = (label: string): string => (label.endsWith('…') ? label : `${label.replace(toList, '')}.`);

/** ' or equivalent work experience', ', or 5 years of experience' right behind a degree. */
const experienceInstead = inSequence(
  /^[\s,(]{0,3}(?:(?:is )?required[\s,(]{1,2})?/iu,
  /(or (?:at least )?(?:an? )?(?:\d{1,2}\+? years['’]? (?:of )?)?(?:[\p{L}-]+ ){0,4}experience)(?!\p{L})/iu,
);
/** A degree with what the posting takes in its place: without it, the question would sort out people whom the posting wants. */
const withExperienceInstead = (label: string, quote: string): string => {
  const at = quote.indexOf(label);
  const instead = at < 0 ? undefined : experienceInstead.exec(quote.slice(at + label.length))?.[1];
  return instead === undefined ? label : `${label} ${instead}`;
};

/** The questions by which an application form sorts people out, from the conditions of the posting. */
export const knockOutQuestionsOf = (
  requirements: readonly Requirement[],
  applications: readonly ApplicationAsk[],
): readonly KnockOutQuestion[] => {
  const must = requirements.filter((requirement) => requirement.group === 'must');
  const years = must
    .filter(({ kind }) => kind === 'years')
    .map(({ label, quote }) => ({
      question: `${namesYears(label) ? 'How many years of experience do you have' : 'Do you have this experience'}? The job posting asks for: ${asSentence(label)}`,
      quote,
    }));
  // Vocational training has a question of its own, unless a degree is named beside it.
  const trained = applications.find(({ id }) => id === 'vocational-training')?.quote;
  const isTraining = (label: string, quote: string): boolean =>
    quote === trained && !askedAbroad.some(({ pattern }) => pattern.test(label));
  const degrees = must
    .filter(({ kind, label, quote }) => kind === 'degree' && !isTraining(label, quote))
    .map(({ label, quote }) => ({
      question: `What is your highest degree? The job posting asks for: ${asSentence(withExperienceInstead(label, quote))}`,
      quote,
    }));
  const hasBar = applications.some(({ id }) => id === 'bar');
  const isAskedByForm = (term: string): boolean => askedByForm.test(term) || (hasBar && ofBar.test(term));
  const licenses = must
    .filter(
      ({ kind, alternatives, quote }) =>
        kind === 'term' &&
        !workingTowards.test(quote) &&
        alternatives.some(({ kind: termKind, term }) => termKind === 'license' && !isAskedByForm(term)),
    )
    .map(({ label, quote }) => ({ question: `Do you hold this license or certificate: ${label}?`, quote }));
  const languages = must
    .filter(({ kind }) => kind === 'language')
    .map(({ label, quote }) => ({ question: `How well do you speak ${label}?`, quote }));
  const others = applications.map(({ question, quote }) => ({ question, quote }));
  return [...years, ...licenses, ...degrees, ...languages, ...others];
};
