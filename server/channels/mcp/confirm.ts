import { createHash, randomUUID } from 'node:crypto';
import {
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Services } from '#server/services.ts';
import type { Tool } from './tool.ts';

/** Seconds in which someone has to say yes. */
const askedFor = 300;

/** What a person was asked: an act with its arguments, and once alone. */
interface Question {
  tool: string;
  arguments: string;
  once: string;
  /** How the answer comes: from a form of the client, or as an argument that the model repeats. */
  by: 'form' | 'argument';
}

const Answer = z.object({ confirm: z.boolean() });
const form = {
  type: 'object' as const,
  properties: {
    confirm: { type: 'boolean' as const, title: 'Do it', description: 'Confirm that you want to do this' },
  },
  required: ['confirm'],
};

const digestOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** Signed questions: a person's, for one tool and one token. Another process answers them as well. */
export function questionsOf({ secrets }: Services): RequestStateCodec<Question> {
  return createRequestStateCodec<Question>({
    key: secrets.key('mcp questions'),
    ttlSeconds: askedFor,
    bind: ({ http }) => http?.authInfo?.clientId ?? '',
  });
}

/** Whether the client can show a form to a person midway. One of 2025 can't, since there are no sessions here. */
export function canAsk({ mcpReq }: ServerContext): boolean {
  const envelope = mcpReq.envelope as Record<string, { elicitation?: object } | undefined> | undefined;
  return envelope?.[CLIENT_CAPABILITIES_META_KEY]?.elicitation !== undefined;
}

/** yes: do it, with this key, by which a second try is none. no: it was declined. asked: what is answered meanwhile. */
export type Consent =
  | { is: 'yes'; key: string }
  | { is: 'no' }
  | { is: 'asked'; result: InputRequiredResult }
  | { is: 'told'; confirm: string };

/** What a person says to an act. `question` is its sentence. */
export async function consentTo(
  questions: RequestStateCodec<Question>,
  tool: Pick<Tool, 'name'>,
  { confirm, ...input }: Record<string, unknown>,
  ctx: ServerContext,
  question: () => Promise<string>,
): Promise<Consent> {
  const digest = digestOf(input);
  const isFor = (asked: Question | undefined, by: Question['by']) =>
    asked?.tool === tool.name && asked.arguments === digest && asked.by === by;
  const fresh = (by: Question['by']) =>
    questions.mint({ tool: tool.name, arguments: digest, once: randomUUID(), by }, ctx);

  const state = ctx.mcpReq.requestState<Question>();
  const view = inputResponse(ctx.mcpReq.inputResponses, 'confirm');
  if (state !== undefined && isFor(state, 'form') && view.kind === 'elicit') {
    const said = view.action === 'accept' && Answer.safeParse(view.content).data?.confirm === true;
    return said ? { is: 'yes', key: state.once } : { is: 'no' };
  }
  if (canAsk(ctx)) {
    const inputRequests = { confirm: inputRequired.elicit({ message: await question(), requestedSchema: form }) };
    return { is: 'asked', result: inputRequired({ inputRequests, requestState: await fresh('form') }) };
  }
  if (typeof confirm === 'string') {
    const asked = await questions.verify(confirm, ctx).catch(() => undefined);
    if (asked !== undefined && isFor(asked, 'argument')) return { is: 'yes', key: asked.once };
  }
  return { is: 'told', confirm: await fresh('argument') };
}
