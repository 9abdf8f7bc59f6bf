import type { ServerMessage } from '#domain/calls/call-protocol.ts';
import { createAgentSpeech } from './agent-speech.ts';
import { type CallProblem, type CallSocket, openCallSocket, type SocketLike } from './call-socket.ts';
import type { CallEvent } from './call-state.ts';
import { type Microphone, type MicrophoneEvents, microphoneProblem } from './microphone.ts';
import type { Playback } from './playback.ts';
import type { Progress } from './playback-queue.ts';
import type { Recognition, RecognitionEvents } from './recognition.ts';
import { createSoundSender } from './sound-sender.ts';

/** The world around a call. Tests bring their own; `browser-world.ts` has the real one. */
export interface CallWorld {
  /** Asks the server for a call. @throws an error with `message`, and `code` where the server gave one */
  placeCall(agentId: string, draft: boolean): Promise<{ callId: string; ticket: string; url: string }>;
  connect(url: string): SocketLike;
  canPlay(): boolean;
  openPlayback(onPlayed: (progress: Progress) => void): Promise<Playback>;
  canRecognize(): boolean;
  /** Whether a meter may hold the microphone beside the transcriber; phones let only one of them have it. */
  canMeter(): boolean;
  /** Whether its sound can be sent to the server. */
  canCapture(): boolean;
  openMicrophone(events: MicrophoneEvents): Promise<Microphone>;
  createRecognition(language: string, events: RecognitionEvents, phrases: readonly string[]): Recognition;
}

export interface ActiveCallOptions {
  agentId: string;
  /** BCP 47, for the transcriber. */
  language: string;
  /** Whether to listen; a caller may also only type. */
  voice: boolean;
  /** Whether the server is known to recognize what callers say: the browser's transcriber is not begun then. */
  serverHears: boolean;
  /** Whether it tries the agent's draft. */
  draft: boolean;
  world: CallWorld;
  dispatch(event: CallEvent): void;
}

/** A call from its start until it is released. */
export interface ActiveCall {
  sendText(text: string): void;
  typing(): void;
  setMuted(muted: boolean): void;
  /** Begins to listen in a call that was only typed, or tries again after a problem with the microphone. */
  listen(): void;
  hangUp(): void;
  /** How loud it is now: the agent while it speaks, else the caller. 0 to 1. */
  level(): number;
  /** Ends everything that the call holds. Nothing is dispatched after it. */
  release(): void;
}

/** The goodbye may still be in the loudspeaker when the server says that the call has ended, in ms. */
const lastWordsMs = 1500;
/** How long a hang-up waits for the server's word before the page takes the call as over, in ms. */
const hangUpMs = 2000;

function problemOf(error: unknown): CallProblem {
  const { code, message } = error as Partial<CallProblem>;
  return { code: code ?? 'internal', message: message ?? 'Couldn’t start the call. Try again.' };
}

/**
 * Starts a call and ties socket, loudspeaker, microphone and transcriber together. Call it while a click or key press
 * is being handled: the browser grants sound and microphone only then.
 */
export function startActiveCall(options: ActiveCallOptions): ActiveCall {
  const { agentId, language, voice, serverHears, draft, world, dispatch } = options;
  const speech = createAgentSpeech();
  let socket: CallSocket | null = null;
  let playback: Playback | null = null;
  let microphone: Microphone | null = null;
  let recognition: Recognition | null = null;
  /** Whether the server takes sound at all; null before it has said so. */
  let takesSound: boolean | null = null;
  /** What the server said last. */
  let hearing: Extract<ServerMessage, { type: 'hearing' }> | null = null;
  let phrases: readonly string[] = [];
  /** The microphone was opened again by itself, once. */
  let reopened = false;
  const sender = createSoundSender({
    send: (bytes) => socket?.sound(bytes) ?? false,
    waiting: () => socket?.backlog() ?? 0,
  });
  let spoken = language;
  let muted = false;
  let over = false;
  let hangUpTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: CallEvent) => !over && dispatch(event);

  function stopListening(): void {
    recognition?.close();
    recognition = null;
    microphone?.close();
    microphone = null;
  }

  /** Ends the call here. `lingerMs`: what is in the loudspeaker may still be heard. */
  function end(event: CallEvent | null, lingerMs = 0): void {
    if (over) return;
    stopListening();
    clearTimeout(hangUpTimer);
    const loudspeaker = playback;
    playback = null;
    if (lingerMs > 0) setTimeout(() => loudspeaker?.close(), lingerMs);
    else loudspeaker?.close();
    socket?.close();
    if (event) dispatch(event);
    over = true;
  }

  async function openLoudspeaker(): Promise<void> {
    try {
      if (!world.canPlay()) throw new Error('Audio needs HTTPS or localhost. Open this page over HTTPS.');
      const opened = await world.openPlayback((progress) => {
        speech.played(progress);
        socket?.played(progress.generation, Math.round(progress.ms));
      });
      if (over) opened.close();
      else playback = opened;
    } catch (error) {
      console.warn('The call continues without sound.', error);
      tell({ type: 'no_sound' });
    }
  }

  async function listen(): Promise<void> {
    tell({ type: 'listens' });
    // Without anyone who listens the microphone would be opened for nothing; phones give it to one only.
    const sends = world.canCapture() && (serverHears || takesSound === true);
    const opens = serverHears ? sends : world.canMeter() && (world.canRecognize() || sends);
    if (opens) {
      try {
        const opened = await world.openMicrophone({ onFrame: (frame) => sender.push(frame), onLost: lostMicrophone });
        if (over) return opened.close();
        microphone = opened;
        sender.begin();
        microphone.setMuted(muted);
      } catch (error) {
        tell({ type: 'not_heard', problem: microphoneProblem(error) });
        return;
      }
    }
    if (over) return;
    // Who listens is the server's to say, where it can be given the sound.
    if (microphone?.captures && takesSound === null) return;
    if (microphone?.captures && takesSound) askServer();
    else openRecognition();
  }

  function askServer(): void {
    if (!microphone?.captures) return;
    const { echoCancelled } = microphone;
    socket?.listen({ codec: sender.codec, echoCancelled, recognizes: world.canRecognize() });
  }

  /** Unplugged, or taken by another program: the next one that there is takes over, else the caller types. */
  function lostMicrophone(): void {
    microphone?.close();
    microphone = null;
    recognition?.close();
    recognition = null;
    if (reopened) tell({ type: 'not_heard', problem: 'no_microphone' });
    else if (!over) void listen();
    reopened = true;
  }

  function openRecognition(): void {
    recognition?.close();
    recognition = world.createRecognition(
      spoken,
      {
        agentSays: () => speech.says(),
        onProblem: (problem) => tell({ type: 'not_heard', problem }),
        onHeard(text, final) {
          socket?.hear(text, final);
          tell({ type: 'hearing', text });
        },
      },
      phrases,
    );
    if (muted) recognition.setMuted(true);
    recognition.start();
    tell({ type: 'heard_by', by: 'browser' });
  }

  /** The server says who listens now. */
  function takeHearing(message: Extract<ServerMessage, { type: 'hearing' }>): void {
    const before = hearing;
    hearing = message;
    phrases = message.phrases ?? [];
    sender.setWanted(message.sound);
    if (message.by === before?.by) return;
    recognition?.close();
    recognition = null;
    // Phones give the microphone to one only; and no one hears what the caller types.
    if (message.by === 'none' || (message.by === 'browser' && !world.canMeter())) {
      microphone?.close();
      microphone = null;
    }
    if (message.by === 'browser') {
      openRecognition();
      return;
    }
    tell({ type: 'heard_by', by: message.by });
    const problem = message.by === 'server' ? null : before?.by === 'server' ? 'server' : 'absent';
    tell({ type: 'not_heard', problem });
  }

  /** A connection is there: what the microphone hears may go over it. */
  function connected(hears: readonly string[] | undefined): void {
    const first = takesSound === null;
    takesSound = (hears?.length ?? 0) > 0;
    hearing = null;
    if (microphone?.captures && takesSound) askServer();
    else if (first && microphone?.captures) openRecognition();
  }

  async function place(loudspeaker: Promise<void>): Promise<void> {
    try {
      const { callId, ticket, url } = await world.placeCall(agentId, draft);
      // The greeting's first frames must find the loudspeaker open.
      await loudspeaker;
      if (over) return;
      tell({ type: 'placed', callId });
      socket = openCallSocket({
        url,
        ticket,
        connect: world.connect,
        onAudio: (frame) => playback?.frame(frame),
        onMessage: receive,
        onLost: () => tell({ type: 'lost' }),
        onFailed: (problem) => end({ type: 'failed', problem, now: performance.now() }),
      });
    } catch (error) {
      end({ type: 'failed', problem: problemOf(error), now: performance.now() });
    }
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'ready') {
      playback?.begin(message.sampleRate);
      connected(message.hears);
    }
    if (message.type === 'hearing') takeHearing(message);
    if (message.type === 'interim') tell({ type: 'hearing', text: message.text });
    if (message.type === 'language' && message.language !== spoken) {
      spoken = message.language;
      // The words that made it go over were the last in the language before.
      if (recognition) openRecognition();
    }
    if (message.type === 'turn' && message.role === 'agent') speech.sentence(message.seq, message.text);
    if (message.type === 'say_start') speech.start(message.generation, message.seq);
    if (message.type === 'say_end') playback?.end(message.generation);
    if (message.type === 'clear') playback?.clear(message.generation);
    const event: CallEvent = { type: 'message', message, now: performance.now(), waiting: waiting() };
    if (message.type === 'ended') end(event, lastWordsMs);
    else tell(event);
  }

  const waiting = () => [...(socket?.waiting() ?? [])];

  const loudspeaker = openLoudspeaker();
  if (voice) void listen();
  void place(loudspeaker);

  return {
    sendText(text) {
      socket?.type(text);
      tell({ type: 'typed', waiting: waiting() });
    },
    typing: () => socket?.typing(),
    setMuted(next) {
      muted = next;
      microphone?.setMuted(next);
      recognition?.setMuted(next);
      tell({ type: 'muted', muted: next });
    },
    listen() {
      if (microphone?.captures && takesSound) {
        hearing = null;
        tell({ type: 'listens' });
        askServer();
      } else if (recognition) recognition.setMuted(muted);
      else {
        microphone?.close();
        microphone = null;
        void listen();
      }
    },
    hangUp() {
      playback?.close();
      playback = null;
      stopListening();
      const hungUp = () => end({ type: 'hung_up', now: performance.now() });
      if (socket?.hangUp()) hangUpTimer = setTimeout(hungUp, hangUpMs);
      else hungUp();
    },
    level: () => (speech.sounds() ? (playback?.level() ?? 0) : (microphone?.level() ?? 0)),
    release() {
      socket?.hangUp();
      end(null);
    },
  };
}
