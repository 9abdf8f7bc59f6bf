import type { Readable } from 'node:stream';
import { type LiveCallEvents, type LiveDetail, liveCallsApi, liveEveryMs } from '#domain/calls/live-calls.ts';
import { withoutBegunCards } from '#domain/platform/card-numbers.ts';
import { hiddenMark } from '#domain/platform/hidden-values.ts';
import { watchRights } from '#server/identity/watch-rights.ts';
import { openEventStream } from '#server/platform/http/event-stream.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { hiddenSlotsOf } from '#voice/flow/hidden-values.ts';
import { shownTo } from './board-events.ts';
import { callFeeds } from './call-feed.ts';
import { liveNews } from './live-news.ts';
import { readLiveCall } from './read-call.ts';

type Hear = (detail: LiveDetail) => void;

/** One call that is watched in this process, read once for all who watch it, after each of its steps. */
class WatchedCall {
  readonly #scope: Scope;
  readonly #callId: string;
  readonly #hears = new Set<Hear>();
  readonly #stop: () => void;
  #isPlanned = false;
  #isReading = false;
  #isChanged = false;
  #cancel = () => {};

  constructor(services: Services, workspaceId: string, callId: string) {
    this.#scope = { services, workspaceId, actor: null };
    this.#callId = callId;
    this.#stop = liveNews(services).watch(workspaceId, (changed) => {
      if (changed === null || changed === callId) this.#soon();
    });
  }

  listen(hear: Hear): () => void {
    this.#hears.add(hear);
    return () => {
      this.#hears.delete(hear);
      if (this.#hears.size > 0) return;
      this.#stop();
      this.#cancel();
      watchedOf(this.#scope.services).delete(this.#callId);
    };
  }

  #soon(): void {
    this.#isChanged = true;
    if (this.#isPlanned || this.#isReading) return;
    this.#isPlanned = true;
    this.#cancel = this.#scope.services.clock.after(liveEveryMs.call, () => {
      this.#isPlanned = false;
      void this.#read();
    });
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    this.#isChanged = false;
    try {
      const { flow: _, ...detail } = await readLiveCall(this.#scope, this.#callId);
      for (const hear of this.#hears) hear(detail);
    } catch (error) {
      this.#scope.services.log.warn({ err: error }, 'a call that is watched could not be read');
    }
    this.#isReading = false;
    if (this.#isChanged && this.#hears.size > 0) this.#soon();
  }
}

const all = new WeakMap<Services, Map<string, WatchedCall>>();
function watchedOf(services: Services): Map<string, WatchedCall> {
  const own = all.get(services) ?? new Map<string, WatchedCall>();
  all.set(services, own);
  return own;
}

/**
 * One call, as server-sent events: all of it at once and after each step, and what the caller is saying.
 * @param seconds how long to stay @throws AppError not_found
 */
export async function callEvents(scope: Scope, callId: string, seconds: number): Promise<Readable> {
  const { services, workspaceId } = scope;
  const { stream, write: say } = openEventStream();
  // As an answer would be: what was stored by earlier versions lacks fields of today.
  const told = liveCallsApi.callEvents.events;
  const write = <Name extends keyof LiveCallEvents>(event: Name, data: LiveCallEvents[Name]) =>
    void say(event, told[event].parse(data));
  const show = shownTo(scope);
  const hear: Hear = (detail) => {
    write('call', { ...detail, call: show(detail.call) });
    if (detail.status === 'ended') stream.end();
  };
  // Anyone who may not see it hears nothing; what changes from here on is heard.
  const first = await readLiveCall(scope, callId);
  const watched = watchedOf(services).get(callId) ?? new WatchedCall(services, workspaceId, callId);
  watchedOf(services).set(callId, watched);
  const stop = watched.listen(hear);
  // No one knows what words will be while they come: where a flow keeps anything hidden, they are shown once they are taken.
  const hides = first.flow === null || hiddenSlotsOf(first.flow).length > 0;
  const shownWords = (text: string) => (hides && text !== '' ? hiddenMark : withoutBegunCards(text));
  const stopFeed = callFeeds(services).listen(callId, {
    words: (text) => write('words', { text: shownWords(text) }),
  });
  const cancel = services.clock.after(seconds * 1000, () => stream.end());
  const unwatch = watchRights(scope, scope.actor, 'calls:read', () => stream.end());
  stream.once('close', () => {
    unwatch();
    stop();
    stopFeed();
    cancel();
  });
  const { flow: _, ...detail } = first;
  hear(detail);
  if (seconds === 0) stream.end();
  return stream;
}
