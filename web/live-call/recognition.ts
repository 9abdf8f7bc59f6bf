import { withoutEcho } from '#domain/calls/echo-guard.ts';
import {
  type RecognizerResults,
  recognizerPhrases,
  recognizesHere,
  type SpeechRecognizer,
  speechRecognizer,
} from './speech-recognition.ts';

/** Why the caller cannot speak. `server`: it stopped recognizing, and the browser cannot. All but `network` stay until the caller does something; typing always works. */
export type RecognitionProblem = 'absent' | 'server' | 'no_permission' | 'no_microphone' | 'language' | 'network';

export interface RecognitionEvents {
  /** An empty interim text says that speech began. */
  onHeard(text: string, final: boolean): void;
  /** null: it listens again. */
  onProblem(problem: RecognitionProblem | null): void;
  /** The agent's sentence that the loudspeaker plays now or played a moment ago, null while it is quiet. */
  agentSays(): string | null;
}

export interface Recognition {
  start(): void;
  setMuted(muted: boolean): void;
  close(): void;
}

/** Wait before the recognizer is started again, in ms; doubles while it keeps ending without a result. */
const firstRestartMs = 250;
const longestRestartMs = 4000;
/** A session that lived this long ended for a reason of its own (Chrome ends them after about a minute). */
const healthySessionMs = 5000;
/** Failures in a row after which the caller is told; it is still tried again. */
const failuresBeforeProblem = 3;

const lastingProblems: Record<string, RecognitionProblem> = {
  'not-allowed': 'no_permission',
  'service-not-allowed': 'no_permission',
  'audio-capture': 'no_microphone',
  'language-not-supported': 'language',
};

/** Android's recognizer repeats finals when `continuous` is on, and ends after each sentence anyway. */
const isAndroid = () => /android/i.test(navigator.userAgent);

/** What one session of the recognizer has heard so far. */
interface Session {
  recognizer: SpeechRecognizer;
  openedAt: number;
  /** Results that were final. */
  confirmed: number;
  /** Words that are not final yet. */
  unconfirmed: string;
  networkFailed: boolean;
  /** What the agent said when the present utterance began; undefined between utterances. */
  echoOf: string | null | undefined;
}

/**
 * Listens through the browser for as long as a call lasts. A recognizer ends by itself (silence, a minute, a hidden
 * tab), so it is started again, with back-off. What it had heard but not confirmed when it ended counts as heard.
 */
export function createRecognition(
  language: string,
  events: RecognitionEvents,
  phrases: readonly string[] = [],
): Recognition {
  const Recognizer = speechRecognizer();
  let wanted = false;
  let muted = false;
  let problem: RecognitionProblem | null = null;
  let session: Session | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restartMs = firstRestartMs;
  let failures = 0;
  /** On this device where the browser can, else by its maker. */
  let here = false;
  let takesPhrases = true;

  const blocked = () => problem !== null && problem !== 'network';
  const listens = () => wanted && !muted && !blocked();

  function setProblem(next: RecognitionProblem | null): void {
    if (next === problem) return;
    problem = next;
    events.onProblem(next);
  }

  function hear(current: Session, text: string, final: boolean): void {
    const trimmed = text.trim();
    if (trimmed === '') return;
    if (current.echoOf === undefined) current.echoOf = events.agentSays();
    const own = current.echoOf === null ? trimmed : withoutEcho(trimmed, current.echoOf, final);
    if (final) current.echoOf = undefined;
    if (own !== null) events.onHeard(own, final);
  }

  function onResults(current: Session, { results }: RecognizerResults): void {
    failures = 0;
    restartMs = firstRestartMs;
    setProblem(null);
    current.unconfirmed = '';
    for (let n = current.confirmed; n < results.length; n++) {
      const result = results[n]!;
      const text = result[0]?.transcript ?? '';
      if (result.isFinal && n === current.confirmed) {
        current.confirmed = n + 1;
        hear(current, text, true);
      } else {
        current.unconfirmed += text;
      }
    }
    hear(current, current.unconfirmed, false);
  }

  function onEnd(current: Session): void {
    session = null;
    hear(current, current.unconfirmed, true);
    if (!listens()) return;
    if (current.networkFailed && ++failures >= failuresBeforeProblem) setProblem('network');
    const healthy = !current.networkFailed && performance.now() - current.openedAt >= healthySessionMs;
    if (healthy) restartMs = firstRestartMs;
    timer = setTimeout(open, restartMs);
    if (!healthy) restartMs = Math.min(longestRestartMs, restartMs * 2);
  }

  function open(): void {
    if (!Recognizer || !listens() || session) return;
    const recognizer = new Recognizer();
    const current: Session = {
      recognizer,
      openedAt: performance.now(),
      confirmed: 0,
      unconfirmed: '',
      networkFailed: false,
      echoOf: undefined,
    };
    session = current;
    recognizer.lang = language;
    recognizer.interimResults = true;
    recognizer.maxAlternatives = 1;
    recognizer.continuous = !isAndroid();
    if (here) recognizer.processLocally = true;
    const likely = takesPhrases ? recognizerPhrases(phrases) : undefined;
    if (likely) recognizer.phrases = likely;
    // Events of a session that was dropped may still come; they are not for this one.
    recognizer.onstart = () => session === current && problem !== 'network' && setProblem(null);
    recognizer.onresult = (results) => session === current && onResults(current, results);
    recognizer.onspeechstart = () => {
      if (session === current && events.agentSays() === null) events.onHeard('', false);
    };
    recognizer.onerror = ({ error }) => {
      if (session !== current) return;
      // Once more without what it does not take.
      if (error === 'phrases-not-supported') takesPhrases = false;
      if (error === 'language-not-supported' && here) {
        here = false;
        return;
      }
      const lasting = lastingProblems[error];
      if (lasting) setProblem(lasting);
      if (error === 'network') current.networkFailed = true;
    };
    recognizer.onend = () => session === current && onEnd(current);
    recognizer.start();
  }

  /** Ends the session at once. Words that it was not sure of yet were said, and count. */
  function drop(): void {
    clearTimeout(timer);
    const current = session;
    session = null;
    if (!current) return;
    hear(current, current.unconfirmed, true);
    current.recognizer.abort();
  }

  function startAfresh(): void {
    drop();
    restartMs = firstRestartMs;
    open();
  }

  /** A tab that was hidden may hold a recognizer that hears nothing more and never ends. */
  const onVisible = () => document.visibilityState === 'visible' && listens() && startAfresh();

  return {
    start() {
      if (!Recognizer) return setProblem('absent');
      wanted = true;
      document.addEventListener('visibilitychange', onVisible);
      if (!Recognizer.available) return open();
      void recognizesHere(Recognizer, language).then((is) => {
        here = is;
        open();
      });
    },
    setMuted(next) {
      muted = next;
      if (muted) return drop();
      // Unmuting is also how a caller says "try again", after giving the permission for instance.
      if (problem !== 'absent') setProblem(null);
      startAfresh();
    },
    close() {
      wanted = false;
      document.removeEventListener('visibilitychange', onVisible);
      drop();
    },
  };
}
