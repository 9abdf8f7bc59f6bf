import type { ActKind } from '#domain/calls/live-calls.ts';

/** What a person of the business does in a call, as the call takes it: in the order of `seq`, each once. */
export interface SupervisorCommand {
  seq: number;
  kind: ActKind;
  /** The account of who does it. */
  by: string;
  /** The words of `whisper`, `say` and `set`. */
  text?: string;
  /** The slot or variable of `set`. */
  name?: string;
  /** Of `say`: the caller has heard it already, through a microphone. */
  heard?: boolean;
  /** Whether callers hear of it before someone listens or takes over. */
  announced?: boolean;
}
