import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineError } from '#voice/engines/engine-error.ts';
import { checksumsOf } from '#voice/engines/onnx-files.ts';
import { findSherpa, isVoiceName, sherpaMissing, tryVoice } from '#voice/engines/tts/sherpa-onnx.ts';
import { notesFile, readVoiceFolder, type VoiceNotes } from '#voice/engines/tts/sherpa-onnx-folder.ts';
import { bringModel, ModelError } from './bring-model.ts';

type Given = Pick<VoiceNotes, 'name' | 'language' | 'gender' | 'license'>;

export interface AddOptions extends Given {
  voicesDir: string;
  /** An http(s) address or a path of an archive, or a folder. */
  source: string;
  /** Name of the voice's folder; that of the source by default. */
  as?: string | undefined;
  say: (line: string) => void;
}

/** Brings a voice into the folder of voices. @throws ModelError */
export const addVoice = ({ voicesDir, source, as, say, ...given }: AddOptions): Promise<string> =>
  bringModel({
    modelsDir: voicesDir,
    source,
    as,
    noun: 'voice',
    isName: isVoiceName,
    say,
    check: (folder) => check(folder, voicesDir, given, say),
  });

async function check(folder: string, voicesDir: string, given: Given, say: AddOptions['say']): Promise<void> {
  const voice = await readVoiceFolder(folder);
  if ('missing' in voice) throw new ModelError(`This voice can’t be used. Missing: ${voice.missing.join(', ')}.`);
  const library = findSherpa(voicesDir);
  let found: { speakers?: number; realTimeFactor?: number } = {};
  if (library === undefined) say(`Not tested: ${sherpaMissing(voicesDir)}`);
  else {
    say('Loading the voice and running a test synthesis');
    found = await tryVoice({ ...voice, language: given.language ?? voice.language }, library).catch(
      (error: EngineError) => {
        throw new ModelError(`sherpa-onnx cannot load this voice: ${error.message}`);
      },
    );
  }
  const license = given.license ?? voice.license;
  say(
    license === null
      ? 'License: not included in the files. Check the page you downloaded them from.'
      : `License: ${license}`,
  );
  const { name, language, gender } = voice;
  const models = (await readdir(folder)).filter((file) => file.endsWith('.onnx') || file.endsWith('.bin'));
  const sha256 = await checksumsOf(folder, models);
  const notes: VoiceNotes = {
    name,
    language,
    gender,
    ...(license !== null && { license }),
    ...given,
    ...found,
    sha256,
  };
  await writeFile(path.join(folder, notesFile), `${JSON.stringify(notes, null, 2)}\n`);
}
