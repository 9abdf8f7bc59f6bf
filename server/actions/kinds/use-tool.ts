import type { Json } from '#domain/platform/json.ts';
import { defineKind, type KindResult } from '#server/actions/action-kind.ts';
import { checkResult } from '#server/actions/tool-servers/check-result.ts';
import { stateOf } from '#server/actions/tool-servers/pin-tools.ts';
import { askTool, openToolClient, reasonOf } from '#server/actions/tool-servers/tool-client.ts';
import { readToolServer } from '#server/actions/tool-servers/tool-servers.ts';
import type { PinnedTool, ToolServerRow } from '#server/platform/db/schema/tool-servers.table.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { UseToolInput } from '#voice/flow/flow-actions.ts';
import { storableText } from './readable-answer.ts';

/** Milliseconds that a caller is kept waiting: for what only looks, and for what does something. */
const deadlines = { looking: 3_000, acting: 8_000 };
/** Characters of a text, members of an object or list, and levels of a result that a conversation goes on with. */
const most = { text: 500, members: 50, levels: 6 };
/** Failures after which a server is left alone, and for how long, in milliseconds. */
const rests = { after: 3, ms: 60_000 };

/** The code of a result that could not be told to fit its schema in time; a conversation hears that it failed. */
const uncheckable = 'uncheckable';

const refusal = (code: string, message: string): ActionResult => ({ ok: false, code, message });

/** Servers that failed lately, so that no caller waits for one that is down. */
const failing = new Map<string, { times: number; until: number }>();

/** @param counts as so many failures; none: it has answered */
function note(key: string, now: number, counts: number): void {
  if (counts === 0) return void failing.delete(key);
  const times = (failing.get(key)?.times ?? 0) + counts;
  failing.set(key, { times, until: times >= rests.after ? now + rests.ms : 0 });
}

/** What is kept of a result: what it says, in a size that a conversation can hold. */
function prune(value: unknown, level = 0): Json {
  if (typeof value === 'string')
    return storableText(value)
      .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
      .slice(0, most.text)
      .toWellFormed();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || typeof value !== 'object' || level >= most.levels) return null;
  if (Array.isArray(value)) return value.slice(0, most.members).map((one) => prune(one, level + 1));
  const members = Object.entries(value).slice(0, most.members);
  return Object.fromEntries(members.map(([name, member]) => [name.slice(0, 80), prune(member, level + 1)]));
}

interface Answered {
  content?: { type: string; text?: string }[];
  structuredContent?: unknown;
  isError?: boolean;
  resultType?: string;
}

/** What a tool answered, as a step goes on with it. */
async function resultOf(tool: PinnedTool, answered: Answered): Promise<KindResult> {
  const text = (answered.content ?? []).flatMap((one) => (one.type === 'text' ? [one.text ?? ''] : [])).join('\n');
  if (answered.resultType === 'input_required')
    return refusal('failed', `${tool.name} requires input that a call can’t provide.`);
  if (answered.isError === true) return { ...refusal('refused', prune(text) as string), answer: { text: prune(text) } };
  const { outputSchema } = tool;
  if (outputSchema === null) return { ok: true, output: { text: prune(text) } };
  const checked = await checkResult({ schema: outputSchema, result: answered.structuredContent });
  if (checked === 'late') return refusal(uncheckable, `Checking the result from ${tool.name} took too long.`);
  if (checked === 'differs') return refusal('failed', `${tool.name} returned a result that doesn’t match its schema.`);
  const output = prune(answered.structuredContent);
  return {
    ok: true,
    output: {
      ...(output as Record<string, Json>),
      ...(text !== '' && !isNamed(output, 'text') && { text: prune(text) }),
    },
  };
}

const isNamed = (value: Json, name: string) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && name in value;

/** A tool that someone allowed, as it was then; else why it isn't used. */
function allowedTool({ tools, allowed }: ToolServerRow, name: string): PinnedTool | ActionResult {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined || stateOf(tool, allowed) === 'gone')
    return refusal('failed', `The server has no ${name} tool.`);
  if (stateOf(tool, allowed) === 'changed')
    return refusal('failed', `${name} has changed since it was approved. Someone has to review the tool again.`);
  return stateOf(tool, allowed) === 'allowed' ? tool : refusal('failed', `${name} isn’t allowed during calls.`);
}

async function callTool(
  scope: Scope,
  row: ToolServerRow,
  tool: PinnedTool,
  inputs: Record<string, Json>,
): Promise<KindResult> {
  const ms = tool.looksOnly ? deadlines.looking : deadlines.acting;
  const late = AbortSignal.timeout(ms);
  try {
    const { client, broken } = await openToolClient(scope, row, ms);
    try {
      const options = { timeout: ms, maxTotalTimeout: ms, signal: late, allowInputRequired: true };
      const answered = await Promise.race([askTool(client, tool, inputs, options), broken]);
      return await resultOf(tool, answered as Answered);
    } finally {
      await client.close();
    }
  } catch (error) {
    const seconds = ms / 1000;
    if (late.aborted || isTimeout(error))
      return refusal('late', `${tool.name} didn’t respond within ${seconds} seconds. The action may have completed.`);
    return refusal('failed', reasonOf(error, row.url));
  }
}

const isTimeout = (error: unknown) => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].some((one) => one === 'timeout' || one === 'REQUEST_TIMEOUT' || one === 'aborted');
};

/** Uses a tool of a connected server: once, and never again by itself. */
export const useToolKind = defineKind({
  title: 'Tool',
  place: 'outside',
  deadlineMs: deadlines.acting + 2_000,
  whenUnknown: 'leave',
  input: UseToolInput,
  async run(scope, _run, { tool: address, inputs }) {
    const { services, workspaceId } = scope;
    const [serverId = '', name = ''] = splitAddress(address);
    const row = await services.db.tenant(workspaceId, (tx) => readToolServer(tx, scope, serverId));
    const tool = allowedTool(row, name);
    if ('ok' in tool) return tool;
    const key = `${workspaceId} ${serverId}`;
    const now = services.clock.now();
    if ((failing.get(key)?.until ?? 0) > now)
      return refusal('failed', `${row.name} failed to respond several times, so it’s paused for a minute.`);
    const result = await callTool(scope, row, tool, inputs);
    const hasFailed = !result.ok && result.code !== 'refused';
    if (!result.ok && result.code === uncheckable) {
      // Each try would hold up those of others.
      note(key, now, rests.after);
      return { ...result, code: 'failed' };
    }
    note(key, now, hasFailed ? 1 : 0);
    return result;
  },
});

/** A server's id and a tool's name, which may have slashes of its own. */
function splitAddress(address: string): [string, string] | [] {
  const at = address.indexOf('/');
  return at < 0 ? [] : [address.slice(0, at), address.slice(at + 1)];
}
