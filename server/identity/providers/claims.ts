import { z } from 'zod';
import type { ProviderSettings } from './provider-settings.ts';

/** The identity that the provider asserts. `subject` never changes; the address may change and may be unverified. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string;
  /** What a username could be made from; null when the provider names none. */
  username: string | null;
  /** null when the provider said nothing about groups, or they have no meaning here. */
  groups: readonly string[] | null;
};

type Names = ProviderSettings['claims'];
type Given = Readonly<Record<string, unknown>>;

const subjectSchema = z.object({ iss: z.string(), sub: z.string().min(1) });
const emailSchema = z.email().max(254);
/** LinkedIn used to send 'true' as a string. */
const isTrueSchema = z.union([z.literal(true), z.literal('true')]);
const groupsSchema = z.union([z.array(z.unknown()), z.string().transform((one) => [one])]);

/** The claim of this name, or else the one that `a.b` leads to. Some providers use whole addresses as names. */
const claimAt = (given: Given, name: string): unknown =>
  name in given
    ? given[name]
    : name.split('.').reduce<unknown>((at, part) => {
        const inside: Record<string, unknown> = Object(at);
        return Object.hasOwn(inside, part) ? inside[part] : undefined;
      }, given);

const textAt = (given: Given, name: string): string | null => {
  const value = claimAt(given, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** Whether a claim is missing without which we cannot decide. */
export const isMissing = (given: Given, names: Names): boolean =>
  textAt(given, names.email) === null || (names.groups !== null && claimAt(given, names.groups) === undefined);

/** Reads the claims by the names that the operator configured. Throws without an issuer and a subject. */
export const readClaims = (given: Given, names: Names): Claims => {
  const { iss, sub } = subjectSchema.parse(given);
  const email = emailSchema.safeParse(textAt(given, names.email)).data ?? null;
  const groups = names.groups === null ? undefined : groupsSchema.safeParse(claimAt(given, names.groups)).data;
  return {
    issuer: iss,
    subject: sub,
    email: email?.toLowerCase() ?? null,
    // The provider says it of its claim `email`, not of another one that the operator chose.
    emailVerified: names.email === 'email' && isTrueSchema.safeParse(given['email_verified']).success,
    name: (textAt(given, names.name) ?? '').slice(0, 100),
    username: textAt(given, names.username),
    groups: groups?.filter((group) => typeof group === 'string') ?? null,
  };
};
