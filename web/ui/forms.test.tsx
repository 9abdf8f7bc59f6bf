import '#web/testing/browser-gaps.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioGroup } from './radio.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';

describe('Button', () => {
  it('keeps its label while busy and cannot be pressed', async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit a form unless it says so', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledOnce();
  });
});

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <Field label="Name" hint="As on the door." error="Give it a name." required>
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As on the door.',
      'Give it a name.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.required).toBe(true);
  });

  it('says nothing about errors while there are none', () => {
    render(
      <Field label="Name">
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText('Name');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('PasswordInput', () => {
  it('shows and hides its text without losing it', async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'correct horse');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
    expect(input.value).toBe('correct horse');
  });
});

/** A control with its value kept. */
function Kept<V>({ first, children }: { first: V; children: (value: V, set: (value: V) => void) => React.ReactNode }) {
  const [value, set] = useState(first);
  return children(value, set);
}

describe('choices', () => {
  it('Select opens, chooses by keyboard and is named by its field', async () => {
    const user = userEvent.setup();
    const options = [
      { value: 'sarah', label: 'Sarah' },
      { value: 'david', label: 'David' },
    ] as const;
    render(
      <Field label="Voice">
        <Kept<'sarah' | 'david'> first="sarah">
          {(value, set) => <Select options={options} value={value} onChange={set} />}
        </Kept>
      </Field>,
    );
    const trigger = screen.getByRole('combobox', { name: 'Voice' });
    expect(trigger.textContent).toContain('Sarah');
    trigger.focus();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(trigger.textContent).toContain('David');
  });

  it('Slider moves by its step, stays inside and reads its value', async () => {
    const user = userEvent.setup();
    render(
      <Field label="Speed">
        <Kept first={1.1}>
          {(value, set) => (
            <Slider value={value} onChange={set} min={0.8} max={1.2} step={0.1} format={(v) => `${v.toFixed(1)}x`} />
          )}
        </Kept>
      </Field>,
    );
    const thumb = screen.getByRole('slider', { name: 'Speed' });
    thumb.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(thumb.getAttribute('aria-valuetext')).toBe('1.2x');
    await user.keyboard('{Home}');
    expect(thumb.getAttribute('aria-valuetext')).toBe('0.8x');
  });

  it('Checkbox, Switch and RadioGroup change by their labels', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Kept first={false}>
          {(on, set) => <Checkbox checked={on} onChange={set} label="Mark step as completed" />}
        </Kept>
        <Kept first={false}>
          {(on, set) => <Switch checked={on} onChange={set} label="Active" hint="Answers calls" />}
        </Kept>
        <Kept<string | undefined> first={undefined}>
          {(value, set) => (
            <RadioGroup
              legend="Digest"
              value={value}
              onChange={set}
              options={[
                { value: 'daily', label: 'Daily' },
                { value: 'never', label: 'Never' },
              ]}
            />
          )}
        </Kept>
      </>,
    );
    await user.click(screen.getByText('Mark step as completed'));
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByText('Active'));
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByText('Daily'));
    expect(screen.getByRole('radio', { name: 'Daily' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('radiogroup', { name: 'Digest' })).toBeTruthy();
  });
});
