import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { references } from '../template.ts';
import { steps } from './catalog.ts';

describe('every step', () => {
  it('has a type of its own, and the palette of the builder is complete', () => {
    expect(new Set(steps.map(({ type }) => type)).size).toBe(steps.length);
    expect(steps.slice(0, 6).map(({ title }) => title)).toEqual([
      'Start Call',
      'Ask Question',
      'Decision Point',
      'Send Email',
      'Schedule Meeting',
      'End Call',
    ]);
  });

  it.each(steps.map((step) => [step.title, step] as const))(
    '%s starts with a valid configuration and sound ports',
    (_, step) => {
      const config = step.config.parse(step.initial);
      const ports = step.ports(config);
      expect(new Set(ports.map(({ id }) => id)).size).toBe(ports.length);
      for (const { id, label } of ports) {
        expect(id).toMatch(/^[a-z][a-z0-9_]*$/);
        expect(label).toMatch(/^[A-Z]/);
      }
      expect(step.description).toMatch(/^[A-Z].*\.$/);
      expect(step.help).toMatch(/^[A-Z].*[.]$/);
      // The dashboard draws it by this name.
      expect(existsSync(`node_modules/lucide-react/dist/esm/icons/${step.icon}.mjs`), step.icon).toBe(true);
      expect(JSON.parse(JSON.stringify(step.state()))).toEqual(step.state());
      const { spoken, written } = step.texts(config);
      for (const text of [...spoken, ...written])
        for (const { name } of references(text)) expect(name).toMatch(/^[a-z]/);
      expect(step.listens).toBe(step.question !== undefined);
    },
  );

  it.each(steps.map((step) => [step.title, step] as const))('%s refuses settings that it does not know', (_, step) => {
    expect(step.config.safeParse({ ...(step.initial as object), surprise: 1 }).success).toBe(false);
  });
});
