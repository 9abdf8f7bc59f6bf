import type { AskedOf } from '../fault-server.ts';

/** A request as the services in place of Google's and Microsoft's read it. */
export interface OfficeRequest {
  method: string;
  url: URL;
  headers: AskedOf['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: it stands for a server of someone else's, which reads what it is sent.
  body: any;
}
