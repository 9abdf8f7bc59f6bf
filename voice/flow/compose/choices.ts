import type { Choice } from '#domain/agents/workflows.ts';

const slug = (label: string) =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36)
    .replace(/_+$/, '');

/** Choices of labels: each gets a value of its own that says what it is. */
export function choicesOf(labels: readonly string[]): Choice[] {
  const taken = new Set(['', 'constructor']);
  return labels.map((label, index) => {
    const wanted = slug(label);
    const value = taken.has(wanted) ? `choice_${index + 1}` : wanted;
    taken.add(value);
    return { value, label, synonyms: [] };
  });
}
