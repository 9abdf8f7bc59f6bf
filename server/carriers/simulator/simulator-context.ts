import type { Logger } from 'pino';
import { storeOf } from '#server/carriers/simulator-accounts.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { openOutboundSocket } from '#server/platform/http/outbound-socket.ts';
import type { Services } from '#server/services.ts';
import type { Clock } from '#voice/clock.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import type { OpenSocket } from '#voice/transcribers/outbound-socket.ts';
import { Faults } from './faults.ts';
import { ownAddress } from './own-address.ts';
import type { SimulatorStore } from './simulator-store.ts';
import { voicesOf } from './speak.ts';
import type { Side } from './tape.ts';

/** How an address is asked that was given to the carrier. */
export interface Way {
  /** Where it is really asked, and with which headers beside its own. */
  url: string;
  headers: Record<string, string>;
  ask: Outbound;
  open: OpenSocket;
}

/** What the carrier simulator stands on: in this server its services, alone its memory. */
export interface SimulatorContext {
  clock: Clock;
  log: Logger;
  store: SimulatorStore;
  faults: Faults;
  /** The way to a webhook (`http`) or a media stream (`ws`); null where this carrier asks no one. */
  wayTo(url: string): Way | null;
  /** Words as the sound of a phone line, 8 kHz, for recordings; without it what is only words is silent there. */
  speak?(text: string, side: Side): Promise<Int16Array>;
}

/** The ways out to one server, wherever it is. */
export function waysOut(origin: string): Pick<Way, 'ask' | 'open'> {
  const trustedOrigins = [origin];
  return { ask: openOutbound({ trustedOrigins }), open: openOutboundSocket({ trustedOrigins }) };
}

/** Addresses of this installation alone are asked, over this machine's own: this carrier has no customers but the house. */
function waysWithin(services: Services): SimulatorContext['wayTo'] {
  const { publicUrl } = services.config;
  let out: Pick<Way, 'ask' | 'open'> | null = null;
  return (url) => {
    const isSocket = url.startsWith('ws');
    const like = (address: string) => (isSocket ? address.replace(/^http/, 'ws') : address);
    if (!url.startsWith(`${like(publicUrl)}/`)) return null;
    out ??= waysOut(ownAddress(services));
    const near = `${like(ownAddress(services))}${url.slice(like(publicUrl).length)}`;
    // The server may know itself by its public name alone.
    return { ...out, url: near, headers: { 'x-forwarded-host': new URL(publicUrl).host } };
  };
}

const grounds = new WeakMap<Services, SimulatorContext>();

/** What the carrier in this server stands on. */
export function contextOf(services: Services): SimulatorContext {
  const known = grounds.get(services);
  if (known !== undefined) return known;
  const { clock, log } = services;
  const context = {
    clock,
    log,
    store: storeOf(services),
    faults: new Faults(),
    wayTo: waysWithin(services),
    speak: voicesOf(services),
  };
  grounds.set(services, context);
  return context;
}
