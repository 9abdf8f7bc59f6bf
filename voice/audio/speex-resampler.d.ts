/** The part of `@echogarden/speex-resampler-wasm` that `resample.ts` uses; the package has no types. */
declare module '@echogarden/speex-resampler-wasm/simd' {
  export interface SpeexModule {
    HEAP16: Int16Array;
    HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    _speex_resampler_init(channels: number, from: number, to: number, quality: number, error: number): number;
    _speex_resampler_skip_zeros(state: number): number;
    _speex_resampler_get_output_latency(state: number): number;
    _speex_resampler_process_int(
      state: number,
      channel: number,
      input: number,
      inputLength: number,
      output: number,
      outputLength: number,
    ): number;
    _speex_resampler_destroy(state: number): void;
  }
  export default function load(): Promise<SpeexModule>;
}
