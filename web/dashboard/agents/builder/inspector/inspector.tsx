import { CircleAlert, Copy, Trash2, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { changeStep } from '#domain/agents/flow-edits/steps.ts';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { duplicate, remove } from '../builder-commands.ts';
import { QuickFixButton } from '../problems/quick-fix.tsx';
import { StepIcon } from '../step-icon.tsx';
import { isNote, problemsOf, viewOf } from '../step-view.ts';
import { markUntested, useUntested } from '../untested.ts';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import { StepForm } from './step-form.tsx';
import { StepTimes } from './step-times.tsx';
import { Ways } from './ways.tsx';

const modeWords = {
  '': 'Agent’s default',
  scripted: 'Script only',
  assisted: 'Script with language model',
} as const;

function Title({ node, field }: { node: FlowNode; field: RefObject<HTMLInputElement | null> }) {
  const { store, readOnly } = useBuilder();
  const [title, setTitle] = useState(node.title);
  useEffect(() => setTitle(node.title), [node.title]);
  return (
    <Field label="Title" error={title.trim() === '' ? 'A step needs a title.' : undefined}>
      <Input
        ref={field}
        value={title}
        maxLength={80}
        readOnly={readOnly}
        onChange={({ target }) => {
          setTitle(target.value);
          const written = target.value.trim();
          if (written)
            store.edit((flow) => changeStep(flow, node.id, { title: written }), { place: `${node.id} title` });
        }}
        onBlur={() => setTitle(node.title)}
      />
    </Field>
  );
}

/** What no test reaches of a step, after the tests were run. */
function Untested({ node }: { node: FlowNode }) {
  const untested = useUntested(node.id);
  if (!untested) return null;
  return (
    <div className="rounded-lg border border-line p-3 text-sm">
      <h3 className="font-medium">Not covered by tests</h3>
      <ul className="mt-1 list-disc pl-4 text-muted">
        {untested.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Button variant="link" size="sm" className="-mx-1 mt-2 px-1" onClick={() => markUntested(new Map())}>
        Hide coverage
      </Button>
    </div>
  );
}

function StepInspector({ node, titleField }: { node: FlowNode; titleField: RefObject<HTMLInputElement | null> }) {
  const { store, readOnly, problems } = useBuilder();
  const { step, kind } = viewOf(node);
  // What is only told stands at the way that it is about.
  const faults = problemsOf(problems, node.id).filter((fault) => !isNote(fault));
  return (
    <div className="flex flex-col gap-5 p-4">
      <header>
        <div className="flex items-center gap-2.5">
          <span className="grid size-8 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
            <StepIcon name={step?.icon} className="size-4" />
          </span>
          <h2 className="min-w-0 flex-1 truncate font-semibold">{kind}</h2>
          {!readOnly && (
            <div className="-mr-1.5 flex">
              <Button
                variant="ghost"
                size="icon"
                aria-label="Duplicate step"
                onClick={() => duplicate(store, [node.id])}
                disabled={node.type === 'start'}
              >
                <Copy aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label="Delete step"
                onClick={() => remove(store, [node.id])}
                disabled={node.type === 'start'}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
          )}
        </div>
        <p className="mt-2 text-pretty text-muted text-sm">{step?.help}</p>
      </header>
      <Untested node={node} />
      {faults.length > 0 && (
        <ul aria-label="Problems in this step" className="flex flex-col gap-2 rounded-lg border border-line p-3">
          {faults.map((fault) => (
            <li key={fault.message} className="flex items-start gap-2 text-sm">
              {fault.level === 'error' ? (
                <CircleAlert aria-label="Error" className="mt-0.5 size-4 shrink-0 text-danger-text" />
              ) : (
                <TriangleAlert aria-label="Warning" className="mt-0.5 size-4 shrink-0 text-warning-text" />
              )}
              <div className="min-w-0 flex-1">
                <p>{fault.message}</p>
                <QuickFixButton problem={fault} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Title key={node.id} node={node} field={titleField} />
      <StepForm key={`${node.id} form`} node={node} />
      <Ways node={node} />
      {(step?.listens || step?.proposed) && (
        <Field
          label="Understands answers"
          hint="If the engine isn’t sure, a language model can suggest what the caller meant."
        >
          <NativeSelect
            value={node.mode ?? ''}
            disabled={readOnly}
            onChange={({ target }) =>
              store.edit((flow) => ({
                ...flow,
                nodes: flow.nodes.map((other) => {
                  if (other.id !== node.id) return other;
                  const { mode: _, ...rest } = other;
                  return target.value ? { ...rest, mode: target.value as 'scripted' | 'assisted' } : rest;
                }),
              }))
            }
          >
            {Object.entries(modeWords).map(([mode, words]) => (
              <option key={mode} value={mode}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <StepTimes key={`${node.id} times`} node={node} />
      <p className="text-faint text-xs">
        Id <code className="font-mono">{node.id}</code>
      </p>
    </div>
  );
}

/** What is chosen, to be edited: one step's form, or what can be done with several. */
export function Inspector({ titleField }: { titleField: RefObject<HTMLInputElement | null> }) {
  const { store, readOnly } = useBuilder();
  const selected = useBuilderState((state) => state.selected);
  const node = useBuilderState(({ flow }) => flow.nodes.find(({ id }) => selected.length === 1 && id === selected[0]));
  if (node) return <StepInspector key={node.id} node={node} titleField={titleField} />;
  if (selected.length > 1)
    return (
      <div className="flex flex-col gap-3 p-4">
        <h2 className="flex items-center gap-2 font-semibold">
          Chosen <Badge>{selected.length}</Badge>
        </h2>
        {!readOnly && (
          <div className="flex gap-2">
            <Button variant="outline" size="sm" onClick={() => duplicate(store, selected)}>
              Duplicate
            </Button>
            <Button variant="outline" size="sm" onClick={() => remove(store, selected)}>
              Delete
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <div className="p-4 text-muted">
      <p>Select a step to see and edit what it does.</p>
    </div>
  );
}
