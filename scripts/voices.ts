import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/platform/start-error.ts';
import { findSherpa, isVoiceName, localEngine, readVoices, sherpaMissing } from '#voice/engines/tts/sherpa-onnx.ts';
import { voiceNotes } from '#voice/engines/tts/sherpa-onnx-folder.ts';
import { addVoice, VoiceError } from './add-voice.ts';

/** `npm run voices`: the neural voices of this installation. */

const usage = `npm run voices -- list
npm run voices -- add URL|ARCHIVE|FOLDER [--as FOLDERNAME] [--name NAME] [--language de] [--gender female|male]
npm run voices -- remove FOLDERNAME

Voices for sherpa-onnx (VITS and Piper, Matcha, Kokoro, Kitten) are at
https://github.com/k2-fsa/sherpa-onnx/releases/tag/tts-models`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function list(voicesDir: string): Promise<void> {
  const { voices, problems } = await readVoices(voicesDir);
  for (const { folder, name, language, gender, speakers, model } of voices) {
    const count = speakers === 1 ? '' : `, ${speakers} speakers`;
    say(`${localEngine}/${path.basename(folder)}  ${name}, ${language}, ${gender}, ${model.kind}${count}`);
  }
  for (const problem of problems) say(`not usable: ${problem}`);
  if (voices.length === 0 && problems.length === 0) say(`There are no voices in ${voicesDir}.`);
  if (findSherpa(voicesDir) === undefined) say(sherpaMissing(voicesDir));
}

async function remove(voicesDir: string, name: string): Promise<void> {
  const { voices, problems } = await readVoices(voicesDir);
  const known =
    voices.some(({ folder }) => path.basename(folder) === name) || problems.some((p) => p.startsWith(`${name} `));
  if (!isVoiceName(name) || !known) throw new VoiceError(`There’s no voice "${name}" in ${voicesDir}.`);
  await rm(path.join(voicesDir, name), { recursive: true });
  say(`${name} is removed. A running server speaks with it until its next start.`);
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      name: { type: 'string' },
      language: { type: 'string' },
      gender: { type: 'string' },
    },
  });
  const { voicesDir } = readConfig(process.env);
  const [command = 'list', source, ...rest] = positionals;
  const { as, ...given } = values;
  if (command === 'list' && source === undefined) return list(voicesDir);
  if (command === 'remove' && source !== undefined && rest.length === 0) return remove(voicesDir, source);
  if (command !== 'add' || source === undefined || rest.length > 0) throw new VoiceError(usage);
  const notes = voiceNotes.safeParse(given);
  if (!notes.success)
    throw new VoiceError(`--${String(notes.error.issues[0]!.path[0])} is not of the right form.\n${usage}`);
  const added = await addVoice({ voicesDir, source, as, say, ...notes.data });
  say(`${localEngine}/${added} is added. It speaks from the next start of the server on.`);
}

try {
  await run();
} catch (error) {
  const isKnown = error instanceof VoiceError || error instanceof StartError;
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!isKnown && !isUsage) throw error;
  process.stderr.write(`${(error as Error).message}\n${isUsage ? `${usage}\n` : ''}`);
  process.exitCode = 1;
}
