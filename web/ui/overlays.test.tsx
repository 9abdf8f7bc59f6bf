import '#web/testing/browser-gaps.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename agent" description="Callers do not see the name.">
        <Field label="Name">
          <Input />
        </Field>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus into its first field and gives it back after Escape', async () => {
    const user = userEvent.setup();
    render(<WithDialog />);
    const opener = screen.getByRole('button', { name: 'Rename' });
    await user.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Rename agent' });
    expect(dialog.getAttribute('aria-describedby')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

function Confirming({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete Front desk?"
      action="Delete agent"
      onConfirm={onConfirm}
    >
      Its calls stay.
    </ConfirmDialog>
  );
}

describe('ConfirmDialog', () => {
  it('focuses Cancel first, so that Enter alone deletes nothing', async () => {
    const user = userEvent.setup();
    const confirm = vi.fn(async () => {});
    render(<Confirming onConfirm={confirm} />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.keyboard('{Enter}');
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('closes when the action is done', async () => {
    render(<Confirming onConfirm={async () => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete agent' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open and usable when the action fails', async () => {
    const confirm = vi.fn(() => Promise.reject(new Error('refused')));
    render(<Confirming onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete agent' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete agent' }).disabled).toBe(false),
    );
    expect(screen.getByRole('alertdialog', { name: 'Delete Front desk?' })).toBeTruthy();
  });
});

describe('Menu', () => {
  it('opens inside the landmark of its button and runs the chosen command', async () => {
    const user = userEvent.setup();
    const rename = vi.fn();
    render(
      <main>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={rename}>Rename</MenuItem>
        </Menu>
      </main>,
    );
    screen.getByRole('button', { name: 'More' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main').contains(screen.getByRole('menu'))).toBe(true);
    await user.keyboard('{Enter}');
    expect(rename).toHaveBeenCalledOnce();
  });
});

describe('Tabs', () => {
  it('moves by arrow keys and shows the panel of the tab', async () => {
    const user = userEvent.setup();
    function Two() {
      const [value, set] = useState<'templates' | 'custom'>('templates');
      return (
        <Tabs
          label="Ways to start"
          value={value}
          onChange={set}
          tabs={[
            { value: 'templates', label: 'Templates' },
            { value: 'custom', label: 'Custom Build' },
          ]}
        >
          <TabPanel value="templates">Four templates</TabPanel>
          <TabPanel value="custom">Coming Soon</TabPanel>
        </Tabs>
      );
    }
    render(<Two />);
    screen.getByRole('tab', { name: 'Templates' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Custom Build' }).textContent).toBe('Coming Soon');
  });
});

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="sk-123" label="Copy token" />);
    await user.click(screen.getByRole('button', { name: 'Copy token' }));
    expect(await navigator.clipboard.readText()).toBe('sk-123');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  });

  it('says when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    render(<CopyButton text="sk-123" label="Copy token" />);
    await user.click(screen.getByRole('button', { name: 'Copy token' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('copy it manually'));
  });
});
