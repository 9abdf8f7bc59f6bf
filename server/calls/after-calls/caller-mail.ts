import type { Flow } from '#domain/agents/workflows.ts';
import type { CallerEmail } from '#domain/calls/after-calls.ts';
import { withoutCardNumbers } from '#domain/platform/card-numbers.ts';
import { hiddenMark } from '#domain/platform/hidden-values.ts';
import { translationOf } from '#voice/flow/other-languages.ts';
import { filtered } from '#voice/flow/show-value.ts';
import { slotDefsOf } from '#voice/flow/slot-defs.ts';
import { slotKinds } from '#voice/flow/slots/catalog.ts';
import { collected, type Snapshot } from '#voice/flow/snapshot.ts';
import { consentVariable } from '#voice/flow/steps/start-call.ts';
import { fillTemplate } from '#voice/flow/template.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import { wallTime } from '#voice/understanding/calendar.ts';

/** How an address looks as the engine keeps it. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The flow's own questions, and those of the workflows that it runs. */
const defsOf = (flow: Flow) =>
  new Map([...Object.values(flow.workflows ?? {}), flow].flatMap((graph) => [...slotDefsOf(graph)]));

/** The address that the caller gave last; null when none was collected. */
export function addressOf(snapshot: Snapshot): string | null {
  const given = collected(snapshot).filter(([, { value }]) => typeof value === 'string' && address.test(value));
  return (given.at(-1)?.[1].value as string | undefined) ?? null;
}

/** Whether the caller refused to be recorded, or to what a question named `consent` asks. */
export function refused(snapshot: Snapshot): boolean {
  const variables = snapshot.frames.map((frame) => frame.variables[consentVariable]?.value);
  const asked = collected(snapshot).filter(([name]) => name === 'consent' || name.endsWith('_consent'));
  return [...variables, ...asked.map(([, { value }]) => value)].includes(false);
}

/**
 * The mail with what the call collected put in, as a mail shows values: in the words that the flow has for its texts in the
 * language that the conversation ended in.
 */
export function fillMail({ subject, text }: CallerEmail, flow: Flow, snapshot: Snapshot, at: number): CallerEmail {
  const { setting } = snapshot;
  const defs = defsOf(flow);
  const slots = new Map(collected(snapshot));
  const variables = Object.assign({}, ...snapshot.frames.map((frame) => frame.variables)) as Record<
    string,
    { value: unknown; spoken: string }
  >;
  const own = new Map([
    ['agent_name', setting.agentName],
    ['business_name', setting.businessName || null],
  ]);
  const showing = {
    language: languageOf(setting.language) ?? languages[0]!,
    now: wallTime(at, setting.timeZone),
    timeZone: setting.timeZone,
  };
  const worded = (text: string) => translationOf(flow.translations ?? [], text, showing.language.id) ?? text;
  const fill = (template: string) =>
    fillTemplate(worded(template), (name, filters) => {
      const set = slots.get(name) ?? variables[name];
      if (set === undefined || set.value === null) return own.get(name) ?? null;
      const def = defs.get(name);
      if (def?.sensitive) return hiddenMark;
      const plain = def && slotKinds[def.type].written === 'value' ? String(set.value) : set.spoken;
      return filtered(set.value as never, plain, filters, showing);
    });
  // A subject is one line.
  return {
    subject: withoutCardNumbers(fill(subject)).replace(/\s+/g, ' ').trim(),
    text: withoutCardNumbers(fill(text)),
  };
}
