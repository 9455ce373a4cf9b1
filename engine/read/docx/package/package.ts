import { Fault } from './fault.ts';
import { childrenNamed, parseXml } from './xml.ts';
import type { SourceRange, Xml } from './xml.ts';
import type { Zip } from './zip.ts';

export type Relationship = { target: string; type: string; isExternal: boolean };

/** A part with the targets of its relationship ids: part names, or addresses when external. */
export type Part = { name: string; xml: Xml; relationships: ReadonlyMap<string, Relationship> };

/** The main part and access to the others; a Fault when this is not a Word document. */
export type Package = {
  main: Part;
  part(name: string): Part | null;
  bytes(name: string): Uint8Array | null;
  contentType(name: string): string;
  has(name: string): boolean;
};

const mainTypes: readonly string[] = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
];

/**
 * Opens the parts of a .docx. Throws the fault 'not-docx-inside' for any other package. `ranges` receives where the
 * elements of its parts are in their text.
 */
export const openPackage = (zip: Zip, ranges?: Map<Xml, SourceRange>): Package => {
  const typeOf = contentTypes(zip);
  const parts = new Map<string, Part | null>();
  const opened = (name: string): Part | null => {
    const bytes = zip.read(name);
    return bytes === null ? null : { name, xml: parseXml(bytes, ranges), relationships: relationshipsOf(zip, name) };
  };
  const part = (name: string): Part | null => {
    const known = parts.get(name);
    if (known !== undefined) return known;
    const fresh = opened(name);
    parts.set(name, fresh);
    return fresh;
  };

  const root = [...relationshipsOf(zip, '').values()].find(({ type }) => type === 'officeDocument');
  const name = root?.target ?? 'word/document.xml';
  if (!zip.names.includes(name)) throw new Fault('not-docx-inside');
  const type = typeOf(name);
  if (type !== '' && !mainTypes.includes(type)) throw new Fault('not-docx-inside');
  const main = part(name);
  if (main === null || main.xml.name !== 'w:document') throw new Fault('not-docx-inside');
  return { main, part, bytes: (name) => zip.read(name), contentType: typeOf, has: (name) => zip.names.includes(name) };
};

const contentTypes = (zip: Zip): ((name: string) => string) => {
  const bytes = zip.read('[Content_Types].xml');
  if (bytes === null) throw new Fault('not-docx-inside');
  const xml = parseXml(bytes);
  const overrides = new Map(
    childrenNamed(xml, 'ct:Override').map(({ attributes }) => [
      (attributes['PartName'] ?? '').replace(/^\//, ''),
      attributes['ContentType'] ?? '',
    ]),
  );
  const defaults = new Map(
    childrenNamed(xml, 'ct:Default').map(({ attributes }) => [
      (attributes['Extension'] ?? '').toLowerCase(),
      attributes['ContentType'] ?? '',
    ]),
  );
  return (name) => overrides.get(name) ?? defaults.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? '';
};

/** Relationships of a part, or of the whole package for ''. The type is the last segment of its address. */
const relationshipsOf = (zip: Zip, part: string): Map<string, Relationship> => {
  const slash = part.lastIndexOf('/') + 1;
  const bytes = zip.read(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  if (bytes === null) return new Map();
  return new Map(
    childrenNamed(parseXml(bytes), 'rel:Relationship').map(({ attributes }) => {
      const isExternal = attributes['TargetMode'] === 'External';
      const target = attributes['Target'] ?? '';
      return [
        attributes['Id'] ?? '',
        {
          isExternal,
          type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
          target: isExternal ? target : resolved(part.slice(0, slash), target),
        },
      ];
    }),
  );
};

/** A target is relative to the folder of its part, or absolute in the package. */
const resolved = (folder: string, target: string): string => {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter((step) => step !== '');
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
};
