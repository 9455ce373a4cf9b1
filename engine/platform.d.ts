/**
 * The engine compiles without the types of browsers and of Node, so that it cannot reach files, network, clock or process.
 * These are the only platform APIs it may use; they behave the same everywhere.
 */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
  }
  type Imports = Record<string, object>;
  class Module {
    private constructor();
  }
  class Instance {
    constructor(module: Module, imports?: Imports);
    readonly exports: object;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
declare module 'node:buffer' {
  /** Only what compares and searches bytes, and what makes text of them. */
  export interface Buffer {
    indexOf(text: string, from?: number): number;
    toString(encoding: 'latin1', from?: number, to?: number): string;
  }
  export const Buffer: {
    compare(one: Uint8Array, other: Uint8Array): -1 | 0 | 1;
    from(bytes: ArrayBufferLike, from: number, length: number): Buffer;
  };
}
declare module 'node:zlib' {
  /** Throws with code ERR_BUFFER_TOO_LARGE when the output would pass `maxOutputLength`. */
  export function inflateRawSync(raw: Uint8Array, options: { maxOutputLength: number; chunkSize?: number }): Uint8Array;
  export function deflateRawSync(plain: Uint8Array): Uint8Array;
  export function crc32(plain: Uint8Array): number;
}
