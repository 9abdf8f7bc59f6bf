import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { widgetBytes } from '#domain/channels/widget-parts.ts';
import { buildWidget } from './build-widget.ts';

it('websites load little for the widget, and nothing that a strict policy refuses', async () => {
  const code = await buildWidget();
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(widgetBytes.goal);
  expect(code).not.toMatch(/innerHTML|\beval\b|new Function|document\.write|insertRule|localStorage|document\.cookie/);
});
