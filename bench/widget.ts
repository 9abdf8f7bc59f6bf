import { gzipSync } from 'node:zlib';
import { widgetBytes } from '#domain/channels/widget-parts.ts';
import { buildWidget } from '../scripts/build-widget.ts';

/** Bytes that a website loads for the widget before it is opened, packed by gzip, against goal and limit. */
const bytes = gzipSync(await buildWidget(), { level: 9 }).length;
console.log(`widget.js: ${bytes} bytes gzip; goal ${widgetBytes.goal}, limit ${widgetBytes.limit}`);
if (bytes > widgetBytes.limit) process.exitCode = 1;
