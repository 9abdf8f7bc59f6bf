import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checksumsOf } from '#voice/engines/onnx-files.ts';
import { findSherpa, sherpaMissing } from '#voice/engines/tts/sherpa-onnx.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import {
  type EarNotes,
  earNotesFile,
  filesOf,
  isEarName,
  type LocalEar,
  readEarFolder,
} from '#voice/transcribers/local/ear-folder.ts';
import { EarError } from '#voice/transcribers/local/hear-file.ts';
import { type Counted, type Tried, tryEar } from '#voice/transcribers/local/try-ear.ts';
import { bringModel, ModelError } from './bring-model.ts';

type Given = Pick<EarNotes, 'name' | 'languages' | 'license'>;

export interface AddEarOptions extends Given {
  earsDir: string;
  voicesDir: string;
  /** An http(s) address or a path of an archive, or a folder. */
  source: string;
  /** Name of the ear's folder; that of the source by default. */
  as?: string | undefined;
  say: (line: string) => void;
  /** Speaks the sentences by which it is tried. */
  speech: SpeechSynthesizer;
}

/** Of the words of its own recordings, so many may be wrong: an ear that errs more hears another language. */
const mostWrong = 0.5;

/** Brings an ear into the folder of ears: tried with known sentences before it is used. @throws ModelError */
export const addEar = ({ earsDir, voicesDir, source, as, say, speech, ...given }: AddEarOptions): Promise<string> =>
  bringModel({
    modelsDir: earsDir,
    source,
    as,
    noun: 'ear',
    isName: isEarName,
    say,
    async check(folder) {
      const found = await readEarFolder(folder);
      if ('missing' in found)
        throw new ModelError(`This transcriber can’t be used. Missing: ${found.missing.join(', ')}.`);
      const ear = { ...found, languages: given.languages ?? found.languages };
      const license = given.license ?? ear.license;
      say(
        license === null
          ? 'License: not included in the files. Check the page you downloaded them from.'
          : `License: ${license}`,
      );
      const library = findSherpa(earsDir) ?? findSherpa(voicesDir);
      if (library === undefined) throw new ModelError(sherpaMissing(earsDir));
      say('Loading the model and running a test transcription');
      const measured = judge(await listen(ear, library, speech), say);
      const sha256 = await checksumsOf(folder, filesOf(ear.model));
      const notes: EarNotes = {
        name: given.name ?? ear.name,
        languages: ear.languages,
        ...(license !== null && { license }),
        ...measured,
        sha256,
      };
      await writeFile(path.join(folder, earNotesFile), `${JSON.stringify(notes, null, 2)}\n`);
    },
  });

async function listen(ear: LocalEar, library: string, speech: SpeechSynthesizer): Promise<Tried> {
  try {
    return await tryEar(ear, library, speech);
  } catch (error) {
    if (!(error instanceof EarError)) throw error;
    throw new ModelError(`sherpa-onnx cannot listen with this ear: ${error.message}`);
  }
}

const shareOf = ({ words, errors }: Counted) => errors / words;
const percent = (share: number) => `${Math.round(share * 100)}%`;

function judge(tried: Tried, say: (line: string) => void): Pick<EarNotes, 'realTimeFactor' | 'wordError'> {
  const { recordings, spoken, realTimeFactor } = tried;
  const told = ([of, counted]: readonly [string, Counted]) =>
    counted.words > 0 && say(`Word errors, ${of}: ${percent(shareOf(counted))} of ${counted.words} words`);
  told(['its own recordings', recordings]);
  told(['test sentences spoken by an embedded voice', spoken]);
  say(`Takes ${realTimeFactor} s of processing per second of speech`);
  if (recordings.words > 0 && shareOf(recordings) > mostWrong)
    throw new ModelError('The model understands less than half of its own recordings.');
  if (recordings.words === 0 && spoken.words > 0 && shareOf(spoken) === 1)
    throw new ModelError(
      'The model didn’t understand any test sentence. If it’s for another language, add --languages de.',
    );
  const best = recordings.words > 0 ? recordings : spoken;
  return { realTimeFactor, ...(best.words > 0 && { wordError: Number(shareOf(best).toFixed(3)) }) };
}
