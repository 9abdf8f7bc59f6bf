import { type ApiRequest, type ClientOptions, Core } from './core.ts';
import { Resources } from './resources.gen.ts';
import { Webhooks } from './webhooks.ts';

/** Parley's API. */
export class Parley extends Resources {
  override readonly webhooks: Webhooks;
  readonly #core: Core;

  constructor(options: ClientOptions = {}) {
    const core = new Core(options);
    super(core);
    this.#core = core;
    this.webhooks = new Webhooks(core);
  }

  /** Where the server is. */
  get baseURL(): string {
    return this.#core.baseURL;
  }

  /** Sends a request that no method stands for, with the same retries and errors. */
  request(request: ApiRequest): Promise<Response> {
    return this.#core.send(request);
  }
}

export default Parley;
export type { ApiRequest, ClientOptions, RequestOptions } from './core.ts';
export * from './errors.ts';
export { EventStream, type StreamEvent } from './event-stream.ts';
export { Page, PagePromise } from './pages.ts';
export type * from './types.gen.ts';
export { verifyWebhook } from './webhooks.ts';
