/**
 * The eight systems, and which of their makers publish nothing to check a file against: said wherever the eight are
 * named. tests/claims.test.ts compares this with the profiles of the engine.
 */
export const systems = {
  names: 'Workday, Taleo, Lever, Greenhouse, BambooHR, SmartRecruiters, iCIMS and Jobvite',
  silence:
    'Workday, BambooHR and iCIMS publish nothing that we could find about how they read a resume, and as far as we found, only Greenhouse publishes rules about layout.',
} as const;
