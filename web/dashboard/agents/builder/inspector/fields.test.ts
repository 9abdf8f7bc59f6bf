import { describe, expect, it } from 'vitest';
import { workflowComponents } from '#domain/agents/workflow-components.ts';
import { steps } from '#voice/flow/steps/catalog.ts';
import { stepIcons } from '../step-icon.tsx';
import { fieldWords } from './field-labels.data.ts';
import { type FieldDef, fieldsOf } from './fields.ts';

/** The paths of all settings, those within groups and lists of groups included. */
function paths(fields: readonly FieldDef[], before = ''): string[] {
  return fields.flatMap(({ name, shape }) => {
    const path = before + name;
    const inner = shape.kind === 'list' || shape.kind === 'record' ? shape.of : shape;
    return [path, ...(inner.kind === 'group' ? paths(inner.fields, `${path}.`) : [])];
  });
}

it('has the components of the specification in the catalog, by their names', () => {
  const catalog = new Map(steps.map(({ type, title }) => [type, title]));
  for (const { type, name } of workflowComponents) expect(catalog.get(type)).toBe(name);
});

describe('the form of a step', () => {
  it.each(steps.map((step) => [step.type, step] as const))('%s has words for every setting', (type, step) => {
    expect(Object.keys(fieldWords[type] ?? {}).sort()).toEqual(paths(fieldsOf(step.config)).sort());
  });

  it.each(steps.map((step) => [step.type, step] as const))('%s has a picture', (_, step) => {
    expect(stepIcons[step.icon]).toBeDefined();
  });

  it.each(steps.map((step) => [step.type, step] as const))('%s has labels for its choices', (type, step) => {
    for (const { name, shape } of fieldsOf(step.config))
      if (shape.kind === 'choice')
        expect(Object.keys(fieldWords[type]![name]!.options ?? {})).toEqual(expect.arrayContaining([...shape.options]));
  });
});
