import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { longestAgentFile } from '#domain/agents/agent-files.ts';
import { api } from '#web/lib/api.ts';
import { keyOf } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { workflowPath } from './workflow-changes.ts';

const tooLong = new Error(`The file has more than ${longestAgentFile.toLocaleString('en')} characters.`);

/** Makes a workflow of a file that was downloaded here or elsewhere, and opens it. */
export function WorkflowFromFile() {
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const make = useChange(
    async (file: File) => {
      const yaml = await file.text();
      if (yaml.length > longestAgentFile) throw tooLong;
      return api.workflowFiles.import({ body: { yaml } });
    },
    {
      next: async ({ workflowId, notes }) => {
        await client.invalidateQueries({ queryKey: keyOf('workflows', 'list') });
        await navigate(workflowPath(workflowId));
        toast.success('Workflow created', notes.length > 0 ? { description: notes.join(' ') } : undefined);
      },
    },
  );
  return (
    <>
      <Button variant="outline" busy={make.isPending} onClick={() => input.current?.click()}>
        <FileUp aria-hidden /> Create from a file{' '}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml"
        aria-label="Workflow file"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) make.mutate(file);
        }}
      />
    </>
  );
}
