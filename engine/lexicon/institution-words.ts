import { wordSet } from './word-set.ts';

/** Words that names of schools and universities hold, in lower case without accents; seven languages, written by us. */
export const institutionWords: ReadonlySet<string> = wordSet(
  `university college school academy institute institution polytechnic conservatory seminary campus faculty universities`,
  `universitat hochschule fachhochschule gymnasium realschule berufsschule berufskolleg akademie institut gesamtschule gesamthochschule musikhochschule kolleg schule dhbw`,
  `universite ecole lycee college iut insa polytechnique conservatoire institut faculte`,
  `universidad escuela colegio instituto facultad politecnica universidade escola faculdade universita scuola liceo istituto politecnico accademia`,
  `universiteit hogeschool rijksuniversiteit vwo roc lyceum mbo`,
);

/** Short names by which universities and schools are known. Written by us. */
export const institutionNames: ReadonlySet<string> = wordSet(
  `mit ucla usc nyu lse ucl unam caltech eth ethz epfl kth iit nit iiit bits iim harvard stanford yale princeton oxford cambridge cornell dartmouth georgetown purdue penn upenn berkeley wharton insead hec rwth tum lmu kit fu hu tu uc suny cuny unc uva umass uiuc ubc kaist postech usp unicamp puc uned uab upc upm polimi sapienza sorbonne coursera udacity udemy edx codecademy codeacademy tudelft vu asu ucsd ucsb uci ucd uw ut tamu virginia-tech byu`,
);

/** Towns whose names hold a word for schools, folded: before a state they are places. */
export const townsNamedLikeSchools: ReadonlySet<string> = new Set([
  'college park',
  'college place',
  'college point',
  'college station',
  'state college',
  'collegeville',
  'collegedale',
  'campus',
  'university city',
  'university heights',
  'university park',
  'university place',
]);
