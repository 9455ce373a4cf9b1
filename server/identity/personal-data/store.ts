import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import {
  activity,
  apiTokens,
  analysisRequests,
  chargeJobs,
  consents,
  credentials,
  journal,
  invitations,
  knownDevices,
  loginSteps,
  customers,
  drafts,
  groupResumes,
  invoices,
  mailLinks,
  obligations,
  outbox,
  passkeys,
  recoveryCodes,
  resumeGroups,
  secondFactors,
  scanPlaces,
  sessions,
  shares,
  subscriptions,
  transactions,
  uploads,
  userKeys,
  users,
  wordingChoices,
  workspaces,
  workspaceVersions,
} from '../../db/schema.ts';
import { listForExport } from '../../resumes/analysis-store.ts';

/**
 * Every table with personal data, and which of its columns the user gets. A test reads the database schema and fails
 * for a table that is missing here. Left out are credentials (hashes, tokens, keys), and encrypted values that are
 * exported elsewhere in plain text.
 */
export const tablesOf = {
  async users(db: Database, userId: string) {
    return db.select().from(users).where(eq(users.id, userId));
  },
  async credentials(db: Database, userId: string) {
    return db
      .select({ provider: credentials.providerId, createdAt: credentials.createdAt, updatedAt: credentials.updatedAt })
      .from(credentials)
      .where(eq(credentials.userId, userId));
  },
  async sessions(db: Database, userId: string) {
    return db
      .select({
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId));
  },
  async known_devices(db: Database, userId: string) {
    return db
      .select({ device: knownDevices.device, firstSeenAt: knownDevices.firstSeenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId));
  },
  async second_factors(db: Database, userId: string) {
    return db
      .select({ createdAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId));
  },
  async recovery_codes(db: Database, userId: string) {
    return [{ left: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)) }];
  },
  async login_steps(db: Database, userId: string) {
    return db.select({ expiresAt: loginSteps.expiresAt }).from(loginSteps).where(eq(loginSteps.userId, userId));
  },
  async passkeys(db: Database, userId: string) {
    const { name, createdAt, lastUsedAt } = passkeys;
    return db
      .select({ name, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt));
  },
  async api_tokens(db: Database, userId: string) {
    const { name, scopes, createdAt, expiresAt, lastUsedAt } = apiTokens;
    return db
      .select({ name, scopes, createdAt, expiresAt, lastUsedAt })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId))
      .orderBy(asc(apiTokens.createdAt));
  },
  /** Those that the user made as an admin, and the one that they came with. */
  async invitations(db: Database, userId: string) {
    const { id, madeAt, expiresAt, usedAt } = invitations;
    return db
      .select({ id, madeAt, expiresAt, usedAt })
      .from(invitations)
      .where(or(eq(invitations.madeBy, userId), eq(invitations.usedBy, userId)))
      .orderBy(asc(invitations.madeAt));
  },
  async user_keys(db: Database, userId: string) {
    return db.select({ keyName: userKeys.keyName }).from(userKeys).where(eq(userKeys.userId, userId));
  },
  analyses: listForExport,
  async uploads(db: Database, userId: string) {
    return db
      .select({
        id: uploads.id,
        createdAt: uploads.createdAt,
        fileBytes: uploads.fileBytes,
        seriesId: uploads.seriesId,
        refusedAt: uploads.refusedAt,
        refusalReason: uploads.refusalReason,
      })
      .from(uploads)
      .where(eq(uploads.userId, userId));
  },
  async analysis_requests(db: Database, userId: string) {
    return db
      .select({ key: analysisRequests.key, analysisId: analysisRequests.analysisId })
      .from(analysisRequests)
      .where(eq(analysisRequests.userId, userId));
  },
  async activity(db: Database, userId: string) {
    return db.select().from(activity).where(eq(activity.userId, userId)).orderBy(asc(activity.createdAt));
  },
  async obligations(db: Database, userId: string) {
    const { kind, cause, subject, madeAt, fulfilledAt, proof } = obligations;
    return db
      .select({ kind, cause, subject, madeAt, fulfilledAt, proof })
      .from(obligations)
      .where(eq(obligations.userId, userId))
      .orderBy(asc(obligations.madeAt));
  },
  async charge_jobs(db: Database, userId: string) {
    const { kind, state, message, madeAt, endedAt } = chargeJobs;
    return db
      .select({ kind, state, message, madeAt, endedAt })
      .from(chargeJobs)
      .where(eq(chargeJobs.userId, userId))
      .orderBy(asc(chargeJobs.madeAt));
  },
  async shares(db: Database, userId: string) {
    return db
      .select({ analysisId: shares.analysisId, createdAt: shares.createdAt, expiresAt: shares.expiresAt })
      .from(shares)
      .where(eq(shares.userId, userId));
  },
  async drafts(db: Database, userId: string) {
    return db
      .select({ analysisId: drafts.analysisId, keptAt: drafts.keptAt })
      .from(drafts)
      .where(eq(drafts.userId, userId));
  },
  async wording_choices(db: Database, userId: string) {
    return db.select().from(wordingChoices).where(eq(wordingChoices.userId, userId));
  },
  async workspaces(db: Database, userId: string) {
    const { id, analysisId, createdAt, savedAt, deleteAt, revision, design } = workspaces;
    return db
      .select({ id, analysisId, createdAt, savedAt, deleteAt, revision, design })
      .from(workspaces)
      .where(eq(workspaces.userId, userId))
      .orderBy(asc(workspaces.createdAt));
  },
  async workspace_versions(db: Database, userId: string) {
    const { workspaceId, number, kind, revision, madeAt } = workspaceVersions;
    return db
      .select({ workspaceId, number, kind, revision, madeAt })
      .from(workspaceVersions)
      .where(eq(workspaceVersions.userId, userId))
      .orderBy(asc(workspaceVersions.workspaceId), asc(workspaceVersions.number));
  },
  async resume_groups(db: Database, userId: string) {
    const { id, createdAt, deleteAt } = resumeGroups;
    return db.select({ id, createdAt, deleteAt }).from(resumeGroups).where(eq(resumeGroups.userId, userId));
  },
  async group_resumes(db: Database, userId: string) {
    const { resumeId, groupId, addedAt } = groupResumes;
    return db
      .select({ resumeId, groupId, addedAt })
      .from(groupResumes)
      .where(eq(groupResumes.userId, userId))
      .orderBy(asc(groupResumes.addedAt));
  },
  async consents(db: Database, userId: string) {
    const { id, groupId, analysisId, withFile, agreedAt, expiresAt } = consents;
    return db
      .select({ id, groupId, analysisId, withFile, agreedAt, expiresAt })
      .from(consents)
      .where(eq(consents.userId, userId));
  },
  async mail_links(db: Database, userId: string) {
    return db
      .select({
        purpose: mailLinks.purpose,
        email: mailLinks.email,
        createdAt: mailLinks.createdAt,
        expiresAt: mailLinks.expiresAt,
      })
      .from(mailLinks)
      .where(eq(mailLinks.userId, userId));
  },
  async outbox(db: Database, userId: string) {
    return db
      .select({ id: outbox.id, state: outbox.state, createdAt: outbox.createdAt, closedAt: outbox.closedAt })
      .from(outbox)
      .where(eq(outbox.userId, userId));
  },
  async journal(db: Database, userId: string) {
    return db
      .select({ level: journal.level, kind: journal.kind, message: journal.message, createdAt: journal.createdAt })
      .from(journal)
      .where(or(eq(journal.userId, userId), eq(journal.targetId, userId)))
      .orderBy(asc(journal.id));
  },
  async customers(db: Database, userId: string) {
    return db
      .select({ customer: customers.stripeId, createdAt: customers.createdAt })
      .from(customers)
      .where(eq(customers.userId, userId));
  },
  async subscriptions(db: Database, userId: string) {
    return db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  },
  async invoices(db: Database, userId: string) {
    return db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(asc(invoices.createdAt));
  },
  async transactions(db: Database, userId: string) {
    return db.select().from(transactions).where(eq(transactions.userId, userId)).orderBy(asc(transactions.createdAt));
  },
  async scan_places(db: Database, userId: string) {
    return db
      .select({ what: scanPlaces.what, place: scanPlaces.place, isUsed: scanPlaces.isUsed })
      .from(scanPlaces)
      .where(eq(scanPlaces.userId, userId));
  },
} as const satisfies Record<string, (db: Database, userId: string) => Promise<object[]>>;
