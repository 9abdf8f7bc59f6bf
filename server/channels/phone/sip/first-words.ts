import { and, eq } from 'drizzle-orm';
import { type DialRow, dials } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import { begins, speakerOf } from '#voice/call/who-answers.ts';
import { firstWordsMs } from '../webhooks/answerer.ts';

/**
 * Who has taken a call that went out, by their first words: a carrier of SIP tells nothing of machines. A person's words are the
 * conversation's; a machine's are not.
 */
export class FirstWords {
  readonly #scope: Scope;
  readonly #callId: string;
  readonly #until: number;
  readonly #machine: () => void;
  #isKnown = false;

  constructor(scope: Scope, callId: string, machine: () => void) {
    this.#scope = scope;
    this.#callId = callId;
    this.#machine = machine;
    this.#until = scope.services.clock.now() + firstWordsMs;
  }

  /** True where words are a machine's. */
  takes(text: string, isFinal: boolean, language: string): boolean {
    if (this.#isKnown || this.#scope.services.clock.now() > this.#until) return false;
    const speaker = speakerOf(text, language);
    if (speaker === 'machine') {
      if (!isFinal) return true;
      this.#isKnown = true;
      this.#note({ answeredBy: 'machine' });
      this.#machine();
      return true;
    }
    if (!isFinal) return false;
    if (speaker === 'screening' || speaker === 'menu') this.#note({ answeredBy: speaker });
    else if (!begins(text, language)) {
      this.#isKnown = true;
      this.#note({ answeredBy: 'human', spokenWith: true });
    }
    return false;
  }

  #note(found: Partial<Pick<DialRow, 'answeredBy' | 'spokenWith'>>): void {
    const { services, workspaceId } = this.#scope;
    const own = and(eq(dials.workspaceId, workspaceId), eq(dials.callId, this.#callId));
    services.db
      .tenant(workspaceId, (tx) => tx.update(dials).set(found).where(own))
      .catch((error: unknown) => services.log.warn({ err: error }, 'who took a call could not be noted'));
  }
}
