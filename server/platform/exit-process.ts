import { Session } from 'node:inspector';

/**
 * Ends this process for certain. V8 compiles in threads of its own; one that waits for a collection of garbage by the main
 * thread, which by then waits for the end of that thread, keeps the process for ever (nodejs/node#54918). Behind a
 * collection, some 0.1 s, none of them waits.
 * @param code 0 for an end that was asked for, 70 for a fault (`EX_SOFTWARE` of sysexits.h)
 */
export function exitProcess(code: number): never {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage');
  process.exit(code);
}
