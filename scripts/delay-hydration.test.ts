import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { delayHydration, scriptHashes } from './delay-hydration.ts';

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>
<link rel="stylesheet" href="/assets/root.css"/><script>theme()</script></head><body><h1>Hello</h1>
<script>window.context = "$& $1";</script><script type="module" async="">import "/assets/manifest.js";
import("/assets/entry.client.js");</script></body></html>`;

describe('delayHydration', () => {
  it('leaves nothing that competes with the first paint', () => {
    const { html } = delayHydration(page);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<h1>Hello</h1>');
    expect(html).toContain('rel="stylesheet"');
  });

  it('keeps the code of the app and names it by its content', () => {
    const { html, boot } = delayHydration(page);
    expect(boot.code).toBe('import "/assets/manifest.js";\nimport("/assets/entry.client.js");');
    expect(boot.path).toMatch(/^\/assets\/boot-[0-9a-f]{10}\.js$/);
    expect(html).toContain(`import("${boot.path}")`);
    expect(html).toContain('["/assets/a.js","/assets/b.js"]');
  });

  it('writes a script that a browser can read', () => {
    const script = /<script>(\(function\(\)\{\nvar done[\s\S]*?)<\/script>/.exec(delayHydration(page).html)?.[1] ?? '';
    expect(script.length).toBeGreaterThan(500);
    expect(() => new Function(script)).not.toThrow();
  });

  it('fails when the framework writes its pages differently', () => {
    expect(() => delayHydration('<html><script type="module">x</script></html>')).toThrow(/differently/);
  });
});

describe('scriptHashes', () => {
  it('has one source for each inline script and none for files', () => {
    const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    const html = '<script>one()</script><script src="/a.js"></script><script type="module" async="">two()</script>';
    expect(scriptHashes(html)).toEqual([hash('one()'), hash('two()')]);
  });
});
