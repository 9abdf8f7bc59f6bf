import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import { clearAddresses } from '#server/identity/change-security.ts';
import type { Services } from '#server/services.ts';

/**
 * Lets a workspace be reached from everywhere again, when its list of addresses keeps everyone out. Answers how many
 * addresses were on it.
 * @throws AppError not_found
 */
export async function clearIpList(services: Services, input: { workspaceId: string }): Promise<{ cleared: number }> {
  const { workspaceId } = input;
  if (!Id.safeParse(workspaceId).success) throw new AppError('not_found', `Workspace ${workspaceId} doesn’t exist.`);
  return clearAddresses({ services, workspaceId, actor: null });
}
