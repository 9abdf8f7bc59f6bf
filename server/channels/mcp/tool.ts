import type { z } from 'zod';
import type { Endpoint, Input, Reply } from '#domain/platform/http.ts';

/** What a tool works with: the API, as the one who sent the token may use it. */
export interface ToolCall {
  /** Asks the API. @throws Refusal */
  ask<E extends Endpoint>(endpoint: E, input?: Input<E>): Promise<Reply<E>>;
}

/** A refusal of the API, in its sentence. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * What a tool does with the world. looks: nothing is changed. writes: something of the workspace is changed, and can be
 * changed back. asks: it can't be, so a person is asked before. reaches: the same, and someone outside hears of it.
 */
export type ToolKind = 'looks' | 'writes' | 'asks' | 'reaches';

/** A tool as its handler is written. */
interface ToolSpec<S extends z.ZodObject> {
  name: string;
  title: string;
  /** For the model that chooses among them: what it is for, and what to call before. At most 200 characters. */
  about: string;
  kind: ToolKind;
  input: S;
  /** Endpoints that it can't do without: one who may not call each of them doesn't see the tool. */
  uses: readonly Endpoint[];
  /** What a person is asked before it is done; needed where it `asks` or `reaches`. @throws Refusal */
  question?(call: ToolCall, input: z.output<S>): Promise<string>;
  run(call: ToolCall, input: z.output<S>): Promise<object>;
}

/** A tool as the server lists and calls it. */
export interface Tool extends Omit<ToolSpec<z.ZodObject>, 'question' | 'run'> {
  question?(call: ToolCall, input: unknown): Promise<string>;
  run(call: ToolCall, input: unknown): Promise<object>;
}

/** A tool whose handler knows the type of its input. */
export const tool = <S extends z.ZodObject>(spec: ToolSpec<S>): Tool => spec as unknown as Tool;
