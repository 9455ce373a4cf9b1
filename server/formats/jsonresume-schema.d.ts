/** The part of the package that `valid.ts` uses. It brings no types. */
declare module '@jsonresume/schema' {
  type Fault = { path: readonly (string | number)[]; name: string; instance: unknown };
  const schema: { validate(resume: unknown, done: (faults: readonly Fault[] | null, isValid: boolean) => void): void };
  export default schema;
}
