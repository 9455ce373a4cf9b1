import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Systems } from './systems.tsx';
import { Withheld } from '../withheld.tsx';

/** Every system with its notes, and how many notes the plan leaves out. */
export const AllSystems = ({ result }: { result: StoredAnalysis }) => (
  <>
    <Systems systems={result.atsCompatibility} sources={result.sources} applyingThrough={result.applyingThrough} />
    <Withheld
      count={result.withheld?.systemNotes}
      one="note explains what one of these systems does with your resume"
      many="notes explain what each of these systems does with your resume"
    />
  </>
);
