/** Word measures lengths in twentieths of a point, type sizes in halves, and border widths in eighths. */
export const twips = (points: number): number => Math.round(points * 20);
export const halves = (points: number): number => Math.round(points * 2);
export const eighths = (points: number): number => Math.round(points * 8);

/** A line in Word has its own leading above and below, so gaps are this share of those in the PDF. */
export const loose = 0.6;
