/** Word counts lengths in twentieths of a point, type in halves, and the thickness of lines in eighths. */
export const twips = (points: number): number => Math.round(points * 20);
export const halves = (points: number): number => Math.round(points * 2);
export const eighths = (points: number): number => Math.round(points * 8);

/** A line of Word has air of its own above and below, so gaps may be this much of what they are in the PDF. */
export const loose = 0.6;
