/** The part of the Web Speech API that Parley uses; TypeScript's DOM library knows its results but not the recogniser. */
export interface SpeechRecognizer extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  maxAlternatives: number;
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

export type SpeechRecognizerClass = new () => SpeechRecognizer;

/** The browser's recogniser, or undefined: Firefox has none, Safari and older Chromes have it under a prefix. */
export function speechRecognizer(): SpeechRecognizerClass | undefined {
  const scope = globalThis as {
    SpeechRecognition?: SpeechRecognizerClass;
    webkitSpeechRecognition?: SpeechRecognizerClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}
