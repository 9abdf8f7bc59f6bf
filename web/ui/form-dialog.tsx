import { type FormEvent, type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldProblem } from '#domain/platform/errors.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { type Change, type Outcome, useChange } from '#web/lib/use-change.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** What the server said of a field. */
export type ProblemOf = (field: string) => string | undefined;

/** Where the sending stands, for the few forms that offer another way after a refusal. */
interface Attempt<F> {
  refusal: ApiError | undefined;
  busy: boolean;
  send: (given: F) => void;
}

interface FormDialogProps<R, F extends FieldValues> extends Outcome<R, F> {
  title: string;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** What the button says that sends it. */
  action: string;
  /** What the button says that doesn't. */
  cancel?: string;
  destructive?: boolean;
  /** Whether it can only be looked at. */
  readOnly?: boolean;
  /** Whether it can be sent as it is. */
  ready?: boolean;
  /** The form, where react-hook-form keeps what is typed: problems are put at its fields. */
  form?: UseFormReturn<F>;
  /** Sends what was typed. */
  send: Change<R, F>;
  /** It is done, and what it changes is loaded again. The dialog closes unless this says otherwise. */
  onDone?: (answer: R) => void;
  onClose: () => void;
  /** A button at the start of the foot. */
  aside?: ReactNode;
  /** The fields. As a function they are given what the server said of each. */
  children?: ReactNode | ((problemOf: ProblemOf, attempt: Attempt<F>) => ReactNode);
}

const isAt = ({ path }: FieldProblem, field: string) => path === `body.${field}` || path.startsWith(`body.${field}.`);

/**
 * A dialog that is a form, and sends it: what the server refuses stands at its field, the rest above all; nothing
 * closes it while it is under way, and what was typed stays.
 */
export function FormDialog<R, F extends FieldValues = Record<never, never>>(props: FormDialogProps<R, F>) {
  const { title, description, size, action, cancel = 'Cancel', destructive = false, form, aside, children } = props;
  const { readOnly = false, ready = !readOnly } = props;
  const { send, onDone, onClose, reloads, says, next, secret } = props;
  const id = useId();
  const change = useChange<R, F>(send, { refusal: 'shown', reloads, says, next, secret });
  const busy = change.isPending;
  const refusal = change.error instanceof ApiError ? change.error : undefined;
  const problems = refusal?.details ?? [];
  const nameOf = ({ path }: FieldProblem) => path.replace(/^body\./, '') as Path<F>;
  const isOfForm = (problem: FieldProblem) => form !== undefined && form.getValues(nameOf(problem)) !== undefined;
  const atFields = new Set(problems.filter(isOfForm));
  async function run(given: F) {
    let answer: R;
    try {
      answer = await change.mutateAsync(given);
    } catch (error) {
      if (!form || !(error instanceof ApiError)) return;
      for (const problem of error.details) {
        if (isOfForm(problem)) form.setError(nameOf(problem), { type: 'server', message: problem.message });
      }
      return;
    }
    if (onDone) onDone(answer);
    else onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog can stand within a form of the page, which isn't the one that is sent.
    event.stopPropagation();
    if (busy || !ready) return;
    void (form ? form.handleSubmit(run)(event) : run({} as F));
  }

  function problemOf(field: string) {
    const found = problems.filter((problem) => isAt(problem, field));
    for (const problem of found) atFields.add(problem);
    return found[0]?.message;
  }
  const fields =
    typeof children === 'function'
      ? children(problemOf, { refusal, busy, send: (given) => void run(given) })
      : children;
  const others = problems.filter((problem) => !atFields.has(problem));
  // What is there already is for the fields to show.
  const isShown = refusal?.existingId !== undefined || (problems.length > 0 && others.length === 0);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      {...(description && { description })}
      {...(size && { size })}
      footer={
        <>
          {aside && <div className="mr-auto">{aside}</div>}
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {readOnly ? 'Close' : cancel}
          </Button>
          {!readOnly && (
            <Button
              type="submit"
              form={id}
              variant={destructive ? 'destructive' : 'default'}
              busy={busy}
              disabled={!ready}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.error && !isShown && (
          <Banner>
            <p>{messageOf(change.error)}</p>
            {(others.length > 1 || (others[0] && others[0].message !== change.error.message)) && (
              <ul className="mt-1 list-disc pl-4">
                {others.map(({ path, message }) => (
                  <li key={path}>{message}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        {fields}
      </form>
    </Dialog>
  );
}
