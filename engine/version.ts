/** Stamped on every report. Raise it with every change that can move a score, and say so in CHANGELOG.md. */
export const engineVersion = '1.0.0';
