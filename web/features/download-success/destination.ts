import { templates } from '#content/templates/catalog.ts';
import type { DownloadKind } from './words.ts';

export type Destination = { to: string; place: string };

export const kindOf = (type: string | null): DownloadKind =>
  type === 'resume-template' || type === 'ats-report' || type === 'guide' ? type : 'other';

/** The downloaded template; null for any other resource. Text from the address bar is never shown. */
export const templateOf = (resource: string | null): { id: string; title: string } | null =>
  templates.find(({ id }) => id === resource) ?? null;

const places = {
  templates: { to: '/templates', place: 'back to the templates' },
  home: { to: '/', place: 'to the start page' },
  resources: { to: '/resources', place: 'back to the resources' },
};

/** The link that continues from here. */
export const destinationOf = (kind: DownloadKind, resource: string | null): Destination => {
  if (kind === 'resume-template') return places.templates;
  if (kind === 'ats-report') return places.home;
  if (kind === 'guide') return places.resources;
  return resource?.startsWith('template') === true ? places.templates : places.resources;
};
