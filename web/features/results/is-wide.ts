/** Whether the resume stands beside the report, as `wide:` in the styles. */
export const isWide = (): boolean => matchMedia('(width >= 1100px)').matches;
