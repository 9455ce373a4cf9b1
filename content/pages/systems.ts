/**
 * The eight systems, and which of their makers publish nothing to check a file against: said wherever the eight are
 * named. tests/claims.test.ts compares this with the profiles of the engine.
 */
export const systems = {
  names: 'Workday, Taleo, Lever, Greenhouse, BambooHR, SmartRecruiters, iCIMS and Jobvite',
  silence:
    'We found nothing published by Workday, BambooHR or iCIMS about how they read a resume, and rules about layout only from Greenhouse.',
} as const;
