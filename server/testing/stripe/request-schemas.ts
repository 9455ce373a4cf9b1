import fs from 'node:fs';
import path from 'node:path';
import Stripe from 'stripe';
import { createGenerator } from 'ts-json-schema-generator';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const typesFile = path.join(import.meta.dirname, 'request-types.ts');

const schemaSchema = z.object({ definitions: z.record(z.string(), z.unknown()) });
export type RequestSchemas = z.infer<typeof schemaSchema>;

/** Regenerated, which takes about twenty seconds, when the package or the list of requests has changed. */
const cacheFile = (): string => {
  const stamp = Math.round(fs.statSync(typesFile).size);
  return path.join(root, 'node_modules', '.cache', 'parsewell', `stripe-${Stripe.PACKAGE_VERSION}-${stamp}.json`);
};

/** JSON schemas of all requests, generated from the types of the `stripe` package, which come from the provider's own description. */
export const requestSchemas = (): RequestSchemas => {
  const file = cacheFile();
  if (fs.existsSync(file)) return schemaSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const schemas = schemaSchema.parse(
    createGenerator({
      path: typesFile,
      tsconfig: path.join(root, 'tsconfig.json'),
      type: 'Requests',
      skipTypeCheck: true,
      expose: 'export',
      jsDoc: 'none',
      encodeRefs: false,
    }).createSchema('Requests'),
  );
  // The package allows any text where it lists words, for words of later versions. We want to catch misspelled ones.
  schemas.definitions['OtherString'] = false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  fs.writeFileSync(partial, JSON.stringify(schemas));
  fs.renameSync(partial, file);
  return schemas;
};
