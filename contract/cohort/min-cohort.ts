/**
 * The fewest resumes that a figure about several of them may count. A count of one to four in a class or an office hour
 * often points to a person whom others can name, and the figures are made to be passed on.
 */
export const minCohort = 5;
