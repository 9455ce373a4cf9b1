import { useSession } from '../session/use-session.ts';
import { words } from './words.ts';

/** Says that the session could not be checked, while the page continues with the remembered user. */
export const ConnectionNotice = () => {
  const session = useSession();
  return (
    <output data-print="no">
      {session.state === 'unreachable' && (
        <span className="block border-b border-mark-line bg-fair-tint px-4 py-2 text-center text-sm">
          {words.unreachable}
        </span>
      )}
    </output>
  );
};
