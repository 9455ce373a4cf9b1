import { allMatches } from '../../../text/all-matches.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import type { ApplicationAsk } from './application-asks.ts';
import { opens } from '../../phrases/abroad/words-between.ts';
import type { TermAsk } from '../term-asks.ts';

/** Conditions that the application form asks about in its own words. */
const conditions = wordSet('physical start shift travel place health age background work-permit');
/** 'Must be able to work' beside 'alternate Saturdays': the frame of a condition. */
const maxWordsBeside = 4;
const partOfList = /[,;:/]|\s(?:and|or|und|oder|et|ou|y|e|o|en|of)\s/iu;

const wordCount = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** 'Precisione e disponibilità a lavorare su due turni': a clause about what somebody is available for. */
const availability =
  /(?:^|[,;:.]\s|\s(?:e|y|et|und|en)\s)(?:\p{L}+ )?(?:disponib|bereitschaft|bereit |bereid|beschikbaar)[^,;:.]{0,80}/giu;

const isInAvailability = (term: string, quote: string): boolean =>
  allMatches(quote, availability).some(({ 0: clause }) => untilNextAsk(clause).includes(term));

/** 'disponibilità a lavorare su turni' of 'disponibilità a lavorare su turni e conoscenza della cucitura' */
const untilNextAsk = (clause: string): string => {
  const [, ...others] = allMatches(clause, /\p{L}{3,}/gu);
  return clause.slice(0, others.find(({ 0: raw }) => opens({ raw }))?.index);
};

/** Whether a term only repeats a condition that has a row of its own: 'Incorporación inmediata'. */
export const isOfCondition = ({ alternatives, quote }: TermAsk, applications: readonly ApplicationAsk[]): boolean => {
  const [term, ...others] = alternatives;
  if (term === undefined || others.length > 0 || term.entry !== null || term.kind !== 'other') return false;
  const isSaid = ({ id, isAsked, quote: said }: ApplicationAsk) =>
    isAsked && said.split(' … ').includes(quote) && conditions.has(id);
  if (isInAvailability(term.term, quote) && applications.some(isSaid)) return true;
  if (partOfList.test(quote) || wordCount(quote) - wordCount(term.term) > maxWordsBeside) return false;
  return applications.some(isSaid);
};
