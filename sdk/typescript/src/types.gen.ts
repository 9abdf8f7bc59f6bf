// Made by scripts/sdk/generate.ts of the contract. Don’t change it by hand.

export interface AccessToken {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** The token’s last characters, for identification. */
  masked: string;
  /** Scopes granted. */
  scopes: Array<AccessTokenScope>;
  /** ID of the role. */
  roleId: RoleId | null;
  /** Role name. */
  roleName: string | null;
  /** Whether the token is read-only. */
  readOnly: boolean;
  /** Areas an app can view but not change, in addition to the token’s scopes */
  readScopes: Array<AccessTokenScope>;
  /** Whether MCP server tools can use the token to call and text people */
  reachPeople: boolean;
  /** The authorized app; null for generated tokens */
  app: string | null;
  /** When it was created. */
  createdAt: string;
  /** Expiration time. */
  expiresAt: string | null;
  /** When it was last used. */
  lastUsedAt: string | null;
}

export type AccessTokenScope = "speech" | "agents" | "workflows" | "knowledge" | "actions" | "contacts" | "phone-numbers" | "analytics" | "calls" | "webhooks" | "subaccounts";

export interface Action {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Template ID. */
  template: string;
  /** Type. */
  type: string;
  /** Status. */
  status: WorkflowSummaryStatus;
  /** Number of triggers. */
  triggers: number;
  /** Time of the last run; null if never. */
  lastRunAt: string | null;
  /** When it was created. */
  createdAt: string;
  /** All of the settings. */
  configuration: ActionConfiguration;
  /** Values the action needs. */
  variables: Array<ActionVariable>;
  /** What the agent says when it runs the action. */
  words: ActionWords;
  /** When the action runs automatically. */
  triggerSettings: ActionTriggers;
  /** Time of the next run; null if not scheduled. */
  nextRunAt: string | null;
  /** Where this is used. */
  usedBy: Array<ActionUse>;
  /** Problems found, each with a fix. */
  problems: Array<string>;
  /** What the action still needs before it can run; null if nothing. */
  missing: string | null;
}

export type ActionConfiguration = ActionConfigurationSendEmail | ActionConfigurationCreateCalendarEvent | ActionConfigurationUpdateCrm | ActionConfigurationSendSms | ActionConfigurationMakePhoneCall | ActionConfigurationCustomWebhook;

export interface ActionConfigurationCreateCalendarEvent {
  /** Template ID. */
  template: "create-calendar-event";
  /** Display title. */
  title: string;
  /** Start time of the appointment. */
  start: string;
  /** ID of the calendar. */
  calendarId: string | null;
  /** Appointment length, in minutes. */
  durationMinutes: number;
  /** The attendee’s name. */
  attendeeName: string;
  /** The attendee’s email address. */
  attendeeEmail: string;
  /** The attendee’s phone number. */
  attendeePhone: string;
  /** Notes. */
  notes: string;
}

export interface ActionConfigurationCreateCalendarEventInput {
  /** Template ID. */
  template: "create-calendar-event";
  /** Display title. */
  title: string;
  /** Start time of the appointment. */
  start: string;
  /** ID of the calendar. */
  calendarId?: string | null;
  /** Appointment length, in minutes. */
  durationMinutes: number;
  /** The attendee’s name. */
  attendeeName: string;
  /** The attendee’s email address. */
  attendeeEmail: string;
  /** The attendee’s phone number. */
  attendeePhone: string;
  /** Notes. */
  notes: string;
}

export interface ActionConfigurationCustomWebhook {
  /** Template ID. */
  template: "custom-webhook";
  /** Request method. */
  method: ActionConfigurationCustomWebhookMethod;
  /** The URL. */
  url: string;
  /** Request headers. */
  headers: Array<ActionHeader>;
  /** Body of the message or request. */
  body: string;
  /** Values to save from the response. */
  results: Array<ActionResultName>;
}

export interface ActionConfigurationCustomWebhookInput {
  /** Template ID. */
  template: "custom-webhook";
  /** Request method. */
  method: ActionConfigurationCustomWebhookMethod;
  /** The URL. */
  url: string;
  /** Request headers. */
  headers: Array<ActionHeaderInput>;
  /** Body of the message or request. */
  body: string;
  /** Values to save from the response. */
  results: Array<ActionResultNameInput>;
}

export type ActionConfigurationCustomWebhookMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ActionConfigurationInput = ActionConfigurationSendEmailInput | ActionConfigurationCreateCalendarEventInput | ActionConfigurationUpdateCrmInput | ActionConfigurationSendSmsInput | ActionConfigurationMakePhoneCallInput | ActionConfigurationCustomWebhookInput;

export interface ActionConfigurationMakePhoneCall {
  /** Template ID. */
  template: "make-phone-call";
  /** The recipient. */
  to: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Delay in minutes. */
  afterMinutes: number;
}

export interface ActionConfigurationMakePhoneCallInput {
  /** Template ID. */
  template: "make-phone-call";
  /** The recipient. */
  to: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Delay in minutes. */
  afterMinutes: number;
}

export interface ActionConfigurationSendEmail {
  /** Template ID. */
  template: "send-email";
  /** The recipient. */
  to: string;
  /** Email subject. */
  subject: string;
  /** Body of the message or request. */
  body: string;
}

export interface ActionConfigurationSendEmailInput {
  /** Template ID. */
  template: "send-email";
  /** The recipient. */
  to: string;
  /** Email subject. */
  subject: string;
  /** Body of the message or request. */
  body: string;
}

export interface ActionConfigurationSendSms {
  /** Template ID. */
  template: "send-sms";
  /** The recipient. */
  to: string;
  /** The text. */
  text: string;
}

export interface ActionConfigurationSendSmsInput {
  /** Template ID. */
  template: "send-sms";
  /** The recipient. */
  to: string;
  /** The text. */
  text: string;
}

export interface ActionConfigurationUpdateCrm {
  /** Template ID. */
  template: "update-crm";
  /** The operation. */
  does: ActionConfigurationUpdateCrmDoes;
  /** Fields, each with its name. */
  fields: Array<{
    /** Name. */
    name: string;
    /** Value. */
    value: string;
  }>;
  /** A note for your team. */
  note: string;
  /** Deal name. */
  dealName: string;
  /** Deal amount. */
  dealAmount: string;
  /** Deal stage. */
  dealStage: string;
}

export type ActionConfigurationUpdateCrmDoes = "find" | "save" | "note" | "deal";

export interface ActionConfigurationUpdateCrmInput {
  /** Template ID. */
  template: "update-crm";
  /** The operation. */
  does?: ActionConfigurationUpdateCrmDoes;
  /** Fields, each with its name. */
  fields: Array<UpdateCrmConfigField>;
  /** A note for your team. */
  note: string;
  /** Deal name. */
  dealName?: string;
  /** Deal amount. */
  dealAmount?: string;
  /** Deal stage. */
  dealStage?: string;
}

export interface ActionFailedEvent {
  /** What happened. */
  type: "action.failed";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: ActionFailedEventData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface ActionFailedEventData {
  /** ID of the run. */
  runId: string;
  /** ID of the call. */
  callId: string | null;
  /** Name of the action. */
  action: string;
  /** Display title. */
  title: string;
  /** Start time. */
  startedAt: string | null;
  /** End time. */
  endedAt: string;
  /** The action’s input. */
  input: Json;
  /** The error; null if there was none. */
  error: {
    /** Code. */
    code: string;
    /** Message text. */
    message: string;
  };
}

export interface ActionHeader {
  /** Name. */
  name: string;
  /** Value. */
  value: string;
  /** Whether the value is secret. */
  secret: boolean;
}

export interface ActionHeaderInput {
  /** Name. */
  name: string;
  /** Value. */
  value: string;
  /** Whether the value is secret. */
  secret: boolean;
}

export interface ActionResultName {
  /** Name. */
  name: string;
  /** Path to the value in the response, such as `customer.plan`. */
  path: string;
}

export interface ActionResultNameInput {
  /** Name. */
  name: string;
  /** Path to the value in the response, such as `customer.plan`. */
  path: string;
}

export interface ActionRunDetail {
  /** ID of the run. */
  runId: string;
  /** Status. */
  status: CallActionStatus;
  /** What started the run. */
  trigger: ActionRunDetailTrigger;
  /** Number of attempts or retries. */
  attempts: number;
  /** ID of the call. */
  callId: string | null;
  /** When it was created. */
  createdAt: string;
  /** Start time. */
  startedAt: string | null;
  /** End time. */
  endedAt: string | null;
  /** Whether the run was simulated, with nothing sent or changed. */
  simulated: boolean;
  /** Whether values are omitted because they’re sensitive. */
  withheld: boolean;
  /** Whether the action’s call has been deleted. */
  deleted: boolean;
  /** Values by name. */
  values: Json;
  /** What was sent. */
  request: Json;
  /** The response. */
  answer: Json;
  /** The output. */
  output: Json;
}

export type ActionRunDetailTrigger = "step" | "manual" | "try" | "api" | "after_call" | "schedule" | "before_call" | "automation";

export interface ActionRunSummary {
  /** ID of the run. */
  runId: string;
  /** Status. */
  status: CallActionStatus;
  /** What started the run. */
  trigger: ActionRunDetailTrigger;
  /** Number of attempts or retries. */
  attempts: number;
  /** ID of the call. */
  callId: string | null;
  /** When it was created. */
  createdAt: string;
  /** Start time. */
  startedAt: string | null;
  /** End time. */
  endedAt: string | null;
  /** Whether the run was simulated, with nothing sent or changed. */
  simulated: boolean;
}

export interface ActionSucceededEvent {
  /** What happened. */
  type: "action.succeeded";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: ActionSucceededEventData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface ActionSucceededEventData {
  /** ID of the run. */
  runId: string;
  /** ID of the call. */
  callId: string | null;
  /** Name of the action. */
  action: string;
  /** Display title. */
  title: string;
  /** Start time. */
  startedAt: string | null;
  /** End time. */
  endedAt: string;
  /** The action’s input. */
  input: Json;
  /** What the action returned. */
  output: Json;
}

export interface ActionSummary {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Template ID. */
  template: string;
  /** Type. */
  type: string;
  /** Status. */
  status: WorkflowSummaryStatus;
  /** Number of triggers. */
  triggers: number;
  /** Time of the last run; null if never. */
  lastRunAt: string | null;
  /** When it was created. */
  createdAt: string;
}

export interface ActionTemplate {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** A short description. */
  description: string;
  /** Category. */
  category: "Communication" | "Scheduling" | "Data Management" | "Integration";
  /** Short descriptions of the features. */
  features: Array<string>;
  /** When the action or workflow runs automatically. */
  triggers: Array<string>;
  /** What the workspace still needs for this template; null if nothing. */
  missing: string | null;
}

export interface ActionTriggers {
  /** The after-call trigger; null if there’s none. */
  afterCall: {
    /** IDs of the agents. */
    agentIds: Array<string>;
    /** Call outcomes to match. */
    outcomes: Array<CallOutcome>;
  } | null;
  /** The schedule; null if there’s none. */
  schedule: Schedule | null;
  /** The before-call trigger; null if there’s none. */
  beforeCall: {
    /** IDs of the agents. */
    agentIds: Array<string>;
  } | null;
}

export interface ActionTriggersInput {
  /** The after-call trigger; null if there’s none. */
  afterCall: {
    /** IDs of the agents. */
    agentIds: Array<string>;
    /** Call outcomes to match. */
    outcomes: Array<CallOutcome>;
  } | null;
  /** The schedule; null if there’s none. */
  schedule: ScheduleInput | null;
  /** The before-call trigger; null if there’s none. */
  beforeCall: {
    /** IDs of the agents. */
    agentIds: Array<string>;
  } | null;
}

export interface ActionUse {
  /** ID of the agent. */
  agentId: string;
  /** Agent name. */
  agent: string;
  /** Names of the steps that use the action. */
  steps: Array<string>;
}

export interface ActionVariable {
  /** Name. */
  name: string;
  /** Type. */
  type: ActionVariableType;
  /** Example value. */
  sample: string;
}

export interface ActionVariableInput {
  /** Name. */
  name: string;
  /** Type. */
  type: ActionVariableType;
  /** Example value. */
  sample: string;
}

export type ActionVariableType = "text" | "number" | "yes_no" | "date" | "time" | "date_time";

export interface ActionWords {
  /** What the agent says before the action. */
  before: string;
  /** What the agent says if the response takes a while. */
  slow: string;
  /** What the agent says after the action. */
  after: string;
}

export interface ActionWordsInput {
  /** What the agent says before the action. */
  before: string;
  /** What the agent says if the response takes a while. */
  slow: string;
  /** What the agent says after the action. */
  after: string;
}

export interface ActionsCreateBody {
  /** Template ID. */
  template: string;
  /** Name. */
  name?: string;
}

export interface ActionsListAnswer {
  /** The items. */
  items: Array<ActionSummary>;
}

export interface ActionsRunBody {
  /** Values by name. */
  values?: Record<string, Json>;
  /** Whether this is a trial run. */
  trial?: boolean;
}

export interface ActionsRunsQuery {
  /** Status. */
  status?: CallActionStatus;
  /** What started the run. */
  trigger?: ActionRunDetailTrigger;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface ActionsTemplatesAnswer {
  /** The items. */
  items: Array<ActionTemplate>;
}

export interface ActionsUpdateBody {
  /** Name. */
  name?: string;
  /** All of the settings. */
  configuration?: ActionConfigurationInput;
  /** Values the action needs. */
  variables?: Array<ActionVariableInput>;
  /** What the agent says when it runs the action. */
  words?: ActionWordsInput;
  /** When the action runs automatically. */
  triggerSettings?: ActionTriggersInput;
}

export interface AfterCall {
  /** Who gets the follow-ups. */
  promisesTo: AfterCallPromisesTo;
  /** ID of the member. */
  memberId: string | null;
  /** When a summary is emailed. */
  summaryEmail: AfterCallSummaryEmail;
  /** The email the caller receives; null if none. */
  callerEmail: CallerEmail | null;
  /** Values extracted from the transcript. */
  analysis: AnalysisSetting;
}

export type AfterCallPromisesTo = "owner" | "team" | "member";

export type AfterCallSummaryEmail = "never" | "promised" | "always";

export interface AfterCallsSetBody {
  /** Who gets the follow-ups. */
  promisesTo: AfterCallPromisesTo;
  /** ID of the member. */
  memberId: string | null;
  /** When a summary is emailed. */
  summaryEmail: AfterCallSummaryEmail;
  /** The email the caller receives; null if none. */
  callerEmail: CallerEmail | null;
  /** Values extracted from the transcript. */
  analysis?: AnalysisSettingInput;
}

export interface Agent {
  /** Unique ID. */
  id: string;
  /** Name of the agent. */
  name: string;
  /** Type. */
  type: string;
  /** Template ID. */
  template: string;
  /** Whether the agent answers. */
  status: AgentStatus;
  /** Number of calls. */
  calls: number;
  /** Success rate, in percent; null if there are no results. */
  successRate: number | null;
  /** Time of the last activity; null if none. */
  lastActiveAt: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was created. */
  createdAt: string;
  /** Speaker persona: a description of the agent. */
  persona: string;
  /** The first thing callers hear. */
  greeting: string;
  /** ID of the voice; see `GET /v1/voices`. */
  voice: AgentVoice;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: AgentLanguage;
  /** Voice speed; 1 is normal. */
  speed: number;
  /** How the agent uses a connected language model. */
  model?: ModelSetting;
  /** The agent’s call settings. */
  callSettings?: CallSettings;
  /** The conversation: its steps and the paths between them. */
  flow: Flow;
  /** Version number. */
  version: number;
  /** Problems found, each with a fix. */
  problems: Array<FlowProblem>;
}

export interface AgentActivatedEvent {
  /** What happened. */
  type: "agent.activated";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: AgentSwitchedData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AgentConfiguration {
  /** Name of the agent. */
  name: string;
  /** Speaker persona: a description of the agent. */
  persona: string;
  /** The first thing callers hear. */
  greeting: string;
  /** ID of the voice; see `GET /v1/voices`. */
  voice: AgentVoice;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: AgentLanguage;
  /** Voice speed; 1 is normal. */
  speed: number;
  /** How the agent uses a connected language model. */
  model?: ModelSetting;
  /** The agent’s call settings. */
  callSettings?: CallSettings;
  /** The conversation: its steps and the paths between them. */
  flow: Flow;
}

export interface AgentConfigurationInput {
  /** Name of the agent. */
  name: string;
  /** Speaker persona: a description of the agent. */
  persona: string;
  /** The first thing callers hear. */
  greeting: string;
  /** ID of the voice; see `GET /v1/voices`. */
  voice: AgentVoice;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: AgentLanguage;
  /** Voice speed; 1 is normal. */
  speed: number;
  /** How the agent uses a connected language model. */
  model?: ModelSetting;
  /** The agent’s call settings. */
  callSettings?: CallSettingsInput;
  /** The conversation: its steps and the paths between them. */
  flow: FlowInput;
}

export interface AgentDeactivatedEvent {
  /** What happened. */
  type: "agent.deactivated";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: AgentSwitchedData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AgentFilesExportQuery {
  /** Whether to export the draft or the live version. */
  of?: AgentTestsListOf;
}

export interface AgentFilesImportAnswer {
  /** ID of the agent. */
  agentId: string;
  /** Parts of the file that aren’t supported here. */
  notes: Array<string>;
}

export interface AgentFilesImportBody {
  /** The file as YAML. */
  yaml: string;
  /** ID of the agent. */
  agentId?: string;
}

export interface AgentImportsCreateAnswer {
  /** ID of the agent. */
  agentId: string;
  /** What happened to each part of the file. */
  report: ImportReport;
}

export interface AgentImportsCreateBody {
  /** The file. */
  file: string;
  /** Name. */
  name?: string;
}

export interface AgentImportsGetAnswer {
  /** The import; null if the agent wasn’t imported. */
  import: {
    /** When it was imported. */
    importedAt: string;
    /** What happened to each part of the file. */
    report: ImportReport;
  } | null;
}

export interface AgentKnowledge {
  /** IDs of the folders. */
  folderIds: Array<string>;
  /** Words that trigger a search; empty to search for every question. */
  when: string;
}

export type AgentLanguage = "en-US" | "en-GB" | "de-DE" | "es-ES" | "es-US" | "fr-FR";

export interface AgentPublishedEvent {
  /** What happened. */
  type: "agent.published";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: AgentPublishedEventData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AgentPublishedEventData {
  /** ID of the agent. */
  agentId: string;
  /** Name of the agent. */
  name: string;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** Number of the live version. */
  version: number;
  /** The note on the version. */
  note: string | null;
}

export interface AgentSoundsPreviewBody {
  /** The text. */
  text: string;
  /** ID of the voice; see `GET /v1/voices`. */
  voice: AgentVoice;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: AgentLanguage;
  /** Voice speed; 1 is normal. */
  speed?: number;
  /** Words with a custom pronunciation. */
  pronunciation?: Array<PronouncedAsInput>;
  /** Sound played behind the agent’s voice. */
  background?: BackgroundSoundInput;
}

export type AgentStatus = "active" | "inactive";

export interface AgentSummary {
  /** Unique ID. */
  id: string;
  /** Name of the agent. */
  name: string;
  /** Type. */
  type: string;
  /** Template ID. */
  template: string;
  /** Whether the agent answers. */
  status: AgentStatus;
  /** Number of calls. */
  calls: number;
  /** Success rate, in percent; null if there are no results. */
  successRate: number | null;
  /** Time of the last activity; null if none. */
  lastActiveAt: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was created. */
  createdAt: string;
}

export interface AgentSwitchedData {
  /** ID of the agent. */
  agentId: string;
  /** Name of the agent. */
  name: string;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
}

export interface AgentTemplateCard {
  /** Unique ID. */
  id: string;
  /** Name of the agent. */
  name: string;
  /** A short description. */
  description: string;
  /** Short descriptions of the features. */
  features: Array<string>;
  /** A description of the agent’s personality. */
  personality: string;
}

export interface AgentTest {
  /** Name. */
  name: string;
  /** When the call takes place, including the time zone. */
  at: string;
  /** Known values for the caller before the call, by name. */
  known?: Record<string, Json>;
  /** Where the test starts, if not at the beginning. */
  start?: {
    /** ID of the step. */
    node: string;
    /** Values by name. */
    values: Record<string, string>;
  };
  /** Name of the business. */
  business?: string;
  /** Business hours during the test. */
  hours?: BusinessHours;
  /** Actions that ran or will run. */
  actions?: Array<TestAction>;
  /** What the caller does, turn by turn. */
  turns?: Array<TestTurn>;
  /** The simulated caller. */
  persona?: Persona;
  /** The expected result. */
  expect?: TestExpectation;
}

export interface AgentTestInput {
  /** Name. */
  name: string;
  /** When the call takes place, including the time zone. */
  at?: string;
  /** Known values for the caller before the call, by name. */
  known?: Record<string, Json>;
  /** Where the test starts, if not at the beginning. */
  start?: {
    /** ID of the step. */
    node: string;
    /** Values by name. */
    values?: Record<string, string>;
  };
  /** Name of the business. */
  business?: string;
  /** Business hours during the test. */
  hours?: BusinessHoursInput;
  /** Actions that ran or will run. */
  actions?: Array<TestActionInput>;
  /** What the caller does, turn by turn. */
  turns?: Array<TestTurnInput>;
  /** The simulated caller. */
  persona?: PersonaInput;
  /** The expected result. */
  expect?: TestExpectationInput;
}

export interface AgentTestsCreateBody {
  /** The test. */
  test: AgentTestInput;
}

export interface AgentTestsFromCallAnswer {
  /** The test. */
  test: StoredTest;
  /** How the test was created. */
  notes: Array<string>;
}

export interface AgentTestsListAnswer {
  /** The items. */
  items: Array<StoredTest>;
}

export type AgentTestsListOf = "live" | "draft";

export interface AgentTestsListQuery {
  /** Whether to test the draft or the live version. */
  of?: AgentTestsListOf;
}

export interface AgentTestsProposeAnswer {
  /** The test. */
  test: AgentTest;
  /** How the test was created. */
  notes: Array<string>;
}

export interface AgentTestsProposeBody {
  /** The workflow that contains the step; null for the flow itself. */
  workflow?: string | null;
  /** ID of the step. */
  node: string;
  /** The step’s outgoing path. */
  port?: string;
}

export interface AgentTestsReplaceBody {
  /** The file as YAML. */
  yaml: string;
}

export interface AgentTestsRunBody {
  /** Whether to test the draft or the live version. */
  of?: AgentTestsListOf;
  /** IDs of the tests. */
  testIds?: Array<string>;
  /** The test. */
  test?: AgentTestInput;
}

export type AgentVoice = "sarah" | "michael" | "emma" | "david" | string;

export interface AgentsCreateBody {
  /** Template ID. */
  template?: string;
  /** Name of the agent. */
  name?: string;
  /** The conversation: its steps and the paths between them. */
  flow?: FlowInput;
  /** The first thing callers hear. */
  greeting?: string;
  /** Speaker persona: a description of the agent. */
  persona?: string;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
}

export interface AgentsListAnswer {
  /** The items. */
  items: Array<AgentSummary>;
}

export interface AgentsListQuery {
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
}

export interface AgentsSetStatusBody {
  /** Whether the agent answers. */
  status: AgentStatus;
  /** Publishes despite failing tests. The audit log records the reason. */
  override?: TestsOverride;
}

export interface AgentsTemplatesAnswer {
  /** The items. */
  items: Array<AgentTemplateCard>;
}

export interface AgentsUpdateBody {
  /** Name of the agent. */
  name?: string;
  /** Speaker persona: a description of the agent. */
  persona?: string;
  /** The first thing callers hear. */
  greeting?: string;
  /** ID of the voice; see `GET /v1/voices`. */
  voice?: AgentVoice;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language?: AgentLanguage;
  /** Voice speed; 1 is normal. */
  speed?: number;
  /** How the agent uses a connected language model. */
  model?: ModelSetting;
  /** The agent’s call settings. */
  callSettings?: CallSettingsInput;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string | null>;
  /** Publishes despite failing tests. The audit log records the reason. */
  override?: TestsOverride;
}

export interface Alert {
  /** Unique ID. */
  id: string;
  /** ID of the rule. */
  ruleId: string;
  /** Name. */
  name: string;
  /** The monitored metric. */
  figure: AlertRuleFigure;
  /** Whether the alert triggers above or below the threshold. */
  when: AlertRuleWhen;
  /** Threshold for the metric. */
  limit: number;
  /** Length of the lookback window, in minutes. */
  minutes: AlertRuleMinutes;
  /** Filters. */
  filters: AlertRuleFilters;
  /** Whether the metric is monitored only during business hours. */
  openHoursOnly?: boolean;
  /** Value. */
  value: number;
  /** The latest value. */
  latest: number | null;
  /** The worst value so far. */
  worst: number;
  /** When it was raised. */
  raisedAt: string;
  /** Who acknowledged the alert, and when; null if no one has. */
  acknowledged: {
    /** Date and time. */
    at: string;
    /** The person or program responsible. */
    by: string | null;
  } | null;
  /** How the alert was resolved; null if it wasn’t. */
  resolved: {
    /** Date and time. */
    at: string;
    /** The person or program responsible. */
    by: string | null;
    /** Whether the alert resolved automatically. */
    itself: boolean;
  } | null;
}

export interface AlertData {
  /** ID of the alert. */
  alertId: string;
  /** ID of the rule. */
  ruleId: string;
  /** Name of the rule. */
  name: string;
  /** The metric the rule monitors. */
  figure: string;
  /** Whether the alert triggers above or below the threshold. */
  when: AlertRuleWhen;
  /** Threshold for the metric. */
  limit: number;
  /** Length of the lookback window, in minutes. */
  minutes: number;
  /** The metric’s current value. */
  value: number;
  /** The metric’s worst value since the alert triggered. */
  worst: number;
  /** When it was raised. */
  raisedAt: string;
  /** When it was resolved. */
  resolvedAt: string | null;
}

export interface AlertRaisedEvent {
  /** What happened. */
  type: "alert.raised";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: AlertData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AlertResolvedEvent {
  /** What happened. */
  type: "alert.resolved";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: AlertData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AlertRule {
  /** The monitored metric. */
  figure: AlertRuleFigure;
  /** Whether the alert triggers above or below the threshold. */
  when: AlertRuleWhen;
  /** Threshold for the metric. */
  limit: number;
  /** Length of the lookback window, in minutes. */
  minutes: AlertRuleMinutes;
  /** Minimum number of calls before the rule is evaluated. */
  leastCalls: number;
  /** Filters. */
  filters: AlertRuleFilters;
  /** Whether the metric is monitored only during business hours. */
  openHoursOnly?: boolean;
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Whether the item is active. */
  active: boolean;
  /** Value. */
  value: number | null;
  /** When it was checked. */
  checkedAt: string | null;
  /** ID of the open alert. */
  openAlertId: string | null;
}

export type AlertRuleFigure = "calls" | "success_rate" | "failure_rate" | "broken_off" | "average_duration" | "active_agents" | "answer_time" | "satisfaction" | "cost" | "model_cost" | "minutes" | "quality" | "not_understood" | "left_early" | "provider_failures" | "action_failures" | "webhook_failures" | "busy_lines";

export interface AlertRuleFilters {
  /** ID of the agent. */
  agentId?: string;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
}

export type AlertRuleMinutes = 15 | 60 | 240 | 1440 | 10080;

export type AlertRuleWhen = "above" | "below";

export interface AlertsCreateRuleBody {
  /** The monitored metric. */
  figure: AlertRuleFigure;
  /** Whether the alert triggers above or below the threshold. */
  when: AlertRuleWhen;
  /** Threshold for the metric. */
  limit: number;
  /** Length of the lookback window, in minutes. */
  minutes: AlertRuleMinutes;
  /** Minimum number of calls before the rule is evaluated. */
  leastCalls: number;
  /** Filters. */
  filters: AlertRuleFilters;
  /** Whether the metric is monitored only during business hours. */
  openHoursOnly?: boolean;
  /** Name. */
  name: string;
}

export interface AlertsListQuery {
  /** Status. */
  status?: "open" | "over";
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface AlertsPreviewAnswer {
  /** Value. */
  value: number | null;
  /** Number of calls. */
  calls: number;
  /** Whether the business is closed now. */
  closed: boolean;
  /** Whether the alert is active. */
  raised: boolean;
}

export interface AlertsPreviewBody {
  /** The monitored metric. */
  figure: AlertRuleFigure;
  /** Whether the alert triggers above or below the threshold. */
  when: AlertRuleWhen;
  /** Threshold for the metric. */
  limit: number;
  /** Length of the lookback window, in minutes. */
  minutes: AlertRuleMinutes;
  /** Minimum number of calls before the rule is evaluated. */
  leastCalls: number;
  /** Filters. */
  filters: AlertRuleFilters;
  /** Whether the metric is monitored only during business hours. */
  openHoursOnly?: boolean;
}

export interface AlertsRulesAnswer {
  /** The items. */
  items: Array<AlertRule>;
}

export interface AlertsUpdateRuleBody {
  /** The monitored metric. */
  figure?: AlertRuleFigure;
  /** Whether the alert triggers above or below the threshold. */
  when?: AlertRuleWhen;
  /** Threshold for the metric. */
  limit?: number;
  /** Length of the lookback window, in minutes. */
  minutes?: AlertRuleMinutes;
  /** Minimum number of calls before the rule is evaluated. */
  leastCalls?: number;
  /** Filters. */
  filters?: AlertRuleFilters;
  /** Whether the metric is monitored only during business hours. */
  openHoursOnly?: boolean;
  /** Name. */
  name?: string;
  /** Whether the item is active. */
  active?: boolean;
}

export interface AnalysisCriterion {
  /** Name. */
  name: string;
  /** The topic. */
  about: string;
}

export interface AnalysisField {
  /** Name. */
  name: string;
  /** The topic. */
  about: string;
  /** Type. */
  type: CallAnalysisFieldType;
  /** The choices. */
  choices: Array<string>;
}

export interface AnalysisFieldInput {
  /** Name. */
  name: string;
  /** The topic. */
  about?: string;
  /** Type. */
  type: CallAnalysisFieldType;
  /** The choices. */
  choices?: Array<string>;
}

export interface AnalysisSetting {
  /** Fields, each with its name. */
  fields: Array<AnalysisField>;
  /** Criteria evaluated after a call. */
  criteria: Array<AnalysisCriterion>;
}

export interface AnalysisSettingInput {
  /** Fields, each with its name. */
  fields: Array<AnalysisFieldInput>;
  /** Criteria evaluated after a call. */
  criteria: Array<AnalysisCriterion>;
}

export interface Analytics {
  /** Whether the workspace has calls. */
  hasCalls: boolean;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone: string;
  /** Metrics for the previous period. */
  before: {
    /** First day. */
    from: string;
    /** Last day. */
    to: string;
  };
  /** Metrics for the range. */
  totals: AnalyticsTotals;
  /** Metrics for the previous range. */
  totalsBefore: AnalyticsTotals;
  /** Metrics by day. */
  series: Array<AnalyticsSeries>;
  /** Three-letter currency code, such as `USD`. */
  currency: Currency;
  /** Metrics by agent. */
  agents: Array<AnalyticsAgent>;
  /** Metrics by channel. */
  channels: Array<{
    /** The conversation’s channel. */
    channel: CallChannel;
    /** Number of calls. */
    calls: number;
  }>;
  /** Number of calls ended for each reason. */
  endReasons: Array<{
    /** Why the conversation ended. */
    endReason: CallEndReason;
    /** Number of calls. */
    calls: number;
  }>;
  /** Steps where calls ended. */
  places: Array<{
    /** The step’s name on the page. */
    place: string | null;
    /** Number of calls. */
    calls: number;
    /** Number of successes. */
    successes: number;
  }>;
  /** Tags. */
  tags: Array<{
    /** The tag. */
    tag: string;
    /** Number of calls. */
    calls: number;
  }>;
  /** Calls by hour of the week. */
  hours: Array<{
    /** Day of the week; 1 is Monday. */
    weekday: number;
    /** Hour of the day. */
    hour: number;
    /** Number of calls. */
    calls: number;
  }>;
  /** Response times; null if there are none. */
  answers: AnalyticsAnswers | null;
}

export interface AnalyticsAgent {
  /** Number of calls. */
  calls: number;
  /** Number of successes. */
  successes: number;
  /** Number of failures. */
  failures: number;
  /** Duration, in milliseconds. */
  durationMs: number;
  /** Number of calls with an outcome. */
  rated: number;
  /** Average satisfaction; null if there are no ratings. */
  satisfaction: number | null;
  /** Seconds counted toward the minutes limit. */
  billedSeconds: number;
  /** Language model cost, in millionths of a dollar. */
  modelCost: number;
  /** ID of the agent. */
  agentId: string | null;
  /** Name. */
  name: string;
}

export interface AnalyticsAgentFunnelQuery {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** The date range. */
  range?: AnalyticsGetRange;
}

export interface AnalyticsAnswers {
  /** Number of turns. */
  turns: number;
  /** Median, in milliseconds. */
  p50: number;
  /** 90th percentile, in milliseconds. */
  p90: number;
  /** 95th percentile, in milliseconds. */
  p95: number;
  /** 99th percentile, in milliseconds. */
  p99: number;
}

export interface AnalyticsCallsQuery {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** ID of the end node. */
  endNodeId?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** The date range. */
  range?: AnalyticsGetRange;
  /** Audio or file format. */
  format?: CallBatchesExportFormat;
}

export interface AnalyticsGetQuery {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** ID of the end node. */
  endNodeId?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** The date range. */
  range?: AnalyticsGetRange;
}

export type AnalyticsGetRange = "today" | "7_days" | "30_days" | "90_days" | "this_month" | "last_month";

export interface AnalyticsSeries {
  /** Number of calls. */
  calls: number;
  /** Number of successes. */
  successes: number;
  /** Number of failures. */
  failures: number;
  /** Duration, in milliseconds. */
  durationMs: number;
  /** Number of calls with an outcome. */
  rated: number;
  /** Average satisfaction; null if there are no ratings. */
  satisfaction: number | null;
  /** Seconds counted toward the minutes limit. */
  billedSeconds: number;
  /** Language model cost, in millionths of a dollar. */
  modelCost: number;
  /** The day. */
  date: string;
  /** Cost in millionths of a dollar; null if the price is unknown. */
  cost: number | null;
}

export interface AnalyticsTotals {
  /** Number of calls. */
  calls: number;
  /** Number of successes. */
  successes: number;
  /** Number of failures. */
  failures: number;
  /** Duration, in milliseconds. */
  durationMs: number;
  /** Number of calls with an outcome. */
  rated: number;
  /** Average satisfaction; null if there are no ratings. */
  satisfaction: number | null;
  /** Seconds counted toward the minutes limit. */
  billedSeconds: number;
  /** Language model cost, in millionths of a dollar. */
  modelCost: number;
  /** Cost in millionths of a dollar; null if the price is unknown. */
  cost: number | null;
  /** Number of agents with calls. */
  activeAgents: number;
  /** Success rate, in percent; null if there are no results. */
  successRate: number | null;
  /** Average, in milliseconds. */
  averageMs: number | null;
}

export interface AnalyticsWorkflowFunnelQuery {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** The date range. */
  range?: AnalyticsGetRange;
}

export interface ApiRequestConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** Request method. */
  method?: ActionConfigurationCustomWebhookMethod;
  /** The URL. */
  url: string;
  /** Request headers. */
  headers?: Array<{
    /** Name. */
    name: string;
    /** Value. */
    value: string;
  }>;
  /** Body of the message or request. */
  body?: string;
}

export interface ApiRequestStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "api_request";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: ApiRequestConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface ApiRequestStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "api_request";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: ApiRequestConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Appointment {
  /** Unique ID. */
  id: string;
  /** Start time. */
  startsAt: string;
  /** End time. */
  endsAt: string;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone: string;
  /** Display title. */
  title: string;
  /** The attendee’s name. */
  attendeeName: string | null;
  /** The attendee’s email address. */
  attendeeEmail: string | null;
  /** The attendee’s phone number. */
  attendeePhone: string | null;
  /** Notes. */
  notes: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the calendar. */
  calendarId: string | null;
  /** Name of the calendar; null for the main one. */
  calendarName: string | null;
  /** Status. */
  status: AppointmentStatus;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** Status in connected calendars. */
  officeEvents: Array<OfficeEvent>;
}

export interface AppointmentBookedEvent {
  /** What happened. */
  type: "appointment.booked";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: Appointment;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AppointmentCancelledEvent {
  /** What happened. */
  type: "appointment.cancelled";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: Appointment;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AppointmentMovedEvent {
  /** What happened. */
  type: "appointment.moved";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: AppointmentMovedEventData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface AppointmentMovedEventData {
  /** Unique ID. */
  id: string;
  /** Start time. */
  startsAt: string;
  /** End time. */
  endsAt: string;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone: string;
  /** Display title. */
  title: string;
  /** The attendee’s name. */
  attendeeName: string | null;
  /** The attendee’s email address. */
  attendeeEmail: string | null;
  /** The attendee’s phone number. */
  attendeePhone: string | null;
  /** Notes. */
  notes: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the calendar. */
  calendarId: string | null;
  /** Name of the calendar; null for the main one. */
  calendarName: string | null;
  /** Status. */
  status: AppointmentStatus;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** Status in connected calendars. */
  officeEvents: Array<OfficeEvent>;
  /** Previous start time of the appointment. */
  movedFrom: string;
}

export type AppointmentStatus = "booked" | "cancelled";

export interface AppointmentsListAnswer {
  /** The items. */
  items: Array<Appointment>;
}

export interface AppointmentsListQuery {
  /** ID of the call. */
  callId?: string;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
}

export interface AppointmentsMoveBody {
  /** Start time. */
  startsAt: string;
}

export interface AppointmentsTimesAnswer {
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone: string;
  /** The items. */
  items: Array<string>;
}

export interface AppointmentsTimesQuery {
  /** The day. */
  date?: string;
}

export interface AppointmentsUpdateBody {
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string | null>;
}

export interface Approval {
  /** Unique ID. */
  id: string;
  /** Status. */
  status: ApprovalStatus;
  /** A note for your team. */
  note: string | null;
  /** Who requested approval. */
  askedBy: Editor | null;
  /** When it was created. */
  createdAt: string;
  /** Who decided; null if pending. */
  decidedBy: Editor | null;
  /** When it was decided. */
  decidedAt: string | null;
  /** The reviewer’s comment. */
  word: string | null;
  /** All of the settings. */
  configuration: AgentConfiguration;
}

export type ApprovalStatus = "open" | "approved" | "refused" | "withdrawn";

export interface ApprovalsAskAnswer {
  /** Unique ID. */
  id: string;
  /** Status. */
  status: ApprovalStatus;
  /** A note for your team. */
  note: string | null;
  /** When it was created. */
  createdAt: string;
}

export interface ApprovalsAskBody {
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
  /** A note for your team. */
  note?: string;
}

export interface ApprovalsDecideBody {
  /** Whether the request is approved. */
  approve: boolean;
  /** The reviewer’s comment. */
  word?: string;
  /** Publishes despite failing tests. The audit log records the reason. */
  override?: TestsOverride;
}

export interface ApprovalsListAnswer {
  /** Whether publishing requires approval. */
  required: boolean;
  /** The items. */
  items: Array<Approval>;
}

export interface ApprovalsRequireBody {
  /** Whether publishing requires approval. */
  required: boolean;
}

export interface AskConfig {
  /** What the agent says once before the first question. */
  intro?: string;
  /** Questions to ask. */
  slots: Array<SlotDef>;
}

export interface AskStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "ask";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: AskConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface AskStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "ask";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: AskConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Automation {
  /** Unique ID. */
  id: string;
  /** What started the run. */
  cause: AutomationSummaryCause;
  /** Status. */
  status: AutomationSummaryStatus;
  /** Version number. */
  version: number;
  /** Outcome of the conversation. */
  outcome: CallOutcome | null;
  /** The error; null if there was none. */
  error: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the contact. */
  contactId: string | null;
  /** Start time. */
  startedAt: string;
  /** End time. */
  endedAt: string | null;
  /** Whether values are omitted because they’re sensitive. */
  withheld: boolean;
  /** Values by name. */
  values: Record<string, Json> | null;
  /** The steps that ran, in order. */
  steps: Array<AutomationStep>;
}

export interface AutomationStep {
  /** ID of the node. */
  nodeId: string;
  /** Display title. */
  title: string;
  /** What the step did. */
  did: string;
  /** Date and time. */
  at: string;
  /** Whether the attempt succeeded; null if not yet known. */
  ok: boolean | null;
  /** Message text. */
  message: string | null;
}

export interface AutomationSummary {
  /** Unique ID. */
  id: string;
  /** What started the run. */
  cause: AutomationSummaryCause;
  /** Status. */
  status: AutomationSummaryStatus;
  /** Version number. */
  version: number;
  /** Outcome of the conversation. */
  outcome: CallOutcome | null;
  /** The error; null if there was none. */
  error: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the contact. */
  contactId: string | null;
  /** Start time. */
  startedAt: string;
  /** End time. */
  endedAt: string | null;
}

export type AutomationSummaryCause = "call_ended" | "contact_added" | "schedule" | "manual";

export type AutomationSummaryStatus = "running" | "succeeded" | "failed";

export interface AutomationsAddTriggerBody {
  /** Settings. */
  settings: TriggerSettingsInput;
}

export interface AutomationsChangeTriggerBody {
  /** Settings. */
  settings?: TriggerSettingsInput;
  /** Whether the item is paused. */
  isPaused?: boolean;
}

export interface AutomationsListQuery {
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface AutomationsRunBody {
  /** Values by name. */
  values?: Record<string, Json>;
}

export interface AutomationsTriggersAnswer {
  /** The items. */
  items: Array<WorkflowTrigger>;
}

export interface BackgroundSound {
  /** The background sound. */
  sound: BackgroundSoundSound;
  /** Volume, in decibels. */
  levelDb: number;
}

export interface BackgroundSoundInput {
  /** The background sound. */
  sound: BackgroundSoundSound;
  /** Volume, in decibels. */
  levelDb?: number;
}

export type BackgroundSoundSound = "none" | "quiet" | "office" | "cafe";

export interface BillingProfile {
  /** Name. */
  name: string;
  /** Postal address. */
  address: string;
  /** Two-letter country code, such as `US`. */
  country: string | null;
  /** ID of the vat. */
  vatId: string | null;
  /** Footer text on invoices. */
  footer?: string;
}

export interface BillingSetProfileBody {
  /** Name. */
  name: string;
  /** Postal address. */
  address: string;
  /** Two-letter country code, such as `US`. */
  country: string | null;
  /** ID of the vat. */
  vatId: string | null;
  /** Footer text on invoices. */
  footer?: string;
}

export interface BusinessHours {
  /** Business hours on Sundays; empty if closed. */
  sunday: Array<DaySpan>;
  /** Business hours on Mondays; empty if closed. */
  monday: Array<DaySpan>;
  /** Business hours on Tuesdays; empty if closed. */
  tuesday: Array<DaySpan>;
  /** Business hours on Wednesdays; empty if closed. */
  wednesday: Array<DaySpan>;
  /** Business hours on Thursdays; empty if closed. */
  thursday: Array<DaySpan>;
  /** Business hours on Fridays; empty if closed. */
  friday: Array<DaySpan>;
  /** Business hours on Saturdays; empty if closed. */
  saturday: Array<DaySpan>;
}

export interface BusinessHoursInput {
  /** Business hours on Sundays; empty if closed. */
  sunday: Array<DaySpan>;
  /** Business hours on Mondays; empty if closed. */
  monday: Array<DaySpan>;
  /** Business hours on Tuesdays; empty if closed. */
  tuesday: Array<DaySpan>;
  /** Business hours on Wednesdays; empty if closed. */
  wednesday: Array<DaySpan>;
  /** Business hours on Thursdays; empty if closed. */
  thursday: Array<DaySpan>;
  /** Business hours on Fridays; empty if closed. */
  friday: Array<DaySpan>;
  /** Business hours on Saturdays; empty if closed. */
  saturday: Array<DaySpan>;
}

export interface Calendar {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Hours when appointments can be booked; null to use the workspace’s business hours. */
  businessHours: BusinessHours | null;
  /** Number of upcoming appointments. */
  upcoming: number;
}

export interface CalendarsCreateBody {
  /** Name. */
  name: string;
  /** Hours when appointments can be booked; null to use the workspace’s business hours. */
  businessHours?: BusinessHoursInput | null;
}

export interface CalendarsListAnswer {
  /** The items. */
  items: Array<Calendar>;
}

export interface CalendarsUpdateBody {
  /** Name. */
  name?: string;
  /** Hours when appointments can be booked; null to use the workspace’s business hours. */
  businessHours?: BusinessHoursInput | null;
}

export interface Call {
  /** Unique ID. */
  id: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string;
  /** The conversation’s channel. */
  channel: CallChannel;
  /** Status of the call or action. */
  status: CallStatus;
  /** Start time. */
  startedAt: string;
  /** End time. */
  endedAt: string | null;
  /** Duration, in milliseconds. */
  durationMs: number;
  /** Why the conversation ended. */
  endReason: CallEndReason | null;
  /** Outcome of the conversation. */
  outcome: CallOutcome | null;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** Details of the phone call. */
  phone: {
    /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
    direction: CallPhoneDirection;
    /** Your number. */
    ownNumber: string;
    /** The other party’s number. */
    otherNumber: string | null;
    /** The contact, if known. */
    contact: TaskPerson | null;
  } | null;
  /** Tags. */
  tags: Array<string>;
  /** Number of open tasks. */
  openTasks: number;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was updated. */
  updatedAt: string;
  /** A short summary. */
  summary: CallOutline;
  /** Values extracted from the transcript. */
  analysis: CallAnalysis | null;
  /** The agent version that answered. */
  agentVersion: number;
  /** The website the call came from; null if none. */
  website: {
    /** URL of the page where the visitor opened the widget. */
    page: string;
    /** The page the visitor came from. */
    referrer: string | null;
  } | null;
  /** Recording status. */
  recording: CallRecording | null;
  /** Content removed by retention. Turns without a transcript have no text, but keep their times. */
  removed: Array<RemovedPart>;
  /** When it was redacted. */
  redactedAt: string | null;
  /** The transcript, in order. */
  turns: Array<CallTurn>;
  /** Collected values, by name. */
  slots: Array<CallSlot>;
  /** Actions that ran or will run. */
  actions: Array<CallAction>;
}

export interface CallAction {
  /** ID of the run. */
  runId: string;
  /** The action. */
  action: string;
  /** Status of the call or action. */
  status: CallActionStatus;
  /** Input. */
  input: Json;
  /** The output. */
  output: Json;
  /** Start time. */
  startedAt: string;
  /** End time. */
  endedAt: string | null;
}

export type CallActionStatus = "pending" | "running" | "succeeded" | "failed" | "unknown";

export interface CallAnalysis {
  /** Fields, each with its name. */
  fields: Array<{
    /** Name. */
    name: string;
    /** Type. */
    type: CallAnalysisFieldType;
    /** Value. */
    value: string | number | boolean;
    /** Words in the transcript that support the value. */
    proof: CallAnalysisFieldProof;
  }>;
  /** Criteria evaluated after a call. */
  criteria: Array<{
    /** Name. */
    name: string;
    /** Whether the criterion was met. */
    verdict: "met" | "not_met" | "not_applicable";
    /** The reason, in plain language. */
    reason: string;
    /** Words in the transcript that support the value. */
    proof: CallAnalysisFieldProof | null;
  }>;
  /** Names of the fields and criteria without a result. */
  open: Array<string>;
  /** The service and model that generated the result. */
  generatedBy: CallAnalysisGeneratedBy;
  /** When it was created. */
  createdAt: string;
}

export interface CallAnalysisFieldProof {
  /** Turn number, starting at 0. */
  seq: number;
  /** Who said this: the agent or the caller. */
  role: CallAnalysisFieldProofRole;
  /** The exact words spoken. */
  quote: string;
}

export type CallAnalysisFieldProofRole = "agent" | "caller";

export type CallAnalysisFieldType = "text" | "number" | "yes_no" | "date" | "choice";

export interface CallAnalysisGeneratedBy {
  /** The service. */
  provider: CallAnalysisGeneratedByProvider;
  /** Name of the model. */
  model: string;
}

export type CallAnalysisGeneratedByProvider = "openai" | "anthropic" | "google" | "mistral" | "groq" | "compatible";

export interface CallAnalyzedEvent {
  /** What happened. */
  type: "call.analyzed";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CallAnalyzedEventData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface CallAnalyzedEventData {
  /** ID of the call. */
  callId: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string;
  /** The agent version that answered. */
  agentVersion: number;
  /** The conversation’s channel. */
  channel: string;
  /** Whether this is a test call. */
  test: boolean;
  /** Start time. */
  startedAt: string;
  /** Which side started the phone call; null for other calls. */
  direction: CallPhoneDirection | null;
  /** The caller’s number, in E.164 format; null if withheld or unavailable. */
  from: string | null;
  /** The called number, in E.164 format; null if unavailable. */
  to: string | null;
  /** ID of the workspace’s phone number. */
  numberId: string | null;
  /** ID of the contact with the other party’s number. */
  contactId: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** Values extracted from the transcript. */
  analysis: CallAnalysis;
}

export interface CallBatchesCountAnswer {
  /** Number of calls. */
  calls: number;
  /** Whether more calls match than were counted. */
  more: boolean;
}

export interface CallBatchesCountQuery {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** ID of the end node. */
  endNodeId?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** Words that the transcript must contain. */
  q?: string;
  /** Status. */
  status?: CallSearchStatus;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** ID of the contact. */
  contactId?: string;
  /** Returns only items that changed after this time. */
  updatedSince?: string;
}

export type CallBatchesExportFormat = "csv" | "jsonl";

export interface CallBatchesExportQuery {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** ID of the end node. */
  endNodeId?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** Words that the transcript must contain. */
  q?: string;
  /** Status. */
  status?: CallSearchStatus;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** ID of the contact. */
  contactId?: string;
  /** Returns only items that changed after this time. */
  updatedSince?: string;
  /** Audio or file format. */
  format?: CallBatchesExportFormat;
}

export interface CallBatchesRemoveBody {
  /** IDs of the items. */
  ids?: Array<string>;
  /** Filter that selects the contacts or calls. */
  filter?: CallSearchInput;
  /** The `next` value from the previous page. */
  cursor?: string;
}

export interface CallBatchesTagAnswer {
  /** IDs of the changed calls. */
  changed: Array<string>;
  /** Number of calls checked. */
  seen: number;
  /** Cursor for the next page, sent as `cursor`; null on the last page. */
  next: string | null;
}

export interface CallBatchesTagBody {
  /** IDs of the items. */
  ids?: Array<string>;
  /** Filter that selects the contacts or calls. */
  filter?: CallSearchInput;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Items to add. */
  add?: Array<string>;
  /** Items to remove. */
  remove?: Array<string>;
}

export type CallChannel = "browser" | "phone" | "sms" | "chat" | "api" | "test";

export type CallEndReason = "completed" | "caller_hangup" | "agent_hangup" | "silence" | "max_duration" | "handed_off" | "lost_connection" | "failed" | "outside_hours" | "voicemail" | "busy" | "no_answer" | "refused";

export interface CallEndedData {
  /** ID of the call. */
  callId: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string;
  /** The agent version that answered. */
  agentVersion: number;
  /** The conversation’s channel. */
  channel: string;
  /** Whether this is a test call. */
  test: boolean;
  /** Start time. */
  startedAt: string;
  /** Which side started the phone call; null for other calls. */
  direction: CallPhoneDirection | null;
  /** The caller’s number, in E.164 format; null if withheld or unavailable. */
  from: string | null;
  /** The called number, in E.164 format; null if unavailable. */
  to: string | null;
  /** ID of the workspace’s phone number. */
  numberId: string | null;
  /** ID of the contact with the other party’s number. */
  contactId: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** End time. */
  endedAt: string;
  /** Duration, in milliseconds. */
  durationMs: number;
  /** Why the conversation ended. */
  endReason: string | null;
  /** Outcome of the conversation. */
  outcome: string | null;
  /** A one-paragraph summary of the call. */
  summary: string;
  /** Tags. */
  tags: Array<string>;
  /** Values the caller gave, by name. */
  collected: Record<string, Json>;
  /** The conversation as text. */
  transcript: Array<{
    /** Who said this: the agent or the caller. */
    role: CallAnalysisFieldProofRole;
    /** The text. */
    text: string;
    /** Start, in milliseconds. */
    startMs: number;
  }>;
  /** Seconds of call time deducted from the plan’s minutes. */
  billedSeconds: number;
  /** URL of the recording, available once the carrier has it. Requires an access token. Null if there’s no recording. */
  recordingUrl: string | null;
  /** Link to the call in the dashboard. */
  url: string;
}

export interface CallEndedEvent {
  /** What happened. */
  type: "call.ended";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CallEndedData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface CallFound {
  /** Where the match is: in the agent’s or caller’s words, a value, the number, or a note. */
  of: "agent" | "caller" | "value" | "number" | "note";
  /** Name. */
  name: string | null;
  /** Turn number, starting at 0. */
  seq: number | null;
  /** Chunks of documents. */
  pieces: Array<{
    /** The text. */
    text: string;
    /** Whether this text is a match. */
    hit: boolean;
  }>;
}

export interface CallHandedOffEvent {
  /** What happened. */
  type: "call.handed_off";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CallEndedData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface CallHours {
  /** When calls are answered. */
  when: CallHoursWhen;
  /** The agent’s own hours. */
  own?: BusinessHours;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone?: string;
  /** Whether the business closes on holidays. */
  holidays: boolean;
  /** What happens outside these hours. */
  otherwise: CallHoursOtherwiseMessage | CallHoursOtherwiseAgent;
}

export interface CallHoursInput {
  /** When calls are answered. */
  when: CallHoursWhen;
  /** The agent’s own hours. */
  own?: BusinessHoursInput;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone?: string;
  /** Whether the business closes on holidays. */
  holidays?: boolean;
  /** What happens outside these hours. */
  otherwise: CallHoursOtherwiseMessageInput | CallHoursOtherwiseAgentInput;
}

export interface CallHoursOtherwiseAgent {
  /** What to do. */
  do: "agent";
  /** ID of the agent. */
  agentId: string;
  /** Message text. */
  message: string;
}

export interface CallHoursOtherwiseAgentInput {
  /** What to do. */
  do: "agent";
  /** ID of the agent. */
  agentId: string;
  /** Message text. */
  message: string;
}

export interface CallHoursOtherwiseMessage {
  /** What to do. */
  do: "message";
  /** Message text. */
  message: string;
}

export interface CallHoursOtherwiseMessageInput {
  /** What to do. */
  do: "message";
  /** Message text. */
  message: string;
}

export type CallHoursWhen = "always" | "business" | "own";

export interface CallLink {
  /** Unique ID. */
  id: string;
  /** Parts of the call that the link shows. */
  parts: Array<CallLinkPart>;
  /** The author; null if unknown. */
  author: TaskPerson | null;
  /** When it was created. */
  createdAt: string;
  /** Expiration time. */
  expiresAt: string;
  /** When it was opened. */
  openedAt: string | null;
  /** Number of times the link was opened. */
  opened: number;
}

export type CallLinkPart = "transcript" | "sound" | "values";

export interface CallLinksCreateAnswer {
  /** The link. */
  link: CallLink;
  /** The link’s secret part, shown once. */
  token: string;
  /** Path of the link. */
  path: string;
}

export interface CallLinksCreateBody {
  /** Hours until the link stops working. */
  hours: 1 | 24 | 168 | 720;
  /** What the link shows. */
  parts: Array<CallLinkPart>;
}

export interface CallLinksListAnswer {
  /** The items. */
  items: Array<CallLink>;
}

export interface CallNote {
  /** Unique ID. */
  id: string;
  /** The text. */
  text: string;
  /** The author; null if unknown. */
  author: TaskPerson | null;
  /** Whether you wrote the note. */
  own: boolean;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string | null;
}

export interface CallNotesCreateBody {
  /** The text. */
  text: string;
}

export interface CallNotesListAnswer {
  /** The items. */
  items: Array<CallNote>;
}

export type CallOutcome = "success" | "failure" | "neutral";

export interface CallOutline {
  /** The summary in plain text. */
  text: string;
  /** The question that was asked. */
  asked: string | null;
  /** The caller’s answers, by name. */
  collected: Array<{
    /** Name. */
    name: string;
    /** The value as an agent says it. */
    spoken: string;
  }>;
  /** What the agent did, one line per action. */
  done: Array<string>;
  /** What the agent promised. */
  promised: Array<string>;
  /** How the call ended. */
  ended: string;
}

export type CallPhoneDirection = "inbound" | "outbound";

export interface CallQuality {
  /** Points from 0 to 100; null if not scored. */
  score: number | null;
  /** Issues detected in the call. */
  signs: Array<{
    /** The issue. */
    sign: "not_understood" | "asked_twice" | "dead_air" | "slow_answer" | "caller_angry" | "interrupted" | "action_failed" | "left_early" | "promise_made";
    /** Number of occurrences. */
    times: number;
    /** Points deducted. */
    points: number;
  }>;
  /** Whether someone has reviewed the call. */
  reviewed: boolean;
}

export interface CallQualityReviewBody {
  /** Whether someone has reviewed the call. */
  reviewed: boolean;
}

export interface CallQualitySetScorecardBody {
  /** Turns that weren’t understood. */
  not_understood: SignPoints;
  /** Repeated questions. */
  asked_twice: SignPoints;
  /** Agent silences. */
  dead_air: SignPoints;
  /** Slow answers. */
  slow_answer: SignPoints;
  /** Angry callers. */
  caller_angry: SignPoints;
  /** Callers who talked over the agent. */
  interrupted: SignPoints;
  /** Failed actions. */
  action_failed: SignPoints;
  /** Callers who hung up early. */
  left_early: SignPoints;
  /** Follow-ups promised. */
  promise_made: SignPoints;
}

export interface CallQualityToReviewItem {
  /** Unique ID. */
  id: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string;
  /** The conversation’s channel. */
  channel: CallChannel;
  /** Status. */
  status: CallStatus;
  /** Start time. */
  startedAt: string;
  /** End time. */
  endedAt: string | null;
  /** Duration, in milliseconds. */
  durationMs: number;
  /** Why the conversation ended. */
  endReason: CallEndReason | null;
  /** Outcome of the conversation. */
  outcome: CallOutcome | null;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** Details of the phone call. */
  phone: {
    /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
    direction: CallPhoneDirection;
    /** Your number. */
    ownNumber: string;
    /** The other party’s number. */
    otherNumber: string | null;
    /** The contact, if known. */
    contact: TaskPerson | null;
  } | null;
  /** Tags. */
  tags: Array<string>;
  /** Number of open tasks. */
  openTasks: number;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was updated. */
  updatedAt: string;
  /** Call quality. */
  quality: CallQuality;
}

export interface CallQualityToReviewQuery {
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface CallQueueListAnswer {
  /** The items. */
  items: Array<WaitingCaller>;
}

export type CallRecording = "wanted" | "running" | "kept" | "failed" | "removed";

export interface CallSearch {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** ID of the end node. */
  endNodeId?: string;
  /** Whether tests are included. */
  tests: CallSearchTests;
  /** Words that the transcript must contain. */
  q?: string;
  /** Status. */
  status?: CallSearchStatus;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** ID of the contact. */
  contactId?: string;
  /** Returns only items that changed after this time. */
  updatedSince?: string;
}

export interface CallSearchInput {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** ID of the end node. */
  endNodeId?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** Words that the transcript must contain. */
  q?: string;
  /** Status. */
  status?: CallSearchStatus;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** ID of the contact. */
  contactId?: string;
  /** Returns only items that changed after this time. */
  updatedSince?: string;
}

export type CallSearchStatus = "live" | "ended";

export type CallSearchTests = "with" | "without" | "only";

export interface CallSettings {
  /** Turn-taking settings. */
  turns?: TurnSetting;
  /** Words with a custom pronunciation. */
  pronunciation?: Array<PronouncedAs>;
  /** Sound played behind the agent’s voice. */
  background?: BackgroundSound;
  /** Whether callers are recognized by their phone number. */
  knowsCallers?: boolean;
  /** Phrases that end the call when a caller says them. */
  endWords?: Array<string>;
  /** Maximum length of the conversation, in minutes. */
  maxMinutes?: number;
  /** When the agent answers. */
  hours?: CallHours;
  /** What the agent does when voicemail answers. */
  voicemail?: Voicemail;
  /** Other languages the agent switches to when a caller speaks or asks for them */
  otherLanguages?: Array<AgentLanguage>;
}

export interface CallSettingsInput {
  /** Turn-taking settings. */
  turns?: TurnSettingInput;
  /** Words with a custom pronunciation. */
  pronunciation?: Array<PronouncedAsInput>;
  /** Sound played behind the agent’s voice. */
  background?: BackgroundSoundInput;
  /** Whether callers are recognized by their phone number. */
  knowsCallers?: boolean;
  /** Phrases that end the call when a caller says them. */
  endWords?: Array<string>;
  /** Maximum length of the conversation, in minutes. */
  maxMinutes?: number;
  /** When the agent answers. */
  hours?: CallHoursInput;
  /** What the agent does when voicemail answers. */
  voicemail?: VoicemailInput;
  /** Other languages the agent switches to when a caller speaks or asks for them */
  otherLanguages?: Array<AgentLanguage>;
}

export interface CallSlot {
  /** Name. */
  name: string;
  /** Value. */
  value: Json;
  /** What was said. */
  said: string;
  /** The value as an agent says it. */
  spoken: string;
  /** Whether the text or value is hidden as sensitive. */
  hidden?: boolean;
}

export interface CallStartedData {
  /** ID of the call. */
  callId: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string;
  /** The agent version that answered. */
  agentVersion: number;
  /** The conversation’s channel. */
  channel: string;
  /** Whether this is a test call. */
  test: boolean;
  /** Start time. */
  startedAt: string;
  /** Which side started the phone call; null for other calls. */
  direction: CallPhoneDirection | null;
  /** The caller’s number, in E.164 format; null if withheld or unavailable. */
  from: string | null;
  /** The called number, in E.164 format; null if unavailable. */
  to: string | null;
  /** ID of the workspace’s phone number. */
  numberId: string | null;
  /** ID of the contact with the other party’s number. */
  contactId: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
}

export interface CallStartedEvent {
  /** What happened. */
  type: "call.started";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CallStartedData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export type CallStatus = "waiting" | "live" | "ended";

export interface CallTurn {
  /** Turn number, starting at 0. */
  seq: number;
  /** Who said this: the agent or the caller. */
  role: CallAnalysisFieldProofRole;
  /** The text. */
  text: string;
  /** What the agent was about to say; null on the caller’s turn. */
  intended: string | null;
  /** Whether the caller interrupted the agent. */
  interrupted: boolean;
  /** Start, in milliseconds. */
  startMs: number;
  /** Time spent on each part of the response. */
  timings: {
    /** Milliseconds until the first audio. */
    firstAudio: number | null;
    /** Engine processing time, in milliseconds. */
    engine: number;
    /** Storage time, in milliseconds. */
    store: number;
    /** Speech synthesis time, in milliseconds. */
    synthesis: number | null;
  } | null;
  /** Whether the audio can be played. */
  audio: boolean;
  /** The team member who spoke instead of the agent. */
  saidBy: TaskPerson | null;
  /** Whether the text or value is hidden as sensitive. */
  hidden?: boolean;
}

export interface CallTurnData {
  /** ID of the call. */
  callId: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Whether this is a test call. */
  test: boolean;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** The turn’s position in the conversation, starting at 0. */
  sequence: number;
  /** Who said this: the agent or the caller. */
  role: CallAnalysisFieldProofRole;
  /** What the caller said, or what the agent is about to say. Null if the agent doesn’t store call content. */
  text: string | null;
  /** ID of the current flow step. */
  step: string | null;
  /** Date and time. */
  at: string;
}

export interface CallTurnEvent {
  /** What happened. */
  type: "call.turn";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CallTurnData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface CallView {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Filters. */
  filters: CallSearch;
  /** Visible columns. */
  columns: Array<"agent" | "outcome" | "reason" | "channel" | "caller" | "tags" | "duration" | "tasks"> | null;
  /** Whether everyone in the workspace has access. */
  shared: boolean;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string;
}

export interface CallViewsCreateBody {
  /** Name. */
  name: string;
  /** Filters. */
  filters: CallSearchInput;
  /** Visible columns. */
  columns?: Array<"agent" | "outcome" | "reason" | "channel" | "caller" | "tags" | "duration" | "tasks"> | null;
  /** Whether everyone in the workspace has access. */
  shared?: boolean;
}

export interface CallViewsListAnswer {
  /** The items. */
  items: Array<CallView>;
}

export interface CallViewsUpdateBody {
  /** Name. */
  name?: string;
  /** Filters. */
  filters?: CallSearchInput;
  /** Visible columns. */
  columns?: Array<"agent" | "outcome" | "reason" | "channel" | "caller" | "tags" | "duration" | "tasks"> | null;
  /** Whether everyone in the workspace has access. */
  shared?: boolean;
}

export interface CallerEmail {
  /** Email subject. */
  subject: string;
  /** The text. */
  text: string;
}

export interface CallingRule {
  /** Two-letter country code, such as `US`. */
  country: string;
  /** Start time, in minutes after midnight. */
  from: number;
  /** End time, in minutes after midnight. */
  until: number;
  /** Days of the week; 1 is Monday. */
  days: Array<number>;
  /** Whether consent is required. */
  consent: boolean;
  /** Whether public holidays are excluded. */
  publicHolidays: boolean;
  /** Public holidays, when no one is called. */
  holidays: Array<Holiday>;
  /** Maximum calls to a number in 24 hours. */
  perDay: number;
  /** Whether the workspace set this rule; false for a default rule. */
  isOwn: boolean;
}

export interface CallingRulesListAnswer {
  /** The items. */
  items: Array<CallingRule>;
}

export interface CallingRulesSetBody {
  /** Start time, in minutes after midnight. */
  from: number;
  /** End time, in minutes after midnight. */
  until: number;
  /** Days of the week; 1 is Monday. */
  days: Array<number>;
  /** Whether consent is required. */
  consent: boolean;
  /** Whether public holidays are excluded. */
  publicHolidays: boolean;
  /** Public holidays, when no one is called. */
  holidays: Array<Holiday>;
  /** Maximum calls to a number in 24 hours. */
  perDay: number;
}

export interface CallsListQuery {
  /** First day. */
  from?: string;
  /** Last day. */
  to?: string;
  /** ID of the agent. */
  agentId?: string;
  /** The conversation’s channel. */
  channel?: CallChannel;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction?: CallPhoneDirection;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Why the conversation ended. */
  endReason?: CallEndReason;
  /** ID of the workflow. */
  workflowId?: string;
  /** ID of the campaign. */
  campaignId?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** The step’s name on the page. */
  place?: string;
  /** ID of the end node. */
  endNodeId?: string;
  /** Whether tests are included. */
  tests?: CallSearchTests;
  /** Words that the transcript must contain. */
  q?: string;
  /** Status. */
  status?: CallSearchStatus;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** ID of the contact. */
  contactId?: string;
  /** Returns only items that changed after this time. */
  updatedSince?: string;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface CallsReplayAnswer {
  /** Whether the result is the same. */
  same: boolean;
  /** What’s different. */
  differences: Array<ReplayDifference>;
}

export interface CallsReplayBody {
  /** Version number. */
  version?: CallsReplayVersion;
}

export type CallsReplayVersion = number | "draft";

export interface CallsRevealAnswer {
  /** The transcript, in order. */
  turns: Array<{
    /** Turn number, starting at 0. */
    seq: number;
    /** The text. */
    text: string;
    /** What the agent was about to say; null on the caller’s turn. */
    intended: string | null;
  }>;
  /** Collected values, by name. */
  slots: Array<{
    /** Name. */
    name: string;
    /** Value. */
    value: Json;
    /** What was said. */
    said: string;
    /** The value as an agent says it. */
    spoken: string;
  }>;
}

export interface CallsStartAnswer {
  /** ID of the call. */
  callId: string;
  /** Single-use ticket that opens the call’s socket. */
  ticket: string;
  /** Path of the call’s WebSocket. */
  socketPath: string;
}

export interface CallsStartBody {
  /** The conversation’s channel. */
  channel: "browser";
  /** Initial values for the conversation, by name. */
  variables?: Record<string, Json>;
  /** Whether to use the draft. */
  draft?: boolean;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
  /** Overrides for the agent’s settings in this conversation. */
  overrides?: CallsStartOverrides;
}

export interface CallsStartOverrides {
  /** The first thing callers hear. */
  greeting?: string;
  /** ID of the voice; see `GET /v1/voices`. */
  voice?: AgentVoice;
  /** Voice speed; 1 is normal. */
  speed?: number;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language?: AgentLanguage;
  /** Maximum length of the conversation, in minutes. */
  maxMinutes?: number;
}

export interface CallsUpdateBody {
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
  /** Tags. */
  tags?: Array<string>;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string | null>;
}

export interface CallsWhyAnswer {
  /** The transcript, in order. */
  turns: Array<TurnWhy>;
}

export interface Campaign {
  /** Name. */
  name: string;
  /** Whether the campaign calls or texts. */
  channel: CampaignChannel;
  /** ID of the agent. */
  agentId: string | null;
  /** ID of the number. */
  numberId: string;
  /** The text message. */
  text: string;
  /** Who gets called or texted. */
  audience: CampaignAudience;
  /** Purpose of the calls or messages. */
  purpose: ConsentPurpose;
  /** Contact hours, in each person’s local time. */
  hours: CampaignHours;
  /** Maximum concurrent calls. */
  atOnce: number;
  /** Maximum calls or messages per minute. */
  perMinute: number;
  /** Lines reserved for inbound calls. */
  linesFree: number;
  /** Retry settings. */
  attempts: CampaignAttempts;
  /** When a person counts as reached. */
  goal: CampaignGoal;
  /** Maximum call minutes in total; null for no limit. */
  maxMinutes: number | null;
  /** Maximum SMS segments in total; null for no limit. */
  maxSegments: number | null;
  /** Unique ID. */
  id: string;
  /** Status of the campaign. */
  status: CampaignStatus;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** When it was prepared. */
  preparedAt: string | null;
  /** Start time. */
  startedAt: string | null;
  /** End time. */
  endedAt: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was created. */
  createdAt: string;
  /** Number of items, by result. */
  counts: CampaignCounts;
}

export interface CampaignAttempts {
  /** Maximum attempts per person. */
  most: number;
  /** Minutes until a busy number is called again. */
  busyMinutes: number;
  /** Hours until an unanswered number is called again. */
  noAnswerHours: number;
  /** Whether a number is called again after reaching voicemail. */
  afterVoicemail: boolean;
}

export interface CampaignAudience {
  /** ID of the segment. */
  segmentId: string | null;
  /** Filter that selects the contacts or calls. */
  filter: Array<ContactCondition>;
  /** The campaign that this one follows up on, and the outcomes to follow up on. */
  follows: {
    /** ID of the campaign. */
    campaignId: string;
    /** Outcomes to follow up on. */
    results: Array<CampaignAudienceFollowsResult>;
  } | null;
}

export type CampaignAudienceFollowsResult = "reached" | "answered" | "voicemail" | "screening" | "busy" | "no_answer" | "failed" | "not_placed" | "opted_out" | "sent" | "delivered" | "undelivered";

export type CampaignChannel = "call" | "text";

export interface CampaignCounts {
  /** Number of people waiting. */
  waiting: number;
  /** Number of calls in progress. */
  calling: number;
  /** Number of people the campaign has finished with. */
  ended: number;
  /** Number of people excluded. */
  skipped: number;
}

export interface CampaignData {
  /** ID of the campaign. */
  campaignId: string;
  /** Name of the campaign. */
  name: string;
  /** How the campaign reaches people: calls or texts. */
  channel: CampaignChannel;
  /** Status. */
  status: "running" | "paused" | "stopped" | "done";
  /** Why the campaign paused automatically; null if a person paused it or nothing is wrong. */
  problem: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
}

export interface CampaignDetail {
  /** Name. */
  name: string;
  /** Whether the campaign calls or texts. */
  channel: CampaignChannel;
  /** ID of the agent. */
  agentId: string | null;
  /** ID of the number. */
  numberId: string;
  /** The text message. */
  text: string;
  /** Who gets called or texted. */
  audience: CampaignAudience;
  /** Purpose of the calls or messages. */
  purpose: ConsentPurpose;
  /** Contact hours, in each person’s local time. */
  hours: CampaignHours;
  /** Maximum concurrent calls. */
  atOnce: number;
  /** Maximum calls or messages per minute. */
  perMinute: number;
  /** Lines reserved for inbound calls. */
  linesFree: number;
  /** Retry settings. */
  attempts: CampaignAttempts;
  /** When a person counts as reached. */
  goal: CampaignGoal;
  /** Maximum call minutes in total; null for no limit. */
  maxMinutes: number | null;
  /** Maximum SMS segments in total; null for no limit. */
  maxSegments: number | null;
  /** Unique ID. */
  id: string;
  /** Status of the campaign. */
  status: CampaignStatus;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** When it was prepared. */
  preparedAt: string | null;
  /** Start time. */
  startedAt: string | null;
  /** End time. */
  endedAt: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was created. */
  createdAt: string;
  /** Number of items, by result. */
  counts: CampaignCounts;
  /** Name of the agent. */
  agentName: string | null;
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string | null;
  /** Number of people, by outcome. */
  results: Array<{
    /** The result. */
    result: CampaignAudienceFollowsResult;
    /** Number of people. */
    people: number;
  }>;
  /** People skipped, by reason. */
  skips: Array<{
    /** The reason, in plain language. */
    reason: CampaignDetailSkipReason;
    /** Number of people. */
    people: number;
  }>;
  /** Calls in the last 24 hours. */
  attempts24h: number;
  /** Minutes used. */
  minutesUsed: number;
  /** SMS segments used. */
  segmentsUsed: number;
  /** The text message for one recipient, as an example; null if there’s none. */
  sample: {
    /** Name. */
    name: string;
    /** The text message. */
    text: string;
    /** SMS segments, as counted by the carrier. */
    segments: number;
  } | null;
  /** Time of the next attempt; null if there’s none. */
  nextAttemptAt: string | null;
}

export type CampaignDetailSkipReason = "no_number" | "special_number" | "do_not_call" | "no_consent" | "no_window" | "own_number" | "refused" | "missing_field";

export interface CampaignEndedEvent {
  /** What happened. */
  type: "campaign.ended";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CampaignData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export type CampaignGoal = "answered" | "success";

export interface CampaignHours {
  /** Start time, in minutes after midnight. */
  from: number;
  /** End time, in minutes after midnight. */
  until: number;
  /** Days of the week; 1 is Monday. */
  days: Array<number>;
}

export interface CampaignPausedEvent {
  /** What happened. */
  type: "campaign.paused";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CampaignData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface CampaignStartedEvent {
  /** What happened. */
  type: "campaign.started";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: CampaignData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export type CampaignStatus = "draft" | "running" | "paused" | "stopped" | "done";

export interface CampaignTarget {
  /** ID of the contact. */
  contactId: string | null;
  /** Name. */
  name: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string;
  /** The contact’s status in the campaign. */
  status: CampaignTargetStatus;
  /** The result. */
  result: CampaignAudienceFollowsResult | null;
  /** The reason, in plain language. */
  reason: CampaignDetailSkipReason | null;
  /** Number of attempts. */
  attempts: number;
  /** Time of the next attempt; null if there’s none. */
  nextAttemptAt: string | null;
  /** Time of the last attempt. */
  lastAttemptAt: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the message. */
  messageId: string | null;
}

export type CampaignTargetStatus = "waiting" | "calling" | "ended" | "skipped";

export interface CampaignsCreateAttempts {
  /** Maximum attempts per person. */
  most?: number;
  /** Minutes until a busy number is called again. */
  busyMinutes?: number;
  /** Hours until an unanswered number is called again. */
  noAnswerHours?: number;
  /** Whether a number is called again after reaching voicemail. */
  afterVoicemail?: boolean;
}

export interface CampaignsCreateAudience {
  /** ID of the segment. */
  segmentId?: string | null;
  /** Filter that selects the contacts or calls. */
  filter?: Array<ContactConditionInput>;
  /** The campaign that this one follows up on, and the outcomes to follow up on. */
  follows?: {
    /** ID of the campaign. */
    campaignId: string;
    /** Outcomes to follow up on. */
    results: Array<CampaignAudienceFollowsResult>;
  } | null;
}

export interface CampaignsCreateBody {
  /** Name. */
  name: string;
  /** Whether the campaign calls or texts. */
  channel?: CampaignChannel;
  /** ID of the agent. */
  agentId?: string | null;
  /** ID of the number. */
  numberId: string;
  /** The text message. */
  text?: string;
  /** Who gets called or texted. */
  audience: CampaignsCreateAudience;
  /** Purpose of the calls or messages. */
  purpose?: ConsentPurpose;
  /** Contact hours, in each person’s local time. */
  hours?: CampaignHours;
  /** Maximum concurrent calls. */
  atOnce?: number;
  /** Maximum calls or messages per minute. */
  perMinute?: number;
  /** Lines reserved for inbound calls. */
  linesFree?: number;
  /** Retry settings. */
  attempts?: CampaignsCreateAttempts;
  /** When a person counts as reached. */
  goal?: CampaignGoal;
  /** Maximum call minutes in total; null for no limit. */
  maxMinutes?: number | null;
  /** Maximum SMS segments in total; null for no limit. */
  maxSegments?: number | null;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
}

export interface CampaignsListQuery {
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items on the page. */
  limit?: number;
}

export interface CampaignsPeopleQuery {
  /** Returns only contacts with this status. */
  status?: CampaignTargetStatus;
  /** The result. */
  result?: CampaignAudienceFollowsResult;
  /** The reason, in plain language. */
  reason?: CampaignDetailSkipReason;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items on the page. */
  limit?: number;
}

export interface CampaignsUpdateBody {
  /** Name. */
  name?: string;
  /** Whether the campaign calls or texts. */
  channel?: CampaignChannel;
  /** ID of the agent. */
  agentId?: string | null;
  /** ID of the number. */
  numberId?: string;
  /** The text message. */
  text?: string;
  /** Who gets called or texted. */
  audience?: CampaignsCreateAudience;
  /** Purpose of the calls or messages. */
  purpose?: ConsentPurpose;
  /** Contact hours, in each person’s local time. */
  hours?: CampaignHours;
  /** Maximum concurrent calls. */
  atOnce?: number;
  /** Maximum calls or messages per minute. */
  perMinute?: number;
  /** Lines reserved for inbound calls. */
  linesFree?: number;
  /** Retry settings. */
  attempts?: CampaignsCreateAttempts;
  /** When a person counts as reached. */
  goal?: CampaignGoal;
  /** Maximum call minutes in total; null for no limit. */
  maxMinutes?: number | null;
  /** Maximum SMS segments in total; null for no limit. */
  maxSegments?: number | null;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string | null>;
}

export interface CarrierAccount {
  /** Whether an account is connected. */
  connected: boolean;
  /** Your Twilio Account SID. */
  accountSid: string | null;
  /** Name. */
  name: string | null;
  /** Whether this is a trial account. */
  trial: boolean;
  /** Your API key for the service. */
  apiKey: string | null;
  /** The token’s last characters, for identification. */
  maskedToken: string | null;
  /** When it was connected. */
  connectedAt: string | null;
  /** Phone numbers. */
  numbers: Array<string>;
  /** Problems found, each with a fix. */
  problems: Array<string>;
}

export interface CarrierAccountConnectBody {
  /** Your Twilio Account SID. */
  accountSid: string;
  /** Your Twilio Auth Token. */
  authToken: string;
  /** Your API key for the service. */
  apiKey?: CarrierCredentialsTwilioApiKey;
}

export interface CarrierAccountsConnectBody {
  /** Account credentials. */
  credentials: CarrierCredentials;
}

export interface CarrierAccountsListAnswer {
  /** The items. */
  items: Array<ConnectedCarrier>;
}

export type CarrierCredentials = CarrierCredentialsTwilio | CarrierCredentialsSignalwire | CarrierCredentialsTelnyx;

export interface CarrierCredentialsSignalwire {
  /** The carrier. */
  carrier: "signalwire";
  /** The space’s host or URL, including its path if that isn’t /api/laml. */
  space: string;
  /** Your SignalWire project ID. */
  projectId: string;
  /** The API token. */
  token: string;
  /** The key SignalWire uses to sign its requests. */
  signingKey: string;
}

export interface CarrierCredentialsTelnyx {
  /** The carrier. */
  carrier: "telnyx";
  /** Your API key for the service. */
  apiKey: string;
  /** The public key that verifies Telnyx’s requests. */
  publicKey: string;
  /** URL of the service; null for the default. */
  baseUrl?: string;
}

export interface CarrierCredentialsTwilio {
  /** The carrier. */
  carrier: "twilio";
  /** Your Twilio Account SID. */
  accountSid: string;
  /** Your Twilio Auth Token. */
  authToken: string;
  /** Your API key for the service. */
  apiKey?: CarrierCredentialsTwilioApiKey;
}

export interface CarrierCredentialsTwilioApiKey {
  /** The ID the carrier assigned. */
  sid: string;
  /** The API key’s secret. */
  secret: string;
}

export interface Chat {
  /** Unique ID. */
  id: string;
  /** Whether the chat is still open. */
  status: CallSearchStatus;
  /** Messages, in order. */
  messages: Array<ChatMessage>;
  /** Expected answer types. */
  expects: Array<ChatExpect>;
  /** Why the conversation ended. */
  endReason: CallEndReason | null;
  /** Outcome of the conversation. */
  outcome: CallOutcome | null;
}

export type ChatExpect = "text" | "name" | "yes_no" | "choice" | "number" | "rating" | "date" | "time" | "date_time" | "duration" | "money" | "phone" | "email" | "code" | "address";

export interface ChatMessage {
  /** Turn number, starting at 0. */
  seq: number;
  /** Who said this: the agent or the caller. */
  role: CallAnalysisFieldProofRole;
  /** The message text. */
  text: string;
}

export interface ChatsSendBody {
  /** Your message to the agent. */
  text: string;
}

export interface ChatsStartBody {
  /** Initial values for the conversation, by name. */
  variables?: Record<string, Json>;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test?: boolean;
  /** Whether to use the draft. */
  draft?: boolean;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
  /** Overrides for the agent’s settings in this conversation. */
  overrides?: CallsStartOverrides;
}

export interface Choice {
  /** Value. */
  value: string;
  /** Display name. */
  label: string;
  /** Synonyms for this choice. */
  synonyms?: Array<string>;
}

export interface ClientPrice {
  /** The subaccount’s price per interval, in cents; null for the plan’s price. */
  price: number | null;
  /** One-time fee charged with the first payment, in cents. */
  setupFee: number | null;
}

export interface CollectConfig {
  /** The open-ended first question. */
  opening: string;
  /** Questions to ask. */
  slots: Array<SlotDef>;
  /** Whether all answers are read back at the end. */
  summary?: boolean;
}

export interface CollectStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "collect";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: CollectConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface CollectStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "collect";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: CollectConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface ConnectedCarrier {
  /** Unique ID. */
  id: string;
  /** The carrier. */
  carrier: "twilio" | "signalwire" | "telnyx";
  /** The carrier’s ID for the account. */
  accountSid: string;
  /** Name. */
  name: string;
  /** API URL; null for the carrier’s default. */
  baseUrl: string | null;
  /** Whether this is a trial account. */
  trial: boolean;
  /** The token’s last characters, for identification. */
  maskedToken: string | null;
  /** When it was connected. */
  connectedAt: string;
  /** What the account supports. */
  can: Array<"dials" | "answers" | "hears" | "streams" | "relays" | "texts" | "sells" | "transfers" | "briefs" | "records">;
  /** What the account doesn’t support. */
  limits: Array<string>;
  /** Phone numbers. */
  numbers: Array<string>;
  /** Problems found, each with a fix. */
  problems: Array<string>;
}

export interface Consent {
  /** Unique ID. */
  id: string;
  /** What the contact has consented to. */
  purpose: ConsentPurpose;
  /** Where the item came from. */
  source: ConsentSource;
  /** The exact text the contact agreed to. */
  wording: string;
  /** Where the consent is documented. */
  proof: string;
  /** When the contact gave consent. */
  grantedAt: string;
  /** When the consent was withdrawn; null if it’s still valid. */
  withdrawnAt: string | null;
}

export type ConsentPurpose = "calls" | "marketing_calls" | "messages" | "marketing_messages";

export type ConsentSource = "by_hand" | "api" | "call" | "message" | "form";

export interface ConsentsAddBody {
  /** What the contact has consented to. */
  purpose: ConsentPurpose;
  /** The exact text the contact agreed to. */
  wording: string;
  /** Where the consent is documented. */
  proof: string;
  /** When the contact gave consent. */
  grantedAt?: string;
  /** Where the item came from. */
  source?: ConsentSource;
}

export interface ConsentsListAnswer {
  /** The items. */
  items: Array<Consent>;
}

export interface ConsentsWithdrawBody {
  /** What the contact has consented to. */
  purpose: ConsentPurpose;
}

export interface Contact {
  /** Unique ID. */
  id: string;
  /** Name of the contact. */
  name: string;
  /** Email address. */
  email: string | null;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string | null;
  /** The phone number, as entered. */
  phoneAsEntered: string | null;
  /** Company. */
  company: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** Tags. */
  tags: Array<string>;
  /** Fields, each with its name. */
  fields: Record<string, string | number | boolean>;
  /** Where the item came from. */
  source: ContactSource;
  /** Whether the contact is on the do-not-call list. */
  optedOut: boolean;
  /** A note for your team. */
  note: string | null;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string;
}

export type ContactCondition = ContactConditionTag | ContactConditionSource | ContactConditionCompany | ContactConditionGiven | ContactConditionNumber | ContactConditionAdded | ContactConditionCalled | ContactConditionOptedOut | ContactConditionConsent | ContactConditionField;

export interface ContactConditionAdded {
  /** The property to filter by. */
  of: "added";
  /** How the field is compared to the value. */
  is: ContactConditionAddedIs;
  /** Value. */
  value: number;
}

export type ContactConditionAddedIs = "within" | "not_within";

export interface ContactConditionCalled {
  /** The property to filter by. */
  of: "called";
  /** How the field is compared to the value. */
  is: ContactConditionAddedIs;
  /** Value. */
  value: number;
}

export interface ContactConditionCompany {
  /** The property to filter by. */
  of: "company";
  /** How the field is compared to the value. */
  is: "contains";
  /** Value. */
  value: string;
}

export interface ContactConditionConsent {
  /** The property to filter by. */
  of: "consent";
  /** How the field is compared to the value. */
  is: ContactConditionTagIs;
  /** Value. */
  value: ConsentPurpose;
}

export interface ContactConditionField {
  /** The property to filter by. */
  of: "field";
  /** The contact field. */
  field: string;
  /** How the field is compared to the value. */
  is: ContactConditionFieldIs;
  /** Value. */
  value: string;
}

export interface ContactConditionFieldInput {
  /** The property to filter by. */
  of: "field";
  /** The contact field. */
  field: string;
  /** How the field is compared to the value. */
  is: ContactConditionFieldIs;
  /** Value. */
  value?: string;
}

export type ContactConditionFieldIs = "is" | "is_not" | "contains" | "more" | "less" | "given" | "missing";

export interface ContactConditionGiven {
  /** The property to filter by. */
  of: "given";
  /** How the field is compared to the value. */
  is: ContactConditionTagIs;
  /** Value. */
  value: "phone" | "email" | "company";
}

export type ContactConditionInput = ContactConditionTag | ContactConditionSource | ContactConditionCompany | ContactConditionGiven | ContactConditionNumber | ContactConditionAdded | ContactConditionCalled | ContactConditionOptedOut | ContactConditionConsent | ContactConditionFieldInput;

export interface ContactConditionNumber {
  /** The property to filter by. */
  of: "number";
  /** How the field is compared to the value. */
  is: "begins" | "begins_not";
  /** Value. */
  value: string;
}

export interface ContactConditionOptedOut {
  /** The property to filter by. */
  of: "opted_out";
  /** How the field is compared to the value. */
  is: "yes" | "no";
}

export interface ContactConditionSource {
  /** The property to filter by. */
  of: "source";
  /** How the field is compared to the value. */
  is: "is" | "is_not";
  /** Value. */
  value: ContactSource;
}

export interface ContactConditionTag {
  /** The property to filter by. */
  of: "tag";
  /** How the field is compared to the value. */
  is: ContactConditionTagIs;
  /** Value. */
  value: string;
}

export type ContactConditionTagIs = "has" | "has_not";

export interface ContactCreatedEvent {
  /** What happened. */
  type: "contact.created";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: Contact;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface ContactDeletedEvent {
  /** What happened. */
  type: "contact.deleted";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: {
    /** ID of the contact. */
    contactId: string;
    /** The record’s ID in your own system. */
    externalId: string | null;
    /** Your own values, by name. */
    metadata: Record<string, string>;
  };
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface ContactDetail {
  /** Unique ID. */
  id: string;
  /** Name of the contact. */
  name: string;
  /** Email address. */
  email: string | null;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string | null;
  /** The phone number, as entered. */
  phoneAsEntered: string | null;
  /** Company. */
  company: string | null;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** Tags. */
  tags: Array<string>;
  /** Fields, each with its name. */
  fields: Record<string, string | number | boolean>;
  /** Where the item came from. */
  source: ContactSource;
  /** Whether the contact is on the do-not-call list. */
  optedOut: boolean;
  /** A note for your team. */
  note: string | null;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string;
  /** Notes on the contact. */
  notes: Array<{
    /** Unique ID. */
    id: string;
    /** The text. */
    text: string;
    /** When it was created. */
    createdAt: string;
  }>;
}

export interface ContactField {
  /** Unique ID. */
  id: string;
  /** Key. */
  key: string;
  /** Name. */
  name: string;
  /** Type. */
  kind: ContactFieldKind;
  /** The choices. */
  options: Array<string>;
}

export type ContactFieldKind = "text" | "number" | "date" | "choice" | "yes_no";

export interface ContactFieldsCreateBody {
  /** Name. */
  name: string;
  /** Type. */
  kind: ContactFieldKind;
  /** The choices. */
  options?: Array<string>;
}

export interface ContactFieldsListAnswer {
  /** The items. */
  items: Array<ContactField>;
}

export interface ContactFieldsUpdateBody {
  /** Name. */
  name?: string;
  /** The choices. */
  options?: Array<string>;
}

export interface ContactImport {
  /** Unique ID. */
  id: string;
  /** File name. */
  fileName: string;
  /** Status. */
  status: ContactImportStatus;
  /** Number of rows in the file. */
  rows: number;
  /** Number of completed items. */
  done: number;
  /** Number of items, by result. */
  counts: ContactImportCounts;
  /** Number of unchanged items. */
  kept: number;
  /** When it was created. */
  createdAt: string;
  /** When it was completed. */
  completedAt: string | null;
  /** Deadline for undoing the import; null if the import can’t be undone. */
  undoUntil: string | null;
}

export interface ContactImportCounts {
  /** Number of new items. */
  new: number;
  /** Number of changed items. */
  changed: number;
  /** Number of unchanged contacts. */
  same: number;
  /** Number of rejected items. */
  refused: number;
}

export interface ContactImportDetail {
  /** Unique ID. */
  id: string;
  /** File name. */
  fileName: string;
  /** Status. */
  status: ContactImportStatus;
  /** Number of rows in the file. */
  rows: number;
  /** Number of completed items. */
  done: number;
  /** Number of items, by result. */
  counts: ContactImportCounts;
  /** Number of unchanged items. */
  kept: number;
  /** When it was created. */
  createdAt: string;
  /** When it was completed. */
  completedAt: string | null;
  /** Deadline for undoing the import; null if the import can’t be undone. */
  undoUntil: string | null;
  /** File encoding. */
  encoding: ContactImportDetailEncoding;
  /** Column separator. */
  delimiter: ContactImportDetailDelimiter | null;
  /** Column headings. */
  headings: Array<string>;
  /** Columns in the file, with the field each one is imported to. */
  columns: Array<ImportColumn>;
  /** Two-letter country code, such as `US`. */
  country: string | null;
  /** What happens to existing contacts. */
  duplicates: ContactImportDetailDuplicates;
  /** Tags. */
  tags: Array<string>;
  /** Whether to run workflows triggered by new contacts. */
  runWorkflows: boolean;
  /** The first rows as they would be imported. */
  preview: Array<{
    /** Row number. */
    row: number;
    /** Cell values in the row. */
    cells: Array<string>;
    /** What will happen to the row. */
    outcome: "new" | "changed" | "same" | "refused";
    /** The reason, in plain language. */
    reason: string | null;
  }>;
}

export type ContactImportDetailDelimiter = "," | ";" | "\t" | "|";

export type ContactImportDetailDuplicates = "fill" | "skip" | "overwrite" | "both";

export type ContactImportDetailEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1250" | "windows-1251";

export type ContactImportStatus = "ready" | "running" | "done" | "undoing" | "undone";

export interface ContactImportsListAnswer {
  /** The items. */
  items: Array<ContactImport>;
}

export interface ContactImportsReadSourceBody {
  /** Where the item came from. */
  source: "google" | "microsoft" | "hubspot" | "own";
}

export interface ContactImportsUpdateBody {
  /** Columns in the file, with the field each one is imported to. */
  columns?: Array<ImportColumnInput>;
  /** Two-letter country code, such as `US`. */
  country?: string | null;
  /** What happens to existing contacts. */
  duplicates?: ContactImportDetailDuplicates;
  /** Tags. */
  tags?: Array<string>;
  /** Whether to run workflows triggered by new contacts. */
  runWorkflows?: boolean;
}

export interface ContactImportsUploadBody {
  /** The file. */
  file: Blob;
  /** File encoding. */
  encoding?: ContactImportDetailEncoding;
  /** Column separator. */
  delimiter?: ContactImportDetailDelimiter;
}

export interface ContactSegment {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Filter that selects the contacts or calls. */
  filter: Array<ContactCondition>;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string;
}

export interface ContactSegmentsCreateBody {
  /** Name. */
  name: string;
  /** Filter that selects the contacts or calls. */
  filter: Array<ContactConditionInput>;
}

export interface ContactSegmentsListAnswer {
  /** The items. */
  items: Array<ContactSegment>;
}

export interface ContactSegmentsUpdateBody {
  /** Name. */
  name?: string;
  /** Filter that selects the contacts or calls. */
  filter?: Array<ContactConditionInput>;
}

export type ContactSource = "contact_form" | "by_hand" | "api" | "import";

export interface ContactUpdatedEvent {
  /** What happened. */
  type: "contact.updated";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: Contact;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface ContactsCountAnswer {
  /** Number of contacts. */
  contacts: number;
}

export interface ContactsCountQuery {
  /** Words to search for. */
  search?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** ID of the segment. */
  segmentId?: string;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** Filter that selects the contacts or calls. */
  filter?: string;
}

export interface ContactsCreateBody {
  /** Name of the contact. */
  name: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string;
  /** Email address. */
  email?: string | null;
  /** Company. */
  company?: string | null;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
  /** Whether to update an existing contact. Defaults to true for access tokens. */
  upsert?: boolean;
  /** Tags. */
  tags?: Array<string>;
  /** Fields, each with its name. */
  fields?: Record<string, string | number | boolean | null>;
}

export interface ContactsDuplicatesAnswer {
  /** The items. */
  items: Array<{
    /** What the contacts share: a phone number or an email address. */
    by: SuppressionKind;
    /** Value. */
    value: string;
    /** The contacts in the group. */
    contacts: Array<Contact>;
  }>;
}

export interface ContactsExportBody {
  /** Words to search for. */
  search?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** ID of the segment. */
  segmentId?: string;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** Filter that selects the contacts or calls. */
  filter?: Array<ContactConditionInput>;
}

export interface ContactsListQuery {
  /** Words to search for. */
  search?: string;
  /** Returns only items with this tag. */
  tag?: string;
  /** ID of the segment. */
  segmentId?: string;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
  /** Filter that selects the contacts or calls. */
  filter?: string;
  /** Sort order of the list. */
  sort?: "newest" | "oldest" | "name" | "changed";
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface ContactsMemoryAnswer {
  /** The items. */
  items: Array<RememberedFact>;
  /** Whether another contact has the same number. If so, agents remember nothing about either contact. */
  shared: boolean;
}

export interface ContactsMergeBody {
  /** IDs of the items. */
  ids: Array<string>;
}

export interface ContactsOptOutBody {
  /** IDs of the items. */
  ids: Array<string>;
  /** The reason, in plain language. */
  reason?: string;
}

export interface ContactsRemoveManyBody {
  /** IDs of the items. */
  ids: Array<string>;
  /** Whether to delete conversations, too. */
  conversations?: boolean;
}

export interface ContactsTagManyAnswer {
  /** Number of changed items. */
  changed: number;
}

export interface ContactsTagManyBody {
  /** IDs of the items. */
  ids: Array<string>;
  /** Items to add. */
  add?: Array<string>;
  /** Items to remove. */
  remove?: Array<string>;
}

export interface ContactsTagsAnswer {
  /** The items. */
  items: Array<{
    /** Returns only items with this tag. */
    tag: string;
    /** Number of contacts. */
    contacts: number;
  }>;
}

export interface ContactsTimelineAnswer {
  /** The items. */
  items: Array<ContactsTimelineItemCall | ContactsTimelineItemMessage | ContactsTimelineItemAppointment | ContactsTimelineItemNote | ContactsTimelineItemConsent | ContactsTimelineItemOptOut | ContactsTimelineItemChange>;
  /** Cursor for the next page, sent as `cursor`; null on the last page. */
  next: string | null;
}

export interface ContactsTimelineItemAppointment {
  /** Type. */
  kind: "appointment";
  /** Date and time. */
  at: string;
  /** Display title. */
  title: string;
  /** Start time. */
  startsAt: string;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone: string;
  /** Status. */
  status: AppointmentStatus;
}

export interface ContactsTimelineItemCall {
  /** Type. */
  kind: "call";
  /** Date and time. */
  at: string;
  /** ID of the call. */
  callId: string;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction: CallPhoneDirection;
  /** Name of the agent. */
  agentName: string;
  /** Duration, in seconds. */
  seconds: number | null;
  /** Outcome of the conversation. */
  outcome: string | null;
  /** Why the conversation ended. */
  endReason: string | null;
}

export interface ContactsTimelineItemChange {
  /** Type. */
  kind: "change";
  /** Date and time. */
  at: string;
  /** The action. */
  action: string;
  /** Fields, each with its name. */
  fields: Array<string>;
}

export interface ContactsTimelineItemConsent {
  /** Type. */
  kind: "consent";
  /** Date and time. */
  at: string;
  /** What the contact has consented to. */
  purpose: ConsentPurpose;
  /** Whether the consent is valid. */
  isGiven: boolean;
  /** The exact text the contact agreed to. */
  wording: string;
}

export interface ContactsTimelineItemMessage {
  /** Type. */
  kind: "message";
  /** Date and time. */
  at: string;
  /** ID of the thread. */
  threadId: string;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction: CallPhoneDirection;
  /** The text. */
  text: string;
  /** Status. */
  status: TextMessageStatus;
}

export interface ContactsTimelineItemNote {
  /** Type. */
  kind: "note";
  /** Date and time. */
  at: string;
  /** The text. */
  text: string;
}

export interface ContactsTimelineItemOptOut {
  /** Type. */
  kind: "opt_out";
  /** Date and time. */
  at: string;
  /** The reason, in plain language. */
  reason: string;
  /** Where the item came from. */
  source: string;
}

export interface ContactsTimelineQuery {
  /** Returns only entries before this time. */
  before?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface ContactsUpdateBody {
  /** Name of the contact. */
  name?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string | null;
  /** Email address. */
  email?: string | null;
  /** Company. */
  company?: string | null;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string | null>;
  /** Tags. */
  tags?: Array<string>;
  /** Fields, each with its name. */
  fields?: Record<string, string | number | boolean | null>;
  /** When the contact last changed, as of your last read. The request fails if it has changed since then. */
  ifUnmodifiedSince?: string;
  /** Whether another contact can have the same number or email. */
  allowDuplicate?: boolean;
}

export type CouponDuration = "once" | "months" | "forever";

export type CouponStatus = "active" | "archived";

export interface CouponsSetStatusBody {
  /** Status. */
  status: CouponStatus;
}

export interface CreateDealConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** Email address. */
  email?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
  /** Name. */
  name: string;
  /** The amount. */
  amount?: string;
  /** The deal’s stage in the CRM. */
  stage?: string;
  /** The text. */
  text?: string;
}

export interface CreateDealStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "create_deal";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: CreateDealConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface CreateDealStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "create_deal";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: CreateDealConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface CrmCallNote {
  /** ID of the call. */
  callId: string;
  /** Name of the agent. */
  agentName: string;
  /** End time. */
  endedAt: string;
  /** Status. */
  status: "waiting" | "written" | "not_found" | "failed";
  /** A description of the problem; null if there was none. */
  problem: string | null;
}

export interface CrmCallNotesAnswer {
  /** The items. */
  items: Array<CrmCallNote>;
}

export type Currency = "USD" | "EUR" | "GBP" | "CAD" | "AUD";

export interface DaySpan {
  /** Start time, in minutes after midnight. */
  from: number;
  /** End time, in minutes after midnight. */
  to: number;
}

export interface DecisionConfig {
  /** Paths, checked in order. */
  branches: Array<{
    /** The step’s outgoing path. */
    port: string;
    /** Display name. */
    label: string;
    /** Condition for this path. */
    when: Expression;
  }>;
  /** The answer a language model reads to choose the path. */
  words?: string;
}

export interface DecisionStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "decision";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: DecisionConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface DecisionStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "decision";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: DecisionConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Draft {
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
  /** The version the draft is based on. */
  baseVersion: number;
  /** All of the settings. */
  configuration: AgentConfiguration;
  /** Problems found, each with a fix. */
  problems: Array<FlowProblem>;
  /** When it was updated. */
  updatedAt: string | null;
  /** Who made the last change. */
  changedBy: Editor | null;
  /** Whether the draft differs from the live version. */
  isChanged: boolean;
}

export type DraftEdit = DraftEditAsk | DraftEditRemoveQuestion | DraftEditMoveQuestion | DraftEditRewordQuestion | DraftEditRequireQuestion | DraftEditAddChoice | DraftEditRemoveChoice | DraftEditGreet | DraftEditSayGoodbye | DraftEditReword | DraftEditSay | DraftEditLimitBooking | DraftEditBranch | DraftEditTransferOnRequest | DraftEditSend | DraftEditStopSending | DraftEditLeaveTask | DraftEditStopTasks | DraftEditAnswerQuestions | DraftEditEndWords | DraftEditLanguages | DraftEditSetSpeed | DraftEditAddLine | DraftEditSetTool | DraftEditRemoveLine;

export interface DraftEditAddChoice {
  /** The operation. */
  does: "add_choice";
  /** The question. */
  question: string;
  /** The choice. */
  choice: string;
}

export interface DraftEditAddLine {
  /** The operation. */
  does: "add_line";
  /** The list to add the line to. */
  to: DraftEditAddLineTo;
  /** The text. */
  text: string;
}

export type DraftEditAddLineTo = "goals" | "facts" | "must" | "mustNot";

export interface DraftEditAnswerQuestions {
  /** The operation. */
  does: "answer_questions";
  /** Whether to turn this on. */
  on: boolean;
}

export interface DraftEditAsk {
  /** The operation. */
  does: "ask";
  /** The question’s wording. */
  ask: string;
  /** Type. */
  type: ChatExpect;
  /** The choices. */
  choices: Array<string>;
  /** Whether a value is required. */
  required: boolean;
  /** Where in the conversation the question or text goes. */
  place: EditPlace;
}

export interface DraftEditBranch {
  /** The operation. */
  does: "branch";
  /** The question. */
  question: string;
  /** Answers that take this path. */
  answers: Array<string>;
  /** Numbers at or above this value take this path. */
  atLeast: number | null;
  /** Numbers below this value take this path. */
  below: number | null;
  /** The next step. */
  leadsTo: "transfer" | "end" | "book" | "question" | "say";
  /** If `leadsTo` is `question`, the name of the question. */
  to: string;
  /** The text. */
  text: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string;
}

export interface DraftEditEndWords {
  /** The operation. */
  does: "end_words";
  /** Items to add. */
  add: Array<string>;
  /** Items to remove. */
  remove: Array<string>;
}

export interface DraftEditGreet {
  /** The operation. */
  does: "greet";
  /** The text. */
  text: string;
}

export interface DraftEditLanguages {
  /** The operation. */
  does: "languages";
  /** Items to add. */
  add: Array<AgentLanguage>;
  /** Items to remove. */
  remove: Array<AgentLanguage>;
}

export interface DraftEditLeaveTask {
  /** The operation. */
  does: "leave_task";
  /** Type. */
  kind: TaskKind;
}

export interface DraftEditLimitBooking {
  /** The operation. */
  does: "limit_booking";
  /** Appointment days. */
  weekdays: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday"> | null;
  /** Earliest start, like 09:00. */
  opens: string | null;
  /** Latest end, like 17:00. */
  closes: string | null;
  /** Minimum hours before an appointment. */
  noticeHours: number | null;
  /** Appointment length, in minutes. */
  durationMinutes: number | null;
}

export interface DraftEditMoveQuestion {
  /** The operation. */
  does: "move_question";
  /** The question. */
  question: string;
  /** Where in the conversation the question or text goes. */
  place: EditPlace;
}

export interface DraftEditRemoveChoice {
  /** The operation. */
  does: "remove_choice";
  /** The question. */
  question: string;
  /** The choice. */
  choice: string;
}

export interface DraftEditRemoveLine {
  /** The operation. */
  does: "remove_line";
  /** The list to remove the line from. */
  from: DraftEditAddLineTo;
  /** The text. */
  text: string;
}

export interface DraftEditRemoveQuestion {
  /** The operation. */
  does: "remove_question";
  /** The question. */
  question: string;
}

export interface DraftEditRequireQuestion {
  /** The operation. */
  does: "require_question";
  /** The question. */
  question: string;
  /** Whether a value is required. */
  required: boolean;
}

export interface DraftEditReword {
  /** The operation. */
  does: "reword";
  /** The current wording. */
  from: string;
  /** The new wording. */
  to: string;
}

export interface DraftEditRewordQuestion {
  /** The operation. */
  does: "reword_question";
  /** The question. */
  question: string;
  /** The question’s wording. */
  ask: string;
}

export interface DraftEditSay {
  /** The operation. */
  does: "say";
  /** The text. */
  text: string;
  /** Where in the conversation the question or text goes. */
  place: EditPlace;
}

export interface DraftEditSayGoodbye {
  /** The operation. */
  does: "say_goodbye";
  /** The text. */
  text: string;
  /** Whether to change every ending. */
  all: boolean;
}

export interface DraftEditSend {
  /** The operation. */
  does: "send";
  /** Message to send or stop sending. */
  what: DraftEditSendWhat;
  /** Email subject. */
  subject: string;
  /** The text. */
  text: string;
}

export type DraftEditSendWhat = "email_team" | "email_caller" | "sms_caller";

export interface DraftEditSetSpeed {
  /** The operation. */
  does: "set_speed";
  /** Voice speed; 1 is normal. */
  speed: number;
}

export interface DraftEditSetTool {
  /** The operation. */
  does: "set_tool";
  /** The tool to turn on or off. */
  tool: DraftEditSetToolTool;
  /** Whether to turn this on. */
  on: boolean;
}

export type DraftEditSetToolTool = "book" | "change" | "message" | "person";

export interface DraftEditStopSending {
  /** The operation. */
  does: "stop_sending";
  /** Message to send or stop sending. */
  what: DraftEditSendWhat;
}

export interface DraftEditStopTasks {
  /** The operation. */
  does: "stop_tasks";
}

export interface DraftEditTransferOnRequest {
  /** The operation. */
  does: "transfer_on_request";
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string;
}

export interface DraftEntry {
  /** The question. */
  question: string;
  /** Other ways to ask the question. */
  phrasings?: Array<string>;
  /** The answer, as spoken. */
  spokenAnswer: string;
}

export interface DraftsEventsQuery {
  /** Duration, in seconds. */
  seconds?: number;
}

export interface DraftsPresentBody {
  /** ID of the node. */
  nodeId: string | null;
}

export interface DraftsPublishBody {
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
  /** A note for your team. */
  note?: string;
  /** Routes some calls to the new version first. */
  rollout?: Rollout;
  /** Publishes despite failing tests. The audit log records the reason. */
  override?: TestsOverride;
}

export interface DraftsSaveBody {
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
  /** All of the settings. */
  configuration: AgentConfigurationInput;
}

export interface EditPlace {
  /** Position: first, last, or before or after a question or step. */
  at: "first" | "last" | "before" | "after";
  /** For `before` and `after`, a question name or step ID. */
  of: string;
}

export interface EditedSettings {
  /** The first thing callers hear. */
  greeting: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: AgentLanguage;
  /** Voice speed; 1 is normal. */
  speed: number;
  /** Phrases that end the call when a caller says them. */
  endWords: Array<string>;
  /** Other languages the agent speaks. */
  otherLanguages: Array<AgentLanguage>;
}

export interface EditedSettingsInput {
  /** The first thing callers hear. */
  greeting: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: AgentLanguage;
  /** Voice speed; 1 is normal. */
  speed: number;
  /** Phrases that end the call when a caller says them. */
  endWords?: Array<string>;
  /** Other languages the agent speaks. */
  otherLanguages?: Array<AgentLanguage>;
}

export interface Editor {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
}

export interface EndConfig {
  /** The agent’s last words. */
  message?: string;
  /** Whether the flow that ran this workflow continues afterward. */
  returns?: boolean;
  /** Whether the agent first asks if the caller needs anything else. */
  asksForMore?: boolean;
  /** Outcome of the conversation. */
  outcome?: CallOutcome;
}

export interface EndStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "end";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: EndConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface EndStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "end";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: EndConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Erasure {
  /** Unique ID. */
  id: string;
  /** Status. */
  status: "running" | "done" | "failed";
  /** When it was requested. */
  requestedAt: string;
  /** Who made the request. */
  requestedBy: TaskPerson | null;
  /** End time. */
  endedAt: string | null;
  /** Number of items erased, by type of content. */
  erased: Array<{
    /** Type of content. */
    place: "contacts" | "calls" | "recordings" | "messages" | "tasks" | "appointments" | "actions" | "workflows" | "webhooks" | "models" | "campaigns" | "imports" | "consents" | "speech" | "notifications" | "emails" | "jobs" | "answers" | "doNotCall" | "other";
    /** Number of items. */
    count: number;
  }>;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** Backups made before this time contain the person’s data until you remove them. */
  backupsUntil: string | null;
  /** Connected services that may hold the person’s data. */
  outside: Array<string>;
}

export interface ErasurePreview {
  /** Phone numbers and emails that identify the person. */
  addresses: Array<string>;
  /** Names of the contacts that would be erased. */
  names: Array<string>;
  /** Content that would be erased, by type. */
  found: Array<{
    /** Type of content. */
    place: "contacts" | "calls" | "recordings" | "messages" | "tasks" | "appointments" | "actions" | "workflows" | "webhooks" | "models" | "campaigns" | "imports" | "consents" | "speech" | "notifications" | "emails" | "jobs" | "answers" | "doNotCall" | "other";
    /** Number of items. */
    count: number;
  }>;
  /** Documents that mention the person. They won’t be erased. */
  documents: Array<string>;
  /** Whether anything is on legal hold, in which case nothing is erased. */
  held: boolean;
  /** Whether the search was completed; false if it timed out. The erasure itself always searches everywhere. */
  isComplete: boolean;
}

export interface ErasuresCreateBody {
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
  /** Email address. */
  email?: string;
  /** ID of the contact. */
  contactId?: string;
  /** Whether the person is also added to the do-not-call list, as a keyed hash. */
  doNotCall?: boolean;
}

export interface ErasuresListQuery {
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface ErasuresPreviewBody {
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
  /** Email address. */
  email?: string;
  /** ID of the contact. */
  contactId?: string;
}

export interface Error {
  /** The error; null if there was none. */
  error: ErrorError;
}

export interface ErrorError {
  /** Code. */
  code: "bad_request" | "bad_json" | "body_too_deep" | "invalid_input" | "workspace_required" | "session_required" | "session_expired" | "minutes_used_up" | "mfa_required" | "forbidden" | "two_factor_required" | "company_sign_in_required" | "address_refused" | "workspace_suspended" | "tls_required" | "origin_refused" | "invitation_for_other" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "contact_exists" | "draft_changed" | "do_not_call" | "outside_calling_hours" | "no_consent" | "time_taken" | "limit_reached" | "still_running" | "no_model" | "approval_required" | "invitation_expired" | "workspace_deleted" | "body_too_large" | "file_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "unknown_host" | "office_not_set_up" | "flow_invalid" | "tests_red" | "key_reused" | "carrier_refused" | "quota_exceeded" | "too_many_requests" | "too_many_calls" | "headers_too_large" | "internal" | "model_unusable" | "speech_unavailable" | "model_unavailable" | "carrier_unavailable" | "crm_unavailable" | "office_unavailable" | "transcriber_unavailable" | "payment_unavailable" | "storage_unavailable" | "not_ready" | "storage_full";
  /** Message text. */
  message: string;
  /** Validation errors, by field. */
  details?: Array<{
    /** Path to the invalid field. */
    path: string;
    /** Message text. */
    message: string;
  }>;
  /** ID of the existing. */
  existingId?: string;
  /** ID of the request. */
  requestId?: string;
}

export type Expression = string | number | boolean | null | {
  /** Slot or variable name. */
  var: string;
} | {
  /** The operation. */
  op: "and" | "or" | "not" | "is_set" | "eq" | "ne" | "gt" | "gte" | "lt" | "lte" | "in" | "contains" | "add" | "subtract" | "multiply" | "divide" | "round" | "join" | "lower" | "upper" | "trim" | "length" | "add_days" | "days_between" | "today" | "now" | "if";
  /** The operation’s inputs. */
  args: Array<Expression>;
};

export interface FindCrmContactConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** Email address. */
  email?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
}

export interface FindCrmContactStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "find_crm_contact";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: FindCrmContactConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface FindCrmContactStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "find_crm_contact";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: FindCrmContactConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Flow {
  /** Name. */
  name: string;
  /** The steps. */
  nodes: Array<FlowNode>;
  /** Connections from a step’s port to the next step. */
  edges: Array<FlowEdge>;
  /** The flow’s values other than slots, by name. */
  variables?: Array<VariableDef>;
  /** Notes on the canvas. */
  notes?: Array<FlowNote>;
  /** Groups of steps on the canvas. */
  groups?: Array<FlowGroup>;
  /** Texts in other languages. */
  translations?: Array<FlowTranslation>;
  /** Version number. */
  version?: 2;
  /** Workflows the flow runs, by key. */
  workflows?: Record<string, Subflow>;
}

export interface FlowEdge {
  /** ID of the step the edge starts from. */
  from: string;
  /** The step’s outgoing path. */
  port: string;
  /** ID of the step the edge leads to. */
  to: string;
}

export interface FlowEditsProposeAnswer {
  /** The edits, in the order they’re applied. */
  edits: Array<ToldEdit>;
  /** Parts of the message that didn’t produce an edit. */
  unread: Array<UnreadPart>;
  /** The flow with all edits applied. */
  flow: Flow;
  /** The settings with all edits applied; null if none were sent. */
  settings: EditedSettings | null;
  /** Validation results for the edited flow. */
  problems: Array<FlowProblem>;
  /** The model that interpreted the message; null if none was used */
  generatedBy: CallAnalysisGeneratedBy | null;
}

export interface FlowEditsProposeBody {
  /** The conversation: its steps and the paths between them. */
  flow: FlowInput;
  /** The agent’s settings; omitted for a workflow. */
  settings?: EditedSettingsInput;
  /** Message text. */
  message: string;
  /** The agent’s language; defaults to the workspace’s language */
  language?: AgentLanguage;
}

export interface FlowExploration {
  /** The property that was checked. */
  claim: string;
  /** Whether everything was checked. */
  complete: boolean;
  /** Number of states checked. */
  states: number;
  /** Outgoing paths of steps. */
  ports: {
    /** Number of times this path was taken. */
    taken: number;
    /** Total number. */
    all: number;
    /** Gaps in test coverage. */
    missing: Array<{
      /** The workflow that contains the step; null for the flow itself. */
      workflow: string | null;
      /** ID of the step. */
      node: string;
      /** The step’s outgoing path. */
      port: string;
    }>;
  };
  /** Problems found. */
  faults: Array<{
    /** ID of the node. */
    nodeId: string;
    /** Message text. */
    message: string;
    /** The conversation and actions, line by line. */
    lines: Array<string>;
  }>;
}

export interface FlowGroup {
  /** Unique ID. */
  id: string;
  /** Display title. */
  title: string;
  /** The steps. */
  nodes: Array<string>;
}

export interface FlowInput {
  /** Name. */
  name: string;
  /** The steps. */
  nodes: Array<FlowNodeInput>;
  /** Connections from a step’s port to the next step. */
  edges: Array<FlowEdge>;
  /** The flow’s values other than slots, by name. */
  variables?: Array<VariableDefInput>;
  /** Notes on the canvas. */
  notes?: Array<FlowNote>;
  /** Groups of steps on the canvas. */
  groups?: Array<FlowGroup>;
  /** Texts in other languages. */
  translations?: Array<FlowTranslation>;
  /** Version number. */
  version?: 2;
  /** Workflows the flow runs, by key. */
  workflows?: Record<string, SubflowInput>;
}

export type FlowNode = StartStep | AskStep | DecisionStep | SendEmailStep | ScheduleStep | EndStep | SayStep | CollectStep | KnowledgeStep | PromptStep | LanguageModelStep | SwitchStep | SetVariableStep | RepeatStep | WaitStep | RunWorkflowStep | RunActionStep | ApiRequestStep | UseToolStep | WebhookStep | SendSmsStep | FindCrmContactStep | UpdateCrmStep | NoteCrmStep | CreateDealStep | MakeCallStep | TransferPersonStep | LeaveTaskStep | TransferAgentStep | PressDigitsStep | LeaveVoicemailStep | TagStep;

export type FlowNodeInput = StartStepInput | AskStepInput | DecisionStepInput | SendEmailStepInput | ScheduleStepInput | EndStepInput | SayStepInput | CollectStepInput | KnowledgeStepInput | PromptStepInput | LanguageModelStepInput | SwitchStepInput | SetVariableStepInput | RepeatStepInput | WaitStepInput | RunWorkflowStepInput | RunActionStepInput | ApiRequestStepInput | UseToolStepInput | WebhookStepInput | SendSmsStepInput | FindCrmContactStepInput | UpdateCrmStepInput | NoteCrmStepInput | CreateDealStepInput | MakeCallStepInput | TransferPersonStepInput | LeaveTaskStepInput | TransferAgentStepInput | PressDigitsStepInput | LeaveVoicemailStepInput | TagStepInput;

export interface FlowNote {
  /** Unique ID. */
  id: string;
  /** The text. */
  text: string;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface FlowPlan {
  /** Name. */
  name: (unknown) & (unknown);
  /** The first thing callers hear. */
  greeting: string;
  /** What the call should achieve. */
  goal: string;
  /** The questions, in order. */
  questions: Array<PlanQuestion>;
  /** Paths that depend on an answer. */
  branches: Array<PlanBranch>;
  /** The booking; null if there’s none. */
  booking: PlanBooking | null;
  /** Whether callers can ask questions that your documents answer. */
  answers: boolean;
  /** Actions that ran or will run. */
  actions: Array<PlanAction>;
  /** When a person takes over; null if never. */
  handOver: PlanHandOver | null;
  /** The agent’s closing words. */
  closing: string;
}

export interface FlowPlanInput {
  /** Name. */
  name: (unknown) & (unknown);
  /** The first thing callers hear. */
  greeting: string;
  /** What the call should achieve. */
  goal?: string;
  /** The questions, in order. */
  questions?: Array<PlanQuestionInput>;
  /** Paths that depend on an answer. */
  branches?: Array<PlanBranchInput>;
  /** The booking; null if there’s none. */
  booking?: PlanBookingInput | null;
  /** Whether callers can ask questions that your documents answer. */
  answers?: boolean;
  /** Actions that ran or will run. */
  actions?: Array<PlanActionInput>;
  /** When a person takes over; null if never. */
  handOver?: PlanHandOverInput | null;
  /** The agent’s closing words. */
  closing?: string;
}

export interface FlowPlansComposeAnswer {
  /** The conversation: its steps and the paths between them. */
  flow: Flow;
  /** Flow validation results */
  problems: Array<FlowProblem>;
}

export interface FlowPlansComposeBody {
  /** The plan: questions, paths, bookings, and actions. */
  plan: FlowPlanInput;
  /** The agent’s language; defaults to the workspace’s language */
  language?: AgentLanguage;
}

export interface FlowPlansProposeAnswer {
  /** The plan: questions, paths, bookings, and actions. */
  plan: FlowPlan;
  /** The conversation: its steps and the paths between them. */
  flow: Flow;
  /** Flow validation results */
  problems: Array<FlowProblem>;
  /** The model that generated the plan; null if none was used */
  generatedBy: CallAnalysisGeneratedBy | null;
}

export interface FlowPlansProposeBody {
  /** A short description. */
  description?: string;
  /** The conversation as text. */
  transcript?: string;
  /** The agent’s language; defaults to the workspace’s language */
  language?: AgentLanguage;
}

export interface FlowProblem {
  /** Whether the problem blocks publishing. */
  level: "error" | "warning";
  /** ID of the node. */
  nodeId: string | null;
  /** Message text. */
  message: string;
  /** Suggested fix. */
  mend?: {
    /** Type. */
    kind: "open_way" | "unknown_name" | "unset_name" | "no_question" | "unreached" | "not_read_back" | "not_told";
    /** The topic. */
    about: string;
  };
}

export interface FlowTranslation {
  /** The text. */
  text: string;
  /** The text, by language tag. */
  in: Record<string, string>;
}

export interface FlowTranslationsProposeAnswer {
  /** Translations, in the requested order */
  translations: Array<{
    /** The text. */
    text: string;
    /** The translation; null if it isn’t usable. */
    words: string | null;
  }>;
  /** The service and model that generated the result. */
  generatedBy: CallAnalysisGeneratedBy;
}

export interface FlowTranslationsProposeBody {
  /** The language to translate from. */
  from: AgentLanguage;
  /** The language to translate to. */
  to: AgentLanguage;
  /** The texts. */
  texts: Array<string>;
}

export interface FoundAnswer {
  /** The text. */
  text: string;
  /** ID of the file. */
  fileId: string;
  /** ID of the piece. */
  pieceId: string;
  /** Display title. */
  title: string;
  /** Version number. */
  version: number;
  /** The sentence that contains the answer. */
  sentence: string;
  /** The engine’s confidence, from 0 to 1. */
  confidence: number;
}

export interface FoundPiece {
  /** ID of the file. */
  fileId: string;
  /** ID of the piece. */
  pieceId: string;
  /** Display title. */
  title: string;
  /** Headings, outermost first. */
  headings: Array<string>;
  /** Page number in the document; null if there are no pages. */
  page: number | null;
  /** The text. */
  text: string;
  /** How well the chunk matches; higher is better. */
  score: number;
  /** Start and end offsets of the matched words. */
  marks: Array<{
    /** Position where the words start. */
    from: number;
    /** Position where the words end. */
    to: number;
  }>;
}

export interface Funnel {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone: string;
  /** Number of calls. */
  calls: number;
  /** Steps, with the number of calls that reached each. */
  steps: Array<{
    /** ID of the step. */
    node: string;
    /** Display title. */
    title: string | null;
    /** Number of calls. */
    calls: number;
    /** Number of callers who left at this step. */
    left: number;
  }>;
  /** The conversation: its steps and the paths between them. */
  flow: Flow;
}

export interface GettingStarted {
  /** Completed lessons. */
  completed: Array<LessonId>;
  /** Share, in percent. */
  percent: number;
  /** The completed steps. */
  steps: Array<StepId>;
}

export interface GettingStartedSetLessonBody {
  /** Whether the lesson is completed. */
  completed: boolean;
}

export interface HeldWhy {
  /** The guard that intervened: `act`, `value`, `price`, `name`, `promise`, `business`, `form`, `length`, `repeated`, or `tool` for a tool call. */
  guard: string;
  /** The text. */
  text: string;
  /** The reason the model was given. */
  why: string;
}

export interface Holiday {
  /** The day. */
  date: string;
  /** Name. */
  name: string;
  /** Whether the day repeats every year. */
  yearly: boolean;
}

export interface ImportColumn {
  /** The contact field. */
  field: ImportColumnField;
  /** Type. */
  kind?: ImportColumnKind;
  /** Column that contains the type of number. */
  labelColumn?: number;
  /** Key of the custom field. */
  own?: string;
}

export type ImportColumnField = "name" | "first_name" | "middle_name" | "last_name" | "company" | "phone" | "email" | "external_id" | "tags" | "note" | "own" | "skip";

export interface ImportColumnInput {
  /** The contact field. */
  field: ImportColumnField;
  /** Type. */
  kind?: ImportColumnKind;
  /** Column that contains the type of number. */
  labelColumn?: number;
  /** Key of the custom field. */
  own?: string;
}

export type ImportColumnKind = "mobile" | "main" | "work" | "home" | "other" | "fax";

export interface ImportLine {
  /** What happened to this part. */
  fate: "came" | "changed" | "lost";
  /** A one-sentence description. */
  what: string;
  /** Locations in the file. */
  paths: Array<string>;
  /** The affected steps. */
  steps: Array<string>;
}

export interface ImportReport {
  /** Where the item came from. */
  source: "vapi_assistant" | "vapi_squad" | "vapi_workflow" | "retell_flow" | "retell_llm" | "elevenlabs_agent" | "dograh_workflow";
  /** Number of items, by result. */
  counts: {
    /** Number of parts imported as is. */
    came: number;
    /** Number of changed items. */
    changed: number;
    /** Number of parts dropped. */
    lost: number;
  };
  /** Parts of the file, with what happened to each. */
  lines: Array<ImportLine>;
  /** Problems found, each with a fix. */
  problems: Array<FlowProblem>;
}

export interface ImportedRow {
  /** Line number in the file, where the header is line 1. */
  line: number;
  /** Name. */
  name: string;
  /** The result. */
  result: "ready" | "made" | "refused";
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** ID of the subaccount. */
  subaccountId: string | null;
}

/** Any JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface KnowledgeAddFaqBody {
  /** The question. */
  question: string;
  /** Other ways to ask the question. */
  phrasings?: Array<string>;
  /** The answer, as spoken. */
  spokenAnswer: string;
  /** A longer answer for text channels. */
  longerAnswer?: string;
  /** ID of the folder. */
  folderId?: string;
}

export interface KnowledgeAddPageBody {
  /** The URL. */
  url: string;
  /** ID of the folder. */
  folderId?: string;
  /** How often the page or site is refreshed. */
  refresh?: KnowledgeFileDetailRefresh;
  /** Whether to read linked pages on the site, too. */
  site?: {
    /** How many links deep to crawl. */
    depth?: number;
    /** Maximum number of pages. */
    pages?: number;
  };
}

export interface KnowledgeAddTextBody {
  /** Display title. */
  title: string;
  /** Text for agents to answer from. */
  text: string;
  /** ID of the folder. */
  folderId?: string;
}

export interface KnowledgeChunksQuery {
  /** The `next` value from the previous page. */
  cursor?: number;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface KnowledgeConfig {
  /** What the agent asks. */
  prompt?: string;
  /** What the agent asks after each answer. */
  more?: string;
  /** IDs of the folders to search; empty for all of the agent’s folders. */
  folders?: Array<string>;
  /** Number of answers before taking the `done` path. */
  most?: number;
}

export interface KnowledgeCreateFolderBody {
  /** Name of the file or folder. */
  name: string;
}

export interface KnowledgeFile {
  /** Unique ID. */
  id: string;
  /** ID of the folder. */
  folderId: string;
  /** The folder that contains the item. */
  folder: string;
  /** Type. */
  kind: KnowledgeFileKind;
  /** Name of the file or folder. */
  name: string;
  /** The file’s media type. */
  mediaType: string;
  /** Size in bytes. */
  bytes: number;
  /** Status. */
  status: KnowledgeFileStatus;
  /** The reason, in plain language. */
  reason: "encrypted" | "damaged" | "no_text" | "too_large" | "timed_out" | "unsupported" | "unreachable" | "blocked_by_robots" | "needs_javascript" | "not_installed" | "knowledge_full" | "crashed" | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** Version number. */
  version: number;
  /** Number of the latest version. */
  newestVersion: number;
  /** Number of chunks. */
  pieces: number;
  /** The URL. */
  url: string | null;
  /** ID of the site. */
  siteId: string | null;
  /** Number of pages read from the site. */
  sitePages: number;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string;
}

export interface KnowledgeFileDetail {
  /** Unique ID. */
  id: string;
  /** ID of the folder. */
  folderId: string;
  /** The folder that contains the item. */
  folder: string;
  /** Type. */
  kind: KnowledgeFileKind;
  /** Name of the file or folder. */
  name: string;
  /** The file’s media type. */
  mediaType: string;
  /** Size in bytes. */
  bytes: number;
  /** Status. */
  status: KnowledgeFileStatus;
  /** The reason, in plain language. */
  reason: "encrypted" | "damaged" | "no_text" | "too_large" | "timed_out" | "unsupported" | "unreachable" | "blocked_by_robots" | "needs_javascript" | "not_installed" | "knowledge_full" | "crashed" | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** Version number. */
  version: number;
  /** Number of the latest version. */
  newestVersion: number;
  /** Number of chunks. */
  pieces: number;
  /** The URL. */
  url: string | null;
  /** ID of the site. */
  siteId: string | null;
  /** Number of pages read from the site. */
  sitePages: number;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: string;
  /** Display title. */
  title: string | null;
  /** Duration, in seconds. */
  seconds: number | null;
  /** Number of pages; null if there are none. */
  pages: number | null;
  /** Number of characters. */
  characters: number;
  /** A short description. */
  description: string;
  /** What’s said in the file. */
  transcript: string;
  /** How often the page or site is refreshed. */
  refresh: KnowledgeFileDetailRefresh;
  /** Time of the next refresh; null if never. */
  nextRefreshAt: string | null;
  /** When it was refreshed. */
  refreshedAt: string | null;
  /** How many links deep to crawl. */
  depth: number | null;
  /** Maximum number of pages. */
  pageLimit: number | null;
  /** The question. */
  question: string | null;
  /** Other ways to ask the question. */
  phrasings: Array<string>;
  /** The answer, as spoken. */
  spokenAnswer: string | null;
  /** A longer answer for text channels. */
  longerAnswer: string | null;
  /** Text for agents to answer from. */
  text: string | null;
  /** Agents that use the file. */
  agents: Array<{
    /** Unique ID. */
    id: string;
    /** Name of the file or folder. */
    name: string;
  }>;
}

export type KnowledgeFileDetailRefresh = "never" | "12h" | "daily" | "weekly";

export type KnowledgeFileKind = "file" | "text" | "page" | "site" | "faq";

export type KnowledgeFileStatus = "processing" | "ready" | "failed";

export interface KnowledgeFolder {
  /** Unique ID. */
  id: string;
  /** Name of the file or folder. */
  name: string;
  /** Number of items. */
  count: number;
}

export interface KnowledgeFoldersAnswer {
  /** The items. */
  items: Array<KnowledgeFolder>;
}

export interface KnowledgeFound {
  /** The items. */
  items: Array<FoundPiece>;
  /** The answer. */
  answer: FoundAnswer | null;
  /** The best answer; null if no answer has enough confidence. */
  best: FoundAnswer | null;
  /** A less confident answer; null if there’s none. */
  maybe: KnowledgeFoundMaybe | null;
  /** Minimum confidence an answer needs. */
  threshold: number;
}

export interface KnowledgeFoundMaybe {
  /** The text. */
  text: string;
  /** ID of the file. */
  fileId: string;
  /** ID of the piece. */
  pieceId: string;
  /** Display title. */
  title: string;
  /** Version number. */
  version: number;
  /** The sentence that contains the answer. */
  sentence: string;
  /** The engine’s confidence, from 0 to 1. */
  confidence: number;
  /** The question. */
  question: string;
}

export interface KnowledgeGap {
  /** Unique ID. */
  id: string;
  /** The question. */
  question: string;
  /** Status. */
  status: KnowledgeGapStatus;
  /** Number of items. */
  count: number;
  /** When it was last asked. */
  lastAskedAt: string;
  /** ID of the file. */
  fileId: string | null;
}

export interface KnowledgeGapDetail {
  /** Unique ID. */
  id: string;
  /** The question. */
  question: string;
  /** Status. */
  status: KnowledgeGapStatus;
  /** Number of items. */
  count: number;
  /** When it was last asked. */
  lastAskedAt: string;
  /** ID of the file. */
  fileId: string | null;
  /** The question that was asked. */
  asked: Array<{
    /** The question. */
    question: string;
    /** ID of the call. */
    callId: string;
    /** Date and time. */
    at: string;
  }>;
  /** A proposed answer. */
  proposal: {
    /** The question. */
    question: string;
    /** Other ways to ask the question. */
    phrasings: Array<string>;
    /** The answer, as spoken. */
    spokenAnswer: string;
  };
}

export type KnowledgeGapStatus = "open" | "answered" | "ignored";

export interface KnowledgeGapsAnswerAnswer {
  /** Unique ID. */
  id: string;
  /** Status. */
  status: KnowledgeGapStatus;
  /** ID of the file. */
  fileId: string | null;
}

export interface KnowledgeGapsAnswerBody {
  /** The question. */
  question: string;
  /** Other ways to ask the question. */
  phrasings?: Array<string>;
  /** The answer, as spoken. */
  spokenAnswer: string;
  /** ID of the folder. */
  folderId?: string;
}

export interface KnowledgeGapsCloseBody {
  /** Why the item was closed. */
  resolution?: "ignored" | "answered";
}

export interface KnowledgeGapsListAnswer {
  /** The items. */
  items: Array<KnowledgeGap>;
}

export interface KnowledgeGapsListQuery {
  /** Status. */
  status?: KnowledgeGapStatus;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface KnowledgeListQuery {
  /** ID of the folder. */
  folderId?: string;
  /** Words to search for. */
  search?: string;
  /** Status. */
  status?: KnowledgeFileStatus;
  /** Type. */
  kind?: KnowledgeFileKind;
  /** ID of the site. */
  siteId?: string;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface KnowledgePiece {
  /** Unique ID. */
  id: string;
  /** Position in the document. */
  position: number;
  /** Page number in the document; null if there are no pages. */
  page: number | null;
  /** Headings, outermost first. */
  headings: Array<string>;
  /** Text for agents to answer from. */
  text: string;
}

export interface KnowledgeRemoveFolderQuery {
  /** ID of the folder to move the contents to. */
  moveTo?: string;
}

export interface KnowledgeReplaceBody {
  /** The file. */
  file: Blob;
}

export interface KnowledgeReplaceTextBody {
  /** Text for agents to answer from. */
  text: string;
}

export interface KnowledgeSearchAddSynonymBody {
  /** The word, as written. */
  word: string;
  /** What the words mean. */
  meaning: string;
}

export interface KnowledgeSearchSearchBody {
  /** Search query. */
  query: string;
  /** IDs of the folders. */
  folderIds?: Array<string>;
  /** Maximum number of items to return. */
  limit?: number;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language?: string;
  /** A question and answer to test without saving it. */
  draft?: DraftEntry;
  /** The synonym. */
  synonym?: {
    /** The word, as written. */
    word: string;
    /** What the words mean. */
    meaning: string;
  };
}

export interface KnowledgeSearchSynonymsAnswer {
  /** The items. */
  items: Array<Synonym>;
}

export interface KnowledgeSetAgentFoldersBody {
  /** IDs of the folders. */
  folderIds: Array<string>;
  /** Words that trigger a search; empty to search for every question. */
  when?: string;
}

export interface KnowledgeStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "knowledge";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: KnowledgeConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface KnowledgeStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "knowledge";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: KnowledgeConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface KnowledgeUpdateBody {
  /** Name of the file or folder. */
  name?: string;
  /** ID of the folder. */
  folderId?: string;
  /** How often the page or site is refreshed. */
  refresh?: KnowledgeFileDetailRefresh;
  /** A short description. */
  description?: string;
  /** What’s said in the file. */
  transcript?: string;
}

export interface KnowledgeUpdateFaqBody {
  /** The question. */
  question: string;
  /** Other ways to ask the question. */
  phrasings?: Array<string>;
  /** The answer, as spoken. */
  spokenAnswer: string;
  /** A longer answer for text channels. */
  longerAnswer?: string;
}

export interface KnowledgeUploadBody {
  /** The file. */
  file: Blob;
  /** ID of the folder. */
  folderId?: string;
}

export interface LanguageModelConfig {
  /** What the model should achieve. */
  goal: string;
  /** What the agent asks. */
  prompt: string;
  /** Collected values, by name. */
  slots?: Array<SlotDef>;
  /** Paths from here. */
  ways: Array<{
    /** The step’s outgoing path. */
    port: string;
    /** Display name. */
    label: string;
  }>;
  /** Actions that ran or will run. */
  actions?: Array<LanguageModelConfigAction>;
  /** Facts the model can state. */
  facts?: Array<string>;
  /** Whether the agent searches the Knowledge Base. */
  knowledge?: boolean;
  /** IDs of the folders to search; empty for all of the agent’s folders. */
  folders?: Array<string>;
  /** Maximum number of caller turns before taking the `too_long` path. */
  maxTurns?: number;
}

export interface LanguageModelConfigAction {
  /** Name. */
  name: string;
  /** Display name. */
  label: string;
  /** ID of the action. */
  actionId: string;
  /** The question’s wording. */
  ask: string;
  /** What the agent says when the action is done. */
  done: string;
  /** What the agent says if the action fails. */
  failed?: string;
}

export interface LanguageModelStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "language_model";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: LanguageModelConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface LanguageModelStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "language_model";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: LanguageModelConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface LeaveTaskConfig {
  /** Type. */
  kind?: TaskKind;
  /** What your team needs to know. */
  summary?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
  /** The text. */
  text?: string;
}

export interface LeaveTaskStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "leave_task";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: LeaveTaskConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface LeaveTaskStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "leave_task";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: LeaveTaskConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface LeaveVoicemailConfig {
  /** The message to leave. */
  message: string;
}

export interface LeaveVoicemailStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "leave_voicemail";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: LeaveVoicemailConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface LeaveVoicemailStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "leave_voicemail";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: LeaveVoicemailConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export type LessonId = "create-agent" | "prompting" | "testing" | "walkthrough";

export type LimitId = "monthlyMinutes" | "monthlyChats" | "concurrentCalls" | "apiRequests" | "storageGb" | "agents" | "phoneNumbers" | "integrations" | "workflows" | "teamMembers" | "subaccounts" | "customRoles" | "workspaces";

export type LimitSource = "own" | "plan" | "agency" | "installation";

export interface LimitValues {
  /** Maximum call minutes per month; null for no limit. */
  monthlyMinutes?: number | null;
  /** Maximum chats per month; null for no limit. */
  monthlyChats?: number | null;
  /** Maximum concurrent calls; null for no limit. */
  concurrentCalls?: number | null;
  /** Maximum API requests per month; null for no limit. */
  apiRequests?: number | null;
  /** Maximum storage in gigabytes; null for no limit. */
  storageGb?: number | null;
  /** Maximum agents; null for no limit. */
  agents?: number | null;
  /** Maximum phone numbers; null for no limit. */
  phoneNumbers?: number | null;
  /** Maximum integrations; null for no limit. */
  integrations?: number | null;
  /** Maximum workflows; null for no limit. */
  workflows?: number | null;
  /** Maximum members; null for no limit. */
  teamMembers?: number | null;
  /** Maximum number of subaccounts; null for no limit. */
  subaccounts?: number | null;
  /** Maximum number of custom roles; null for no limit. */
  customRoles?: number | null;
  /** Maximum workspaces; null for no limit. */
  workspaces?: number | null;
}

export interface LimitValuesInput {
  /** Maximum call minutes per month; null for no limit. */
  monthlyMinutes?: number | null;
  /** Maximum chats per month; null for no limit. */
  monthlyChats?: number | null;
  /** Maximum concurrent calls; null for no limit. */
  concurrentCalls?: number | null;
  /** Maximum API requests per month; null for no limit. */
  apiRequests?: number | null;
  /** Maximum storage in gigabytes; null for no limit. */
  storageGb?: number | null;
  /** Maximum agents; null for no limit. */
  agents?: number | null;
  /** Maximum phone numbers; null for no limit. */
  phoneNumbers?: number | null;
  /** Maximum integrations; null for no limit. */
  integrations?: number | null;
  /** Maximum workflows; null for no limit. */
  workflows?: number | null;
  /** Maximum members; null for no limit. */
  teamMembers?: number | null;
  /** Maximum number of subaccounts; null for no limit. */
  subaccounts?: number | null;
  /** Maximum number of custom roles; null for no limit. */
  customRoles?: number | null;
  /** Maximum workspaces; null for no limit. */
  workspaces?: number | null;
}

export interface LimitsSetDefaultsBody {
  /** Values by name. */
  values: LimitValuesInput;
}

export interface LimitsSubaccountAnswer {
  /** Values by name. */
  values: LimitValues;
  /** The items. */
  items: Array<{
    /** Unique ID. */
    id: LimitId;
    /** Value. */
    value: number | null;
    /** Where the item came from. */
    source: LimitSource;
  }>;
}

export interface ListedCall {
  /** Unique ID. */
  id: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string;
  /** The conversation’s channel. */
  channel: CallChannel;
  /** Status. */
  status: CallStatus;
  /** Start time. */
  startedAt: string;
  /** End time. */
  endedAt: string | null;
  /** Duration, in milliseconds. */
  durationMs: number;
  /** Why the conversation ended. */
  endReason: CallEndReason | null;
  /** Outcome of the conversation. */
  outcome: CallOutcome | null;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** Details of the phone call. */
  phone: {
    /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
    direction: CallPhoneDirection;
    /** Your number. */
    ownNumber: string;
    /** The other party’s number. */
    otherNumber: string | null;
    /** The contact, if known. */
    contact: TaskPerson | null;
  } | null;
  /** Tags. */
  tags: Array<string>;
  /** Number of open tasks. */
  openTasks: number;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was updated. */
  updatedAt: string;
  /** Where the search words were found. */
  found: CallFound | null;
}

export interface LiveCall {
  /** Unique ID. */
  id: string;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string;
  /** The conversation’s channel. */
  channel: CallChannel;
  /** Start time. */
  startedAt: string;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** Details of the phone call. */
  phone: {
    /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
    direction: CallPhoneDirection;
    /** Your number. */
    ownNumber: string;
    /** The other party’s number. */
    otherNumber: string | null;
    /** The contact, if known. */
    contact: TaskPerson | null;
  } | null;
  /** URL of the page where the visitor opened the widget; null for other channels. */
  page: string | null;
  /** Current activity. */
  state: "speaking" | "listening" | "working" | "ending";
  /** The current step. */
  step: {
    /** The workflow that contains the step; null for the flow itself. */
    workflow: string | null;
    /** ID of the node. */
    nodeId: string;
    /** Display title. */
    title: string;
  } | null;
  /** The last message. */
  lastMessage: {
    /** Who said this: the agent or the caller. */
    role: CallAnalysisFieldProofRole;
    /** The text. */
    text: string;
    /** Whether a person said this. */
    byPerson: boolean;
  } | null;
  /** Number of turns so far. */
  turns: number;
  /** Response time of the last turn, in milliseconds. */
  answerMs: number | null;
  /** Who took over the call; null if no one has. */
  takenOverBy: TaskPerson | null;
}

export interface LiveCallsCallEventsQuery {
  /** Duration, in seconds. */
  seconds?: number;
}

export interface LiveCallsEventsQuery {
  /** Duration, in seconds. */
  seconds?: number;
}

export interface LiveCallsGetAnswer {
  /** The call. */
  call: LiveCall;
  /** Status. */
  status: CallStatus;
  /** Why the conversation ended. */
  endReason: CallEndReason | null;
  /** The transcript, in order. */
  turns: Array<CallTurn>;
  /** Values by name. */
  values: Array<LiveCallsGetValue>;
  /** Actions people took during the call. */
  acts: Array<SupervisorCommand>;
  /** Which sides of the call you can hear. */
  sound: "both" | "agent" | "none";
  /** Whether you can speak on the call. */
  canSpeak: boolean;
  /** The conversation: its steps and the paths between them. */
  flow: Flow | null;
}

export interface LiveCallsGetValue {
  /** Name. */
  name: string;
  /** Type. */
  kind: "slot" | "variable";
  /** Value. */
  value: Json;
  /** The value as an agent says it. */
  spoken: string;
  /** Whether you can set this value. */
  canSet: boolean;
}

export interface LiveCallsListAnswer {
  /** The items. */
  items: Array<LiveCall>;
}

export interface LiveCallsListenAnswer {
  /** The action that was taken. */
  act: SupervisorCommand;
  /** Single-use ticket that opens the call’s socket. */
  ticket: string;
  /** Path of the call’s WebSocket. */
  socketPath: string;
}

export interface LiveCallsSayBody {
  /** The text. */
  text: string;
  /** Whether the caller has already heard the words through your microphone. */
  heard?: boolean;
}

export interface LiveCallsSetValueBody {
  /** Name. */
  name: string;
  /** The text. */
  text: string;
}

export interface LiveCallsWhisperBody {
  /** The text. */
  text: string;
}

export interface MakeCallConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** The number to call. */
  to: string;
  /** ID of the agent. */
  agentId?: string;
  /** Delay in minutes. */
  afterMinutes?: number;
}

export interface MakeCallStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "make_call";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: MakeCallConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface MakeCallStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "make_call";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: MakeCallConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Me {
  /** Whether a person or an access token sent the request. */
  type: "user" | "access_token";
  /** The signed-in person; null for access tokens. */
  user: {
    /** Unique ID. */
    id: string;
    /** The user’s email address. */
    email: string;
  } | null;
  /** The access token in the request; null for people. */
  accessToken: AccessToken | null;
  /** The workspace the request applies to. */
  workspace: {
    /** Unique ID. */
    id: string;
    /** Name of the workspace. */
    name: string;
    /** IANA time zone, such as `Europe/Berlin`. */
    timeZone: string;
  };
  /** The requester’s permissions in each area. */
  permissions: RoleRow;
}

export interface MessageData {
  /** ID of the thread. */
  threadId: string;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction: CallPhoneDirection;
  /** Your number. */
  ownNumber: string;
  /** The other party’s number. */
  otherNumber: string;
  /** The text. */
  text: string;
  /** The author; null if unknown. */
  author: TextMessageAuthor;
  /** Status. */
  status: TextMessageStatus;
  /** The carrier’s error code; null if none. */
  errorCode: number | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** SMS segments, as counted by the carrier. */
  segments: number;
  /** Number of attached images. */
  media: number;
  /** ID of the call. */
  callId: string | null;
  /** When it was created. */
  createdAt: string;
  /** ID of the message. */
  messageId: string;
}

export interface MessageReceivedEvent {
  /** What happened. */
  type: "message.received";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: MessageData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface MessageStatusEvent {
  /** What happened. */
  type: "message.status";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: MessageData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface MessageThread {
  /** Unique ID. */
  id: string;
  /** ID of the number. */
  numberId: string | null;
  /** Your number. */
  ownNumber: string;
  /** The other party’s number. */
  otherNumber: string;
  /** The contact, if known. */
  contact: TaskPerson | null;
  /** Who took over the conversation; null if no one has. */
  takenOverBy: TaskPerson | null;
  /** Whether the last message was answered. */
  answered: boolean;
  /** Whether the contact is on the do-not-call list. */
  optedOut: boolean;
  /** Number of unread items. */
  unread: number;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** The most recent message. */
  last: {
    /** The message text. */
    text: string;
    /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
    direction: CallPhoneDirection;
    /** Status of the message, as reported by the carrier. */
    status: TextMessageStatus;
    /** When it was created. */
    createdAt: string;
  };
}

export interface MessageThreadsListQuery {
  /** The other party’s number. */
  otherNumber?: string;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface MessagesListQuery {
  /** ID of the thread. */
  threadId?: string;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface MessagesSendBody {
  /** ID of your sending number. */
  from: string;
  /** The recipient’s number. */
  to: string;
  /** The message text. */
  text: string;
}

export interface ModelRequest {
  /** Unique ID. */
  id: string;
  /** ID of the proposal. */
  proposalId: string | null;
  /** The service. */
  service: CallAnalysisGeneratedByProvider;
  /** Name of the model. */
  model: string;
  /** When it was created. */
  createdAt: string;
  /** Time to the first token, in milliseconds. */
  firstMs: number | null;
  /** Duration, in milliseconds. */
  ms: number;
  /** Result of the request. */
  outcome: "answered" | "late" | "stopped" | "refused" | "garbage" | "broken" | "unreachable" | "quota" | "key" | "budget";
  /** Input tokens. */
  inputTokens: number;
  /** Output tokens. */
  outputTokens: number;
  /** Whether the token counts are estimates. */
  isEstimated: boolean;
  /** Cost in millionths of a dollar; null if the price is unknown. */
  cost: number | null;
  /** The model’s input. */
  given: string;
  /** The model’s output. */
  gave: string;
}

export interface ModelSetting {
  /** Whether a model helps when the rules don’t understand the caller. */
  assist: boolean;
  /** Whether a model writes call summaries. */
  summary?: boolean;
  /** Facts the model can state. */
  facts: Array<string>;
  /** Words the model must never say. */
  never: Array<string>;
}

export interface ModelsParaphraseBody {
  /** The texts. */
  texts: Array<string>;
  /** Number of items. */
  count?: number;
}

export interface ModelsRequestsAnswer {
  /** The items. */
  items: Array<ModelRequest>;
  /** A short summary. */
  summary: {
    /** The text. */
    text: string;
    /** Name of the model. */
    model: string;
  } | null;
}

export interface NoteCrmConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** Email address. */
  email?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
  /** The text. */
  text: string;
}

export interface NoteCrmStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "note_crm";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: NoteCrmConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface NoteCrmStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "note_crm";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: NoteCrmConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface NumberAtCarrier {
  /** The ID the carrier assigned. */
  sid: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string;
  /** Name. */
  name: string;
  /** The number’s capabilities. */
  can: PhoneNumberCan;
  /** URL the carrier calls for instructions. */
  voiceUrl: string;
}

export interface NumberHours {
  /** When calls are answered. */
  when: CallHoursWhen;
  /** The number’s own hours. */
  own?: BusinessHours;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone?: string;
  /** Whether the business closes on holidays. */
  holidays: boolean;
  /** What happens outside these hours. */
  otherwise: OutsideHours;
}

export interface NumberHoursInput {
  /** When calls are answered. */
  when: CallHoursWhen;
  /** The number’s own hours. */
  own?: BusinessHoursInput;
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone?: string;
  /** Whether the business closes on holidays. */
  holidays?: boolean;
  /** What happens outside these hours. */
  otherwise: OutsideHoursInput;
}

export interface NumberState {
  /** Whether the number’s calls are routed here. */
  set: boolean;
  /** Problems found, each with a fix. */
  problems: Array<string>;
}

export interface OfferedNumber {
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string;
  /** City or region. */
  place: string | null;
  /** The type of address required. */
  address: "none" | "any" | "local" | "foreign";
  /** The number’s capabilities. */
  can: PhoneNumberCan;
}

export interface OfficeEvent {
  /** The service. */
  service: OfficeEventService;
  /** Status. */
  status: "waiting" | "written" | "failed";
  /** Whether the calendar couldn’t be checked in time. */
  unchecked: boolean;
  /** A description of the problem; null if there was none. */
  problem: string | null;
}

export type OfficeEventService = "google" | "microsoft";

export type OutsideHours = CallHoursOtherwiseMessage | CallHoursOtherwiseAgent | OutsideHoursForward;

export interface OutsideHoursForward {
  /** What to do. */
  do: "forward";
}

export interface OutsideHoursForwardInput {
  /** What to do. */
  do: "forward";
}

export type OutsideHoursInput = CallHoursOtherwiseMessageInput | CallHoursOtherwiseAgentInput | OutsideHoursForwardInput;

export interface Paraphrases {
  /** The items. */
  items: Array<{
    /** Position of the original text. */
    of: number;
    /** The text. */
    text: string;
  }>;
  /** The service and model that generated the result. */
  generatedBy: CallAnalysisGeneratedBy;
}

export interface Persona {
  /** The persona’s goals, by question name. */
  goal: Record<string, string | number | boolean>;
  /** Phrasings the persona uses, by question name. */
  says?: Record<string, Array<string>>;
  /** The persona’s speaking style. */
  style: Array<"hurried" | "chatty" | "hesitant" | "over_answers" | "corrects" | "wrong_answers" | "speaks_over" | "other_language" | "asks_aside" | "silent" | "refuses" | PersonaStyle>;
  /** Share of words lost to line noise, from 0 to 0.5. */
  noise: number;
  /** Random seed. The same seed gives the same caller. */
  seed: number;
  /** Number of runs, each with a different seed. */
  runs: number;
}

export interface PersonaInput {
  /** The persona’s goals, by question name. */
  goal?: Record<string, string | number | boolean>;
  /** Phrasings the persona uses, by question name. */
  says?: Record<string, Array<string>>;
  /** The persona’s speaking style. */
  style?: Array<"hurried" | "chatty" | "hesitant" | "over_answers" | "corrects" | "wrong_answers" | "speaks_over" | "other_language" | "asks_aside" | "silent" | "refuses" | PersonaStyle>;
  /** Share of words lost to line noise, from 0 to 0.5. */
  noise?: number;
  /** Random seed. The same seed gives the same caller. */
  seed?: number;
  /** Number of runs, each with a different seed. */
  runs?: number;
}

export interface PersonaStyle {
  /** Value for `hurried`. */
  hurried?: string;
  /** Value for `chatty`. */
  chatty?: string;
  /** Value for `hesitant`. */
  hesitant?: string;
  /** Value for `over_answers`. */
  over_answers?: string;
  /** Value for `corrects`. */
  corrects?: string;
  /** Value for `wrong_answers`. */
  wrong_answers?: string;
  /** Value for `speaks_over`. */
  speaks_over?: string;
  /** Value for `other_language`. */
  other_language?: string;
  /** Value for `asks_aside`. */
  asks_aside?: string;
  /** Value for `silent`. */
  silent?: string;
  /** Value for `refuses`. */
  refuses?: string;
}

export interface PhoneCall {
  /** ID of the call. */
  callId: string;
  /** ID of the agent. */
  agentId: string;
  /** The calling number, in E.164 format. */
  from: string;
  /** The number to call, in E.164 format. */
  to: string;
  /** Whether the call was placed; `unknown` if the carrier’s response was lost. */
  status: "planned" | "sending" | "unknown" | "placed" | "not_placed" | "failed" | "ended";
  /** The result. */
  result: "completed" | "busy" | "no_answer" | "failed" | "canceled" | null;
  /** Who or what answered. */
  answeredBy: "human" | "machine" | "screening" | "menu" | "unknown" | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** When it was created. */
  createdAt: string;
}

export interface PhoneCallsStartBody {
  /** The number to call, in E.164 format. */
  to: string;
  /** ID of the number. */
  numberId?: string;
  /** ID of the agent. */
  agentId?: string;
  /** Initial values for the conversation, by name. */
  variables?: Record<string, Json>;
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
  /** Overrides for the agent’s settings in this conversation. */
  overrides?: CallsStartOverrides;
  /** Whether to check calling hours and consent. Defaults to true. */
  respectCallingRules?: boolean;
}

export interface PhoneNumber {
  /** Unique ID. */
  id: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string;
  /** Name. */
  name: string;
  /** The number’s carrier. */
  carrier: "twilio" | "stand-in" | "sip" | "signalwire" | "telnyx";
  /** The carrier account that owns the number. */
  accountId: string;
  /** Whether this is a test number. */
  test: boolean;
  /** The number’s capabilities. */
  can: PhoneNumberCan;
  /** ID of the inbound agent. */
  inboundAgentId: string | null;
  /** ID of the outbound agent. */
  outboundAgentId: string | null;
  /** Whether the agent answers text messages. */
  answersTexts: boolean;
  /** When the number’s agent answers; null for always. */
  hours: NumberHours | null;
  /** Fallback number. */
  fallback: string | null;
  /** Whether the person who answers must press 1 to accept the call. */
  asksToAccept: boolean;
  /** Whether callers wait in a queue when all lines are busy. */
  queues: boolean;
  /** The speech-to-text provider. */
  heardBy: PhoneNumberHeardBy;
  /** The record’s ID in your own system. */
  externalId: string | null;
  /** Your own values, by name. */
  metadata: Record<string, string>;
  /** When it was created. */
  createdAt: string;
}

export interface PhoneNumberCan {
  /** Whether calls can be made and received. */
  voice: boolean;
  /** Whether text messages can be sent and received. */
  sms: boolean;
}

export type PhoneNumberHeardBy = "carrier" | "transcriber" | "relay";

export interface PhoneNumbersAddTestBody {
  /** Name. */
  name?: string;
  /** ID of the inbound agent. */
  inboundAgentId?: string | null;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
}

export interface PhoneNumbersAtCarrierAnswer {
  /** The items. */
  items: Array<NumberAtCarrier>;
}

export interface PhoneNumbersAtCarrierQuery {
  /** The carrier account to use; defaults to the first one you connected. */
  accountId?: string;
}

export interface PhoneNumbersBuyBody {
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string;
  /** Name. */
  name: string;
  /** Price per month; null if unknown. */
  price: string | null;
  /** Two-letter country code, such as `US`. */
  country: string;
  /** Type. */
  kind: PhoneNumbersBuyKind;
  /** ID of the inbound agent. */
  inboundAgentId?: string | null;
  /** The address’s SID. */
  addressSid?: string;
  /** The bundle’s SID. */
  bundleSid?: string;
  /** The carrier account to use; defaults to the first one you connected. */
  accountId?: string;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
}

export type PhoneNumbersBuyKind = "local" | "mobile" | "toll_free";

export interface PhoneNumbersImportNumberBody {
  /** The ID the carrier assigned. */
  sid: string;
  /** ID of the inbound agent. */
  inboundAgentId?: string | null;
  /** The carrier account to use; defaults to the first one you connected. */
  accountId?: string;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string>;
}

export interface PhoneNumbersListAnswer {
  /** The items. */
  items: Array<PhoneNumber>;
}

export interface PhoneNumbersListQuery {
  /** The record’s ID in your own system. */
  externalId?: string;
  /** Your own values, by name. */
  metadata?: string;
}

export interface PhoneNumbersOffersAnswer {
  /** The items. */
  items: Array<OfferedNumber>;
  /** Price per month; null if unknown. */
  price: {
    /** The amount. */
    amount: string;
    /** Three-letter currency code, such as `USD`. */
    currency: string;
  } | null;
}

export interface PhoneNumbersOffersQuery {
  /** Two-letter country code, such as `US`. */
  country?: string;
  /** Type. */
  kind?: PhoneNumbersBuyKind;
  /** Area code. */
  areaCode?: string;
  /** Digits that the number must contain. */
  contains?: string;
  /** The carrier account to use; defaults to the first one you connected. */
  accountId?: string;
}

export interface PhoneNumbersRemoveBody {
  /** What the carrier does with the number. */
  how: "release" | "keep";
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string;
}

export interface PhoneNumbersRequirementsAnswer {
  /** Addresses in your account. */
  addresses: Array<{
    /** The ID the carrier assigned. */
    sid: string;
    /** Name. */
    name: string;
  }>;
  /** Regulatory bundles in your account. */
  bundles: Array<{
    /** The ID the carrier assigned. */
    sid: string;
    /** Name. */
    name: string;
  }>;
}

export interface PhoneNumbersRequirementsQuery {
  /** Two-letter country code, such as `US`. */
  country?: string;
  /** Type. */
  kind?: PhoneNumbersBuyKind;
  /** The carrier account to use; defaults to the first one you connected. */
  accountId?: string;
}

export interface PhoneNumbersUpdateBody {
  /** Name. */
  name?: string;
  /** ID of the inbound agent. */
  inboundAgentId?: string | null;
  /** ID of the outbound agent. */
  outboundAgentId?: string | null;
  /** Whether the agent answers text messages. */
  answersTexts?: boolean;
  /** When the number’s agent answers; null for always. */
  hours?: NumberHoursInput | null;
  /** Fallback number. */
  fallback?: string | null;
  /** Whether the person who answers must press 1 to accept the call. */
  asksToAccept?: boolean;
  /** Whether callers wait in a queue when all lines are busy. */
  queues?: boolean;
  /** The speech-to-text provider. */
  heardBy?: PhoneNumberHeardBy;
  /** The record’s ID in your own system. */
  externalId?: string | null;
  /** Your own values, by name. */
  metadata?: Record<string, string | null>;
}

export interface Plan {
  /** Price per interval, in cents. */
  price: number;
  /** One-time fee charged with the first payment, in cents. */
  setupFee: number;
  /** Three-letter currency code, such as `USD`. */
  currency: Currency;
  /** Billing interval: monthly or yearly. */
  interval: PlanInterval;
  /** Trial length, in days; 0 for no trial. */
  trialDays: number;
  /** Minutes included in the trial. */
  trialMinutes: number;
  /** Minutes included per month; null for unlimited. */
  includedMinutes: number | null;
  /** What happens when the minutes run out: extra minutes are billed, or calls are rejected. */
  overage: PlanOverage;
  /** Other included usage; null for unlimited. */
  meters: PlanMeters;
  /** Usage limits. */
  limits: PlanLimits;
  /** Price per product for usage beyond the included amount, in cents. */
  unitPrices: PlanUnitPrices;
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** A short description. */
  description: string;
  /** Version number. */
  version: number;
  /** Whether the plan is marked as most popular. */
  mostPopular: boolean;
  /** Whether clients see the plan in their plan list. */
  offered: boolean;
  /** Status. */
  status: CouponStatus;
  /** Number of workspaces on the plan. */
  subscribers: number;
  /** When it was created. */
  createdAt: string;
}

export type PlanAction = PlanActionEmailTeam | PlanActionEmailCaller | PlanActionSmsCaller | PlanActionTask | PlanActionRunAction;

export interface PlanActionEmailCaller {
  /** The operation. */
  does: "email_caller";
  /** Email subject. */
  subject: string;
  /** The text. */
  text: string;
}

export interface PlanActionEmailCallerInput {
  /** The operation. */
  does: "email_caller";
  /** Email subject. */
  subject: string;
  /** The text. */
  text: string;
}

export interface PlanActionEmailTeam {
  /** The operation. */
  does: "email_team";
  /** Email subject. */
  subject: string;
}

export interface PlanActionEmailTeamInput {
  /** The operation. */
  does: "email_team";
  /** Email subject. */
  subject?: string;
}

export type PlanActionInput = PlanActionEmailTeamInput | PlanActionEmailCallerInput | PlanActionSmsCallerInput | PlanActionTaskInput | PlanActionRunActionInput;

export interface PlanActionRunAction {
  /** The operation. */
  does: "run_action";
  /** ID of the action. */
  actionId: string;
  /** Input values. */
  inputs: Array<{
    /** Name of the value. */
    variable: string;
    /** The question. */
    question: string;
  }>;
}

export interface PlanActionRunActionInput {
  /** The operation. */
  does: "run_action";
  /** ID of the action. */
  actionId: string;
  /** Input values. */
  inputs?: Array<{
    /** Name of the value. */
    variable: string;
    /** The question. */
    question: string;
  }>;
}

export interface PlanActionSmsCaller {
  /** The operation. */
  does: "sms_caller";
  /** The text. */
  text: string;
}

export interface PlanActionSmsCallerInput {
  /** The operation. */
  does: "sms_caller";
  /** The text. */
  text: string;
}

export interface PlanActionTask {
  /** The operation. */
  does: "task";
  /** Type. */
  kind: TaskKind;
}

export interface PlanActionTaskInput {
  /** The operation. */
  does: "task";
  /** Type. */
  kind?: TaskKind;
}

export interface PlanBooking {
  /** The question’s wording. */
  ask: string;
  /** Appointment length, in minutes. */
  durationMinutes: number;
  /** The calendars the appointment can be booked in. */
  calendars: Array<string>;
  /** Days of the week to offer; empty for all days. */
  weekdays: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  /** Earliest start of an appointment; empty for no limit. */
  opens: string;
  /** Latest end of an appointment; empty for no limit. */
  closes: string;
  /** Minimum hours between the call and the appointment. */
  noticeHours: number;
}

export interface PlanBookingInput {
  /** The question’s wording. */
  ask?: string;
  /** Appointment length, in minutes. */
  durationMinutes?: number;
  /** The calendars the appointment can be booked in. */
  calendars?: Array<string>;
  /** Days of the week to offer; empty for all days. */
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  /** Earliest start of an appointment; empty for no limit. */
  opens?: string;
  /** Latest end of an appointment; empty for no limit. */
  closes?: string;
  /** Minimum hours between the call and the appointment. */
  noticeHours?: number;
}

export interface PlanBranch {
  /** The question. */
  question: string;
  /** Answers that lead to this path. */
  answers: Array<(unknown) & (unknown)>;
  /** Numbers at or above this value take this path. */
  atLeast: number | null;
  /** Numbers below this value take this path. */
  below: number | null;
  /** What the agent says. */
  say: string;
  /** The questions, in order. */
  questions: Array<PlanQuestion>;
  /** The next step. */
  leadsTo: PlanBranchLeadsTo;
  /** The agent’s closing words. */
  closing: string;
}

export interface PlanBranchInput {
  /** The question. */
  question: string;
  /** Answers that lead to this path. */
  answers?: Array<(unknown) & (unknown)>;
  /** Numbers at or above this value take this path. */
  atLeast?: number | null;
  /** Numbers below this value take this path. */
  below?: number | null;
  /** What the agent says. */
  say?: string;
  /** The questions, in order. */
  questions?: Array<PlanQuestionInput>;
  /** The next step. */
  leadsTo?: PlanBranchLeadsTo;
  /** The agent’s closing words. */
  closing?: string;
}

export type PlanBranchLeadsTo = "go_on" | "book" | "finish" | "hand_over" | "end";

export interface PlanHandOver {
  /** When to transfer the caller. */
  when: Array<"not_understood" | "refused" | "no_time" | "end">;
  /** The text. */
  text: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string;
}

export interface PlanHandOverInput {
  /** When to transfer the caller. */
  when?: Array<"not_understood" | "refused" | "no_time" | "end">;
  /** The text. */
  text?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
}

export type PlanInterval = "month" | "year";

export interface PlanLimits {
  /** Value for `monthlyMinutes`. */
  monthlyMinutes?: number | null;
  /** Value for `monthlyChats`. */
  monthlyChats?: number | null;
  /** Value for `concurrentCalls`. */
  concurrentCalls?: number | null;
  /** Value for `apiRequests`. */
  apiRequests?: number | null;
  /** Value for `storageGb`. */
  storageGb?: number | null;
  /** Value for `agents`. */
  agents?: number | null;
  /** Value for `phoneNumbers`. */
  phoneNumbers?: number | null;
  /** Value for `integrations`. */
  integrations?: number | null;
  /** Value for `workflows`. */
  workflows?: number | null;
  /** Value for `teamMembers`. */
  teamMembers?: number | null;
  /** Value for `subaccounts`. */
  subaccounts?: number | null;
  /** Value for `customRoles`. */
  customRoles?: number | null;
  /** Value for `workspaces`. */
  workspaces?: number | null;
}

export interface PlanMeters {
  /** Value for `apiCalls`. */
  apiCalls?: number | null;
  /** Value for `agents`. */
  agents?: number | null;
  /** Value for `phoneNumbers`. */
  phoneNumbers?: number | null;
  /** Value for `sms`. */
  sms?: number | null;
  /** Value for `chats`. */
  chats?: number | null;
  /** Value for `modelTokens`. */
  modelTokens?: number | null;
}

export type PlanOverage = "pay_as_you_go" | "stop";

export interface PlanQuestion {
  /** Name. */
  name: string;
  /** The question’s wording. */
  ask: string;
  /** Type. */
  type: ChatExpect;
  /** The choices. */
  choices: Array<(unknown) & (unknown)>;
  /** Whether a value is required. */
  required: boolean;
}

export interface PlanQuestionInput {
  /** Name. */
  name: string;
  /** The question’s wording. */
  ask: string;
  /** Type. */
  type: ChatExpect;
  /** The choices. */
  choices?: Array<(unknown) & (unknown)>;
  /** Whether a value is required. */
  required?: boolean;
}

export interface PlanQuote {
  /** When the trial would end; null if there’s no trial. */
  trialUntil: string | null;
  /** Amount due now; negative amounts become credit. */
  dueNow: number;
  /** Date of the next invoice. */
  nextBillingAt: string;
  /** Price at the next billing date, in cents. */
  nextPrice: number;
  /** Prorated cost of the change for the rest of the month, in cents; negative for a credit. */
  difference: number;
  /** A description of the problem; null if there was none. */
  problem: string | null;
}

export interface PlanSubscriber {
  /** ID of the workspace. */
  workspaceId: string;
  /** Name. */
  name: string;
  /** Status. */
  status: "trialing" | "active" | "cancelled";
  /** Version number. */
  version: number;
  /** Start time. */
  since: string;
}

export interface PlanUnitPrices {
  /** Value for `voice-agents`. */
  "voice-agents"?: number;
  /** Value for `sms`. */
  sms?: number;
  /** Value for `phone-numbers`. */
  "phone-numbers"?: number;
  /** Value for `chats`. */
  chats?: number;
  /** Value for `models`. */
  models?: number;
}

export interface PlansCreateBody {
  /** Price per interval, in cents. */
  price: number;
  /** One-time fee charged with the first payment, in cents. */
  setupFee?: number;
  /** Three-letter currency code, such as `USD`. */
  currency: Currency;
  /** Billing interval: monthly or yearly. */
  interval?: PlanInterval;
  /** Trial length, in days; 0 for no trial. */
  trialDays?: number;
  /** Minutes included in the trial. */
  trialMinutes?: number;
  /** Minutes included per month; null for unlimited. */
  includedMinutes: number | null;
  /** What happens when the minutes run out: extra minutes are billed, or calls are rejected. */
  overage: PlanOverage;
  /** Other included usage; null for unlimited. */
  meters?: PlanMeters;
  /** Usage limits. */
  limits?: PlanLimits;
  /** Price per product for usage beyond the included amount, in cents. */
  unitPrices?: PlanUnitPrices;
  /** Name. */
  name: string;
  /** A short description. */
  description?: string;
}

export interface PlansListAnswer {
  /** The items. */
  items: Array<Plan>;
}

export interface PlansSubscribersAnswer {
  /** The items. */
  items: Array<PlanSubscriber>;
}

export interface PlansUpdateBody {
  /** Price per interval, in cents. */
  price?: number;
  /** One-time fee charged with the first payment, in cents. */
  setupFee?: number;
  /** Three-letter currency code, such as `USD`. */
  currency?: Currency;
  /** Billing interval: monthly or yearly. */
  interval?: PlanInterval;
  /** Trial length, in days; 0 for no trial. */
  trialDays?: number;
  /** Minutes included in the trial. */
  trialMinutes?: number;
  /** Minutes included per month; null for unlimited. */
  includedMinutes?: number | null;
  /** What happens when the minutes run out: extra minutes are billed, or calls are rejected. */
  overage?: PlanOverage;
  /** Other included usage; null for unlimited. */
  meters?: PlanMeters;
  /** Usage limits. */
  limits?: PlanLimits;
  /** Price per product for usage beyond the included amount, in cents. */
  unitPrices?: PlanUnitPrices;
  /** Name. */
  name?: string;
  /** A short description. */
  description?: string;
  /** Whether the plan is marked as most popular. */
  mostPopular?: boolean;
  /** Whether clients see the plan in their plan list. */
  offered?: boolean;
}

export interface PlayedLine {
  /** Who said this: the agent or the caller. */
  by: "agent" | "caller" | "action" | "note";
  /** The text. */
  text: string;
  /** Turn number. */
  turn: number;
  /** ID of the step. */
  node: string;
}

export interface PreferencesFacts {
  /** Value for `address`. */
  address?: string;
  /** Value for `parking`. */
  parking?: string;
  /** Value for `prices`. */
  prices?: string;
  /** Value for `people`. */
  people?: string;
  /** Value for `payment`. */
  payment?: string;
}

export interface PreparedSpeech {
  /** Status. */
  status: "waiting" | "making" | "ready" | "not_needed";
  /** Version number. */
  version: number;
  /** Number of sentences used unchanged in every call. */
  sentences: number;
  /** Number of sentences that are ready. */
  ready: number;
  /** Sentences the voice couldn’t speak. */
  failed: number;
  /** When it was updated. */
  updatedAt: string | null;
}

export interface PressDigitsConfig {
  /** Keys to press: digits, `*` and `#`; `w` waits half a second. */
  digits: string;
}

export interface PressDigitsStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "press_digits";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: PressDigitsConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface PressDigitsStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "press_digits";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: PressDigitsConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export type PromptConfig = PromptConfigInput;

export interface PromptConfigBooking {
  /** What the agent asks. */
  prompt?: string;
  /** Display title. */
  title?: string;
  /** Appointment length, in minutes. */
  durationMinutes?: number;
  /** Number of appointment times the agent offers at once. */
  offer?: number;
  /** The calendars the appointment can be booked in. */
  calendars?: Array<string>;
  /** Days of the week to offer; empty for all days. */
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  /** Earliest start of an appointment; empty for no limit. */
  opens?: string;
  /** Latest end of an appointment; empty for no limit. */
  closes?: string;
  /** Minimum hours between the call and the appointment. */
  noticeHours?: number;
  /** The attendee. */
  attendee?: ScheduleConfigAttendee;
}

export interface PromptConfigInput {
  /** The agent’s name, role, and the business it represents. */
  who?: string;
  /** The agent’s goals, most important first. */
  goals: Array<string>;
  /** What the agent asks. */
  prompt: string;
  /** Facts the model can state. */
  facts?: Array<string>;
  /** How the agent speaks. */
  style?: string;
  /** Rules for the model to follow. */
  must?: Array<string>;
  /** What the agent must not do or say. The engine blocks any words in quotation marks. */
  mustNot?: Array<string>;
  /** Fields, each with its name. */
  fields?: Array<SlotDef>;
  /** What the agent can do. */
  tools?: Array<DraftEditSetToolTool>;
  /** The booking; null if there’s none. */
  booking?: PromptConfigBooking;
  /** Actions that ran or will run. */
  actions?: Array<LanguageModelConfigAction>;
  /** Paths from here. */
  ways: Array<PromptConfigWay>;
  /** Whether the agent searches the Knowledge Base. */
  knowledge?: boolean;
  /** IDs of the folders to search; empty for all of the agent’s folders. */
  folders?: Array<string>;
  /** Maximum number of caller turns before taking the `too_long` path. */
  maxTurns?: number;
  /** Maximum length of the conversation, in minutes. */
  maxMinutes?: number;
  /** The model that listens and speaks directly. */
  speech?: {
    /** The provider’s model, such as gpt-realtime-2.1. */
    model?: string;
    /** The model’s voice. */
    voice?: "marin" | "cedar" | "alloy" | "ash" | "ballad" | "coral" | "echo" | "sage" | "shimmer" | "verse";
    /** Whether the model listens and speaks directly when a call has audio. */
    byModel?: boolean;
  };
}

export interface PromptConfigWay {
  /** The step’s outgoing path. */
  port: string;
  /** Display name. */
  label: string;
  /** When to take this path, in plain words. */
  when?: string;
  /** Whether required fields must be filled in first. */
  needsFields?: boolean;
  /** The question’s wording. */
  ask?: string;
}

export interface PromptStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "prompt";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: PromptConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface PromptStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "prompt";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: PromptConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface PronouncedAs {
  /** The word, as written. */
  word: string;
  /** The words, as read aloud. */
  spokenAs: string;
  /** Pronunciation in the International Phonetic Alphabet. */
  ipa?: string;
  /** Whether only this exact capitalization matches. */
  matchCase?: boolean;
}

export interface PronouncedAsInput {
  /** The word, as written. */
  word: string;
  /** The words, as read aloud. */
  spokenAs: string;
  /** Pronunciation in the International Phonetic Alphabet. */
  ipa?: string;
  /** Whether only this exact capitalization matches. */
  matchCase?: boolean;
}

export interface Pronunciation {
  /** Unique ID. */
  id: string;
  /** The word, as written. */
  word: string;
  /** The words, as read aloud. */
  spokenAs: string;
  /** When it was created. */
  createdAt: string;
}

export interface RanTests {
  /** Whether the test passed; null if unknown. */
  passed: boolean;
  /** The result of each test. */
  verdicts: Array<RanTestsVerdict>;
  /** What tests cover. */
  coverage: TestCoverage;
}

export interface RanTestsVerdict {
  /** Name. */
  name: string;
  /** Whether the test passed; null if unknown. */
  passed: boolean;
  /** The expectations that weren’t met. */
  failures: Array<TestFailure>;
  /** The conversation and actions, line by line. */
  lines: Array<PlayedLine>;
  /** Number of turns. */
  turns: number;
  /** Number of runs, each with a different seed. */
  runs: number;
  /** Number of failed runs. */
  failedRuns: number;
  /** The shortest call that fails the same way. */
  shrunk: AgentTest | null;
  /** ID of the test. */
  testId: string | null;
}

export type ReadType = "text" | "name" | "yes_no" | "number" | "rating" | "date" | "time" | "date_time" | "duration" | "money" | "phone" | "email" | "code" | "address";

export interface RecordedSentence {
  /** Derived from the language and text, so the same sentence has the same ID across agents. */
  id: string;
  /** The text. */
  text: string;
  /** A person’s recording of the sentence; null if the agent’s voice speaks it. */
  recording: {
    /** Length, not counting silence at the start and end. */
    seconds: number;
    /** When it was recorded. */
    recordedAt: string;
  } | null;
}

export interface RecordedSentences {
  /** Version number. */
  version: number;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: string;
  /** Sentences used unchanged in every call. */
  sentences: Array<RecordedSentence>;
  /** Recordings of sentences the live version doesn’t use, or uses in another language. */
  unused: Array<RecordedSentence>;
}

export interface RecordedSentencesGetAnswer {
  /** Derived from the language and text, so the same sentence has the same ID across agents. */
  id: string;
  /** The text. */
  text: string;
  /** A person’s recording of the sentence; null if the agent’s voice speaks it. */
  recording: {
    /** Length, not counting silence at the start and end. */
    seconds: number;
    /** When it was recorded. */
    recordedAt: string;
  } | null;
  /** A base64-encoded WAV file, as played in calls. */
  wav: string;
}

export interface RecordedSentencesRecordBody {
  /** A base64-encoded WAV file. */
  wav: string;
}

export interface Recording {
  /** Status. */
  status: CallRecording;
  /** Start, in milliseconds. */
  startMs: number | null;
  /** Duration, in milliseconds. */
  durationMs: number | null;
  /** Size in bytes. */
  bytes: number | null;
  /** Volume of each side over time, from 0 to 100. */
  waveform: Array<Array<number>>;
  /** When the content will be removed; null if removal isn’t automatic. */
  retainedUntil: string | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
}

export interface RecordingReadyEvent {
  /** What happened. */
  type: "recording.ready";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: {
    /** ID of the call. */
    callId: string;
    /** Duration, in milliseconds. */
    durationMs: number;
    /** Size of the recording. */
    bytes: number;
    /** Download URL. Requires an access token. */
    recordingUrl: string;
  };
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface Release {
  /** The version that answers the other calls. */
  stableVersion: number;
  /** The version being rolled out. */
  candidateVersion: number;
  /** Share, in percent. */
  percent: number;
  /** Numbers that always get the new version. */
  numbers: Array<string>;
  /** Status. */
  status: "running" | "promoted" | "stopped" | "replaced";
  /** Whether the rollout stops automatically if the new version fails more often. */
  isGuarded: boolean;
  /** Start time. */
  startedAt: string;
  /** End time. */
  endedAt: string | null;
  /** Metrics for the previous version. */
  stable: VersionFigures;
  /** Metrics for the version being rolled out. */
  candidate: VersionFigures;
}

export interface ReleasesGetAnswer {
  /** The rollout; null if there’s none. */
  release: Release | null;
}

export interface ReleasesSetAnswer {
  /** The rollout; null if there’s none. */
  release: Release;
}

export interface ReleasesSetBody {
  /** Share, in percent. */
  percent: number;
  /** Numbers that always get the new version. */
  numbers?: Array<string>;
  /** Version number. */
  version: number;
  /** Publishes despite failing tests. The audit log records the reason. */
  override?: TestsOverride;
}

export interface RememberedFact {
  /** Name of the fact. */
  name: string;
  /** The value as an agent says it. */
  spoken: string;
  /** Where the fact comes from: the contact or a call. */
  from: "contact" | "call";
  /** ID of the call. */
  callId: string | null;
  /** Date and time. */
  at: string;
}

export interface RemovedPart {
  /** Part of the call. */
  part: "transcript" | "values" | "recording";
  /** When this part was removed. */
  at: string;
  /** Retention period, in days; null if the part was never kept or someone deleted it. */
  days: number | null;
}

export interface RepeatConfig {
  /** How many times to repeat. */
  times?: number;
  /** Whether the count starts over when the conversation returns to this step. */
  again?: boolean;
  /** The counter variable’s name. */
  counter?: string;
}

export interface RepeatStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "repeat";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: RepeatConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface RepeatStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "repeat";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: RepeatConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface ReplayDifference {
  /** Turn number. */
  turn: number;
  /** Event number. */
  event: number;
  /** Type. */
  kind: ReplayDifferenceKind;
  /** The expected value. */
  expected: string | null;
  /** The actual value. */
  got: string | null;
}

export type ReplayDifferenceKind = "wording" | "slot" | "action" | "path" | "end" | "intents" | "snapshot";

export interface ReplayedCall {
  /** ID of the call. */
  callId: string;
  /** Start time. */
  startedAt: string;
  /** Outcome of the conversation. */
  outcome: CallOutcome | null;
  /** Whether the result is the same. */
  same: boolean;
  /** Type. */
  kind: ReplayDifferenceKind | null;
  /** Number of differences. */
  differences: number;
  /** The first difference; null if there’s none. */
  first: ReplayedCallFirst | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
}

export interface ReplayedCallFirst {
  /** Turn number. */
  turn: number;
  /** The words the agent heard. */
  heard: string | null;
  /** The expected value. */
  expected: ReplayedCallFirstExpected;
  /** The actual value. */
  got: ReplayedCallFirstExpected | null;
  /** IDs of the steps on the path, in order. */
  path: Array<string>;
}

export interface ReplayedCallFirstExpected {
  /** Words that must be said. */
  says: Array<string>;
  /** Display title. */
  title: string;
  /** Collected values, by name. */
  slots: Array<string>;
  /** Expected end reason. */
  end: string | null;
}

export interface ReplaysRunAnswer {
  /** The items. */
  items: Array<ReplayedCall>;
  /** Number of calls left to replay. */
  left: number;
  /** Duration, in milliseconds. */
  ms: number;
}

export interface ReplaysRunBody {
  /** Number of calls. */
  calls: {
    /** Number of recent calls to replay. */
    last: number;
  } | {
    /** Number of failures. */
    failed: number;
  } | {
    /** Returns only calls with this tag. */
    tagged: string;
  } | {
    /** IDs of the items. */
    ids: Array<string>;
  };
  /** Version number. */
  version?: CallsReplayVersion;
}

export type RoleId = "owner" | "admin" | "agent-manager" | "member" | "viewer" | string;

export interface RoleRow {
  /** Access to Analytics. */
  analytics: RoleRowAnalytics;
  /** Access to agents. */
  agents: RoleRowAnalytics;
  /** Access to the Knowledge Base. */
  knowledge: RoleRowAnalytics;
  /** Access to actions. */
  actions: RoleRowAnalytics;
  /** Access to workflows. */
  workflows: RoleRowAnalytics;
  /** Access to contacts. */
  contacts: RoleRowAnalytics;
  /** Access to phone numbers. */
  "phone-numbers": RoleRowAnalytics;
  /** Access to integrations. */
  integrations: RoleRowAnalytics;
  /** Access to settings. */
  settings: RoleRowAnalytics;
  /** Access to the team. */
  team: RoleRowAnalytics;
  /** Access to calls and transcripts. */
  calls: boolean;
}

export type RoleRowAnalytics = "none" | "view" | "limited" | "full";

export interface Rollout {
  /** Share, in percent. */
  percent: number;
  /** Numbers that always get the new version. */
  numbers?: Array<string>;
}

export interface RunActionConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** ID of the action. */
  actionId: string;
  /** Input values. */
  inputs?: Record<string, Expression>;
}

export interface RunActionStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "run_action";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: RunActionConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface RunActionStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "run_action";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: RunActionConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface RunWorkflowConfig {
  /** The workflow to run. */
  workflow: string;
  /** Input values. */
  inputs?: Record<string, Expression>;
  /** Values the workflow returns, by name. */
  outputs?: Record<string, string>;
}

export interface RunWorkflowStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "run_workflow";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: RunWorkflowConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface RunWorkflowStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "run_workflow";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: RunWorkflowConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface SayConfig {
  /** The text. */
  text: string;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
}

export interface SayStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "say";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SayConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface SayStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "say";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SayConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Schedule {
  /** Time of day. */
  at: string;
  /** Days of the week; 1 is Monday. */
  days: Array<number>;
}

export interface ScheduleConfig {
  /** The operation. */
  does?: "book" | "find" | "move" | "cancel";
  /** Name. */
  name?: string;
  /** What the agent asks. */
  prompt?: string;
  /** Display title. */
  title?: string;
  /** Appointment length, in minutes. */
  durationMinutes?: number;
  /** Number of appointment times the agent offers at once. */
  offer?: number;
  /** The calendars the appointment can be booked in. */
  calendars?: Array<string>;
  /** Days of the week to offer; empty for all days. */
  weekdays?: Array<"sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday">;
  /** Earliest start of an appointment; empty for no limit. */
  opens?: string;
  /** Latest end of an appointment; empty for no limit. */
  closes?: string;
  /** Minimum hours between the call and the appointment. */
  noticeHours?: number;
  /** The attendee. */
  attendee?: ScheduleConfigAttendee;
  /** Notes. */
  notes?: string;
}

export interface ScheduleConfigAttendee {
  /** Name. */
  name?: string;
  /** Email address. */
  email?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
}

export interface ScheduleInput {
  /** Time of day. */
  at: string;
  /** Days of the week; 1 is Monday. */
  days: Array<number>;
}

export interface ScheduleStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "schedule";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: ScheduleConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface ScheduleStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "schedule";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: ScheduleConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Scorecard {
  /** Turns that weren’t understood. */
  not_understood: SignPoints;
  /** Repeated questions. */
  asked_twice: SignPoints;
  /** Agent silences. */
  dead_air: SignPoints;
  /** Slow answers. */
  slow_answer: SignPoints;
  /** Angry callers. */
  caller_angry: SignPoints;
  /** Callers who talked over the agent. */
  interrupted: SignPoints;
  /** Failed actions. */
  action_failed: SignPoints;
  /** Callers who hung up early. */
  left_early: SignPoints;
  /** Follow-ups promised. */
  promise_made: SignPoints;
}

export interface SendEmailConfig {
  /** The recipient. */
  to: string;
  /** Email subject. */
  subject: string;
  /** Body of the message or request. */
  body: string;
  /** Whether the booked appointment is attached as a calendar file. */
  attach_appointment?: boolean;
  /** Name of the variable that holds the appointment. */
  appointment?: string;
  /** Whether the caller waits for the result. */
  wait?: boolean;
}

export interface SendEmailStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "send_email";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SendEmailConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface SendEmailStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "send_email";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SendEmailConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface SendSmsConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** The recipient. */
  to: string;
  /** The text. */
  text: string;
}

export interface SendSmsStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "send_sms";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SendSmsConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface SendSmsStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "send_sms";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SendSmsConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface ServerTool {
  /** Name. */
  name: string;
  /** Tool name, as reported by its server */
  title: string;
  /** Description from the tool’s server; not verified by Parley */
  description: string;
  /** Status of the tool. */
  state: "offered" | "allowed" | "changed" | "gone";
  /** Hash of the tool’s name, description, and schemas; permission applies only to this version */
  hash: string;
  /** Whether the server marks the tool as read-only */
  looksOnly: boolean;
  /** Input fields */
  inputs: Array<{
    /** Name. */
    name: string;
    /** Type. */
    type: string;
    /** Whether a value is required. */
    required: boolean;
    /** A short description. */
    description: string;
  }>;
  /** Result fields, if the server declares them; otherwise `text` */
  outputs: Array<string>;
}

export interface SetVariableConfig {
  /** Variables to set, in order. */
  set: Array<{
    /** Name. */
    name: string;
    /** Value. */
    value: Expression;
  }>;
}

export interface SetVariableStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "set_variable";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SetVariableConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface SetVariableStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "set_variable";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SetVariableConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface SignPoints {
  /** Points deducted per occurrence. */
  each: number;
  /** Maximum points to deduct for this issue per call. */
  most: number;
}

export interface SipAccount {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Host of the PBX, router, or provider, plus the port if it isn’t the default. */
  server: string;
  /** Extension or username. */
  user: string;
  /** Authentication username; null if it’s the same as the username. */
  authUser: string | null;
  /** Outbound proxy; null to send requests to the server. */
  proxy: string | null;
  /** Transport to the server. */
  transport: SipAccountTransport;
  /** When audio is encrypted with SRTP: never, if supported, or always. */
  encryption: SipAccountEncryption;
  /** SHA-256 fingerprint of the PBX’s self-signed certificate; null to require a certificate from a trusted authority. */
  certificate: string | null;
  /** Two-letter country code, such as `US`. */
  country: string;
  /** How numbers are dialed: `+49…`, `0049…`, `49…`, or the account’s national format. */
  numberForm: SipAccountNumberForm;
  /** Countries the account can call. Extensions can always be called. */
  allowedCountries: Array<string>;
  /** Maximum outbound call minutes in 24 hours; null for no limit. */
  minutesPerDay: number | null;
  /** Maximum concurrent calls, inbound and outbound combined. */
  maxCalls: number;
  /** Registration status. */
  state: "trying" | "registered" | "failed" | "lost";
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** When the registration expires; null if not registered. */
  registeredUntil: string | null;
  /** Whether a speech-to-text service is connected; without one, calls aren’t answered. */
  hasSpeechToText: boolean;
  /** Phone numbers. */
  numbers: Array<{
    /** Unique ID. */
    id: string;
    /** Phone number in E.164 format, such as `+15715550123`. */
    number: string;
    /** ID of the inbound agent. */
    inboundAgentId: string | null;
  }>;
  /** When it was created. */
  createdAt: string;
}

export type SipAccountEncryption = "off" | "wanted" | "must";

export type SipAccountNumberForm = "plus" | "zeros" | "digits" | "national";

export type SipAccountTransport = "udp" | "tcp" | "tls";

export interface SipAccountsAddNumberBody {
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string;
  /** Name. */
  name: string;
  /** ID of the inbound agent. */
  inboundAgentId?: string | null;
}

export interface SipAccountsCreateBody {
  /** Name. */
  name: string;
  /** Host of the PBX, router, or provider, plus the port if it isn’t the default. */
  server: string;
  /** Extension or username. */
  user: string;
  /** Password of the SIP account. */
  password: string;
  /** Authentication username; null if it’s the same as the username. */
  authUser?: string | null;
  /** Outbound proxy; null to send requests to the server. */
  proxy?: string | null;
  /** Transport to the server. */
  transport?: SipAccountTransport;
  /** When audio is encrypted with SRTP: never, if supported, or always. */
  encryption?: SipAccountEncryption;
  /** SHA-256 fingerprint of the PBX’s self-signed certificate; null to require a certificate from a trusted authority. */
  certificate?: string | null;
  /** Two-letter country code, such as `US`. */
  country?: string;
  /** How numbers are dialed: `+49…`, `0049…`, `49…`, or the account’s national format. */
  numberForm?: SipAccountNumberForm;
  /** Countries the account can call. Extensions can always be called. */
  allowedCountries?: Array<string>;
  /** Maximum outbound call minutes in 24 hours; null for no limit. */
  minutesPerDay?: number | null;
  /** Maximum concurrent calls, inbound and outbound combined. */
  maxCalls?: number;
  /** Phone number in E.164 format, such as `+15715550123`. */
  number?: string;
  /** ID of the inbound agent. */
  inboundAgentId?: string | null;
}

export interface SipAccountsListAnswer {
  /** The items. */
  items: Array<SipAccount>;
}

export interface SipAccountsUpdateBody {
  /** Name. */
  name?: string;
  /** Host of the PBX, router, or provider, plus the port if it isn’t the default. */
  server?: string;
  /** Extension or username. */
  user?: string;
  /** Password of the SIP account. */
  password?: string;
  /** Authentication username; null if it’s the same as the username. */
  authUser?: string | null;
  /** Outbound proxy; null to send requests to the server. */
  proxy?: string | null;
  /** Transport to the server. */
  transport?: SipAccountTransport;
  /** When audio is encrypted with SRTP: never, if supported, or always. */
  encryption?: SipAccountEncryption;
  /** SHA-256 fingerprint of the PBX’s self-signed certificate; null to require a certificate from a trusted authority. */
  certificate?: string | null;
  /** Two-letter country code, such as `US`. */
  country?: string;
  /** How numbers are dialed: `+49…`, `0049…`, `49…`, or the account’s national format. */
  numberForm?: SipAccountNumberForm;
  /** Countries the account can call. Extensions can always be called. */
  allowedCountries?: Array<string>;
  /** Maximum outbound call minutes in 24 hours; null for no limit. */
  minutesPerDay?: number | null;
  /** Maximum concurrent calls, inbound and outbound combined. */
  maxCalls?: number;
}

export interface SipTest {
  /** Whether the attempt succeeded; null if not yet known. */
  ok: boolean;
  /** Steps, in order. */
  steps: Array<{
    /** The current step. */
    step: "resolved" | "reached" | "password" | "registered" | "called";
    /** The result. */
    result: "ok" | "failed" | "skipped";
    /** What’s wrong. */
    detail: string;
  }>;
}

export interface SlotDef {
  /** Name. */
  name: string;
  /** Type. */
  type: ChatExpect;
  /** What the agent asks. */
  prompt: string;
  /** Alternate phrasings, used when the agent asks again. */
  reprompts?: Array<string>;
  /** How the answer is confirmed: read back as a question (`explicit`), mentioned in the next sentence (`implicit`), never (`never`), or based on its type (`auto`). */
  confirm?: "auto" | "never" | "implicit" | "explicit";
  /** Whether the answer is prefilled with known caller details. */
  prefill?: boolean;
  /** Whether the value is hidden wherever calls are shown. */
  sensitive?: boolean;
  /** Whether the caller has to answer. */
  required?: boolean;
  /** Number of failed attempts before taking the `no_match` path. */
  maxAttempts?: number;
  /** The choices. */
  choices?: Array<Choice>;
  /** Smallest accepted number. */
  min?: number;
  /** Largest accepted number. */
  max?: number;
}

export interface SoftPhoneOpenAnswer {
  /** Single-use ticket that opens the call’s socket. */
  ticket: string;
  /** Path of the call’s WebSocket. */
  socketPath: string;
}

export interface SpeechAddPronunciationBody {
  /** The word, as written. */
  word: string;
  /** The words, as read aloud. */
  spokenAs: string;
}

export interface SpeechClip {
  /** Unique ID. */
  id: string;
  /** Status. */
  status: "queued" | "running" | "done" | "failed";
  /** Progress, from 0 to 1. */
  progress: number;
  /** The text to speak. */
  text: string;
  /** ID of the voice; see `GET /v1/voices`. */
  voice: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: string;
  /** Voice speed; 1 is normal. */
  speed: number;
  /** Audio or file format. */
  format: SpeechClipFormat;
  /** Samples per second. */
  sampleRate: number;
  /** Number of characters. */
  characters: number;
  /** Length in seconds. */
  durationSeconds: number | null;
  /** URL of the audio; null if not ready yet. */
  audioUrl: string | null;
  /** URL of the word timings; null if not ready yet. */
  marksUrl: string | null;
  /** URL of the captions as WebVTT; null if not ready yet. */
  captionsUrl: string | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** When it was created. */
  createdAt: string;
  /** Expiration time. */
  expiresAt: string;
}

export type SpeechClipFormat = "mp3" | "wav" | "ogg" | "aac" | "flac" | "pcm" | "mulaw";

export interface SpeechClipsQuery {
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface SpeechCreateClipBody {
  /** The text to speak. */
  text: string;
  /** Voice ID; see GET /v1/voices */
  voice?: string;
  /** The language, such as en-US; if omitted, it’s detected from the text’s script */
  language?: string;
  /** Audio or file format. */
  format?: SpeechSpeakFormat;
  /** Voice speed; 1 is normal. */
  speed?: number;
  /** Sample rate in Hz; for each format’s options, see GET /v1/status */
  sample_rate?: SpeechSpeakSampleRate;
  /** Bitrate in kbps, for mp3, ogg, and aac */
  bitrate?: SpeechSpeakBitrate;
}

export interface SpeechFile {
  /** Unique ID. */
  id: string;
  /** URL of the audio. */
  audio_url: string;
  /** Length in seconds. */
  duration: number;
  /** ID of the voice; see `GET /v1/voices`. */
  voice: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: string;
  /** Audio or file format. */
  format: SpeechClipFormat;
  /** Samples per second. */
  sample_rate: number;
  /** Number of characters. */
  characters: number;
  /** URL of the word timings. */
  marks_url: string;
  /** URL of the captions as WebVTT. */
  captions_url: string;
  /** When the URLs expire. */
  expires_at: string;
}

export interface SpeechPronunciationsAnswer {
  /** The items. */
  items: Array<Pronunciation>;
}

export type SpeechSpeakBitrate = 32 | 40 | 48 | 64 | 80 | 96 | 112 | 128 | 160 | 192 | 16 | 24;

export interface SpeechSpeakBody {
  /** Plain text, or SSML in <speak>…</speak> */
  text: string;
  /** Voice ID; see GET /v1/voices */
  voice?: string;
  /** The language, such as en-US; if omitted, it’s detected from the text’s script */
  language?: string;
  /** Audio or file format. */
  format?: SpeechSpeakFormat;
  /** Voice speed; 1 is normal. */
  speed?: number;
  /** Sample rate in Hz; for each format’s options, see GET /v1/status */
  sample_rate?: SpeechSpeakSampleRate;
  /** Bitrate in kbps, for mp3, ogg, and aac */
  bitrate?: SpeechSpeakBitrate;
}

export type SpeechSpeakFormat = "mp3" | "wav" | "ogg" | "aac" | "flac" | "pcm" | "mulaw" | "opus" | "ulaw";

export type SpeechSpeakSampleRate = 8000 | 11025 | 12000 | 16000 | 22050 | 24000 | 32000 | 44100 | 48000;

export interface SpeechSpokenFormAnswer {
  /** The value as an agent says it. */
  spoken: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: string;
  /** Number of characters. */
  characters: number;
}

export interface SpeechSpokenFormBody {
  /** The text to speak. */
  text: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language?: string;
}

export interface SpeechUsage {
  /** Name of the plan. */
  plan: string;
  /** Amount used. */
  used: number;
  /** Characters per month; null for no limit. */
  limit: number | null;
  /** Amount left; null for no limit. */
  remaining: number | null;
  /** When the count resets. */
  resetsAt: string;
}

export interface StartConfig {
  /** The first thing callers hear. */
  greeting?: string;
  /** A notice the caller must hear in full, such as “This call may be recorded.” */
  disclosure?: string;
  /** Whether the call is recorded, and how callers are told. */
  recording?: "off" | "told" | "asked";
  /** The question that asks for consent to record. */
  consent?: string;
  /** Number for callers who ask for a person. */
  person?: string;
}

export interface StartStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "start";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: StartConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface StartStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "start";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: StartConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export type StartStepMode = "scripted" | "assisted";

export type StepId = "documentation" | "hubspot" | "twilio";

export interface StepTiming {
  /** Wait after a complete answer, in milliseconds. */
  waitMs?: number;
  /** Wait after an unfinished answer, in milliseconds. */
  longestMs?: number;
  /** Silence before the agent asks again, in milliseconds. */
  silenceMs?: number;
}

export interface StepTimingInput {
  /** Wait after a complete answer, in milliseconds. */
  waitMs?: number;
  /** Wait after an unfinished answer, in milliseconds. */
  longestMs?: number;
  /** Silence before the agent asks again, in milliseconds. */
  silenceMs?: number;
}

export interface StoredTest {
  /** Unique ID. */
  id: string;
  /** The test. */
  test: AgentTest;
  /** When it was updated. */
  updatedAt: string;
  /** Whether the test passed; null if unknown. */
  passed: boolean | null;
}

export interface Subaccount {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Status. */
  status: SubaccountStatus;
  /** Why the subaccount was suspended; null if it wasn’t. */
  suspensionReason: string | null;
  /** Email address of the client’s contact person; null if there’s none. */
  contactEmail: string | null;
  /** Whether the subaccount has an owner or a pending owner invitation. */
  owner: "held" | "invited" | "own";
  /** Email address of the invited owner; null if none. */
  invitedEmail: string | null;
  /** Number of members. */
  members: number;
  /** Number of agents. */
  agents: number;
  /** Number of calls. */
  calls: number;
  /** Duration, in minutes. */
  minutes: number;
  /** When it was created. */
  createdAt: string;
  /** Deadline for restoring the item; null if it isn’t deleted. */
  restorableUntil: string | null;
}

export interface SubaccountPlan {
  /** The workspace’s plan; null if none. */
  subscription: Subscription | null;
  /** The offers. */
  offers: Array<SubaccountPlanOffer>;
}

export interface SubaccountPlanOffer {
  /** Price per interval, in cents. */
  price: number;
  /** One-time fee charged with the first payment, in cents. */
  setupFee: number;
  /** Three-letter currency code, such as `USD`. */
  currency: Currency;
  /** Billing interval: monthly or yearly. */
  interval: PlanInterval;
  /** Trial length, in days; 0 for no trial. */
  trialDays: number;
  /** Minutes included in the trial. */
  trialMinutes: number;
  /** Minutes included per month; null for unlimited. */
  includedMinutes: number | null;
  /** What happens when the minutes run out: extra minutes are billed, or calls are rejected. */
  overage: PlanOverage;
  /** Other included usage; null for unlimited. */
  meters: PlanMeters;
  /** Usage limits. */
  limits: PlanLimits;
  /** Price per product for usage beyond the included amount, in cents. */
  unitPrices: PlanUnitPrices;
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** A short description. */
  description: string;
  /** Whether the plan is marked as most popular. */
  mostPopular: boolean;
  /** Version number. */
  version: number;
  /** Whether this is the subaccount’s current plan. */
  current: boolean;
  /** Cost of switching to this plan. */
  quote: PlanQuote;
  /** The subaccount’s own price. */
  own: ClientPrice;
}

export type SubaccountStatus = "active" | "suspended" | "deleted" | "left";

export interface SubaccountTemplate {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Settings. */
  settings: TemplateSettings;
  /** When it was created. */
  createdAt: string;
}

export interface SubaccountTemplatesListAnswer {
  /** The items. */
  items: Array<SubaccountTemplate>;
}

export interface SubaccountUsage {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Status. */
  status: SubaccountStatus;
  /** Number of calls. */
  calls: number;
  /** Duration, in minutes. */
  minutes: number;
  /** Number of characters. */
  characters: number;
}

export interface SubaccountsCreateBody {
  /** Name. */
  name: string;
  /** Email address of the invited owner. */
  ownerEmail?: string;
  /** Email address of the client’s contact person. */
  contactEmail?: string;
  /** ID of the template. */
  templateId?: string;
  /** ID of the plan. */
  planId?: string;
  /** Usage limits. */
  limits?: LimitValuesInput;
  /** Billing details on invoices. */
  billingProfile?: BillingProfile;
}

export interface SubaccountsImportAnswer {
  /** The items. */
  items: Array<ImportedRow>;
}

export interface SubaccountsImportBody {
  /** The rows as CSV, with a header row. */
  csv: string;
  /** Whether to validate only, without creating anything. */
  dryRun?: boolean;
}

export interface SubaccountsInviteOwnerBody {
  /** Email address. */
  email: string;
}

export interface SubaccountsListAnswer {
  /** The items. */
  items: Array<Subaccount>;
  /** Maximum number of subaccounts; null for no limit. */
  limit: number | null;
}

export interface SubaccountsPermissionsAnswer {
  /** Access by area. */
  levels: RoleRow;
}

export interface SubaccountsSetPlanBody {
  /** ID of the plan. */
  planId: string;
  /** ID of the coupon. */
  couponId?: string;
}

export interface SubaccountsSetPriceBody {
  /** Price per month; null if unknown. */
  price: number | null;
  /** One-time fee charged with the first payment, in cents. */
  setupFee: number | null;
}

export interface SubaccountsSuspendBody {
  /** The reason, in plain language. */
  reason: string;
}

export interface SubaccountsUsageAnswer {
  /** The items. */
  items: Array<SubaccountUsage>;
  /** Usage by day. */
  days: Array<{
    /** The day. */
    date: string;
    /** Number of calls. */
    calls: number;
    /** Duration, in minutes. */
    minutes: number;
  }>;
}

export interface SubaccountsUsageQuery {
  /** Usage by day. */
  days?: number;
}

export interface Subflow {
  /** Name. */
  name: string;
  /** The steps. */
  nodes: Array<FlowNode>;
  /** Connections from a step’s port to the next step. */
  edges: Array<FlowEdge>;
  /** The flow’s values other than slots, by name. */
  variables?: Array<VariableDef>;
  /** Notes on the canvas. */
  notes?: Array<FlowNote>;
  /** Groups of steps on the canvas. */
  groups?: Array<FlowGroup>;
  /** Texts in other languages. */
  translations?: Array<FlowTranslation>;
  /** ID of the workflow. */
  workflowId: string | null;
  /** Workflow version that runs. */
  workflowVersion: number;
  /** Values the workflow returns, by name. */
  outputs: Array<string>;
}

export interface SubflowInput {
  /** Name. */
  name: string;
  /** The steps. */
  nodes: Array<FlowNodeInput>;
  /** Connections from a step’s port to the next step. */
  edges: Array<FlowEdge>;
  /** The flow’s values other than slots, by name. */
  variables?: Array<VariableDefInput>;
  /** Notes on the canvas. */
  notes?: Array<FlowNote>;
  /** Groups of steps on the canvas. */
  groups?: Array<FlowGroup>;
  /** Texts in other languages. */
  translations?: Array<FlowTranslation>;
  /** ID of the workflow. */
  workflowId: string | null;
  /** Workflow version that runs. */
  workflowVersion: number;
  /** Values the workflow returns, by name. */
  outputs?: Array<string>;
}

export interface Subscription {
  /** Unique ID. */
  id: string;
  /** ID of the plan. */
  planId: string;
  /** Name of the plan. */
  plan: string;
  /** Status. */
  status: "trialing" | "active";
  /** Price per interval, in cents. */
  price: number;
  /** Three-letter currency code, such as `USD`. */
  currency: Currency;
  /** Billing interval: monthly or yearly. */
  interval: PlanInterval;
  /** What happens when the minutes run out: extra minutes are billed, or calls are rejected. */
  overage: PlanOverage;
  /** Minutes included per month; null for unlimited. */
  includedMinutes: number | null;
  /** Price per product for usage beyond the included amount, in cents. */
  unitPrices: PlanUnitPrices;
  /** Start time. */
  startedAt: string;
  /** Start of the current billing period. */
  periodStartedAt: string;
  /** The date the plan is paid through. */
  paidUntil: string;
  /** The discount; null if none. */
  discount: {
    /** Code. */
    code: string;
    /** Number remaining. */
    left: number | null;
    /** How long the discount applies. */
    duration: CouponDuration;
  } | null;
  /** Date of the next invoice. */
  nextBillingAt: string;
  /** Whether the plan ends with the current paid period. */
  endsWithPeriod: boolean;
}

export interface SupervisorCommand {
  /** Number of the command. */
  seq: number;
  /** Type. */
  kind: "listen" | "whisper" | "set" | "take_over" | "say" | "hand_back" | "end";
  /** The text. */
  text: string | null;
  /** Name. */
  name: string | null;
  /** The person or program responsible. */
  by: TaskPerson;
  /** Date and time. */
  at: string;
  /** Whether the agent has carried out the command. */
  taken: boolean;
}

export interface Suppression {
  /** Unique ID. */
  id: string;
  /** Type. */
  kind: SuppressionKind;
  /** The email address; null for a phone number. */
  address: string | null;
  /** The reason, in plain language. */
  reason: string;
  /** Where the item came from. */
  source: "by_hand" | "api" | "call" | "message";
  /** When it was created. */
  createdAt: string;
}

export type SuppressionKind = "phone" | "email";

export interface SuppressionsAddBody {
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
  /** Email address. */
  email?: string;
  /** The reason, in plain language. */
  reason?: string;
}

export interface SuppressionsListQuery {
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface SwitchConfig {
  /** The value to check. */
  on: Expression;
  /** The cases, tried in order. */
  cases: Array<{
    /** The step’s outgoing path. */
    port: string;
    /** Display name. */
    label: string;
    /** Values that take this path. */
    values: Array<string | number | boolean>;
  }>;
  /** The answer a language model reads to choose the path. */
  words?: string;
}

export interface SwitchStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "switch";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SwitchConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface SwitchStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "switch";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: SwitchConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Synonym {
  /** Unique ID. */
  id: string;
  /** The word, as written. */
  word: string;
  /** What the words mean. */
  meaning: string;
}

export interface TagConfig {
  /** Tags. */
  tags?: Array<string>;
  /** Outcome of the conversation. */
  outcome?: "success" | "failure" | "neutral" | "unchanged";
}

export interface TagStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "tag";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: TagConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface TagStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "tag";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: TagConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface Task {
  /** Unique ID. */
  id: string;
  /** Type. */
  kind: TaskKind;
  /** What needs to be done. */
  summary: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string | null;
  /** The name the caller gave. */
  callerName: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string | null;
  /** ID of the step. */
  node: string | null;
  /** Turns the task is about. */
  turns: Array<number>;
  /** Status. */
  status: TaskStatus;
  /** The assignee. */
  assignee: TaskPerson | null;
  /** Due date and time. */
  dueAt: string;
  /** Whether the task is past due. */
  overdue: boolean;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** When it was created. */
  createdAt: string;
  /** Who created the item; null if an agent did. */
  createdBy: TaskPerson | null;
  /** When it was completed. */
  completedAt: string | null;
  /** Who completed the task. */
  completedBy: TaskPerson | null;
}

export interface TaskCreatedEvent {
  /** What happened. */
  type: "task.created";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: TaskData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface TaskData {
  /** ID of the task. */
  taskId: string;
  /** Type. */
  kind: TaskKind;
  /** Status. */
  status: TaskStatus;
  /** The task. */
  summary: string;
  /** Callback number, in E.164 format. */
  phone: string | null;
  /** The name the caller gave. */
  callerName: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the agent. */
  agentId: string | null;
  /** The assignee; null if unassigned. */
  assigneeId: string | null;
  /** Due date and time. */
  dueAt: string;
  /** Whether the task comes from a test call. */
  test: boolean;
}

export interface TaskDetail {
  /** Unique ID. */
  id: string;
  /** Type. */
  kind: TaskKind;
  /** What needs to be done. */
  summary: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone: string | null;
  /** The name the caller gave. */
  callerName: string | null;
  /** ID of the call. */
  callId: string | null;
  /** ID of the agent. */
  agentId: string | null;
  /** Name of the agent. */
  agentName: string | null;
  /** ID of the step. */
  node: string | null;
  /** Turns the task is about. */
  turns: Array<number>;
  /** Status. */
  status: TaskStatus;
  /** The assignee. */
  assignee: TaskPerson | null;
  /** Due date and time. */
  dueAt: string;
  /** Whether the task is past due. */
  overdue: boolean;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test: boolean;
  /** When it was created. */
  createdAt: string;
  /** Who created the item; null if an agent did. */
  createdBy: TaskPerson | null;
  /** When it was completed. */
  completedAt: string | null;
  /** Who completed the task. */
  completedBy: TaskPerson | null;
  /** Notes on the task. */
  notes: Array<TaskNote>;
  /** What was said. */
  said: Array<{
    /** Turn number, starting at 0. */
    seq: number;
    /** Who said this: the agent or the caller. */
    role: CallAnalysisFieldProofRole;
    /** The text. */
    text: string;
  }>;
  /** The caller’s answers, by name. */
  collected: Array<{
    /** Name. */
    name: string;
    /** The value as an agent says it. */
    spoken: string;
  }>;
}

export type TaskKind = "call_back" | "message" | "follow_up";

export interface TaskNote {
  /** Unique ID. */
  id: string;
  /** The author; null if unknown. */
  author: TaskPerson | null;
  /** The text. */
  text: string;
  /** When it was created. */
  createdAt: string;
}

export interface TaskPerson {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
}

export type TaskStatus = "open" | "done";

export interface TaskUpdatedEvent {
  /** What happened. */
  type: "task.updated";
  /** When the event happened. */
  timestamp: string;
  /** Event data. */
  data: TaskData;
  /** True for test events; otherwise omitted. */
  test?: true;
}

export interface TasksCountsAnswer {
  /** Number of open tasks. */
  open: number;
  /** Number of tasks assigned to you. */
  mine: number;
  /** Number of overdue tasks. */
  overdue: number;
}

export interface TasksCreateAnswer {
  /** Unique ID. */
  id: string;
  /** Due date and time. */
  dueAt: string;
}

export interface TasksCreateBody {
  /** Type. */
  kind?: TaskKind;
  /** What needs to be done. */
  summary: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string | null;
  /** The name the caller gave. */
  callerName?: string | null;
  /** ID of the call. */
  callId?: string | null;
  /** ID of the assignee. */
  assigneeId?: string | null;
  /** Due date and time. */
  dueAt?: string;
}

export type TasksListOverdue = "true" | "false";

export interface TasksListQuery {
  /** Status. */
  status?: TaskStatus;
  /** The assignee. */
  assignee?: "me" | "none" | string;
  /** ID of the agent. */
  agentId?: string;
  /** ID of the call. */
  callId?: string;
  /** Type. */
  kind?: TaskKind;
  /** Returns only overdue tasks. */
  overdue?: TasksListOverdue;
  /** Whether this is a test. Tests don’t count in Analytics. */
  test?: TasksListOverdue;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface TasksPeopleAnswer {
  /** The items. */
  items: Array<{
    /** Unique ID. */
    id: string;
    /** Name. */
    name: string;
    /** Whether this is the signed-in user. */
    you: boolean;
  }>;
}

export interface TasksUpdateBody {
  /** ID of the assignee. */
  assigneeId?: string | null;
  /** Due date and time. */
  dueAt?: string;
  /** Whether the task is done. */
  done?: boolean;
  /** A note for your team. */
  note?: string;
}

export interface TemplateSettings {
  /** IANA time zone, such as `Europe/Berlin`. */
  timeZone?: string;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language?: AgentLanguage;
  /** The workspace’s business hours. */
  businessHours?: BusinessHours;
  /** Facts about the business: address, parking, prices, team, and payment methods. */
  facts?: PreferencesFacts;
  /** Usage limits. */
  limits: LimitValues;
  /** IDs of the agents. */
  agentIds: Array<string>;
  /** IDs of the roles. */
  roleIds: Array<string>;
  /** ID of the plan. */
  planId?: string;
  /** Maximum permissions of any role. */
  permissions?: RoleRow;
}

export interface TestAction {
  /** Action type or name. */
  on: string;
  /** When this result applies. */
  when?: string;
  /** Available times. */
  times?: Array<string>;
  /** The caller’s appointments. */
  appointments?: Array<string>;
  /** The answer. */
  answer?: string | null;
  /** The output. */
  output?: Json;
  /** Error code to return when the action fails. */
  fail?: string;
  /** Whether this result is used only once. */
  once?: boolean;
}

export interface TestActionInput {
  /** Action type or name. */
  on: string;
  /** When this result applies. */
  when?: string;
  /** Available times. */
  times?: Array<string>;
  /** The caller’s appointments. */
  appointments?: Array<string>;
  /** The answer. */
  answer?: string | null;
  /** The output. */
  output?: Json;
  /** Error code to return when the action fails. */
  fail?: string;
  /** Whether this result is used only once. */
  once?: boolean;
}

export interface TestCoverage {
  /** The steps. */
  nodes: {
    /** Number of items covered by tests. */
    reached: number;
    /** Total number. */
    all: number;
    /** Gaps in test coverage. */
    missing: Array<{
      /** The workflow that contains the step; null for the flow itself. */
      workflow: string | null;
      /** ID of the step. */
      node: string;
    }>;
  };
  /** Outgoing paths of steps. */
  ports: TestCoveragePorts;
  /** Call outcomes to match. */
  outcomes: TestCoveragePorts;
  /** Collected values, by name. */
  slots: {
    /** Number of items covered by tests. */
    reached: number;
    /** Total number. */
    all: number;
    /** Gaps in test coverage. */
    missing: Array<{
      /** The workflow that contains the step; null for the flow itself. */
      workflow: string | null;
      /** ID of the step. */
      node: string;
      /** Slot name. */
      slot: string;
      /** The path taken from the step. */
      way: "filled" | "corrected" | "refused" | "no_match" | "silence";
    }>;
  };
  /** Actions that ran or will run. */
  actions: {
    /** Number of items covered by tests. */
    reached: number;
    /** Total number. */
    all: number;
    /** Gaps in test coverage. */
    missing: Array<{
      /** The workflow that contains the step; null for the flow itself. */
      workflow: string | null;
      /** ID of the step. */
      node: string;
      /** The result. */
      result: "ok" | "error";
    }>;
  };
}

export interface TestCoveragePorts {
  /** Number of items covered by tests. */
  reached: number;
  /** Total number. */
  all: number;
  /** Gaps in test coverage. */
  missing: Array<{
    /** The workflow that contains the step; null for the flow itself. */
    workflow: string | null;
    /** ID of the step. */
    node: string;
    /** The step’s outgoing path. */
    port: string;
  }>;
}

export interface TestExpectation {
  /** Expected end reason. */
  end?: string;
  /** IDs of the steps on the path, in order. */
  path?: Array<string>;
  /** Collected values, by name. */
  slots?: Record<string, Json>;
  /** Actions that ran or will run. */
  actions?: Array<TurnExpectationAction>;
  /** Actions that must not run. */
  not_actions?: Array<string>;
  /** Words that must be said. */
  says?: Array<string>;
  /** Words that must not be said. */
  not_says?: Array<string>;
  /** Maximum number of turns. */
  max_turns?: number;
}

export interface TestExpectationInput {
  /** Expected end reason. */
  end?: string;
  /** IDs of the steps on the path, in order. */
  path?: Array<string>;
  /** Collected values, by name. */
  slots?: Record<string, Json>;
  /** Actions that ran or will run. */
  actions?: Array<TurnExpectationAction>;
  /** Actions that must not run. */
  not_actions?: Array<string>;
  /** Words that must be said. */
  says?: Array<string>;
  /** Words that must not be said. */
  not_says?: Array<string>;
  /** Maximum number of turns. */
  max_turns?: number;
}

export interface TestFailure {
  /** The expected result. */
  expectation: string;
  /** Turn number. */
  turn: number | null;
  /** The expected value. */
  expected: string;
  /** The actual value. */
  got: string;
  /** Message text. */
  message: string;
  /** Suggested fix. */
  mend: TestAction | null;
}

export interface TestTurn {
  /** What the caller says. */
  caller?: string;
  /** Keys the caller presses. */
  keys?: string;
  /** Length of the caller’s silence, in milliseconds. */
  silence?: number;
  /** What the caller heard before interrupting. */
  interrupt?: string;
  /** Whether the caller hangs up at this point. */
  hangup?: true;
  /** The expected result. */
  expect?: TurnExpectation;
}

export interface TestTurnInput {
  /** What the caller says. */
  caller?: string;
  /** Keys the caller presses. */
  keys?: string;
  /** Length of the caller’s silence, in milliseconds. */
  silence?: number;
  /** What the caller heard before interrupting. */
  interrupt?: string;
  /** Whether the caller hangs up at this point. */
  hangup?: true;
  /** The expected result. */
  expect?: TurnExpectationInput;
}

export interface TestsOverride {
  /** The reason, in plain language. */
  reason: string;
}

export interface TextMessage {
  /** Unique ID. */
  id: string;
  /** ID of the thread. */
  threadId: string;
  /** Who started the call or conversation: `inbound` for the other party, `outbound` for you. */
  direction: CallPhoneDirection;
  /** Your number. */
  ownNumber: string;
  /** The other party’s number. */
  otherNumber: string;
  /** The message text. */
  text: string;
  /** The author; null if unknown. */
  author: TextMessageAuthor;
  /** Status of the message, as reported by the carrier. */
  status: TextMessageStatus;
  /** The carrier’s error code; null if none. */
  errorCode: number | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** SMS segments, as counted by the carrier. */
  segments: number;
  /** Number of attached images. */
  media: number;
  /** ID of the call. */
  callId: string | null;
  /** When it was created. */
  createdAt: string;
}

export type TextMessageAuthor = "contact" | "agent" | "person" | "house";

export type TextMessageStatus = "received" | "queued" | "sending" | "unknown" | "sent" | "delivered" | "undelivered" | "failed" | "not_sent";

export interface ToldEdit {
  /** The edit itself. */
  edit: DraftEdit;
  /** A one-sentence description of the edit. */
  says: string;
  /** ID of the step the edit changes; null for an agent setting. */
  nodeId: string | null;
}

export interface ToolServer {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** URL of the server. */
  url: string;
  /** The vault secret used for authentication, such as `{{secret.CRM}}` */
  token: string | null;
  /** When the server’s tool list was last fetched */
  checkedAt: string;
  /** Why the last fetch failed; the previous tools are kept */
  problem: string | null;
  /** The server’s tools, as last fetched */
  tools: Array<ServerTool>;
}

export interface ToolServersAllowBody {
  /** The tools that agents can use in calls; all others are off */
  tools: Array<{
    /** Name. */
    name: string;
    /** The tool’s hash, as you received it */
    hash: string;
  }>;
}

export interface ToolServersConnectBody {
  /** Name. */
  name: string;
  /** The URL. */
  url: string;
  /** The secret sent as a bearer token, such as `{{secret.CRM}}`. */
  token?: string | null;
}

export interface ToolServersListAnswer {
  /** The items. */
  items: Array<ToolServer>;
}

export interface TrainingPhrasesAddAnswer {
  /** Value. */
  value: string;
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
}

export interface TrainingPhrasesAddBody {
  /** ID of the node. */
  nodeId: string;
  /** Slot name. */
  slot: string;
  /** The phrase to add. */
  words: string;
  /** What was said. */
  said?: string;
  /** What the words mean. */
  means: {
    /** Value. */
    value: string;
  } | {
    /** Display name. */
    label: string;
  };
}

export interface TransferAgentConfig {
  /** The text. */
  text?: string;
  /** ID of the agent. */
  agentId: string;
}

export interface TransferAgentStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "transfer_agent";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: TransferAgentConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface TransferAgentStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "transfer_agent";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: TransferAgentConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface TransferPersonConfig {
  /** The text. */
  text?: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  phone?: string;
}

export interface TransferPersonStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "transfer_person";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: TransferPersonConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface TransferPersonStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "transfer_person";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: TransferPersonConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export type TriggerSettings = TriggerSettingsCallEnded | TriggerSettingsContactAdded | TriggerSettingsSchedule;

export interface TriggerSettingsCallEnded {
  /** Type. */
  kind: "call_ended";
  /** IDs of the agents. */
  agentIds: Array<string>;
  /** Call outcomes to match. */
  outcomes: Array<CallOutcome>;
  /** The end reasons that apply. */
  reasons: Array<CallEndReason>;
}

export interface TriggerSettingsCallEndedInput {
  /** Type. */
  kind: "call_ended";
  /** IDs of the agents. */
  agentIds?: Array<string>;
  /** Call outcomes to match. */
  outcomes?: Array<CallOutcome>;
  /** The end reasons that apply. */
  reasons?: Array<CallEndReason>;
}

export interface TriggerSettingsContactAdded {
  /** Type. */
  kind: "contact_added";
  /** Tags. */
  tags: Array<string>;
}

export interface TriggerSettingsContactAddedInput {
  /** Type. */
  kind: "contact_added";
  /** Tags. */
  tags?: Array<string>;
}

export type TriggerSettingsInput = TriggerSettingsCallEndedInput | TriggerSettingsContactAddedInput | TriggerSettingsScheduleInput;

export interface TriggerSettingsSchedule {
  /** Time of day. */
  at: string;
  /** Days of the week; 1 is Monday. */
  days: Array<number>;
  /** Type. */
  kind: "schedule";
}

export interface TriggerSettingsScheduleInput {
  /** Time of day. */
  at: string;
  /** Days of the week; 1 is Monday. */
  days: Array<number>;
  /** Type. */
  kind: "schedule";
}

export interface TurnExpectation {
  /** Collected values, by name. */
  slots?: Record<string, Json>;
  /** Words that must be said. */
  says?: Array<string>;
  /** Words that must not be said. */
  not_says?: Array<string>;
  /** ID of the step. */
  node?: string;
  /** Actions that ran or will run. */
  actions?: Array<TurnExpectationAction>;
}

export type TurnExpectationAction = string | Record<string, Record<string, Json>>;

export interface TurnExpectationInput {
  /** Collected values, by name. */
  slots?: Record<string, Json>;
  /** Words that must be said. */
  says?: Array<string>;
  /** Words that must not be said. */
  not_says?: Array<string>;
  /** ID of the step. */
  node?: string;
  /** Actions that ran or will run. */
  actions?: Array<TurnExpectationAction>;
}

export interface TurnSetting {
  /** How patient the agent is. */
  preset: TurnSettingPreset;
  /** How long the agent waits after an answer, by answer type. */
  waits?: {
    /** Value for `closed`. */
    closed?: Wait;
    /** Value for `open`. */
    open?: Wait;
    /** Value for `date`. */
    date?: Wait;
    /** Value for `spelled`. */
    spelled?: Wait;
  };
  /** What can interrupt the agent. */
  bargeIn?: {
    /** What interrupts the agent: words, sustained speech, or neither. */
    by: TurnSettingBargeInBy;
    /** Number of words needed to interrupt. */
    words: number;
    /** Speech needed to interrupt, in milliseconds. */
    voiceMs: number;
    /** Wait before the agent resumes after a false alarm, in milliseconds. */
    resumeMs: number;
  };
  /** Start of the greeting that can’t be interrupted, in milliseconds. */
  protectedMs?: number;
  /** Whether the agent keeps talking through an “uh-huh”. */
  backchannels?: boolean;
  /** What happens when the caller says nothing. */
  silence?: {
    /** Silence before the agent asks again, in milliseconds. */
    againMs: number;
    /** How many times the agent asks again. */
    reprompts: number;
    /** Silence before the agent says goodbye, in milliseconds. */
    goodbyeMs: number;
  };
  /** Wait before a filler, in milliseconds; null for no filler. */
  fillerMs?: number | null;
}

export type TurnSettingBargeInBy = "off" | "words" | "voice";

export interface TurnSettingInput {
  /** How patient the agent is. */
  preset: TurnSettingPreset;
  /** How long the agent waits after an answer, by answer type. */
  waits?: {
    /** Value for `closed`. */
    closed?: WaitInput;
    /** Value for `open`. */
    open?: WaitInput;
    /** Value for `date`. */
    date?: WaitInput;
    /** Value for `spelled`. */
    spelled?: WaitInput;
  };
  /** What can interrupt the agent. */
  bargeIn?: {
    /** What interrupts the agent: words, sustained speech, or neither. */
    by: TurnSettingBargeInBy;
    /** Number of words needed to interrupt. */
    words: number;
    /** Speech needed to interrupt, in milliseconds. */
    voiceMs: number;
    /** Wait before the agent resumes after a false alarm, in milliseconds. */
    resumeMs: number;
  };
  /** Start of the greeting that can’t be interrupted, in milliseconds. */
  protectedMs?: number;
  /** Whether the agent keeps talking through an “uh-huh”. */
  backchannels?: boolean;
  /** What happens when the caller says nothing. */
  silence?: {
    /** Silence before the agent asks again, in milliseconds. */
    againMs: number;
    /** How many times the agent asks again. */
    reprompts: number;
    /** Silence before the agent says goodbye, in milliseconds. */
    goodbyeMs: number;
  };
  /** Wait before a filler, in milliseconds; null for no filler. */
  fillerMs?: number | null;
}

export type TurnSettingPreset = "quick" | "balanced" | "patient";

export interface TurnWhy {
  /** Turn number. */
  turn: number;
  /** How the caller responded: words, keys, or silence. */
  by: "words" | "keys" | "silence";
  /** The words the agent heard. */
  heard: string;
  /** ID of the step. */
  node: string;
  /** Display title. */
  title: string;
  /** The question that was asked. */
  asked: string | null;
  /** Possible interpretations of the words. */
  readings: Array<WhyReading>;
  /** The rule that matched. */
  rule: string;
  /** Whether the words were understood. */
  understood: boolean;
  /** Values by name. */
  values: Array<{
    /** Name. */
    name: string;
    /** The previous value; null if there was none. */
    before: string | null;
    /** The new value; null if there is none. */
    after: string | null;
  }>;
  /** Paths from here. */
  ways: Array<TurnWhyWay>;
  /** What you can teach the agent here; null if nothing. */
  teach: {
    /** Slot name. */
    slot: string;
    /** The choices. */
    choices: Array<{
      /** Value. */
      value: string;
      /** Display name. */
      label: string;
    }>;
  } | null;
  /** Language model output and actions that guards blocked after this turn; omitted if none. */
  held?: Array<HeldWhy>;
}

export interface TurnWhyWay {
  /** ID of the step. */
  node: string;
  /** Display title. */
  title: string;
  /** The step’s outgoing path. */
  port: string;
  /** Display name. */
  label: string;
  /** ID of the step the path leads to; null if none. */
  to: string | null;
}

export interface UnderstandUnderstandBody {
  /** Type of the answer. */
  type: ReadType;
  /** The language as a BCP 47 tag; must be one that agents speak */
  language?: string;
  /** What was said. */
  text: string;
  /** When the words are said: local time in the zone, or an instant with an offset. Defaults to now */
  at?: string;
  /** IANA time zone. */
  zone?: string;
}

export interface Understanding {
  /** Null if the words weren’t understood or are ambiguous; see the alternatives */
  value: UnderstandingValue;
  /** The value as an agent would say it */
  spoken: string;
  /** Remaining words, excluding the value and filler words */
  rest: string;
  /** Confidence, from 0 to 1; below 0.7, an agent confirms what it understood */
  confidence: number;
  /** The words that express the value */
  used: Array<{
    /** Position where the words start. */
    from: number;
    /** Position where the words end. */
    to: number;
  }>;
  /** Number of significant words left over */
  beside: number;
  /** Other possible meanings. */
  alternatives: Array<{
    /** The value; null if nothing matches. */
    value: UnderstandingValue;
    /** The value as an agent says it. */
    spoken: string;
  }>;
  /** Modifier words, such as corrections, negations, or conditions */
  marks: Array<{
    /** Position where the words start. */
    from: number;
    /** Position where the words end. */
    to: number;
    /** A word that changes the meaning of the words around it, such as “not”. */
    mark: string;
  }>;
}

export type UnderstandingValue = string | number | boolean | {
  /** The amount. */
  amount: number;
  /** Three-letter currency code, such as `USD`. */
  currency: string;
} | null;

export interface UnreadPart {
  /** The text of this part of the message. */
  text: string;
  /** Why the edit isn’t possible, in one sentence. */
  why: string;
  /** Messages that would work, closest match first. */
  suggestions: Array<string>;
}

export interface Unrecognized {
  /** Unique ID. */
  id: string;
  /** ID of the agent. */
  agentId: string;
  /** Name of the agent. */
  agentName: string;
  /** ID of the step. */
  node: string;
  /** Display title. */
  title: string;
  /** The question that was asked. */
  asked: string;
  /** What was said. */
  said: string;
  /** Status. */
  status: UnrecognizedStatus;
  /** Number of items. */
  count: number;
  /** When these words were last said. */
  lastSaidAt: string;
  /** What you can teach the agent here; null if nothing. */
  teach: {
    /** Slot name. */
    slot: string;
    /** The choices. */
    choices: Array<{
      /** Value. */
      value: string;
      /** Display name. */
      label: string;
    }>;
  } | null;
  /** Number of calls. */
  calls: Array<{
    /** ID of the call. */
    callId: string;
    /** Turn number. */
    turn: number;
    /** What was said. */
    said: string;
    /** Date and time. */
    at: string;
  }>;
}

export interface UnrecognizedCloseAnswer {
  /** Number of closed items. */
  closed: number;
}

export interface UnrecognizedCloseBody {
  /** Why the item was closed. */
  resolution: "taught" | "answered" | "ignored";
}

export interface UnrecognizedListAnswer {
  /** The items. */
  items: Array<Unrecognized>;
}

export interface UnrecognizedListQuery {
  /** ID of the agent. */
  agentId?: string;
  /** Status. */
  status?: UnrecognizedStatus;
  /** Maximum number of items to return. */
  limit?: number;
}

export type UnrecognizedStatus = "open" | "taught" | "answered" | "ignored";

export interface UpdateCrmConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** Fields, each with its name. */
  fields: Array<UpdateCrmConfigField>;
  /** A note for your team. */
  note?: string;
}

export interface UpdateCrmConfigField {
  /** Name. */
  name: string;
  /** Value. */
  value: string;
}

export interface UpdateCrmStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "update_crm";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: UpdateCrmConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface UpdateCrmStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "update_crm";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: UpdateCrmConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface UploadedFile {
  /** Unique ID. */
  id: string;
  /** ID of the folder. */
  folderId: string;
  /** The folder that contains the item. */
  folder: string;
  /** Type. */
  kind: KnowledgeFileKind;
  /** Name of the file or folder. */
  name: string;
  /** The file’s media type. */
  mediaType: string;
  /** Size in bytes. */
  bytes: number;
  /** Status. */
  status: KnowledgeFileStatus;
  /** The reason, in plain language. */
  reason: "encrypted" | "damaged" | "no_text" | "too_large" | "timed_out" | "unsupported" | "unreachable" | "blocked_by_robots" | "needs_javascript" | "not_installed" | "knowledge_full" | "crashed" | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** Version number. */
  version: number;
  /** Number of the latest version. */
  newestVersion: number;
  /** Number of chunks. */
  pieces: number;
  /** The URL. */
  url: string | null;
  /** ID of the site. */
  siteId: string | null;
  /** Number of pages read from the site. */
  sitePages: number;
  /** When it was created. */
  createdAt: string;
  /** When it was updated. */
  updatedAt: string;
  /** Whether the file was added, replaced another one, or was already stored. */
  outcome: "added" | "replaced" | "already";
  /** Message text. */
  message: string | null;
}

export interface UseToolConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** The connected server’s ID and the tool name, separated by a slash. */
  tool: string;
  /** Input values. */
  inputs?: Record<string, Expression>;
}

export interface UseToolStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "use_tool";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: UseToolConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface UseToolStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "use_tool";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: UseToolConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface VariableDef {
  /** Name. */
  name: string;
  /** Type. */
  type: VariableDefType;
  /** Initial value. */
  initial: Json;
  /** Whether you can set this value when a call starts. */
  given: boolean;
  /** Whether the value is hidden wherever calls are shown. */
  sensitive: boolean;
}

export interface VariableDefInput {
  /** Name. */
  name: string;
  /** Type. */
  type: VariableDefType;
  /** Initial value. */
  initial?: Json;
  /** Whether you can set this value when a call starts. */
  given?: boolean;
  /** Whether the value is hidden wherever calls are shown. */
  sensitive?: boolean;
}

export type VariableDefType = "text" | "number" | "yes_no" | "date" | "time" | "date_time" | "money" | "list" | "record";

export interface VaultCreateBody {
  /** The name used to reference the secret in requests. */
  name: string;
  /** The secret. It’s never shown again. */
  value: string;
  /** Whether this is for live calls or test calls. */
  environment?: VaultSecretEnvironment;
  /** Hosts the secret can be sent to. */
  hosts: Array<string>;
}

export interface VaultListAnswer {
  /** The items. */
  items: Array<VaultSecret>;
}

export interface VaultRemoveQuery {
  /** Whether to delete the secret even if it’s in use. */
  anyway?: TasksListOverdue;
}

export interface VaultSecret {
  /** Unique ID. */
  id: string;
  /** The name used to reference the secret in requests. */
  name: string;
  /** Whether this is for live calls or test calls. */
  environment: VaultSecretEnvironment;
  /** Hosts the secret can be sent to. */
  hosts: Array<string>;
  /** When it was updated. */
  updatedAt: string;
  /** Who made the last change. */
  changedBy: string | null;
  /** Where this is used. */
  usedIn: Array<string>;
}

export type VaultSecretEnvironment = "live" | "test";

export interface VaultUpdateBody {
  /** The secret. It’s never shown again. */
  value: string;
  /** Hosts the secret can be sent to. */
  hosts?: Array<string>;
}

export interface Version {
  /** Version number. */
  version: number;
  /** Name. */
  name: string | null;
  /** A note for your team. */
  note: string | null;
  /** When it was published. */
  publishedAt: string;
  /** Who published the version. */
  publishedBy: Editor | null;
  /** Whether this version answers calls. */
  isLive: boolean;
}

export interface VersionDetail {
  /** Version number. */
  version: number;
  /** Name. */
  name: string | null;
  /** A note for your team. */
  note: string | null;
  /** When it was published. */
  publishedAt: string;
  /** Who published the version. */
  publishedBy: Editor | null;
  /** Whether this version answers calls. */
  isLive: boolean;
  /** All of the settings. */
  configuration: AgentConfiguration;
}

export interface VersionFigures {
  /** Number of calls. */
  calls: number;
  /** Number of successes. */
  successes: number;
  /** Number of failures. */
  failures: number;
}

export interface VersionsListQuery {
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface VersionsRenameBody {
  /** Name. */
  name: string | null;
}

export interface VersionsRestoreBody {
  /** Whether to reset the draft to this version, too. */
  replaceDraft?: boolean;
  /** A note for your team. */
  note?: string;
}

export type Voicemail = VoicemailHangUp | CallHoursOtherwiseMessage | VoicemailContinue;

export interface VoicemailContinue {
  /** What to do. */
  do: "continue";
}

export interface VoicemailContinueInput {
  /** What to do. */
  do: "continue";
}

export interface VoicemailHangUp {
  /** What to do. */
  do: "hang_up";
}

export interface VoicemailHangUpInput {
  /** What to do. */
  do: "hang_up";
}

export type VoicemailInput = VoicemailHangUpInput | CallHoursOtherwiseMessageInput | VoicemailContinueInput;

export interface Wait {
  /** Shortest wait, in milliseconds. */
  min: number;
  /** Longest wait, in milliseconds. */
  max: number;
}

export interface WaitConfig {
  /** Duration, in seconds. */
  seconds?: number;
  /** The text. */
  text?: string;
}

export interface WaitInput {
  /** Shortest wait, in milliseconds. */
  min: number;
  /** Longest wait, in milliseconds. */
  max: number;
}

export interface WaitStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "wait";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: WaitConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface WaitStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "wait";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: WaitConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface WaitingCaller {
  /** Unique ID. */
  id: string;
  /** ID of the number. */
  numberId: string;
  /** Phone number in E.164 format, such as `+15715550123`. */
  number: string;
  /** The other party’s number. */
  otherNumber: string | null;
  /** Position in the queue: 1 is next, and 0 is a failed callback. */
  place: number;
  /** Whether the caller is on the line, is waiting for a callback, or couldn’t be called back. */
  state: "waiting" | "call_back" | "failed";
  /** When the caller started waiting. */
  since: string;
}

export interface Webhook {
  /** Unique ID. */
  id: string;
  /** URL that receives the events. */
  url: string;
  /** A short description. */
  description: string;
  /** Event types; null for all of them. */
  events: Array<WebhookEvent> | null;
  /** Event format: Parley’s own, or a Retell- or Vapi-compatible format for existing receivers. */
  format: WebhookFormat;
  /** Whether event delivery is on. */
  status: WebhookStatus;
  /** Why the webhook is paused; null if it isn’t. */
  pauseReason: "by_hand" | "gone" | "failing" | "silent" | null;
  /** When it was paused. */
  pausedAt: string | null;
  /** When it was created. */
  createdAt: string;
  /** When the previous secret stops being used for signatures. */
  previousSecretUntil: string | null;
  /** The most recent delivery; null if there are none. */
  lastDelivery: {
    /** Date and time. */
    at: string;
    /** Whether the attempt succeeded; null if not yet known. */
    ok: boolean;
  } | null;
  /** Metrics for the last 24 hours. */
  lastDay: WebhookLastDay;
}

export interface WebhookConfig {
  /** Whether the caller waits for the result. */
  wait?: boolean;
  /** What the agent says before the action. */
  before?: string;
  /** What the agent says if the response takes a while. */
  slow?: string;
  /** What the agent says after the action. */
  after?: string;
  /** Variables that store the result, each with the path to its value. */
  save?: Record<string, string>;
  /** The URL. */
  url: string;
  /** Name of the event. */
  event?: string;
}

export interface WebhookDelivery {
  /** Unique ID. */
  id: string;
  /** ID of the message. */
  messageId: string;
  /** Type. */
  type: string;
  /** Whether this is a test event. */
  test: boolean;
  /** Status of the delivery. */
  status: WebhookDeliveryStatus;
  /** When it was created. */
  createdAt: string;
  /** Number of attempts or retries. */
  attempts: number;
  /** HTTP status of the last response. */
  lastStatus: number | null;
  /** Time of the last attempt. */
  lastAttemptAt: string | null;
  /** Time of the next attempt; null if there’s none. */
  nextAttemptAt: string | null;
}

export interface WebhookDeliveryDetail {
  /** Unique ID. */
  id: string;
  /** ID of the message. */
  messageId: string;
  /** Type. */
  type: string;
  /** Whether this is a test event. */
  test: boolean;
  /** Status of the delivery. */
  status: WebhookDeliveryStatus;
  /** When it was created. */
  createdAt: string;
  /** Number of attempts or retries. */
  attempts: number;
  /** HTTP status of the last response. */
  lastStatus: number | null;
  /** Time of the last attempt. */
  lastAttemptAt: string | null;
  /** Time of the next attempt; null if there’s none. */
  nextAttemptAt: string | null;
  /** What was sent. */
  request: Json | null;
  /** Each attempt and its response. */
  log: Array<WebhookTry>;
}

export type WebhookDeliveryStatus = "waiting" | "delivered" | "failed";

export type WebhookEvent = "call.started" | "call.turn" | "call.ended" | "call.handed_off" | "call.analyzed" | "appointment.booked" | "appointment.moved" | "appointment.cancelled" | "action.succeeded" | "action.failed" | "message.received" | "message.status" | "agent.activated" | "agent.deactivated" | "alert.raised" | "alert.resolved" | "agent.published" | "contact.created" | "contact.updated" | "contact.deleted" | "campaign.started" | "campaign.paused" | "campaign.ended" | "task.created" | "task.updated" | "recording.ready" | "call.*" | "appointment.*" | "action.*" | "message.*" | "agent.*" | "alert.*" | "contact.*" | "campaign.*" | "task.*" | "recording.*";

export type WebhookFormat = "parley" | "retell" | "vapi";

export interface WebhookLastDay {
  /** Number of deliveries. */
  delivered: number;
  /** Number of failures. */
  failed: number;
}

export type WebhookStatus = "active" | "paused";

export interface WebhookStep {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "webhook";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: WebhookConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTiming;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x: number;
  /** Vertical position on the canvas. */
  y: number;
}

export interface WebhookStepInput {
  /** Unique ID. */
  id: string;
  /** Type. */
  type: "webhook";
  /** Display title. */
  title: string;
  /** The step’s settings. */
  config: WebhookConfig;
  /** Whether a model can help at this step. */
  mode?: StartStepMode;
  /** How long this step waits for an answer. */
  timing?: StepTimingInput;
  /** Whether callers can interrupt this step. */
  interruptible?: boolean;
  /** Horizontal position on the canvas. */
  x?: number;
  /** Vertical position on the canvas. */
  y?: number;
}

export interface WebhookTry {
  /** Date and time. */
  at: string;
  /** Duration, in milliseconds. */
  ms: number;
  /** HTTP status of the response; null if there was none. */
  status: number | null;
  /** A description of the problem; null if there was none. */
  problem: string | null;
  /** The response body. */
  answer: string;
}

export interface WebhooksCreateAnswer {
  /** Unique ID. */
  id: string;
  /** URL that receives the events. */
  url: string;
  /** A short description. */
  description: string;
  /** Event types; null for all of them. */
  events: Array<WebhookEvent> | null;
  /** Event format: Parley’s own, or a Retell- or Vapi-compatible format for existing receivers. */
  format: WebhookFormat;
  /** Whether event delivery is on. */
  status: WebhookStatus;
  /** Why the webhook is paused; null if it isn’t. */
  pauseReason: "by_hand" | "gone" | "failing" | "silent" | null;
  /** When it was paused. */
  pausedAt: string | null;
  /** When it was created. */
  createdAt: string;
  /** When the previous secret stops being used for signatures. */
  previousSecretUntil: string | null;
  /** The most recent delivery; null if there are none. */
  lastDelivery: {
    /** Date and time. */
    at: string;
    /** Whether the attempt succeeded; null if not yet known. */
    ok: boolean;
  } | null;
  /** Metrics for the last 24 hours. */
  lastDay: WebhookLastDay;
  /** The signing secret. */
  secret: {
    /** Value. */
    value: string;
  };
}

export interface WebhooksCreateBody {
  /** URL that receives the events. */
  url: string;
  /** A short description. */
  description?: string;
  /** Event types; null for all of them. */
  events?: Array<WebhookEvent> | null;
  /** Event format: Parley’s own, or a Retell- or Vapi-compatible format for existing receivers. */
  format?: WebhookFormat;
}

export interface WebhooksDeliveriesQuery {
  /** Returns only deliveries with this status. */
  status?: WebhookDeliveryStatus;
  /** Type. */
  type?: WebhooksTestType;
  /** The `next` value from the previous page. */
  cursor?: string;
  /** Maximum number of items to return. */
  limit?: number;
}

export interface WebhooksEventsAnswer {
  /** The items. */
  items: Array<{
    /** Type. */
    type: WebhooksTestType;
    /** Display title. */
    title: string;
    /** When the event is sent. */
    when: string;
    /** An example, exactly as received. */
    example: Json;
  }>;
}

export interface WebhooksListAnswer {
  /** The items. */
  items: Array<Webhook>;
}

export interface WebhooksListenQuery {
  /** Event names, or patterns such as `call.*`, separated by commas; if omitted, all events. */
  events?: string;
  /** ID of the last event received. */
  after?: string;
  /** How long the stream stays open. 0 closes the stream once all available events have been sent. */
  seconds?: number;
}

export interface WebhooksRedeliverFailedAnswer {
  /** Number of items. */
  count: number;
}

export interface WebhooksRedeliverFailedBody {
  /** Start time. */
  since: string;
}

export interface WebhooksTestBody {
  /** Type. */
  type: WebhooksTestType;
}

export type WebhooksTestType = "call.started" | "call.turn" | "call.ended" | "call.handed_off" | "call.analyzed" | "appointment.booked" | "appointment.moved" | "appointment.cancelled" | "action.succeeded" | "action.failed" | "message.received" | "message.status" | "agent.activated" | "agent.deactivated" | "alert.raised" | "alert.resolved" | "agent.published" | "contact.created" | "contact.updated" | "contact.deleted" | "campaign.started" | "campaign.paused" | "campaign.ended" | "task.created" | "task.updated" | "recording.ready";

export interface WebhooksUpdateBody {
  /** URL that receives the events. */
  url?: string;
  /** A short description. */
  description?: string;
  /** Event types; null for all of them. */
  events?: Array<WebhookEvent> | null;
  /** Whether event delivery is on. */
  status?: WebhookStatus;
}

export interface WhyReading {
  /** The rule that matched. */
  rule: string;
  /** The engine’s confidence, from 0 to 1. */
  confidence: number;
  /** Number of other interpretations. */
  beside: number;
  /** Whether this interpretation was chosen. */
  won: boolean;
}

export interface Widget {
  /** Unique ID. */
  id: string;
  /** ID of the agent. */
  agentId: string;
  /** Name of the widget. */
  name: string;
  /** The public key in the widget tag. */
  key: string;
  /** Whether this is turned on. */
  enabled: boolean;
  /** Appearance. */
  look: WidgetLook;
  /** Domains that can show the widget. */
  domains: Array<string>;
  /** Usage limits. */
  limits: WidgetLimits;
  /** Metrics for the last 24 hours. */
  lastDay: WidgetLastDay;
  /** Metrics for the last 30 days. */
  last30Days: WidgetLastDay;
  /** When it was created. */
  createdAt: string;
}

export interface WidgetLastDay {
  /** Number of conversations. */
  conversations: number;
  /** Duration, in minutes. */
  minutes: number;
}

export interface WidgetLimits {
  /** Maximum conversations per visitor per hour. */
  conversationsPerHour: number;
  /** Maximum messages per chat. */
  messagesPerChat: number;
  /** Maximum minutes per call. */
  minutesPerCall: number;
  /** Maximum conversations across all visitors in 24 hours. */
  conversationsPerDay: number;
  /** Maximum call minutes across all visitors in 24 hours. */
  minutesPerDay: number;
}

export interface WidgetLook {
  /** What visitors can use: chat, voice, or both. */
  mode: WidgetLookMode;
  /** Primary color as `#rrggbb`. */
  color: string;
  /** Corner of the page where the widget appears. */
  corner: WidgetLookCorner;
  /** Light, dark, or the visitor’s device setting. */
  theme: WidgetLookTheme;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language: WidgetLookLanguage;
  /** Display title. */
  title: string;
  /** Display name. */
  label: string;
  /** The panel’s first message. */
  opening: string;
  /** Terms visitors accept before they start. */
  consent: string;
}

export type WidgetLookCorner = "right" | "left";

export type WidgetLookLanguage = "en" | "de" | "es" | "fr";

export type WidgetLookMode = "both" | "chat" | "voice";

export type WidgetLookTheme = "auto" | "light" | "dark";

export interface WidgetsCreateBody {
  /** Name of the widget. */
  name: string;
  /** Domains that can show the widget. */
  domains?: Array<string>;
}

export interface WidgetsListAnswer {
  /** The items. */
  items: Array<Widget>;
}

export interface WidgetsPreviewAnswer {
  /** Single-use ticket that opens the call’s socket. */
  ticket: string;
}

export interface WidgetsUpdateBody {
  /** Name of the widget. */
  name?: string;
  /** Whether this is turned on. */
  enabled?: boolean;
  /** Appearance. */
  look?: WidgetsUpdateLook;
  /** Domains that can show the widget. */
  domains?: Array<string>;
  /** Usage limits. */
  limits?: WidgetsUpdateLimits;
}

export interface WidgetsUpdateLimits {
  /** Maximum conversations per visitor per hour. */
  conversationsPerHour?: number;
  /** Maximum messages per chat. */
  messagesPerChat?: number;
  /** Maximum minutes per call. */
  minutesPerCall?: number;
  /** Maximum conversations across all visitors in 24 hours. */
  conversationsPerDay?: number;
  /** Maximum call minutes across all visitors in 24 hours. */
  minutesPerDay?: number;
}

export interface WidgetsUpdateLook {
  /** What visitors can use: chat, voice, or both. */
  mode?: WidgetLookMode;
  /** Primary color as `#rrggbb`. */
  color?: string;
  /** Corner of the page where the widget appears. */
  corner?: WidgetLookCorner;
  /** Light, dark, or the visitor’s device setting. */
  theme?: WidgetLookTheme;
  /** Language as a BCP 47 tag, such as `de-DE`. */
  language?: WidgetLookLanguage;
  /** Display title. */
  title?: string;
  /** Display name. */
  label?: string;
  /** The panel’s first message. */
  opening?: string;
  /** Terms visitors accept before they start. */
  consent?: string;
}

export interface Workflow {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Template ID. */
  template: string | null;
  /** Type. */
  type: string;
  /** Status. */
  status: WorkflowSummaryStatus;
  /** Number of steps. */
  steps: number;
  /** Number of runs. */
  executions: number;
  /** Success rate, in percent; null if there are no results. */
  successRate: number | null;
  /** Time of the last run; null if never. */
  lastRunAt: string | null;
  /** When it was created. */
  createdAt: string;
  /** The conversation: its steps and the paths between them. */
  flow: Flow;
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
  /** Version number. */
  version: number;
  /** Whether the draft differs from the live version. */
  isChanged: boolean;
  /** Problems found, each with a fix. */
  problems: Array<FlowProblem>;
  /** Where this is used. */
  usedBy: Array<WorkflowUse>;
}

export interface WorkflowFilesImportAnswer {
  /** ID of the workflow. */
  workflowId: string;
  /** Parts of the file that aren’t supported here. */
  notes: Array<string>;
}

export interface WorkflowFilesImportBody {
  /** The file as YAML. */
  yaml: string;
  /** ID of the workflow. */
  workflowId?: string;
}

export interface WorkflowSummary {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Template ID. */
  template: string | null;
  /** Type. */
  type: string;
  /** Status. */
  status: WorkflowSummaryStatus;
  /** Number of steps. */
  steps: number;
  /** Number of runs. */
  executions: number;
  /** Success rate, in percent; null if there are no results. */
  successRate: number | null;
  /** Time of the last run; null if never. */
  lastRunAt: string | null;
  /** When it was created. */
  createdAt: string;
}

export type WorkflowSummaryStatus = "inactive" | "active";

export interface WorkflowTemplateCard {
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** A short description. */
  description: string;
  /** Category. */
  category: "Sales" | "Scheduling" | "Support" | "Research" | "Finance" | "Events";
  /** Number of steps. */
  steps: number;
  /** Estimated time to complete. */
  estimatedTime: string;
  /** Short descriptions of the features. */
  features: Array<string>;
}

export interface WorkflowTestsListQuery {
  /** Whether to test the draft or the live version. */
  of?: AgentTestsListOf;
}

export interface WorkflowTrigger {
  /** Unique ID. */
  id: string;
  /** Settings. */
  settings: TriggerSettings;
  /** Whether the item is paused. */
  isPaused: boolean;
  /** Time of the next run; null if not scheduled. */
  nextRunAt: string | null;
  /** When it was created. */
  createdAt: string;
}

export interface WorkflowUse {
  /** Type. */
  kind: "agent" | "workflow";
  /** Unique ID. */
  id: string;
  /** Name. */
  name: string;
  /** Version number. */
  version: number;
}

export interface WorkflowsCreateBody {
  /** Template ID. */
  template?: "lead-qualification" | "appointment-booking" | "customer-support-triage" | "survey-collection" | "payment-reminder" | "event-registration";
  /** Name. */
  name?: string;
  /** The conversation: its steps and the paths between them. */
  flow?: FlowInput;
}

export interface WorkflowsEventsQuery {
  /** Duration, in seconds. */
  seconds?: number;
}

export interface WorkflowsListAnswer {
  /** The items. */
  items: Array<WorkflowSummary>;
}

export interface WorkflowsPinnedAnswer {
  /** The workflow. */
  workflow: Subflow;
  /** Workflows the flow runs, by key. */
  workflows: Record<string, Subflow>;
}

export interface WorkflowsPublishBody {
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
  /** Publishes despite failing tests. The audit log records the reason. */
  override?: TestsOverride;
}

export interface WorkflowsRenameBody {
  /** Name. */
  name: string;
}

export interface WorkflowsSaveBody {
  /** The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes. */
  revision: number;
  /** The conversation: its steps and the paths between them. */
  flow: FlowInput;
}

export interface WorkflowsSetStatusBody {
  /** Status. */
  status: WorkflowSummaryStatus;
}

export interface WorkflowsTemplatesAnswer {
  /** The items. */
  items: Array<WorkflowTemplateCard>;
}

export interface WorkspaceStatus {
  /** Percentage of Getting Started completed. */
  gettingStartedPercent: number;
  /** Name of the plan. */
  plan: string | null;
  /** Minutes used. */
  minutesUsed: number;
  /** Minutes granted. */
  minutesGranted: number;
  /** Trial minutes the workspace gets with its first agent; 0 if already granted or if trials are off. */
  minutesWithFirstAgent: number;
}

/** What a webhook gets, told apart by `type`. */
export type AnyWebhookEvent =
  | CallStartedEvent
  | CallTurnEvent
  | CallEndedEvent
  | CallHandedOffEvent
  | CallAnalyzedEvent
  | AppointmentBookedEvent
  | AppointmentMovedEvent
  | AppointmentCancelledEvent
  | ActionSucceededEvent
  | ActionFailedEvent
  | MessageReceivedEvent
  | MessageStatusEvent
  | AgentActivatedEvent
  | AgentDeactivatedEvent
  | AlertRaisedEvent
  | AlertResolvedEvent
  | AgentPublishedEvent
  | ContactCreatedEvent
  | ContactUpdatedEvent
  | ContactDeletedEvent
  | CampaignStartedEvent
  | CampaignPausedEvent
  | CampaignEndedEvent
  | TaskCreatedEvent
  | TaskUpdatedEvent
  | RecordingReadyEvent;
