import { z } from 'zod';
import { analysisOrPlaceSchema } from '#contract/api/analyses.ts';
import { scopes } from '#contract/api/access/scopes.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { problemSchema } from '#contract/api/problem-body.ts';
import { problems } from '#contract/api/problems.ts';
import { company } from '#content/company/company.ts';
import { documented, summaryOf } from './documented.ts';

type Json = Record<string, unknown>;

const problemRef = { $ref: '#/components/schemas/Problem' };

/** As JSON Schema, without what only zod knows: transforms and refinements, which the texts of errors explain. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const parametersIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The parts of an input: those in the path, and the others, in the query or in the body. */
const inputOf = ({ path, method, form, fileField = 'resume', input }: Endpoint): Json => {
  const { properties = {}, required = [] } = z
    .object({ properties: z.record(z.string(), z.unknown()).optional(), required: z.array(z.string()).optional() })
    .parse(schemaOf(input, 'input'));
  const inPath = parametersIn(path);
  const others = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const isQuery = method === 'GET' || form === 'none';
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(isQuery ? others : []).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ];
  if (isQuery) return parameters.length === 0 ? {} : { parameters };
  const file =
    form === 'multipart' ? { [fileField]: { type: 'string', contentMediaType: 'application/octet-stream' } } : {};
  const needed = [...Object.keys(file), ...required.filter((name) => !inPath.includes(name))];
  const schema = {
    type: 'object',
    properties: { ...Object.fromEntries(others), ...file },
    ...(needed.length > 0 && { required: needed }),
  };
  const media = form === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    ...(parameters.length > 0 && { parameters }),
    requestBody: { required: true, content: { [media]: { schema } } },
  };
};

const answersOf = (entry: Endpoint): Json => {
  const isFile = entry.isDownload === true || entry.output instanceof z.ZodUnknown;
  const content = isFile ? { '*/*': {} } : { 'application/json': { schema: schemaOf(entry.output, 'output') } };
  const byStatus = Map.groupBy(new Set(entry.errors), (code) => problems[code].status);
  return {
    200: { description: isFile ? 'The file.' : 'The answer.', content },
    ...(entry.output === analysisOrPlaceSchema && {
      202: { description: 'The upload is stored and waits for its turn: ask for it again by its id.', content },
    }),
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `${code}: ${problems[code].message}`).join('\n'),
          content: { 'application/json': { schema: problemRef } },
        },
      ]),
    ),
  };
};

/** The ways to be known to a call, of which one is enough: {} is none. None at all where nothing but that is possible. */
const securityOf = ({ access, scope }: Endpoint): Json => {
  if (access === 'anyone' && scope === undefined) return {};
  const others = scope === undefined ? [] : [{ token: [scope] }];
  return { security: [...(access === 'anyone' ? [{}] : []), { session: [] }, ...others] };
};

const operationOf = (tag: string, name: string, entry: Endpoint): Json => ({
  operationId: name,
  tags: [tag],
  summary: summaryOf(name),
  ...securityOf(entry),
  ...inputOf(entry),
  responses: answersOf(entry),
});

/** The document for a server at this address. */
export const openApiDocument = (publicUrl: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [tag, entries] of Object.entries(documented))
    for (const [name, entry] of Object.entries(entries)) {
      const path = entry.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operationOf(tag, name, entry) };
    }
  const isHttps = publicUrl.startsWith('https://');
  return {
    openapi: '3.1.0',
    info: {
      title: `${company.name} API`,
      version: '1',
      description:
        'The calls of our own pages about resumes. Create an API token in the settings of your profile and send it with each call, as "Authorization: Bearer pw_…". Calls that name no scope are not for tokens: for these, sign in with POST /api/login and send the cookie of its answer. Requests that a browser sends from another site with a cookie are refused.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(documented).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: isHttps ? '__Host-sid' : 'sid' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: [
            'A personal API token. Each call names the scope that it needs:',
            ...Object.entries(scopes).map(([scope, meaning]) => `- ${scope}: ${meaning}.`),
          ].join('\n'),
        },
      },
    },
  };
};
