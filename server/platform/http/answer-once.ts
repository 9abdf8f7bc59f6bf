import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '#domain/platform/errors.ts';
import { IdempotencyKey } from '#domain/platform/idempotency.ts';
import type { Services } from '#server/services.ts';
import {
  answerFile,
  claimRequest,
  type IdempotentRequest,
  keepAnswer,
  keepClaim,
  keptBody,
  type Repeat,
  releaseRequest,
} from './idempotency/claims.ts';
import { copiedBody } from './idempotency/copied-body.ts';
import type { RequestContext } from './request-context.ts';

/** An answer before it is sent: JSON, or a body of some other type. */
export interface Outcome {
  status: number;
  /** Absent for JSON. */
  type?: string;
  body: unknown;
}

/** Whose request it is and what it asks; the key is read from the exchange. */
export interface IdempotentInput extends Omit<IdempotentRequest, 'key' | 'digest'> {
  /** Who asks, where a person is known: what one was answered is not another's. */
  userId: string | null;
  /** Method and path. */
  route: string;
  input: unknown;
}

/** Seconds. */
const askAgainAfter = 2;
const neverGone = new AbortController().signal;

const digestOf = ({ route, input, userId }: IdempotentInput) =>
  createHash('sha256')
    .update(JSON.stringify([route, input, userId]))
    .digest('base64url');

/**
 * Answers a request: with an Idempotency-Key that was used before by what it got then, without doing anything; else by
 * `work`. Work that fails leaves its key free.
 * @throws AppError invalid_input, key_reused, still_running, and what `work` throws
 */
export async function answerOnce(
  services: Services,
  asked: IdempotentInput,
  exchange: RequestContext,
  work: (exchange: RequestContext) => Promise<Outcome>,
): Promise<Outcome> {
  const given = exchange.header('idempotency-key');
  if (given === undefined) return work(exchange);
  const { success: isKey, data: key, error } = IdempotencyKey.safeParse(given);
  if (!isKey) {
    const message = error.issues[0]!.message;
    throw new AppError('invalid_input', message, [{ path: 'headers.idempotency-key', message }]);
  }
  const row = await claimRequest(services, { ...asked, key, digest: digestOf(asked) }).catch((refusal: unknown) => {
    if (refusal instanceof AppError && refusal.code === 'still_running') {
      exchange.tell({ 'retry-after': askAgainAfter });
    }
    throw refusal;
  });
  if (row.state === 'done') return replay(services, row, exchange);
  const headers: Record<string, string | number> = {};
  const own: RequestContext = {
    ...exchange,
    repeat: { id: row.id },
    // Anyone who goes away may come back for the answer.
    gone: neverGone,
    tell(more) {
      Object.assign(headers, more);
      exchange.tell(more);
    },
  };
  const endClaim = asked.how === 'whole' ? () => {} : keepClaim(services, row);
  try {
    return asked.how === 'whole'
      ? await inOne(services, row, headers, () => work(own))
      : await inParts(services, row, headers, await work(own), endClaim);
  } catch (failure) {
    endClaim();
    await letGo(services, row);
    throw failure;
  }
}

/** The answer of the first. The headers that count requests are this one's own. */
async function replay(services: Services, row: Repeat, exchange: RequestContext): Promise<Outcome> {
  const told = Object.entries(row.headers ?? {});
  exchange.tell({ ...Object.fromEntries(told), 'idempotent-replayed': 'true' });
  const body = row.file === null ? keptBody(services, row) : await services.files.get(row.file);
  if (body === null && row.file !== null) {
    throw new AppError('conflict', 'The response for this Idempotency-Key is no longer stored. Use a new key.');
  }
  return { status: row.status!, ...(row.type !== null && { type: row.type }), body };
}

/** Work and answer in one transaction: both are stored, or nothing is. */
function inOne(
  services: Services,
  row: Repeat,
  headers: Record<string, string | number>,
  work: () => Promise<Outcome>,
) {
  return services.db.together(row.workspaceId, async (tx) => {
    const outcome = await work();
    const { status, type = null, body } = outcome;
    await keepAnswer(tx, services, row, { status, headers, type, file: null, body });
    return outcome;
  });
}

/** The answer behind the work, which a second try would find done by the row's id. */
async function inParts(
  services: Services,
  row: Repeat,
  headers: Record<string, string | number>,
  outcome: Outcome,
  endClaim: () => void,
): Promise<Outcome> {
  const { status, type, body } = asFile(outcome);
  const keep = (answer: { file: string | null; body: unknown }) =>
    services.db.system('installation', (tx) =>
      keepAnswer(tx, services, row, { status, headers, type: type ?? null, ...answer }),
    );
  if (type === undefined) {
    await keep({ file: null, body });
    endClaim();
    return outcome;
  }
  const file = answerFile(row);
  const source = body instanceof Readable ? body : Readable.from([body as Uint8Array]);
  const copied = copiedBody(services.files, file, source, async (isKept) => {
    try {
      if (isKept) await keep({ file, body: undefined });
      else await letGo(services, row);
    } catch (error) {
      services.log.error({ err: error }, 'an answer could not be kept for its repeat');
    } finally {
      endClaim();
    }
  });
  return { status, type, body: copied };
}

/** Characters of JSON that are kept in the row; sound inside of JSON is longer. */
const longestRow = 64_000;

function asFile(outcome: Outcome): Outcome {
  if (outcome.type !== undefined) return outcome;
  const text = JSON.stringify(outcome.body);
  if (text === undefined || text.length <= longestRow) return outcome;
  return { status: outcome.status, type: 'application/json; charset=utf-8', body: Buffer.from(text) };
}

async function letGo(services: Services, row: Repeat): Promise<void> {
  await releaseRequest(services, row).catch((error: unknown) => {
    // It is believed to run until its time is over.
    services.log.warn({ err: error }, 'an Idempotency-Key could not be let go');
  });
}
