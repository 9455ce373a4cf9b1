import type * as api from '#contract/api/consents.ts';
import type { Services } from '../../boot/services.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { nameOf } from '../../resumes/library/name-of.ts';
import type { InvitingGroup, MineRow } from './store.ts';

/** The name of a group, which is encrypted with the key of its owner. */
export const groupNameOf = async ({ safe }: Pick<Services, 'safe'>, group: InvitingGroup): Promise<string> =>
  (await safe.of(group.ownerId)).textOf(group.id, 'group-name', group.name);

/** A consent as the candidate sees it. `personal` opens what is theirs. */
export const presentConsent = async (
  services: Pick<Services, 'safe'>,
  { consent, group, resume }: MineRow,
  personal: PersonalSafe,
): Promise<api.Consent> => ({
  id: consent.id,
  counselor: group.counselor,
  group: await groupNameOf(services, group),
  analysisId: consent.analysisId,
  resume: nameOf(resume, personal),
  label: personal.textOf(consent.id, 'consent-label', consent.label),
  withFile: consent.withFile,
  agreedAt: consent.agreedAt.toISOString(),
  until: consent.expiresAt.toISOString(),
});
