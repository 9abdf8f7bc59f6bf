import { createHash } from 'node:crypto';

/** An event of a calendar, whatever the service's shape of it is. */
export interface SimulatorEvent {
  id: string;
  title: string;
  text: string;
  /** Milliseconds since the epoch. */
  start: number;
  end: number;
  isFree: boolean;
  isGone: boolean;
  /** Microsoft's key of a request, and our id in its properties. */
  once: string | null;
  mark: string | null;
  /** Grows with each change of the calendar. */
  seq: number;
}

/** A person's account at a service: a calendar, and contacts in the service's own shape. */
export class FakeOffice {
  readonly id: string;
  readonly who: string;
  readonly events: SimulatorEvent[] = [];
  contacts: object[] = [];
  seq = 0;
  /** Marks of changes that are older than this are forgotten. */
  forgotten = 0;
  /** How many things a page has at most. */
  pageSize = 1_000;

  constructor(who: string) {
    this.who = who;
    this.id = createHash('sha256').update(who).digest('hex').slice(0, 21);
  }

  add(change: Partial<SimulatorEvent> & { start: number; end: number }): SimulatorEvent {
    const event: SimulatorEvent = {
      id: `event${this.events.length + 1}`,
      title: 'Busy',
      text: '',
      isFree: false,
      isGone: false,
      once: null,
      mark: null,
      ...change,
      seq: ++this.seq,
    };
    this.events.push(event);
    return event;
  }

  change(event: SimulatorEvent, change: Partial<SimulatorEvent>): SimulatorEvent {
    return Object.assign(event, change, { seq: ++this.seq });
  }

  /** Those that are there. */
  get alive(): SimulatorEvent[] {
    return this.events.filter(({ isGone }) => !isGone);
  }

  within(from: number, to: number): SimulatorEvent[] {
    return this.alive.filter(({ start, end }) => start < to && end > from);
  }
}
