/** Stamped on every report. Increase it with every change that can affect a score, and note that in CHANGELOG.md. */
export const engineVersion = '1.13.0';
