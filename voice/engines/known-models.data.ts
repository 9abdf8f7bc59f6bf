/** Voices and ears that can be added by a name. Sizes are about those of their archives, licenses what their makers say. */

export interface KnownModel {
  name: string;
  source: string;
  megabytes: number;
  license: string;
  /** ISO 639. */
  languages: readonly string[];
  /** What it is called on pages. */
  title: string;
  about: string;
}
export interface KnownVoice extends KnownModel {
  gender: 'female' | 'male' | 'neutral';
}

const release = 'https://github.com/k2-fsa/sherpa-onnx/releases/download';
const voice = (file: string) => `${release}/tts-models/${file}.tar.bz2`;
const ear = (file: string) => `${release}/asr-models/${file}.tar.bz2`;

export const knownVoices: readonly KnownVoice[] = [
  {
    name: 'kokoro',
    source: voice('kokoro-en-v0_19'),
    megabytes: 320,
    license: 'Apache-2.0',
    languages: ['en'],
    title: 'Kokoro',
    about: '11 English speakers, the most natural; slow, so best for sentences prepared before calls',
    gender: 'female',
  },
  {
    name: 'kitten',
    source: voice('kitten-nano-en-v0_1-fp16'),
    megabytes: 26,
    license: 'Apache-2.0',
    languages: ['en'],
    title: 'Kitten',
    about: '8 English speakers, small',
    gender: 'female',
  },
  {
    name: 'piper-ljspeech',
    source: voice('vits-piper-en_US-ljspeech-medium'),
    megabytes: 67,
    license: 'public domain',
    languages: ['en'],
    title: 'LJ',
    about: 'American English, fast',
    gender: 'female',
  },
  {
    name: 'piper-thorsten',
    source: voice('vits-piper-de_DE-thorsten-medium'),
    megabytes: 67,
    license: 'CC0-1.0',
    languages: ['de'],
    title: 'Thorsten',
    about: 'German, fast',
    gender: 'male',
  },
  {
    name: 'piper-davefx',
    source: voice('vits-piper-es_ES-davefx-medium'),
    megabytes: 65,
    license: 'CC0-1.0',
    languages: ['es'],
    title: 'Dave',
    about: 'Spanish, fast',
    gender: 'male',
  },
  {
    name: 'piper-siwis',
    source: voice('vits-piper-fr_FR-siwis-medium'),
    megabytes: 67,
    license: 'CC-BY-4.0',
    languages: ['fr'],
    title: 'Siwis',
    about: 'French, fast',
    gender: 'female',
  },
];

export const knownEars: readonly KnownModel[] = [
  {
    name: 'zipformer-en',
    source: ear('sherpa-onnx-streaming-zipformer-en-2023-06-26'),
    megabytes: 310,
    license: 'Apache-2.0',
    languages: ['en'],
    title: 'Zipformer English',
    about: 'the best one to start with',
  },
  {
    name: 'zipformer-en-small',
    source: ear('sherpa-onnx-streaming-zipformer-en-20M-2023-02-17'),
    megabytes: 127,
    license: 'Apache-2.0',
    languages: ['en'],
    title: 'Zipformer English, small',
    about: 'for small servers, less accurate',
  },
  {
    name: 'kroko-en',
    source: ear('sherpa-onnx-streaming-zipformer-en-kroko-2025-08-06'),
    megabytes: 57,
    license: 'CC-BY-SA-4.0',
    languages: ['en'],
    title: 'Kroko English',
    about: 'small and newer',
  },
  {
    name: 'kroko-de',
    source: ear('sherpa-onnx-streaming-zipformer-de-kroko-2025-08-06'),
    megabytes: 57,
    license: 'CC-BY-SA-4.0',
    languages: ['de'],
    title: 'Kroko German',
    about: 'small',
  },
  {
    name: 'kroko-es',
    source: ear('sherpa-onnx-streaming-zipformer-es-kroko-2025-08-06'),
    megabytes: 120,
    license: 'CC-BY-SA-4.0',
    languages: ['es'],
    title: 'Kroko Spanish',
    about: 'small',
  },
  {
    name: 'kroko-fr',
    source: ear('sherpa-onnx-streaming-zipformer-fr-kroko-2025-08-06'),
    megabytes: 57,
    license: 'CC-BY-SA-4.0',
    languages: ['fr'],
    title: 'Kroko French',
    about: 'small',
  },
  {
    name: 'nemotron',
    source: ear('sherpa-onnx-nemotron-3.5-asr-streaming-0.6b-560ms-int8-2026-06-11'),
    megabytes: 480,
    license: 'NVIDIA’s own license; read it first',
    languages: ['en', 'de', 'es', 'fr'],
    title: 'Nemotron',
    about: 'several languages in one model; needs a fast server',
  },
];

/** One by its name. */
export const modelNamed = <M extends KnownModel>(models: readonly M[], name: string): M | undefined =>
  models.find((one) => one.name === name);

/** A line about one, for a terminal. */
export const aboutModel = ({ name, title, megabytes, license, languages, about }: KnownModel): string =>
  `${name.padEnd(20)} ${title}: ${about}. ${languages.join(', ')}; about ${megabytes} MB; ${license}`;
