import { createHash } from 'node:crypto';
import type { CallToolResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { AppError } from '#domain/platform/errors.ts';
import { canAsk, consentTo, type questionsOf } from './confirm.ts';
import { fitResult } from './fit-result.ts';
import { Refusal, type Tool, type ToolCall } from './tool.ts';

/** What a call of a tool needs beside its input. */
export interface Caller {
  tokenId: string;
  /** The API, with a key of an act or without one. */
  api(key?: string): ToolCall['ask'];
  questions: ReturnType<typeof questionsOf>;
  /** Counts one act that reaches someone. @throws AppError too_many_requests */
  countReach(): Promise<void>;
}

const told = (data: object): CallToolResult => ({ content: [{ type: 'text', text: fitResult(data) }] });
const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** The same act with the same arguments is one act for a day, however often it's asked for. */
const keyOf = (tool: Tool, tokenId: string, input: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([tokenId, tool.name, input]))
    .digest('base64url');

/** Runs a tool, and asks a person before where that is due. */
export async function callTool(
  tool: Tool,
  input: Record<string, unknown>,
  caller: Caller,
  ctx: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    if (tool.question === undefined) {
      const key = tool.kind === 'writes' ? `mcp-${keyOf(tool, caller.tokenId, input)}` : undefined;
      return told(await tool.run({ ask: caller.api(key) }, input));
    }
    return await callAsked(tool as Asking, input, caller, ctx);
  } catch (error) {
    if (error instanceof Refusal || error instanceof AppError) return refused(error.message);
    throw error;
  }
}

type Asking = Tool & Required<Pick<Tool, 'question'>>;

async function callAsked(tool: Asking, input: Record<string, unknown>, caller: Caller, ctx: ServerContext) {
  const looking = { ask: caller.api() };
  const question = () => tool.question(looking, input);
  if (tool.kind === 'reaches' && !canAsk(ctx)) return told(await leaveToPeople(tool, await question(), caller));
  const consent = await consentTo(caller.questions, tool, input, ctx, question);
  if (consent.is === 'asked') return consent.result;
  if (consent.is === 'no') return told({ done: false, because: 'The user declined.' });
  if (consent.is === 'told') {
    const how = `Ask the user for confirmation. If they agree, call ${tool.name} again with the same arguments and the confirm value from this response.`;
    return told({ done: false, question: await question(), confirm: consent.confirm, how });
  }
  if (tool.kind === 'reaches') await caller.countReach();
  const { confirm: _, ...given } = input;
  return told(await tool.run({ ask: caller.api(`mcp-${consent.key}`) }, given));
}

/** Where no one can be asked midway, a person does it: a model's word for a person's is none. */
async function leaveToPeople(tool: Tool, question: string, caller: Caller) {
  const key = `mcp-${keyOf(tool, caller.tokenId, question)}`;
  const body = { kind: 'follow_up' as const, summary: `Suggested by an assistant: ${question}`.slice(0, 2_000) };
  const { id } = await caller.api(key)(tasksApi.create, { body });
  const because = 'This client can’t ask for confirmation, so we created a task for your team to decide.';
  return { done: false, taskId: id, because };
}
