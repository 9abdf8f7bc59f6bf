import '#web/testing/browser-gaps.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useShortcuts } from './shortcuts.ts';

function setUp(extra?: React.ReactNode) {
  const keys = { '?': vi.fn(), 'g a': vi.fn(), 'mod+k': vi.fn() };
  function Page() {
    useShortcuts(keys);
    return (
      <>
        <input aria-label="Search" />
        {extra}
      </>
    );
  }
  render(<Page />);
  return { keys, user: userEvent.setup() };
}

describe('useShortcuts', () => {
  it('hears single keys, sequences and Ctrl', async () => {
    const { keys, user } = setUp();
    await user.keyboard('?');
    await user.keyboard('ga');
    await user.keyboard('{Control>}k{/Control}');
    expect(keys['?']).toHaveBeenCalledOnce();
    expect(keys['g a']).toHaveBeenCalledOnce();
    expect(keys['mod+k']).toHaveBeenCalledOnce();
  });

  it('does not take the second key of a sequence alone', async () => {
    const { keys, user } = setUp();
    await user.keyboard('a');
    await user.keyboard('gxa');
    expect(keys['g a']).not.toHaveBeenCalled();
  });

  it('leaves plain keys to whoever is typing', async () => {
    const { keys, user } = setUp();
    await user.type(screen.getByLabelText('Search'), 'ga?');
    expect(keys['g a']).not.toHaveBeenCalled();
    expect(keys['?']).not.toHaveBeenCalled();
    await user.keyboard('{Control>}k{/Control}');
    expect(keys['mod+k']).toHaveBeenCalledOnce();
  });

  it('rests while a dialog is open', async () => {
    const { keys, user } = setUp(<div role="dialog" aria-label="Rename" />);
    await user.keyboard('ga?');
    expect(keys['g a']).not.toHaveBeenCalled();
    expect(keys['?']).not.toHaveBeenCalled();
  });
});
