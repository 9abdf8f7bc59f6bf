import { z } from 'zod';

/** A name of the DNS with at least two labels, as it stands behind the @ of an address. */
export const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/, 'Enter a domain like example.com.');
