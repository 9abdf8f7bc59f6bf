import type { Services } from '#server/services.ts';
import { TextExchange, textsOf } from './messages.ts';
import { contextOf, type SimulatorContext } from './simulator-context.ts';
import { Switchboard, switchboardOf } from './switchboard.ts';

/** The carrier as a whole: what it stands on, its calls and its texts. */
export interface Simulator {
  context: SimulatorContext;
  calls: Switchboard;
  texts: TextExchange;
}

/** The carrier in this server. */
export const simulatorOf = (services: Services): Simulator => ({
  context: contextOf(services),
  calls: switchboardOf(services),
  texts: textsOf(services),
});

/** A carrier of its own. */
export const openSimulator = (context: SimulatorContext): Simulator => ({
  context,
  calls: new Switchboard(context),
  texts: new TextExchange(context),
});
