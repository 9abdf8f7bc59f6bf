/** The part of the Web Speech API that Parley uses; TypeScript's DOM library knows its results but not the recognizer. */
export interface SpeechRecognizer extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  maxAlternatives: number;
  /** Chrome 139 and later: without a service of the browser's maker. */
  processLocally?: boolean;
  /** Chrome 142 and later: words that are likely. */
  phrases?: unknown;
  onstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((event: RecognizerResults) => void) | null;
  onerror: ((event: RecognizerError) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

export interface RecognizerResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export interface RecognizerError {
  error: string;
}

export type SpeechRecognizerClass = (new () => SpeechRecognizer) & {
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
};

type PhraseClass = new (phrase: string, boost: number) => object;

/** How much likelier a phrase is than else; 10 is the most, and from 9 on words are heard that were not said. */
const boost = 3;

/** Phrases as the recognizer takes them; undefined where it takes none. */
export function recognizerPhrases(phrases: readonly string[]): object[] | undefined {
  const { SpeechRecognitionPhrase: Phrase } = globalThis as { SpeechRecognitionPhrase?: PhraseClass };
  return Phrase && phrases.length > 0 ? phrases.map((phrase) => new Phrase(phrase, boost)) : undefined;
}

/** How long a browser may take to say whether it has a language itself, in ms. */
const askMs = 500;

/** Whether the browser can recognize a language on this device. */
export async function recognizesHere(Recognizer: SpeechRecognizerClass, language: string): Promise<boolean> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), askMs));
  const asked = Recognizer.available?.({ langs: [language], processLocally: true }).catch(() => 'failed');
  return (await Promise.race([asked ?? Promise.resolve('unknown'), late])) === 'available';
}

/** The browser's recognizer, or undefined: Firefox has none, Safari and older Chromes have it under a prefix. */
export function speechRecognizer(): SpeechRecognizerClass | undefined {
  const scope = globalThis as {
    SpeechRecognition?: SpeechRecognizerClass;
    webkitSpeechRecognition?: SpeechRecognizerClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}
