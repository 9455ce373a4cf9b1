import type { HiddenText } from '../../../model/facts.ts';

// Contact details that somebody blacked out, or hid in another way, are in the text of the file all the same.

const email = /\S@\S{1,99}\.\p{L}{2}/u;
const phone = /(?:\d[ ().\-/·\u00A0]{0,2}){8,}\d/gu;
/** '05/2019', '2019': a row of them has as many digits as a phone number. */
const dates = /(?<!\d)(?:\d{1,2}[/.-]){0,2}(?:19|20)\d\d(?!\d)/gu;

const holdsPhone = (text: string): boolean =>
  (text.match(phone) ?? []).some((digits) => /\d{3}/u.test(digits.replaceAll(dates, '')));

/** The hidden texts with an email address in them. */
export const hiddenEmailsIn = (hidden: readonly HiddenText[]): readonly HiddenText[] =>
  hidden.filter(({ text }) => email.test(text));

/** The hidden texts with as many digits in a row as a phone number has, other than dates. */
export const hiddenPhonesIn = (hidden: readonly HiddenText[]): readonly HiddenText[] =>
  hidden.filter(({ text }) => holdsPhone(text));
