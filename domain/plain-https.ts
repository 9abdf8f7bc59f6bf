import { z } from 'zod';

/** `https://`, a host, and no name, password or port in it. */
const form = /^https:\/\/(\[[\dA-Fa-f:.]+\]|[^/?#@:\\\s]+)([/?#]|$)/;

/** The address of somebody else's server that we are to call. */
export const PlainHttps = z
  .url({ protocol: /^https$/, error: 'The address begins with https://.' })
  .max(1000)
  .regex(form, 'Leave name, password and port out of the address.');
