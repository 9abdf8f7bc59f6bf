import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useBuilder } from '../use-builder.tsx';
import type { Rehearsal } from './rehearsal.ts';

const noTest = new Error('Nothing was said yet that a test could hold.');

/** Keeps what was tried as a test of the agent: what the caller did, what actions came to, and how it went. */
export function KeepTest({ agentId, rehearsal }: { agentId: string; rehearsal: Rehearsal }) {
  const { language } = useBuilder();
  const keep = useMutation({
    async mutationFn() {
      const { flow, steps } = rehearsal;
      const first = steps[0]!.event;
      if (first.type !== 'started') throw noTest;
      // What makes tests of calls comes when it is asked for.
      const { testFromRun } = await import('#voice/flow/agent-tests/test-from-run.ts');
      const { agentName, greeting, tone, knowledge } = first.setting;
      const subject = { flow, agentName, greeting, language, ...(tone && { tone }), ...(knowledge && { knowledge }) };
      const name = `Try of ${new Date().toISOString().slice(0, 19).replace('T', ' ')}`;
      const made = testFromRun(subject, steps, { name, plain: true });
      if (made === null || made.test.turns?.length === 0) throw noTest;
      await api.agentTests.create({ params: { agentId }, body: { test: made.test } });
      return made.notes;
    },
    onError: toastError,
    async onSuccess(notes) {
      await invalidate('agentTests');
      const description = ['Look it over on the tab Tests.', ...notes].join(' ');
      toast.success('Kept as a test', { description });
    },
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={!rehearsal.steps.some(({ event }) => event.type !== 'started')}
      busy={keep.isPending}
      onClick={() => keep.mutate()}
    >
      <FlaskConical aria-hidden />
      Keep as a test
    </Button>
  );
}
