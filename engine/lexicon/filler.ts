import { linesOf } from './lines.ts';

/** Clichés that most resumes contain and that do not distinguish a candidate. Lower case, without punctuation and with spaces for hyphens. Origin: written by us. */
export const fillers: readonly string[] = linesOf(`
  team player
  hard worker
  hard working
  hardworking
  positive attitude
  great attitude
  fast learner
  quick learner
  go getter
  self starter
  self motivated
  results driven
  results oriented
  detail oriented
  outside the box
  synergy
  synergies
  dynamic professional
  highly motivated
  proven track record
  excellent communication skills
  strong communication skills
  strong work ethic
  fast paced environment
  works well under pressure
  work well under pressure
  best of breed
  thought leader
  thought leadership
  go to person
  bottom line
  value add
  wheelhouse
  passionate about
  seasoned professional
  people person
  references available upon request
  references available on request
`);

/** Words about oneself of which a text with several consists of claims, although each may be meant. Origin: written by us. */
export const selfPraise: readonly string[] = linesOf(`
  passionate
  motivated
  dedicated
  driven
  enthusiastic
  reliable
  proactive
  charismatic
  dependable
  energetic
  punctual
  ambitious
  trustworthy
  adaptable
  open minded
  willing to learn
  eager to learn
  communication skills
  interpersonal skills
  leadership skills
`);
