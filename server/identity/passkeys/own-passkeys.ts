import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type * as api from '#contract/api/access/passkeys.ts';
import { maxPasskeys, type Passkey } from '#contract/api/access/passkeys.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { passkeyAddedLetter, passkeyRemovedLetter } from '../../mail/letters.ts';
import { noticeOf } from '../../mail/notice.ts';
import { findPasswordHash } from '../accounts/store.ts';
import { currentStep, endStep, startStep } from '../login/login-step.ts';
import { relyingParty } from './relying-party.ts';
import * as store from './store.ts';

const shown = ({ id, name, createdAt, lastUsedAt }: store.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listPasskeys: Handler<typeof api.listPasskeys> = async ({ session, services: { db } }) => ({
  passkeys: (await store.findPasskeys(db, session.user.id)).map(shown),
  hasPassword: (await findPasswordHash(db, session.user.id)) !== null,
});

export const startPasskey: Handler<typeof api.startPasskey> = async (call) => {
  const { session, services } = call;
  const party = relyingParty(services.configuration);
  if (party === null) throw new Problem('passkeys-off');
  const { id: userId, displayUsername } = session.user;
  const known = await store.findPasskeys(services.db, userId);
  if (known.length >= maxPasskeys) throw new Problem('passkeys-full');
  const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: displayUsername,
    userID: new TextEncoder().encode(userId),
  });
  await startStep(call, { is: 'new-passkey', userId, challenge });
  return {
    options: {
      challenge,
      rp: { id: party.id, name: party.name },
      user,
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
      timeout: 60_000,
      // Who made the device is none of our business.
      attestation: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    },
  };
};

export const addPasskey: Handler<typeof api.addPasskey> = async (call) => {
  const { input, session, services, request } = call;
  const { db, clock, mail, configuration } = services;
  const party = relyingParty(configuration);
  if (party === null) throw new Problem('passkeys-off');
  const { id: userId, email } = session.user;
  const step = await currentStep(call);
  if (step?.is !== 'new-passkey' || step.userId !== userId || !(await endStep(call))) throw new Problem('step-over');
  const { transports = [], ...attested } = input.response.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...input.response, response: attested, clientExtensionResults: {} },
    expectedChallenge: step.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) throw new Problem('passkey-refused');
  const { credential } = registrationInfo;
  const now = clock();
  const row: store.PasskeyRow = {
    id: randomUUID(),
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    name: input.name,
    createdAt: now,
    lastUsedAt: null,
  };
  await db.transaction(async (transaction) => {
    if (!(await store.insertPasskey(transaction, row, maxPasskeys))) throw new Problem('passkey-refused');
    await mail.post(transaction, noticeOf({ userId, email }, passkeyAddedLetter(configuration.PUBLIC_URL), now));
  });
  mail.wake();
  request.log.info({ security: 'passkey-added', user: userId }, 'passkey added');
  return { passkey: shown(row) };
};

export const renamePasskey: Handler<typeof api.renamePasskey> = async ({ input, session, services }) => {
  const { id, name } = input;
  if (!isUuid(id) || !(await store.replacePasskeyName(services.db, session.user.id, id, name)))
    throw new Problem('not-found');
  return { ok: true };
};

export const removePasskey: Handler<typeof api.removePasskey> = async ({ input, session, services, request }) => {
  const { db, clock, mail, configuration } = services;
  const { id: userId, email } = session.user;
  await db.transaction(async (transaction) => {
    if (!isUuid(input.id) || !(await store.deletePasskey(transaction, userId, input.id)))
      throw new Problem('not-found');
    const letter = passkeyRemovedLetter(configuration.PUBLIC_URL);
    await mail.post(transaction, noticeOf({ userId, email }, letter, clock()));
  });
  mail.wake();
  request.log.info({ security: 'passkey-removed', user: userId }, 'passkey removed');
  return { ok: true };
};
