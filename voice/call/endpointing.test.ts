import { expect, it } from 'vitest';
import type { SlotType } from '#domain/agents/workflows.ts';
import { endpointMs } from './endpointing.ts';

it.each<[SlotType, string, number]>([
  ['yes_no', 'yes', 250],
  ['yes_no', 'yes and', 1_200],
  ['text', 'I need a new roof because', 2_500],
  ['text', 'I need a new roof.', 300],
  ['text', 'a roof,', 2_500],
  ['date', 'tuesday', 500],
  ['date', 'on the', 2_000],
  ['name', 'J O H N', 900],
  ['name', 'John', 300],
  ['phone', 'five seven one', 3_500],
  ['phone', '571 555', 3_500],
  ['phone', 'double five one triple two three', 900],
  ['phone', 'five seven one five five five oh one two three', 250],
  ['phone', 'my number is', 300],
  ['email', 'john at', 3_500],
  ['email', 'john at gmail', 3_500],
  ['email', 'john at gmail dot com', 300],
  ['email', 'john@gmail.com', 300],
  ['email', 'john underscore', 3_500],
  ['email', 'john', 900],
])('the wait for %s behind %j is %i ms', (type, text, ms) => expect(endpointMs(text, [type], 'en-US')).toBe(ms));
