/** How letters open and close, in the languages of the section titles. Tried on whole lines, folded to lower case without accents. */
export const salutations =
  /^(?:dear\b|to whom it may concern|hello hiring|attention:? hiring|sehr geehrte|liebe[rs]? |madame,? monsieur|(?:madame|monsieur),?$|chere? |estimad[oa]s? |a quien corresponda|distinguid[oa]s? |gentil[ei] |egregi[oa] |spett(?:abile|\.)|prezad[oa]s? |exm[oa]s?\.? |caros? |geachte |beste )/u;
export const closings =
  /^(?:(?:yours|most) )?(?:sincerely|faithfully|truly|respectfully)\b|^sincerely yours|^(?:kind|best|warm|with (?:kind|best)) regards|^respectfully yours|^mit freundlichen grussen|^hochachtungsvoll|^cordialement|^(?:veuillez agreer|je vous prie d'agreer)|^atentamente|^(?:un cordial saludo|reciba un cordial)|^cordiali saluti|^distinti saluti|^atenciosamente|^com os melhores cumprimentos|^met vriendelijke groet|^hoogachtend/u;

/** Turns of job descriptions that resumes do not use; folded, each counts once. */
export const advertTurns: readonly RegExp[] = [
  /\bwe(?:'| a)re (?:looking for|seeking|hiring)\b|\bis (?:currently )?(?:seeking|looking for) (?:an? |to hire)|\bjoin our (?:\w+ )?team\b/u,
  /\b(?:ideal|successful|qualified|preferred|selected) (?:candidate|applicant)s?\b/u,
  /\byou(?:'ll| will)\b/u,
  /\bequal[- ]opportunity\b|\bwithout regard to race\b|\breasonable accommodations?\b/u,
  /\bapply (?:now|today|online|here)\b|\bhow to apply\b|\bto apply\b|\bsubmit (?:your|a) (?:resume|cv|application)\b/u,
  /\bwhat (?:we offer|you(?:'ll| will) (?:do|bring|need))\b|\bwho you are\b|\bwhy join us\b|\babout (?:the role|the job|the position|the company|us)\b/u,
  /\bjob (?:description|summary|type|purpose)\b|\bposition (?:summary|overview|purpose)\b|\brole (?:overview|summary)\b/u,
  /\b(?:key |essential |main |core )?(?:responsibilities|duties)(?: include)?\s*:?$|\bresponsibilities document\b|\bessential functions\b/u,
  /\b(?:minimum|preferred|required|basic|desired) (?:qualifications|requirements|skills|experience)\b|^requirements\s*:?$/u,
  /\b(?:competitive (?:salary|pay|benefits)|salary range|paid time off|401\(?k\)?|health insurance|benefits package|compensation)\b/u,
  /\b\d+\+? years(?:'| of)? (?:\w+ ){0,3}experience (?:is |are )?(?:required|preferred|in|with)\b|\bmust (?:have|be able to|possess|work|create|conduct)\b/u,
  /\breports? to (?:the|our)\b|\bwe (?:offer|provide|value|believe)\b|\bour (?:client|mission|team|company) is\b/u,
];

/** What stands where a template wants to be filled in: whole cells, folded, without digits at their end. */
export const blankWords: ReadonlySet<string> = new Set(
  `your name|姓名|nom|nombre|nome|naam|your name here|first name last name|firstname lastname|first last|full name|name surname|vorname nachname|prenom nom
  |nombre apellido|nome cognome|name|surname|your title|your job title|job title|job title here|position title|position|title
  |your profession|company|company name|employer|employer name|organization|organisation|organization name|department
  |company name, location|company name, city|company, city|company, location|city|city, state|city, st|city, country|location
  |address|your address|street address|address, zip code|address line|zip code|phone|phone number|your phone|your email|email
  |email address|your email here|e-mail|telephone|linkedin url|website url|your website|dates|date|dates from - to|dates from
  |from - to|start date|end date|start date - end date|month year|month year - month year|mm/yyyy|mm/yyyy - mm/yyyy|year|year - year
  |time period|time|period|school|school name|university|university name|institution|institution name|college|degree|degree name
  |degree earned|degree, major|field of study|major|description|short description|job description here|responsibility
  |responsibilities|achievement|accomplishment|award|award name|certification name|skill|skill name|language|language name|project
  |project name|project title|label|content|experience|organization department|department position|lab position|bullet point
  |describe your role|describe your experience|reference name|references name|other information|summary of you`
    .split('|')
    .map((words) => words.trim()),
);
