import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { choiceOf } from '#domain/notifications/notification-choices.ts';
import { notificationType, notificationTypeIds } from '#domain/notifications/notification-types.data.ts';
import { findAccess } from '#server/identity/workspace-access.ts';
import { changePreferences, readChoices } from '#server/notifications/inbox/preferences.ts';
import { plainPagePolicy } from '#server/platform/http/page-policy.ts';
import { escapeHtml } from '#server/platform/mail/letter-page.ts';
import type { Services } from '#server/services.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

const Query = z.object({ token: z.string().max(300) });
/** Bytes: the body of one click is `List-Unsubscribe=One-Click`. */
const longestBody = 200;

const style =
  ':root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:32rem;margin:15vh auto;padding:0 1rem}' +
  'h1{font-size:1.25rem}button{font:inherit;padding:.5rem 1rem;min-height:44px;cursor:pointer}';

const pageOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

function sendPage(reply: FastifyReply, status: number, title: string, body: string) {
  return reply
    .code(status)
    .headers({ 'content-security-policy': `${plainPagePolicy}; form-action 'self'`, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(pageOf(title, body));
}

const wordsOf = ({ what }: Unsubscription) => (what === 'digest' ? 'digests' : `emails about ${what}`);

/** Ends a member's mails of a category, or digests. Who is no member any more gets none anyway. */
async function unsubscribe(services: Services, { workspaceId, userId, what }: Unsubscription): Promise<void> {
  const access = await findAccess(services, workspaceId);
  if (!access?.members.has(userId)) return;
  await services.db.tenant(workspaceId, async (tx) => {
    if (what === 'digest') {
      await changePreferences(tx, { services, workspaceId }, userId, { digest: 'never' });
      return;
    }
    const choices = await readChoices(tx, workspaceId, userId);
    const ended = notificationTypeIds
      .filter((id) => notificationType(id)!.category === what)
      .map((id) => [id, { ...choiceOf(choices, id), email: false }]);
    await changePreferences(tx, { services, workspaceId }, userId, { choices: Object.fromEntries(ended) });
  });
}

/**
 * The link of each mail (RFC 8058). A mail program posts a form without a cookie; a person who opens the link sees a
 * page with a button, since programs that look for danger open links, too. The only route that takes a form.
 */
export const unsubscribeRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: longestBody },
      // The token says everything; what the form says is the same in each.
      (_request, _body, done) => done(null, undefined),
    );
    const found = (query: unknown) => {
      const { data } = Query.safeParse(query);
      return data && readUnsubscribeToken(services, data.token);
    };
    const wrong = (reply: FastifyReply) =>
      sendPage(
        reply,
        404,
        'This link doesn’t work',
        '<p>It’s incomplete, or from another installation. Open it again from the email.</p>',
      );
    const options = { config: { public: true, perMinute: 60 } };

    app.get('/v1/unsubscribe', options, async (request, reply) => {
      const asked = found(request.query);
      if (asked === undefined) return wrong(reply);
      const { token } = request.query as { token: string };
      const action = escapeHtml(`/v1/unsubscribe?token=${encodeURIComponent(token)}`);
      const body = `<p>You’ll stop getting ${wordsOf(asked)} from this workspace. You can change that in Notification Settings at any time.</p><form method="post" action="${action}"><button>Unsubscribe</button></form>`;
      return sendPage(reply, 200, `Unsubscribe from ${wordsOf(asked)}?`, body);
    });

    app.post('/v1/unsubscribe', options, async (request, reply) => {
      const asked = found(request.query);
      if (asked === undefined) return wrong(reply);
      await unsubscribe(services, asked);
      return sendPage(reply, 200, 'Done', `<p>You’ll no longer get ${wordsOf(asked)} from this workspace.</p>`);
    });
  };
