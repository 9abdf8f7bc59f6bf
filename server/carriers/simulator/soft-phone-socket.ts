import type { FastifyPluginAsync } from 'fastify';
import type { WebSocket } from 'ws';
import {
  SoftPhoneMessage,
  type SoftPhoneNews,
  softPhoneApi,
  softPhoneNumber,
  softPhonePath,
} from '#domain/carriers/soft-phone.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { watchRights } from '#server/identity/watch-rights.ts';
import { checkOrigin } from '#server/platform/http/check-origin.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import { implement } from '#server/platform/http/implement.ts';
import { jsonOf, onMessages } from '#server/platform/http/sockets.ts';
import type { Services } from '#server/services.ts';
import type { LiveCall } from './live-call.ts';
import { type SimulatorText, type TextListener, textsOf } from './messages.ts';
import type { Party, Sound } from './party.ts';
import { openSoftPhone, takePhoneTicket } from './soft-phone-ticket.ts';
import { type OpenPhone, switchboardOf } from './switchboard.ts';

/** A socket that says nothing is closed, in ms. */
const helloMs = 5_000;
/** Bytes that a page may leave unread: what it is told waits in the memory of all. */
const mostBehind = 1_000_000;

export const softPhoneRoutes = implement(softPhoneApi, { open: ({ scope }) => openSoftPhone(scope) });

/** `GET /v1/soft-phone/socket`: a phone in a page, on the carrier of this house. */
export const softPhoneSocket =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.route({
      method: 'GET',
      url: softPhonePath,
      config: { public: true, socket: true },
      logLevel: 'fatal',
      preValidation: async (request) => checkOrigin(services, request),
      handler: (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
      wsHandler: (socket) => new SoftPhone(services, socket).serve(),
    });
  };

/** A phone in a page: one call at a time, and texts. */
class SoftPhone implements OpenPhone, TextListener {
  workspaceId = '';
  private readonly services: Services;
  private readonly socket: WebSocket;
  private call: LiveCall | null = null;
  /** What rings, and how it is answered. */
  private ringing: { sid: string; settle(taken: boolean): void } | null = null;
  private readonly sounds = new Map<number, () => void>();
  private nextSound = 0;
  private unplug = () => {};
  private unwatch = () => {};
  /** What comes right behind the hello waits until that is taken. */
  private opening: Promise<unknown> = Promise.resolve();

  constructor(services: Services, socket: WebSocket) {
    this.services = services;
    this.socket = socket;
  }

  serve(): void {
    const cancel = this.services.clock.after(helloMs, () => this.socket.close(1008, 'hello_expected'));
    onMessages(this.socket, this.services.log, (data, isBinary) => {
      const message = isBinary ? undefined : SoftPhoneMessage.safeParse(jsonOf(data)).data;
      if (message === undefined)
        return this.tell({ type: 'error', message: 'This message type isn’t part of the protocol.' });
      cancel();
      this.take(message).catch((error: unknown) => {
        const { message: text, status } = toAppError(error);
        if (status >= 500) this.services.log.error({ err: error }, 'a soft phone failed');
        this.tell({ type: 'error', message: text });
        if (this.workspaceId === '') this.socket.close(1008);
      });
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      cancel();
      this.unwatch();
      this.unplug();
      this.ringing?.settle(false);
      this.call?.end('completed');
    });
  }

  private tell(news: SoftPhoneNews): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > mostBehind) this.socket.terminate();
    else this.socket.send(JSON.stringify(news));
  }

  private async open(ticket: string): Promise<void> {
    const { workspaceId, holder } = await takePhoneTicket(this.services, ticket);
    // It may have been closed meanwhile, or have said hello twice.
    if (this.socket.readyState !== this.socket.OPEN || this.workspaceId !== '') return;
    this.workspaceId = workspaceId;
    const lost = () => this.socket.close(1008, 'refused');
    this.unwatch = watchRights({ services: this.services, workspaceId }, holder, 'agents:write', lost);
    const texts = textsOf(this.services);
    const leave = [switchboardOf(this.services).plugIn(this), texts.listen(this)];
    this.unplug = () => {
      for (const one of leave) one();
    };
    this.tell({ type: 'ready', number: softPhoneNumber });
    const account = await accountOfWorkspace(this.services, this.workspaceId);
    for (const text of account ? texts.ofPhone(account) : []) this.hears(text);
  }

  private async take(message: SoftPhoneMessage): Promise<void> {
    if (message.type === 'hello') {
      const opened = this.opening.then(() => this.open(message.ticket));
      this.opening = opened.catch(() => {});
      return opened;
    }
    await this.opening;
    if (this.workspaceId === '') return this.socket.close(1008, 'hello_expected');
    switch (message.type) {
      case 'call':
        return this.dial(message.to);
      case 'answer':
      case 'decline':
        if (this.ringing?.sid === message.sid) this.ringing.settle(message.type === 'answer');
        return;
      case 'says':
        this.call?.deeds.add({ type: 'says', text: message.text });
        return;
      case 'presses':
        this.call?.deeds.add({ type: 'presses', key: message.key });
        return;
      case 'played':
        this.sounds.get(message.id)?.();
        return;
      case 'hang_up':
        this.call?.end('completed');
        return;
      case 'texts':
        return this.write(message.to, message.text);
    }
  }

  private async dial(to: string): Promise<void> {
    if (this.call !== null) return this.tell({ type: 'error', message: 'This phone is already on a call.' });
    const account = await accountOfWorkspace(this.services, this.workspaceId);
    const switchboard = switchboardOf(this.services);
    const isThere = account && (await switchboard.callIn(account, this, this.party(), softPhoneNumber, to));
    if (!isThere) this.tell({ type: 'error', message: `${to} isn’t one of this workspace’s test numbers.` });
  }

  private async write(to: string, text: string): Promise<void> {
    const account = await accountOfWorkspace(this.services, this.workspaceId);
    const isThere = account && (await textsOf(this.services).comeIn(account, softPhoneNumber, to, text));
    if (!isThere) this.tell({ type: 'error', message: `${to} isn’t one of this workspace’s test numbers.` });
  }

  hears({ sid, from, to, body: text, direction }: SimulatorText): void {
    const own = direction === 'inbound';
    this.tell({ type: 'text', sid, number: own ? to : from, text, own });
  }

  private party(): Party {
    return {
      hears: (sound, done) => this.play(sound, done),
      listened: (now) => this.tell({ type: 'listens', now }),
    };
  }

  private play(sound: Sound, done: () => void): () => void {
    const id = this.nextSound++;
    const { publicUrl } = this.services.config;
    const url = 'url' in sound ? sound.url : null;
    // A page of this site asks for what is this site's.
    const near = url?.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
    this.sounds.set(id, () => {
      this.sounds.delete(id);
      done();
    });
    this.tell({ type: 'plays', id, url: near, text: 'text' in sound ? sound.text : null });
    return () => {
      if (this.sounds.delete(id)) this.tell({ type: 'stops', id });
    };
  }

  ring({ sid, from }: { sid: string; from: string }, signal: AbortSignal): Promise<Party | null> {
    if (this.call !== null || this.ringing !== null) return Promise.resolve(null);
    this.tell({ type: 'rings', sid, from });
    return new Promise((resolve) => {
      const settle = (taken: boolean) => {
        this.ringing = null;
        signal.removeEventListener('abort', late);
        if (!taken) this.tell({ type: 'quiet', sid });
        resolve(taken ? this.party() : null);
      };
      const late = () => settle(false);
      signal.addEventListener('abort', late, { once: true });
      this.ringing = { sid, settle };
    });
  }

  took(call: LiveCall): void {
    this.call = call;
    this.tell({ type: 'connected', sid: call.sid });
  }

  ended(status: string, sid: string): void {
    this.call = null;
    this.sounds.clear();
    this.tell({ type: 'ended', sid, status });
  }
}
