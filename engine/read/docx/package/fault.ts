import type { FailureCode } from '../../../model/failure.ts';

/** Thrown deep inside the reading of a package and turned into a failure by `readDocx`, its only catcher. */
export class Fault extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}
