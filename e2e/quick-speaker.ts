import type { Page } from '@playwright/test';

/** Plays what it is given in no time. It runs in the page, so that it reaches nothing around it. */
function playAtOnce(processor: string): void {
  const Real = window.AudioWorkletNode;
  const quick = (context: BaseAudioContext) => {
    let sampleRate = 1;
    const samples = new Map<number, number>();
    const port = {
      onmessage: null as ((event: { data: object }) => void) | null,
      postMessage(command: { type: string; generation: number; sampleRate: number; pcm: Int16Array }) {
        const { type, generation } = command;
        if (type === 'begin') {
          sampleRate = command.sampleRate;
          samples.clear();
          return;
        }
        const count = (samples.get(generation) ?? 0) + (type === 'frame' ? command.pcm.length : 0);
        samples.set(generation, count);
        const data = { type: 'played', generation, ms: (count / sampleRate) * 1000, finished: type !== 'frame' };
        setTimeout(() => port.onmessage?.({ data }));
      },
    };
    return Object.assign(new GainNode(context), { port });
  };
  window.AudioWorkletNode = function AudioWorkletNode(context: BaseAudioContext, name: string, options?: object) {
    return name === processor ? quick(context) : new Real(context, name, options);
  } as never;
}

/**
 * Gives a page a loudspeaker that has played each sentence at once, for conversations that are not about sound: half a minute less for
 * each. Call it before the page opens.
 */
export const mountQuickSpeaker = (page: Page) => page.addInitScript(playAtOnce, 'parley-playback');
