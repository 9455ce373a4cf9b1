import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** For an address without its token. */
export const IncompleteLink = () => (
  <>
    <Note tone="warning">{words.incomplete}</Note>
    <ButtonLink to="/resources" tone="quiet">
      {words.confirm.resources}
    </ButtonLink>
  </>
);
