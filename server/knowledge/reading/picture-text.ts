import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Unreadable } from '#server/knowledge/reading.ts';

/** A picture as a file of a usual kind, or as its pixels. */
export type Picture =
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'pixels'; data: Uint8ClampedArray; width: number; height: number; channels: 1 | 3 | 4 };

/** What of Tesseract's own interface is used here (its C++ API, as Emscripten shows it). */
interface TesseractApi {
  Init(dataPath: string, language: string, mode: number): number;
  SetImageFile(exif: number, angle: number, upscale: boolean): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  Clear(): void;
}
interface TesseractCore {
  FS: { writeFile(name: string, bytes: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
}

/** By its neural network alone. */
const lstmOnly = 1;

const require = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** A picture of pixels in a form that Tesseract reads (Netpbm, P5 and P6). */
function netpbm({ data, width, height, channels }: Extract<Picture, { kind: 'pixels' }>): Uint8Array {
  const of = channels === 1 ? 1 : 3;
  const head = Buffer.from(`${of === 1 ? 'P5' : 'P6'}\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + width * height * of);
  bytes.set(head);
  for (let n = 0; n < width * height; n++) {
    for (let one = 0; one < of; one++) bytes[head.length + n * of + one] = data[n * channels + one]!;
  }
  return bytes;
}

/** Looks for English text in pictures. @throws Unreadable not_installed without its optional packages */
export async function openTextFinder(): Promise<{ findIn(picture: Picture): string }> {
  let core: TesseractCore;
  let language: Buffer;
  try {
    const folder = folderOf('tesseract.js-core');
    const wasmBinary = await readFile(path.join(folder, 'tesseract-core-simd-lstm.wasm'));
    const start = require(path.join(folder, 'tesseract-core-simd-lstm.js')) as (
      options: object,
    ) => Promise<TesseractCore>;
    const data = path.join(folderOf('@tesseract.js-data/eng'), '4.0.0_best_int', 'eng.traineddata.gz');
    language = gunzipSync(await readFile(data));
    core = await start({ wasmBinary, print: () => {}, printErr: () => {} });
  } catch (error) {
    if ((error as { code?: string }).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Unreadable('not_installed');
  }
  core.FS.writeFile('eng.traineddata', language);
  const api = new core.TessBaseAPI();
  if (api.Init('.', 'eng', lstmOnly) !== 0) throw new Error('Tesseract couldn’t load its data.');
  return {
    findIn(picture) {
      core.FS.writeFile('/input', picture.kind === 'file' ? picture.bytes : netpbm(picture));
      if (api.SetImageFile(1, 0, false) === 1)
        throw new Unreadable('damaged', 'Couldn’t read this image. Try another file.');
      api.Recognize(null);
      const text = api.GetUTF8Text() ?? '';
      api.Clear();
      return text.trim();
    },
  };
}
