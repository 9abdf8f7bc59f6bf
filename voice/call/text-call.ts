import type { StoredCall } from './call-record.ts';
import { writtenPolicy } from './channel-policy.ts';
import { ConversationDriver, type TurnPlan, type TurnPorts } from './conversation-driver.ts';

/** A sentence of the agent, as it is stored. */
export interface WrittenTurn {
  seq: number;
  text: string;
}

/** A conversation in writing, by the channel that hears from the caller: what is written is read, and there is no line. */
export class TextCall {
  readonly driver: ConversationDriver;

  constructor(plan: TurnPlan, ports: TurnPorts, stored: StoredCall | null, onTurn: (turn: WrittenTurn) => void) {
    const transfer = async () => ({ ok: false, code: 'nobody', message: 'A chat can’t be transferred.' }) as const;
    this.driver = new ConversationDriver(plan, { ...ports, transfer }, stored, {
      policy: writtenPolicy,
      language: plan.setting.language ?? '',
      said: ({ seq, text }) => onTurn({ seq, text }),
    });
    // The agent begins, or goes on where a killed server left it, with what came while no one was here.
    this.driver.take(() => {
      if (stored?.snapshot == null) return this.driver.start();
      this.driver.resume();
      this.driver.lookBeside();
      return null;
    });
  }

  /** The caller writes. @param id of the message: the same again is nothing */
  said(id: string, text: string): void {
    const { driver } = this;
    const { record } = driver;
    driver.take(() => {
      const { now } = driver;
      if (driver.isOver || record.memory.typed.includes(id)) return null;
      // Where a person has the caller, the flow stays where it is.
      if (record.memory.taken !== undefined) return record.note(text, now, now, [id]);
      record.callerSaid(text, now, now, [id]);
      return record.advance({ type: 'caller_said', at: now, text });
    });
  }

  /** The caller goes. */
  ended(): void {
    this.driver.take(() => {
      this.driver.close('caller_hangup');
      return null;
    });
  }
}
