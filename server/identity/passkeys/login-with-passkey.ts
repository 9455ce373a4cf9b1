import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type * as api from '#contract/api/access/passkeys.ts';
import type { InputOf } from '#contract/api/endpoint.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { findAccountById } from '../accounts/store.ts';
import { openSession } from '../login/continue-login.ts';
import { currentStep, endStep, startStep } from '../login/login-step.ts';
import { relyingParty } from './relying-party.ts';
import { findPasskey, type PasskeyRow, recordUse } from './store.ts';

/** Names no passkey: the device offers those that it has for this site, so that nobody learns who has one. */
export const startPasskeyLogin: Handler<typeof api.startPasskeyLogin> = async (call) => {
  const party = relyingParty(call.services.configuration);
  if (party === null) throw new Problem('passkeys-off');
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id });
  await startStep(call, { is: 'passkey', userId: null, challenge });
  return { options: { challenge, rpId: party.id, timeout: 60_000, userVerification: 'required' } };
};

/**
 * Opens a session without asking for a code: the device is one factor, and the finger, face or PIN that it asked for
 * (user verification, which is required) the other.
 */
export const loginWithPasskey: Handler<typeof api.loginWithPasskey> = async (call) => {
  const { input, services, request } = call;
  const step = await currentStep(call);
  // A challenge is used up by its first answer, right or wrong.
  if (step?.is !== 'passkey' || !(await endStep(call))) throw new Problem('step-over');
  const passkey = await findPasskey(services.db, input.response.id);
  const newCounter = passkey === null ? null : await verifiedCounter(call, passkey, step.challenge);
  if (
    passkey === null ||
    newCounter === null ||
    !(await recordUse(services.db, passkey, { newCounter, now: services.clock() }))
  ) {
    request.log.warn({ security: 'passkey-refused', user: passkey?.userId }, 'login with a passkey refused');
    throw new Problem('passkey-refused');
  }
  const account = await findAccountById(services.db, passkey.userId);
  if (account === null) throw new Problem('wrong-credentials');
  return { user: await openSession(account, call) };
};

/** The counter that the device reports now; null when its answer is not right, or the counter has not grown. */
const verifiedCounter = async (
  {
    input,
    services: { configuration },
  }: { input: InputOf<typeof api.loginWithPasskey>; services: { configuration: Parameters<typeof relyingParty>[0] } },
  { credentialId, publicKey, counter, transports, userId }: PasskeyRow,
  expectedChallenge: string,
): Promise<number | null> => {
  const party = relyingParty(configuration);
  if (party === null) throw new Problem('passkeys-off');
  const { userHandle, ...signed } = input.response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== userId) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...input.response, response: signed, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
};
