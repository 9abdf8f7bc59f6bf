import { z } from 'zod';

/** `https://`, a host, and no name, password or port in it. */
const form = /^https:\/\/(\[[\dA-Fa-f:.]+\]|[^/?#@:\\\s]+)([/?#]|$)/;

/** No name and password, in either scheme. */
const openForm = /^https?:\/\/[^/?#@\\\s]+([/?#]|$)/;

/** The address of someone else's server that we are to call. */
export const PlainHttps = z
  .url({ protocol: /^https$/, error: 'The URL must start with https://.' })
  .max(1000)
  .regex(form, 'Leave the username, password, and port out of the URL.');

/**
 * The address that webhooks go to: as above, or in the operator's own network, where the setting PRIVATE_ORIGINS names it. The
 * server knows which.
 */
export const ReceiverAddress = z
  .url({ protocol: /^https?$/, error: 'The URL must start with https://.' })
  .max(1000)
  .regex(openForm, 'Leave the username and password out of the URL.');
