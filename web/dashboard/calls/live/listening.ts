import { listenSocketPath } from '#domain/calls/live-calls.ts';

/** Samples a second on the socket, and in one frame of 20 ms. */
const rate = 16_000;
const frameSamples = 320;
/** How far ahead sound is planned, in seconds: what the network shakes. What is later than the most is passed over. */
const ahead = { first: 0.12, most: 0.5 };

export interface Listening {
  /** Sends what the microphone hears, or stops to. @throws DOMException by the names of getUserMedia */
  speak(on: boolean): Promise<void>;
  close(): void;
}

const samplesOf = (bytes: ArrayBuffer): Float32Array<ArrayBuffer> =>
  Float32Array.from(new Int16Array(bytes, 2), (sample) => sample / 32_768);

/** Plays frames one after the other, each side by itself. */
function player(context: AudioContext): (side: number, samples: Float32Array<ArrayBuffer>) => void {
  const next = [0, 0];
  return (side, samples) => {
    const now = context.currentTime;
    const planned = next[side] ?? 0;
    if (planned > now + ahead.most) return;
    const at = planned < now ? now + ahead.first : planned;
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(at);
    next[side] = at + samples.length / rate;
  };
}

/** The microphone in frames, until the answered function is called. */
async function listenToMicrophone(
  context: AudioContext,
  send: (frame: Int16Array<ArrayBuffer>) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const source = context.createMediaStreamSource(stream);
  // A worklet would be a file of its own; at 20 ms a frame this one keeps up in every browser.
  const taker = context.createScriptProcessor(512, 1, 1);
  let waiting: number[] = [];
  taker.onaudioprocess = ({ inputBuffer }) => {
    waiting.push(...inputBuffer.getChannelData(0));
    for (; waiting.length >= frameSamples; waiting = waiting.slice(frameSamples))
      send(Int16Array.from(waiting.slice(0, frameSamples), (one) => Math.max(-1, Math.min(1, one)) * 32_767));
  };
  source.connect(taker);
  taker.connect(context.destination);
  return () => {
    source.disconnect();
    taker.disconnect();
    for (const track of stream.getTracks()) track.stop();
  };
}

/** Listens to a call with a ticket. `onClosed` hears when that is over, whatever ended it. */
export function openListening(ticket: string, onClosed: () => void): Listening {
  const { protocol, host } = window.location;
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${listenSocketPath}`);
  socket.binaryType = 'arraybuffer';
  const context = new AudioContext({ sampleRate: rate });
  const play = player(context);
  let hush = () => {};
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ticket }));
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data !== 'string') play(new Uint8Array(data)[0] ?? 0, samplesOf(data));
  };
  socket.onclose = () => {
    hush();
    void context.close();
    onClosed();
  };
  return {
    async speak(on) {
      hush();
      hush = () => {};
      if (!on) return;
      hush = await listenToMicrophone(context, (frame) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(frame);
      });
    },
    close: () => socket.close(),
  };
}
