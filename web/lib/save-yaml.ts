import { request } from './api.ts';
import { saveFile } from './save-file.ts';
import { toastError } from './toast.ts';

/** Hands the person what a path answers with as a YAML file, and says so where that fails. @param name of the thing; the file is named after it */
export async function saveYaml(path: string, name: string): Promise<void> {
  try {
    const answer = await request(path);
    const stem = name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    saveFile(`${stem || 'parley'}.yaml`, await answer.blob());
  } catch (error) {
    toastError(error);
  }
}
