/** A line of the document in which its person says what they did. `place` names it for whoever asks. */
export type CoachLine = { place: string; text: string };

/**
 * Why a line is near a term. word: both have it. meaning: their words replace each other in names of skills (ESCO).
 * kind: both are software of one kind (O*NET). part: whoever knows the one knows the other.
 */
export type Nearness =
  | { by: 'word'; said: string }
  | { by: 'meaning'; said: string; asked: string }
  | { by: 'kind'; said: string; kind: string }
  | { by: 'part'; said: string };

/** A line that may already be about a term that it does not name. `score` is 0 to 1. */
export type NearLine = CoachLine & { score: number; because: readonly Nearness[] };

/** What a bullet without a result is asked for, by what it says. */
export type ResultAsk = 'people' | 'change' | 'money' | 'contacts' | 'made' | 'work' | 'any';
export type ResultQuestion = CoachLine & { ask: ResultAsk };
