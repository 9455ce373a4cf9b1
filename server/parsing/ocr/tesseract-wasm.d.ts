// The types that the package brings cannot be found through its `exports`. These are the ones that are used.
declare module 'tesseract-wasm' {
  type Recognized = {
    rect: { left: number; top: number; right: number; bottom: number };
    flags: number;
    /** 0 to 1. */
    confidence: number;
    text: string;
  };
  type Engine = {
    loadModel(model: Uint8Array): void;
    loadImage(image: { width: number; height: number; data: Uint8ClampedArray }): void;
    /** `rotation`: how far the page is turned clockwise, in degrees. Its confidence is always 1. */
    getOrientation(): { rotation: 0 | 90 | 180 | 270; confidence: number };
    getTextBoxes(unit: 'word', onProgress: (percent: number) => void): Recognized[];
  };
  export const layoutFlags: { StartOfLine: number; EndOfLine: number };
  export const createOCREngine: (options: { wasmBinary: Uint8Array }) => Promise<Engine>;
}
