import { languages } from '#voice/languages/catalog.ts';
import type { Checked } from './checked.ts';

/** Whether someone is promised in a text to hear from the business. */
export function isPromise(text: string): boolean {
  const plain = text.toLowerCase();
  return languages.some((language) => language.promises.some((phrase) => plain.includes(phrase)));
}

/** That a promise reaches a person: somewhere in the flow someone of the business is told. */
export function checkPromises({ flow, steps, report }: Checked): void {
  const isTold = [...steps.values()].some(({ step, config }) => step.tells?.(config));
  if (isTold) return;
  for (const node of flow.nodes) {
    const configured = steps.get(node.id);
    const promised = configured?.step.texts(configured.config).spoken.find(isPromise);
    if (promised)
      report(
        'error',
        node.id,
        `“${promised.slice(0, 60)}” makes a promise, but no one is told. Add Leave a Task, or email the team.`,
        { kind: 'not_told', about: node.id },
      );
  }
}
