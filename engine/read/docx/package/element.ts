/** An element. Names have the prefixes of `namespaces.ts`; `text` is all text directly inside. */
export type Xml = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Xml[];
  text: string;
};
