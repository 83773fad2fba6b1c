/** The part of libheif that is used here; its own types name every function and none of the results. */
declare module 'libheif-js/wasm-bundle.js' {
  type Image = { handle: unknown; get_width(): number; get_height(): number; is_primary(): boolean };
  type Decoded = { channels?: { width: number; height: number; stride: number; data: Uint8Array }[] };
  type Heif = {
    HeifDecoder: new () => { decode(file: Uint8Array): Image[] };
    heif_js_decode_image2(handle: unknown, colourSpace: unknown, chroma: unknown): Decoded | Promise<Decoded>;
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown };
  };
  const heif: Heif;
  export default heif;
}

/** Only the memory of WebAssembly: browsers' types are not here, and Node's do not name it. */
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }
}
