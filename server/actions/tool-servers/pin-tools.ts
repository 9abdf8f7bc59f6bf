import { createHash } from 'node:crypto';
import type { Tool } from '@modelcontextprotocol/client';
import { type ServerTool, schemaLimit, toolsLimit } from '#domain/actions/tool-servers.ts';
import type { Json } from '#domain/platform/json.ts';
import type { PinnedTool, ToolServerRow } from '#server/platform/db/schema/tool-servers.table.ts';

type Schema = Record<string, Json>;

/** A value as text, the same for the same members in whatever order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/** Whether a schema asks for another document, which no one here fetches. */
const leadsElsewhere = (text: string) => /"\$(ref|dynamicRef|id)":"(?!#)/.test(text);

/** Signs that people don't see have no place in what they read before they allow something. */
const plain = (text: string, most: number) =>
  text
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

/** A tool as it's kept; undefined for one that can't be used here. */
function pin({ name, title, description = '', inputSchema, outputSchema, annotations }: Tool): PinnedTool | undefined {
  const schemas = canonical([inputSchema, outputSchema ?? null]);
  if (schemas.length > schemaLimit || leadsElsewhere(schemas) || !/^[\w.-]{1,128}$/.test(name)) return undefined;
  return {
    name,
    title: plain(title ?? annotations?.title ?? name, 120) || name,
    description: plain(description, 1_000),
    hash: createHash('sha256')
      .update(canonical([name, description, annotations?.readOnlyHint === true]))
      .update(schemas)
      .digest('hex')
      .slice(0, 32),
    looksOnly: annotations?.readOnlyHint === true,
    // It came as JSON; the protocol’s type of a schema says so of its members alone.
    inputSchema: inputSchema as unknown as Schema,
    // As above.
    outputSchema: (outputSchema as unknown as Schema | undefined) ?? null,
    gone: false,
  };
}

/** What a server offers now, with what was allowed before and is gone. */
export function pinTools(
  listed: readonly Tool[],
  before: Pick<ToolServerRow, 'tools' | 'allowed'> | null,
): PinnedTool[] {
  const pinned = listed.slice(0, toolsLimit).flatMap((tool) => pin(tool) ?? []);
  const names = new Set(pinned.map(({ name }) => name));
  const gone = (before?.tools ?? []).filter(({ name }) => !names.has(name) && before?.allowed[name] !== undefined);
  return [...pinned, ...gone.map((tool) => ({ ...tool, gone: true }))];
}

/** How a tool stands: what was allowed counts for what it was then. */
export function stateOf(tool: PinnedTool, allowed: Record<string, string>): ServerTool['state'] {
  const hash = allowed[tool.name];
  if (hash === undefined) return 'offered';
  if (tool.gone) return 'gone';
  return hash === tool.hash ? 'allowed' : 'changed';
}

const membersOf = (schema: Schema | null): [string, Schema][] => {
  const { properties } = schema ?? {};
  return Object.entries((properties ?? {}) as Record<string, Json>).flatMap(([name, member]): [string, Schema][] =>
    member !== null && typeof member === 'object' && !Array.isArray(member) ? [[name, member]] : [],
  );
};

/** A tool for people who decide, and who fill in what it's given. */
export function showTool(tool: PinnedTool, allowed: Record<string, string>): ServerTool {
  const { name, title, description, hash, looksOnly, inputSchema, outputSchema } = tool;
  const required = Array.isArray(inputSchema.required) ? inputSchema.required : [];
  return {
    name,
    title,
    description,
    hash,
    looksOnly,
    state: stateOf(tool, allowed),
    inputs: membersOf(inputSchema).map(([name, member]) => ({
      name,
      type: typeof member.type === 'string' ? member.type : 'any',
      required: required.includes(name),
      description: typeof member.description === 'string' ? plain(member.description, 300) : '',
    })),
    outputs: membersOf(outputSchema).map(([name]) => name),
  };
}

/** A value as a schema wants it: numbers and yes or no that came as words of a conversation. */
export function fitInput(inputSchema: Schema, inputs: Record<string, Json>): Record<string, Json> {
  const types = new Map(membersOf(inputSchema).map(([name, { type }]) => [name, type]));
  const given = Object.entries(inputs).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(
    given.map(([name, value]): [string, Json] => {
      const type = types.get(name);
      if (type === 'string' && typeof value !== 'string')
        return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)];
      if (typeof value !== 'string') return [name, value];
      if ((type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(value.trim()))
        return [name, Number(value)];
      if (type === 'boolean' && /^(true|false|yes|no)$/i.test(value.trim()))
        return [name, /^(true|yes)$/i.test(value.trim())];
      return [name, value];
    }),
  );
}
