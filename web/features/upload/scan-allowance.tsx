import { getScanAllowance } from '#contract/api/analyses.ts';
import { fresh, useRead } from '../../data/use-read.ts';
import { LimitReached } from './limit-reached.tsx';

/** Says that today's scan is used up before somebody chooses a file for it. */
const ScanAllowance = ({ hasFile }: { hasFile: boolean }) => {
  const { data: allowance } = useRead(getScanAllowance, {}, fresh);
  return allowance?.left === 0 ? <LimitReached nextAt={allowance.nextAt} hasFile={hasFile} /> : null;
};

export default ScanAllowance;
