import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.signUps;

/** Why nobody, or nobody without an invitation, can create an account here. Nothing where everybody can. */
export const SignUpNotes = ({ isInvited = false }: { isInvited?: boolean }) => (
  <>
    {!isInvited && (
      <div data-sign-ups-are="invited">
        <Note tone="info">{words.invited}</Note>
      </div>
    )}
    <div data-sign-ups-are="closed">
      <Note tone="info">{words.closed}</Note>
    </div>
  </>
);
