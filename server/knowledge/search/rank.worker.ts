import { parentPort } from 'node:worker_threads';
import { findAnswer } from '#voice/knowledge/find-answer.ts';
import { foundOf, type RankingTask } from '#voice/knowledge/found.ts';

/** Ranks pieces beside the thread that carries the calls, one question after the other. */
parentPort!.on('message', ({ id, task }: { id: number; task: RankingTask }) => {
  const { asked, sources, facts, most } = task;
  try {
    parentPort!.postMessage({ id, found: foundOf(asked, findAnswer(asked, sources, facts), facts, most) });
  } catch (error) {
    parentPort!.postMessage({ id, fault: (error as Error).message });
  }
});
