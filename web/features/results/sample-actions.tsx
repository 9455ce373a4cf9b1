import { ButtonLink } from '../../ui/button.tsx';
import { words } from './words.ts';

/** The way on from the sample. */
export const SampleActions = () => (
  <p data-print="no">
    <ButtonLink to="/#resume-upload">{words.sample.check}</ButtonLink>
  </p>
);
