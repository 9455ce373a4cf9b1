import type { FixedFailureCode } from '../../../model/failure.ts';

/** Thrown while reading a package and converted to a failure by `readDocx`, its only catcher. */
export class Fault extends Error {
  readonly code: FixedFailureCode;

  constructor(code: FixedFailureCode) {
    super(code);
    this.code = code;
  }
}
