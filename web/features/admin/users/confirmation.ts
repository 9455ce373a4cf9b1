import { confirmAdminPassword } from '#contract/api/admin/acts.ts';
import { call } from '../../../data/http/call.ts';

/** Until when this session may act without the password, as far as this page knows. The server decides; this only saves asking. */
let until = 0;

export const isConfirmed = (): boolean => Date.now() < until;

export const confirm = async (password: string): Promise<void> => {
  until = Date.parse((await call(confirmAdminPassword, { password })).until);
};

/** The server said that it wants the password after all. */
export const forgetConfirmation = (): void => {
  until = 0;
};
