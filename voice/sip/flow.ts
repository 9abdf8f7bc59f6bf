import type { Address } from './message/message.ts';

/** The one way between an account and its server. */
export interface Flow {
  transport: 'UDP' | 'TCP' | 'TLS';
  /** Whether nothing gets lost on it. */
  reliable: boolean;
  /** Our end, as Via and Contact name it. */
  local: Address;
  remote: Address;
  /** @param to where an answer goes, which is where its request came from; null: to the server */
  send(bytes: Buffer, to: Address | null): void;
  close(): void;
}

/** An address with the brackets that IPv6 has in headers. */
export const written = ({ host, port }: Address): string => `${bracketed(host)}:${port}`;

export const bracketed = (host: string): string => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);
