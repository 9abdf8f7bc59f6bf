import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { Initiation } from '#domain/channels/clients/convai.ts';
import { parseInput } from '#server/channels/speech/compatible/other-api.ts';
import type { TranscriberRow } from '#server/platform/db/schema/transcribers.table.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import type { Scope } from '#server/scope.ts';
import { callSampleRate } from '#voice/call/clip.ts';
import type { CallLine } from '#voice/call/line.ts';
import type { StoredTurn } from '#voice/call/ports.ts';
import { base64Of, type ClientSocket, samplesOf, serveClientSocket } from '../live/client-socket.ts';
import { type LiveCall, openLiveCall } from '../live/live-call.ts';
import { readInitiation } from './initiation.ts';

/** A client that doesn't say how its conversation shall begin is closed, in ms. */
const helloMs = 5_000;
const pingMs = 5_000;
/** Behind the first message in ms: what comes in the same moment is lost to clients in Node. */
const settleMs = 50;
const format = `pcm_${callSampleRate}`;
const noTranscriber =
  'No speech-to-text service is connected. Connect one under External Services, or start a text-only conversation.';

/** What is about to be sent, of an answer that the agent gives. */
interface Said {
  eventId: number;
  text: string;
}

/** One conversation of ElevenLabs' agents socket, with an agent of ours. */
export class Conversation {
  private readonly scope: Scope;
  private readonly agentId: string;
  private readonly transcriber: TranscriberRow | null;
  private readonly socket: ClientSocket;
  private call: LiveCall | null = null;
  private begun = false;
  /** Waits until the client is told of the conversation. */
  private waiting: object[] | null = [];
  private events = 0;
  private pings = 0;
  private said: Said | null = null;
  private readonly bySeq = new Map<number, Said>();
  private readonly userTurns = new Set<number>();
  private cancels: (() => void)[] = [];

  constructor(scope: Scope, agentId: string, transcriber: TranscriberRow | null, socket: WebSocket, stream: Socket) {
    this.scope = scope;
    this.agentId = agentId;
    this.transcriber = transcriber;
    this.socket = serveClientSocket(scope, socket, stream, 'agents:write', {
      take: (message) => this.take(message ?? {}),
      gone: () => {
        for (const cancel of this.cancels) cancel();
        this.call?.leave();
      },
    });
    const { clock } = scope.services;
    this.cancels.push(
      clock.after(helloMs, () => {
        if (!this.begun) this.socket.close(1008, 'Send conversation_initiation_client_data first.');
      }),
    );
  }

  private tell(message: object): void {
    if (this.waiting) this.waiting.push(message);
    else this.socket.tell(message);
  }

  private take(message: Record<string, unknown>): void {
    const { type } = message;
    const { call } = this;
    if (type === 'conversation_initiation_client_data') this.begin(message);
    else if (call === null) return;
    else if (type === undefined) {
      const pcm = samplesOf(message.user_audio_chunk);
      if (pcm !== null) call.hear(pcm);
    } else if (type === 'user_message' && typeof message.text === 'string') {
      const text = message.text.slice(0, 2_000).trim();
      if (text !== '') call.session.typed(randomUUID(), text);
    } else if (type === 'user_activity') call.session.typing();
    // A flow has no use for what else clients send: contexts, ratings, results of tools that it did not call.
  }

  private begin(message: Record<string, unknown>): void {
    if (this.begun) return;
    this.begun = true;
    this.start(message).catch((error: unknown) => {
      const known = toAppError(error);
      if (known.status >= 500) this.scope.services.log.error({ err: error }, 'a conversation could not begin');
      this.socket.close(1008, known.details?.[0]?.message ?? known.message);
    });
  }

  private async start(message: Record<string, unknown>): Promise<void> {
    const { clock } = this.scope.services;
    const { own, variables, textOnly } = readInitiation(parseInput(Initiation, message));
    if (!textOnly && this.transcriber === null) return this.socket.close(1008, noTranscriber);
    const call = await openLiveCall(this.scope, {
      agentId: this.agentId,
      variables,
      own,
      transcriber: textOnly ? null : this.transcriber,
      rateIn: callSampleRate,
      rateOut: callSampleRate,
      line: this.line(!textOnly),
      voice: () => {},
      deaf: () => this.socket.close(1011, 'The speech-to-text service failed.'),
    });
    this.call = call;
    if (!this.socket.isOpen) return call.leave();
    this.socket.tell({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: {
        conversation_id: call.session.callId,
        agent_output_audio_format: format,
        user_input_audio_format: format,
      },
    });
    this.cancels.push(
      clock.after(settleMs, () => {
        const waiting = this.waiting ?? [];
        this.waiting = null;
        for (const one of waiting) this.tell(one);
        this.ping();
      }),
    );
  }

  private ping(): void {
    this.tell({ type: 'ping', ping_event: { event_id: ++this.pings, ping_ms: null } });
    this.cancels.push(this.scope.services.clock.after(pingMs, () => this.ping()));
    if (this.cancels.length > 20) this.cancels.splice(0, 10);
  }

  private speak(seq: number, text: string): void {
    this.said = { eventId: ++this.events, text };
    this.bySeq.set(seq, this.said);
    this.tell({ type: 'agent_response', agent_response_event: { agent_response: text, event_id: this.said.eventId } });
  }

  private turn({ seq, role, text, interrupted }: StoredTurn, isTyped: boolean, isSpoken: boolean): void {
    if (role === 'caller') {
      if (isTyped || this.userTurns.has(seq)) return;
      this.userTurns.add(seq);
      const event = { user_transcript: text, event_id: ++this.events };
      this.tell({ type: 'user_transcript', user_transcription_event: event });
      return;
    }
    const said = this.bySeq.get(seq);
    if (said === undefined) {
      if (!isSpoken && text !== '') this.speak(seq, text);
      return;
    }
    if (!interrupted || text === said.text) return;
    const event = { original_agent_response: said.text, corrected_agent_response: text, event_id: said.eventId };
    said.text = text;
    this.tell({ type: 'agent_response_correction', agent_response_correction_event: event });
  }

  private line(isSpoken: boolean): CallLine {
    return {
      audio: isSpoken,
      state: () => {},
      turn: (turn, typed) => this.turn(turn, typed.length > 0, isSpoken),
      sayStart: (_generation, seq, { text }) => this.speak(seq, text),
      frame: (_generation, _sequence, pcm) =>
        this.tell({
          type: 'audio',
          audio_event: { audio_base_64: base64Of(pcm), event_id: this.said?.eventId ?? this.events },
        }),
      sayEnd: () => {},
      // Clients drop what has this number or a lower one; the next answer has a higher one.
      clear: () => this.tell({ type: 'interruption', interruption_event: { event_id: this.events } }),
      ended: (reason) => this.socket.close(1000, reason),
      leave: () => this.socket.close(1012, 'The server is restarting. Connect again.'),
    };
  }
}
