import { processors } from '#content/company/processors.ts';
import { subprocessors } from '#content/legal/subprocessors.ts';
import { security } from '#content/pages/security.ts';
import { processorUse } from '#contract/product/processor-use.ts';
import { factOf, serverSentence } from '#contract/product/server-sentence.ts';
import type { PublicFacts } from '../facts/public-facts.ts';

/** What pages say about this server, by the name that the place for it has in `data-server-says`. */
const sentencesOf = (facts: PublicFacts): ReadonlyMap<string, string> =>
  new Map([
    ...security.cards.flatMap(({ about }): [string, string][] => {
      const [fact, sentence] = [factOf(about), serverSentence(about, facts)];
      return fact === null || sentence === null ? [] : [[fact, sentence]];
    }),
    ...processors.map(({ use }): [string, string] => [use, subprocessors.labels[processorUse(use, facts)]]),
  ]);

/** The placeholders that the build leaves in a page, with their text until the server fills them in. */
const place = /(<\w+\b[^>]* data-server-says="([^"]+)"[^>]*>)[^<]*/g;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page with what is true of this server in it. So it can be read before any script of the page has asked for that, and
 * without scripts. The pages ask again when they start, and find the same.
 */
export const withServerSentences = (html: string, facts: PublicFacts): string => {
  if (!html.includes(' data-server-says=')) return html;
  const sentences = sentencesOf(facts);
  return html.replace(place, (whole, start: string, name: string) => {
    const sentence = sentences.get(name);
    return sentence === undefined ? whole : `${start}${escaped(sentence)}`;
  });
};
