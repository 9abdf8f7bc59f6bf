import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { TranscriberRow } from '#server/platform/db/schema/transcribers.table.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import type { Scope } from '#server/scope.ts';
import { decodeMulaw, encodeMulaw } from '#voice/audio/mulaw.ts';
import type { CallLine } from '#voice/call/line.ts';
import type { StoredTurn } from '#voice/call/ports.ts';
import { base64Of, type ClientSocket, samplesOf, serveClientSocket } from '../live/client-socket.ts';
import { type LiveCall, openLiveCall } from '../live/live-call.ts';
import { Answer, type Tell } from './realtime-answer.ts';
import {
  type AudioFormat,
  audioFormats,
  detectsTurns,
  firstSession,
  formatOf,
  isTextOnly,
  problemOf,
  saidIn,
  updatedSession,
} from './realtime-config.ts';
import { Items, newItem, newItemId, writtenText } from './realtime-items.ts';

/** Clients say at once how their session shall be. One that does not gets the usual one, in ms. */
const updateMs = 300;
/** Sound that a client may keep back until it commits it, in samples: a minute. */
const mostKept = 60 * 24_000;
/** Milliseconds of silence behind what a client commits, by which a transcriber knows that it ends. */
const silenceMs = 800;
const refusedRoles = 'You can only add user messages with input_text. The flow determines what the agent says.';

type Message = Record<string, unknown>;

/** One socket of OpenAI's Realtime API, with an agent as its model. */
export class RealtimeSession {
  private readonly scope: Scope;
  private readonly agentId: string;
  private readonly transcriber: TranscriberRow | null;
  private readonly socket: ClientSocket;
  private readonly items = new Items();
  private session: Message;
  private call: LiveCall | null = null;
  private begun = false;
  /** What came before the call could take it. */
  private early: (() => void)[] = [];
  private answer: Answer | null = null;
  private readonly answers = new Map<number, Answer>();
  /** Written texts that wait for `response.create`. */
  private written: string[] = [];
  private kept: Int16Array[] = [];
  private sentMs = 0;
  private userItem = newItemId();
  private readonly userTurns = new Set<number>();
  private sounds = false;
  private cancelBegin: () => void;

  constructor(scope: Scope, agentId: string, transcriber: TranscriberRow | null, socket: WebSocket, stream: Socket) {
    this.scope = scope;
    this.agentId = agentId;
    this.transcriber = transcriber;
    this.session = firstSession(agentId);
    this.socket = serveClientSocket(scope, socket, stream, 'agents:write', {
      take: (message) => (message === null ? this.fault(null, 'Send JSON objects.') : this.take(message)),
      gone: () => {
        this.cancelBegin();
        this.call?.leave();
      },
    });
    this.tell('session.created', { session: this.session });
    this.cancelBegin = scope.services.clock.after(updateMs, () => this.begin());
  }

  private readonly tell: Tell = (type, more) => {
    this.socket.tell({ type, event_id: `event_${randomUUID()}`, ...more });
  };

  private fault(
    eventId: unknown,
    message: string,
    { code = 'invalid_value', param = null as string | null } = {},
  ): undefined {
    const of = typeof eventId === 'string' ? eventId : null;
    this.tell('error', { error: { type: 'invalid_request_error', code, message, param, event_id: of } });
  }

  private take(message: Message): undefined {
    const { type, event_id: eventId } = message;
    switch (type) {
      case 'session.update':
        return this.update(message);
      case 'input_audio_buffer.append':
        return this.append(message);
      case 'input_audio_buffer.commit':
        return this.commit(eventId);
      case 'input_audio_buffer.clear':
        this.kept = [];
        return this.tell('input_audio_buffer.cleared', {});
      case 'conversation.item.create':
        return this.create(message);
      case 'conversation.item.retrieve': {
        const item = this.items.get(message.item_id);
        if (item) return this.tell('conversation.item.retrieved', { item });
        return this.fault(eventId, 'Item not found.', { code: 'item_not_found', param: 'item_id' });
      }
      case 'conversation.item.truncate': {
        const { item_id, content_index = 0, audio_end_ms = 0 } = message;
        // What was heard is counted here, by the clock of the call.
        return this.tell('conversation.item.truncated', { item_id, content_index, audio_end_ms });
      }
      case 'response.create':
        return this.respond(message);
      case 'response.cancel':
        // The agent stops where the caller speaks; a client that only wants quiet plays nothing.
        return undefined;
      case 'output_audio_buffer.clear':
        return this.tell('output_audio_buffer.cleared', {});
      default: {
        const named = typeof type === 'string' ? type.slice(0, 60) : 'A message without a type';
        return this.fault(eventId, `${named} isn’t supported here.`, { param: 'type' });
      }
    }
  }

  private update({ session, event_id: eventId }: Message): undefined {
    const next = updatedSession(this.session, session);
    const problem = problemOf(next);
    if (problem) return this.fault(eventId, problem.message, { param: problem.param });
    const isFixed = (one: Message) =>
      JSON.stringify([formatOf(one, 'input'), formatOf(one, 'output'), isTextOnly(one)]);
    if (this.begun && isFixed(next) !== isFixed(this.session))
      return this.fault(eventId, 'Formats and modalities can’t change during a call.', { param: 'session' });
    this.session = next;
    this.tell('session.updated', { session: next });
    // One that says nothing of its sound may be followed by one that does.
    const said = saidIn(session);
    if ('audio' in said || 'output_modalities' in said) this.begin();
  }

  /** Starts the call, once. */
  private begin(): undefined {
    if (this.begun) return;
    this.begun = true;
    this.cancelBegin();
    const [formatIn, formatOut] = [formatOf(this.session, 'input'), formatOf(this.session, 'output')] as AudioFormat[];
    const [rateIn, rateOut] = [audioFormats[formatIn!], audioFormats[formatOut!]];
    openLiveCall(this.scope, {
      agentId: this.agentId,
      transcriber: this.transcriber,
      rateIn,
      rateOut,
      line: this.line(formatOut!),
      voice: (sounds) => this.voice(sounds),
      deaf: (message) => {
        this.fault(null, `The speech-to-text service failed: ${message}`, { code: 'transcriber_unavailable' });
        this.socket.close(1011, 'The speech-to-text service failed.');
      },
    })
      .then((call) => {
        this.call = call;
        if (!this.socket.isOpen) return call.leave();
        const early = this.early;
        this.early = [];
        for (const act of early) act();
      })
      .catch((error: unknown) => {
        const known = toAppError(error);
        if (known.status >= 500) this.scope.services.log.error({ err: error }, 'a realtime session could not begin');
        const message = known.details?.[0]?.message ?? known.message;
        this.fault(null, message, { code: known.code });
        this.socket.close(1008, message);
      });
  }

  /** Does something in the call, once there is one. What waits is bounded by the messages of a second. */
  private inCall(act: (call: LiveCall) => void): undefined {
    this.begin();
    if (this.call) act(this.call);
    else if (this.early.length < 300) this.early.push(() => act(this.call!));
  }

  private append({ audio, event_id: eventId }: Message): undefined {
    const pcm =
      formatOf(this.session, 'input') === 'audio/pcmu' && typeof audio === 'string'
        ? decodeMulaw(Buffer.from(audio, 'base64'))
        : samplesOf(audio);
    if (pcm === null) return this.fault(eventId, 'Send audio encoded as base64.', { param: 'audio' });
    if (this.transcriber === null)
      return this.fault(eventId, noTranscriber, { code: 'transcriber_missing', param: 'audio' });
    this.sentMs += (pcm.length * 1000) / audioFormats[formatOf(this.session, 'input') as AudioFormat];
    if (detectsTurns(this.session)) return this.inCall((call) => call.hear(pcm));
    if (this.kept.reduce((sum, part) => sum + part.length, pcm.length) > mostKept)
      return this.fault(eventId, 'The buffer can hold up to a minute. Commit or clear it.', { param: 'audio' });
    this.kept.push(pcm);
  }

  private commit(eventId: unknown): undefined {
    if (detectsTurns(this.session))
      return this.fault(eventId, 'The server detects turns. Set turn_detection to null to commit them yourself.', {
        code: 'input_audio_buffer_commit_empty',
      });
    const kept = this.kept;
    this.kept = [];
    if (kept.length === 0)
      return this.fault(eventId, 'The buffer is empty.', { code: 'input_audio_buffer_commit_empty' });
    const rate = audioFormats[formatOf(this.session, 'input') as AudioFormat];
    this.inCall((call) => {
      for (const part of kept) call.hear(part);
      call.hear(new Int16Array((rate * silenceMs) / 1000));
    });
  }

  private create({ item, event_id: eventId }: Message): undefined {
    const given = (item ?? {}) as Message;
    if (given.type === 'function_call_output')
      return this.fault(eventId, 'Function call not found. This agent’s tools run on the server.', {
        code: 'item_not_found',
        param: 'item.call_id',
      });
    const text = writtenText(item);
    if (text === null) return this.fault(eventId, refusedRoles, { param: 'item' });
    const id = typeof given.id === 'string' && given.id.length <= 64 ? given.id : newItemId();
    const made = newItem('user', [{ type: 'input_text', text }], id);
    made.status = 'completed';
    const before = this.items.add(made);
    this.tell('conversation.item.added', { ...before, item: made });
    this.tell('conversation.item.done', { ...before, item: made });
    if (text !== '' && this.written.length < 20) this.written.push(text.slice(0, 2_000));
  }

  private respond({ response, event_id: eventId }: Message): undefined {
    const own = (response ?? {}) as Message;
    for (const member of ['instructions', 'input', 'tools'] as const) {
      if (own[member] == null) continue;
      const param = `response.${member}`;
      return this.fault(eventId, `${param} isn’t supported because the flow determines what the agent says.`, {
        param,
      });
    }
    const text = this.written.join(' ');
    this.written = [];
    if (text !== '') return this.inCall(({ session }) => session.typed(randomUUID(), text));
    // Manual turns are answered when they have been understood, and the greeting comes by itself.
    if (!detectsTurns(this.session) || this.answers.size === 0) return this.inCall(() => {});
    return this.fault(eventId, 'The agent responds on its own. Add a user message first.', {
      code: 'nothing_to_answer',
    });
  }

  private voice(sounds: boolean): void {
    if (sounds === this.sounds) return;
    this.sounds = sounds;
    const at = Math.round(this.sentMs);
    if (sounds) this.tell('input_audio_buffer.speech_started', { audio_start_ms: at, item_id: this.userItem });
    else this.tell('input_audio_buffer.speech_stopped', { audio_end_ms: at, item_id: this.userItem });
  }

  /** What a caller said by voice, understood. */
  private userTurn({ seq, text }: StoredTurn): void {
    if (this.userTurns.has(seq)) return;
    this.userTurns.add(seq);
    const item = newItem('user', [{ type: 'input_audio', transcript: null }], this.userItem);
    item.status = 'completed';
    const before = this.items.add(item);
    this.tell('input_audio_buffer.committed', { ...before, item_id: item.id });
    this.tell('conversation.item.added', { ...before, item: { ...item } });
    this.tell('conversation.item.done', { ...before, item: { ...item } });
    item.content = [{ type: 'input_audio', transcript: text }];
    const of = { item_id: item.id, content_index: 0 };
    this.tell('conversation.item.input_audio_transcription.delta', { ...of, delta: text });
    const usage = { type: 'duration', seconds: 0 };
    this.tell('conversation.item.input_audio_transcription.completed', { ...of, transcript: text, usage });
    this.userItem = newItemId();
  }

  private line(format: AudioFormat): CallLine {
    const isText = isTextOnly(this.session);
    const begin = (seq: number, text: string) => {
      this.answer?.complete();
      this.answer = new Answer(this.tell, this.items, text, isText);
      this.answers.set(seq, this.answer);
    };
    return {
      audio: !isText,
      state: () => {},
      turn: (turn, typed) => {
        const known = this.answers.get(turn.seq);
        if (turn.role === 'caller') {
          if (typed.length === 0) this.userTurn(turn);
        } else if (known) {
          if (turn.interrupted) known.heard(turn.text);
        } else if (isText && turn.text !== '') {
          begin(turn.seq, turn.text);
          this.answer?.complete();
        }
      },
      sayStart: (_generation, seq, { text }) => begin(seq, text),
      frame: (_generation, _sequence, pcm) =>
        this.answer?.audio(format === 'audio/pcmu' ? Buffer.from(encodeMulaw(pcm)).toString('base64') : base64Of(pcm)),
      sayEnd: () => this.answer?.complete(),
      clear: () => this.answer?.cut(),
      ended: (reason) => this.ended(reason),
      leave: () => this.socket.close(1012, 'The server is restarting. Connect again.'),
    };
  }

  private ended(reason: CallEndReason): void {
    this.answer?.complete();
    this.socket.close(1000, reason);
  }
}

export const noTranscriber =
  'No speech-to-text service is connected. Connect one under External Services or with PUT /v1/transcriber, or use text only.';
