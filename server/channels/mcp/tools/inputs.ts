import { z } from 'zod';
import { Id } from '#domain/platform/http.ts';

/** Inputs that several tools take. Descriptions are read by models, and paid for by each of their turns: they are short. */

export const agentId = Id.describe('From find_agents');
export const callId = Id.describe('From find_calls');
export const contactId = Id.describe('From find_contacts');
export const limit = z.int().min(1).max(50).default(20);
export const cursor = z.string().max(200).optional().describe('next of the page before');
export const day = z.iso.date().describe('YYYY-MM-DD');
export const revision = z.int().min(0).describe('From get_agent');
