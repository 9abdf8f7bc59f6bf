import '#web/testing/browser-gaps.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectionNav } from './section-nav.tsx';

/** Headings stand where a test says, in px below the upper edge of the window. */
let tops: Record<string, number>;

beforeEach(() => {
  tops = { Voice: 100, Callers: 900 };
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.textContent ?? ''] ?? 0 } as DOMRect;
  });
});
afterEach(() => vi.restoreAllMocks());

function Parts({ more = false }: { more?: boolean }) {
  return (
    <SectionNav label="Sections">
      <section>
        <h2>Voice</h2>
      </section>
      <section>
        <h2>Callers</h2>
      </section>
      {more && (
        <section>
          <h2>After a call</h2>
        </section>
      )}
    </SectionNav>
  );
}
const row = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const current = () => row().getByRole('button', { current: 'location' }).textContent;

it('names the parts of a page by their headings, also those that come later', async () => {
  const { rerender } = render(<Parts />);
  expect(
    row()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Voice', 'Callers']);
  rerender(<Parts more />);
  expect(await row().findByRole('button', { name: 'After a call' })).toBeTruthy();
});

it('marks the part that is being read', async () => {
  render(<Parts />);
  expect(current()).toBe('Voice');
  tops = { Voice: -700, Callers: 120 };
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(current()).toBe('Callers'));
});

it('leads to a part, and the keys go on from there', async () => {
  const shown = vi.fn();
  HTMLElement.prototype.scrollIntoView = shown;
  render(<Parts />);
  await userEvent.click(row().getByRole('button', { name: 'Callers' }));
  expect(shown.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Callers' }).parentElement]);
  expect(document.activeElement?.textContent).toBe('Callers');
});
