import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import { AppError } from '#domain/errors.ts';
import { isLoopback } from '#server/config.ts';
import { plainPagePolicy } from '#server/infra/http/page-policy.ts';
import type { Services } from '#server/services.ts';
import { hasMailbox, outboxFolder } from './mail.ts';

/** Letters that the list shows; older ones stay in the folder. */
const shown = 200;
const fileName = /^[0-9A-Za-z-]+\.eml$/;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`);

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:2rem auto;padding:0 1rem}
a{color:light-dark(#0b5cad,#7db8f5);overflow-wrap:anywhere}li,dd,dt{margin:0}ul{list-style:none;padding:0}li{padding:.6rem 0;border-bottom:1px solid #8884}
time,dt{opacity:.7;font-size:.87em}pre{white-space:pre-wrap;font:inherit;border-top:1px solid #8884;padding-top:1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}`;

function sendPage(reply: FastifyReply, title: string, body: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPagePolicy)
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – Mailbox</title><style>${style}</style><body><main>${body}</main>`,
    );
}

async function readLetter(folder: string, name: string) {
  return PostalMime.parse(await fs.readFile(path.join(folder, name)));
}

/** A name in the Host header that is not this machine's own would be another site reading along (DNS rebinding). */
function refuseStrangers(request: FastifyRequest) {
  if (!isLoopback(request.hostname)) throw new AppError('not_found');
}

/** `/mailbox`: what the server would have mailed, for whoever tries it out on their own machine. */
export function mailboxRoutes(services: Services): FastifyPluginAsync {
  const folder = outboxFolder(services.config.dataDir);
  return async (app) => {
    if (!hasMailbox(services.config)) return;
    app.addHook('onRequest', async (request) => refuseStrangers(request));

    app.get('/mailbox', { config: { public: true } }, async (_request, reply) => {
      const files = await fs.readdir(folder).catch(() => []);
      const names = files
        .filter((name) => fileName.test(name))
        .sort()
        .reverse()
        .slice(0, shown);
      const rows = await Promise.all(
        names.map(async (name) => {
          const { subject, to, date } = await readLetter(folder, name);
          return `<li><a href="/mailbox/${name}">${escapeHtml(subject ?? '(no subject)')}</a><br>to ${escapeHtml(to?.[0]?.address ?? '')} <time>${escapeHtml(date ?? '')}</time></li>`;
        }),
      );
      const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>';
      return sendPage(reply, 'Mailbox', `<h1>Mailbox</h1><p>No SMTP server is set, so mails land here.</p>${list}`);
    });

    app.get<{ Params: { name: string } }>('/mailbox/:name', { config: { public: true } }, async (request, reply) => {
      const { name } = request.params;
      if (!fileName.test(name)) throw new AppError('not_found');
      const letter = await readLetter(folder, name).catch(() => {
        throw new AppError('not_found', 'There is no such mail.');
      });
      const files = letter.attachments.map((file) => file.filename ?? 'unnamed');
      const attached = files.length > 0 ? `<dt>Attached</dt><dd>${escapeHtml(files.join(', '))}</dd>` : '';
      return sendPage(
        reply,
        letter.subject ?? '',
        `<p><a href="/mailbox">All mails</a></p><h1>${escapeHtml(letter.subject ?? '')}</h1><dl><dt>To</dt><dd>${escapeHtml(letter.to?.[0]?.address ?? '')}</dd><dt>Date</dt><dd>${escapeHtml(letter.date ?? '')}</dd>${attached}</dl><pre>${linked(letter.text ?? '')}</pre>`,
      );
    });
  };
}
