import { scopes } from '#contract/api/access/scopes.ts';
import { routes } from '#server/boot/routes.ts';
import { documented, summaryOf } from '#server/openapi/documented.ts';
import { limitInWords } from '#server/http/rate-limits.ts';

/** The calls that API tokens are for, by scope, with their rate limits: what the page for developers shows. */
export const apiCalls = () => {
  const calls = Object.values(documented).flatMap((entries) => Object.entries(entries));
  return Object.entries(scopes).map(([scope, meaning]) => ({
    scope,
    meaning,
    calls: calls
      .filter(([, entry]) => entry.scope === scope)
      .map(([name, { method, path, form, fileField }]) => ({
        name: summaryOf(name),
        call: `${method} ${path}`,
        sends: form === 'none' ? null : form,
        file: form === 'multipart' ? (fileField ?? 'resume') : null,
        limits: (routes.find(({ entry }) => entry.method === method && entry.path === path)?.declared.limits ?? [])
          .filter((limit) => !limit.startsWith('heavy-'))
          .map(limitInWords),
      }))
      // Modules list what they export in different orders, depending on who loads them.
      .toSorted((a, b) => (a.call < b.call ? -1 : 1)),
  }));
};
