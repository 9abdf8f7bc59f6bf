import type { Permission } from '#domain/identity/permissions.ts';

export interface WebhookEvent<Data> {
  title: string;
  /** One sentence: when it is sent. */
  when: string;
  /** What someone has to be allowed who has it sent somewhere: no one hands out what they may not see. */
  needs: Permission;
  example: Data;
}
