// SPDX-License-Identifier: GPL-3.0-or-later
import { openSync, readFileSync, readSync } from 'node:fs';

/** How the package's loader lists what lies where in the one file that holds everything. */
const listed = /\{filename:"\/usr\/share\/([^"]+)",start:(\d+),end:(\d+)/g;

/**
 * The voices and dictionaries of espeak-ng, as the package keeps them: many files in one, which stays on disk. Names are
 * found in any case, because espeak-ng asks for voices in small letters. `loader` is the URL of the package's script.
 */
export function openDataFiles(loader) {
  const files = new Map();
  const folders = new Set();
  for (const [, path, start, end] of readFileSync(loader, 'utf8').matchAll(listed)) {
    files.set(path.toLowerCase(), { start: Number(start), size: end - start });
    for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1))
      folders.add(path.slice(0, slash).toLowerCase());
  }
  const container = openSync(new URL('espeak-ng.data', loader));
  return {
    find: (path) => files.get(path.toLowerCase()),
    isFolder: (path) => folders.has(path.toLowerCase()),
    /** Fills `target` from that position of the file on; answers how many bytes there were. */
    read(file, position, target) {
      const length = Math.max(0, Math.min(target.length, file.size - position));
      return readSync(container, target, 0, length, file.start + position);
    },
  };
}
