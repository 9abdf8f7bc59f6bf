import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { builtSite } from '#domain/built-site.ts';
import type { Config } from '#server/config.ts';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof packers;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Where visitors write to: the form's receiver, else the sender of this server's mails. */
export function contactAddress(config: Pick<Config, 'contactTo' | 'mailFrom'>): string {
  return config.contactTo ?? /[^\s<>"&]+@[^\s<>"&]+/.exec(config.mailFrom)?.[0] ?? builtSite.contactEmail;
}

/** The best encoding that the client takes; `br;q=0` refuses one. */
export function encodingFor(accepted = ''): Encoding | null {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/**
 * The built pages, sitemap.xml and robots.txt with this installation's own address in them. They are few and small:
 * they stay in memory, packed once when first asked for.
 */
export function builtPages(root: string, config: Pick<Config, 'publicUrl' | 'contactTo' | 'mailFrom'>) {
  // The address goes into attributes, JSON and XML: percent-encoded, it needs no escaping in any of them.
  const origin = new URL(config.publicUrl).href.replace(/\/$/, '').replaceAll('&', '%26').replaceAll("'", '%27');
  const email = contactAddress(config).replaceAll("'", '%27');
  const files = fs.globSync(['**/*.html', 'sitemap.xml', 'robots.txt'], { cwd: root });

  const pages = new Map(
    files.map((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const body = Buffer.from(
        text.replaceAll(builtSite.origin, () => origin).replaceAll(builtSite.contactEmail, () => email),
      );
      const packed = new Map<Encoding, Promise<Buffer>>();
      const etag = createHash('sha256').update(body).digest('base64url').slice(0, 20);
      return [file.replaceAll(path.sep, '/'), { body, packed, etag, type: types[path.extname(file)]! }];
    }),
  );

  return {
    /** Files by their path below the build folder: `about/index.html`. */
    files: [...pages.keys()],
    /** Answers with a built page. */
    async send(request: FastifyRequest, reply: FastifyReply, file: string) {
      const page = pages.get(file);
      if (!page) throw new Error(`${file} is not a built page`);
      const encoding = encodingFor(request.headers['accept-encoding']);
      const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
      reply.headers({ 'content-type': page.type, 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
      if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send();
      if (encoding === null) return reply.send(page.body);
      const packed = page.packed.get(encoding) ?? packers[encoding](page.body);
      page.packed.set(encoding, packed);
      return reply.header('content-encoding', encoding).send(await packed);
    },
  };
}
