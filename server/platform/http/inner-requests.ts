import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose account a request is sent from within: the resource that the token of the outer one was issued for. */
interface Outer {
  resource: string;
}

/**
 * Requests that this server sends to its own API for the one who asked it to, with their token. They pass all that requests
 * pass; what was counted and checked of the outer one is not counted again.
 */
const outer = new AsyncLocalStorage<Outer>();

/** Does work whose requests are sent from within. */
export const sendFromWithin = <T>(of: Outer, work: () => Promise<T>): Promise<T> => outer.run(of, work);

/** On whose account the request that is being answered was sent; undefined where it came from outside. */
export const outerRequest = (): Outer | undefined => outer.getStore();
