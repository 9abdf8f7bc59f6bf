import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { ElevenLabsSpeechQuery, elevenLabs, elevenLabsPrefix } from '#domain/channels/speech-elevenlabs.ts';
import { AppError } from '#domain/platform/errors.ts';
import { Aligner, type Alignment } from '#server/channels/speech/compatible/elevenlabs-alignment.ts';
import { readOutputFormat } from '#server/channels/speech/compatible/elevenlabs-format.ts';
import { voiceFor } from '#server/channels/speech/compatible/elevenlabs-voices.data.ts';
import { parseInput, shapeErrors } from '#server/channels/speech/compatible/other-api.ts';
import { speak } from '#server/channels/speech/speak.ts';
import { listVoices } from '#server/channels/speech/voices.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import type { Callers } from '#server/platform/http/implement.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type ClientSocket, serveClientSocket } from '../live/client-socket.ts';
import { addSocketRoute } from '../live/socket-route.ts';

/** Characters: a sentence that is shorter waits for the next, and a text without an end of one is cut. */
const shortest = 40;
const longest = 300;
/** Pieces that wait to be spoken; who sends more than is spoken in minutes is not reading aloud. */
const mostWaiting = 100;

const Query = ElevenLabsSpeechQuery.extend({
  language_code: z.string().max(20).optional(),
  inactivity_timeout: z.coerce.number().min(1).max(180).default(20),
  sync_alignment: z.enum(['true', 'false']).optional(),
});
const Message = z.looseObject({
  text: z.string('Send text.').max(10_000, 'Send up to 10,000 characters at a time.').default(''),
  flush: z.boolean().nullish(),
  try_trigger_generation: z.boolean().nullish(),
  voice_settings: z.looseObject({ speed: z.number().min(0.25).max(4).nullish() }).nullish(),
});

const inMs = ({ characters, character_start_times_seconds: starts, character_end_times_seconds: ends }: Alignment) =>
  characters.length === 0
    ? null
    : {
        chars: characters,
        charStartTimesMs: starts.map((at) => Math.round(at * 1000)),
        charDurationsMs: ends.map((at, n) => Math.round((at - starts[n]!) * 1000)),
      };

/** How much of a text is a piece to be spoken; 0 while none is. */
export function pieceOf(text: string, flush: boolean): number {
  if (flush) return text.length;
  const ends = [...text.matchAll(/[.!?…。！？]["')\]]*\s/gu)].map((end) => end.index + end[0].length);
  const end = ends.find((at) => at >= shortest);
  if (end !== undefined && end <= longest) return end;
  if (text.length < longest) return 0;
  return Math.max(text.lastIndexOf(' ', longest) + 1, 0) || longest;
}

/** One socket that speaks a text as it is written, a piece at a time. */
class StreamInput {
  private readonly scope: Scope;
  private readonly voice: string;
  private readonly query: z.output<typeof Query>;
  private readonly exchange: RequestContext;
  private readonly socket: ClientSocket;
  private readonly gone = new AbortController();
  private text = '';
  private speed = 1;
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();
  private cancelQuiet = () => {};

  constructor(
    scope: Scope,
    { params, site }: FastifyRequest,
    query: z.output<typeof Query>,
    socket: WebSocket,
    stream: Socket,
  ) {
    this.scope = scope;
    this.voice = voiceFor((params as { voiceId: string }).voiceId);
    this.query = query;
    this.exchange = { site, header: () => undefined, tell: () => {}, gone: this.gone.signal };
    this.socket = serveClientSocket(scope, socket, stream, 'speech:use', {
      take: (message) => this.take(message),
      gone: () => {
        this.cancelQuiet();
        this.gone.abort();
      },
    });
    this.listen();
  }

  private listen(): void {
    this.cancelQuiet();
    this.cancelQuiet = this.scope.services.clock.after(this.query.inactivity_timeout * 1000, () =>
      this.fail(
        new AppError('request_timeout', 'The connection timed out waiting for text. Send a space to keep it open.'),
      ),
    );
  }

  private fail(error: AppError): void {
    this.gone.abort();
    const message = error.details?.[0]?.message ?? error.message;
    this.socket.tell({ message, error: error.code, code: 1008 });
    this.socket.close(1008, message);
  }

  private take(given: Record<string, unknown> | null): void {
    this.listen();
    try {
      const { text, flush, voice_settings: settings } = parseInput(Message, given ?? { text: 0 });
      this.speed = settings?.speed ?? this.speed;
      this.text += text;
      const isEnd = text === '';
      for (let cut = this.next(isEnd || flush === true); cut !== ''; cut = this.next(isEnd || flush === true))
        this.say(cut);
      if (isEnd) this.end();
    } catch (error) {
      this.fail(toAppError(error));
    }
  }

  /** The next piece that can be spoken, taken from the text; empty where there is none. */
  private next(flush: boolean): string {
    const length = pieceOf(this.text, flush);
    const piece = this.text.slice(0, length);
    this.text = this.text.slice(length);
    return piece;
  }

  private say(piece: string): void {
    if (piece.trim() === '') return;
    this.waiting += 1;
    if (this.waiting > mostWaiting)
      throw new AppError('too_many_requests', 'Text is arriving faster than it can be spoken. Slow down.');
    const { speed } = this;
    this.last = this.last
      .then(() => (this.gone.signal.aborted ? undefined : this.speak(piece, speed)))
      .catch((error: unknown) => {
        if (this.gone.signal.aborted) return;
        const known = toAppError(error);
        if (known.status >= 500) this.scope.services.log.error({ err: error }, 'a streamed text could not be spoken');
        this.fail(known);
      })
      .finally(() => {
        this.waiting -= 1;
      });
  }

  private async speak(text: string, speed: number): Promise<void> {
    const { format, sampleRate, bitrate } = readOutputFormat(this.query.output_format);
    const order = { text, voice: this.voice, language: this.query.language_code, speed, format };
    const encoded = { ...order, sample_rate: sampleRate, bitrate };
    const spoken = await speak(this.scope, encoded, this.exchange, { file: false });
    const aligner = new Aligner(text);
    const timed = this.query.sync_alignment === 'true';
    let told = 0;
    const tell = (bytes: Uint8Array, alignment: Alignment | null) => {
      const times = alignment && inMs(alignment);
      const audio = Buffer.from(bytes).toString('base64');
      this.socket.tell({ audio, isFinal: null, alignment: times, normalizedAlignment: times });
    };
    for await (const bytes of spoken.body instanceof Readable ? spoken.body : [spoken.body]) {
      const words = timed ? spoken.words().slice(told) : [];
      told += words.length;
      tell(bytes as Uint8Array, timed ? aligner.align(words) : null);
    }
    if (timed) tell(new Uint8Array(0), aligner.rest(spoken.durationMs()));
  }

  private end(): void {
    void this.last.then(() => {
      if (this.gone.signal.aborted) return;
      this.socket.tell({ audio: null, isFinal: true });
      // Their client reads until the socket is closed, and takes any other code for an error.
      this.socket.close(1000);
    });
  }
}

/** ElevenLabs' stream-input: a text goes in as a model writes it, and its speech comes out. */
export const streamInputRoutes =
  (services: Services, callers: Callers): FastifyPluginAsync =>
  async (app) => {
    shapeErrors(app, elevenLabs);
    for (const base of ['', elevenLabsPrefix])
      addSocketRoute(app, services, callers, {
        path: `${base}/v1/text-to-speech/:voiceId/stream-input`,
        permission: 'speech:use',
        // Its clients send `xi-api-key`.
        findKey: () => undefined,
        async open(scope, request) {
          const query = parseInput(Query, request.query);
          readOutputFormat(query.output_format);
          const { voiceId } = request.params as { voiceId: string };
          const wanted = voiceFor(voiceId);
          const known = listVoices(services, query.language_code, request.site.origin);
          if (!known.some(({ id }) => id === wanted)) {
            const message = `There’s no voice ${JSON.stringify(voiceId)}.`;
            throw new AppError('invalid_input', message, [{ path: 'body.voice', message }]);
          }
          return (socket, stream) => void new StreamInput(scope, request, query, socket, stream);
        },
      });
  };
