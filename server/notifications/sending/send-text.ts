import { AppError } from '#domain/platform/errors.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { textingNumber } from '#server/notifications/targets/texting-number.ts';
import type { Services } from '#server/services.ts';
import type { Claimed } from './claim-sends.ts';
import { placeOf, sentenceOf } from './compose-mail.ts';
import type { Outcome } from './send-out.ts';

/** Characters of what happened: with a link, two segments of a text message as a rule. */
const longest = 200;

/** Texts a member what happened, through the doors of all texts: the do-not-call list holds for members too. */
export async function sendText(services: Services, { workspaceId, id, phone, events }: Claimed): Promise<Outcome> {
  if (phone === null) return { status: 'dropped' };
  const number = await services.db.tenant(workspaceId, (tx) => textingNumber(tx, workspaceId));
  if (number === null) return { status: 'dropped' };
  const site = await siteOfWorkspace(services, workspaceId);
  const [first] = events;
  const said = events.length === 1 ? sentenceOf(first!) : `${sentenceOf(first!)} And ${events.length - 1} more.`;
  const words = said.length > longest ? `${said.slice(0, longest - 1).trimEnd()}…` : said;
  const text = `${words} ${placeOf(site, first!)}`;
  try {
    const scope = { services, workspaceId, actor: null };
    const { status: state, problem } = await services.hooks.sendMessage(
      scope,
      { from: number.id, to: phone, text, author: 'house' },
      id,
    );
    return state === 'failed'
      ? { status: 'refused', why: problem ?? 'The carrier rejected the message.' }
      : { status: 'sent' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const why = error.message;
    return error.code === 'not_ready' ? { status: 'waiting', afterMs: null, why } : { status: 'refused', why };
  }
}
