import { Problem } from '../problem.ts';

/** The operator may ask for longer passwords than the contract does. */
export const refuseShortPassword = (field: string, password: string, least: number): void => {
  if (password.length >= least) return;
  const message = `Password must be at least ${least} characters`;
  throw new Problem('bad-input', { message, fields: { [field]: message } });
};
