import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Systems } from './systems.tsx';
import { Withheld } from '../withheld.tsx';

/** Every system with its notes, and how many notes the plan leaves out. */
export const AllSystems = ({ result }: { result: StoredAnalysis }) => (
  <>
    <Systems
      systems={result.atsCompatibility}
      sources={result.sources}
      applyingThrough={result.applyingThrough}
      overall={result.scoreDetails.ats.value}
    />
    <Withheld
      count={result.withheld?.systemNotes}
      one="more note says what is known about one of these systems"
      many="more notes say what is known about these systems"
    />
  </>
);
