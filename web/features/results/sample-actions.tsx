import { ButtonLink } from '../../ui/button.tsx';
import { words } from './words.ts';

/** The button below the sample report. */
export const SampleActions = () => (
  <p data-print="no">
    <ButtonLink to="/#resume-upload">{words.sample.check}</ButtonLink>
  </p>
);
