import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Capability, carrierCan } from '#domain/carriers/carrier-kinds.ts';
import { AppError } from '#domain/platform/errors.ts';
import { signingKeyOf, webhookPath } from '#server/carriers/accounts.ts';
import { findAccountByHook } from '#server/carriers/known-accounts.ts';
import { wires } from '#server/carriers/wires.ts';
import type { AccountRow } from '#server/platform/db/schema/phone.table.ts';
import { headerOf } from '#server/platform/http/credentials.ts';
import type { Services } from '#server/services.ts';
import { callOfTicket } from './stream-ticket.ts';

/** What a carrier opens a websocket for: sound both ways, or text both ways. */
export type SocketKind = 'stream' | 'relay';

const needs = { stream: 'streams', relay: 'relays' } as const satisfies Record<SocketKind, Capability>;

const Params = z.object({ hook: z.string().max(40), ticket: z.string().max(150).optional() });

/** Where the carrier opens the websockets of an account: no query, which it would leave out. */
export const socketUrl = ({ config }: Services, hook: string, kind: SocketKind): string =>
  `${config.publicUrl.replace(/^http/, 'ws')}${webhookPath}/${hook}/${kind}`;

/** Whose websocket it is, and for which call, where its address says so. */
export interface Opened {
  account: AccountRow;
  callId: string | null;
}

/** Who opens a websocket, once its signature is right, or the ticket in its address. @throws AppError not_found, forbidden */
export async function openedBy(services: Services, request: FastifyRequest, kind: SocketKind): Promise<Opened> {
  const { data: params } = Params.safeParse(request.params);
  const account = params && (await findAccountByHook(services, params.hook));
  const wire = account && wires[account.carrier];
  if (!params || !account || !wire) throw new AppError('not_found');
  if (!wire.signsSockets) {
    const callId = callOfTicket(services, params.ticket ?? '');
    if (callId === null || !carrierCan[account.carrier][needs[kind]])
      throw new AppError('forbidden', 'This URL isn’t for a call on this account, or it has expired.');
    return { account, callId };
  }
  const url = socketUrl(services, account.hook, kind);
  const key = signingKeyOf(services, account);
  const asked = { header: (name: string) => headerOf(request, name), body: Buffer.alloc(0), now: services.clock.now() };
  // The carrier signs some addresses of websockets with a slash behind them.
  const isIts = [url, `${url}/`].some((one) => wire.verify({ ...asked, url: one }, key));
  if (!isIts || !carrierCan[account.carrier][needs[kind]])
    throw new AppError('forbidden', 'This request wasn’t signed by the connected account.');
  return { account, callId: null };
}
