/** The job posting that the sample resume is matched against, for the sample report and its screenshots. */
export const sampleJob = `Registered Nurse, Emergency Department

What we require
- Current RN license, BLS and ACLS
- 3+ years of emergency or critical care experience
- Triage, telemetry and IV therapy
- Bachelor of Science in Nursing

Nice to have
- TNCC, Spanish, Cerner`;
