/** Under which an analysis is kept in the page's memory: put there when it is made, read by the results page. */
export const analysisKey = (id: string) => ['analysis', id] as const;
