import { compilePhrases } from '../../phrases/compile.ts';
import { inSequence } from '../../phrases/compose.ts';

// Words before what a posting names without asking for it. Origin of all lists: written by us, from postings.

/** From these to the end of the clause nothing is asked for: 'no Hadoop required', 'you don't need Kafka', '(not Pulumi)'. */
export const notAsked = compilePhrases(
  String.raw`
  no_
  not an?_
  not the_
  \(not
  (do|does|did|will|would) not (need|require|expect|use|want|have to)
  (don|doesn|didn|won|wouldn)['’]?t (need|require|expect|use|want|care|have to)
  needn['’]?t
  need not
  (nobody|no[- ]one) (expects|needs|requires|asks|wants)
  no need (for|to)
  without
  w/o
  must not
  may not
  cannot
  rather than
  instead of
  never
  (might|may) not have
  or (a |the )?willing(ness)? to
  or (be )?eligib(le|ility) (for|to)
  any {1 words}combination of {1 words}(education|training|experience|study|studies|qualifications)
  free of
  not eligible for
  // what somebody gets from the job
  gain(ing)? {2 words}(experience|exposure)
  you(['’]ll| will| can)? (also )?gain {2 words}(insight|knowledge)
  (be|are|being) supported to_
  (help|helping|enable|enabling) you (to_)?
  (opportunity|opportunities|chance) to (gain|learn|grow|progress|train|study|qualify)
  // where it is described
  job description (and|&) person(al)? specification
  (full|attached|enclosed) (job description|person specification)
  (see|refer to|read|view|request) (the|our|a) {1 words}job description
  notice period
  (the|this|our|above|attached|full|following) job description[.;)]{0,2}$
  (the|this|our|above|attached|full|following) job description (is|was|does|may|can|has|will|should|shall|in no way)
  (the|this|above) job description (describe|outline|list|contain|reflect|summari[sz]e|include|indicate|state)s
  report(s|ing)? (directly )?(in)?to (the|an?|our|your)_
  moving (away )?from
  migrating (away )?from
  (full |all |complete |comprehensive |on-the-job )?training (is|will be|can be) (given|provided|offered|available)
  (we|our) (provide|offer|give) {2 words}training
  (will|can|happy to|willing to) train the right
  `,
  { start: 'letter', end: 'letter', ignoreCase: true, global: true },
);

/** Openings of these sound like the ones above, and still ask for what follows: 'You do not have to be an expert in Kafka'. */
export const stillAsked = inSequence(
  compilePhrases(
    String.raw`
  ^no (less|fewer|more|later|matter|doubt|problem|stranger|fear|limit|wonder|nonsense|one|two)
  ^(do|does|did|will|would) not (need|have) to be
  ^(don|doesn|didn|won|wouldn)['’]?t (need|have) to be
  ^need(n['’]?t| not) be
  ^no need to be
  ^must not only
  ^not an? (beginner|stranger|must)
  ^\(not (only|just|limited|necessarily|least|yet)
  `,
    { end: 'letter', ignoreCase: true },
  ),
  // 'You do not have to be able to weld', 'No one expects you to weld'
  /(?! (?:able|capable|expects|needs|requires|asks|wants)\b)/iu,
);
