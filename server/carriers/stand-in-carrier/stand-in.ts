import type { Services } from '#server/services.ts';
import { Exchange, exchangeOf } from './exchange.ts';
import { type Ground, groundOf } from './ground.ts';
import { TextExchange, textsOf } from './messages.ts';

/** The carrier as a whole: what it stands on, its calls and its texts. */
export interface StandIn {
  ground: Ground;
  calls: Exchange;
  texts: TextExchange;
}

/** The carrier in this server. */
export const standInOf = (services: Services): StandIn => ({
  ...{ ground: groundOf(services), calls: exchangeOf(services), texts: textsOf(services) },
});

/** A carrier of its own. */
export const openStandIn = (ground: Ground): StandIn => ({
  ...{ ground, calls: new Exchange(ground), texts: new TextExchange(ground) },
});
