import type { ConversationDriver } from '#voice/call/conversation-driver.ts';
import type { CallStore } from '#voice/call/ports.ts';

/** All of an answer of a conversation that no process stays with, each step stored by itself. */
export async function answerWhole(driver: ConversationDriver, store: CallStore): Promise<void> {
  const { change, isDone } = driver.prepare();
  if (change) await store.commit(change, isDone);
  driver.stored();
  await driver.goOn();
}
