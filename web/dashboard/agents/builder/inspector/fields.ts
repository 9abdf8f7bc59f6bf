import { z } from 'zod';
import { Expression } from '#domain/agents/expressions.ts';
import { SlotDef } from '#domain/agents/workflows.ts';

/** What a setting of a step is made of, as its schema says; the form is drawn from it. */
export type FieldShape =
  | { kind: 'text'; min: number; max: number }
  | { kind: 'number'; min: number | undefined; max: number | undefined; whole: boolean }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'slot' }
  | { kind: 'expression' }
  | { kind: 'value' }
  | { kind: 'list'; of: FieldShape; min: number; max: number }
  | { kind: 'record'; of: FieldShape }
  | { kind: 'group'; fields: readonly FieldDef[] };

export interface FieldDef {
  name: string;
  shape: FieldShape;
  /** What stands when nothing is set; undefined where something has to be given. */
  initial: unknown;
}

const none = Symbol();

/** The schema within defaults and optionals, and what stands when nothing is given. */
function within(schema: z.ZodType): { inner: z.ZodType; initial: unknown } {
  let inner = schema;
  let initial: unknown = none;
  for (;;) {
    if (inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
      if (initial === none) initial = inner.def.defaultValue;
      inner = inner.def.innerType as z.ZodType;
    } else if (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable)
      inner = inner.def.innerType as z.ZodType;
    else return { inner, initial: initial === none ? undefined : initial };
  }
}

/** The bound of a list, of the checks that zod keeps with it. */
function bound(schema: z.ZodArray, check: 'min_length' | 'max_length', otherwise: number): number {
  for (const { _zod } of schema.def.checks ?? []) {
    const def = _zod.def as { check: string; minimum?: number; maximum?: number };
    if (def.check === check) return (check === 'min_length' ? def.minimum : def.maximum) ?? otherwise;
  }
  return otherwise;
}

function shapeOf(schema: z.ZodType): FieldShape {
  if (schema === SlotDef) return { kind: 'slot' };
  if (schema === Expression) return { kind: 'expression' };
  if (schema instanceof z.ZodString) return { kind: 'text', min: schema.minLength ?? 0, max: schema.maxLength ?? 600 };
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) {
    const [min, max] = [schema.minValue, schema.maxValue].map((end) =>
      end !== null && Number.isFinite(end) ? end : undefined,
    );
    return { kind: 'number', min, max, whole: schema.format === 'safeint' };
  }
  if (schema instanceof z.ZodArray) {
    const of = shapeOf(within(schema.element as z.ZodType).inner);
    return { kind: 'list', of, min: bound(schema, 'min_length', 0), max: bound(schema, 'max_length', 100) };
  }
  if (schema instanceof z.ZodRecord)
    return { kind: 'record', of: shapeOf(within(schema.valueType as z.ZodType).inner) };
  if (schema instanceof z.ZodObject) return { kind: 'group', fields: fieldsOf(schema) };
  if (schema instanceof z.ZodUnion) return { kind: 'value' };
  throw new Error(`There’s no form for ${schema.def.type} settings.`);
}

const known = new WeakMap<z.ZodType, readonly FieldDef[]>();

/** The settings of a step, in the order of its schema. */
export function fieldsOf(schema: z.ZodType): readonly FieldDef[] {
  const before = known.get(schema);
  if (before) return before;
  if (!(schema instanceof z.ZodObject)) throw new Error('Step settings must be an object.');
  const fields = Object.entries(schema.shape).map(([name, member]) => {
    const { inner, initial } = within(member as z.ZodType);
    return { name, shape: shapeOf(inner), initial };
  });
  known.set(schema, fields);
  return fields;
}

/** What a new entry of a list starts with. */
export function emptyOf(shape: FieldShape): unknown {
  switch (shape.kind) {
    case 'text':
    case 'value':
      return '';
    case 'number':
      return shape.min ?? 0;
    case 'switch':
      return false;
    case 'choice':
      return shape.options[0];
    case 'list':
      return shape.min > 0 ? [emptyOf(shape.of)] : [];
    case 'record':
      return {};
    case 'expression':
      return true;
    case 'slot':
      return { name: '', type: 'text', prompt: '' };
    case 'group':
      return Object.fromEntries(
        shape.fields.map(({ name, shape: inner, initial }) => [name, initial === undefined ? emptyOf(inner) : initial]),
      );
  }
}
