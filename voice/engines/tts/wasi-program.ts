/**
 * Runs a WASI command whose only contact with the world is its arguments, its standard output, one file that it reads
 * and one that it writes, all in memory. Written for flite, which needs no more; Node's own `node:wasi` wants a real folder and a
 * new instance a run.
 */
const errno = { success: 0, badFile: 8, noEntry: 44 } as const;
const rootFolder = 3;
const outputFile = 4;
const inputFile = 5;
/** Memory above this is given back by starting over with a fresh instance. */
const maxMemoryBytes = 64 * 1024 * 1024;

class Exit extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`exit ${status}`);
    this.status = status;
  }
}

export interface ProgramResult {
  status: number;
  stdout: string;
  file: Uint8Array<ArrayBuffer>;
}

interface Loaded {
  start: () => void;
  memory: WebAssembly.Memory;
  /** Memory as it was before the first run: putting it back costs a fifth of a new instance. */
  pristine: Uint8Array;
}

/** A program that can be run again and again; one run at a time, each from a clean state. */
export class WasiProgram {
  readonly #module: WebAssembly.Module;
  readonly #name: string;
  #loaded: Loaded | undefined;
  #args: Uint8Array[] = [];
  #stdout: Uint8Array[] = [];
  #file = new Uint8Array(0);
  #fileSize = 0;
  #position = 0;
  #input: Uint8Array = new Uint8Array(0);
  #inputPosition = 0;

  constructor(module: WebAssembly.Module, name: string) {
    this.#module = module;
    this.#name = name;
  }

  /** Runs the program to its end; whatever it opens for reading is `input`. Throws what WebAssembly throws on a trap. */
  run(args: string[], input = ''): ProgramResult {
    const { start, memory, pristine } = this.#load();
    this.#args = [this.#name, ...args].map((arg) => new TextEncoder().encode(`${arg.replaceAll('\0', '')}\0`));
    this.#input = new TextEncoder().encode(input);
    this.#inputPosition = 0;
    this.#stdout = [];
    this.#file = new Uint8Array(64 * 1024);
    this.#fileSize = 0;
    let status = 0;
    try {
      start();
      this.#restore(memory, pristine);
    } catch (error) {
      // The stack pointer inside is lost: only a new instance is safe to run again.
      this.#loaded = undefined;
      if (!(error instanceof Exit)) throw error;
      status = error.status;
    }
    const stdout = Buffer.concat(this.#stdout).toString('utf8');
    return { status, stdout, file: this.#file.subarray(0, this.#fileSize) };
  }

  #load(): Loaded {
    if (this.#loaded) return this.#loaded;
    const instance = new WebAssembly.Instance(this.#module, { wasi_snapshot_preview1: this.#imports() });
    const memory = instance.exports.memory as WebAssembly.Memory;
    const start = instance.exports._start as () => void;
    this.#loaded = { start, memory, pristine: new Uint8Array(memory.buffer.slice(0)) };
    return this.#loaded;
  }

  #restore(memory: WebAssembly.Memory, pristine: Uint8Array): void {
    if (memory.buffer.byteLength > maxMemoryBytes) {
      this.#loaded = undefined;
      return;
    }
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(pristine);
    bytes.fill(0, pristine.length);
  }

  get #bytes(): Uint8Array {
    return new Uint8Array(this.#loaded!.memory.buffer);
  }

  get #view(): DataView {
    return new DataView(this.#loaded!.memory.buffer);
  }

  #append(data: Uint8Array): void {
    const end = this.#position + data.length;
    if (end > this.#file.length) {
      const grown = new Uint8Array(Math.max(end, this.#file.length * 2));
      grown.set(this.#file);
      this.#file = grown;
    }
    this.#file.set(data, this.#position);
    this.#position = end;
    this.#fileSize = Math.max(this.#fileSize, end);
  }

  #imports() {
    return {
      args_sizes_get: (count: number, size: number) => {
        this.#view.setUint32(count, this.#args.length, true);
        this.#view.setUint32(size, Buffer.concat(this.#args).length, true);
        return errno.success;
      },
      args_get: (pointers: number, buffer: number) => {
        let address = buffer;
        for (const [index, arg] of this.#args.entries()) {
          this.#view.setUint32(pointers + 4 * index, address, true);
          this.#bytes.set(arg, address);
          address += arg.length;
        }
        return errno.success;
      },
      clock_time_get: (_id: number, _precision: bigint, result: number) => {
        this.#view.setBigUint64(result, BigInt(Date.now()) * 1_000_000n, true);
        return errno.success;
      },
      fd_close: () => errno.success,
      fd_fdstat_get: (descriptor: number, result: number) => {
        const fileType = { character: 2, directory: 3, regular: 4 };
        const type =
          descriptor < rootFolder
            ? fileType.character
            : descriptor === rootFolder
              ? fileType.directory
              : fileType.regular;
        this.#bytes.fill(0, result, result + 24);
        this.#view.setUint8(result, type);
        const allRights = 0xffff_ffff_ffff_ffffn;
        this.#view.setBigUint64(result + 8, allRights, true);
        this.#view.setBigUint64(result + 16, allRights, true);
        return errno.success;
      },
      fd_fdstat_set_flags: () => errno.success,
      fd_prestat_get: (descriptor: number, result: number) => {
        if (descriptor !== rootFolder) return errno.badFile;
        this.#view.setUint32(result, 0, true);
        this.#view.setUint32(result + 4, 1, true);
        return errno.success;
      },
      fd_prestat_dir_name: (_descriptor: number, path: number) => {
        this.#view.setUint8(path, '/'.charCodeAt(0));
        return errno.success;
      },
      fd_read: (descriptor: number, vectors: number, count: number, result: number) => {
        let read = 0;
        for (let index = 0; index < count && descriptor === inputFile; index++) {
          const address = this.#view.getUint32(vectors + 8 * index, true);
          const length = this.#view.getUint32(vectors + 8 * index + 4, true);
          const part = this.#input.subarray(this.#inputPosition, this.#inputPosition + length);
          this.#bytes.set(part, address);
          this.#inputPosition += part.length;
          read += part.length;
        }
        this.#view.setUint32(result, read, true);
        return errno.success;
      },
      fd_seek: (descriptor: number, offset: bigint, whence: number, result: number) => {
        if (descriptor === inputFile) {
          this.#inputPosition = Number(offset) + [0, this.#inputPosition, this.#input.length][whence]!;
          this.#view.setBigUint64(result, BigInt(this.#inputPosition), true);
          return errno.success;
        }
        if (descriptor !== outputFile) return errno.badFile;
        this.#position = Number(offset) + [0, this.#position, this.#fileSize][whence]!;
        this.#view.setBigUint64(result, BigInt(this.#position), true);
        return errno.success;
      },
      fd_write: (descriptor: number, vectors: number, count: number, result: number) => {
        let written = 0;
        for (let index = 0; index < count; index++) {
          const address = this.#view.getUint32(vectors + 8 * index, true);
          const length = this.#view.getUint32(vectors + 8 * index + 4, true);
          const data = this.#bytes.slice(address, address + length);
          if (descriptor === outputFile) this.#append(data);
          else this.#stdout.push(data);
          written += length;
        }
        this.#view.setUint32(result, written, true);
        return errno.success;
      },
      path_open: (
        _folder: number,
        _flags: number,
        _path: number,
        _length: number,
        openFlags: number,
        ...rest: number[]
      ) => {
        const create = 1;
        if ((openFlags & create) === 0) {
          if (this.#input.length === 0) return errno.noEntry;
          this.#view.setUint32(rest.at(-1)!, inputFile, true);
          return errno.success;
        }
        this.#position = 0;
        this.#fileSize = 0;
        this.#view.setUint32(rest.at(-1)!, outputFile, true);
        return errno.success;
      },
      proc_exit: (status: number) => {
        throw new Exit(status);
      },
    };
  }
}
