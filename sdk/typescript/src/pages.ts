/** One page of a list. */
export class Page<T> implements AsyncIterable<T> {
  readonly items: T[];
  /** The cursor of the following page; null on the last. */
  readonly next: string | null;
  readonly #load: (cursor: string) => Promise<Page<T>>;

  constructor({ items, next }: { items: T[]; next: string | null }, load: (cursor: string) => Promise<Page<T>>) {
    this.items = items;
    this.next = next;
    this.#load = load;
  }

  hasNextPage(): boolean {
    return this.next !== null;
  }

  async getNextPage(): Promise<Page<T>> {
    if (this.next === null) throw new RangeError('This is the last page: ask hasNextPage() first.');
    return this.#load(this.next);
  }

  /** The items of this page and of all that follow. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for (let page: Page<T> | null = this; page !== null; page = page.hasNextPage() ? await page.getNextPage() : null) {
      yield* page.items;
    }
  }
}

/** A list: awaited it's its first page, iterated it's all of its items. Nothing is asked before one of them. */
export class PagePromise<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #load: () => Promise<Page<T>>;
  #first: Promise<Page<T>> | undefined;

  constructor(load: () => Promise<Page<T>>) {
    this.#load = load;
  }

  // biome-ignore lint/suspicious/noThenProperty: `await client.calls.list()` is the first page.
  then<A = Page<T>, B = never>(
    done?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#first ??= this.#load();
    return this.#first.then(done, failed);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    yield* await this;
  }
}
