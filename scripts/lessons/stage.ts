import type { Locator, Page } from '@playwright/test';

/** Milliseconds: how long the pointer travels, rests before a click, and a letter takes. */
const pace = { travel: 500, rest: 250, letter: 35, glance: 900 };
/** Steps of one travel. */
const steps = 25;

/**
 * Draws a pointer that follows the mouse: a film of the page shows none. Runs in the browser.
 * An attribute of a style sheet would be refused by the pages' own policy, so it is set by script.
 */
const pointer = `(() => {
  addEventListener('DOMContentLoaded', () => {
    const mark = document.createElement('div');
    mark.setAttribute('aria-hidden', 'true');
    Object.assign(mark.style, {
      position: 'fixed', left: '0', top: '0', width: '22px', height: '22px', borderRadius: '50%', zIndex: '2147483647',
      background: 'rgba(79, 70, 229, 0.35)', border: '2px solid rgb(79, 70, 229)', pointerEvents: 'none',
      transform: 'translate(-100px, -100px)', transition: 'width 120ms, height 120ms',
    });
    document.documentElement.append(mark);
    const at = (event, size) => {
      mark.style.transform = 'translate(' + (event.clientX - size / 2) + 'px, ' + (event.clientY - size / 2) + 'px)';
      mark.style.width = mark.style.height = size + 'px';
    };
    addEventListener('mousemove', (event) => at(event, 22), true);
    addEventListener('mousedown', (event) => at(event, 14), true);
    addEventListener('mouseup', (event) => at(event, 22), true);
  });
})();`;

/** What a lesson does in the product, as a person does it: with a pointer that is seen to go somewhere. */
export class Stage {
  readonly page: Page;
  private readonly url: string;
  private readonly isFilmed: boolean;

  /** @param isFilmed without it nothing waits to be seen */
  constructor(page: Page, url: string, isFilmed: boolean) {
    this.page = page;
    this.url = url;
    this.isFilmed = isFilmed;
  }

  /** Before the first page is opened. */
  async begin(): Promise<void> {
    if (this.isFilmed) await this.page.addInitScript(pointer);
  }

  private async wait(ms: number): Promise<void> {
    if (this.isFilmed) await this.page.waitForTimeout(ms);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Leads the eye to something. */
  async point(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    if (!this.isFilmed) return;
    const box = await target.boundingBox();
    if (box === null) return;
    await this.page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, { steps });
    await this.wait(pace.travel + pace.rest);
  }

  async click(target: Locator): Promise<void> {
    await this.point(target);
    await target.click();
    await this.wait(pace.glance);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.point(target);
    if (!this.isFilmed) return target.fill(text);
    await target.click();
    await target.fill('');
    await target.pressSequentially(text, { delay: pace.letter });
  }

  /** A link of the menu, which may say that its page is new. */
  async menu(name: string): Promise<void> {
    await this.click(this.page.getByRole('link', { name: new RegExp(`^${name}`) }).first());
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }
}
