import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import { AppError } from '#domain/platform/errors.ts';
import { isLoopback } from '#server/config.ts';
import { plainPagePolicy } from '#server/platform/http/page-policy.ts';
import type { Services } from '#server/services.ts';
import { hasMailbox, outboxFolder } from './mail.ts';

/** Letters that the list shows; older ones stay in the folder. */
const shown = 200;
const fileName = /^[0-9A-Za-z-]+\.eml$/;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>]*[^\s<>.,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`);

/** The colors of the web app, and the fonts of the machine: this page loads nothing. */
const style = `:root{color-scheme:light dark;--ink:light-dark(#121f26,#e9eceb);--muted:light-dark(#4c585f,#a7afb3);--line:light-dark(#e1ded8,#262c31);
--accent:light-dark(#00566b,#72dcef);font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:light-dark(#fcfaf7,#0a1114)}
body{overflow-wrap:anywhere;max-width:42rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}nav{display:flex;justify-content:space-between;font-weight:600}nav a{color:inherit;text-decoration:none}
nav a:hover,a:hover{text-decoration:underline}h1{font-size:1.5rem;line-height:1.25;margin:3rem 0 .5rem}p,time,dt,.to{color:var(--muted)}time,dt,.to{font-size:.87em}
a{color:var(--accent);text-underline-offset:3px}li{padding:.8rem 0;border-top:1px solid var(--line)}li a{font-weight:600}
ul{list-style:none;margin:2rem 0 0;padding:0;border-bottom:1px solid var(--line)}.to{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}dd{margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1.5rem 0}pre{white-space:pre-wrap;font:inherit;margin:0;border-top:1px solid var(--line);padding-top:1.5rem}
li pre{border:0;padding:.8rem 0 .4rem}pre a{font-weight:400}`;

/** A mail's date as people read it, on the clock of this machine. */
function readableDate(date: string | undefined): string {
  const time = new Date(date ?? '');
  if (Number.isNaN(time.getTime())) return '';
  return time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

function sendPage(reply: FastifyReply, title: string, body: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPagePolicy)
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – Mailbox</title><style>${style}</style><body><nav><a href="/">Parley</a><a href="/mailbox">Mailbox</a></nav><main>${body}</main>`,
    );
}

async function readLetter(folder: string, name: string) {
  return PostalMime.parse(await fs.readFile(path.join(folder, name)));
}

/** A name in the Host header that is not this machine's own would be another site reading along (DNS rebinding). */
function refuseStrangers(request: FastifyRequest) {
  if (!isLoopback(request.hostname)) throw new AppError('not_found');
}

/** `/mailbox`: what the server would have mailed, for anyone who tries it out on their own machine. */
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
        names.map(async (name, at) => {
          const { subject, to, date, text } = await readLetter(folder, name);
          // The newest one is what people come for: its link is one click away.
          const letter = at === 0 ? `<pre>${linked(text ?? '')}</pre>` : '';
          return `<li><a href="/mailbox/${name}">${escapeHtml(subject ?? '(no subject)')}</a><div class="to"><span>to ${escapeHtml(to?.[0]?.address ?? '')}</span><time>${readableDate(date)}</time></div>${letter}</li>`;
        }),
      );
      const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No emails yet.</p>';
      return sendPage(reply, 'Mailbox', `<h1>Mailbox</h1><p>No SMTP server is set, so emails arrive here.</p>${list}`);
    });

    app.get<{ Params: { name: string } }>('/mailbox/:name', { config: { public: true } }, async (request, reply) => {
      const { name } = request.params;
      if (!fileName.test(name)) throw new AppError('not_found');
      const letter = await readLetter(folder, name).catch(() => {
        throw new AppError('not_found', 'Email not found.');
      });
      const files = letter.attachments.map((file) => file.filename ?? 'unnamed');
      const attached = files.length > 0 ? `<dt>Attached</dt><dd>${escapeHtml(files.join(', '))}</dd>` : '';
      return sendPage(
        reply,
        letter.subject ?? '',
        `<h1>${escapeHtml(letter.subject ?? '')}</h1><dl><dt>To</dt><dd>${escapeHtml(letter.to?.[0]?.address ?? '')}</dd><dt>Date</dt><dd>${readableDate(letter.date)}</dd>${attached}</dl><pre>${linked(letter.text ?? '')}</pre>`,
      );
    });
  };
}
