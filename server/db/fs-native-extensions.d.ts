// The package has no types.
declare module 'fs-native-extensions' {
  /** Locks the whole file exclusively without waiting; false when somebody else has it locked. */
  export const tryLock: (descriptor: number) => boolean;
}
