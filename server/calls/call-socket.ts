import type { Socket } from 'node:net';
import type { FastifyPluginAsync } from 'fastify';
import type { WebSocket } from 'ws';
import { ClientMessage, type ServerMessage } from '#domain/calls/call-protocol.ts';
import { soundCodecs } from '#domain/calls/call-sound.ts';
import { AppError } from '#domain/platform/errors.ts';
import { checkArrival } from '#server/identity/check-arrival.ts';
import { accessCache, findAccess } from '#server/identity/workspace-access.ts';
import { arrivalOf } from '#server/platform/http/arrival.ts';
import { checkOrigin } from '#server/platform/http/check-origin.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import { jsonOf, onMessages } from '#server/platform/http/sockets.ts';
import type { Arrival } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { trafficOf } from '#server/usage/traffic.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import type { CallLine } from '#voice/call/line.ts';
import { browserLine, type CallSocket, closeCodes, receive, tell } from '#voice/transports/browser-socket.ts';
import { connectCall, resumeCall } from './connect-call.ts';
import { CallerSound } from './sound/caller-sound.ts';
import { socketPath } from './start-call.ts';

const sampleRate = 16_000;
/** A socket that says nothing is closed, in ms. */
const helloMs = 5_000;
const pingMs = 10_000;
/** Messages of text of one socket in a second; a caller sends some twenty. Sound has a limit of its own. */
const maxMessagesPerSecond = 300;
/** Each opens another connection to a transcriber, which may be paid for. */
const maxListensPerSecond = 2;
/** Messages that are refused before the socket is closed. */
const maxRefusals = 20;

/** `GET /v1/calls/socket`: the browser's side of a call, see `domain/calls/call-protocol.ts`. */
export const callSocket =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.route({
      method: 'GET',
      url: socketPath,
      config: { public: true, socket: true },
      // What a stranger's socket does wrong is no error of this server; `serveCaller` logs what is.
      logLevel: 'fatal',
      preValidation: async (request) => checkOrigin(services, request),
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket, request) => serveCaller(services, socket, request.raw.socket, arrivalOf(request)),
    });
  };

/** A websocket with the stream under it, which can hold several messages back to write them in one go. */
const callSocketOf = (socket: WebSocket, stream: Socket): CallSocket => ({
  send: (data) => socket.send(data),
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
  get bufferedAmount() {
    return socket.bufferedAmount;
  },
  cork: () => stream.cork(),
  uncork: () => stream.uncork(),
});

type State =
  | { kind: 'silent' }
  | { kind: 'connecting' }
  | { kind: 'connected'; session: CallSession; sound: CallerSound };

/**
 * One socket from its opening to its end.
 * @param cameBy the way in whose calls alone it may connect; left out: any
 */
export function serveCaller(
  services: Services,
  socket: WebSocket,
  stream: Socket,
  from: Arrival,
  cameBy?: string,
): void {
  const { clock, log } = services;
  let line: CallLine = browserLine(callSocketOf(socket, stream));
  const limit = rateLimit(maxMessagesPerSecond, () => clock.now());
  const mayListen = rateLimit(maxListensPerSecond, () => clock.now());
  let state: State = { kind: 'silent' };
  let refusals = 0;
  let answered = true;
  let cancelPing = () => {};
  let cancelGuard = () => {};
  let servedFor: string | undefined;
  const cancelHello = clock.after(helloMs, () => refuse('hello_expected', 'Send hello within 5 seconds.', true));

  function refuse(code: string, message: string, close = false): void {
    if (socket.readyState !== socket.OPEN) return;
    tell(socket, { type: 'error', code, message });
    refusals += 1;
    if (close || refusals >= maxRefusals) socket.close(closeCodes.policy, code);
  }

  function ping(): void {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    socket.ping();
    cancelPing = clock.after(pingMs, ping);
  }

  /** A list of addresses that is changed holds for sockets that are open, too. */
  function guard(workspaceId: string): void {
    cancelGuard = accessCache(services).watch(workspaceId, async () => {
      try {
        const access = await findAccess(services, workspaceId);
        if (access !== undefined) checkArrival(access.security, from);
      } catch (error) {
        if (error instanceof AppError) refuse(error.code, error.message, true);
        else log.warn({ err: error }, 'whether a socket may stay open could not be told');
      }
    });
  }

  async function connect(message: Extract<ClientMessage, { type: 'hello' | 'resume' }>): Promise<void> {
    state = { kind: 'connecting' };
    cancelHello();
    try {
      const resumed = message.type === 'resume';
      const call = resumed
        ? await resumeCall(services, message.callId, message.resumeToken, from, cameBy)
        : await connectCall(services, message.ticket, from, cameBy);
      if ('endReason' in call) {
        line.ended(call.endReason);
        return;
      }
      const { session, agentName, startedAt, resumeToken } = call;
      tell(socket, {
        type: 'ready',
        callId: session.callId,
        resumeToken,
        sampleRate,
        agentName,
        elapsedMs: Math.max(0, clock.now() - startedAt),
        resumed,
        hears: [...soundCodecs],
      });
      const tellIt = (told: ServerMessage) => socket.readyState === socket.OPEN && tell(socket, told);
      const sound = new CallerSound({ services, workspaceId: call.workspaceId, session, tell: tellIt });
      line = sound.around(line);
      state = { kind: 'connected', session, sound };
      servedFor = call.workspaceId;
      session.attach(line, resumed ? message.lastSeq : -1);
      if (call.guardedBy !== null) guard(call.guardedBy);
      // The socket may have gone while the call was opened.
      if (socket.readyState !== socket.OPEN) {
        cancelGuard();
        sound.close();
        session.detach(line);
      }
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500) log.error({ err: error }, 'a call could not be connected');
      refuse(known.code, known.message, true);
    }
  }

  function take(message: ClientMessage): void {
    if (message.type === 'ping') tell(socket, { type: 'pong', at: message.at });
    else if (message.type === 'hello' || message.type === 'resume') {
      if (state.kind === 'silent') void connect(message);
      else refuse('unexpected_message', 'This socket already has a call.');
    } else if (state.kind !== 'connected') refuse('hello_expected', 'Send a hello or resume message first.');
    else if (message.type === 'listen') {
      if (mayListen()) state.sound.listen(message);
      else refuse('too_many_messages', `Send up to ${maxListensPerSecond} listen messages a second.`);
    } else {
      receive(state.session, message);
      if (message.type === 'played') state.sound.played(message.generation, message.ms);
    }
  }

  function hear(data: Buffer): void {
    const wrong = state.kind === 'connected' ? state.sound.take(data) : 'invalid';
    if (wrong === 'too_much') refuse('too_much_sound', 'Too much audio. Send up to 75 frames a second.', true);
    if (wrong === 'invalid')
      refuse('invalid_sound', 'Invalid audio frame. Send a listen message first, then 20 ms of audio per frame.');
  }

  onMessages(socket, log, (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) hear(data);
    else if (!limit()) {
      refuse('too_many_messages', `Too many messages. Send up to ${maxMessagesPerSecond} a second.`, true);
    } else {
      const message = ClientMessage.safeParse(jsonOf(data)).data;
      if (message) take(message);
      else refuse('invalid_message', 'This message type isn’t part of the protocol.');
    }
  });
  socket.on('pong', () => {
    answered = true;
  });
  // Oversized and malformed frames end here; ws closes the socket by itself with the fitting code.
  socket.on('error', (error) => log.debug({ err: error }, 'a call socket failed'));
  socket.on('close', () => {
    cancelHello();
    cancelPing();
    cancelGuard();
    if (state.kind === 'connected') {
      state.sound.close();
      state.session.detach(line);
    }
    if (servedFor !== undefined) trafficOf(services).add(servedFor, 'bandwidth_bytes', stream.bytesWritten);
  });
  cancelPing = clock.after(pingMs, ping);
}

/** Whether one more is allowed in this second. */
export function rateLimit(most: number, now: () => number): () => boolean {
  let second = 0;
  let taken = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      taken = 0;
    }
    taken += 1;
    return taken <= most;
  };
}
