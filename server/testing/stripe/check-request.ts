import { Ajv, type ValidateFunction } from 'ajv';
import { Refusal } from './refusal.ts';
import { requestSchemas } from './request-schemas.ts';
import type { Requests } from './request-types.ts';

/** What a form can carry: text, and text in lists and objects. */
export type Form = { [name: string]: string | Form | (string | Form)[] };

/** Required fields that the types leave optional and the provider does not. */
const needed: Partial<Record<keyof Requests, readonly string[]>> = {
  'subscriptions.create': ['customer', 'items'],
  'setupIntents.create': ['customer'],
  'refunds.create': ['charge'],
  'disputes.list': ['charge'],
};

/** Rejects a request that the package's types do not allow, with the provider's wording; converts text to numbers and booleans. */
export const createRequestCheck = () => {
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: false });
  ajv.addSchema(requestSchemas(), 'requests');
  const known = new Map<string, ValidateFunction>();
  const validatorOf = (name: string): ValidateFunction => {
    const found = known.get(name) ?? ajv.compile({ $ref: `requests#/definitions/Requests/properties/${name}` });
    known.set(name, found);
    return found;
  };
  return <Name extends keyof Requests>(name: Name, form: Form): Requests[Name] => {
    const missing = needed[name]?.find((field) => !(field in form));
    if (missing !== undefined)
      throw new Refusal(400, {
        code: 'parameter_missing',
        message: `Missing required param: ${missing}.`,
        param: missing,
      });
    const wanted = structuredClone(form);
    const isValid = validatorOf(name);
    if (!isValid(wanted)) {
      const [error] = isValid.errors ?? [];
      const param = String(error?.params['additionalProperty'] ?? error?.instancePath ?? '');
      throw new Refusal(400, {
        code: 'parameter_unknown',
        message: `Received a request for ${name} that its types do not allow: ${param} ${error?.message ?? ''}`,
        param,
      });
    }
    // Guaranteed by the schema, which is generated from this very type.
    return wanted as unknown as Requests[Name];
  };
};

/** 'items[0][price]=price_1&expand[]=x' as an object. */
export const formOf = (text: string): Form => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([key]) => key);
    put(form, keys, value);
  }
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, listed(value)]));
};

const put = (into: Form, [key = '', ...rest]: string[], value: string): void => {
  const name = key === '[]' ? String(Object.keys(into).length) : key;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = into[name];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  into[name] = next;
  put(next, rest, value);
};

/** Objects whose keys count from 0 are lists. */
const listed = (value: string | Form | (string | Form)[]): string | Form | (string | Form)[] => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  if (entries.length > 0 && entries.every(([key], index) => key === String(index)))
    return entries.map(([, inner]) => (Array.isArray(inner) ? {} : inner));
  return Object.fromEntries(entries);
};
