import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';

/** One sentence or list item of a job description. */
export type Statement = {
  text: string;
  part: AdPart;
  /** True for a list item under a heading: there a bare noun is a requirement. */
  isItem: boolean;
  /** The language of the posting when it is one of the six supported besides English; null for English. */
  language: AdLanguage | null;
  /** True after a heading on the same line that asks for one of what is listed: 'Experience in any of:'. */
  isOneOf?: true;
  /** For an item below a line that asks for one of its items: that line. */
  oneOfList?: string;
  /** Whether its part is that of a heading above it, one that we know or one judged by its items; absent where its own words decide. */
  heading?: 'known' | 'guessed';
  /** True for an item of a list of requirements whose words put it into another part: 'Enhanced DBS check'. */
  isListedAsk?: true;
  /** True below a heading that asks for what is listed: 'Knowledge of:', 'Experience with:'. */
  isAsked?: true;
};
