/** True in `npm run test:full`, which runs the long matrices that `npm test` leaves out. */
export const isFullRun = process.env['TEST_EXTENT'] === 'full';

/**
 * The cases of a matrix that this run covers, in a file named `*.matrix.test.ts`: the first ones in `npm test`, all
 * others in `npm run test:full`. So put representative cases first.
 */
export const casesOfThisRun = <T>(cases: readonly T[], representatives = 1): T[] =>
  isFullRun ? cases.slice(representatives) : cases.slice(0, representatives);
