// Origin: written by us.

/** Capitals that mean a degree, by level. */
export const degreeCapitals: ReadonlyMap<string, 'school' | 'associate' | 'bachelor' | 'master' | 'doctorate'> =
  new Map([
    ['GED', 'school'],
    ['ADN', 'associate'],
    ['AA', 'associate'],
    ['AS', 'associate'],
    ['AAS', 'associate'],
    ['BA', 'bachelor'],
    ['BS', 'bachelor'],
    ['BSc', 'bachelor'],
    ['BEng', 'bachelor'],
    ['BSN', 'bachelor'],
    ['MA', 'master'],
    ['MS', 'master'],
    ['MSc', 'master'],
    ['MEng', 'master'],
    ['MBA', 'master'],
    ['PhD', 'doctorate'],
    ['MD', 'doctorate'],
    ['JD', 'doctorate'],
  ]);
