// SPDX-License-Identifier: GPL-3.0-or-later

/** Error numbers and file types of WASI preview 1. */
const success = 0;
const badHandle = 8;
const noEntry = 44;
const notSupported = 52;
const typeFolder = 3;
const typeFile = 4;

/** The folder `/`, which the program finds open; 0 to 2 are the standard streams. */
const root = 3;
const allRights = 2n ** 64n - 1n;
const notOffered = () => notSupported;

/**
 * The part of WASI that espeak-ng calls: it looks at files, reads them and complains. `memory` answers the memory of the
 * running instance, `complain` gets what is written to the standard streams.
 */
export function wasiFor(dataFiles, memory, complain) {
  const opened = new Map();
  const view = () => new DataView(memory().buffer);
  const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);
  const textAt = (at, length) => Buffer.from(memory().buffer, at, length).toString('utf8');

  /** The pieces of memory that one read or write is about. */
  function pieces(list, count) {
    const at = (index) => view().getUint32(list + index * 4, true);
    return Array.from({ length: count }, (_, index) => bytes(at(2 * index), at(2 * index + 1)));
  }

  return {
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return success;
    },
    environ_get: () => success,
    clock_time_get(_clock, _precision, result) {
      view().setBigUint64(result, BigInt(Date.now()) * 1_000_000n, true);
      return success;
    },
    fd_prestat_get(handle, result) {
      if (handle !== root) return badHandle;
      view().setUint32(result, 0, true);
      view().setUint32(result + 4, '/'.length, true);
      return success;
    },
    fd_prestat_dir_name(_handle, name, length) {
      bytes(name, length).set(Buffer.from('/'));
      return success;
    },
    fd_fdstat_get(handle, result) {
      bytes(result, 24).fill(0);
      view().setUint8(result, handle === root ? typeFolder : typeFile);
      view().setBigUint64(result + 8, allRights, true);
      view().setBigUint64(result + 16, allRights, true);
      return success;
    },
    path_filestat_get(_folder, _flags, path, length, result) {
      const name = textAt(path, length);
      const file = dataFiles.find(name);
      if (file === undefined && !dataFiles.isFolder(name)) return noEntry;
      bytes(result, 64).fill(0);
      view().setUint8(result + 16, file === undefined ? typeFolder : typeFile);
      view().setBigUint64(result + 32, BigInt(file?.size ?? 0), true);
      return success;
    },
    path_open(_folder, _lookup, path, length, _how, _rights, _inherited, _flags, result) {
      const file = dataFiles.find(textAt(path, length));
      if (file === undefined) return noEntry;
      let handle = root + 1;
      while (opened.has(handle)) handle += 1;
      opened.set(handle, { file, position: 0 });
      view().setUint32(result, handle, true);
      return success;
    },
    fd_read(handle, list, count, result) {
      const open = opened.get(handle);
      if (open === undefined) return badHandle;
      let total = 0;
      for (const piece of pieces(list, count)) {
        const read = dataFiles.read(open.file, open.position, piece);
        open.position += read;
        total += read;
      }
      view().setUint32(result, total, true);
      return success;
    },
    fd_seek(handle, offset, from, result) {
      const open = opened.get(handle);
      if (open === undefined) return badHandle;
      open.position = [0, open.position, open.file.size][from] + Number(offset);
      view().setBigUint64(result, BigInt(open.position), true);
      return success;
    },
    fd_close: (handle) => (opened.delete(handle) ? success : badHandle),
    fd_write(_handle, list, count, result) {
      const written = Buffer.concat(pieces(list, count));
      complain(written.toString('utf8'));
      view().setUint32(result, written.length, true);
      return success;
    },
    proc_exit(code) {
      throw new Error(`espeak-ng gave up with ${code}.`);
    },
    fd_fdstat_set_flags: notOffered,
    fd_readdir: notOffered,
    path_remove_directory: notOffered,
    path_unlink_file: notOffered,
  };
}
