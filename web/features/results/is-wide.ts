/** Whether the screen has room for the resume beside the report, as `wide:` in the styles. */
export const isWide = (): boolean => matchMedia('(width >= 1100px)').matches;
