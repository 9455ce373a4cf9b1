import { ButtonLink } from '../../ui/button.tsx';
import { words } from './words.ts';

/** The button below the sample report. */
export const SampleActions = () => (
  <p data-print="no" className="grid justify-items-start gap-3">
    <span className="text-sm text-ink-soft sm:hidden">{words.sample.longer}</span>
    <ButtonLink to="/#resume-upload">{words.sample.check}</ButtonLink>
  </p>
);
