import { z } from 'zod';

/** Ports of this machine, both ends included. */
export interface PortRange {
  from: number;
  to: number;
}

/** A setting like `30000-30999`. */
export const portRange = z
  .string()
  .regex(/^\d{4,5}-\d{4,5}$/, 'must be a range of ports like 30000-30999')
  .transform((value): PortRange => {
    const [from = 0, to = 0] = value.split('-').map(Number);
    return { from, to };
  })
  .refine(({ from, to }) => from >= 1024 && to <= 65_535 && to - from >= 10, 'must be 10 ports or more from 1024 on');
