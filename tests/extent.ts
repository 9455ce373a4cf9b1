/** True in `npm run test:full`, which runs what `npm test` leaves out of the long matrices. */
export const isFullRun = process.env['TEST_EXTENT'] === 'full';

/**
 * The cases of a matrix that this run takes, in a file called `*.matrix.test.ts`: the first ones in `npm test`, all others in
 * `npm run test:full`. So put those first that stand for the rest.
 */
export const casesOfThisRun = <T>(cases: readonly T[], representatives = 1): T[] =>
  isFullRun ? cases.slice(representatives) : cases.slice(0, representatives);
