/**
 * What job sites put around an advert and what comes along when somebody copies the page. Origin: written by us, from the words on such pages in
 * November 2026. Matched against a whole line in lower case.
 */
export const siteLines: readonly RegExp[] = [
  /^(?:easy apply|apply(?: now)?|apply on company (?:web)?site|save(?: job)?|saved|share(?: job)?|report(?: this)? job|show (?:more|less)(?: show (?:more|less))?|see (?:more|less)|read more|back to (?:search|results|jobs)|print|copy link|follow|sign in.*|similar jobs.*|set alert.*|be an early applicant|actively (?:hiring|recruiting|reviewing applicants)|promoted.*|viewed|new|urgently hiring|responds? within .*|apply now(?: share)?(?: save(?: job)?)?)$/,
  /^(?:reposted|posted|published)\b.{0,80}$/,
  /\b(?:over )?\d+\+? (?:applicants|people clicked apply)\b/,
  /^(?:profile insights|hiring insights|job activity|here['’]s how the .* (?:align|match).*|meet the hiring team|message the (?:job poster|recruiter)|see who .* has hired.*|people you can reach out to|how you match|your profile matches.*|application response rate.*|pulled from the full job description|benefits pulled from .*|do you have (?:experience in|a valid|a) .*\?(?: yes no)?|referrals increase your chances .*|get notified about .*|job id:? \S+)$/,
];

/** From here to the end of a line the site speaks, not the employer. */
export const siteTail =
  /\b(?:show more\s+show less|seniority level\s+(?:entry level|mid-senior level|associate|director|executive|internship|not applicable)|referrals increase your chances)\b.*$/i;
