import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, systemClock } from '#voice/clock.ts';
import type { CacheLog } from '#voice/engines/cache/disk-cache.ts';
import { findSherpa, sherpaMissing } from '#voice/engines/tts/sherpa-onnx.ts';
import type { Transcriber, TranscriberFault } from '../transcriber.ts';
import type { OpenDetector } from '../voice-detector.ts';
import { changedSince, isEarName, type LocalEar, readEarFolder } from './ear-folder.ts';
import { EarProcess } from './ear-process.ts';
import { type HeardPiece, hearFile } from './hear-file.ts';
import { localTranscriber } from './local-transcriber.ts';

/** The ears in a folder, and in words what is wrong with the others. */
export async function readEars(earsDir: string): Promise<{ ears: LocalEar[]; problems: string[] }> {
  const entries = await readdir(earsDir, { withFileTypes: true }).catch(() => []);
  const ears: LocalEar[] = [];
  const problems: string[] = [];
  const names = entries.filter((entry) => entry.isDirectory() && isEarName(entry.name)).map(({ name }) => name);
  for (const name of names.sort()) {
    const folder = join(earsDir, name);
    const ear = await readEarFolder(folder);
    if ('missing' in ear) {
      problems.push(`${name} has not: ${ear.missing.join(', ')}`);
      continue;
    }
    const changed = await changedSince(folder);
    if (changed === undefined) ears.push(ear);
    else problems.push(`${name} is damaged: ${changed} is not what it was when the ear was added`);
  }
  return { ears, problems };
}

export interface EarsOptions {
  /** Each folder in it is an ear. */
  earsDir: string;
  /** Where sherpa-onnx may be installed, too. */
  voicesDir: string;
  /** Of the programs that hear, which take the time that they take. */
  clock?: Clock;
  log?: CacheLog | undefined;
  detect?: OpenDetector | undefined;
  /** The program that hears. */
  program?: URL | undefined;
}

/** Ears of this server. */
export interface LocalEars {
  /** Those that can be used. */
  list(): readonly LocalEar[];
  /** Whether one hears a language (BCP 47): any, or the one that is named. */
  hears(language: string, id?: string | null): boolean;
  /** Listens by the ear of each language, or by the one that is named. */
  transcriber(id?: string | null): Transcriber;
  /** What is said in a whole file, utterance by utterance. @throws EarError */
  hearFile(
    sound: { samples: Int16Array; sampleRate: number },
    language: string | null,
    id?: string | null,
  ): Promise<HeardPiece[]>;
  /** Process ids of the programs that run. */
  pids(): number[];
  close(): Promise<void>;
}

const baseOf = (language: string) => language.split('-')[0]!.toLowerCase();
const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** Opens what was added with `npm run ears`; each ear hears in a process of its own that starts with its first caller. */
export async function openEars(options: EarsOptions): Promise<LocalEars> {
  const { earsDir, voicesDir, clock = systemClock, log, detect, program } = options;
  const { ears: found, problems } = await readEars(earsDir);
  for (const problem of problems) log?.warn({ problem }, 'An ear cannot be used');
  const library = findSherpa(earsDir) ?? findSherpa(voicesDir);
  if (found.length > 0 && library === undefined) log?.warn({ problem: sherpaMissing(earsDir) }, 'No ears');
  const ears = library === undefined ? [] : found;
  const processes = new Map(
    ears.map((ear) => [ear.id, new EarProcess({ ear, library: library!, clock, program })] as const),
  );

  /** Of those that hear a language the one that hears the fewest others, then the one that errs least. */
  function pick(language: string, id: string | null): LocalEar | undefined {
    const able = ears.filter((ear) => (id === null || ear.id === id) && ear.languages.includes(baseOf(language)));
    const order = (ear: LocalEar) => ear.languages.length * 100 + (ear.wordError ?? 1);
    return able.sort((one, other) => order(one) - order(other))[0];
  }
  function earFor(language: string, id: string | null): { process: EarProcess; isMany: boolean } | TranscriberFault {
    const ear = pick(language, id);
    if (ear !== undefined) return { process: processes.get(ear.id)!, isMany: ear.languages.length > 1 };
    const spoken = nameOf.of(baseOf(language)) ?? language;
    return { kind: 'refused', message: `This server has no ear for ${spoken}.` };
  }

  return {
    list: () => ears,
    hears: (language, id = null) => pick(language, id) !== undefined,
    transcriber: (id = null) => localTranscriber({ earFor: (language) => earFor(language, id), clock, detect }),
    hearFile: (sound, language, id = null) =>
      hearFile(
        sound,
        earFor(language ?? ears.find((ear) => id === null || ear.id === id)?.languages[0] ?? 'en', id),
        language,
      ),
    pids: () => [...processes.values()].flatMap(({ pid }) => pid ?? []),
    async close() {
      for (const process of processes.values()) process.stop();
    },
  };
}
