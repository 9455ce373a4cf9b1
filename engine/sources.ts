/** vendor: documented by the maker of the product; measured: by us or in a published measurement; secondhand: said by others. */
export type SourceKind = 'vendor' | 'measured' | 'secondhand';

/** `readOn` is 'YYYY-MM': when somebody of us last read it. */
export type Source = { id: string; publisher: string; title: string; address: string; kind: SourceKind; readOn: string };

/** Every source that a check, a profile or a page cites. */
export const sources: readonly Source[] = [];
