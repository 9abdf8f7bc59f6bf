import { useEffect, useReducer, useRef, useState } from 'react';
import { type DemoState, idleDemo, nextDemoState } from './demo-state.ts';
import { spokenText } from './demo-text.ts';
import { type DemoSpeech, speak } from './speak.ts';

export interface VoiceDemo {
  state: DemoState;
  /** Whether the sample recording was heard because the browser has no voices. */
  heardSample: boolean;
  /** Speaks, unless it is speaking already or there is nothing to say. */
  play(speech: DemoSpeech): void;
}

/** The state of one voice demo, and the speech behind it, which ends with the page. */
export function useVoiceDemo(): VoiceDemo {
  const [state, dispatch] = useReducer(nextDemoState, idleDemo);
  const [heardSample, setHeardSample] = useState(false);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    // The first question makes the browser load its voices; they are there when Play is pressed.
    window.speechSynthesis?.getVoices();
    return () => stop.current?.();
  }, []);

  const play = (speech: DemoSpeech) => {
    const text = spokenText(speech.text);
    if (text === '' || stop.current !== null) return;
    setHeardSample(false);
    dispatch({ type: 'play', at: performance.now(), characters: text.length });
    stop.current = speak(
      { ...speech, text },
      {
        started(source) {
          setHeardSample(source === 'sample');
          dispatch({ type: 'started' });
        },
        ended() {
          stop.current = null;
          dispatch({ type: 'ended', at: performance.now() });
        },
        failed() {
          stop.current = null;
          dispatch({ type: 'failed' });
        },
      },
    );
  };

  return { state, heardSample, play };
}
