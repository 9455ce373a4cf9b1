import { prefixes } from './namespaces.ts';

/** Prefixes in scope: from the prefix in the file to ours. */
export type Prefixes = ReadonlyMap<string, string>;

/** The prefixes in scope inside an element with these attributes. */
export const prefixesWith = (attributes: Readonly<Record<string, string>>, outer: Prefixes): Prefixes => {
  let scope: Map<string, string> | null = null;
  for (const name of Object.keys(attributes)) {
    if (!name.startsWith('xmlns')) continue;
    scope ??= new Map(outer);
    const address = attributes[name] ?? '';
    scope.set(name.slice(6), prefixes.get(address) ?? `?${name.slice(6)}`);
  }
  return scope ?? outer;
};

/** The default namespace applies to elements, not to attributes. An undeclared prefix stays as it is. */
export const named = (name: string, scope: Prefixes, isAttribute = false): string => {
  const colon = name.indexOf(':');
  if (colon < 0 && isAttribute) return name;
  const written = colon < 0 ? '' : name.slice(0, colon);
  const prefix = scope.get(written) ?? written;
  return prefix === '' ? name : `${prefix}:${colon < 0 ? name : name.slice(colon + 1)}`;
};
