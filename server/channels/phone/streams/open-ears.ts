import { concatPcm } from '#voice/audio/pcm.ts';
import type {
  Listening,
  Transcriber,
  TranscriberEvents,
  TranscriberFault,
  TranscriberStream,
} from '#voice/transcribers/transcriber.ts';

/** What was said since the last words, and is listened to once more; older sound would come too late. In seconds. */
const againSeconds = 2;
/** What another try does not mend. */
const lasting: readonly TranscriberFault['kind'][] = ['unauthorized', 'forbidden', 'refused'];

export interface EarsEvents extends TranscriberEvents {
  /** The transcriber failed, and is opened once more. */
  again(fault: TranscriberFault): void;
  /** The transcriber failed for good, and the next one listens. */
  handedOver(fault: TranscriberFault): void;
}

/** What listens, in one language at a time. */
export interface Ears extends TranscriberStream {
  /** BCP 47 that the caller speaks from now on: what is on its way is not heard any more. The same again is nothing. */
  listenIn(language: string): void;
}

/**
 * Listens to the caller of a stream. A transcriber that fails is opened once more, and behind that the next one is: words of the
 * phrase that it had heard stay before those that come, and the sound behind them is heard again.
 */
export function openEars(
  transcriber: Transcriber,
  listening: Listening,
  events: EarsEvents,
  next: Transcriber | null = null,
): Ears {
  let current = transcriber;
  let instead = next;
  let kept = '';
  let shown = '';
  let since: Int16Array[] = [];
  let sinceLength = 0;
  let isSecond = false;
  let over = false;
  let { language } = listening;
  /** Transcribers that were left count no more. */
  let opened = 0;

  function keep(samples: Int16Array): void {
    since.push(samples);
    sinceLength += samples.length;
    while (sinceLength > listening.sampleRate * againSeconds) sinceLength -= since.shift()!.length;
  }

  function forget(): void {
    since = [];
    sinceLength = 0;
  }

  const open = (): TranscriberStream => {
    const its = ++opened;
    return current.open(
      { ...listening, language },
      {
        voice: () => its === opened && events.voice(),
        heard(text, final) {
          if (its !== opened) return;
          const all = `${kept} ${text}`.trim();
          forget();
          shown = final ? '' : all;
          if (final) kept = '';
          events.heard(all, final);
        },
        failed(fault) {
          if (over || its !== opened) return;
          if (isSecond || lasting.includes(fault.kind)) {
            if (instead === null) return events.failed(fault);
            current = instead;
            instead = null;
            isSecond = false;
            events.handedOver(fault);
          } else {
            isSecond = true;
            events.again(fault);
          }
          kept = shown;
          stream = open();
          if (since.length > 0) stream.write(concatPcm(since));
        },
      },
    );
  };
  let stream = open();

  return {
    write(samples) {
      keep(samples);
      stream.write(samples);
    },
    finish: () => stream.finish(),
    listenIn(next) {
      if (next === language || over) return;
      language = next;
      const before = stream;
      kept = '';
      forget();
      stream = open();
      before.close();
    },
    close() {
      over = true;
      stream.close();
    },
  };
}
