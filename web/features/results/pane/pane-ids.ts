/** The views of the resume beside the report. */
export const paneIds = ['page', 'parser', 'form'] as const;
export type PaneId = (typeof paneIds)[number];

/** The view named in the address bar; null when there is none, and small screens show the report. */
export const paneOf = (view: string | null): PaneId | null => paneIds.find((id) => id === view) ?? null;
