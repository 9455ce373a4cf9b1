/** From the lowest; a higher one answers an ask for a lower one. */
export const degreeLevels = ['school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** Names of degrees by level, tried from the highest. Origin: written by us. */
const names: readonly { level: DegreeLevel; pattern: RegExp }[] = [
  {
    level: 'doctorate',
    pattern:
      /\b(?:ph\.? ?d\b\.?|doctorate|doctoral|dphil|ed\.?d\b|doctor of [a-z]+|m\.?d\.?(?= degree)|pharm\.? ?d|j\.?d\.?(?= degree|\b, )|juris doctor|dnp|dvm|dpt)\b/i,
  },
  {
    level: 'master',
    pattern:
      /\b(?:master(?:['’]?s)?(?: of| in| degree|['’]s|\b(?= preferred| required| or))|m\.?sc\b\.?|m\.?eng\b\.?|m\.?tech\b\.?|m\.?com\b\.?|ll\.?m\b\.?|m\.?arch\b|m\.?res\b|m\.?s\.?w\b|m\.?b\.?a\b\.?|m\.?ed\b\.?|m\.?phil\b|mfa|msn|msw|mpa|mph|postgraduate degree|graduate degree|advanced degree|M\.?S\.? (?:in|degree)|M\.?A\.? (?:in|degree)|diplom-?ingenieur|dipl\.-ing|M\.S\.|M\.A\.)/i,
  },
  {
    level: 'bachelor',
    pattern:
      /\b(?:bachelor(?:['’]?s)?|baccalaureate|undergraduate degree|b\.?sc\b\.?|b\.?eng\b\.?|B\.E\.|b\.?arch\b|b\.?tech\b\.?|b\.?com\b\.?|b\.?ed\b\.?|bba|bfa|bsn|bsw|llb|B\.S\.|B\.A\.|BS\/BA|BA\/BS|BS (?:in|degree|or)|BA (?:in|degree|or|\(hons\))|university degree|completed studies|studies in|university studies|college degree|4-year degree|four-year degree|hons\b|degree[- ]qualified|degree[- ]educated|degree level|(?:a |relevant )?degree in|degree or equivalent|(?:\w+ ){0,2}degree|grado en|licenciatura|laurea|superior completo|bacharelado|bac ?\+ ?[345]|hochschulstudium|abgeschlossenes studium)/i,
  },
  {
    level: 'associate',
    pattern:
      /\b(?:associate(?:['’]?s)? (?:degree|of|in)|associate['’]s|foundation degree|2-year degree|two-year degree|hnd|hnc|A\.S\.|A\.A\.|a\.?a\.?s\.?(?= |$)|some college|vocational (?:degree|diploma)|technical diploma)\b/i,
  },
  {
    level: 'school',
    pattern:
      /\b(?:high school|secondary school|ged\b|gcses?|a[- ]levels?|school diploma|school leaving|leaving certificate)/i,
  },
];

/** The levels that a text names, lowest first: 'Associate's or Bachelor's degree' names two. */
export const degreeLevelsIn = (text: string): readonly DegreeLevel[] => {
  let rest = text;
  const found: DegreeLevel[] = [];
  for (const { level, pattern } of names) {
    if (!pattern.test(rest)) continue;
    found.push(level);
    // "Master's degree" must not be found again as just 'degree'.
    rest = rest.replace(new RegExp(pattern.source, 'gi'), ' ').replace(/^\s*degree\b/i, ' ');
    if (level !== 'bachelor') rest = rest.replace(/\bdegrees?\b/gi, ' ');
  }
  return found.toReversed();
};

export const levelRank = (level: DegreeLevel): number => degreeLevels.indexOf(level);
