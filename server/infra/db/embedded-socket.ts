import { Duplex } from 'node:stream';

/** How bytes get to the embedded database and back. */
export interface EmbeddedLink {
  connect(): Promise<Uint8Array>;
  exchange(data: Uint8Array): Promise<Uint8Array>;
}

/** The message by which a client takes its leave: 'X'. */
const terminate = 0x58;

/** The embedded database as the socket that node-postgres expects. */
export class EmbeddedSocket extends Duplex {
  readonly #link: EmbeddedLink;
  #greeted = false;

  constructor(link: EmbeddedLink) {
    super({ allowHalfOpen: false });
    this.#link = link;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // What node-postgres calls on a TCP socket and has no meaning here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    if (chunk[0] === terminate) {
      this.push(null);
      done();
      return;
    }
    this.#answer(chunk).then(
      (data) => {
        if (data.length > 0 && !this.destroyed) this.push(Buffer.from(data.buffer, data.byteOffset, data.length));
        done();
      },
      (error: Error) => done(error),
    );
  }

  /** One query arrives as several chunks (parse, bind, describe, execute, sync): the worker gets them as one. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  #answer(chunk: Buffer): Promise<Uint8Array> {
    if (this.#greeted) return this.#link.exchange(chunk);
    // The first packet is the startup packet, which has no type byte; there is nobody to authenticate.
    this.#greeted = true;
    return this.#link.connect();
  }
}
