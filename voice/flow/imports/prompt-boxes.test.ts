import { describe, expect, it } from 'vitest';
import { promptBoxes, toolsIn } from './prompt-boxes.ts';

describe('a prompt of another platform', () => {
  it('is cut by its headings, and rules go where they belong', () => {
    const { boxes } = promptBoxes(`# Role
You are Mia of Harbor Dental.

## Objectives
1. Book a cleaning
2. Answer questions

[Pricing]
- A cleaning costs 90 dollars.

**Tone**
Warm and short.

GUARDRAILS:
- Give no medical advice.

Notes:
Never quote implants.
Always ask for the name.`);
    expect(boxes).toEqual({
      who: 'You are Mia of Harbor Dental.',
      goals: ['Book a cleaning', 'Answer questions'],
      facts: ['A cleaning costs 90 dollars.'],
      style: 'Warm and short.',
      must: ['Give no medical advice.', 'Always ask for the name.'],
      mustNot: ['Never quote implants.'],
    });
  });

  it('of any size fits, and says how many lines did not', () => {
    const { boxes, left } = promptBoxes(`# Facts\n${'A fact is a fact.\n'.repeat(12_000)}`);
    expect([boxes.facts.length, left]).toEqual([60, 11_940]);
    expect(promptBoxes('x'.repeat(200_000)).boxes.who.length).toBeLessThanOrEqual(4000);
  });

  it('names tools by its words', () => {
    expect(toolsIn('check_availability_cal book_appointment_cal')).toEqual(['book']);
    expect(toolsIn('Help callers cancel or reschedule their appointment')).toContain('change');
    expect(toolsIn('You sell bikes.')).toEqual([]);
  });
});
