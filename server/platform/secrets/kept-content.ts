/** A table with content that Encryption at Rest seals. */
interface KeptTable {
  /** What a row goes by within its workspace, in the order of the primary key. */
  key: Record<string, 'uuid' | 'integer' | 'text'>;
  columns: Record<string, 'jsonb' | 'text'>;
  /** The column with the id of the row's call: what belongs to one that has not ended is its own process's. */
  call?: string;
  /** Only the system's role may change its rows. */
  isSystems?: true;
}

/** All content that Encryption at Rest seals. A test sees that every column of this kind is here. */
export const keptContent = {
  calls: { key: { id: 'uuid' }, columns: { setting: 'jsonb', snapshot: 'jsonb', memory: 'jsonb' }, call: 'id' },
  call_events: {
    key: { call_id: 'uuid', seq: 'integer' },
    columns: { data: 'jsonb', intents: 'jsonb' },
    call: 'call_id',
    isSystems: true,
  },
  call_turns: {
    key: { call_id: 'uuid', seq: 'integer' },
    columns: { text: 'text', intended: 'text' },
    call: 'call_id',
  },
  call_acts: { key: { call_id: 'uuid', seq: 'integer' }, columns: { data: 'jsonb' }, call: 'call_id' },
  action_runs: {
    key: { run_id: 'text' },
    columns: { input: 'jsonb', output: 'jsonb', request: 'jsonb', answer: 'jsonb' },
    call: 'call_id',
  },
  automations: { key: { id: 'uuid' }, columns: { given: 'jsonb', events: 'jsonb' } },
  call_notes: { key: { call_id: 'uuid', id: 'uuid' }, columns: { text: 'text' } },
  tasks: { key: { id: 'uuid' }, columns: { summary: 'text', phone: 'text', caller_name: 'text' } },
  task_notes: { key: { task_id: 'uuid', id: 'uuid' }, columns: { text: 'text' } },
  webhook_events: { key: { id: 'uuid' }, columns: { data: 'jsonb' } },
  webhook_tries: { key: { id: 'uuid' }, columns: { answer: 'text' } },
  call_analyses: { key: { call_id: 'uuid' }, columns: { result: 'jsonb' }, call: 'call_id' },
  model_requests: { key: { id: 'uuid' }, columns: { given: 'text', gave: 'text' } },
  knowledge_gap_questions: { key: { id: 'text' }, columns: { question: 'text' } },
  missed_words: { key: { id: 'uuid' }, columns: { asked: 'text', said: 'text' } },
  phone_messages: { key: { id: 'uuid' }, columns: { body: 'text' } },
  contact_notes: { key: { contact_id: 'uuid', id: 'uuid' }, columns: { text: 'text' } },
} as const satisfies Record<string, KeptTable>;

export type KeptTableName = keyof typeof keptContent;
type ColumnOf<Table extends KeptTableName> = keyof (typeof keptContent)[Table]['columns'] & string;

/** What a value is sealed for: `call_turns.text.<call>.3`. */
export const keptPlace = <Table extends KeptTableName>(
  table: Table,
  column: ColumnOf<Table>,
  ...key: readonly (string | number)[]
) => `${table}.${column}.${key.join('.')}`;

/** The tables with what the job below needs of each, past the names. */
export const keptTables = Object.entries(keptContent) as [KeptTableName, KeptTable][];
