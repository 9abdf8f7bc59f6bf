import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openSpeech } from '#voice/engines/catalog.ts';
import { aboutModel, knownEars } from '#voice/engines/known-models.data.ts';
import { findSherpa, sherpaMissing } from '#voice/engines/tts/sherpa-onnx.ts';
import { earNotes } from '#voice/transcribers/local/ear-folder.ts';
import { readEars } from '#voice/transcribers/local/open-ears.ts';
import { addEar } from './add-ear.ts';
import { ModelError } from './bring-model.ts';
import { modelOrSource, namesIn, removeModel, runCommand, say } from './models-command.ts';

/** `npm run ears`: the transcribers of this installation. */

const usage = `npm run ears -- list
npm run ears -- add NAME|URL|ARCHIVE|FOLDER [--as FOLDERNAME] [--name NAME] [--languages en,de] [--license TEXT]
npm run ears -- remove FOLDERNAME

Names:
${knownEars.map((one) => `  ${aboutModel(one)}`).join('\n')}

Other streaming models for sherpa-onnx (zipformer, paraformer, NeMo CTC) are at
https://github.com/k2-fsa/sherpa-onnx/releases/tag/asr-models`;

async function list(earsDir: string, voicesDir: string): Promise<void> {
  const { ears, problems } = await readEars(earsDir);
  for (const { id, name, languages, model, license, wordError, realTimeFactor } of ears) {
    const figures = [
      license ?? 'license unknown',
      ...(wordError === null ? [] : [`word error ${Math.round(wordError * 100)}%`]),
      ...(realTimeFactor === null ? [] : [`${realTimeFactor} s per second of speech`]),
    ];
    say(`${id}  ${name}, ${languages.join(', ')}, ${model.kind}; ${figures.join('; ')}`);
  }
  for (const problem of problems) say(`not usable: ${problem}`);
  if (ears.length === 0 && problems.length === 0) say(`There are no transcribers in ${earsDir}.`);
  if ((findSherpa(earsDir) ?? findSherpa(voicesDir)) === undefined) say(sherpaMissing(earsDir));
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      name: { type: 'string' },
      languages: { type: 'string' },
      license: { type: 'string' },
    },
  });
  const { earsDir, voicesDir } = readConfig(process.env);
  const [command = 'list', source, ...rest] = positionals;
  if (command === 'list' && source === undefined) return list(earsDir, voicesDir);
  if (command === 'remove' && source !== undefined && rest.length === 0) {
    const { ears, problems } = await readEars(earsDir);
    await removeModel(earsDir, source, [...ears.map(({ id }) => id), ...namesIn(problems)]);
    return say(`Removed ${source}. A running server keeps using it until its next restart.`);
  }
  if (command !== 'add' || source === undefined || rest.length > 0) throw new ModelError(usage);
  const known = modelOrSource(knownEars, source);
  const { as = known?.name, name = known?.title, license = known?.license, languages } = values;
  const given = earNotes
    .pick({ name: true, languages: true, license: true })
    .safeParse({ name, license, languages: languages?.split(',').map((one) => one.trim()) ?? known?.languages });
  if (!given.success)
    throw new ModelError(`--${String(given.error.issues[0]!.path[0])} is not of the right form.\n${usage}`);
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'parley-ears-'));
  const speech = await openSpeech({ cacheDir, cacheBytes: 10_000_000, workers: 1 });
  try {
    const added = await addEar({
      earsDir,
      voicesDir,
      source: known?.source ?? source,
      as,
      say,
      speech,
      ...given.data,
    });
    say(`Added ${added}. Restart the server to use it.`);
  } finally {
    await speech.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}

await runCommand(run, usage);
