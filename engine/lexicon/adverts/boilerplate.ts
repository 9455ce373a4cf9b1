/** Origin: written by us, from the titles that job descriptions usually carry. Matched against a heading in lower case without marks. */
export type AdPart = 'must' | 'nice' | 'duty' | 'about' | 'boilerplate';

/** Tried from the top: 'preferred qualifications' is nice before 'qualifications' is must, 'about you' must before 'about us' is about. */
export const adHeadings: readonly { part: AdPart; pattern: RegExp }[] = [
  {
    part: 'boilerplate',
    pattern:
      /^(?:what (?:is|s) on offer|on offer|our promise|what we do for you|us|(?:and )?the (?:deal|good stuff|small print)|total rewards|(?:what )?you(?: ll| will)?(?: also)? (?:get|receive)|the rewards|you can count on|conditions of employment|how you will be evaluated|required documents|shift and schedule|job type|employment type|(?:pre employment )?screening|hours|leave|how we (?:look after|take care of|reward) .*|(?:career|professional|personal)(?: growth| development)+(?: opportunit\w+)?|(?:portfolio|application|submission) (?:requirements?|materials?|instructions?)|(?:writing|work) samples?.*|(?:(?:success|performance|key)\b.*)?(?:metrics|kpis)|timeline|.* culture|(?:client )?portfolio|(?:the )?(?:extras|goodies))$/,
  },
  {
    part: 'nice',
    pattern:
      /\b(?:would be (?:awesome|fantastic|amazing|ideal|wonderful|useful|brilliant|an? )|extra (?:love|marks|kudos)|love to see|(?:even|especially) more attractive|useful|not vital|you also (?:had|have)$|we(?: d| would) be (?:thrilled|delighted|impressed)|set you apart|icing on|cherry on|tip the balance|any of these|some of these|over the moon|differentiators?|plus if|nice if|kudos|wish list)\b/,
  },
  {
    part: 'must',
    pattern:
      /^(?:you|you(?: ve| have)? got|what you(?: ll| will| should)? (?:already|ideally) have.*|your story.*|who we(?: re| are) hoping .*|(?:what )?we think you(?: ll| will)? need|what will make you .*|you should apply if.*|apply if.*|needs?|need to haves?|needed|what your .* look like|what (?:we(?: re| are) after|we expect|it takes.*)|how you(?: ll| will) succeed|to (?:succeed|be (?:considered|successful)|qualify|thrive).*|sounds? like you|is this you|could this be you|are you|do you have|you(?: ll| will)? need|we imagine you|we(?: d| would) (?:like|love) (?:you to|someone).*|who you(?: ll| will) be|(?:the )?(?:right|ideal) (?:person|fit|match|hire)|your (?:superpowers|know how|tickets|kit bag))$/,
  },
  {
    part: 'must',
    pattern:
      /^(?:about you|your (?:background|skills|strengths|toolbox|qualities)|you (?:ll|will|d|would|might|may) (?:love|thrive|be a (?:great|good) fit|enjoy)|what makes you|this (?:job|role) is for you|who you are|you are|you have|what you (?:have|need|bring|ll need|will need|ll bring|will bring|should have|must have))\b/,
  },
  {
    part: 'nice',
    pattern:
      /\b(?:preferred|preferable|preference|nice to haves?|bonus points|bonus|extra points|desirables?|desired|pluses|a plus|extra credit|helpful|an advantage|advantages|advantageous|great if|good to haves?|beneficial|optional|not required|not essential|would be (?:nice|great)|stand out|even better|ideally|brownie points|additional (?:skills|qualifications|assets)|assets?)\b/,
  },
  {
    part: 'boilerplate',
    pattern:
      /\b(?:benefits?|perks?|compensation|salary|salaries|pay (?:range|rate)|rate of pay|^pay$|remuneration|rewards?|the package|^package|what we offer|we offer|our offer|what you(?: will| ll)? get|what s in it for you|in return|why (?:join|work|us|choose)|life at|equal (?:opportunity|employment)|eeo|diversity|inclusion|how to apply|to apply|^apply|application (?:process|instructions)|applying|physical (?:demands?|requirements?)|work(?:ing)? (?:conditions|environment|hours|schedule)|hours of work|accommodations?|disclaimer|privacy|background checks?|notice to|agencies|contact(?: us| details)?|next steps|interview process|hiring process|closing date|special (?:requirements|instructions)|additional information|things you should know|legal|security clearance notice|appointment type|post(?:ing|ed) date|salary information)\b/,
  },
  {
    part: 'boilerplate',
    pattern:
      /^(?:why\b|working (?:at|for|with)\b|the fine print|good to know|join us|fine print|what you can expect|we provide)/,
  },
  {
    part: 'duty',
    pattern:
      /^(?:about|overview of|summary of|purpose of)? ?(?:the|this|your) (?:role|job|position|opportunity|post|vacancy)\b/,
  },
  {
    part: 'about',
    pattern:
      /^(?:about\b.*|who we are|our (?:company|story|mission|values|culture|client|team|commitment|history|firm)|the (?:company|client|team|employer|organi[sz]ation|firm|business)|company (?:overview|description|profile|background)|our values.*|we are|we re .*)$/,
  },
  {
    part: 'duty',
    pattern:
      /\b(?:your mission|(?:normal|typical) (?:week|shift)|day in the life|how you(?: ll| will) (?:make an? impact|contribute|spend)|what you(?: ll| will) own|responsibilit(?:y|ies)|accountabilit(?:y|ies)|dut(?:y|ies)|tasks?|day to day|what you(?: will| ll)?(?: be)? (?:do|own|doing|work)\w*|what (?:the job|you do|the role)|you(?: will| ll)(?: be)?$|^typical (?:tasks|day|duties)|in this (?:role|position)|role|position|job (?:description|summary|purpose|overview|details)|overview|summary|opportunity|key (?:areas|result|activities|deliverables|functions)|functions|scope|purpose|your impact|a typical day|mission|the work|deliverables|laboratory management|activities)\b/,
  },
  { part: 'must', pattern: /\bhear from you\b|\bif you(?: have| are| can| know)?$/ },
  {
    part: 'must',
    pattern:
      /\b(?:require\w*|must haves?|musts?|qualif\w*|essentials?|skills?|experience|looking for|look for|seeking|profile|person specification|the person|candidates?|applicants?|criteria|competenc\w*|knowledge|minimums?|education|expertise|abilit(?:y|ies)|licen[sc]\w*|certifications?|credentials|proficienc\w*|technologies|tech stack|attributes|you need|we need|languages?)\b/,
  },
];

/** A sentence with one of these is boilerplate wherever it stands. */
export const boilerplateSentence: readonly RegExp[] = [
  /\bequal(?:[- ](?:employment|opportunit))/,
  /\b(?:without regard to|regardless of|irrespective of|does not discriminate|do not discriminate|not discriminate|protected (?:class|veteran|status|characteristic)|affirmative action|disability confident|eeo\b)/,
  /\b(?:background (?:check|screening|investigation)|drug (?:screen|test|free)|vaccinat\w+ (?:may be|is|are) (?:required|mandatory)|drug-free|e-verify|right to work|criminal record|(?:enhanced )?dbs\b|fingerprint|reference checks?|visa sponsorship|reasonable (?:adjustments?|accommodations?)|accommodations?\b.*\b(?:application|process|disabilit))/,
  /\b(?:to apply|please (?:send|apply|submit|contact|call|email|e-mail|forward|visit|note)|send (?:us )?your (?:cv|resume)|apply (?:now|today|online|by|via)|click (?:here|apply|the)|cover letter|closing date|we welcome applications|applications? (?:are|is|will be)|your application|recruitment (?:agency|agencies|director)|employment agency|data protection act|consent to (?:us|our)|employment business|recruiters(?::| and agencies)|job was originally posted|unsolicited|for (?:more|further) (?:information|details)|successful candidates? will (?:be (?:subject|required to|asked)|undergo)|refer a friend|terms (?:and|&) conditions|only shortlisted|due to the (?:high )?volume|privacy (?:notice|policy)|personal data)\b/,
  /\b(?:celebrates? diversity|values? diversity|we value diversity|diverse backgrounds|inclusive (?:workplace|environment|culture)|encouraged to apply|committed to (?:diversity|inclusion|creating|building))\b/,
];

/** So is one of these, unless it is an item under a heading that asks: there 'dental' is the trade and money the budget. */
export const benefitSentence: readonly RegExp[] = [
  /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|paid time off|\bpto\b|paid holidays?|parental leave|dental (?:and|or|insurance|plan|coverage|benefits)|dental, (?:vision|disability)|(?:medical|health|vision),? (?:and )?dental|vision insurance|health insurance|medical insurance|life (?:insurance|assurance)|private healthcare|(?:company|workplace|contributory|generous|stakeholder|a) pension|pension (?:scheme|plan|contribution)|(?:shift|night|weekend) (?:premium|differential)|(?:health|medical)\/dental|dental\/vision|paid vacation|profit sharing|tuition (?:assistance|reimbursement)|stock options?|equity package|sign-?on bonus|annual bonus|holiday entitlement|days(?:'| of)? (?:annual )?(?:leave|holiday|vacation)|bank holidays|company car|car allowance|season ticket|employee discount|staff discount|benefits package|benefit package|benefits include|discretionary bonus|company bonus|career (?:progression|pathway)|broaden your horizons|(?:offering|we offer|you will receive) (?:\w+ ){0,3}training)\b/,
  /^(?!.*\b(?:budgets?|revenue|portfolio|turnover|quota|sales|worth|p&l|contracts?|managing|manage)\b).*(?:[$£€]\s?\d|\b\d[\d,]*\s?(?:usd|eur|gbp)\b)|\bper annum\b|\bper hour\b|\bsalary\b|\bpay range\b|\bote\b|\b(?:base|starting|competitive|hourly) pay\b|\bremuneration\b/,
  /\b(?:lift|lifting|carry) (?:up to |over )?\d+|\bstand for\b|\bpounds\b|\blbs\b/,
];

/** A clause with one of these asks for something that would be nice. */
export const niceCue =
  /\b(?:preferred|preferable|preferably|preference|a plus|pluses|plus points?|bonus|even better|nice to have|nice-to-have|desirable|desired|ideally|beneficial|advantage|advantageous|an asset|helpful|ideal\b(?! candidate| applicant| person)|even more attractive|thrilled|handy|deal[- ]?breaker|useful but|would be (?:nice|great|good|useful|an? )|not (?:required|essential|necessary)|welcome|useful|optional)\b/;

/** A sentence with one of these asks for something the candidate has to bring, where no heading says so. */
export const mustCue =
  /\b(?:require[sd]?|requirements?|must|essential|mandatory|necessary|minimum|at least|experienced?|knowledge|understanding|proficien\w*|familiar\w*|expertise|skills?|skilled|qualified|qualifications?|degree|diploma|certified|certificat\w*|licen[sc]ed?|ability to|able to|capable|background in|fluen\w*|competent|competenc\w*|you (?:will )?(?:have|possess|bring)|the (?:ideal|successful|right) (?:candidate|applicant|person)|applicants?|candidates?|looking for (?:a|an|someone))\b/;

/** One of these asks, whatever part of the advert it stands in. */
export const firmMustCue =
  /\b(?:must (?:have|hold|be|possess|know)|(?:is|are|be) (?:essential|required|mandatory|necessary|desirable|preferred|an? (?:advantage|plus|bonus|asset))|(?:an? )?(?:advantage|plus|bonus)\.?$|you(?:['’]ll| will)? (?:also )?need|(?:ideal|successful|right) (?:candidate|applicant|person) (?:will|should|must|has|have|is)|required:|requirements?:|would be (?:an? |beneficial|desirable|useful|great|nice))/;

/** A sentence with one of these says what the work is; 'You lead a team' does so without any. */
export const dutyCue =
  /^you (?:\w+ly )?(?:lead|own|run|plan|manage|build|design|teach|drive|handle|oversee|coordinate|develop|install|maintain|prepare|supervise|operate|write|advise|sell|cook|repair|inspect|assess|monitor|schedule|train)\b|\b(?:you will|you'll|you’ll|responsib\w*|duties|the role|this role|role is|will be (?:working|responsible|involved|required)|to (?:manage|lead|develop|ensure|provide|deliver|maintain|support|work|assist|prepare|design|plan|carry|undertake)|reporting to|accountable|tasked)\b/;
