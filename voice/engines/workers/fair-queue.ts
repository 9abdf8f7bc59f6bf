/** First in, first out for each key; the keys take turns. */
export class FairQueue<Item extends { fairnessKey: string }> {
  readonly #waiting = new Map<string, Item[]>();
  length = 0;

  add(item: Item): void {
    const same = this.#waiting.get(item.fairnessKey);
    if (same) same.push(item);
    else this.#waiting.set(item.fairnessKey, [item]);
    this.length += 1;
  }

  take(): Item | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [key, items] = first;
    const item = items.shift()!;
    this.length -= 1;
    this.#waiting.delete(key);
    if (items.length > 0) this.#waiting.set(key, items);
    return item;
  }

  remove(item: Item): void {
    const items = this.#waiting.get(item.fairnessKey);
    const index = items?.indexOf(item) ?? -1;
    if (index < 0) return;
    items!.splice(index, 1);
    this.length -= 1;
    if (items!.length === 0) this.#waiting.delete(item.fairnessKey);
  }
}
