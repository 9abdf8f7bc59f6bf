import { haveAgent } from './have-agent.ts';
import type { Lesson } from './lesson.ts';
import type { Stage } from './stage.ts';

/** Waits until it is the caller's turn, then types. */
async function answer(stage: Stage, text: string): Promise<void> {
  const { page } = stage;
  await page.getByText('Listening', { exact: true }).waitFor({ timeout: 60_000 });
  await stage.type(page.getByRole('textbox', { name: 'Your message' }), text);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Conversation' }).getByText(text).last().waitFor();
}

export const testing: Lesson = {
  id: 'testing',
  prepares: (stage) => haveAgent(stage, 'Appointment Scheduler'),
  scenes: [
    {
      says: 'An agent is tried by talking with it. Press Start call, and speak. Where no microphone is, you type.',
      does: async (stage) => stage.click(stage.page.getByRole('button', { name: /Start call|Type instead/ }).last()),
    },
    {
      says: 'It greets, and asks the first thing. Answer as your callers would.',
      does: async (stage) => answer(stage, 'A check-up, please.'),
    },
    {
      says: 'Give an answer that it did not ask for. Interrupt it. Change your mind. It has to cope with all of that.',
      does: async (stage) => {
        await answer(stage, 'My name is Ann Lee, but how long does it take?');
        await answer(stage, 'ann dot lee at example dot com');
      },
    },
    {
      says: 'Ask for a person, or hang up. Nothing is lost: a task in the inbox keeps what was promised.',
      does: async (stage) => answer(stage, 'Can I talk to a person?'),
    },
    {
      says: 'Every call is kept under Calls, with its transcript.',
      does: async (stage) => {
        await stage.page
          .getByText('Listening', { exact: true })
          .or(stage.page.getByText('The call has ended.'))
          .waitFor();
        await stage.open('/dashboard/calls');
        await stage.click(stage.page.getByRole('row').nth(1).getByRole('link').first());
        await stage.page.getByRole('heading', { name: 'Transcript' }).waitFor();
      },
    },
    {
      says: 'Here you see what was heard, what was done, how long each answer took, and why the agent took it so. What went well becomes a test with one click.',
      does: async (stage) => stage.point(stage.page.getByRole('heading', { name: 'Transcript' })),
    },
  ],
};
