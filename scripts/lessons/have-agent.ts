import type { Stage } from './stage.ts';

/** Makes an agent and opens it. */
export async function haveAgent(stage: Stage, template: string): Promise<void> {
  await stage.open('/dashboard/agents?create');
  await stage.page.getByRole('button', { name: `Use template ${template}` }).click();
  await stage.page.getByRole('link', { name: template }).first().click();
  await stage.page.getByRole('heading', { name: template, level: 1 }).waitFor();
}
