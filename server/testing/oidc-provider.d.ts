/** The part of oidc-provider that the stand-in for Google uses: the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Context {
    path: string;
    body: unknown;
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId: string };
      result?: { login?: object };
    };
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Client: { prototype: { redirectUriAllowed(address: string): boolean } };
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, string | undefined> }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }

  export namespace interactionPolicy {
    class Check {
      static readonly REQUEST_PROMPT: boolean;
      static readonly NO_NEED_TO_PROMPT: boolean;
      constructor(reason: string, description: string, check: (context: Context) => boolean);
    }
    function base(): { get(prompt: string): { checks: { add(check: Check): void } } };
  }
}
