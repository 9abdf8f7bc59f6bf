import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { aboutModel, knownVoices } from '#voice/engines/known-models.data.ts';
import { findSherpa, localEngine, readVoices, sherpaMissing } from '#voice/engines/tts/sherpa-onnx.ts';
import { voiceNotes } from '#voice/engines/tts/sherpa-onnx-folder.ts';
import { addVoice } from './add-voice.ts';
import { ModelError } from './bring-model.ts';
import { modelOrSource, namesIn, removeModel, runCommand, say } from './models-command.ts';

/** `npm run voices`: the neural voices of this installation. */

const usage = `npm run voices -- list
npm run voices -- add NAME|URL|ARCHIVE|FOLDER [--as FOLDERNAME] [--name NAME] [--language de] [--gender female|male] [--license TEXT]
npm run voices -- remove FOLDERNAME

Names:
${knownVoices.map((one) => `  ${aboutModel(one)}`).join('\n')}

Other voices for sherpa-onnx (VITS and Piper, Matcha, Kokoro, Kitten) are at
https://github.com/k2-fsa/sherpa-onnx/releases/tag/tts-models`;

async function list(voicesDir: string): Promise<void> {
  const { voices, problems } = await readVoices(voicesDir);
  for (const { folder, name, language, gender, speakers, model, license, realTimeFactor } of voices) {
    const count = speakers === 1 ? '' : `, ${speakers} speakers`;
    const figures = [
      license ?? 'license unknown',
      ...(realTimeFactor === null ? [] : [`${realTimeFactor} s per second of speech`]),
    ];
    say(
      `${localEngine}/${path.basename(folder)}  ${name}, ${language}, ${gender}, ${model.kind}${count}; ${figures.join('; ')}`,
    );
  }
  for (const problem of problems) say(`not usable: ${problem}`);
  if (voices.length === 0 && problems.length === 0) say(`There are no voices in ${voicesDir}.`);
  if (findSherpa(voicesDir) === undefined) say(sherpaMissing(voicesDir));
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      name: { type: 'string' },
      language: { type: 'string' },
      gender: { type: 'string' },
      license: { type: 'string' },
    },
  });
  const { voicesDir } = readConfig(process.env);
  const [command = 'list', source, ...rest] = positionals;
  if (command === 'list' && source === undefined) return list(voicesDir);
  if (command === 'remove' && source !== undefined && rest.length === 0) {
    const { voices, problems } = await readVoices(voicesDir);
    const known = voices.map(({ folder }) => path.basename(folder));
    await removeModel(voicesDir, source, [...known, ...namesIn(problems)]);
    return say(`Removed ${source}. A running server keeps using it until its next restart.`);
  }
  if (command !== 'add' || source === undefined || rest.length > 0) throw new ModelError(usage);
  const known = modelOrSource(knownVoices, source);
  const { as = known?.name, ...given } = values;
  const notes = voiceNotes.safeParse({
    ...(known && { name: known.title, language: known.languages[0], gender: known.gender, license: known.license }),
    ...given,
  });
  if (!notes.success)
    throw new ModelError(`--${String(notes.error.issues[0]!.path[0])} is not of the right form.\n${usage}`);
  const added = await addVoice({ voicesDir, source: known?.source ?? source, as, say, ...notes.data });
  say(`Added ${localEngine}/${added}. Restart the server to use it.`);
}

await runCommand(run, usage);
