import type { HiddenText } from '../../../model/facts.ts';

// Contact details that somebody blacked out, or hid in another way, are in the text of the file all the same.

const email = /\S@\S{1,99}\.\p{L}{2}/u;
const phone = /(?:\d[ ().\-/·\u00A0]{0,2}){8,}\d/u;

/** The hidden texts with an email address in them. */
export const hiddenEmailsIn = (hidden: readonly HiddenText[]): readonly HiddenText[] =>
  hidden.filter(({ text }) => email.test(text));

/** The hidden texts with as many digits in them as a phone number has. */
export const hiddenPhonesIn = (hidden: readonly HiddenText[]): readonly HiddenText[] =>
  hidden.filter(({ text }) => phone.test(text));
