/** The views of the resume beside the report. */
export const paneIds = ['page', 'parser', 'form'] as const;
export type PaneId = (typeof paneIds)[number];

/** The view that the address bar asks for; null when it asks for none: then small screens show the report. */
export const paneOf = (asked: string | null): PaneId | null => paneIds.find((id) => id === asked) ?? null;
