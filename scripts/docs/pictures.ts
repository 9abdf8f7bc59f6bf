import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** A picture of a page, with the address under which the build puts it. */
export interface Picture {
  file: string;
  address: string;
  width: number;
  height: number;
}

const docs = path.resolve(import.meta.dirname, '../../docs');

/** A picture by its path from docs/. Its hash is in its address, so browsers may keep it. */
export function readPicture(href: string): Picture {
  const file = path.resolve(docs, href);
  const data = readFileSync(file);
  const { width, height } = imageSize(data);
  const { name, ext } = path.parse(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 7);
  return { file, address: `/assets/docs-${name}-${hash}${ext}`, width, height };
}
