const listed = (text: string): readonly string[] => text.split('|').map((item) => item.trim());

/** '@' is a term. A line with several asks for all of them; one with 'or' for any. */
export const requiredLines =
  listed(`Experience with @ and @|Strong knowledge of @|Proficiency in @, @ and @|Hands-on experience using @
  |Solid understanding of @|Working knowledge of @ or @|# years of experience in @|Must be comfortable with @|You know @ well
  |Demonstrated expertise in @|@ (required)|Proven track record in @|Fluency in @|Skilled in @ as well as @
  |A background in @|Advanced @ skills|In-depth knowledge of @, including @|@ experience is a must`);

export const preferredLines =
  listed(`Experience with @ is a plus|Familiarity with @ preferred|@ would be an advantage|Nice to have: @
  |Bonus points for @ or @|Exposure to @ is desirable|@ and @ are a plus|Ideally you have worked with @|Knowledge of @ is an asset`);

export const plainPreferredLines = listed(`@|@ or @|Experience with @|Some exposure to @|Knowledge of @ and @`);

/** Nothing that is asked for; who lists '@' as a keyword is wrong. */
export const negatedLines = listed(
  `No experience with @ needed; we will teach you|You do not need to know @|We do not use @|Previous @ experience is not required`,
);

export const softTerms =
  listed(`communication|teamwork|attention to detail|problem solving|time management|leadership|adaptability|organization
  |customer focus|critical thinking|collaboration|initiative`);

export const softLines = listed(
  `Excellent @ skills|Strong @ and @ skills|Great @|Good @, @ and @ skills|You stand out for your @|A high level of @`,
);

export const dutyHeadings = listed(
  `Responsibilities|What you will do|Your day to day|Key Responsibilities|The role|Duties|In this role you will|Job duties`,
);
export const requiredHeadings = listed(
  `Requirements|What we require|Must haves|Qualifications|Minimum Qualifications|What you bring|You have|Required Skills|Essential criteria|Who you are`,
);
export const preferredHeadings = listed(
  `Nice to have|Preferred Qualifications|Preferred|Bonus points|Desirable|It would be great if you also have|Pluses`,
);
export const benefitHeadings = listed(`What we offer|Benefits|Perks|Why join us|Our offer|Compensation and benefits`);
export const aboutHeadings = listed(`About us|Who we are|About the company|Our story`);

export const benefits =
  listed(`medical, dental and vision insurance|a 401(k) with a 4% match|25 days of paid time off|a yearly learning budget
  |flexible working hours|a home office allowance|paid parental leave|free lunch on Fridays|stock options|a company bicycle
  |an annual bonus|gym membership|a dog-friendly office|commuter benefits|employee discounts`);

export const abouts =
  listed(`has served its customers since 1987 and employs more than 400 people|is a growing team that believes in honest work
  |is on a mission to make things simpler for everyone|runs eleven locations and opens two more this year
  |was named one of the best places to work three years in a row`);

export const notices =
  listed(`~ is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, national origin, disability or veteran status.
  |~ celebrates diversity and is committed to an inclusive environment for all employees.
  |We use E-Verify to confirm eligibility to work. Offers are contingent upon a background check and a drug screening.
  |Applicants must be at least 18 years of age. Recruiters and agencies: please do not send unsolicited resumes.
  |Please let us know if you need an accommodation during the application process.`);

export const degreeLines = {
  bachelor: listed(
    `Bachelor's degree in % or a related field|BS in % or equivalent experience|Degree in %|A Bachelor's in % is required`,
  ),
  associate: listed(`Associate degree in % or two years of experience|Associate's degree in %`),
  master: listed(`Master's degree in % or related discipline|MS in %, or a Bachelor's with 4 additional years`),
  highschool: listed(`High school diploma or equivalent|High school diploma or GED required`),
} as const;
