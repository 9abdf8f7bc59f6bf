import { z } from 'zod';

/**
 * Inputs that several tools take. Descriptions and patterns are read by models, and paid for by each of their turns: they
 * are short, and what is no id at all is refused by the endpoint behind it.
 */

/** An id as some tool gives it. */
export const idFrom = (tool: string) => z.string().min(1).max(40).describe(`From ${tool}`);
export const agentId = idFrom('find_agents');
export const callId = idFrom('find_calls');
export const contactId = idFrom('find_contacts');
export const limit = z.int().min(1).max(50).default(20);
export const cursor = z.string().max(200).optional().describe('The `next` value of the previous page');
export const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
export const moment = z.string().max(40).describe('Date and time in ISO 8601, with a UTC offset');
export const revision = z.int().min(0).max(1e9).describe('The revision from get_agent');
