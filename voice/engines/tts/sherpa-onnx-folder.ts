import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { hasText, isOnnx, licenseOf, tailOf } from '#voice/engines/onnx-files.ts';
import { spokenTag } from '#voice/engines/reading/languages.ts';
import type { Voice } from '#voice/engines/tts.ts';

/** A model as sherpa-onnx is told of it; every path absolute. */
export interface SherpaModel {
  kind: 'vits' | 'matcha' | 'kokoro' | 'kitten';
  files: Record<string, string>;
}

export interface LocalVoice extends Pick<Voice, 'name' | 'language' | 'gender'> {
  folder: string;
  model: SherpaModel;
  /** Speakers in the model. */
  speakers: number;
  license: string | null;
  /** Seconds of computing for a second of speech, on this machine; null where it was not measured. */
  realTimeFactor: number | null;
  /** Changes when another model is put in its place. */
  stamp: string;
}

/** What someone wrote about a voice, or `npm run voices` found out; the file voice.json in its folder. */
export const voiceNotes = z.object({
  name: z.string().trim().min(1).max(60).optional(),
  language: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
  gender: z.enum(['female', 'male', 'neutral']).optional(),
  speakers: z.number().int().min(1).max(2000).optional(),
  license: z.string().trim().min(1).max(120).optional(),
  realTimeFactor: z.number().positive().max(1000).optional(),
  /** SHA-256 of its large files, by their names. */
  sha256: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)).optional(),
});
export type VoiceNotes = z.infer<typeof voiceNotes>;
export const notesFile = 'voice.json';

/** Files of espeak-ng's data without which a model that wants it ends the process. */
const espeakFiles = ['phontab', 'phonindex', 'phondata', 'intonations'];

/**
 * Looks a voice's folder through before sherpa-onnx sees it, which ends the process or hangs on wrong files. Answers
 * what the voice is, or in plain words what is missing.
 */
export async function readVoiceFolder(folder: string): Promise<LocalVoice | { missing: string[] }> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return { missing: [`${folder} is no folder, or an empty one`] };
  const notes = await readNotes(folder);
  if (notes === undefined)
    return { missing: [`${notesFile} in ${basename(folder)} is not in the form it should have`] };
  const missing: string[] = [];
  const models = names.filter((name) => name.endsWith('.onnx'));
  const vocoder = models.find((name) => /^(vocos|hifigan)/.test(name)) ?? '';
  const model = pickModel(models.filter((name) => name !== vocoder));
  if (model === undefined) missing.push('a model (a file that ends in .onnx)');
  else if (!(await isOnnx(join(folder, model)))) missing.push(`a model: ${model} is empty or no ONNX file`);
  if (!(await hasText(join(folder, 'tokens.txt')))) missing.push('tokens.txt');
  const data = await espeakData(folder, names);
  if (typeof data === 'object') missing.push(...data.missing);
  const lexicons = names.filter((name) => /^lexicon.*\.txt$/.test(name));
  const kind = kindOf(folder, names, vocoder);
  if (kind === 'matcha' && vocoder === '') missing.push('a vocoder (vocos….onnx or hifigan….onnx)');
  const needsData = data === undefined && lexicons.length === 0;
  if (needsData && model !== undefined && !(await readsLetters(join(folder, model)))) {
    missing.push('the pronunciations: a folder espeak-ng-data, or lexicon.txt');
  }
  if (missing.length > 0) return { missing };
  const at = (name: string) => join(folder, name);
  const files = {
    [kind === 'matcha' ? 'acousticModel' : 'model']: at(model!),
    tokens: at('tokens.txt'),
    ...(typeof data === 'string' && { dataDir: data }),
    ...(lexicons.length > 0 && { lexicon: lexicons.map(at).join(',') }),
    ...((kind === 'kokoro' || kind === 'kitten') && { voices: at('voices.bin') }),
    ...(kind === 'matcha' && { vocoder: at(vocoder) }),
  };
  const language = notes.language ?? (await languageOf(folder, model!));
  const { size, mtimeMs } = await stat(at(model!));
  return {
    folder,
    model: { kind, files },
    name: notes.name ?? basename(folder),
    language: spokenTag(language),
    gender: notes.gender ?? 'neutral',
    speakers: notes.speakers ?? 1,
    license: notes.license ?? (await licenseOf(folder)),
    realTimeFactor: notes.realTimeFactor ?? null,
    stamp: `${size}.${mtimeMs}`,
  };
}

async function readNotes(folder: string): Promise<VoiceNotes | undefined> {
  const json = await readFile(join(folder, notesFile), 'utf8').catch(() => '{}');
  try {
    return voiceNotes.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Of several precisions the full one. */
function pickModel(names: string[]): string | undefined {
  return names.find((name) => !/int8|fp16|quant/.test(name)) ?? names[0];
}

function kindOf(folder: string, names: readonly string[], vocoder: string): SherpaModel['kind'] {
  if (names.includes('voices.bin')) return /kitten/i.test(basename(folder)) ? 'kitten' : 'kokoro';
  return vocoder !== '' || names.some((name) => name.startsWith('model-steps')) ? 'matcha' : 'vits';
}

async function espeakData(
  folder: string,
  names: readonly string[],
): Promise<string | undefined | { missing: string[] }> {
  if (!names.includes('espeak-ng-data')) return undefined;
  const data = join(folder, 'espeak-ng-data');
  const inside = new Set(await readdir(data).catch(() => []));
  const missing = espeakFiles.filter((name) => !inside.has(name)).map((name) => `espeak-ng-data/${name}`);
  return missing.length > 0 ? { missing } : data;
}

/** Whether a model says of itself, at the end of its file, that it reads plain letters. */
async function readsLetters(path: string): Promise<boolean> {
  const tail = await tailOf(path);
  return tail.includes('frontend') && tail.includes('characters');
}

/** Piper's models say their language in a file beside them; most folders have it in their name. */
async function languageOf(folder: string, model: string): Promise<string> {
  const card = await readFile(join(folder, `${model}.json`), 'utf8').catch(() => '{}');
  const told = /"code"\s*:\s*"([a-z]{2,3})(?:_([A-Z]{2}))?"/.exec(card);
  const [, language, region] = told ?? /(?:^|[-_])([a-z]{2})(?:[-_]([A-Z]{2}))?(?=[-_]|$)/.exec(basename(folder)) ?? [];
  if (language === undefined) return 'en-US';
  return region === undefined ? language : `${language}-${region}`;
}
