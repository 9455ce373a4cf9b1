import { linesOf } from './lines.ts';

/** Clichés that most resumes contain and that do not distinguish a candidate. Lower case, without punctuation. Origin: written by us. */
export const fillers: readonly string[] = linesOf(`
  team player
  hard worker
  hard-working
  hardworking
  go-getter
  self-starter
  self-motivated
  results-driven
  results-oriented
  results driven
  results oriented
  detail-oriented
  detail oriented
  think outside the box
  outside the box
  synergy
  synergies
  dynamic professional
  highly motivated
  proven track record
  excellent communication skills
  strong communication skills
  strong work ethic
  fast-paced environment
  works well under pressure
  work well under pressure
  best of breed
  thought leader
  thought leadership
  go-to person
  bottom line
  value add
  wheelhouse
  passionate about
  seasoned professional
  people person
  references available upon request
  references available on request
`);
