import type { Flow } from '#domain/agents/workflows.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import type { StoredCall } from '#voice/call/call-record.ts';
import { CallSession } from '#voice/call/call-session.ts';
import type { ActionRequest, CallPorts } from '#voice/call/ports.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import type { ActionResult, Setting } from '#voice/flow/conversation.ts';
import { fakeSpeech } from './fake-speech.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import { type MemoryStore, memoryStore } from './memory-store.ts';
import { type CallerOptions, ScriptedCaller } from './scripted-caller.ts';

export interface ScriptedCallOptions {
  flow: Flow;
  clock?: ManualClock;
  store?: MemoryStore;
  speech?: SpeechSynthesizer;
  /** What says the agent's sentences, where it is not our own voice. */
  openSpeaker?: NonNullable<CallPorts['openSpeaker']>;
  /** What actions give; by default each fails as not available. */
  act?: (run: ActionRequest) => Promise<ActionResult>;
  /** A language model; without one, none is connected. */
  askModel?: NonNullable<CallPorts['askModel']>;
  /** Takes the caller's sound, as a model that hears does. */
  hearCaller?: NonNullable<CallPorts['hearCaller']>;
  maxMs?: number;
  /** How it behaves, as far as that is not as ever. */
  plan?: Partial<Pick<CallPlan, 'turns' | 'pronunciation' | 'background'>>;
  caller?: CallerOptions;
  setting?: Setting;
  /** Goes on with a call that another session left. */
  stored?: StoredCall;
  startedAt?: number;
}

/** A call with all that it needs, on a clock that stands still: the caller is not connected yet. */
export interface ScriptedCall {
  clock: ManualClock;
  store: MemoryStore;
  caller: ScriptedCaller;
  session: CallSession;
  runs: ActionRequest[];
  /** What was logged; a call that goes well logs nothing. */
  logged: string[];
}

/** Sets a call up for a test or a rehearsal. */
export function scriptedCall(options: ScriptedCallOptions): ScriptedCall {
  const { flow, clock = manualClock(), store = memoryStore(), speech = fakeSpeech(), maxMs = 30 * 60_000 } = options;
  const runs: ActionRequest[] = [];
  const logged: string[] = [];
  const act = options.act ?? (async () => ({ ok: false, code: 'not_available', message: 'No such thing.' }));
  const plan: CallPlan = {
    callId: '00000000-0000-7000-8000-000000000001',
    flow,
    setting: options.setting ?? {
      agentName: 'Ada',
      businessName: 'Acme',
      timeZone: 'Europe/Berlin',
      channel: 'test',
      greeting: null,
      known: {},
    },
    voice: { voice: 'sarah', language: 'en-US', speed: 1 },
    fairnessKey: 'workspace',
    startedAt: options.startedAt ?? clock.now(),
    maxMs,
    ...options.plan,
  };
  const session = new CallSession(
    plan,
    {
      clock,
      store,
      speech,
      runAction(run) {
        runs.push(run);
        return act(run);
      },
      ...(options.askModel && { askModel: options.askModel }),
      ...(options.hearCaller && { hearCaller: options.hearCaller }),
      ...(options.openSpeaker && { openSpeaker: options.openSpeaker }),
      log: {
        warn: (_details, message) => void logged.push(message),
        error: (_details, message) => void logged.push(message),
      },
    },
    options.stored,
  );
  return { clock, store, session, runs, logged, caller: new ScriptedCaller(clock, options.caller) };
}
