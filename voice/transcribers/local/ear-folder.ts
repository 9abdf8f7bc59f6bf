import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { changedFile, hasText, isOnnx, licenseOf, tailOf } from '#voice/engines/onnx-files.ts';

/** A streaming model as sherpa-onnx is told of it; every path absolute. */
export interface EarModel {
  kind: 'transducer' | 'paraformer' | 'zipformer2Ctc' | 'nemoCtc' | 'toneCtc';
  files: Record<string, string>;
  tokens: string;
}

const language = z.string().regex(/^[a-z]{2,3}$/);
const checksum = z.string().regex(/^[0-9a-f]{64}$/);

/** What is known of an ear beside its model; the file ear.json in its folder, which `npm run ears` writes. */
export const earNotes = z.object({
  name: z.string().trim().min(1).max(60).optional(),
  /** ISO 639 of what it understands. */
  languages: z.array(language).min(1).max(60).optional(),
  license: z.string().trim().min(1).max(120).optional(),
  /** SHA-256 of each file, by its name. */
  sha256: z.record(z.string(), checksum).optional(),
  /** Seconds of one core for a second of sound, on this machine. */
  realTimeFactor: z.number().positive().max(100).optional(),
  /** Share of the words of known sentences that it got wrong. */
  wordError: z.number().min(0).max(10).optional(),
});
export type EarNotes = z.infer<typeof earNotes>;
export const earNotesFile = 'ear.json';

export interface LocalEar {
  /** Name of its folder. */
  id: string;
  folder: string;
  name: string;
  languages: string[];
  license: string | null;
  realTimeFactor: number | null;
  wordError: number | null;
  model: EarModel;
}

/** The files of a model, without their folder. */
export const filesOf = ({ files, tokens }: EarModel): string[] =>
  [...Object.values(files), tokens].map((path) => basename(path));

/** Names of folders that ears can have. */
export const isEarName = (name: string) => /^[\w-][\w.-]{0,79}$/.test(name) && name !== 'node_modules';

/**
 * Looks an ear's folder through before sherpa-onnx sees it, which ends its process on wrong files. Answers what the ear
 * is, or in plain words what is missing.
 */
export async function readEarFolder(folder: string): Promise<LocalEar | { missing: string[] }> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return { missing: [`${folder} is no folder, or an empty one`] };
  const notes = await readNotes(folder);
  if (notes === undefined) {
    return { missing: [`${earNotesFile} in ${basename(folder)} is not in the form it should have`] };
  }
  const found = await findModel(folder, names);
  const missing = 'missing' in found ? [...found.missing] : [];
  if (!(await hasText(join(folder, 'tokens.txt')))) missing.push('tokens.txt');
  if ('missing' in found || missing.length > 0) return { missing };
  const at = Object.fromEntries(Object.entries(found.files).map(([part, name]) => [part, join(folder, name)]));
  return {
    id: basename(folder),
    folder,
    name: notes.name ?? basename(folder),
    languages: notes.languages ?? languagesOf(basename(folder)),
    license: notes.license ?? (await licenseOf(folder)),
    realTimeFactor: notes.realTimeFactor ?? null,
    wordError: notes.wordError ?? null,
    model: { kind: found.kind, files: at, tokens: join(folder, 'tokens.txt') },
  };
}

/** The file of an ear that is not what it was when it was added; undefined where all are. */
export async function changedSince(folder: string): Promise<string | undefined> {
  const notes = await readNotes(folder);
  return notes?.sha256 && (await changedFile(folder, notes.sha256));
}

async function readNotes(folder: string): Promise<EarNotes | undefined> {
  const json = await readFile(join(folder, earNotesFile), 'utf8').catch(() => '{}');
  try {
    return earNotes.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

interface FoundModel {
  kind: EarModel['kind'];
  files: Record<string, string>;
}

async function findModel(folder: string, names: readonly string[]): Promise<FoundModel | { missing: string[] }> {
  const models = names.filter((name) => name.endsWith('.onnx')).sort();
  const wrong: string[] = [];
  for (const name of models) if (!(await isOnnx(join(folder, name)))) wrong.push(name);
  if (wrong.length > 0) return { missing: [`a model: ${wrong[0]} is empty or no ONNX file`] };
  // Whole numbers are twice as fast and hear as well; the decoder is small, and hears better in full.
  const encoder = pick(models, 'encoder', true);
  if (encoder !== undefined) {
    const decoder = pick(models, 'decoder', false, encoder);
    const joiner = pick(models, 'joiner', true, encoder);
    if (decoder === undefined) return { missing: ['a decoder (decoder….onnx)'] };
    if (joiner === undefined) return { kind: 'paraformer', files: { encoder, decoder } };
    return { kind: 'transducer', files: { encoder, decoder, joiner } };
  }
  const model = models.find((name) => name.includes('int8')) ?? models[0];
  if (model === undefined)
    return { missing: ['a model (encoder….onnx, decoder….onnx and joiner….onnx, or model.onnx)'] };
  const kind = kindOf(await tailOf(join(folder, model)));
  if (kind === undefined) return { missing: [`a streaming model: ${model} is of a kind that hears whole files alone`] };
  return { kind, files: { model } };
}

const bare = (name: string, part: string) => name.slice(part.length).replace(/\.(int8|fp16)?\.?onnx$/, '');

/** The file of one part; of the same export as another where it has a name of its own. */
function pick(models: readonly string[], part: string, small: boolean, of?: string): string | undefined {
  const own = models.filter((name) => name.startsWith(part));
  const same = of === undefined ? own : own.filter((name) => bare(name, part) === bare(of, 'encoder'));
  const known = same.length > 0 ? same : own;
  return known.find((name) => name.includes('int8') === small) ?? known[0];
}

/** What a model says of itself tells what reads it. */
function kindOf(tail: Buffer): EarModel['kind'] | undefined {
  if (tail.includes('chunk_shift')) return 'nemoCtc';
  if (tail.includes('zipformer2') || tail.includes('decode_chunk_len')) return 'zipformer2Ctc';
  if (tail.includes('t-one') || tail.includes('frame_length_ms')) return 'toneCtc';
  return undefined;
}

/** Languages stand in the names of folders: `…-zipformer-en-2023-06-26`, `…-bilingual-zh-en-…`. */
function languagesOf(name: string): string[] {
  const known = new Set([
    'en',
    'de',
    'es',
    'fr',
    'it',
    'pt',
    'nl',
    'ru',
    'zh',
    'ko',
    'ja',
    'vi',
    'pl',
    'cs',
    'sv',
    'da',
  ]);
  const found = name.split(/[-_]/).filter((part) => known.has(part));
  return found.length > 0 ? [...new Set(found)] : ['en'];
}
