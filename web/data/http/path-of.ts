/** Fills in ':id', and removes what it used from `values`. */
export const pathOf = (path: string, values: Map<string, unknown>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    values.delete(name);
    return encodeURIComponent(String(value));
  });

/** The URL of an endpoint that a page links to rather than calls. */
export const addressOf = ({ path }: { path: string }, input: Readonly<Record<string, unknown>>): string =>
  pathOf(path, new Map(Object.entries(input)));
