import { confirmAdminPassword } from '#contract/api/admin/acts.ts';
import { createStore, useStore } from '../../../data/store.ts';
import { useWrite } from '../../../data/use-write.ts';

/**
 * Until when this session may act without the password, as far as this page knows. The server decides; this only saves
 * a prompt.
 */
const confirmedUntilMs = createStore({ initial: () => 0, prerendered: 0 });

export const useConfirmation = () => {
  const untilMs = useStore(confirmedUntilMs);
  const { send } = useWrite(confirmAdminPassword, {
    onSuccess: ({ answer }) => confirmedUntilMs.set(Date.parse(answer.until)),
  });
  return {
    isConfirmed: (): boolean => Date.now() < untilMs,
    confirm: (password: string) => send({ password }),
    /** The server asked for the password after all. */
    forget: (): void => confirmedUntilMs.set(0),
  };
};
