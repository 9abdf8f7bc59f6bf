import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { PromptAction } from '#domain/agents/prompt-agents.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

const mostActions = 8;

/** A name that none of the others has. */
function freeName(actions: readonly PromptAction[]): string {
  const names = new Set(actions.map(({ name }) => name));
  let n = actions.length + 1;
  while (names.has(`action_${n}`)) n += 1;
  return `action_${n}`;
}

interface PromptActionsProps {
  actions: readonly PromptAction[];
  onChange: (actions: PromptAction[]) => void;
  readOnly?: boolean | undefined;
}

/** Actions of the workspace that it may have done: emails, texts, requests. Each is asked for in these words first. */
export function PromptActions({ actions, onChange, readOnly }: PromptActionsProps) {
  const { data } = useQuery({ ...query.actions.list(), enabled: useCan('actions:read') });
  const items = data?.items ?? [];
  const change = (n: number, part: Partial<PromptAction>) =>
    onChange(actions.map((action, at) => (at === n ? { ...action, ...part } : action)));
  const [first] = items;
  return (
    <fieldset className="flex flex-col gap-3" disabled={readOnly}>
      <legend className="font-medium">Actions</legend>
      <p className="text-muted text-sm">
        Emails, text messages, and requests set up under{' '}
        <Link to="/dashboard/actions" className="text-accent-text underline">
          Actions
        </Link>
        . The agent asks the question you write and acts only after a clear yes.
      </p>
      {actions.map((action, n) => (
        <div key={action.name} className="flex flex-col gap-2 rounded-lg border border-line p-3">
          <div className="flex gap-1">
            <NativeSelect
              aria-label={`Action ${n + 1}`}
              value={action.actionId}
              onChange={({ target }) =>
                change(n, {
                  actionId: target.value,
                  label: items.find(({ id }) => id === target.value)?.name ?? action.label,
                })
              }
            >
              {!items.some(({ id }) => id === action.actionId) && (
                <option value={action.actionId}>{action.label}</option>
              )}
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove action ${n + 1}`}
              onClick={() => onChange(actions.filter((_, at) => at !== n))}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
          <Input
            aria-label={`Question before action ${n + 1}`}
            placeholder="Would you like me to send you the brochure?"
            value={action.ask}
            maxLength={300}
            onChange={({ target }) => change(n, { ask: target.value })}
          />
          <Input
            aria-label={`What to say after action ${n + 1}`}
            placeholder="It’s on its way."
            value={action.done}
            maxLength={300}
            onChange={({ target }) => change(n, { done: target.value })}
          />
        </div>
      ))}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        disabled={first === undefined || actions.length >= mostActions}
        onClick={() =>
          first &&
          onChange([
            ...actions,
            {
              name: freeName(actions),
              label: first.name.slice(0, 80),
              actionId: first.id,
              ask: '',
              done: '',
              failed: 'I am sorry, that did not work.',
            },
          ])
        }
      >
        <Plus aria-hidden />
        Add action
      </Button>
      {data && items.length === 0 && <p className="text-muted text-sm">This workspace has no actions yet.</p>}
    </fieldset>
  );
}
