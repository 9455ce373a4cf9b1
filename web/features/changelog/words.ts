/** Texts around the changelog, which is CHANGELOG.md. */
export const words = {
  title: 'Changelog',
  lead: 'What changed for people who use Parsewell, newest first. Changes that moved a score are marked.',
  score: 'Score',
} as const;
