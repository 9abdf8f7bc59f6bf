import type { FastifyPluginAsync } from 'fastify';
import type { WebSocket } from 'ws';
import { ListenHello, listenSides, listenSocketPath } from '#domain/calls/live-calls.ts';
import { frameSamples } from '#server/calls/feed-sound.ts';
import { watchRights } from '#server/identity/watch-rights.ts';
import { checkOrigin } from '#server/platform/http/check-origin.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import { jsonOf, onMessages } from '#server/platform/http/sockets.ts';
import type { Services } from '#server/services.ts';
import { callFeeds } from './call-feed.ts';
import { type Listener, takeListenTicket } from './listen-ticket.ts';
import { liveNews } from './live-news.ts';
import { readLiveCall } from './read-call.ts';

/** A socket that says nothing is closed, in ms. */
const helloMs = 5_000;
/** Bytes that a listener may be behind, half a second of both sides: what comes then is dropped, the call never waits. */
const mostBehind = 2 * 25 * (2 + 2 * frameSamples);
/** Frames of a microphone in a second; a browser sends 50. */
const mostPerSecond = 75;

/** `GET /v1/live-calls/socket`: the sound of a call for one who listens, and from one who has taken it over. */
export const listenSocket =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.route({
      method: 'GET',
      url: listenSocketPath,
      config: { public: true, socket: true },
      logLevel: 'fatal',
      preValidation: async (request) => checkOrigin(services, request),
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket) => serveListener(services, socket),
    });
  };

function serveListener(services: Services, socket: WebSocket): void {
  const { clock, log } = services;
  let listener: Listener | null = null;
  let isAsked = false;
  let stops: (() => void)[] = [];
  let second = 0;
  let frames = 0;
  const cancelHello = clock.after(helloMs, () => socket.close(1008, 'hello_expected'));

  function sendSound(side: (typeof listenSides)[number], pcm: Int16Array): void {
    if (socket.readyState !== socket.OPEN || socket.bufferedAmount > mostBehind) return;
    const head = Buffer.from([listenSides.indexOf(side), 0]);
    socket.send(Buffer.concat([head, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]));
  }

  /** The call is over, or is not to be heard any more: so is this. */
  async function look(): Promise<void> {
    const { workspaceId, callId } = listener!;
    const { status } = await readLiveCall({ services, workspaceId, actor: null }, callId);
    if (status === 'ended') socket.close(1000);
  }

  async function begin(ticket: string): Promise<void> {
    isAsked = true;
    cancelHello();
    const taken = await takeListenTicket(services, ticket);
    // It may have gone meanwhile.
    if (socket.readyState !== socket.OPEN) return;
    listener = taken;
    const { workspaceId, callId, holder } = listener;
    const failed = (error: unknown) => log.warn({ err: error }, 'a call that is listened to could not be looked at');
    stops = [
      watchRights({ services, workspaceId }, holder, 'calls:read', () => socket.close(1008, 'refused')),
      callFeeds(services).listen(callId, { sound: sendSound }),
      liveNews(services).watch(workspaceId, (changed) => {
        if (changed === null || changed === callId) void look().catch(failed);
      }),
    ];
    socket.send(JSON.stringify({ type: 'ready' }));
    void look().catch(failed);
  }

  function speak(data: Buffer): void {
    const now = Math.floor(clock.now() / 1000);
    if (now !== second) frames = 0;
    second = now;
    frames += 1;
    if (listener === null || data.length !== 2 * frameSamples || frames > mostPerSecond) return;
    const pcm = new Int16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length));
    callFeeds(services).speak(listener.callId, listener.holder.userId, pcm);
  }

  onMessages(socket, log, (data, isBinary) => {
    if (isBinary) return speak(data);
    if (isAsked) return;
    const { data: hello } = ListenHello.safeParse(jsonOf(data));
    if (hello === undefined) return socket.close(1008, 'refused');
    begin(hello.ticket).catch((error: unknown) => {
      const { code, status } = toAppError(error);
      if (status >= 500) log.error({ err: error }, 'a listener could not be let in');
      else log.debug({ code }, 'a listener was refused');
      socket.close(1008, 'refused');
    });
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    cancelHello();
    for (const stop of stops) stop();
  });
}
