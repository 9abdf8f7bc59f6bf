import { FlaskConical } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { useBuilder } from '../use-builder.tsx';
import type { Rehearsal } from './rehearsal.ts';

const noTest = new Error('There’s nothing to test yet. Say something first.');

/** Keeps what was tried as a test of the agent: what the caller did, what actions came to, and how it went. */
export function KeepTest({ agentId, rehearsal }: { agentId: string; rehearsal: Rehearsal }) {
  const { language } = useBuilder();
  const keep = useChange(
    async () => {
      const { flow, steps } = rehearsal;
      const first = steps[0]!.event;
      if (first.type !== 'started') throw noTest;
      // What makes tests of calls comes when it is asked for.
      const { testFromRun } = await import('#voice/flow/agent-tests/test-from-run.ts');
      const { agentName, greeting, tone, knowledge } = first.setting;
      const subject = { flow, agentName, greeting, language, ...(tone && { tone }), ...(knowledge && { knowledge }) };
      const name = `Test from ${new Date().toISOString().slice(0, 19).replace('T', ' ')}`;
      const made = testFromRun(subject, steps, { name, plain: true });
      if (made === null || made.test.turns?.length === 0) throw noTest;
      await api.agentTests.create({ params: { agentId }, body: { test: made.test } });
      return made.notes;
    },
    {
      reloads: 'agentTests',
      says: (notes) => ({
        title: 'Saved as a test',
        description: ['Review it on the Tests tab.', ...notes].join(' '),
      }),
    },
  );
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={!rehearsal.steps.some(({ event }) => event.type !== 'started')}
      busy={keep.isPending}
      onClick={() => keep.mutate()}
    >
      <FlaskConical aria-hidden /> Save as a test
    </Button>
  );
}
