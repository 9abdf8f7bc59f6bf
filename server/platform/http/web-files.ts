import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authPaths } from '#domain/platform/built-site.ts';
import { AppError } from '#domain/platform/errors.ts';
import { escapeHtml } from '#server/platform/mail/letter-page.ts';
import type { Services } from '#server/services.ts';
import { builtPages } from './built-pages.ts';
import { sendError } from './errors.ts';
import type { FramedPage } from './framed-page.ts';
import {
  closedPolicy,
  noPermissions,
  pagePermissions,
  pagePolicies,
  plainPagePolicy,
  workerFile,
  workerPolicy,
} from './page-policy.ts';
import { rateLimitsOf } from './rate-limit.ts';
import { serveSecurityTxt } from './security-txt.ts';
import type { SiteBrand } from './site.ts';

/** Where the web build lands, and the page for all routes that are not prerendered. */
const buildFolder = path.resolve(import.meta.dirname, '../../../build');
const fallbackPage = '__spa-fallback.html';
/** Addresses that belong to the API, never to a page: a miss there is JSON. */
const apiPaths =
  /^\/(v1|mcp|oauth|\.well-known|auth|api|elevenlabs|assets|mailbox|webhooks|healthz|readyz|metrics|openapi\.json|flow\.schema\.json)(\/|$)/;

/** Scripts, styles, fonts and pictures of pages: what a browser loads by the dozen, and never shows as a page of its own. */
const isAsset = (url: string) => /^\/assets\/[^/?]+\.(js|css|woff2|webp)$/.test(url);
/** Headers that mean something for pages and answers of the API, and only weight for an asset: 600 bytes each time. */
const pageHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves the built site: prerendered pages, assets for ever, the app's shell under /dashboard, 404 elsewhere. */
export async function serveWeb(
  app: FastifyInstance,
  services: Services,
  { framed, folder = buildFolder }: { framed: FramedPage; folder?: string },
) {
  const { config } = services;
  const root = path.join(folder, 'client');
  const built = fs.existsSync(path.join(root, fallbackPage));

  app.addHook('onSend', async (request, reply) => {
    if (isAsset(request.url) && reply.statusCode < 400) reply.removeHeader('permissions-policy');
    else if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', noPermissions);
    if (isAsset(request.url) && reply.statusCode < 400) {
      for (const name of pageHeaders) reply.removeHeader(name);
    } else if (!reply.hasHeader('content-security-policy')) {
      const isWorker = request.url.split('?')[0] === workerFile;
      reply.header('content-security-policy', isWorker ? workerPolicy : closedPolicy);
    }
  });

  serveSecurityTxt(app, services);
  if (!built) return answerMisses(app, services);

  const policyOf = pagePolicies(folder, config);
  const pages = builtPages(root, config);
  const sendPage = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    if (file.endsWith('.html')) {
      reply.headers({ 'content-security-policy': policyOf(file, request.site), 'permissions-policy': pagePermissions });
    }
    return pages.send(request, reply, file);
  };
  for (const file of pages.files.filter((file) => file !== fallbackPage)) {
    const address = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    app.get(address, { config: { public: true, page: true } }, (request, reply) => {
      const { brand } = request.site;
      return brand === null || authPaths.includes(address)
        ? sendPage(request, reply, file)
        : sendOfBrand(brand, address, reply, () => sendPage(request, reply.code(404), fallbackPage));
    });
  }
  app.get('/docs/*', { config: { public: true, page: true } }, (request, reply) => {
    const file = pages.docFile(request.url.split('?')[0]!);
    if (file === undefined || request.site.brand !== null) return reply.callNotFound();
    return sendPage(request, reply, file);
  });
  app.get(framed.path, { config: { public: true, perMinute: 120 } }, async (request, reply) => {
    const rule = await framed.rule(request);
    reply.removeHeader('x-frame-options');
    if ('refused' in rule) return sendRefusal(reply, rule.refused);
    const policy = policyOf(fallbackPage, request.site, rule.ancestors);
    reply.headers({ 'content-security-policy': policy, 'permissions-policy': pagePermissions });
    return pages.send(request, reply, fallbackPage);
  });
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, page: true };
    });
    await files.register(fastifyStatic, {
      root,
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      index: false,
      // Pages go out above, with this installation's address in them.
      allowedPath: (address) => !address.endsWith('.html'),
      setHeaders(reply, file) {
        const isWidget = /\/client\/widget\.js(\.br|\.gz)?$/.test(file.replaceAll(path.sep, '/'));
        // Pictures for shared links, and the script of widgets, are shown and run by other sites.
        if (isWidget || /(open-graph|logo)\.png$/.test(file)) {
          reply.header('cross-origin-resource-policy', 'cross-origin');
        }
        const lasting = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', isWidget ? 'public, max-age=600' : lasting);
      },
    });
  });
  answerMisses(app, services, (request, reply) => sendPage(request, reply, fallbackPage));
}

/** A sentence in place of a framed page: it holds nothing and can do nothing, so it may be read wherever it is framed. */
function sendRefusal(reply: FastifyReply, sentence: string) {
  return reply
    .code(403)
    .headers({
      'content-security-policy': plainPagePolicy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not available</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem 1.5rem;text-wrap:pretty}</style><p role="alert">${escapeHtml(sentence)}</p>`,
    );
}

/** What a brand shows in place of a public page: its own, or nothing. */
function sendOfBrand(brand: SiteBrand, address: string, reply: FastifyReply, miss: () => Promise<FastifyReply>) {
  const { documentsUrl, termsUrl, privacyUrl } = brand;
  if (address === '/') return reply.redirect('/dashboard', 302);
  if (address === '/robots.txt') return reply.type('text/plain').send('User-agent: *\nDisallow: /\n');
  const elsewhere = {
    '/documentation': documentsUrl,
    '/docs': documentsUrl,
    '/terms': termsUrl,
    '/privacy': privacyUrl,
  }[address];
  return elsewhere ? reply.redirect(elsewhere, 302) : miss();
}

/** What no route answers: the app's shell for addresses of pages, JSON for the rest. Misses are counted. */
function answerMisses(
  app: FastifyInstance,
  services: Services,
  sendShell?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) {
  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0]!;
    // A call that is shared is for anyone who has its link, not for search engines.
    if (address.startsWith('/shared-calls/')) reply.header('x-robots-tag', 'noindex');
    const wantsPage = ['GET', 'HEAD'].includes(request.method) && !apiPaths.test(address);
    if (wantsPage && sendShell && /^\/(dashboard(\/|$)|checkout\/|shared-calls\/)/.test(address))
      return sendShell(request, reply);
    rateLimitsOf(services).countAddress(request);
    if (!wantsPage || !sendShell) return sendError(request, reply, new AppError('not_found'));
    return sendShell(request, reply.code(404));
  });
}
