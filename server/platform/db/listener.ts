import pg from 'pg';
import type { BaseLogger } from 'pino';

/** Hears what `notify` sends, from this process and from every other on the same database. */
export interface Listener {
  /**
   * Calls `hear` with each payload on the channel; answers how to stop. `onGap` is called when messages may have been
   * missed, because the connection was lost and is there again.
   */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface Subscription {
  hear(payload: string): void;
  onGap: (() => void) | undefined;
}

/** Who listens to what. */
class Channels {
  readonly #subscriptions = new Map<string, Set<Subscription>>();

  names(): string[] {
    return [...this.#subscriptions.keys()];
  }

  /** Adds one; `first` tells whether no one listened to the channel before. */
  add(channel: string, subscription: Subscription): { first: boolean; remove(): { last: boolean } } {
    const all = this.#subscriptions.get(channel) ?? new Set();
    const first = all.size === 0;
    this.#subscriptions.set(channel, all.add(subscription));
    return {
      first,
      remove: () => {
        const last = all.delete(subscription) && all.size === 0;
        if (last) this.#subscriptions.delete(channel);
        return { last };
      },
    };
  }

  tell(channel: string, payload: string): void {
    for (const { hear } of this.#subscriptions.get(channel) ?? []) hear(payload);
  }

  gap(): void {
    for (const all of this.#subscriptions.values()) for (const { onGap } of all) onGap?.();
  }
}

/** Milliseconds between two signs of life; a connection that is silently cut is noticed within one and a half. */
const heartbeatEvery = 10_000;
const answerWithin = 5_000;
const reconnectAfter = 1_000;

/** A connection of its own, made with the first listener and made again whenever it is lost. */
export function listenerOn(config: pg.ClientConfig, log: Pick<BaseLogger, 'warn'>): Listener {
  const channels = new Channels();
  /** The connection, or the attempt to make it. */
  let connection: Promise<pg.Client> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: answerWithin, query_timeout: answerWithin });
    let ready = false;
    const lose = (error: Error) => {
      if (!ready) return;
      ready = false;
      clearInterval(heartbeat);
      connection = undefined;
      discard(client);
      if (closed) return;
      log.warn({ reason: error.message }, 'the connection that listens for notifications was lost');
      reconnect();
    };
    client.on('error', lose);
    client.on('notification', ({ channel, payload }) => channels.tell(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of channels.names()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      connection = undefined;
      discard(client);
      throw error;
    }
    ready = true;
    heartbeat = setInterval(() => client.query('select 1').catch(lose), heartbeatEvery).unref();
    return client;
  }

  function reconnect(): void {
    retry = setTimeout(() => {
      connection ??= connect();
      connection.then(() => channels.gap(), reconnect);
    }, reconnectAfter).unref();
  }

  /** Does something with the connection, if there is one; that it breaks meanwhile is told by `lose`. */
  async function live(use: (client: pg.Client) => Promise<unknown>): Promise<void> {
    await connection?.then(use).catch(() => {});
  }

  return {
    async listen(channel, hear, onGap) {
      const { remove } = channels.add(channel, { hear, onGap });
      try {
        connection ??= connect();
        // Said again for a channel that is listened to already, which changes nothing.
        await (await connection).query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        remove();
        throw error;
      }
      return async () => {
        // A connection that breaks here ends the listening as well; the next one is not told of this channel.
        if (remove().last) await live((client) => client.query(`unlisten ${pg.escapeIdentifier(channel)}`));
      };
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      await live((client) => client.end());
    },
  };
}

/** Closes what is left of a connection that failed. That this fails as well is no news. */
function discard(client: pg.Client): void {
  client.end().catch(() => {});
}
