import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** An OpenAPI 3.1 document of the calls about resumes, generated from this contract. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  form: 'none',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
  errors: [],
});
