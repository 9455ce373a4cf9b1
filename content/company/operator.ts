import { company } from './company.ts';

/** Who is responsible for this site by law: for the imprint, the privacy policy and the terms. null where there is none. Sample data until the operator edits it, see docs/legal-texts.md. */
export const operator = {
  legalName: 'Sample Company LLC',
  address: ['12 Sample Street', 'Exampleton', 'Sample Country'],
  representedBy: 'Sam Sample, director',
  /** Such as 'Commercial register of Exampleton, HRB 12345'. */
  register: null as string | null,
  /** A VAT or other tax number that the law wants shown. */
  taxNumber: null as string | null,
  phone: company.phone,
  email: company.supportEmail,
  privacyEmail: 'privacy@example.com',
  /** Where security researchers write to: /.well-known/security.txt names it. */
  securityEmail: 'security@example.com',
  dataProtectionOfficer: null as string | null,
  /** Representatives under Article 27 of the GDPR and of the UK GDPR, for an operator outside of these places. */
  representativeInTheEu: null as string | null,
  representativeInTheUk: null as string | null,
  supervisoryAuthority: 'Sample Data Protection Authority, www.example.com',
  governingLaw: 'Sample Country',
  /** How long backups are kept. docs/operations.md asks for 30 days at most. */
  backupsKeptDays: 30,
} as const;

/** Labels and values without those that are not set. */
export const detailsOf = (
  rows: readonly (readonly [string, string | null])[],
): { details: readonly (readonly [string, string])[] } => ({
  details: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
});

/** Name and address, as imprint, privacy policy and terms show them. */
export const identity: readonly (readonly [string, string | null])[] = [
  ['Company', operator.legalName],
  ['Address', operator.address.join(', ')],
  ['Represented by', operator.representedBy],
];
