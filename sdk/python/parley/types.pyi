# Made by scripts/sdk/generate.ts of the contract. Don’t change it by hand.

from typing import IO, Any, Dict, List, Literal, Tuple, TypedDict, Union

from typing_extensions import NotRequired, TypeAlias

FileInput = Union[IO[bytes], bytes, Tuple[str, bytes]]

class AccessToken(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    masked: str
    """The token’s last characters, for identification."""
    scopes: List[AccessTokenScope]
    """Scopes granted."""
    roleId: RoleId | None
    """ID of the role."""
    roleName: str | None
    """Role name."""
    readOnly: bool
    """Whether the token is read-only."""
    readScopes: List[AccessTokenScope]
    """Areas an app can view but not change, in addition to the token’s scopes"""
    reachPeople: bool
    """Whether MCP server tools can use the token to call and text people"""
    app: str | None
    """The authorized app; null for generated tokens"""
    createdAt: str
    """When it was created."""
    expiresAt: str | None
    """Expiration time."""
    lastUsedAt: str | None
    """When it was last used."""

AccessTokenScope: TypeAlias = Literal["speech", "agents", "workflows", "knowledge", "actions", "contacts", "phone-numbers", "analytics", "calls", "webhooks", "subaccounts"]

class Action(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    template: str
    """Template ID."""
    type: str
    """Type."""
    status: WorkflowSummaryStatus
    """Status."""
    triggers: int
    """Number of triggers."""
    lastRunAt: str | None
    """Time of the last run; null if never."""
    createdAt: str
    """When it was created."""
    configuration: ActionConfiguration
    """All of the settings."""
    variables: List[ActionVariable]
    """Values the action needs."""
    words: ActionWords
    """What the agent says when it runs the action."""
    triggerSettings: ActionTriggers
    """When the action runs automatically."""
    nextRunAt: str | None
    """Time of the next run; null if not scheduled."""
    usedBy: List[ActionUse]
    """Where this is used."""
    problems: List[str]
    """Problems found, each with a fix."""
    missing: str | None
    """What the action still needs before it can run; null if nothing."""

ActionConfiguration: TypeAlias = "ActionConfigurationSendEmail | ActionConfigurationCreateCalendarEvent | ActionConfigurationUpdateCrm | ActionConfigurationSendSms | ActionConfigurationMakePhoneCall | ActionConfigurationCustomWebhook"

class ActionConfigurationCreateCalendarEvent(TypedDict):
    template: Literal["create-calendar-event"]
    """Template ID."""
    title: str
    """Display title."""
    start: str
    """Start time of the appointment."""
    calendarId: str | None
    """ID of the calendar."""
    durationMinutes: int
    """Appointment length, in minutes."""
    attendeeName: str
    """The attendee’s name."""
    attendeeEmail: str
    """The attendee’s email address."""
    attendeePhone: str
    """The attendee’s phone number."""
    notes: str
    """Notes."""

class ActionConfigurationCreateCalendarEventInput(TypedDict):
    template: Literal["create-calendar-event"]
    """Template ID."""
    title: str
    """Display title."""
    start: str
    """Start time of the appointment."""
    calendarId: NotRequired[str | None]
    """ID of the calendar."""
    durationMinutes: int
    """Appointment length, in minutes."""
    attendeeName: str
    """The attendee’s name."""
    attendeeEmail: str
    """The attendee’s email address."""
    attendeePhone: str
    """The attendee’s phone number."""
    notes: str
    """Notes."""

class ActionConfigurationCustomWebhook(TypedDict):
    template: Literal["custom-webhook"]
    """Template ID."""
    method: ActionConfigurationCustomWebhookMethod
    """Request method."""
    url: str
    """The URL."""
    headers: List[ActionHeader]
    """Request headers."""
    body: str
    """Body of the message or request."""
    results: List[ActionResultName]
    """Values to save from the response."""

class ActionConfigurationCustomWebhookInput(TypedDict):
    template: Literal["custom-webhook"]
    """Template ID."""
    method: ActionConfigurationCustomWebhookMethod
    """Request method."""
    url: str
    """The URL."""
    headers: List[ActionHeaderInput]
    """Request headers."""
    body: str
    """Body of the message or request."""
    results: List[ActionResultNameInput]
    """Values to save from the response."""

ActionConfigurationCustomWebhookMethod: TypeAlias = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]

ActionConfigurationInput: TypeAlias = "ActionConfigurationSendEmailInput | ActionConfigurationCreateCalendarEventInput | ActionConfigurationUpdateCrmInput | ActionConfigurationSendSmsInput | ActionConfigurationMakePhoneCallInput | ActionConfigurationCustomWebhookInput"

class ActionConfigurationMakePhoneCall(TypedDict):
    template: Literal["make-phone-call"]
    """Template ID."""
    to: str
    """The recipient."""
    agentId: str | None
    """ID of the agent."""
    afterMinutes: int
    """Delay in minutes."""

class ActionConfigurationMakePhoneCallInput(TypedDict):
    template: Literal["make-phone-call"]
    """Template ID."""
    to: str
    """The recipient."""
    agentId: str | None
    """ID of the agent."""
    afterMinutes: int
    """Delay in minutes."""

class ActionConfigurationSendEmail(TypedDict):
    template: Literal["send-email"]
    """Template ID."""
    to: str
    """The recipient."""
    subject: str
    """Email subject."""
    body: str
    """Body of the message or request."""

class ActionConfigurationSendEmailInput(TypedDict):
    template: Literal["send-email"]
    """Template ID."""
    to: str
    """The recipient."""
    subject: str
    """Email subject."""
    body: str
    """Body of the message or request."""

class ActionConfigurationSendSms(TypedDict):
    template: Literal["send-sms"]
    """Template ID."""
    to: str
    """The recipient."""
    text: str
    """The text."""

class ActionConfigurationSendSmsInput(TypedDict):
    template: Literal["send-sms"]
    """Template ID."""
    to: str
    """The recipient."""
    text: str
    """The text."""

class ActionConfigurationUpdateCrmFieldsItem(TypedDict):
    name: str
    """Name."""
    value: str
    """Value."""

class ActionConfigurationUpdateCrm(TypedDict):
    template: Literal["update-crm"]
    """Template ID."""
    does: ActionConfigurationUpdateCrmDoes
    """The operation."""
    fields: List[ActionConfigurationUpdateCrmFieldsItem]
    """Fields, each with its name."""
    note: str
    """A note for your team."""
    dealName: str
    """Deal name."""
    dealAmount: str
    """Deal amount."""
    dealStage: str
    """Deal stage."""

ActionConfigurationUpdateCrmDoes: TypeAlias = Literal["find", "save", "note", "deal"]

class ActionConfigurationUpdateCrmInput(TypedDict):
    template: Literal["update-crm"]
    """Template ID."""
    does: NotRequired[ActionConfigurationUpdateCrmDoes]
    """The operation."""
    fields: List[UpdateCrmConfigField]
    """Fields, each with its name."""
    note: str
    """A note for your team."""
    dealName: NotRequired[str]
    """Deal name."""
    dealAmount: NotRequired[str]
    """Deal amount."""
    dealStage: NotRequired[str]
    """Deal stage."""

class ActionFailedEvent(TypedDict):
    type: Literal["action.failed"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: ActionFailedEventData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class ActionFailedEventDataError(TypedDict):
    code: str
    """Code."""
    message: str
    """Message text."""

class ActionFailedEventData(TypedDict):
    runId: str
    """ID of the run."""
    callId: str | None
    """ID of the call."""
    action: str
    """Name of the action."""
    title: str
    """Display title."""
    startedAt: str | None
    """Start time."""
    endedAt: str
    """End time."""
    input: Json
    """The action’s input."""
    error: ActionFailedEventDataError
    """The error; null if there was none."""

class ActionHeader(TypedDict):
    name: str
    """Name."""
    value: str
    """Value."""
    secret: bool
    """Whether the value is secret."""

class ActionHeaderInput(TypedDict):
    name: str
    """Name."""
    value: str
    """Value."""
    secret: bool
    """Whether the value is secret."""

class ActionResultName(TypedDict):
    name: str
    """Name."""
    path: str
    """Path to the value in the response, such as `customer.plan`."""

class ActionResultNameInput(TypedDict):
    name: str
    """Name."""
    path: str
    """Path to the value in the response, such as `customer.plan`."""

class ActionRunDetail(TypedDict):
    runId: str
    """ID of the run."""
    status: CallActionStatus
    """Status."""
    trigger: ActionRunDetailTrigger
    """What started the run."""
    attempts: int
    """Number of attempts or retries."""
    callId: str | None
    """ID of the call."""
    createdAt: str
    """When it was created."""
    startedAt: str | None
    """Start time."""
    endedAt: str | None
    """End time."""
    simulated: bool
    """Whether the run was simulated, with nothing sent or changed."""
    withheld: bool
    """Whether values are omitted because they’re sensitive."""
    deleted: bool
    """Whether the action’s call has been deleted."""
    values: Json
    """Values by name."""
    request: Json
    """What was sent."""
    answer: Json
    """The response."""
    output: Json
    """The output."""

ActionRunDetailTrigger: TypeAlias = Literal["step", "manual", "try", "api", "after_call", "schedule", "before_call", "automation"]

class ActionRunSummary(TypedDict):
    runId: str
    """ID of the run."""
    status: CallActionStatus
    """Status."""
    trigger: ActionRunDetailTrigger
    """What started the run."""
    attempts: int
    """Number of attempts or retries."""
    callId: str | None
    """ID of the call."""
    createdAt: str
    """When it was created."""
    startedAt: str | None
    """Start time."""
    endedAt: str | None
    """End time."""
    simulated: bool
    """Whether the run was simulated, with nothing sent or changed."""

class ActionSucceededEvent(TypedDict):
    type: Literal["action.succeeded"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: ActionSucceededEventData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class ActionSucceededEventData(TypedDict):
    runId: str
    """ID of the run."""
    callId: str | None
    """ID of the call."""
    action: str
    """Name of the action."""
    title: str
    """Display title."""
    startedAt: str | None
    """Start time."""
    endedAt: str
    """End time."""
    input: Json
    """The action’s input."""
    output: Json
    """What the action returned."""

class ActionSummary(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    template: str
    """Template ID."""
    type: str
    """Type."""
    status: WorkflowSummaryStatus
    """Status."""
    triggers: int
    """Number of triggers."""
    lastRunAt: str | None
    """Time of the last run; null if never."""
    createdAt: str
    """When it was created."""

class ActionTemplate(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    description: str
    """A short description."""
    category: Literal["Communication", "Scheduling", "Data Management", "Integration"]
    """Category."""
    features: List[str]
    """Short descriptions of the features."""
    triggers: List[str]
    """When the action or workflow runs automatically."""
    missing: str | None
    """What the workspace still needs for this template; null if nothing."""

class ActionTriggersAfterCall(TypedDict):
    agentIds: List[str]
    """IDs of the agents."""
    outcomes: List[CallOutcome]
    """Call outcomes to match."""

class ActionTriggersBeforeCall(TypedDict):
    agentIds: List[str]
    """IDs of the agents."""

class ActionTriggers(TypedDict):
    afterCall: ActionTriggersAfterCall | None
    """The after-call trigger; null if there’s none."""
    schedule: Schedule | None
    """The schedule; null if there’s none."""
    beforeCall: ActionTriggersBeforeCall | None
    """The before-call trigger; null if there’s none."""

class ActionTriggersInputAfterCall(TypedDict):
    agentIds: List[str]
    """IDs of the agents."""
    outcomes: List[CallOutcome]
    """Call outcomes to match."""

class ActionTriggersInputBeforeCall(TypedDict):
    agentIds: List[str]
    """IDs of the agents."""

class ActionTriggersInput(TypedDict):
    afterCall: ActionTriggersInputAfterCall | None
    """The after-call trigger; null if there’s none."""
    schedule: ScheduleInput | None
    """The schedule; null if there’s none."""
    beforeCall: ActionTriggersInputBeforeCall | None
    """The before-call trigger; null if there’s none."""

class ActionUse(TypedDict):
    agentId: str
    """ID of the agent."""
    agent: str
    """Agent name."""
    steps: List[str]
    """Names of the steps that use the action."""

class ActionVariable(TypedDict):
    name: str
    """Name."""
    type: ActionVariableType
    """Type."""
    sample: str
    """Example value."""

class ActionVariableInput(TypedDict):
    name: str
    """Name."""
    type: ActionVariableType
    """Type."""
    sample: str
    """Example value."""

ActionVariableType: TypeAlias = Literal["text", "number", "yes_no", "date", "time", "date_time"]

class ActionWords(TypedDict):
    before: str
    """What the agent says before the action."""
    slow: str
    """What the agent says if the response takes a while."""
    after: str
    """What the agent says after the action."""

class ActionWordsInput(TypedDict):
    before: str
    """What the agent says before the action."""
    slow: str
    """What the agent says if the response takes a while."""
    after: str
    """What the agent says after the action."""

class ActionsCreateBody(TypedDict):
    template: str
    """Template ID."""
    name: NotRequired[str]
    """Name."""

class ActionsListAnswer(TypedDict):
    items: List[ActionSummary]
    """The items."""

class ActionsRunBody(TypedDict):
    values: NotRequired[Dict[str, Json]]
    """Values by name."""
    trial: NotRequired[bool]
    """Whether this is a trial run."""

class ActionsRunsQuery(TypedDict):
    status: NotRequired[CallActionStatus]
    """Status."""
    trigger: NotRequired[ActionRunDetailTrigger]
    """What started the run."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class ActionsTemplatesAnswer(TypedDict):
    items: List[ActionTemplate]
    """The items."""

class ActionsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    configuration: NotRequired[ActionConfigurationInput]
    """All of the settings."""
    variables: NotRequired[List[ActionVariableInput]]
    """Values the action needs."""
    words: NotRequired[ActionWordsInput]
    """What the agent says when it runs the action."""
    triggerSettings: NotRequired[ActionTriggersInput]
    """When the action runs automatically."""

class AfterCall(TypedDict):
    promisesTo: AfterCallPromisesTo
    """Who gets the follow-ups."""
    memberId: str | None
    """ID of the member."""
    summaryEmail: AfterCallSummaryEmail
    """When a summary is emailed."""
    callerEmail: CallerEmail | None
    """The email the caller receives; null if none."""
    analysis: AnalysisSetting
    """Values extracted from the transcript."""

AfterCallPromisesTo: TypeAlias = Literal["owner", "team", "member"]

AfterCallSummaryEmail: TypeAlias = Literal["never", "promised", "always"]

class AfterCallsSetBody(TypedDict):
    promisesTo: AfterCallPromisesTo
    """Who gets the follow-ups."""
    memberId: str | None
    """ID of the member."""
    summaryEmail: AfterCallSummaryEmail
    """When a summary is emailed."""
    callerEmail: CallerEmail | None
    """The email the caller receives; null if none."""
    analysis: NotRequired[AnalysisSettingInput]
    """Values extracted from the transcript."""

class Agent(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the agent."""
    type: str
    """Type."""
    template: str
    """Template ID."""
    status: AgentStatus
    """Whether the agent answers."""
    calls: int
    """Number of calls."""
    successRate: float | None
    """Success rate, in percent; null if there are no results."""
    lastActiveAt: str | None
    """Time of the last activity; null if none."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    createdAt: str
    """When it was created."""
    persona: str
    """Speaker persona: a description of the agent."""
    greeting: str
    """The first thing callers hear."""
    voice: AgentVoice
    """ID of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Voice speed; 1 is normal."""
    model: NotRequired[ModelSetting]
    """How the agent uses a connected language model."""
    callSettings: NotRequired[CallSettings]
    """The agent’s call settings."""
    flow: Flow
    """The conversation: its steps and the paths between them."""
    version: int
    """Version number."""
    problems: List[FlowProblem]
    """Problems found, each with a fix."""

class AgentActivatedEvent(TypedDict):
    type: Literal["agent.activated"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: AgentSwitchedData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AgentConfiguration(TypedDict):
    name: str
    """Name of the agent."""
    persona: str
    """Speaker persona: a description of the agent."""
    greeting: str
    """The first thing callers hear."""
    voice: AgentVoice
    """ID of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Voice speed; 1 is normal."""
    model: NotRequired[ModelSetting]
    """How the agent uses a connected language model."""
    callSettings: NotRequired[CallSettings]
    """The agent’s call settings."""
    flow: Flow
    """The conversation: its steps and the paths between them."""

class AgentConfigurationInput(TypedDict):
    name: str
    """Name of the agent."""
    persona: str
    """Speaker persona: a description of the agent."""
    greeting: str
    """The first thing callers hear."""
    voice: AgentVoice
    """ID of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Voice speed; 1 is normal."""
    model: NotRequired[ModelSetting]
    """How the agent uses a connected language model."""
    callSettings: NotRequired[CallSettingsInput]
    """The agent’s call settings."""
    flow: FlowInput
    """The conversation: its steps and the paths between them."""

class AgentDeactivatedEvent(TypedDict):
    type: Literal["agent.deactivated"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: AgentSwitchedData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AgentFilesExportQuery(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Whether to export the draft or the live version."""

class AgentFilesImportAnswer(TypedDict):
    agentId: str
    """ID of the agent."""
    notes: List[str]
    """Parts of the file that aren’t supported here."""

class AgentFilesImportBody(TypedDict):
    yaml: str
    """The file as YAML."""
    agentId: NotRequired[str]
    """ID of the agent."""

class AgentImportsCreateAnswer(TypedDict):
    agentId: str
    """ID of the agent."""
    report: ImportReport
    """What happened to each part of the file."""

class AgentImportsCreateBody(TypedDict):
    file: str
    """The file."""
    name: NotRequired[str]
    """Name."""

class AgentImportsGetAnswerImport(TypedDict):
    importedAt: str
    """When it was imported."""
    report: ImportReport
    """What happened to each part of the file."""

AgentImportsGetAnswer = TypedDict("AgentImportsGetAnswer", {
    "import": AgentImportsGetAnswerImport | None,
})

class AgentKnowledge(TypedDict):
    folderIds: List[str]
    """IDs of the folders."""
    when: str
    """Words that trigger a search; empty to search for every question."""

AgentLanguage: TypeAlias = Literal["en-US", "en-GB", "de-DE", "es-ES", "es-US", "fr-FR"]

class AgentPublishedEvent(TypedDict):
    type: Literal["agent.published"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: AgentPublishedEventData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AgentPublishedEventData(TypedDict):
    agentId: str
    """ID of the agent."""
    name: str
    """Name of the agent."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    version: int
    """Number of the live version."""
    note: str | None
    """The note on the version."""

class AgentSoundsPreviewBody(TypedDict):
    text: str
    """The text."""
    voice: AgentVoice
    """ID of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: NotRequired[float]
    """Voice speed; 1 is normal."""
    pronunciation: NotRequired[List[PronouncedAsInput]]
    """Words with a custom pronunciation."""
    background: NotRequired[BackgroundSoundInput]
    """Sound played behind the agent’s voice."""

AgentStatus: TypeAlias = Literal["active", "inactive"]

class AgentSummary(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the agent."""
    type: str
    """Type."""
    template: str
    """Template ID."""
    status: AgentStatus
    """Whether the agent answers."""
    calls: int
    """Number of calls."""
    successRate: float | None
    """Success rate, in percent; null if there are no results."""
    lastActiveAt: str | None
    """Time of the last activity; null if none."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    createdAt: str
    """When it was created."""

class AgentSwitchedData(TypedDict):
    agentId: str
    """ID of the agent."""
    name: str
    """Name of the agent."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""

class AgentTemplateCard(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the agent."""
    description: str
    """A short description."""
    features: List[str]
    """Short descriptions of the features."""
    personality: str
    """A description of the agent’s personality."""

class AgentTestStart(TypedDict):
    node: str
    """ID of the step."""
    values: Dict[str, str]
    """Values by name."""

class AgentTest(TypedDict):
    name: str
    """Name."""
    at: str
    """When the call takes place, including the time zone."""
    known: NotRequired[Dict[str, Json]]
    """Known values for the caller before the call, by name."""
    start: NotRequired[AgentTestStart]
    """Where the test starts, if not at the beginning."""
    business: NotRequired[str]
    """Name of the business."""
    hours: NotRequired[BusinessHours]
    """Business hours during the test."""
    actions: NotRequired[List[TestAction]]
    """Actions that ran or will run."""
    turns: NotRequired[List[TestTurn]]
    """What the caller does, turn by turn."""
    persona: NotRequired[Persona]
    """The simulated caller."""
    expect: NotRequired[TestExpectation]
    """The expected result."""

class AgentTestInputStart(TypedDict):
    node: str
    """ID of the step."""
    values: NotRequired[Dict[str, str]]
    """Values by name."""

class AgentTestInput(TypedDict):
    name: str
    """Name."""
    at: NotRequired[str]
    """When the call takes place, including the time zone."""
    known: NotRequired[Dict[str, Json]]
    """Known values for the caller before the call, by name."""
    start: NotRequired[AgentTestInputStart]
    """Where the test starts, if not at the beginning."""
    business: NotRequired[str]
    """Name of the business."""
    hours: NotRequired[BusinessHoursInput]
    """Business hours during the test."""
    actions: NotRequired[List[TestActionInput]]
    """Actions that ran or will run."""
    turns: NotRequired[List[TestTurnInput]]
    """What the caller does, turn by turn."""
    persona: NotRequired[PersonaInput]
    """The simulated caller."""
    expect: NotRequired[TestExpectationInput]
    """The expected result."""

class AgentTestsCreateBody(TypedDict):
    test: AgentTestInput
    """The test."""

class AgentTestsFromCallAnswer(TypedDict):
    test: StoredTest
    """The test."""
    notes: List[str]
    """How the test was created."""

class AgentTestsListAnswer(TypedDict):
    items: List[StoredTest]
    """The items."""

AgentTestsListOf: TypeAlias = Literal["live", "draft"]

class AgentTestsListQuery(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Whether to test the draft or the live version."""

class AgentTestsProposeAnswer(TypedDict):
    test: AgentTest
    """The test."""
    notes: List[str]
    """How the test was created."""

class AgentTestsProposeBody(TypedDict):
    workflow: NotRequired[str | None]
    """The workflow that contains the step; null for the flow itself."""
    node: str
    """ID of the step."""
    port: NotRequired[str]
    """The step’s outgoing path."""

class AgentTestsReplaceBody(TypedDict):
    yaml: str
    """The file as YAML."""

class AgentTestsRunBody(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Whether to test the draft or the live version."""
    testIds: NotRequired[List[str]]
    """IDs of the tests."""
    test: NotRequired[AgentTestInput]
    """The test."""

AgentVoice: TypeAlias = Literal["sarah", "michael", "emma", "david"] | str

class AgentsCreateBody(TypedDict):
    template: NotRequired[str]
    """Template ID."""
    name: NotRequired[str]
    """Name of the agent."""
    flow: NotRequired[FlowInput]
    """The conversation: its steps and the paths between them."""
    greeting: NotRequired[str]
    """The first thing callers hear."""
    persona: NotRequired[str]
    """Speaker persona: a description of the agent."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""

class AgentsListAnswer(TypedDict):
    items: List[AgentSummary]
    """The items."""

class AgentsListQuery(TypedDict):
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[str]
    """Your own values, by name."""

class AgentsSetStatusBody(TypedDict):
    status: AgentStatus
    """Whether the agent answers."""
    override: NotRequired[TestsOverride]
    """Publishes despite failing tests. The audit log records the reason."""

class AgentsTemplatesAnswer(TypedDict):
    items: List[AgentTemplateCard]
    """The items."""

class AgentsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the agent."""
    persona: NotRequired[str]
    """Speaker persona: a description of the agent."""
    greeting: NotRequired[str]
    """The first thing callers hear."""
    voice: NotRequired[AgentVoice]
    """ID of the voice; see `GET /v1/voices`."""
    language: NotRequired[AgentLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: NotRequired[float]
    """Voice speed; 1 is normal."""
    model: NotRequired[ModelSetting]
    """How the agent uses a connected language model."""
    callSettings: NotRequired[CallSettingsInput]
    """The agent’s call settings."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Your own values, by name."""
    override: NotRequired[TestsOverride]
    """Publishes despite failing tests. The audit log records the reason."""

class AlertAcknowledged(TypedDict):
    at: str
    """Date and time."""
    by: str | None
    """The person or program responsible."""

class AlertResolved(TypedDict):
    at: str
    """Date and time."""
    by: str | None
    """The person or program responsible."""
    itself: bool
    """Whether the alert resolved automatically."""

class Alert(TypedDict):
    id: str
    """Unique ID."""
    ruleId: str
    """ID of the rule."""
    name: str
    """Name."""
    figure: AlertRuleFigure
    """The monitored metric."""
    when: AlertRuleWhen
    """Whether the alert triggers above or below the threshold."""
    limit: float
    """Threshold for the metric."""
    minutes: AlertRuleMinutes
    """Length of the lookback window, in minutes."""
    filters: AlertRuleFilters
    """Filters."""
    openHoursOnly: NotRequired[bool]
    """Whether the metric is monitored only during business hours."""
    value: float
    """Value."""
    latest: float | None
    """The latest value."""
    worst: float
    """The worst value so far."""
    raisedAt: str
    """When it was raised."""
    acknowledged: AlertAcknowledged | None
    """Who acknowledged the alert, and when; null if no one has."""
    resolved: AlertResolved | None
    """How the alert was resolved; null if it wasn’t."""

class AlertData(TypedDict):
    alertId: str
    """ID of the alert."""
    ruleId: str
    """ID of the rule."""
    name: str
    """Name of the rule."""
    figure: str
    """The metric the rule monitors."""
    when: AlertRuleWhen
    """Whether the alert triggers above or below the threshold."""
    limit: float
    """Threshold for the metric."""
    minutes: int
    """Length of the lookback window, in minutes."""
    value: float
    """The metric’s current value."""
    worst: float
    """The metric’s worst value since the alert triggered."""
    raisedAt: str
    """When it was raised."""
    resolvedAt: str | None
    """When it was resolved."""

class AlertRaisedEvent(TypedDict):
    type: Literal["alert.raised"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: AlertData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AlertResolvedEvent(TypedDict):
    type: Literal["alert.resolved"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: AlertData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AlertRule(TypedDict):
    figure: AlertRuleFigure
    """The monitored metric."""
    when: AlertRuleWhen
    """Whether the alert triggers above or below the threshold."""
    limit: float
    """Threshold for the metric."""
    minutes: AlertRuleMinutes
    """Length of the lookback window, in minutes."""
    leastCalls: int
    """Minimum number of calls before the rule is evaluated."""
    filters: AlertRuleFilters
    """Filters."""
    openHoursOnly: NotRequired[bool]
    """Whether the metric is monitored only during business hours."""
    id: str
    """Unique ID."""
    name: str
    """Name."""
    active: bool
    """Whether the item is active."""
    value: float | None
    """Value."""
    checkedAt: str | None
    """When it was checked."""
    openAlertId: str | None
    """ID of the open alert."""

AlertRuleFigure: TypeAlias = Literal["calls", "success_rate", "failure_rate", "broken_off", "average_duration", "active_agents", "answer_time", "satisfaction", "cost", "model_cost", "minutes", "quality", "not_understood", "left_early", "provider_failures", "action_failures", "webhook_failures", "busy_lines"]

class AlertRuleFilters(TypedDict):
    agentId: NotRequired[str]
    """ID of the agent."""
    workflowId: NotRequired[str]
    """ID of the workflow."""
    campaignId: NotRequired[str]
    """ID of the campaign."""
    channel: NotRequired[CallChannel]
    """The conversation’s channel."""
    direction: NotRequired[CallPhoneDirection]
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""

AlertRuleMinutes: TypeAlias = "Literal[15, 60, 240, 1440, 10080]"

AlertRuleWhen: TypeAlias = Literal["above", "below"]

class AlertsCreateRuleBody(TypedDict):
    figure: AlertRuleFigure
    """The monitored metric."""
    when: AlertRuleWhen
    """Whether the alert triggers above or below the threshold."""
    limit: float
    """Threshold for the metric."""
    minutes: AlertRuleMinutes
    """Length of the lookback window, in minutes."""
    leastCalls: int
    """Minimum number of calls before the rule is evaluated."""
    filters: AlertRuleFilters
    """Filters."""
    openHoursOnly: NotRequired[bool]
    """Whether the metric is monitored only during business hours."""
    name: str
    """Name."""

class AlertsListQuery(TypedDict):
    status: NotRequired[Literal["open", "over"]]
    """Status."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class AlertsPreviewAnswer(TypedDict):
    value: float | None
    """Value."""
    calls: int
    """Number of calls."""
    closed: bool
    """Whether the business is closed now."""
    raised: bool
    """Whether the alert is active."""

class AlertsPreviewBody(TypedDict):
    figure: AlertRuleFigure
    """The monitored metric."""
    when: AlertRuleWhen
    """Whether the alert triggers above or below the threshold."""
    limit: float
    """Threshold for the metric."""
    minutes: AlertRuleMinutes
    """Length of the lookback window, in minutes."""
    leastCalls: int
    """Minimum number of calls before the rule is evaluated."""
    filters: AlertRuleFilters
    """Filters."""
    openHoursOnly: NotRequired[bool]
    """Whether the metric is monitored only during business hours."""

class AlertsRulesAnswer(TypedDict):
    items: List[AlertRule]
    """The items."""

class AlertsUpdateRuleBody(TypedDict):
    figure: NotRequired[AlertRuleFigure]
    """The monitored metric."""
    when: NotRequired[AlertRuleWhen]
    """Whether the alert triggers above or below the threshold."""
    limit: NotRequired[float]
    """Threshold for the metric."""
    minutes: NotRequired[AlertRuleMinutes]
    """Length of the lookback window, in minutes."""
    leastCalls: NotRequired[int]
    """Minimum number of calls before the rule is evaluated."""
    filters: NotRequired[AlertRuleFilters]
    """Filters."""
    openHoursOnly: NotRequired[bool]
    """Whether the metric is monitored only during business hours."""
    name: NotRequired[str]
    """Name."""
    active: NotRequired[bool]
    """Whether the item is active."""

class AnalysisCriterion(TypedDict):
    name: str
    """Name."""
    about: str
    """The topic."""

class AnalysisField(TypedDict):
    name: str
    """Name."""
    about: str
    """The topic."""
    type: CallAnalysisFieldType
    """Type."""
    choices: List[str]
    """The choices."""

class AnalysisFieldInput(TypedDict):
    name: str
    """Name."""
    about: NotRequired[str]
    """The topic."""
    type: CallAnalysisFieldType
    """Type."""
    choices: NotRequired[List[str]]
    """The choices."""

class AnalysisSetting(TypedDict):
    fields: List[AnalysisField]
    """Fields, each with its name."""
    criteria: List[AnalysisCriterion]
    """Criteria evaluated after a call."""

class AnalysisSettingInput(TypedDict):
    fields: List[AnalysisFieldInput]
    """Fields, each with its name."""
    criteria: List[AnalysisCriterion]
    """Criteria evaluated after a call."""

AnalyticsBefore = TypedDict("AnalyticsBefore", {
    "from": str,
    "to": str,
})

class AnalyticsChannelsItem(TypedDict):
    channel: CallChannel
    """The conversation’s channel."""
    calls: int
    """Number of calls."""

class AnalyticsEndReasonsItem(TypedDict):
    endReason: CallEndReason
    """Why the conversation ended."""
    calls: int
    """Number of calls."""

class AnalyticsPlacesItem(TypedDict):
    place: str | None
    """The step’s name on the page."""
    calls: int
    """Number of calls."""
    successes: int
    """Number of successes."""

class AnalyticsTagsItem(TypedDict):
    tag: str
    """The tag."""
    calls: int
    """Number of calls."""

class AnalyticsHoursItem(TypedDict):
    weekday: int
    """Day of the week; 1 is Monday."""
    hour: int
    """Hour of the day."""
    calls: int
    """Number of calls."""

Analytics = TypedDict("Analytics", {
    "hasCalls": bool,
    "from": str,
    "to": str,
    "timeZone": str,
    "before": AnalyticsBefore,
    "totals": AnalyticsTotals,
    "totalsBefore": AnalyticsTotals,
    "series": List[AnalyticsSeries],
    "currency": Currency,
    "agents": List[AnalyticsAgent],
    "channels": List[AnalyticsChannelsItem],
    "endReasons": List[AnalyticsEndReasonsItem],
    "places": List[AnalyticsPlacesItem],
    "tags": List[AnalyticsTagsItem],
    "hours": List[AnalyticsHoursItem],
    "answers": AnalyticsAnswers | None,
})

class AnalyticsAgent(TypedDict):
    calls: int
    """Number of calls."""
    successes: int
    """Number of successes."""
    failures: int
    """Number of failures."""
    durationMs: float
    """Duration, in milliseconds."""
    rated: int
    """Number of calls with an outcome."""
    satisfaction: float | None
    """Average satisfaction; null if there are no ratings."""
    billedSeconds: float
    """Seconds counted toward the minutes limit."""
    modelCost: float
    """Language model cost, in millionths of a dollar."""
    agentId: str | None
    """ID of the agent."""
    name: str
    """Name."""

AnalyticsAgentFunnelQuery = TypedDict("AnalyticsAgentFunnelQuery", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "range": NotRequired[AnalyticsGetRange],
})

class AnalyticsAnswers(TypedDict):
    turns: int
    """Number of turns."""
    p50: float
    """Median, in milliseconds."""
    p90: float
    """90th percentile, in milliseconds."""
    p95: float
    """95th percentile, in milliseconds."""
    p99: float
    """99th percentile, in milliseconds."""

AnalyticsCallsQuery = TypedDict("AnalyticsCallsQuery", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "workflowId": NotRequired[str],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "endNodeId": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "range": NotRequired[AnalyticsGetRange],
    "format": NotRequired[CallBatchesExportFormat],
})

AnalyticsGetQuery = TypedDict("AnalyticsGetQuery", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "workflowId": NotRequired[str],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "endNodeId": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "range": NotRequired[AnalyticsGetRange],
})

AnalyticsGetRange: TypeAlias = Literal["today", "7_days", "30_days", "90_days", "this_month", "last_month"]

class AnalyticsSeries(TypedDict):
    calls: int
    """Number of calls."""
    successes: int
    """Number of successes."""
    failures: int
    """Number of failures."""
    durationMs: float
    """Duration, in milliseconds."""
    rated: int
    """Number of calls with an outcome."""
    satisfaction: float | None
    """Average satisfaction; null if there are no ratings."""
    billedSeconds: float
    """Seconds counted toward the minutes limit."""
    modelCost: float
    """Language model cost, in millionths of a dollar."""
    date: str
    """The day."""
    cost: int | None
    """Cost in millionths of a dollar; null if the price is unknown."""

class AnalyticsTotals(TypedDict):
    calls: int
    """Number of calls."""
    successes: int
    """Number of successes."""
    failures: int
    """Number of failures."""
    durationMs: float
    """Duration, in milliseconds."""
    rated: int
    """Number of calls with an outcome."""
    satisfaction: float | None
    """Average satisfaction; null if there are no ratings."""
    billedSeconds: float
    """Seconds counted toward the minutes limit."""
    modelCost: float
    """Language model cost, in millionths of a dollar."""
    cost: int | None
    """Cost in millionths of a dollar; null if the price is unknown."""
    activeAgents: int
    """Number of agents with calls."""
    successRate: float | None
    """Success rate, in percent; null if there are no results."""
    averageMs: float | None
    """Average, in milliseconds."""

AnalyticsWorkflowFunnelQuery = TypedDict("AnalyticsWorkflowFunnelQuery", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "range": NotRequired[AnalyticsGetRange],
})

class ApiRequestConfigHeadersItem(TypedDict):
    name: str
    """Name."""
    value: str
    """Value."""

class ApiRequestConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    method: NotRequired[ActionConfigurationCustomWebhookMethod]
    """Request method."""
    url: str
    """The URL."""
    headers: NotRequired[List[ApiRequestConfigHeadersItem]]
    """Request headers."""
    body: NotRequired[str]
    """Body of the message or request."""

class ApiRequestStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["api_request"]
    """Type."""
    title: str
    """Display title."""
    config: ApiRequestConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class ApiRequestStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["api_request"]
    """Type."""
    title: str
    """Display title."""
    config: ApiRequestConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Appointment(TypedDict):
    id: str
    """Unique ID."""
    startsAt: str
    """Start time."""
    endsAt: str
    """End time."""
    timeZone: str
    """IANA time zone, such as `Europe/Berlin`."""
    title: str
    """Display title."""
    attendeeName: str | None
    """The attendee’s name."""
    attendeeEmail: str | None
    """The attendee’s email address."""
    attendeePhone: str | None
    """The attendee’s phone number."""
    notes: str | None
    """Notes."""
    callId: str | None
    """ID of the call."""
    calendarId: str | None
    """ID of the calendar."""
    calendarName: str | None
    """Name of the calendar; null for the main one."""
    status: AppointmentStatus
    """Status."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    officeEvents: List[OfficeEvent]
    """Status in connected calendars."""

class AppointmentBookedEvent(TypedDict):
    type: Literal["appointment.booked"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: Appointment
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AppointmentCancelledEvent(TypedDict):
    type: Literal["appointment.cancelled"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: Appointment
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AppointmentMovedEvent(TypedDict):
    type: Literal["appointment.moved"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: AppointmentMovedEventData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class AppointmentMovedEventData(TypedDict):
    id: str
    """Unique ID."""
    startsAt: str
    """Start time."""
    endsAt: str
    """End time."""
    timeZone: str
    """IANA time zone, such as `Europe/Berlin`."""
    title: str
    """Display title."""
    attendeeName: str | None
    """The attendee’s name."""
    attendeeEmail: str | None
    """The attendee’s email address."""
    attendeePhone: str | None
    """The attendee’s phone number."""
    notes: str | None
    """Notes."""
    callId: str | None
    """ID of the call."""
    calendarId: str | None
    """ID of the calendar."""
    calendarName: str | None
    """Name of the calendar; null for the main one."""
    status: AppointmentStatus
    """Status."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    officeEvents: List[OfficeEvent]
    """Status in connected calendars."""
    movedFrom: str
    """Previous start time of the appointment."""

AppointmentStatus: TypeAlias = Literal["booked", "cancelled"]

class AppointmentsListAnswer(TypedDict):
    items: List[Appointment]
    """The items."""

class AppointmentsListQuery(TypedDict):
    callId: NotRequired[str]
    """ID of the call."""
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[str]
    """Your own values, by name."""

class AppointmentsMoveBody(TypedDict):
    startsAt: str
    """Start time."""

class AppointmentsTimesAnswer(TypedDict):
    timeZone: str
    """IANA time zone, such as `Europe/Berlin`."""
    items: List[str]
    """The items."""

class AppointmentsTimesQuery(TypedDict):
    date: NotRequired[str]
    """The day."""

class AppointmentsUpdateBody(TypedDict):
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Your own values, by name."""

class Approval(TypedDict):
    id: str
    """Unique ID."""
    status: ApprovalStatus
    """Status."""
    note: str | None
    """A note for your team."""
    askedBy: Editor | None
    """Who requested approval."""
    createdAt: str
    """When it was created."""
    decidedBy: Editor | None
    """Who decided; null if pending."""
    decidedAt: str | None
    """When it was decided."""
    word: str | None
    """The reviewer’s comment."""
    configuration: AgentConfiguration
    """All of the settings."""

ApprovalStatus: TypeAlias = Literal["open", "approved", "refused", "withdrawn"]

class ApprovalsAskAnswer(TypedDict):
    id: str
    """Unique ID."""
    status: ApprovalStatus
    """Status."""
    note: str | None
    """A note for your team."""
    createdAt: str
    """When it was created."""

class ApprovalsAskBody(TypedDict):
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""
    note: NotRequired[str]
    """A note for your team."""

class ApprovalsDecideBody(TypedDict):
    approve: bool
    """Whether the request is approved."""
    word: NotRequired[str]
    """The reviewer’s comment."""
    override: NotRequired[TestsOverride]
    """Publishes despite failing tests. The audit log records the reason."""

class ApprovalsListAnswer(TypedDict):
    required: bool
    """Whether publishing requires approval."""
    items: List[Approval]
    """The items."""

class ApprovalsRequireBody(TypedDict):
    required: bool
    """Whether publishing requires approval."""

class AskConfig(TypedDict):
    intro: NotRequired[str]
    """What the agent says once before the first question."""
    slots: List[SlotDef]
    """Questions to ask."""

class AskStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["ask"]
    """Type."""
    title: str
    """Display title."""
    config: AskConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class AskStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["ask"]
    """Type."""
    title: str
    """Display title."""
    config: AskConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Automation(TypedDict):
    id: str
    """Unique ID."""
    cause: AutomationSummaryCause
    """What started the run."""
    status: AutomationSummaryStatus
    """Status."""
    version: int
    """Version number."""
    outcome: CallOutcome | None
    """Outcome of the conversation."""
    error: str | None
    """The error; null if there was none."""
    callId: str | None
    """ID of the call."""
    contactId: str | None
    """ID of the contact."""
    startedAt: str
    """Start time."""
    endedAt: str | None
    """End time."""
    withheld: bool
    """Whether values are omitted because they’re sensitive."""
    values: Dict[str, Json] | None
    """Values by name."""
    steps: List[AutomationStep]
    """The steps that ran, in order."""

class AutomationStep(TypedDict):
    nodeId: str
    """ID of the node."""
    title: str
    """Display title."""
    did: str
    """What the step did."""
    at: str
    """Date and time."""
    ok: bool | None
    """Whether the attempt succeeded; null if not yet known."""
    message: str | None
    """Message text."""

class AutomationSummary(TypedDict):
    id: str
    """Unique ID."""
    cause: AutomationSummaryCause
    """What started the run."""
    status: AutomationSummaryStatus
    """Status."""
    version: int
    """Version number."""
    outcome: CallOutcome | None
    """Outcome of the conversation."""
    error: str | None
    """The error; null if there was none."""
    callId: str | None
    """ID of the call."""
    contactId: str | None
    """ID of the contact."""
    startedAt: str
    """Start time."""
    endedAt: str | None
    """End time."""

AutomationSummaryCause: TypeAlias = Literal["call_ended", "contact_added", "schedule", "manual"]

AutomationSummaryStatus: TypeAlias = Literal["running", "succeeded", "failed"]

class AutomationsAddTriggerBody(TypedDict):
    settings: TriggerSettingsInput
    """Settings."""

class AutomationsChangeTriggerBody(TypedDict):
    settings: NotRequired[TriggerSettingsInput]
    """Settings."""
    isPaused: NotRequired[bool]
    """Whether the item is paused."""

class AutomationsListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class AutomationsRunBody(TypedDict):
    values: NotRequired[Dict[str, Json]]
    """Values by name."""

class AutomationsTriggersAnswer(TypedDict):
    items: List[WorkflowTrigger]
    """The items."""

class BackgroundSound(TypedDict):
    sound: BackgroundSoundSound
    """The background sound."""
    levelDb: float
    """Volume, in decibels."""

class BackgroundSoundInput(TypedDict):
    sound: BackgroundSoundSound
    """The background sound."""
    levelDb: NotRequired[float]
    """Volume, in decibels."""

BackgroundSoundSound: TypeAlias = Literal["none", "quiet", "office", "cafe"]

class BillingProfile(TypedDict):
    name: str
    """Name."""
    address: str
    """Postal address."""
    country: str | None
    """Two-letter country code, such as `US`."""
    vatId: str | None
    """ID of the vat."""
    footer: NotRequired[str]
    """Footer text on invoices."""

class BillingSetProfileBody(TypedDict):
    name: str
    """Name."""
    address: str
    """Postal address."""
    country: str | None
    """Two-letter country code, such as `US`."""
    vatId: str | None
    """ID of the vat."""
    footer: NotRequired[str]
    """Footer text on invoices."""

class BusinessHours(TypedDict):
    sunday: List[DaySpan]
    """Business hours on Sundays; empty if closed."""
    monday: List[DaySpan]
    """Business hours on Mondays; empty if closed."""
    tuesday: List[DaySpan]
    """Business hours on Tuesdays; empty if closed."""
    wednesday: List[DaySpan]
    """Business hours on Wednesdays; empty if closed."""
    thursday: List[DaySpan]
    """Business hours on Thursdays; empty if closed."""
    friday: List[DaySpan]
    """Business hours on Fridays; empty if closed."""
    saturday: List[DaySpan]
    """Business hours on Saturdays; empty if closed."""

class BusinessHoursInput(TypedDict):
    sunday: List[DaySpan]
    """Business hours on Sundays; empty if closed."""
    monday: List[DaySpan]
    """Business hours on Mondays; empty if closed."""
    tuesday: List[DaySpan]
    """Business hours on Tuesdays; empty if closed."""
    wednesday: List[DaySpan]
    """Business hours on Wednesdays; empty if closed."""
    thursday: List[DaySpan]
    """Business hours on Thursdays; empty if closed."""
    friday: List[DaySpan]
    """Business hours on Fridays; empty if closed."""
    saturday: List[DaySpan]
    """Business hours on Saturdays; empty if closed."""

class Calendar(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    businessHours: BusinessHours | None
    """Hours when appointments can be booked; null to use the workspace’s business hours."""
    upcoming: int
    """Number of upcoming appointments."""

class CalendarsCreateBody(TypedDict):
    name: str
    """Name."""
    businessHours: NotRequired[BusinessHoursInput | None]
    """Hours when appointments can be booked; null to use the workspace’s business hours."""

class CalendarsListAnswer(TypedDict):
    items: List[Calendar]
    """The items."""

class CalendarsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    businessHours: NotRequired[BusinessHoursInput | None]
    """Hours when appointments can be booked; null to use the workspace’s business hours."""

class CallPhone(TypedDict):
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    ownNumber: str
    """Your number."""
    otherNumber: str | None
    """The other party’s number."""
    contact: TaskPerson | None
    """The contact, if known."""

class CallWebsite(TypedDict):
    page: str
    """URL of the page where the visitor opened the widget."""
    referrer: str | None
    """The page the visitor came from."""

class Call(TypedDict):
    id: str
    """Unique ID."""
    agentId: str | None
    """ID of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """The conversation’s channel."""
    status: CallStatus
    """Status of the call or action."""
    startedAt: str
    """Start time."""
    endedAt: str | None
    """End time."""
    durationMs: int
    """Duration, in milliseconds."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """Outcome of the conversation."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    phone: CallPhone | None
    """Details of the phone call."""
    tags: List[str]
    """Tags."""
    openTasks: int
    """Number of open tasks."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    updatedAt: str
    """When it was updated."""
    summary: CallOutline
    """A short summary."""
    analysis: CallAnalysis | None
    """Values extracted from the transcript."""
    agentVersion: int
    """The agent version that answered."""
    website: CallWebsite | None
    """The website the call came from; null if none."""
    recording: CallRecording | None
    """Recording status."""
    removed: List[RemovedPart]
    """Content removed by retention. Turns without a transcript have no text, but keep their times."""
    redactedAt: str | None
    """When it was redacted."""
    turns: List[CallTurn]
    """The transcript, in order."""
    slots: List[CallSlot]
    """Collected values, by name."""
    actions: List[CallAction]
    """Actions that ran or will run."""

class CallAction(TypedDict):
    runId: str
    """ID of the run."""
    action: str
    """The action."""
    status: CallActionStatus
    """Status of the call or action."""
    input: Json
    """Input."""
    output: Json
    """The output."""
    startedAt: str
    """Start time."""
    endedAt: str | None
    """End time."""

CallActionStatus: TypeAlias = Literal["pending", "running", "succeeded", "failed", "unknown"]

class CallAnalysisFieldsItem(TypedDict):
    name: str
    """Name."""
    type: CallAnalysisFieldType
    """Type."""
    value: str | float | bool
    """Value."""
    proof: CallAnalysisFieldProof
    """Words in the transcript that support the value."""

class CallAnalysisCriteriaItem(TypedDict):
    name: str
    """Name."""
    verdict: Literal["met", "not_met", "not_applicable"]
    """Whether the criterion was met."""
    reason: str
    """The reason, in plain language."""
    proof: CallAnalysisFieldProof | None
    """Words in the transcript that support the value."""

class CallAnalysis(TypedDict):
    fields: List[CallAnalysisFieldsItem]
    """Fields, each with its name."""
    criteria: List[CallAnalysisCriteriaItem]
    """Criteria evaluated after a call."""
    open: List[str]
    """Names of the fields and criteria without a result."""
    generatedBy: CallAnalysisGeneratedBy
    """The service and model that generated the result."""
    createdAt: str
    """When it was created."""

class CallAnalysisFieldProof(TypedDict):
    seq: int
    """Turn number, starting at 0."""
    role: CallAnalysisFieldProofRole
    """Who said this: the agent or the caller."""
    quote: str
    """The exact words spoken."""

CallAnalysisFieldProofRole: TypeAlias = Literal["agent", "caller"]

CallAnalysisFieldType: TypeAlias = Literal["text", "number", "yes_no", "date", "choice"]

class CallAnalysisGeneratedBy(TypedDict):
    provider: CallAnalysisGeneratedByProvider
    """The service."""
    model: str
    """Name of the model."""

CallAnalysisGeneratedByProvider: TypeAlias = Literal["openai", "anthropic", "google", "mistral", "groq", "compatible"]

class CallAnalyzedEvent(TypedDict):
    type: Literal["call.analyzed"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CallAnalyzedEventData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

CallAnalyzedEventData = TypedDict("CallAnalyzedEventData", {
    "callId": str,
    "agentId": str | None,
    "agentName": str,
    "agentVersion": int,
    "channel": str,
    "test": bool,
    "startedAt": str,
    "direction": CallPhoneDirection | None,
    "from": str | None,
    "to": str | None,
    "numberId": str | None,
    "contactId": str | None,
    "externalId": str | None,
    "metadata": Dict[str, str],
    "analysis": CallAnalysis,
})

class CallBatchesCountAnswer(TypedDict):
    calls: int
    """Number of calls."""
    more: bool
    """Whether more calls match than were counted."""

CallBatchesCountQuery = TypedDict("CallBatchesCountQuery", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "workflowId": NotRequired[str],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "endNodeId": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "q": NotRequired[str],
    "status": NotRequired[CallSearchStatus],
    "externalId": NotRequired[str],
    "metadata": NotRequired[str],
    "contactId": NotRequired[str],
    "updatedSince": NotRequired[str],
})

CallBatchesExportFormat: TypeAlias = Literal["csv", "jsonl"]

CallBatchesExportQuery = TypedDict("CallBatchesExportQuery", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "workflowId": NotRequired[str],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "endNodeId": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "q": NotRequired[str],
    "status": NotRequired[CallSearchStatus],
    "externalId": NotRequired[str],
    "metadata": NotRequired[str],
    "contactId": NotRequired[str],
    "updatedSince": NotRequired[str],
    "format": NotRequired[CallBatchesExportFormat],
})

class CallBatchesRemoveBody(TypedDict):
    ids: NotRequired[List[str]]
    """IDs of the items."""
    filter: NotRequired[CallSearchInput]
    """Filter that selects the contacts or calls."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""

class CallBatchesTagAnswer(TypedDict):
    changed: List[str]
    """IDs of the changed calls."""
    seen: int
    """Number of calls checked."""
    next: str | None
    """Cursor for the next page, sent as `cursor`; null on the last page."""

class CallBatchesTagBody(TypedDict):
    ids: NotRequired[List[str]]
    """IDs of the items."""
    filter: NotRequired[CallSearchInput]
    """Filter that selects the contacts or calls."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    add: NotRequired[List[str]]
    """Items to add."""
    remove: NotRequired[List[str]]
    """Items to remove."""

CallChannel: TypeAlias = Literal["browser", "phone", "sms", "chat", "api", "test"]

CallEndReason: TypeAlias = Literal["completed", "caller_hangup", "agent_hangup", "silence", "max_duration", "handed_off", "lost_connection", "failed", "outside_hours", "voicemail", "busy", "no_answer", "refused"]

class CallEndedDataTranscriptItem(TypedDict):
    role: CallAnalysisFieldProofRole
    """Who said this: the agent or the caller."""
    text: str
    """The text."""
    startMs: int
    """Start, in milliseconds."""

CallEndedData = TypedDict("CallEndedData", {
    "callId": str,
    "agentId": str | None,
    "agentName": str,
    "agentVersion": int,
    "channel": str,
    "test": bool,
    "startedAt": str,
    "direction": CallPhoneDirection | None,
    "from": str | None,
    "to": str | None,
    "numberId": str | None,
    "contactId": str | None,
    "externalId": str | None,
    "metadata": Dict[str, str],
    "endedAt": str,
    "durationMs": int,
    "endReason": str | None,
    "outcome": str | None,
    "summary": str,
    "tags": List[str],
    "collected": Dict[str, Json],
    "transcript": List[CallEndedDataTranscriptItem],
    "billedSeconds": int,
    "recordingUrl": str | None,
    "url": str,
})

class CallEndedEvent(TypedDict):
    type: Literal["call.ended"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CallEndedData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class CallFoundPiecesItem(TypedDict):
    text: str
    """The text."""
    hit: bool
    """Whether this text is a match."""

class CallFound(TypedDict):
    of: Literal["agent", "caller", "value", "number", "note"]
    """Where the match is: in the agent’s or caller’s words, a value, the number, or a note."""
    name: str | None
    """Name."""
    seq: int | None
    """Turn number, starting at 0."""
    pieces: List[CallFoundPiecesItem]
    """Chunks of documents."""

class CallHandedOffEvent(TypedDict):
    type: Literal["call.handed_off"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CallEndedData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class CallHours(TypedDict):
    when: CallHoursWhen
    """When calls are answered."""
    own: NotRequired[BusinessHours]
    """The agent’s own hours."""
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""
    holidays: bool
    """Whether the business closes on holidays."""
    otherwise: CallHoursOtherwiseMessage | CallHoursOtherwiseAgent
    """What happens outside these hours."""

class CallHoursInput(TypedDict):
    when: CallHoursWhen
    """When calls are answered."""
    own: NotRequired[BusinessHoursInput]
    """The agent’s own hours."""
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""
    holidays: NotRequired[bool]
    """Whether the business closes on holidays."""
    otherwise: CallHoursOtherwiseMessageInput | CallHoursOtherwiseAgentInput
    """What happens outside these hours."""

class CallHoursOtherwiseAgent(TypedDict):
    do: Literal["agent"]
    """What to do."""
    agentId: str
    """ID of the agent."""
    message: str
    """Message text."""

class CallHoursOtherwiseAgentInput(TypedDict):
    do: Literal["agent"]
    """What to do."""
    agentId: str
    """ID of the agent."""
    message: str
    """Message text."""

class CallHoursOtherwiseMessage(TypedDict):
    do: Literal["message"]
    """What to do."""
    message: str
    """Message text."""

class CallHoursOtherwiseMessageInput(TypedDict):
    do: Literal["message"]
    """What to do."""
    message: str
    """Message text."""

CallHoursWhen: TypeAlias = Literal["always", "business", "own"]

class CallLink(TypedDict):
    id: str
    """Unique ID."""
    parts: List[CallLinkPart]
    """Parts of the call that the link shows."""
    author: TaskPerson | None
    """The author; null if unknown."""
    createdAt: str
    """When it was created."""
    expiresAt: str
    """Expiration time."""
    openedAt: str | None
    """When it was opened."""
    opened: int
    """Number of times the link was opened."""

CallLinkPart: TypeAlias = Literal["transcript", "sound", "values"]

class CallLinksCreateAnswer(TypedDict):
    link: CallLink
    """The link."""
    token: str
    """The link’s secret part, shown once."""
    path: str
    """Path of the link."""

class CallLinksCreateBody(TypedDict):
    hours: Literal[1] | Literal[24] | Literal[168] | Literal[720]
    """Hours until the link stops working."""
    parts: List[CallLinkPart]
    """What the link shows."""

class CallLinksListAnswer(TypedDict):
    items: List[CallLink]
    """The items."""

class CallNote(TypedDict):
    id: str
    """Unique ID."""
    text: str
    """The text."""
    author: TaskPerson | None
    """The author; null if unknown."""
    own: bool
    """Whether you wrote the note."""
    createdAt: str
    """When it was created."""
    updatedAt: str | None
    """When it was updated."""

class CallNotesCreateBody(TypedDict):
    text: str
    """The text."""

class CallNotesListAnswer(TypedDict):
    items: List[CallNote]
    """The items."""

CallOutcome: TypeAlias = Literal["success", "failure", "neutral"]

class CallOutlineCollectedItem(TypedDict):
    name: str
    """Name."""
    spoken: str
    """The value as an agent says it."""

class CallOutline(TypedDict):
    text: str
    """The summary in plain text."""
    asked: str | None
    """The question that was asked."""
    collected: List[CallOutlineCollectedItem]
    """The caller’s answers, by name."""
    done: List[str]
    """What the agent did, one line per action."""
    promised: List[str]
    """What the agent promised."""
    ended: str
    """How the call ended."""

CallPhoneDirection: TypeAlias = Literal["inbound", "outbound"]

class CallQualitySignsItem(TypedDict):
    sign: Literal["not_understood", "asked_twice", "dead_air", "slow_answer", "caller_angry", "interrupted", "action_failed", "left_early", "promise_made"]
    """The issue."""
    times: int
    """Number of occurrences."""
    points: int
    """Points deducted."""

class CallQuality(TypedDict):
    score: int | None
    """Points from 0 to 100; null if not scored."""
    signs: List[CallQualitySignsItem]
    """Issues detected in the call."""
    reviewed: bool
    """Whether someone has reviewed the call."""

class CallQualityReviewBody(TypedDict):
    reviewed: bool
    """Whether someone has reviewed the call."""

class CallQualitySetScorecardBody(TypedDict):
    not_understood: SignPoints
    """Turns that weren’t understood."""
    asked_twice: SignPoints
    """Repeated questions."""
    dead_air: SignPoints
    """Agent silences."""
    slow_answer: SignPoints
    """Slow answers."""
    caller_angry: SignPoints
    """Angry callers."""
    interrupted: SignPoints
    """Callers who talked over the agent."""
    action_failed: SignPoints
    """Failed actions."""
    left_early: SignPoints
    """Callers who hung up early."""
    promise_made: SignPoints
    """Follow-ups promised."""

class CallQualityToReviewItemPhone(TypedDict):
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    ownNumber: str
    """Your number."""
    otherNumber: str | None
    """The other party’s number."""
    contact: TaskPerson | None
    """The contact, if known."""

class CallQualityToReviewItem(TypedDict):
    id: str
    """Unique ID."""
    agentId: str | None
    """ID of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """The conversation’s channel."""
    status: CallStatus
    """Status."""
    startedAt: str
    """Start time."""
    endedAt: str | None
    """End time."""
    durationMs: int
    """Duration, in milliseconds."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """Outcome of the conversation."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    phone: CallQualityToReviewItemPhone | None
    """Details of the phone call."""
    tags: List[str]
    """Tags."""
    openTasks: int
    """Number of open tasks."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    updatedAt: str
    """When it was updated."""
    quality: CallQuality
    """Call quality."""

class CallQualityToReviewQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class CallQueueListAnswer(TypedDict):
    items: List[WaitingCaller]
    """The items."""

CallRecording: TypeAlias = Literal["wanted", "running", "kept", "failed", "removed"]

CallSearch = TypedDict("CallSearch", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "workflowId": NotRequired[str],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "endNodeId": NotRequired[str],
    "tests": CallSearchTests,
    "q": NotRequired[str],
    "status": NotRequired[CallSearchStatus],
    "externalId": NotRequired[str],
    "metadata": NotRequired[str],
    "contactId": NotRequired[str],
    "updatedSince": NotRequired[str],
})

CallSearchInput = TypedDict("CallSearchInput", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "workflowId": NotRequired[str],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "endNodeId": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "q": NotRequired[str],
    "status": NotRequired[CallSearchStatus],
    "externalId": NotRequired[str],
    "metadata": NotRequired[str],
    "contactId": NotRequired[str],
    "updatedSince": NotRequired[str],
})

CallSearchStatus: TypeAlias = Literal["live", "ended"]

CallSearchTests: TypeAlias = Literal["with", "without", "only"]

class CallSettings(TypedDict):
    turns: NotRequired[TurnSetting]
    """Turn-taking settings."""
    pronunciation: NotRequired[List[PronouncedAs]]
    """Words with a custom pronunciation."""
    background: NotRequired[BackgroundSound]
    """Sound played behind the agent’s voice."""
    knowsCallers: NotRequired[bool]
    """Whether callers are recognized by their phone number."""
    endWords: NotRequired[List[str]]
    """Phrases that end the call when a caller says them."""
    maxMinutes: NotRequired[int]
    """Maximum length of the conversation, in minutes."""
    hours: NotRequired[CallHours]
    """When the agent answers."""
    voicemail: NotRequired[Voicemail]
    """What the agent does when voicemail answers."""
    otherLanguages: NotRequired[List[AgentLanguage]]
    """Other languages the agent switches to when a caller speaks or asks for them"""

class CallSettingsInput(TypedDict):
    turns: NotRequired[TurnSettingInput]
    """Turn-taking settings."""
    pronunciation: NotRequired[List[PronouncedAsInput]]
    """Words with a custom pronunciation."""
    background: NotRequired[BackgroundSoundInput]
    """Sound played behind the agent’s voice."""
    knowsCallers: NotRequired[bool]
    """Whether callers are recognized by their phone number."""
    endWords: NotRequired[List[str]]
    """Phrases that end the call when a caller says them."""
    maxMinutes: NotRequired[int]
    """Maximum length of the conversation, in minutes."""
    hours: NotRequired[CallHoursInput]
    """When the agent answers."""
    voicemail: NotRequired[VoicemailInput]
    """What the agent does when voicemail answers."""
    otherLanguages: NotRequired[List[AgentLanguage]]
    """Other languages the agent switches to when a caller speaks or asks for them"""

class CallSlot(TypedDict):
    name: str
    """Name."""
    value: Json
    """Value."""
    said: str
    """What was said."""
    spoken: str
    """The value as an agent says it."""
    hidden: NotRequired[bool]
    """Whether the text or value is hidden as sensitive."""

CallStartedData = TypedDict("CallStartedData", {
    "callId": str,
    "agentId": str | None,
    "agentName": str,
    "agentVersion": int,
    "channel": str,
    "test": bool,
    "startedAt": str,
    "direction": CallPhoneDirection | None,
    "from": str | None,
    "to": str | None,
    "numberId": str | None,
    "contactId": str | None,
    "externalId": str | None,
    "metadata": Dict[str, str],
})

class CallStartedEvent(TypedDict):
    type: Literal["call.started"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CallStartedData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

CallStatus: TypeAlias = Literal["waiting", "live", "ended"]

class CallTurnTimings(TypedDict):
    firstAudio: float | None
    """Milliseconds until the first audio."""
    engine: float
    """Engine processing time, in milliseconds."""
    store: float
    """Storage time, in milliseconds."""
    synthesis: float | None
    """Speech synthesis time, in milliseconds."""

class CallTurn(TypedDict):
    seq: int
    """Turn number, starting at 0."""
    role: CallAnalysisFieldProofRole
    """Who said this: the agent or the caller."""
    text: str
    """The text."""
    intended: str | None
    """What the agent was about to say; null on the caller’s turn."""
    interrupted: bool
    """Whether the caller interrupted the agent."""
    startMs: int
    """Start, in milliseconds."""
    timings: CallTurnTimings | None
    """Time spent on each part of the response."""
    audio: bool
    """Whether the audio can be played."""
    saidBy: TaskPerson | None
    """The team member who spoke instead of the agent."""
    hidden: NotRequired[bool]
    """Whether the text or value is hidden as sensitive."""

class CallTurnData(TypedDict):
    callId: str
    """ID of the call."""
    agentId: str | None
    """ID of the agent."""
    test: bool
    """Whether this is a test call."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    sequence: int
    """The turn’s position in the conversation, starting at 0."""
    role: CallAnalysisFieldProofRole
    """Who said this: the agent or the caller."""
    text: str | None
    """What the caller said, or what the agent is about to say. Null if the agent doesn’t store call content."""
    step: str | None
    """ID of the current flow step."""
    at: str
    """Date and time."""

class CallTurnEvent(TypedDict):
    type: Literal["call.turn"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CallTurnData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class CallView(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    filters: CallSearch
    """Filters."""
    columns: List[Literal["agent", "outcome", "reason", "channel", "caller", "tags", "duration", "tasks"]] | None
    """Visible columns."""
    shared: bool
    """Whether everyone in the workspace has access."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""

class CallViewsCreateBody(TypedDict):
    name: str
    """Name."""
    filters: CallSearchInput
    """Filters."""
    columns: NotRequired[List[Literal["agent", "outcome", "reason", "channel", "caller", "tags", "duration", "tasks"]] | None]
    """Visible columns."""
    shared: NotRequired[bool]
    """Whether everyone in the workspace has access."""

class CallViewsListAnswer(TypedDict):
    items: List[CallView]
    """The items."""

class CallViewsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    filters: NotRequired[CallSearchInput]
    """Filters."""
    columns: NotRequired[List[Literal["agent", "outcome", "reason", "channel", "caller", "tags", "duration", "tasks"]] | None]
    """Visible columns."""
    shared: NotRequired[bool]
    """Whether everyone in the workspace has access."""

class CallerEmail(TypedDict):
    subject: str
    """Email subject."""
    text: str
    """The text."""

CallingRule = TypedDict("CallingRule", {
    "country": str,
    "from": int,
    "until": int,
    "days": List[int],
    "consent": bool,
    "publicHolidays": bool,
    "holidays": List[Holiday],
    "perDay": int,
    "isOwn": bool,
})

class CallingRulesListAnswer(TypedDict):
    items: List[CallingRule]
    """The items."""

CallingRulesSetBody = TypedDict("CallingRulesSetBody", {
    "from": int,
    "until": int,
    "days": List[int],
    "consent": bool,
    "publicHolidays": bool,
    "holidays": List[Holiday],
    "perDay": int,
})

CallsListQuery = TypedDict("CallsListQuery", {
    "from": NotRequired[str],
    "to": NotRequired[str],
    "agentId": NotRequired[str],
    "channel": NotRequired[CallChannel],
    "direction": NotRequired[CallPhoneDirection],
    "outcome": NotRequired[CallOutcome],
    "endReason": NotRequired[CallEndReason],
    "workflowId": NotRequired[str],
    "campaignId": NotRequired[str],
    "tag": NotRequired[str],
    "place": NotRequired[str],
    "endNodeId": NotRequired[str],
    "tests": NotRequired[CallSearchTests],
    "q": NotRequired[str],
    "status": NotRequired[CallSearchStatus],
    "externalId": NotRequired[str],
    "metadata": NotRequired[str],
    "contactId": NotRequired[str],
    "updatedSince": NotRequired[str],
    "cursor": NotRequired[str],
    "limit": NotRequired[int],
})

class CallsReplayAnswer(TypedDict):
    same: bool
    """Whether the result is the same."""
    differences: List[ReplayDifference]
    """What’s different."""

class CallsReplayBody(TypedDict):
    version: NotRequired[CallsReplayVersion]
    """Version number."""

CallsReplayVersion: TypeAlias = int | Literal["draft"]

class CallsRevealAnswerTurnsItem(TypedDict):
    seq: int
    """Turn number, starting at 0."""
    text: str
    """The text."""
    intended: str | None
    """What the agent was about to say; null on the caller’s turn."""

class CallsRevealAnswerSlotsItem(TypedDict):
    name: str
    """Name."""
    value: Json
    """Value."""
    said: str
    """What was said."""
    spoken: str
    """The value as an agent says it."""

class CallsRevealAnswer(TypedDict):
    turns: List[CallsRevealAnswerTurnsItem]
    """The transcript, in order."""
    slots: List[CallsRevealAnswerSlotsItem]
    """Collected values, by name."""

class CallsStartAnswer(TypedDict):
    callId: str
    """ID of the call."""
    ticket: str
    """Single-use ticket that opens the call’s socket."""
    socketPath: str
    """Path of the call’s WebSocket."""

class CallsStartBody(TypedDict):
    channel: Literal["browser"]
    """The conversation’s channel."""
    variables: NotRequired[Dict[str, Json]]
    """Initial values for the conversation, by name."""
    draft: NotRequired[bool]
    """Whether to use the draft."""
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""
    overrides: NotRequired[CallsStartOverrides]
    """Overrides for the agent’s settings in this conversation."""

class CallsStartOverrides(TypedDict):
    greeting: NotRequired[str]
    """The first thing callers hear."""
    voice: NotRequired[AgentVoice]
    """ID of the voice; see `GET /v1/voices`."""
    speed: NotRequired[float]
    """Voice speed; 1 is normal."""
    language: NotRequired[AgentLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    maxMinutes: NotRequired[int]
    """Maximum length of the conversation, in minutes."""

class CallsUpdateBody(TypedDict):
    outcome: NotRequired[CallOutcome]
    """Outcome of the conversation."""
    tags: NotRequired[List[str]]
    """Tags."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Your own values, by name."""

class CallsWhyAnswer(TypedDict):
    turns: List[TurnWhy]
    """The transcript, in order."""

class Campaign(TypedDict):
    name: str
    """Name."""
    channel: CampaignChannel
    """Whether the campaign calls or texts."""
    agentId: str | None
    """ID of the agent."""
    numberId: str
    """ID of the number."""
    text: str
    """The text message."""
    audience: CampaignAudience
    """Who gets called or texted."""
    purpose: ConsentPurpose
    """Purpose of the calls or messages."""
    hours: CampaignHours
    """Contact hours, in each person’s local time."""
    atOnce: int
    """Maximum concurrent calls."""
    perMinute: int
    """Maximum calls or messages per minute."""
    linesFree: int
    """Lines reserved for inbound calls."""
    attempts: CampaignAttempts
    """Retry settings."""
    goal: CampaignGoal
    """When a person counts as reached."""
    maxMinutes: int | None
    """Maximum call minutes in total; null for no limit."""
    maxSegments: int | None
    """Maximum SMS segments in total; null for no limit."""
    id: str
    """Unique ID."""
    status: CampaignStatus
    """Status of the campaign."""
    problem: str | None
    """A description of the problem; null if there was none."""
    preparedAt: str | None
    """When it was prepared."""
    startedAt: str | None
    """Start time."""
    endedAt: str | None
    """End time."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    createdAt: str
    """When it was created."""
    counts: CampaignCounts
    """Number of items, by result."""

class CampaignAttempts(TypedDict):
    most: int
    """Maximum attempts per person."""
    busyMinutes: int
    """Minutes until a busy number is called again."""
    noAnswerHours: int
    """Hours until an unanswered number is called again."""
    afterVoicemail: bool
    """Whether a number is called again after reaching voicemail."""

class CampaignAudienceFollows(TypedDict):
    campaignId: str
    """ID of the campaign."""
    results: List[CampaignAudienceFollowsResult]
    """Outcomes to follow up on."""

class CampaignAudience(TypedDict):
    segmentId: str | None
    """ID of the segment."""
    filter: List[ContactCondition]
    """Filter that selects the contacts or calls."""
    follows: CampaignAudienceFollows | None
    """The campaign that this one follows up on, and the outcomes to follow up on."""

CampaignAudienceFollowsResult: TypeAlias = Literal["reached", "answered", "voicemail", "screening", "busy", "no_answer", "failed", "not_placed", "opted_out", "sent", "delivered", "undelivered"]

CampaignChannel: TypeAlias = Literal["call", "text"]

class CampaignCounts(TypedDict):
    waiting: int
    """Number of people waiting."""
    calling: int
    """Number of calls in progress."""
    ended: int
    """Number of people the campaign has finished with."""
    skipped: int
    """Number of people excluded."""

class CampaignData(TypedDict):
    campaignId: str
    """ID of the campaign."""
    name: str
    """Name of the campaign."""
    channel: CampaignChannel
    """How the campaign reaches people: calls or texts."""
    status: Literal["running", "paused", "stopped", "done"]
    """Status."""
    problem: str | None
    """Why the campaign paused automatically; null if a person paused it or nothing is wrong."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""

class CampaignDetailResultsItem(TypedDict):
    result: CampaignAudienceFollowsResult
    """The result."""
    people: int
    """Number of people."""

class CampaignDetailSkipsItem(TypedDict):
    reason: CampaignDetailSkipReason
    """The reason, in plain language."""
    people: int
    """Number of people."""

class CampaignDetailSample(TypedDict):
    name: str
    """Name."""
    text: str
    """The text message."""
    segments: int
    """SMS segments, as counted by the carrier."""

class CampaignDetail(TypedDict):
    name: str
    """Name."""
    channel: CampaignChannel
    """Whether the campaign calls or texts."""
    agentId: str | None
    """ID of the agent."""
    numberId: str
    """ID of the number."""
    text: str
    """The text message."""
    audience: CampaignAudience
    """Who gets called or texted."""
    purpose: ConsentPurpose
    """Purpose of the calls or messages."""
    hours: CampaignHours
    """Contact hours, in each person’s local time."""
    atOnce: int
    """Maximum concurrent calls."""
    perMinute: int
    """Maximum calls or messages per minute."""
    linesFree: int
    """Lines reserved for inbound calls."""
    attempts: CampaignAttempts
    """Retry settings."""
    goal: CampaignGoal
    """When a person counts as reached."""
    maxMinutes: int | None
    """Maximum call minutes in total; null for no limit."""
    maxSegments: int | None
    """Maximum SMS segments in total; null for no limit."""
    id: str
    """Unique ID."""
    status: CampaignStatus
    """Status of the campaign."""
    problem: str | None
    """A description of the problem; null if there was none."""
    preparedAt: str | None
    """When it was prepared."""
    startedAt: str | None
    """Start time."""
    endedAt: str | None
    """End time."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    createdAt: str
    """When it was created."""
    counts: CampaignCounts
    """Number of items, by result."""
    agentName: str | None
    """Name of the agent."""
    number: str | None
    """Phone number in E.164 format, such as `+15715550123`."""
    results: List[CampaignDetailResultsItem]
    """Number of people, by outcome."""
    skips: List[CampaignDetailSkipsItem]
    """People skipped, by reason."""
    attempts24h: int
    """Calls in the last 24 hours."""
    minutesUsed: float
    """Minutes used."""
    segmentsUsed: int
    """SMS segments used."""
    sample: CampaignDetailSample | None
    """The text message for one recipient, as an example; null if there’s none."""
    nextAttemptAt: str | None
    """Time of the next attempt; null if there’s none."""

CampaignDetailSkipReason: TypeAlias = Literal["no_number", "special_number", "do_not_call", "no_consent", "no_window", "own_number", "refused", "missing_field"]

class CampaignEndedEvent(TypedDict):
    type: Literal["campaign.ended"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CampaignData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

CampaignGoal: TypeAlias = Literal["answered", "success"]

CampaignHours = TypedDict("CampaignHours", {
    "from": int,
    "until": int,
    "days": List[int],
})

class CampaignPausedEvent(TypedDict):
    type: Literal["campaign.paused"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CampaignData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class CampaignStartedEvent(TypedDict):
    type: Literal["campaign.started"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: CampaignData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

CampaignStatus: TypeAlias = Literal["draft", "running", "paused", "stopped", "done"]

class CampaignTarget(TypedDict):
    contactId: str | None
    """ID of the contact."""
    name: str
    """Name."""
    phone: str
    """Phone number in E.164 format, such as `+15715550123`."""
    status: CampaignTargetStatus
    """The contact’s status in the campaign."""
    result: CampaignAudienceFollowsResult | None
    """The result."""
    reason: CampaignDetailSkipReason | None
    """The reason, in plain language."""
    attempts: int
    """Number of attempts."""
    nextAttemptAt: str | None
    """Time of the next attempt; null if there’s none."""
    lastAttemptAt: str | None
    """Time of the last attempt."""
    callId: str | None
    """ID of the call."""
    messageId: str | None
    """ID of the message."""

CampaignTargetStatus: TypeAlias = Literal["waiting", "calling", "ended", "skipped"]

class CampaignsCreateAttempts(TypedDict):
    most: NotRequired[int]
    """Maximum attempts per person."""
    busyMinutes: NotRequired[int]
    """Minutes until a busy number is called again."""
    noAnswerHours: NotRequired[int]
    """Hours until an unanswered number is called again."""
    afterVoicemail: NotRequired[bool]
    """Whether a number is called again after reaching voicemail."""

class CampaignsCreateAudienceFollows(TypedDict):
    campaignId: str
    """ID of the campaign."""
    results: List[CampaignAudienceFollowsResult]
    """Outcomes to follow up on."""

class CampaignsCreateAudience(TypedDict):
    segmentId: NotRequired[str | None]
    """ID of the segment."""
    filter: NotRequired[List[ContactConditionInput]]
    """Filter that selects the contacts or calls."""
    follows: NotRequired[CampaignsCreateAudienceFollows | None]
    """The campaign that this one follows up on, and the outcomes to follow up on."""

class CampaignsCreateBody(TypedDict):
    name: str
    """Name."""
    channel: NotRequired[CampaignChannel]
    """Whether the campaign calls or texts."""
    agentId: NotRequired[str | None]
    """ID of the agent."""
    numberId: str
    """ID of the number."""
    text: NotRequired[str]
    """The text message."""
    audience: CampaignsCreateAudience
    """Who gets called or texted."""
    purpose: NotRequired[ConsentPurpose]
    """Purpose of the calls or messages."""
    hours: NotRequired[CampaignHours]
    """Contact hours, in each person’s local time."""
    atOnce: NotRequired[int]
    """Maximum concurrent calls."""
    perMinute: NotRequired[int]
    """Maximum calls or messages per minute."""
    linesFree: NotRequired[int]
    """Lines reserved for inbound calls."""
    attempts: NotRequired[CampaignsCreateAttempts]
    """Retry settings."""
    goal: NotRequired[CampaignGoal]
    """When a person counts as reached."""
    maxMinutes: NotRequired[int | None]
    """Maximum call minutes in total; null for no limit."""
    maxSegments: NotRequired[int | None]
    """Maximum SMS segments in total; null for no limit."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""

class CampaignsListQuery(TypedDict):
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[str]
    """Your own values, by name."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items on the page."""

class CampaignsPeopleQuery(TypedDict):
    status: NotRequired[CampaignTargetStatus]
    """Returns only contacts with this status."""
    result: NotRequired[CampaignAudienceFollowsResult]
    """The result."""
    reason: NotRequired[CampaignDetailSkipReason]
    """The reason, in plain language."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items on the page."""

class CampaignsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    channel: NotRequired[CampaignChannel]
    """Whether the campaign calls or texts."""
    agentId: NotRequired[str | None]
    """ID of the agent."""
    numberId: NotRequired[str]
    """ID of the number."""
    text: NotRequired[str]
    """The text message."""
    audience: NotRequired[CampaignsCreateAudience]
    """Who gets called or texted."""
    purpose: NotRequired[ConsentPurpose]
    """Purpose of the calls or messages."""
    hours: NotRequired[CampaignHours]
    """Contact hours, in each person’s local time."""
    atOnce: NotRequired[int]
    """Maximum concurrent calls."""
    perMinute: NotRequired[int]
    """Maximum calls or messages per minute."""
    linesFree: NotRequired[int]
    """Lines reserved for inbound calls."""
    attempts: NotRequired[CampaignsCreateAttempts]
    """Retry settings."""
    goal: NotRequired[CampaignGoal]
    """When a person counts as reached."""
    maxMinutes: NotRequired[int | None]
    """Maximum call minutes in total; null for no limit."""
    maxSegments: NotRequired[int | None]
    """Maximum SMS segments in total; null for no limit."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Your own values, by name."""

class CarrierAccount(TypedDict):
    connected: bool
    """Whether an account is connected."""
    accountSid: str | None
    """Your Twilio Account SID."""
    name: str | None
    """Name."""
    trial: bool
    """Whether this is a trial account."""
    apiKey: str | None
    """Your API key for the service."""
    maskedToken: str | None
    """The token’s last characters, for identification."""
    connectedAt: str | None
    """When it was connected."""
    numbers: List[str]
    """Phone numbers."""
    problems: List[str]
    """Problems found, each with a fix."""

class CarrierAccountConnectBody(TypedDict):
    accountSid: str
    """Your Twilio Account SID."""
    authToken: str
    """Your Twilio Auth Token."""
    apiKey: NotRequired[CarrierCredentialsTwilioApiKey]
    """Your API key for the service."""

class CarrierAccountsConnectBody(TypedDict):
    credentials: CarrierCredentials
    """Account credentials."""

class CarrierAccountsListAnswer(TypedDict):
    items: List[ConnectedCarrier]
    """The items."""

CarrierCredentials: TypeAlias = "CarrierCredentialsTwilio | CarrierCredentialsSignalwire | CarrierCredentialsTelnyx"

class CarrierCredentialsSignalwire(TypedDict):
    carrier: Literal["signalwire"]
    """The carrier."""
    space: str
    """The space’s host or URL, including its path if that isn’t /api/laml."""
    projectId: str
    """Your SignalWire project ID."""
    token: str
    """The API token."""
    signingKey: str
    """The key SignalWire uses to sign its requests."""

class CarrierCredentialsTelnyx(TypedDict):
    carrier: Literal["telnyx"]
    """The carrier."""
    apiKey: str
    """Your API key for the service."""
    publicKey: str
    """The public key that verifies Telnyx’s requests."""
    baseUrl: NotRequired[str]
    """URL of the service; null for the default."""

class CarrierCredentialsTwilio(TypedDict):
    carrier: Literal["twilio"]
    """The carrier."""
    accountSid: str
    """Your Twilio Account SID."""
    authToken: str
    """Your Twilio Auth Token."""
    apiKey: NotRequired[CarrierCredentialsTwilioApiKey]
    """Your API key for the service."""

class CarrierCredentialsTwilioApiKey(TypedDict):
    sid: str
    """The ID the carrier assigned."""
    secret: str
    """The API key’s secret."""

class Chat(TypedDict):
    id: str
    """Unique ID."""
    status: CallSearchStatus
    """Whether the chat is still open."""
    messages: List[ChatMessage]
    """Messages, in order."""
    expects: List[ChatExpect]
    """Expected answer types."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """Outcome of the conversation."""

ChatExpect: TypeAlias = Literal["text", "name", "yes_no", "choice", "number", "rating", "date", "time", "date_time", "duration", "money", "phone", "email", "code", "address"]

class ChatMessage(TypedDict):
    seq: int
    """Turn number, starting at 0."""
    role: CallAnalysisFieldProofRole
    """Who said this: the agent or the caller."""
    text: str
    """The message text."""

class ChatsSendBody(TypedDict):
    text: str
    """Your message to the agent."""

class ChatsStartBody(TypedDict):
    variables: NotRequired[Dict[str, Json]]
    """Initial values for the conversation, by name."""
    test: NotRequired[bool]
    """Whether this is a test. Tests don’t count in Analytics."""
    draft: NotRequired[bool]
    """Whether to use the draft."""
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""
    overrides: NotRequired[CallsStartOverrides]
    """Overrides for the agent’s settings in this conversation."""

class Choice(TypedDict):
    value: str
    """Value."""
    label: str
    """Display name."""
    synonyms: NotRequired[List[str]]
    """Synonyms for this choice."""

class ClientPrice(TypedDict):
    price: int | None
    """The subaccount’s price per interval, in cents; null for the plan’s price."""
    setupFee: int | None
    """One-time fee charged with the first payment, in cents."""

class CollectConfig(TypedDict):
    opening: str
    """The open-ended first question."""
    slots: List[SlotDef]
    """Questions to ask."""
    summary: NotRequired[bool]
    """Whether all answers are read back at the end."""

class CollectStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["collect"]
    """Type."""
    title: str
    """Display title."""
    config: CollectConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class CollectStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["collect"]
    """Type."""
    title: str
    """Display title."""
    config: CollectConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class ConnectedCarrier(TypedDict):
    id: str
    """Unique ID."""
    carrier: Literal["twilio", "signalwire", "telnyx"]
    """The carrier."""
    accountSid: str
    """The carrier’s ID for the account."""
    name: str
    """Name."""
    baseUrl: str | None
    """API URL; null for the carrier’s default."""
    trial: bool
    """Whether this is a trial account."""
    maskedToken: str | None
    """The token’s last characters, for identification."""
    connectedAt: str
    """When it was connected."""
    can: List[Literal["dials", "answers", "hears", "streams", "relays", "texts", "sells", "transfers", "briefs", "records"]]
    """What the account supports."""
    limits: List[str]
    """What the account doesn’t support."""
    numbers: List[str]
    """Phone numbers."""
    problems: List[str]
    """Problems found, each with a fix."""

class Consent(TypedDict):
    id: str
    """Unique ID."""
    purpose: ConsentPurpose
    """What the contact has consented to."""
    source: ConsentSource
    """Where the item came from."""
    wording: str
    """The exact text the contact agreed to."""
    proof: str
    """Where the consent is documented."""
    grantedAt: str
    """When the contact gave consent."""
    withdrawnAt: str | None
    """When the consent was withdrawn; null if it’s still valid."""

ConsentPurpose: TypeAlias = Literal["calls", "marketing_calls", "messages", "marketing_messages"]

ConsentSource: TypeAlias = Literal["by_hand", "api", "call", "message", "form"]

class ConsentsAddBody(TypedDict):
    purpose: ConsentPurpose
    """What the contact has consented to."""
    wording: str
    """The exact text the contact agreed to."""
    proof: str
    """Where the consent is documented."""
    grantedAt: NotRequired[str]
    """When the contact gave consent."""
    source: NotRequired[ConsentSource]
    """Where the item came from."""

class ConsentsListAnswer(TypedDict):
    items: List[Consent]
    """The items."""

class ConsentsWithdrawBody(TypedDict):
    purpose: ConsentPurpose
    """What the contact has consented to."""

class Contact(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the contact."""
    email: str | None
    """Email address."""
    phone: str | None
    """Phone number in E.164 format, such as `+15715550123`."""
    phoneAsEntered: str | None
    """The phone number, as entered."""
    company: str | None
    """Company."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    tags: List[str]
    """Tags."""
    fields: Dict[str, str | float | bool]
    """Fields, each with its name."""
    source: ContactSource
    """Where the item came from."""
    optedOut: bool
    """Whether the contact is on the do-not-call list."""
    note: str | None
    """A note for your team."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""

ContactCondition: TypeAlias = "ContactConditionTag | ContactConditionSource | ContactConditionCompany | ContactConditionGiven | ContactConditionNumber | ContactConditionAdded | ContactConditionCalled | ContactConditionOptedOut | ContactConditionConsent | ContactConditionField"

ContactConditionAdded = TypedDict("ContactConditionAdded", {
    "of": Literal["added"],
    "is": ContactConditionAddedIs,
    "value": int,
})

ContactConditionAddedIs: TypeAlias = Literal["within", "not_within"]

ContactConditionCalled = TypedDict("ContactConditionCalled", {
    "of": Literal["called"],
    "is": ContactConditionAddedIs,
    "value": int,
})

ContactConditionCompany = TypedDict("ContactConditionCompany", {
    "of": Literal["company"],
    "is": Literal["contains"],
    "value": str,
})

ContactConditionConsent = TypedDict("ContactConditionConsent", {
    "of": Literal["consent"],
    "is": ContactConditionTagIs,
    "value": ConsentPurpose,
})

ContactConditionField = TypedDict("ContactConditionField", {
    "of": Literal["field"],
    "field": str,
    "is": ContactConditionFieldIs,
    "value": str,
})

ContactConditionFieldInput = TypedDict("ContactConditionFieldInput", {
    "of": Literal["field"],
    "field": str,
    "is": ContactConditionFieldIs,
    "value": NotRequired[str],
})

ContactConditionFieldIs: TypeAlias = Literal["is", "is_not", "contains", "more", "less", "given", "missing"]

ContactConditionGiven = TypedDict("ContactConditionGiven", {
    "of": Literal["given"],
    "is": ContactConditionTagIs,
    "value": Literal["phone", "email", "company"],
})

ContactConditionInput: TypeAlias = "ContactConditionTag | ContactConditionSource | ContactConditionCompany | ContactConditionGiven | ContactConditionNumber | ContactConditionAdded | ContactConditionCalled | ContactConditionOptedOut | ContactConditionConsent | ContactConditionFieldInput"

ContactConditionNumber = TypedDict("ContactConditionNumber", {
    "of": Literal["number"],
    "is": Literal["begins", "begins_not"],
    "value": str,
})

ContactConditionOptedOut = TypedDict("ContactConditionOptedOut", {
    "of": Literal["opted_out"],
    "is": Literal["yes", "no"],
})

ContactConditionSource = TypedDict("ContactConditionSource", {
    "of": Literal["source"],
    "is": Literal["is", "is_not"],
    "value": ContactSource,
})

ContactConditionTag = TypedDict("ContactConditionTag", {
    "of": Literal["tag"],
    "is": ContactConditionTagIs,
    "value": str,
})

ContactConditionTagIs: TypeAlias = Literal["has", "has_not"]

class ContactCreatedEvent(TypedDict):
    type: Literal["contact.created"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: Contact
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class ContactDeletedEventData(TypedDict):
    contactId: str
    """ID of the contact."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""

class ContactDeletedEvent(TypedDict):
    type: Literal["contact.deleted"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: ContactDeletedEventData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class ContactDetailNotesItem(TypedDict):
    id: str
    """Unique ID."""
    text: str
    """The text."""
    createdAt: str
    """When it was created."""

class ContactDetail(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the contact."""
    email: str | None
    """Email address."""
    phone: str | None
    """Phone number in E.164 format, such as `+15715550123`."""
    phoneAsEntered: str | None
    """The phone number, as entered."""
    company: str | None
    """Company."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    tags: List[str]
    """Tags."""
    fields: Dict[str, str | float | bool]
    """Fields, each with its name."""
    source: ContactSource
    """Where the item came from."""
    optedOut: bool
    """Whether the contact is on the do-not-call list."""
    note: str | None
    """A note for your team."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""
    notes: List[ContactDetailNotesItem]
    """Notes on the contact."""

class ContactField(TypedDict):
    id: str
    """Unique ID."""
    key: str
    """Key."""
    name: str
    """Name."""
    kind: ContactFieldKind
    """Type."""
    options: List[str]
    """The choices."""

ContactFieldKind: TypeAlias = Literal["text", "number", "date", "choice", "yes_no"]

class ContactFieldsCreateBody(TypedDict):
    name: str
    """Name."""
    kind: ContactFieldKind
    """Type."""
    options: NotRequired[List[str]]
    """The choices."""

class ContactFieldsListAnswer(TypedDict):
    items: List[ContactField]
    """The items."""

class ContactFieldsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    options: NotRequired[List[str]]
    """The choices."""

class ContactImport(TypedDict):
    id: str
    """Unique ID."""
    fileName: str
    """File name."""
    status: ContactImportStatus
    """Status."""
    rows: int
    """Number of rows in the file."""
    done: int
    """Number of completed items."""
    counts: ContactImportCounts
    """Number of items, by result."""
    kept: int
    """Number of unchanged items."""
    createdAt: str
    """When it was created."""
    completedAt: str | None
    """When it was completed."""
    undoUntil: str | None
    """Deadline for undoing the import; null if the import can’t be undone."""

class ContactImportCounts(TypedDict):
    new: int
    """Number of new items."""
    changed: int
    """Number of changed items."""
    same: int
    """Number of unchanged contacts."""
    refused: int
    """Number of rejected items."""

class ContactImportDetailPreviewItem(TypedDict):
    row: int
    """Row number."""
    cells: List[str]
    """Cell values in the row."""
    outcome: Literal["new", "changed", "same", "refused"]
    """What will happen to the row."""
    reason: str | None
    """The reason, in plain language."""

class ContactImportDetail(TypedDict):
    id: str
    """Unique ID."""
    fileName: str
    """File name."""
    status: ContactImportStatus
    """Status."""
    rows: int
    """Number of rows in the file."""
    done: int
    """Number of completed items."""
    counts: ContactImportCounts
    """Number of items, by result."""
    kept: int
    """Number of unchanged items."""
    createdAt: str
    """When it was created."""
    completedAt: str | None
    """When it was completed."""
    undoUntil: str | None
    """Deadline for undoing the import; null if the import can’t be undone."""
    encoding: ContactImportDetailEncoding
    """File encoding."""
    delimiter: ContactImportDetailDelimiter | None
    """Column separator."""
    headings: List[str]
    """Column headings."""
    columns: List[ImportColumn]
    """Columns in the file, with the field each one is imported to."""
    country: str | None
    """Two-letter country code, such as `US`."""
    duplicates: ContactImportDetailDuplicates
    """What happens to existing contacts."""
    tags: List[str]
    """Tags."""
    runWorkflows: bool
    """Whether to run workflows triggered by new contacts."""
    preview: List[ContactImportDetailPreviewItem]
    """The first rows as they would be imported."""

ContactImportDetailDelimiter: TypeAlias = Literal[",", ";", "\t", "|"]

ContactImportDetailDuplicates: TypeAlias = Literal["fill", "skip", "overwrite", "both"]

ContactImportDetailEncoding: TypeAlias = Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251"]

ContactImportStatus: TypeAlias = Literal["ready", "running", "done", "undoing", "undone"]

class ContactImportsListAnswer(TypedDict):
    items: List[ContactImport]
    """The items."""

class ContactImportsReadSourceBody(TypedDict):
    source: Literal["google", "microsoft", "hubspot", "own"]
    """Where the item came from."""

class ContactImportsUpdateBody(TypedDict):
    columns: NotRequired[List[ImportColumnInput]]
    """Columns in the file, with the field each one is imported to."""
    country: NotRequired[str | None]
    """Two-letter country code, such as `US`."""
    duplicates: NotRequired[ContactImportDetailDuplicates]
    """What happens to existing contacts."""
    tags: NotRequired[List[str]]
    """Tags."""
    runWorkflows: NotRequired[bool]
    """Whether to run workflows triggered by new contacts."""

class ContactImportsUploadBody(TypedDict):
    file: FileInput
    """The file."""
    encoding: NotRequired[ContactImportDetailEncoding]
    """File encoding."""
    delimiter: NotRequired[ContactImportDetailDelimiter]
    """Column separator."""

class ContactSegment(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    filter: List[ContactCondition]
    """Filter that selects the contacts or calls."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""

class ContactSegmentsCreateBody(TypedDict):
    name: str
    """Name."""
    filter: List[ContactConditionInput]
    """Filter that selects the contacts or calls."""

class ContactSegmentsListAnswer(TypedDict):
    items: List[ContactSegment]
    """The items."""

class ContactSegmentsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    filter: NotRequired[List[ContactConditionInput]]
    """Filter that selects the contacts or calls."""

ContactSource: TypeAlias = Literal["contact_form", "by_hand", "api", "import"]

class ContactUpdatedEvent(TypedDict):
    type: Literal["contact.updated"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: Contact
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class ContactsCountAnswer(TypedDict):
    contacts: int
    """Number of contacts."""

class ContactsCountQuery(TypedDict):
    search: NotRequired[str]
    """Words to search for."""
    tag: NotRequired[str]
    """Returns only items with this tag."""
    segmentId: NotRequired[str]
    """ID of the segment."""
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[str]
    """Your own values, by name."""
    filter: NotRequired[str]
    """Filter that selects the contacts or calls."""

class ContactsCreateBody(TypedDict):
    name: str
    """Name of the contact."""
    phone: str
    """Phone number in E.164 format, such as `+15715550123`."""
    email: NotRequired[str | None]
    """Email address."""
    company: NotRequired[str | None]
    """Company."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""
    upsert: NotRequired[bool]
    """Whether to update an existing contact. Defaults to true for access tokens."""
    tags: NotRequired[List[str]]
    """Tags."""
    fields: NotRequired[Dict[str, str | float | bool | None]]
    """Fields, each with its name."""

class ContactsDuplicatesAnswerItemsItem(TypedDict):
    by: SuppressionKind
    """What the contacts share: a phone number or an email address."""
    value: str
    """Value."""
    contacts: List[Contact]
    """The contacts in the group."""

class ContactsDuplicatesAnswer(TypedDict):
    items: List[ContactsDuplicatesAnswerItemsItem]
    """The items."""

class ContactsExportBody(TypedDict):
    search: NotRequired[str]
    """Words to search for."""
    tag: NotRequired[str]
    """Returns only items with this tag."""
    segmentId: NotRequired[str]
    """ID of the segment."""
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[str]
    """Your own values, by name."""
    filter: NotRequired[List[ContactConditionInput]]
    """Filter that selects the contacts or calls."""

class ContactsListQuery(TypedDict):
    search: NotRequired[str]
    """Words to search for."""
    tag: NotRequired[str]
    """Returns only items with this tag."""
    segmentId: NotRequired[str]
    """ID of the segment."""
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[str]
    """Your own values, by name."""
    filter: NotRequired[str]
    """Filter that selects the contacts or calls."""
    sort: NotRequired[Literal["newest", "oldest", "name", "changed"]]
    """Sort order of the list."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class ContactsMemoryAnswer(TypedDict):
    items: List[RememberedFact]
    """The items."""
    shared: bool
    """Whether another contact has the same number. If so, agents remember nothing about either contact."""

class ContactsMergeBody(TypedDict):
    ids: List[str]
    """IDs of the items."""

class ContactsOptOutBody(TypedDict):
    ids: List[str]
    """IDs of the items."""
    reason: NotRequired[str]
    """The reason, in plain language."""

class ContactsRemoveManyBody(TypedDict):
    ids: List[str]
    """IDs of the items."""
    conversations: NotRequired[bool]
    """Whether to delete conversations, too."""

class ContactsTagManyAnswer(TypedDict):
    changed: int
    """Number of changed items."""

class ContactsTagManyBody(TypedDict):
    ids: List[str]
    """IDs of the items."""
    add: NotRequired[List[str]]
    """Items to add."""
    remove: NotRequired[List[str]]
    """Items to remove."""

class ContactsTagsAnswerItemsItem(TypedDict):
    tag: str
    """Returns only items with this tag."""
    contacts: int
    """Number of contacts."""

class ContactsTagsAnswer(TypedDict):
    items: List[ContactsTagsAnswerItemsItem]
    """The items."""

class ContactsTimelineAnswer(TypedDict):
    items: List[ContactsTimelineItemCall | ContactsTimelineItemMessage | ContactsTimelineItemAppointment | ContactsTimelineItemNote | ContactsTimelineItemConsent | ContactsTimelineItemOptOut | ContactsTimelineItemChange]
    """The items."""
    next: str | None
    """Cursor for the next page, sent as `cursor`; null on the last page."""

class ContactsTimelineItemAppointment(TypedDict):
    kind: Literal["appointment"]
    """Type."""
    at: str
    """Date and time."""
    title: str
    """Display title."""
    startsAt: str
    """Start time."""
    timeZone: str
    """IANA time zone, such as `Europe/Berlin`."""
    status: AppointmentStatus
    """Status."""

class ContactsTimelineItemCall(TypedDict):
    kind: Literal["call"]
    """Type."""
    at: str
    """Date and time."""
    callId: str
    """ID of the call."""
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    agentName: str
    """Name of the agent."""
    seconds: int | None
    """Duration, in seconds."""
    outcome: str | None
    """Outcome of the conversation."""
    endReason: str | None
    """Why the conversation ended."""

class ContactsTimelineItemChange(TypedDict):
    kind: Literal["change"]
    """Type."""
    at: str
    """Date and time."""
    action: str
    """The action."""
    fields: List[str]
    """Fields, each with its name."""

class ContactsTimelineItemConsent(TypedDict):
    kind: Literal["consent"]
    """Type."""
    at: str
    """Date and time."""
    purpose: ConsentPurpose
    """What the contact has consented to."""
    isGiven: bool
    """Whether the consent is valid."""
    wording: str
    """The exact text the contact agreed to."""

class ContactsTimelineItemMessage(TypedDict):
    kind: Literal["message"]
    """Type."""
    at: str
    """Date and time."""
    threadId: str
    """ID of the thread."""
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    text: str
    """The text."""
    status: TextMessageStatus
    """Status."""

class ContactsTimelineItemNote(TypedDict):
    kind: Literal["note"]
    """Type."""
    at: str
    """Date and time."""
    text: str
    """The text."""

class ContactsTimelineItemOptOut(TypedDict):
    kind: Literal["opt_out"]
    """Type."""
    at: str
    """Date and time."""
    reason: str
    """The reason, in plain language."""
    source: str
    """Where the item came from."""

class ContactsTimelineQuery(TypedDict):
    before: NotRequired[str]
    """Returns only entries before this time."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class ContactsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the contact."""
    phone: NotRequired[str | None]
    """Phone number in E.164 format, such as `+15715550123`."""
    email: NotRequired[str | None]
    """Email address."""
    company: NotRequired[str | None]
    """Company."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Your own values, by name."""
    tags: NotRequired[List[str]]
    """Tags."""
    fields: NotRequired[Dict[str, str | float | bool | None]]
    """Fields, each with its name."""
    ifUnmodifiedSince: NotRequired[str]
    """When the contact last changed, as of your last read. The request fails if it has changed since then."""
    allowDuplicate: NotRequired[bool]
    """Whether another contact can have the same number or email."""

CouponDuration: TypeAlias = Literal["once", "months", "forever"]

CouponStatus: TypeAlias = Literal["active", "archived"]

class CouponsSetStatusBody(TypedDict):
    status: CouponStatus
    """Status."""

class CreateDealConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""
    name: str
    """Name."""
    amount: NotRequired[str]
    """The amount."""
    stage: NotRequired[str]
    """The deal’s stage in the CRM."""
    text: NotRequired[str]
    """The text."""

class CreateDealStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["create_deal"]
    """Type."""
    title: str
    """Display title."""
    config: CreateDealConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class CreateDealStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["create_deal"]
    """Type."""
    title: str
    """Display title."""
    config: CreateDealConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class CrmCallNote(TypedDict):
    callId: str
    """ID of the call."""
    agentName: str
    """Name of the agent."""
    endedAt: str
    """End time."""
    status: Literal["waiting", "written", "not_found", "failed"]
    """Status."""
    problem: str | None
    """A description of the problem; null if there was none."""

class CrmCallNotesAnswer(TypedDict):
    items: List[CrmCallNote]
    """The items."""

Currency: TypeAlias = Literal["USD", "EUR", "GBP", "CAD", "AUD"]

DaySpan = TypedDict("DaySpan", {
    "from": int,
    "to": int,
})

class DecisionConfigBranchesItem(TypedDict):
    port: str
    """The step’s outgoing path."""
    label: str
    """Display name."""
    when: Expression
    """Condition for this path."""

class DecisionConfig(TypedDict):
    branches: List[DecisionConfigBranchesItem]
    """Paths, checked in order."""
    words: NotRequired[str]
    """The answer a language model reads to choose the path."""

class DecisionStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["decision"]
    """Type."""
    title: str
    """Display title."""
    config: DecisionConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class DecisionStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["decision"]
    """Type."""
    title: str
    """Display title."""
    config: DecisionConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Draft(TypedDict):
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""
    baseVersion: int
    """The version the draft is based on."""
    configuration: AgentConfiguration
    """All of the settings."""
    problems: List[FlowProblem]
    """Problems found, each with a fix."""
    updatedAt: str | None
    """When it was updated."""
    changedBy: Editor | None
    """Who made the last change."""
    isChanged: bool
    """Whether the draft differs from the live version."""

DraftEdit: TypeAlias = "DraftEditAsk | DraftEditRemoveQuestion | DraftEditMoveQuestion | DraftEditRewordQuestion | DraftEditRequireQuestion | DraftEditAddChoice | DraftEditRemoveChoice | DraftEditGreet | DraftEditSayGoodbye | DraftEditReword | DraftEditSay | DraftEditLimitBooking | DraftEditBranch | DraftEditTransferOnRequest | DraftEditSend | DraftEditStopSending | DraftEditLeaveTask | DraftEditStopTasks | DraftEditAnswerQuestions | DraftEditEndWords | DraftEditLanguages | DraftEditSetSpeed | DraftEditAddLine | DraftEditSetTool | DraftEditRemoveLine"

class DraftEditAddChoice(TypedDict):
    does: Literal["add_choice"]
    """The operation."""
    question: str
    """The question."""
    choice: str
    """The choice."""

class DraftEditAddLine(TypedDict):
    does: Literal["add_line"]
    """The operation."""
    to: DraftEditAddLineTo
    """The list to add the line to."""
    text: str
    """The text."""

DraftEditAddLineTo: TypeAlias = Literal["goals", "facts", "must", "mustNot"]

class DraftEditAnswerQuestions(TypedDict):
    does: Literal["answer_questions"]
    """The operation."""
    on: bool
    """Whether to turn this on."""

class DraftEditAsk(TypedDict):
    does: Literal["ask"]
    """The operation."""
    ask: str
    """The question’s wording."""
    type: ChatExpect
    """Type."""
    choices: List[str]
    """The choices."""
    required: bool
    """Whether a value is required."""
    place: EditPlace
    """Where in the conversation the question or text goes."""

class DraftEditBranch(TypedDict):
    does: Literal["branch"]
    """The operation."""
    question: str
    """The question."""
    answers: List[str]
    """Answers that take this path."""
    atLeast: float | None
    """Numbers at or above this value take this path."""
    below: float | None
    """Numbers below this value take this path."""
    leadsTo: Literal["transfer", "end", "book", "question", "say"]
    """The next step."""
    to: str
    """If `leadsTo` is `question`, the name of the question."""
    text: str
    """The text."""
    phone: str
    """Phone number in E.164 format, such as `+15715550123`."""

class DraftEditEndWords(TypedDict):
    does: Literal["end_words"]
    """The operation."""
    add: List[str]
    """Items to add."""
    remove: List[str]
    """Items to remove."""

class DraftEditGreet(TypedDict):
    does: Literal["greet"]
    """The operation."""
    text: str
    """The text."""

class DraftEditLanguages(TypedDict):
    does: Literal["languages"]
    """The operation."""
    add: List[AgentLanguage]
    """Items to add."""
    remove: List[AgentLanguage]
    """Items to remove."""

class DraftEditLeaveTask(TypedDict):
    does: Literal["leave_task"]
    """The operation."""
    kind: TaskKind
    """Type."""

class DraftEditLimitBooking(TypedDict):
    does: Literal["limit_booking"]
    """The operation."""
    weekdays: List[Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]] | None
    """Appointment days."""
    opens: str | None
    """Earliest start, like 09:00."""
    closes: str | None
    """Latest end, like 17:00."""
    noticeHours: int | None
    """Minimum hours before an appointment."""
    durationMinutes: int | None
    """Appointment length, in minutes."""

class DraftEditMoveQuestion(TypedDict):
    does: Literal["move_question"]
    """The operation."""
    question: str
    """The question."""
    place: EditPlace
    """Where in the conversation the question or text goes."""

class DraftEditRemoveChoice(TypedDict):
    does: Literal["remove_choice"]
    """The operation."""
    question: str
    """The question."""
    choice: str
    """The choice."""

DraftEditRemoveLine = TypedDict("DraftEditRemoveLine", {
    "does": Literal["remove_line"],
    "from": DraftEditAddLineTo,
    "text": str,
})

class DraftEditRemoveQuestion(TypedDict):
    does: Literal["remove_question"]
    """The operation."""
    question: str
    """The question."""

class DraftEditRequireQuestion(TypedDict):
    does: Literal["require_question"]
    """The operation."""
    question: str
    """The question."""
    required: bool
    """Whether a value is required."""

DraftEditReword = TypedDict("DraftEditReword", {
    "does": Literal["reword"],
    "from": str,
    "to": str,
})

class DraftEditRewordQuestion(TypedDict):
    does: Literal["reword_question"]
    """The operation."""
    question: str
    """The question."""
    ask: str
    """The question’s wording."""

class DraftEditSay(TypedDict):
    does: Literal["say"]
    """The operation."""
    text: str
    """The text."""
    place: EditPlace
    """Where in the conversation the question or text goes."""

class DraftEditSayGoodbye(TypedDict):
    does: Literal["say_goodbye"]
    """The operation."""
    text: str
    """The text."""
    all: bool
    """Whether to change every ending."""

class DraftEditSend(TypedDict):
    does: Literal["send"]
    """The operation."""
    what: DraftEditSendWhat
    """Message to send or stop sending."""
    subject: str
    """Email subject."""
    text: str
    """The text."""

DraftEditSendWhat: TypeAlias = Literal["email_team", "email_caller", "sms_caller"]

class DraftEditSetSpeed(TypedDict):
    does: Literal["set_speed"]
    """The operation."""
    speed: float
    """Voice speed; 1 is normal."""

class DraftEditSetTool(TypedDict):
    does: Literal["set_tool"]
    """The operation."""
    tool: DraftEditSetToolTool
    """The tool to turn on or off."""
    on: bool
    """Whether to turn this on."""

DraftEditSetToolTool: TypeAlias = Literal["book", "change", "message", "person"]

class DraftEditStopSending(TypedDict):
    does: Literal["stop_sending"]
    """The operation."""
    what: DraftEditSendWhat
    """Message to send or stop sending."""

class DraftEditStopTasks(TypedDict):
    does: Literal["stop_tasks"]
    """The operation."""

class DraftEditTransferOnRequest(TypedDict):
    does: Literal["transfer_on_request"]
    """The operation."""
    phone: str
    """Phone number in E.164 format, such as `+15715550123`."""

class DraftEntry(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask the question."""
    spokenAnswer: str
    """The answer, as spoken."""

class DraftsEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Duration, in seconds."""

class DraftsPresentBody(TypedDict):
    nodeId: str | None
    """ID of the node."""

class DraftsPublishBody(TypedDict):
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""
    note: NotRequired[str]
    """A note for your team."""
    rollout: NotRequired[Rollout]
    """Routes some calls to the new version first."""
    override: NotRequired[TestsOverride]
    """Publishes despite failing tests. The audit log records the reason."""

class DraftsSaveBody(TypedDict):
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""
    configuration: AgentConfigurationInput
    """All of the settings."""

class EditPlace(TypedDict):
    at: Literal["first", "last", "before", "after"]
    """Position: first, last, or before or after a question or step."""
    of: str
    """For `before` and `after`, a question name or step ID."""

class EditedSettings(TypedDict):
    greeting: str
    """The first thing callers hear."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Voice speed; 1 is normal."""
    endWords: List[str]
    """Phrases that end the call when a caller says them."""
    otherLanguages: List[AgentLanguage]
    """Other languages the agent speaks."""

class EditedSettingsInput(TypedDict):
    greeting: str
    """The first thing callers hear."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Voice speed; 1 is normal."""
    endWords: NotRequired[List[str]]
    """Phrases that end the call when a caller says them."""
    otherLanguages: NotRequired[List[AgentLanguage]]
    """Other languages the agent speaks."""

class Editor(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""

class EndConfig(TypedDict):
    message: NotRequired[str]
    """The agent’s last words."""
    returns: NotRequired[bool]
    """Whether the flow that ran this workflow continues afterward."""
    asksForMore: NotRequired[bool]
    """Whether the agent first asks if the caller needs anything else."""
    outcome: NotRequired[CallOutcome]
    """Outcome of the conversation."""

class EndStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["end"]
    """Type."""
    title: str
    """Display title."""
    config: EndConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class EndStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["end"]
    """Type."""
    title: str
    """Display title."""
    config: EndConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class ErasureErasedItem(TypedDict):
    place: Literal["contacts", "calls", "recordings", "messages", "tasks", "appointments", "actions", "workflows", "webhooks", "models", "campaigns", "imports", "consents", "speech", "notifications", "emails", "jobs", "answers", "doNotCall", "other"]
    """Type of content."""
    count: int
    """Number of items."""

class Erasure(TypedDict):
    id: str
    """Unique ID."""
    status: Literal["running", "done", "failed"]
    """Status."""
    requestedAt: str
    """When it was requested."""
    requestedBy: TaskPerson | None
    """Who made the request."""
    endedAt: str | None
    """End time."""
    erased: List[ErasureErasedItem]
    """Number of items erased, by type of content."""
    problem: str | None
    """A description of the problem; null if there was none."""
    backupsUntil: str | None
    """Backups made before this time contain the person’s data until you remove them."""
    outside: List[str]
    """Connected services that may hold the person’s data."""

class ErasurePreviewFoundItem(TypedDict):
    place: Literal["contacts", "calls", "recordings", "messages", "tasks", "appointments", "actions", "workflows", "webhooks", "models", "campaigns", "imports", "consents", "speech", "notifications", "emails", "jobs", "answers", "doNotCall", "other"]
    """Type of content."""
    count: int
    """Number of items."""

class ErasurePreview(TypedDict):
    addresses: List[str]
    """Phone numbers and emails that identify the person."""
    names: List[str]
    """Names of the contacts that would be erased."""
    found: List[ErasurePreviewFoundItem]
    """Content that would be erased, by type."""
    documents: List[str]
    """Documents that mention the person. They won’t be erased."""
    held: bool
    """Whether anything is on legal hold, in which case nothing is erased."""
    isComplete: bool
    """Whether the search was completed; false if it timed out. The erasure itself always searches everywhere."""

class ErasuresCreateBody(TypedDict):
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""
    email: NotRequired[str]
    """Email address."""
    contactId: NotRequired[str]
    """ID of the contact."""
    doNotCall: NotRequired[bool]
    """Whether the person is also added to the do-not-call list, as a keyed hash."""

class ErasuresListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class ErasuresPreviewBody(TypedDict):
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""
    email: NotRequired[str]
    """Email address."""
    contactId: NotRequired[str]
    """ID of the contact."""

class Error(TypedDict):
    error: ErrorError
    """The error; null if there was none."""

class ErrorErrorDetailsItem(TypedDict):
    path: str
    """Path to the invalid field."""
    message: str
    """Message text."""

class ErrorError(TypedDict):
    code: Literal["bad_request", "bad_json", "body_too_deep", "invalid_input", "workspace_required", "session_required", "session_expired", "minutes_used_up", "mfa_required", "forbidden", "two_factor_required", "company_sign_in_required", "address_refused", "workspace_suspended", "tls_required", "origin_refused", "invitation_for_other", "not_found", "method_not_allowed", "request_timeout", "conflict", "contact_exists", "draft_changed", "do_not_call", "outside_calling_hours", "no_consent", "time_taken", "limit_reached", "still_running", "no_model", "approval_required", "invitation_expired", "workspace_deleted", "body_too_large", "file_too_large", "unsupported_media_type", "range_not_satisfiable", "unknown_host", "office_not_set_up", "flow_invalid", "tests_red", "key_reused", "carrier_refused", "quota_exceeded", "too_many_requests", "too_many_calls", "headers_too_large", "internal", "model_unusable", "speech_unavailable", "model_unavailable", "carrier_unavailable", "crm_unavailable", "office_unavailable", "transcriber_unavailable", "payment_unavailable", "storage_unavailable", "not_ready", "storage_full"]
    """Code."""
    message: str
    """Message text."""
    details: NotRequired[List[ErrorErrorDetailsItem]]
    """Validation errors, by field."""
    existingId: NotRequired[str]
    """ID of the existing."""
    requestId: NotRequired[str]
    """ID of the request."""

class Expression2(TypedDict):
    var: str
    """Slot or variable name."""

class Expression3(TypedDict):
    op: Literal["and", "or", "not", "is_set", "eq", "ne", "gt", "gte", "lt", "lte", "in", "contains", "add", "subtract", "multiply", "divide", "round", "join", "lower", "upper", "trim", "length", "add_days", "days_between", "today", "now", "if"]
    """The operation."""
    args: List[Expression]
    """The operation’s inputs."""

Expression: TypeAlias = "str | float | bool | None | Expression2 | Expression3"

class FindCrmContactConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""

class FindCrmContactStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["find_crm_contact"]
    """Type."""
    title: str
    """Display title."""
    config: FindCrmContactConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class FindCrmContactStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["find_crm_contact"]
    """Type."""
    title: str
    """Display title."""
    config: FindCrmContactConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Flow(TypedDict):
    name: str
    """Name."""
    nodes: List[FlowNode]
    """The steps."""
    edges: List[FlowEdge]
    """Connections from a step’s port to the next step."""
    variables: NotRequired[List[VariableDef]]
    """The flow’s values other than slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes on the canvas."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    version: NotRequired[Literal[2]]
    """Version number."""
    workflows: NotRequired[Dict[str, Subflow]]
    """Workflows the flow runs, by key."""

FlowEdge = TypedDict("FlowEdge", {
    "from": str,
    "port": str,
    "to": str,
})

class FlowEditsProposeAnswer(TypedDict):
    edits: List[ToldEdit]
    """The edits, in the order they’re applied."""
    unread: List[UnreadPart]
    """Parts of the message that didn’t produce an edit."""
    flow: Flow
    """The flow with all edits applied."""
    settings: EditedSettings | None
    """The settings with all edits applied; null if none were sent."""
    problems: List[FlowProblem]
    """Validation results for the edited flow."""
    generatedBy: CallAnalysisGeneratedBy | None
    """The model that interpreted the message; null if none was used"""

class FlowEditsProposeBody(TypedDict):
    flow: FlowInput
    """The conversation: its steps and the paths between them."""
    settings: NotRequired[EditedSettingsInput]
    """The agent’s settings; omitted for a workflow."""
    message: str
    """Message text."""
    language: NotRequired[AgentLanguage]
    """The agent’s language; defaults to the workspace’s language"""

class FlowExplorationPortsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that contains the step; null for the flow itself."""
    node: str
    """ID of the step."""
    port: str
    """The step’s outgoing path."""

class FlowExplorationPorts(TypedDict):
    taken: int
    """Number of times this path was taken."""
    all: int
    """Total number."""
    missing: List[FlowExplorationPortsMissingItem]
    """Gaps in test coverage."""

class FlowExplorationFaultsItem(TypedDict):
    nodeId: str
    """ID of the node."""
    message: str
    """Message text."""
    lines: List[str]
    """The conversation and actions, line by line."""

class FlowExploration(TypedDict):
    claim: str
    """The property that was checked."""
    complete: bool
    """Whether everything was checked."""
    states: int
    """Number of states checked."""
    ports: FlowExplorationPorts
    """Outgoing paths of steps."""
    faults: List[FlowExplorationFaultsItem]
    """Problems found."""

class FlowGroup(TypedDict):
    id: str
    """Unique ID."""
    title: str
    """Display title."""
    nodes: List[str]
    """The steps."""

class FlowInput(TypedDict):
    name: str
    """Name."""
    nodes: List[FlowNodeInput]
    """The steps."""
    edges: List[FlowEdge]
    """Connections from a step’s port to the next step."""
    variables: NotRequired[List[VariableDefInput]]
    """The flow’s values other than slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes on the canvas."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    version: NotRequired[Literal[2]]
    """Version number."""
    workflows: NotRequired[Dict[str, SubflowInput]]
    """Workflows the flow runs, by key."""

FlowNode: TypeAlias = "StartStep | AskStep | DecisionStep | SendEmailStep | ScheduleStep | EndStep | SayStep | CollectStep | KnowledgeStep | PromptStep | LanguageModelStep | SwitchStep | SetVariableStep | RepeatStep | WaitStep | RunWorkflowStep | RunActionStep | ApiRequestStep | UseToolStep | WebhookStep | SendSmsStep | FindCrmContactStep | UpdateCrmStep | NoteCrmStep | CreateDealStep | MakeCallStep | TransferPersonStep | LeaveTaskStep | TransferAgentStep | PressDigitsStep | LeaveVoicemailStep | TagStep"

FlowNodeInput: TypeAlias = "StartStepInput | AskStepInput | DecisionStepInput | SendEmailStepInput | ScheduleStepInput | EndStepInput | SayStepInput | CollectStepInput | KnowledgeStepInput | PromptStepInput | LanguageModelStepInput | SwitchStepInput | SetVariableStepInput | RepeatStepInput | WaitStepInput | RunWorkflowStepInput | RunActionStepInput | ApiRequestStepInput | UseToolStepInput | WebhookStepInput | SendSmsStepInput | FindCrmContactStepInput | UpdateCrmStepInput | NoteCrmStepInput | CreateDealStepInput | MakeCallStepInput | TransferPersonStepInput | LeaveTaskStepInput | TransferAgentStepInput | PressDigitsStepInput | LeaveVoicemailStepInput | TagStepInput"

class FlowNote(TypedDict):
    id: str
    """Unique ID."""
    text: str
    """The text."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class FlowPlan(TypedDict):
    name: str
    """Name."""
    greeting: str
    """The first thing callers hear."""
    goal: str
    """What the call should achieve."""
    questions: List[PlanQuestion]
    """The questions, in order."""
    branches: List[PlanBranch]
    """Paths that depend on an answer."""
    booking: PlanBooking | None
    """The booking; null if there’s none."""
    answers: bool
    """Whether callers can ask questions that your documents answer."""
    actions: List[PlanAction]
    """Actions that ran or will run."""
    handOver: PlanHandOver | None
    """When a person takes over; null if never."""
    closing: str
    """The agent’s closing words."""

class FlowPlanInput(TypedDict):
    name: str
    """Name."""
    greeting: str
    """The first thing callers hear."""
    goal: NotRequired[str]
    """What the call should achieve."""
    questions: NotRequired[List[PlanQuestionInput]]
    """The questions, in order."""
    branches: NotRequired[List[PlanBranchInput]]
    """Paths that depend on an answer."""
    booking: NotRequired[PlanBookingInput | None]
    """The booking; null if there’s none."""
    answers: NotRequired[bool]
    """Whether callers can ask questions that your documents answer."""
    actions: NotRequired[List[PlanActionInput]]
    """Actions that ran or will run."""
    handOver: NotRequired[PlanHandOverInput | None]
    """When a person takes over; null if never."""
    closing: NotRequired[str]
    """The agent’s closing words."""

class FlowPlansComposeAnswer(TypedDict):
    flow: Flow
    """The conversation: its steps and the paths between them."""
    problems: List[FlowProblem]
    """Flow validation results"""

class FlowPlansComposeBody(TypedDict):
    plan: FlowPlanInput
    """The plan: questions, paths, bookings, and actions."""
    language: NotRequired[AgentLanguage]
    """The agent’s language; defaults to the workspace’s language"""

class FlowPlansProposeAnswer(TypedDict):
    plan: FlowPlan
    """The plan: questions, paths, bookings, and actions."""
    flow: Flow
    """The conversation: its steps and the paths between them."""
    problems: List[FlowProblem]
    """Flow validation results"""
    generatedBy: CallAnalysisGeneratedBy | None
    """The model that generated the plan; null if none was used"""

class FlowPlansProposeBody(TypedDict):
    description: NotRequired[str]
    """A short description."""
    transcript: NotRequired[str]
    """The conversation as text."""
    language: NotRequired[AgentLanguage]
    """The agent’s language; defaults to the workspace’s language"""

class FlowProblemMend(TypedDict):
    kind: Literal["open_way", "unknown_name", "unset_name", "no_question", "unreached", "not_read_back", "not_told"]
    """Type."""
    about: str
    """The topic."""

class FlowProblem(TypedDict):
    level: Literal["error", "warning"]
    """Whether the problem blocks publishing."""
    nodeId: str | None
    """ID of the node."""
    message: str
    """Message text."""
    mend: NotRequired[FlowProblemMend]
    """Suggested fix."""

FlowTranslation = TypedDict("FlowTranslation", {
    "text": str,
    "in": Dict[str, str],
})

class FlowTranslationsProposeAnswerTranslationsItem(TypedDict):
    text: str
    """The text."""
    words: str | None
    """The translation; null if it isn’t usable."""

class FlowTranslationsProposeAnswer(TypedDict):
    translations: List[FlowTranslationsProposeAnswerTranslationsItem]
    """Translations, in the requested order"""
    generatedBy: CallAnalysisGeneratedBy
    """The service and model that generated the result."""

FlowTranslationsProposeBody = TypedDict("FlowTranslationsProposeBody", {
    "from": AgentLanguage,
    "to": AgentLanguage,
    "texts": List[str],
})

class FoundAnswer(TypedDict):
    text: str
    """The text."""
    fileId: str
    """ID of the file."""
    pieceId: str
    """ID of the piece."""
    title: str
    """Display title."""
    version: int
    """Version number."""
    sentence: str
    """The sentence that contains the answer."""
    confidence: float
    """The engine’s confidence, from 0 to 1."""

FoundPieceMarksItem = TypedDict("FoundPieceMarksItem", {
    "from": int,
    "to": int,
})

class FoundPiece(TypedDict):
    fileId: str
    """ID of the file."""
    pieceId: str
    """ID of the piece."""
    title: str
    """Display title."""
    headings: List[str]
    """Headings, outermost first."""
    page: int | None
    """Page number in the document; null if there are no pages."""
    text: str
    """The text."""
    score: float
    """How well the chunk matches; higher is better."""
    marks: List[FoundPieceMarksItem]
    """Start and end offsets of the matched words."""

class FunnelStepsItem(TypedDict):
    node: str
    """ID of the step."""
    title: str | None
    """Display title."""
    calls: int
    """Number of calls."""
    left: int
    """Number of callers who left at this step."""

Funnel = TypedDict("Funnel", {
    "id": str,
    "name": str,
    "from": str,
    "to": str,
    "timeZone": str,
    "calls": int,
    "steps": List[FunnelStepsItem],
    "flow": Flow,
})

class GettingStarted(TypedDict):
    completed: List[LessonId]
    """Completed lessons."""
    percent: int
    """Share, in percent."""
    steps: List[StepId]
    """The completed steps."""

class GettingStartedSetLessonBody(TypedDict):
    completed: bool
    """Whether the lesson is completed."""

class HeldWhy(TypedDict):
    guard: str
    """The guard that intervened: `act`, `value`, `price`, `name`, `promise`, `business`, `form`, `length`, `repeated`, or `tool` for a tool call."""
    text: str
    """The text."""
    why: str
    """The reason the model was given."""

class Holiday(TypedDict):
    date: str
    """The day."""
    name: str
    """Name."""
    yearly: bool
    """Whether the day repeats every year."""

class ImportColumn(TypedDict):
    field: ImportColumnField
    """The contact field."""
    kind: NotRequired[ImportColumnKind]
    """Type."""
    labelColumn: NotRequired[int]
    """Column that contains the type of number."""
    own: NotRequired[str]
    """Key of the custom field."""

ImportColumnField: TypeAlias = Literal["name", "first_name", "middle_name", "last_name", "company", "phone", "email", "external_id", "tags", "note", "own", "skip"]

class ImportColumnInput(TypedDict):
    field: ImportColumnField
    """The contact field."""
    kind: NotRequired[ImportColumnKind]
    """Type."""
    labelColumn: NotRequired[int]
    """Column that contains the type of number."""
    own: NotRequired[str]
    """Key of the custom field."""

ImportColumnKind: TypeAlias = Literal["mobile", "main", "work", "home", "other", "fax"]

class ImportLine(TypedDict):
    fate: Literal["came", "changed", "lost"]
    """What happened to this part."""
    what: str
    """A one-sentence description."""
    paths: List[str]
    """Locations in the file."""
    steps: List[str]
    """The affected steps."""

class ImportReportCounts(TypedDict):
    came: int
    """Number of parts imported as is."""
    changed: int
    """Number of changed items."""
    lost: int
    """Number of parts dropped."""

class ImportReport(TypedDict):
    source: Literal["vapi_assistant", "vapi_squad", "vapi_workflow", "retell_flow", "retell_llm", "elevenlabs_agent", "dograh_workflow"]
    """Where the item came from."""
    counts: ImportReportCounts
    """Number of items, by result."""
    lines: List[ImportLine]
    """Parts of the file, with what happened to each."""
    problems: List[FlowProblem]
    """Problems found, each with a fix."""

class ImportedRow(TypedDict):
    line: int
    """Line number in the file, where the header is line 1."""
    name: str
    """Name."""
    result: Literal["ready", "made", "refused"]
    """The result."""
    problem: str | None
    """A description of the problem; null if there was none."""
    subaccountId: str | None
    """ID of the subaccount."""

Json = Any

class KnowledgeAddFaqBody(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask the question."""
    spokenAnswer: str
    """The answer, as spoken."""
    longerAnswer: NotRequired[str]
    """A longer answer for text channels."""
    folderId: NotRequired[str]
    """ID of the folder."""

class KnowledgeAddPageBodySite(TypedDict):
    depth: NotRequired[int]
    """How many links deep to crawl."""
    pages: NotRequired[int]
    """Maximum number of pages."""

class KnowledgeAddPageBody(TypedDict):
    url: str
    """The URL."""
    folderId: NotRequired[str]
    """ID of the folder."""
    refresh: NotRequired[KnowledgeFileDetailRefresh]
    """How often the page or site is refreshed."""
    site: NotRequired[KnowledgeAddPageBodySite]
    """Whether to read linked pages on the site, too."""

class KnowledgeAddTextBody(TypedDict):
    title: str
    """Display title."""
    text: str
    """Text for agents to answer from."""
    folderId: NotRequired[str]
    """ID of the folder."""

class KnowledgeChunksQuery(TypedDict):
    cursor: NotRequired[int]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class KnowledgeConfig(TypedDict):
    prompt: NotRequired[str]
    """What the agent asks."""
    more: NotRequired[str]
    """What the agent asks after each answer."""
    folders: NotRequired[List[str]]
    """IDs of the folders to search; empty for all of the agent’s folders."""
    most: NotRequired[int]
    """Number of answers before taking the `done` path."""

class KnowledgeCreateFolderBody(TypedDict):
    name: str
    """Name of the file or folder."""

class KnowledgeFile(TypedDict):
    id: str
    """Unique ID."""
    folderId: str
    """ID of the folder."""
    folder: str
    """The folder that contains the item."""
    kind: KnowledgeFileKind
    """Type."""
    name: str
    """Name of the file or folder."""
    mediaType: str
    """The file’s media type."""
    bytes: int
    """Size in bytes."""
    status: KnowledgeFileStatus
    """Status."""
    reason: Literal["encrypted", "damaged", "no_text", "too_large", "timed_out", "unsupported", "unreachable", "blocked_by_robots", "needs_javascript", "not_installed", "knowledge_full", "crashed"] | None
    """The reason, in plain language."""
    problem: str | None
    """A description of the problem; null if there was none."""
    version: int
    """Version number."""
    newestVersion: int
    """Number of the latest version."""
    pieces: int
    """Number of chunks."""
    url: str | None
    """The URL."""
    siteId: str | None
    """ID of the site."""
    sitePages: int
    """Number of pages read from the site."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""

class KnowledgeFileDetailAgentsItem(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the file or folder."""

class KnowledgeFileDetail(TypedDict):
    id: str
    """Unique ID."""
    folderId: str
    """ID of the folder."""
    folder: str
    """The folder that contains the item."""
    kind: KnowledgeFileKind
    """Type."""
    name: str
    """Name of the file or folder."""
    mediaType: str
    """The file’s media type."""
    bytes: int
    """Size in bytes."""
    status: KnowledgeFileStatus
    """Status."""
    reason: Literal["encrypted", "damaged", "no_text", "too_large", "timed_out", "unsupported", "unreachable", "blocked_by_robots", "needs_javascript", "not_installed", "knowledge_full", "crashed"] | None
    """The reason, in plain language."""
    problem: str | None
    """A description of the problem; null if there was none."""
    version: int
    """Version number."""
    newestVersion: int
    """Number of the latest version."""
    pieces: int
    """Number of chunks."""
    url: str | None
    """The URL."""
    siteId: str | None
    """ID of the site."""
    sitePages: int
    """Number of pages read from the site."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    title: str | None
    """Display title."""
    seconds: float | None
    """Duration, in seconds."""
    pages: int | None
    """Number of pages; null if there are none."""
    characters: int
    """Number of characters."""
    description: str
    """A short description."""
    transcript: str
    """What’s said in the file."""
    refresh: KnowledgeFileDetailRefresh
    """How often the page or site is refreshed."""
    nextRefreshAt: str | None
    """Time of the next refresh; null if never."""
    refreshedAt: str | None
    """When it was refreshed."""
    depth: int | None
    """How many links deep to crawl."""
    pageLimit: int | None
    """Maximum number of pages."""
    question: str | None
    """The question."""
    phrasings: List[str]
    """Other ways to ask the question."""
    spokenAnswer: str | None
    """The answer, as spoken."""
    longerAnswer: str | None
    """A longer answer for text channels."""
    text: str | None
    """Text for agents to answer from."""
    agents: List[KnowledgeFileDetailAgentsItem]
    """Agents that use the file."""

KnowledgeFileDetailRefresh: TypeAlias = Literal["never", "12h", "daily", "weekly"]

KnowledgeFileKind: TypeAlias = Literal["file", "text", "page", "site", "faq"]

KnowledgeFileStatus: TypeAlias = Literal["processing", "ready", "failed"]

class KnowledgeFolder(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the file or folder."""
    count: int
    """Number of items."""

class KnowledgeFoldersAnswer(TypedDict):
    items: List[KnowledgeFolder]
    """The items."""

class KnowledgeFound(TypedDict):
    items: List[FoundPiece]
    """The items."""
    answer: FoundAnswer | None
    """The answer."""
    best: FoundAnswer | None
    """The best answer; null if no answer has enough confidence."""
    maybe: KnowledgeFoundMaybe | None
    """A less confident answer; null if there’s none."""
    threshold: float
    """Minimum confidence an answer needs."""

class KnowledgeFoundMaybe(TypedDict):
    text: str
    """The text."""
    fileId: str
    """ID of the file."""
    pieceId: str
    """ID of the piece."""
    title: str
    """Display title."""
    version: int
    """Version number."""
    sentence: str
    """The sentence that contains the answer."""
    confidence: float
    """The engine’s confidence, from 0 to 1."""
    question: str
    """The question."""

class KnowledgeGap(TypedDict):
    id: str
    """Unique ID."""
    question: str
    """The question."""
    status: KnowledgeGapStatus
    """Status."""
    count: int
    """Number of items."""
    lastAskedAt: str
    """When it was last asked."""
    fileId: str | None
    """ID of the file."""

class KnowledgeGapDetailAskedItem(TypedDict):
    question: str
    """The question."""
    callId: str
    """ID of the call."""
    at: str
    """Date and time."""

class KnowledgeGapDetailProposal(TypedDict):
    question: str
    """The question."""
    phrasings: List[str]
    """Other ways to ask the question."""
    spokenAnswer: str
    """The answer, as spoken."""

class KnowledgeGapDetail(TypedDict):
    id: str
    """Unique ID."""
    question: str
    """The question."""
    status: KnowledgeGapStatus
    """Status."""
    count: int
    """Number of items."""
    lastAskedAt: str
    """When it was last asked."""
    fileId: str | None
    """ID of the file."""
    asked: List[KnowledgeGapDetailAskedItem]
    """The question that was asked."""
    proposal: KnowledgeGapDetailProposal
    """A proposed answer."""

KnowledgeGapStatus: TypeAlias = Literal["open", "answered", "ignored"]

class KnowledgeGapsAnswerAnswer(TypedDict):
    id: str
    """Unique ID."""
    status: KnowledgeGapStatus
    """Status."""
    fileId: str | None
    """ID of the file."""

class KnowledgeGapsAnswerBody(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask the question."""
    spokenAnswer: str
    """The answer, as spoken."""
    folderId: NotRequired[str]
    """ID of the folder."""

class KnowledgeGapsCloseBody(TypedDict):
    resolution: NotRequired[Literal["ignored", "answered"]]
    """Why the item was closed."""

class KnowledgeGapsListAnswer(TypedDict):
    items: List[KnowledgeGap]
    """The items."""

class KnowledgeGapsListQuery(TypedDict):
    status: NotRequired[KnowledgeGapStatus]
    """Status."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class KnowledgeListQuery(TypedDict):
    folderId: NotRequired[str]
    """ID of the folder."""
    search: NotRequired[str]
    """Words to search for."""
    status: NotRequired[KnowledgeFileStatus]
    """Status."""
    kind: NotRequired[KnowledgeFileKind]
    """Type."""
    siteId: NotRequired[str]
    """ID of the site."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class KnowledgePiece(TypedDict):
    id: str
    """Unique ID."""
    position: int
    """Position in the document."""
    page: int | None
    """Page number in the document; null if there are no pages."""
    headings: List[str]
    """Headings, outermost first."""
    text: str
    """Text for agents to answer from."""

class KnowledgeRemoveFolderQuery(TypedDict):
    moveTo: NotRequired[str]
    """ID of the folder to move the contents to."""

class KnowledgeReplaceBody(TypedDict):
    file: FileInput
    """The file."""

class KnowledgeReplaceTextBody(TypedDict):
    text: str
    """Text for agents to answer from."""

class KnowledgeSearchAddSynonymBody(TypedDict):
    word: str
    """The word, as written."""
    meaning: str
    """What the words mean."""

class KnowledgeSearchSearchBodySynonym(TypedDict):
    word: str
    """The word, as written."""
    meaning: str
    """What the words mean."""

class KnowledgeSearchSearchBody(TypedDict):
    query: str
    """Search query."""
    folderIds: NotRequired[List[str]]
    """IDs of the folders."""
    limit: NotRequired[int]
    """Maximum number of items to return."""
    language: NotRequired[str]
    """Language as a BCP 47 tag, such as `de-DE`."""
    draft: NotRequired[DraftEntry]
    """A question and answer to test without saving it."""
    synonym: NotRequired[KnowledgeSearchSearchBodySynonym]
    """The synonym."""

class KnowledgeSearchSynonymsAnswer(TypedDict):
    items: List[Synonym]
    """The items."""

class KnowledgeSetAgentFoldersBody(TypedDict):
    folderIds: List[str]
    """IDs of the folders."""
    when: NotRequired[str]
    """Words that trigger a search; empty to search for every question."""

class KnowledgeStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["knowledge"]
    """Type."""
    title: str
    """Display title."""
    config: KnowledgeConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class KnowledgeStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["knowledge"]
    """Type."""
    title: str
    """Display title."""
    config: KnowledgeConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class KnowledgeUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the file or folder."""
    folderId: NotRequired[str]
    """ID of the folder."""
    refresh: NotRequired[KnowledgeFileDetailRefresh]
    """How often the page or site is refreshed."""
    description: NotRequired[str]
    """A short description."""
    transcript: NotRequired[str]
    """What’s said in the file."""

class KnowledgeUpdateFaqBody(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask the question."""
    spokenAnswer: str
    """The answer, as spoken."""
    longerAnswer: NotRequired[str]
    """A longer answer for text channels."""

class KnowledgeUploadBody(TypedDict):
    file: FileInput
    """The file."""
    folderId: NotRequired[str]
    """ID of the folder."""

class LanguageModelConfigWaysItem(TypedDict):
    port: str
    """The step’s outgoing path."""
    label: str
    """Display name."""

class LanguageModelConfig(TypedDict):
    goal: str
    """What the model should achieve."""
    prompt: str
    """What the agent asks."""
    slots: NotRequired[List[SlotDef]]
    """Collected values, by name."""
    ways: List[LanguageModelConfigWaysItem]
    """Paths from here."""
    actions: NotRequired[List[LanguageModelConfigAction]]
    """Actions that ran or will run."""
    facts: NotRequired[List[str]]
    """Facts the model can state."""
    knowledge: NotRequired[bool]
    """Whether the agent searches the Knowledge Base."""
    folders: NotRequired[List[str]]
    """IDs of the folders to search; empty for all of the agent’s folders."""
    maxTurns: NotRequired[int]
    """Maximum number of caller turns before taking the `too_long` path."""

class LanguageModelConfigAction(TypedDict):
    name: str
    """Name."""
    label: str
    """Display name."""
    actionId: str
    """ID of the action."""
    ask: str
    """The question’s wording."""
    done: str
    """What the agent says when the action is done."""
    failed: NotRequired[str]
    """What the agent says if the action fails."""

class LanguageModelStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["language_model"]
    """Type."""
    title: str
    """Display title."""
    config: LanguageModelConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class LanguageModelStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["language_model"]
    """Type."""
    title: str
    """Display title."""
    config: LanguageModelConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class LeaveTaskConfig(TypedDict):
    kind: NotRequired[TaskKind]
    """Type."""
    summary: NotRequired[str]
    """What your team needs to know."""
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""
    text: NotRequired[str]
    """The text."""

class LeaveTaskStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["leave_task"]
    """Type."""
    title: str
    """Display title."""
    config: LeaveTaskConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class LeaveTaskStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["leave_task"]
    """Type."""
    title: str
    """Display title."""
    config: LeaveTaskConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class LeaveVoicemailConfig(TypedDict):
    message: str
    """The message to leave."""

class LeaveVoicemailStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["leave_voicemail"]
    """Type."""
    title: str
    """Display title."""
    config: LeaveVoicemailConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class LeaveVoicemailStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["leave_voicemail"]
    """Type."""
    title: str
    """Display title."""
    config: LeaveVoicemailConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

LessonId: TypeAlias = Literal["create-agent", "prompting", "testing", "walkthrough"]

LimitId: TypeAlias = Literal["monthlyMinutes", "monthlyChats", "concurrentCalls", "apiRequests", "storageGb", "agents", "phoneNumbers", "integrations", "workflows", "teamMembers", "subaccounts", "customRoles", "workspaces"]

LimitSource: TypeAlias = Literal["own", "plan", "agency", "installation"]

class LimitValues(TypedDict):
    monthlyMinutes: NotRequired[int | None]
    """Maximum call minutes per month; null for no limit."""
    monthlyChats: NotRequired[int | None]
    """Maximum chats per month; null for no limit."""
    concurrentCalls: NotRequired[int | None]
    """Maximum concurrent calls; null for no limit."""
    apiRequests: NotRequired[int | None]
    """Maximum API requests per month; null for no limit."""
    storageGb: NotRequired[int | None]
    """Maximum storage in gigabytes; null for no limit."""
    agents: NotRequired[int | None]
    """Maximum agents; null for no limit."""
    phoneNumbers: NotRequired[int | None]
    """Maximum phone numbers; null for no limit."""
    integrations: NotRequired[int | None]
    """Maximum integrations; null for no limit."""
    workflows: NotRequired[int | None]
    """Maximum workflows; null for no limit."""
    teamMembers: NotRequired[int | None]
    """Maximum members; null for no limit."""
    subaccounts: NotRequired[int | None]
    """Maximum number of subaccounts; null for no limit."""
    customRoles: NotRequired[int | None]
    """Maximum number of custom roles; null for no limit."""
    workspaces: NotRequired[int | None]
    """Maximum workspaces; null for no limit."""

class LimitValuesInput(TypedDict):
    monthlyMinutes: NotRequired[int | None]
    """Maximum call minutes per month; null for no limit."""
    monthlyChats: NotRequired[int | None]
    """Maximum chats per month; null for no limit."""
    concurrentCalls: NotRequired[int | None]
    """Maximum concurrent calls; null for no limit."""
    apiRequests: NotRequired[int | None]
    """Maximum API requests per month; null for no limit."""
    storageGb: NotRequired[int | None]
    """Maximum storage in gigabytes; null for no limit."""
    agents: NotRequired[int | None]
    """Maximum agents; null for no limit."""
    phoneNumbers: NotRequired[int | None]
    """Maximum phone numbers; null for no limit."""
    integrations: NotRequired[int | None]
    """Maximum integrations; null for no limit."""
    workflows: NotRequired[int | None]
    """Maximum workflows; null for no limit."""
    teamMembers: NotRequired[int | None]
    """Maximum members; null for no limit."""
    subaccounts: NotRequired[int | None]
    """Maximum number of subaccounts; null for no limit."""
    customRoles: NotRequired[int | None]
    """Maximum number of custom roles; null for no limit."""
    workspaces: NotRequired[int | None]
    """Maximum workspaces; null for no limit."""

class LimitsSetDefaultsBody(TypedDict):
    values: LimitValuesInput
    """Values by name."""

class LimitsSubaccountAnswerItemsItem(TypedDict):
    id: LimitId
    """Unique ID."""
    value: int | None
    """Value."""
    source: LimitSource
    """Where the item came from."""

class LimitsSubaccountAnswer(TypedDict):
    values: LimitValues
    """Values by name."""
    items: List[LimitsSubaccountAnswerItemsItem]
    """The items."""

class ListedCallPhone(TypedDict):
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    ownNumber: str
    """Your number."""
    otherNumber: str | None
    """The other party’s number."""
    contact: TaskPerson | None
    """The contact, if known."""

class ListedCall(TypedDict):
    id: str
    """Unique ID."""
    agentId: str | None
    """ID of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """The conversation’s channel."""
    status: CallStatus
    """Status."""
    startedAt: str
    """Start time."""
    endedAt: str | None
    """End time."""
    durationMs: int
    """Duration, in milliseconds."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """Outcome of the conversation."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    phone: ListedCallPhone | None
    """Details of the phone call."""
    tags: List[str]
    """Tags."""
    openTasks: int
    """Number of open tasks."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    updatedAt: str
    """When it was updated."""
    found: CallFound | None
    """Where the search words were found."""

class LiveCallPhone(TypedDict):
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    ownNumber: str
    """Your number."""
    otherNumber: str | None
    """The other party’s number."""
    contact: TaskPerson | None
    """The contact, if known."""

class LiveCallStep(TypedDict):
    workflow: str | None
    """The workflow that contains the step; null for the flow itself."""
    nodeId: str
    """ID of the node."""
    title: str
    """Display title."""

class LiveCallLastMessage(TypedDict):
    role: CallAnalysisFieldProofRole
    """Who said this: the agent or the caller."""
    text: str
    """The text."""
    byPerson: bool
    """Whether a person said this."""

class LiveCall(TypedDict):
    id: str
    """Unique ID."""
    agentId: str | None
    """ID of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """The conversation’s channel."""
    startedAt: str
    """Start time."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    phone: LiveCallPhone | None
    """Details of the phone call."""
    page: str | None
    """URL of the page where the visitor opened the widget; null for other channels."""
    state: Literal["speaking", "listening", "working", "ending"]
    """Current activity."""
    step: LiveCallStep | None
    """The current step."""
    lastMessage: LiveCallLastMessage | None
    """The last message."""
    turns: int
    """Number of turns so far."""
    answerMs: float | None
    """Response time of the last turn, in milliseconds."""
    takenOverBy: TaskPerson | None
    """Who took over the call; null if no one has."""

class LiveCallsCallEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Duration, in seconds."""

class LiveCallsEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Duration, in seconds."""

class LiveCallsGetAnswer(TypedDict):
    call: LiveCall
    """The call."""
    status: CallStatus
    """Status."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    turns: List[CallTurn]
    """The transcript, in order."""
    values: List[LiveCallsGetValue]
    """Values by name."""
    acts: List[SupervisorCommand]
    """Actions people took during the call."""
    sound: Literal["both", "agent", "none"]
    """Which sides of the call you can hear."""
    canSpeak: bool
    """Whether you can speak on the call."""
    flow: Flow | None
    """The conversation: its steps and the paths between them."""

class LiveCallsGetValue(TypedDict):
    name: str
    """Name."""
    kind: Literal["slot", "variable"]
    """Type."""
    value: Json
    """Value."""
    spoken: str
    """The value as an agent says it."""
    canSet: bool
    """Whether you can set this value."""

class LiveCallsListAnswer(TypedDict):
    items: List[LiveCall]
    """The items."""

class LiveCallsListenAnswer(TypedDict):
    act: SupervisorCommand
    """The action that was taken."""
    ticket: str
    """Single-use ticket that opens the call’s socket."""
    socketPath: str
    """Path of the call’s WebSocket."""

class LiveCallsSayBody(TypedDict):
    text: str
    """The text."""
    heard: NotRequired[bool]
    """Whether the caller has already heard the words through your microphone."""

class LiveCallsSetValueBody(TypedDict):
    name: str
    """Name."""
    text: str
    """The text."""

class LiveCallsWhisperBody(TypedDict):
    text: str
    """The text."""

class MakeCallConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    to: str
    """The number to call."""
    agentId: NotRequired[str]
    """ID of the agent."""
    afterMinutes: NotRequired[int]
    """Delay in minutes."""

class MakeCallStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["make_call"]
    """Type."""
    title: str
    """Display title."""
    config: MakeCallConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class MakeCallStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["make_call"]
    """Type."""
    title: str
    """Display title."""
    config: MakeCallConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class MeUser(TypedDict):
    id: str
    """Unique ID."""
    email: str
    """The user’s email address."""

class MeWorkspace(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name of the workspace."""
    timeZone: str
    """IANA time zone, such as `Europe/Berlin`."""

class Me(TypedDict):
    type: Literal["user", "access_token"]
    """Whether a person or an access token sent the request."""
    user: MeUser | None
    """The signed-in person; null for access tokens."""
    accessToken: AccessToken | None
    """The access token in the request; null for people."""
    workspace: MeWorkspace
    """The workspace the request applies to."""
    permissions: RoleRow
    """The requester’s permissions in each area."""

class MessageData(TypedDict):
    threadId: str
    """ID of the thread."""
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    ownNumber: str
    """Your number."""
    otherNumber: str
    """The other party’s number."""
    text: str
    """The text."""
    author: TextMessageAuthor
    """The author; null if unknown."""
    status: TextMessageStatus
    """Status."""
    errorCode: int | None
    """The carrier’s error code; null if none."""
    problem: str | None
    """A description of the problem; null if there was none."""
    segments: int
    """SMS segments, as counted by the carrier."""
    media: int
    """Number of attached images."""
    callId: str | None
    """ID of the call."""
    createdAt: str
    """When it was created."""
    messageId: str
    """ID of the message."""

class MessageReceivedEvent(TypedDict):
    type: Literal["message.received"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: MessageData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class MessageStatusEvent(TypedDict):
    type: Literal["message.status"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: MessageData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class MessageThreadLast(TypedDict):
    text: str
    """The message text."""
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    status: TextMessageStatus
    """Status of the message, as reported by the carrier."""
    createdAt: str
    """When it was created."""

class MessageThread(TypedDict):
    id: str
    """Unique ID."""
    numberId: str | None
    """ID of the number."""
    ownNumber: str
    """Your number."""
    otherNumber: str
    """The other party’s number."""
    contact: TaskPerson | None
    """The contact, if known."""
    takenOverBy: TaskPerson | None
    """Who took over the conversation; null if no one has."""
    answered: bool
    """Whether the last message was answered."""
    optedOut: bool
    """Whether the contact is on the do-not-call list."""
    unread: int
    """Number of unread items."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    last: MessageThreadLast
    """The most recent message."""

class MessageThreadsListQuery(TypedDict):
    otherNumber: NotRequired[str]
    """The other party’s number."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class MessagesListQuery(TypedDict):
    threadId: NotRequired[str]
    """ID of the thread."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

MessagesSendBody = TypedDict("MessagesSendBody", {
    "from": str,
    "to": str,
    "text": str,
})

class ModelRequest(TypedDict):
    id: str
    """Unique ID."""
    proposalId: str | None
    """ID of the proposal."""
    service: CallAnalysisGeneratedByProvider
    """The service."""
    model: str
    """Name of the model."""
    createdAt: str
    """When it was created."""
    firstMs: int | None
    """Time to the first token, in milliseconds."""
    ms: int
    """Duration, in milliseconds."""
    outcome: Literal["answered", "late", "stopped", "refused", "garbage", "broken", "unreachable", "quota", "key", "budget"]
    """Result of the request."""
    inputTokens: int
    """Input tokens."""
    outputTokens: int
    """Output tokens."""
    isEstimated: bool
    """Whether the token counts are estimates."""
    cost: int | None
    """Cost in millionths of a dollar; null if the price is unknown."""
    given: str
    """The model’s input."""
    gave: str
    """The model’s output."""

class ModelSetting(TypedDict):
    assist: bool
    """Whether a model helps when the rules don’t understand the caller."""
    summary: NotRequired[bool]
    """Whether a model writes call summaries."""
    facts: List[str]
    """Facts the model can state."""
    never: List[str]
    """Words the model must never say."""

class ModelsParaphraseBody(TypedDict):
    texts: List[str]
    """The texts."""
    count: NotRequired[int]
    """Number of items."""

class ModelsRequestsAnswerSummary(TypedDict):
    text: str
    """The text."""
    model: str
    """Name of the model."""

class ModelsRequestsAnswer(TypedDict):
    items: List[ModelRequest]
    """The items."""
    summary: ModelsRequestsAnswerSummary | None
    """A short summary."""

class NoteCrmConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""
    text: str
    """The text."""

class NoteCrmStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["note_crm"]
    """Type."""
    title: str
    """Display title."""
    config: NoteCrmConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class NoteCrmStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["note_crm"]
    """Type."""
    title: str
    """Display title."""
    config: NoteCrmConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class NumberAtCarrier(TypedDict):
    sid: str
    """The ID the carrier assigned."""
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""
    name: str
    """Name."""
    can: PhoneNumberCan
    """The number’s capabilities."""
    voiceUrl: str
    """URL the carrier calls for instructions."""

class NumberHours(TypedDict):
    when: CallHoursWhen
    """When calls are answered."""
    own: NotRequired[BusinessHours]
    """The number’s own hours."""
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""
    holidays: bool
    """Whether the business closes on holidays."""
    otherwise: OutsideHours
    """What happens outside these hours."""

class NumberHoursInput(TypedDict):
    when: CallHoursWhen
    """When calls are answered."""
    own: NotRequired[BusinessHoursInput]
    """The number’s own hours."""
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""
    holidays: NotRequired[bool]
    """Whether the business closes on holidays."""
    otherwise: OutsideHoursInput
    """What happens outside these hours."""

class NumberState(TypedDict):
    set: bool
    """Whether the number’s calls are routed here."""
    problems: List[str]
    """Problems found, each with a fix."""

class OfferedNumber(TypedDict):
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""
    place: str | None
    """City or region."""
    address: Literal["none", "any", "local", "foreign"]
    """The type of address required."""
    can: PhoneNumberCan
    """The number’s capabilities."""

class OfficeEvent(TypedDict):
    service: OfficeEventService
    """The service."""
    status: Literal["waiting", "written", "failed"]
    """Status."""
    unchecked: bool
    """Whether the calendar couldn’t be checked in time."""
    problem: str | None
    """A description of the problem; null if there was none."""

OfficeEventService: TypeAlias = Literal["google", "microsoft"]

OutsideHours: TypeAlias = "CallHoursOtherwiseMessage | CallHoursOtherwiseAgent | OutsideHoursForward"

class OutsideHoursForward(TypedDict):
    do: Literal["forward"]
    """What to do."""

class OutsideHoursForwardInput(TypedDict):
    do: Literal["forward"]
    """What to do."""

OutsideHoursInput: TypeAlias = "CallHoursOtherwiseMessageInput | CallHoursOtherwiseAgentInput | OutsideHoursForwardInput"

class ParaphrasesItemsItem(TypedDict):
    of: int
    """Position of the original text."""
    text: str
    """The text."""

class Paraphrases(TypedDict):
    items: List[ParaphrasesItemsItem]
    """The items."""
    generatedBy: CallAnalysisGeneratedBy
    """The service and model that generated the result."""

class Persona(TypedDict):
    goal: Dict[str, str | float | bool]
    """The persona’s goals, by question name."""
    says: NotRequired[Dict[str, List[str]]]
    """Phrasings the persona uses, by question name."""
    style: List[Literal["hurried", "chatty", "hesitant", "over_answers", "corrects", "wrong_answers", "speaks_over", "other_language", "asks_aside", "silent", "refuses"] | PersonaStyle]
    """The persona’s speaking style."""
    noise: float
    """Share of words lost to line noise, from 0 to 0.5."""
    seed: int
    """Random seed. The same seed gives the same caller."""
    runs: int
    """Number of runs, each with a different seed."""

class PersonaInput(TypedDict):
    goal: NotRequired[Dict[str, str | float | bool]]
    """The persona’s goals, by question name."""
    says: NotRequired[Dict[str, List[str]]]
    """Phrasings the persona uses, by question name."""
    style: NotRequired[List[Literal["hurried", "chatty", "hesitant", "over_answers", "corrects", "wrong_answers", "speaks_over", "other_language", "asks_aside", "silent", "refuses"] | PersonaStyle]]
    """The persona’s speaking style."""
    noise: NotRequired[float]
    """Share of words lost to line noise, from 0 to 0.5."""
    seed: NotRequired[int]
    """Random seed. The same seed gives the same caller."""
    runs: NotRequired[int]
    """Number of runs, each with a different seed."""

class PersonaStyle(TypedDict):
    hurried: NotRequired[str]
    """Value for `hurried`."""
    chatty: NotRequired[str]
    """Value for `chatty`."""
    hesitant: NotRequired[str]
    """Value for `hesitant`."""
    over_answers: NotRequired[str]
    """Value for `over_answers`."""
    corrects: NotRequired[str]
    """Value for `corrects`."""
    wrong_answers: NotRequired[str]
    """Value for `wrong_answers`."""
    speaks_over: NotRequired[str]
    """Value for `speaks_over`."""
    other_language: NotRequired[str]
    """Value for `other_language`."""
    asks_aside: NotRequired[str]
    """Value for `asks_aside`."""
    silent: NotRequired[str]
    """Value for `silent`."""
    refuses: NotRequired[str]
    """Value for `refuses`."""

PhoneCall = TypedDict("PhoneCall", {
    "callId": str,
    "agentId": str,
    "from": str,
    "to": str,
    "status": Literal["planned", "sending", "unknown", "placed", "not_placed", "failed", "ended"],
    "result": Literal["completed", "busy", "no_answer", "failed", "canceled"] | None,
    "answeredBy": Literal["human", "machine", "screening", "menu", "unknown"] | None,
    "problem": str | None,
    "createdAt": str,
})

class PhoneCallsStartBody(TypedDict):
    to: str
    """The number to call, in E.164 format."""
    numberId: NotRequired[str]
    """ID of the number."""
    agentId: NotRequired[str]
    """ID of the agent."""
    variables: NotRequired[Dict[str, Json]]
    """Initial values for the conversation, by name."""
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""
    overrides: NotRequired[CallsStartOverrides]
    """Overrides for the agent’s settings in this conversation."""
    respectCallingRules: NotRequired[bool]
    """Whether to check calling hours and consent. Defaults to true."""

class PhoneNumber(TypedDict):
    id: str
    """Unique ID."""
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""
    name: str
    """Name."""
    carrier: Literal["twilio", "stand-in", "sip", "signalwire", "telnyx"]
    """The number’s carrier."""
    accountId: str
    """The carrier account that owns the number."""
    test: bool
    """Whether this is a test number."""
    can: PhoneNumberCan
    """The number’s capabilities."""
    inboundAgentId: str | None
    """ID of the inbound agent."""
    outboundAgentId: str | None
    """ID of the outbound agent."""
    answersTexts: bool
    """Whether the agent answers text messages."""
    hours: NumberHours | None
    """When the number’s agent answers; null for always."""
    fallback: str | None
    """Fallback number."""
    asksToAccept: bool
    """Whether the person who answers must press 1 to accept the call."""
    queues: bool
    """Whether callers wait in a queue when all lines are busy."""
    heardBy: PhoneNumberHeardBy
    """The speech-to-text provider."""
    externalId: str | None
    """The record’s ID in your own system."""
    metadata: Dict[str, str]
    """Your own values, by name."""
    createdAt: str
    """When it was created."""

class PhoneNumberCan(TypedDict):
    voice: bool
    """Whether calls can be made and received."""
    sms: bool
    """Whether text messages can be sent and received."""

PhoneNumberHeardBy: TypeAlias = Literal["carrier", "transcriber", "relay"]

class PhoneNumbersAddTestBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    inboundAgentId: NotRequired[str | None]
    """ID of the inbound agent."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""

class PhoneNumbersAtCarrierAnswer(TypedDict):
    items: List[NumberAtCarrier]
    """The items."""

class PhoneNumbersAtCarrierQuery(TypedDict):
    accountId: NotRequired[str]
    """The carrier account to use; defaults to the first one you connected."""

class PhoneNumbersBuyBody(TypedDict):
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""
    name: str
    """Name."""
    price: str | None
    """Price per month; null if unknown."""
    country: str
    """Two-letter country code, such as `US`."""
    kind: PhoneNumbersBuyKind
    """Type."""
    inboundAgentId: NotRequired[str | None]
    """ID of the inbound agent."""
    addressSid: NotRequired[str]
    """The address’s SID."""
    bundleSid: NotRequired[str]
    """The bundle’s SID."""
    accountId: NotRequired[str]
    """The carrier account to use; defaults to the first one you connected."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""

PhoneNumbersBuyKind: TypeAlias = Literal["local", "mobile", "toll_free"]

class PhoneNumbersImportNumberBody(TypedDict):
    sid: str
    """The ID the carrier assigned."""
    inboundAgentId: NotRequired[str | None]
    """ID of the inbound agent."""
    accountId: NotRequired[str]
    """The carrier account to use; defaults to the first one you connected."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Your own values, by name."""

class PhoneNumbersListAnswer(TypedDict):
    items: List[PhoneNumber]
    """The items."""

class PhoneNumbersListQuery(TypedDict):
    externalId: NotRequired[str]
    """The record’s ID in your own system."""
    metadata: NotRequired[str]
    """Your own values, by name."""

class PhoneNumbersOffersAnswerPrice(TypedDict):
    amount: str
    """The amount."""
    currency: str
    """Three-letter currency code, such as `USD`."""

class PhoneNumbersOffersAnswer(TypedDict):
    items: List[OfferedNumber]
    """The items."""
    price: PhoneNumbersOffersAnswerPrice | None
    """Price per month; null if unknown."""

class PhoneNumbersOffersQuery(TypedDict):
    country: NotRequired[str]
    """Two-letter country code, such as `US`."""
    kind: NotRequired[PhoneNumbersBuyKind]
    """Type."""
    areaCode: NotRequired[str]
    """Area code."""
    contains: NotRequired[str]
    """Digits that the number must contain."""
    accountId: NotRequired[str]
    """The carrier account to use; defaults to the first one you connected."""

class PhoneNumbersRemoveBody(TypedDict):
    how: Literal["release", "keep"]
    """What the carrier does with the number."""
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""

class PhoneNumbersRequirementsAnswerAddressesItem(TypedDict):
    sid: str
    """The ID the carrier assigned."""
    name: str
    """Name."""

class PhoneNumbersRequirementsAnswerBundlesItem(TypedDict):
    sid: str
    """The ID the carrier assigned."""
    name: str
    """Name."""

class PhoneNumbersRequirementsAnswer(TypedDict):
    addresses: List[PhoneNumbersRequirementsAnswerAddressesItem]
    """Addresses in your account."""
    bundles: List[PhoneNumbersRequirementsAnswerBundlesItem]
    """Regulatory bundles in your account."""

class PhoneNumbersRequirementsQuery(TypedDict):
    country: NotRequired[str]
    """Two-letter country code, such as `US`."""
    kind: NotRequired[PhoneNumbersBuyKind]
    """Type."""
    accountId: NotRequired[str]
    """The carrier account to use; defaults to the first one you connected."""

class PhoneNumbersUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    inboundAgentId: NotRequired[str | None]
    """ID of the inbound agent."""
    outboundAgentId: NotRequired[str | None]
    """ID of the outbound agent."""
    answersTexts: NotRequired[bool]
    """Whether the agent answers text messages."""
    hours: NotRequired[NumberHoursInput | None]
    """When the number’s agent answers; null for always."""
    fallback: NotRequired[str | None]
    """Fallback number."""
    asksToAccept: NotRequired[bool]
    """Whether the person who answers must press 1 to accept the call."""
    queues: NotRequired[bool]
    """Whether callers wait in a queue when all lines are busy."""
    heardBy: NotRequired[PhoneNumberHeardBy]
    """The speech-to-text provider."""
    externalId: NotRequired[str | None]
    """The record’s ID in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Your own values, by name."""

class Plan(TypedDict):
    price: int
    """Price per interval, in cents."""
    setupFee: int
    """One-time fee charged with the first payment, in cents."""
    currency: Currency
    """Three-letter currency code, such as `USD`."""
    interval: PlanInterval
    """Billing interval: monthly or yearly."""
    trialDays: int
    """Trial length, in days; 0 for no trial."""
    trialMinutes: int
    """Minutes included in the trial."""
    includedMinutes: int | None
    """Minutes included per month; null for unlimited."""
    overage: PlanOverage
    """What happens when the minutes run out: extra minutes are billed, or calls are rejected."""
    meters: PlanMeters
    """Other included usage; null for unlimited."""
    limits: PlanLimits
    """Usage limits."""
    unitPrices: PlanUnitPrices
    """Price per product for usage beyond the included amount, in cents."""
    id: str
    """Unique ID."""
    name: str
    """Name."""
    description: str
    """A short description."""
    version: int
    """Version number."""
    mostPopular: bool
    """Whether the plan is marked as most popular."""
    offered: bool
    """Whether clients see the plan in their plan list."""
    status: CouponStatus
    """Status."""
    subscribers: int
    """Number of workspaces on the plan."""
    createdAt: str
    """When it was created."""

PlanAction: TypeAlias = "PlanActionEmailTeam | PlanActionEmailCaller | PlanActionSmsCaller | PlanActionTask | PlanActionRunAction"

class PlanActionEmailCaller(TypedDict):
    does: Literal["email_caller"]
    """The operation."""
    subject: str
    """Email subject."""
    text: str
    """The text."""

class PlanActionEmailCallerInput(TypedDict):
    does: Literal["email_caller"]
    """The operation."""
    subject: str
    """Email subject."""
    text: str
    """The text."""

class PlanActionEmailTeam(TypedDict):
    does: Literal["email_team"]
    """The operation."""
    subject: str
    """Email subject."""

class PlanActionEmailTeamInput(TypedDict):
    does: Literal["email_team"]
    """The operation."""
    subject: NotRequired[str]
    """Email subject."""

PlanActionInput: TypeAlias = "PlanActionEmailTeamInput | PlanActionEmailCallerInput | PlanActionSmsCallerInput | PlanActionTaskInput | PlanActionRunActionInput"

class PlanActionRunActionInputsItem(TypedDict):
    variable: str
    """Name of the value."""
    question: str
    """The question."""

class PlanActionRunAction(TypedDict):
    does: Literal["run_action"]
    """The operation."""
    actionId: str
    """ID of the action."""
    inputs: List[PlanActionRunActionInputsItem]
    """Input values."""

class PlanActionRunActionInputInputsItem(TypedDict):
    variable: str
    """Name of the value."""
    question: str
    """The question."""

class PlanActionRunActionInput(TypedDict):
    does: Literal["run_action"]
    """The operation."""
    actionId: str
    """ID of the action."""
    inputs: NotRequired[List[PlanActionRunActionInputInputsItem]]
    """Input values."""

class PlanActionSmsCaller(TypedDict):
    does: Literal["sms_caller"]
    """The operation."""
    text: str
    """The text."""

class PlanActionSmsCallerInput(TypedDict):
    does: Literal["sms_caller"]
    """The operation."""
    text: str
    """The text."""

class PlanActionTask(TypedDict):
    does: Literal["task"]
    """The operation."""
    kind: TaskKind
    """Type."""

class PlanActionTaskInput(TypedDict):
    does: Literal["task"]
    """The operation."""
    kind: NotRequired[TaskKind]
    """Type."""

class PlanBooking(TypedDict):
    ask: str
    """The question’s wording."""
    durationMinutes: int
    """Appointment length, in minutes."""
    calendars: List[str]
    """The calendars the appointment can be booked in."""
    weekdays: List[Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]]
    """Days of the week to offer; empty for all days."""
    opens: str
    """Earliest start of an appointment; empty for no limit."""
    closes: str
    """Latest end of an appointment; empty for no limit."""
    noticeHours: int
    """Minimum hours between the call and the appointment."""

class PlanBookingInput(TypedDict):
    ask: NotRequired[str]
    """The question’s wording."""
    durationMinutes: NotRequired[int]
    """Appointment length, in minutes."""
    calendars: NotRequired[List[str]]
    """The calendars the appointment can be booked in."""
    weekdays: NotRequired[List[Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]]]
    """Days of the week to offer; empty for all days."""
    opens: NotRequired[str]
    """Earliest start of an appointment; empty for no limit."""
    closes: NotRequired[str]
    """Latest end of an appointment; empty for no limit."""
    noticeHours: NotRequired[int]
    """Minimum hours between the call and the appointment."""

class PlanBranch(TypedDict):
    question: str
    """The question."""
    answers: List[str]
    """Answers that lead to this path."""
    atLeast: float | None
    """Numbers at or above this value take this path."""
    below: float | None
    """Numbers below this value take this path."""
    say: str
    """What the agent says."""
    questions: List[PlanQuestion]
    """The questions, in order."""
    leadsTo: PlanBranchLeadsTo
    """The next step."""
    closing: str
    """The agent’s closing words."""

class PlanBranchInput(TypedDict):
    question: str
    """The question."""
    answers: NotRequired[List[str]]
    """Answers that lead to this path."""
    atLeast: NotRequired[float | None]
    """Numbers at or above this value take this path."""
    below: NotRequired[float | None]
    """Numbers below this value take this path."""
    say: NotRequired[str]
    """What the agent says."""
    questions: NotRequired[List[PlanQuestionInput]]
    """The questions, in order."""
    leadsTo: NotRequired[PlanBranchLeadsTo]
    """The next step."""
    closing: NotRequired[str]
    """The agent’s closing words."""

PlanBranchLeadsTo: TypeAlias = Literal["go_on", "book", "finish", "hand_over", "end"]

class PlanHandOver(TypedDict):
    when: List[Literal["not_understood", "refused", "no_time", "end"]]
    """When to transfer the caller."""
    text: str
    """The text."""
    phone: str
    """Phone number in E.164 format, such as `+15715550123`."""

class PlanHandOverInput(TypedDict):
    when: NotRequired[List[Literal["not_understood", "refused", "no_time", "end"]]]
    """When to transfer the caller."""
    text: NotRequired[str]
    """The text."""
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""

PlanInterval: TypeAlias = Literal["month", "year"]

class PlanLimits(TypedDict):
    monthlyMinutes: NotRequired[int | None]
    """Value for `monthlyMinutes`."""
    monthlyChats: NotRequired[int | None]
    """Value for `monthlyChats`."""
    concurrentCalls: NotRequired[int | None]
    """Value for `concurrentCalls`."""
    apiRequests: NotRequired[int | None]
    """Value for `apiRequests`."""
    storageGb: NotRequired[int | None]
    """Value for `storageGb`."""
    agents: NotRequired[int | None]
    """Value for `agents`."""
    phoneNumbers: NotRequired[int | None]
    """Value for `phoneNumbers`."""
    integrations: NotRequired[int | None]
    """Value for `integrations`."""
    workflows: NotRequired[int | None]
    """Value for `workflows`."""
    teamMembers: NotRequired[int | None]
    """Value for `teamMembers`."""
    subaccounts: NotRequired[int | None]
    """Value for `subaccounts`."""
    customRoles: NotRequired[int | None]
    """Value for `customRoles`."""
    workspaces: NotRequired[int | None]
    """Value for `workspaces`."""

class PlanMeters(TypedDict):
    apiCalls: NotRequired[int | None]
    """Value for `apiCalls`."""
    agents: NotRequired[int | None]
    """Value for `agents`."""
    phoneNumbers: NotRequired[int | None]
    """Value for `phoneNumbers`."""
    sms: NotRequired[int | None]
    """Value for `sms`."""
    chats: NotRequired[int | None]
    """Value for `chats`."""
    modelTokens: NotRequired[int | None]
    """Value for `modelTokens`."""

PlanOverage: TypeAlias = Literal["pay_as_you_go", "stop"]

class PlanQuestion(TypedDict):
    name: str
    """Name."""
    ask: str
    """The question’s wording."""
    type: ChatExpect
    """Type."""
    choices: List[str]
    """The choices."""
    required: bool
    """Whether a value is required."""

class PlanQuestionInput(TypedDict):
    name: str
    """Name."""
    ask: str
    """The question’s wording."""
    type: ChatExpect
    """Type."""
    choices: NotRequired[List[str]]
    """The choices."""
    required: NotRequired[bool]
    """Whether a value is required."""

class PlanQuote(TypedDict):
    trialUntil: str | None
    """When the trial would end; null if there’s no trial."""
    dueNow: int
    """Amount due now; negative amounts become credit."""
    nextBillingAt: str
    """Date of the next invoice."""
    nextPrice: int
    """Price at the next billing date, in cents."""
    difference: int
    """Prorated cost of the change for the rest of the month, in cents; negative for a credit."""
    problem: str | None
    """A description of the problem; null if there was none."""

class PlanSubscriber(TypedDict):
    workspaceId: str
    """ID of the workspace."""
    name: str
    """Name."""
    status: Literal["trialing", "active", "cancelled"]
    """Status."""
    version: int
    """Version number."""
    since: str
    """Start time."""

PlanUnitPrices = TypedDict("PlanUnitPrices", {
    "voice-agents": NotRequired[int],
    "sms": NotRequired[int],
    "phone-numbers": NotRequired[int],
    "chats": NotRequired[int],
    "models": NotRequired[int],
})

class PlansCreateBody(TypedDict):
    price: int
    """Price per interval, in cents."""
    setupFee: NotRequired[int]
    """One-time fee charged with the first payment, in cents."""
    currency: Currency
    """Three-letter currency code, such as `USD`."""
    interval: NotRequired[PlanInterval]
    """Billing interval: monthly or yearly."""
    trialDays: NotRequired[int]
    """Trial length, in days; 0 for no trial."""
    trialMinutes: NotRequired[int]
    """Minutes included in the trial."""
    includedMinutes: int | None
    """Minutes included per month; null for unlimited."""
    overage: PlanOverage
    """What happens when the minutes run out: extra minutes are billed, or calls are rejected."""
    meters: NotRequired[PlanMeters]
    """Other included usage; null for unlimited."""
    limits: NotRequired[PlanLimits]
    """Usage limits."""
    unitPrices: NotRequired[PlanUnitPrices]
    """Price per product for usage beyond the included amount, in cents."""
    name: str
    """Name."""
    description: NotRequired[str]
    """A short description."""

class PlansListAnswer(TypedDict):
    items: List[Plan]
    """The items."""

class PlansSubscribersAnswer(TypedDict):
    items: List[PlanSubscriber]
    """The items."""

class PlansUpdateBody(TypedDict):
    price: NotRequired[int]
    """Price per interval, in cents."""
    setupFee: NotRequired[int]
    """One-time fee charged with the first payment, in cents."""
    currency: NotRequired[Currency]
    """Three-letter currency code, such as `USD`."""
    interval: NotRequired[PlanInterval]
    """Billing interval: monthly or yearly."""
    trialDays: NotRequired[int]
    """Trial length, in days; 0 for no trial."""
    trialMinutes: NotRequired[int]
    """Minutes included in the trial."""
    includedMinutes: NotRequired[int | None]
    """Minutes included per month; null for unlimited."""
    overage: NotRequired[PlanOverage]
    """What happens when the minutes run out: extra minutes are billed, or calls are rejected."""
    meters: NotRequired[PlanMeters]
    """Other included usage; null for unlimited."""
    limits: NotRequired[PlanLimits]
    """Usage limits."""
    unitPrices: NotRequired[PlanUnitPrices]
    """Price per product for usage beyond the included amount, in cents."""
    name: NotRequired[str]
    """Name."""
    description: NotRequired[str]
    """A short description."""
    mostPopular: NotRequired[bool]
    """Whether the plan is marked as most popular."""
    offered: NotRequired[bool]
    """Whether clients see the plan in their plan list."""

class PlayedLine(TypedDict):
    by: Literal["agent", "caller", "action", "note"]
    """Who said this: the agent or the caller."""
    text: str
    """The text."""
    turn: int
    """Turn number."""
    node: str
    """ID of the step."""

class PreferencesFacts(TypedDict):
    address: NotRequired[str]
    """Value for `address`."""
    parking: NotRequired[str]
    """Value for `parking`."""
    prices: NotRequired[str]
    """Value for `prices`."""
    people: NotRequired[str]
    """Value for `people`."""
    payment: NotRequired[str]
    """Value for `payment`."""

class PreparedSpeech(TypedDict):
    status: Literal["waiting", "making", "ready", "not_needed"]
    """Status."""
    version: int
    """Version number."""
    sentences: int
    """Number of sentences used unchanged in every call."""
    ready: int
    """Number of sentences that are ready."""
    failed: int
    """Sentences the voice couldn’t speak."""
    updatedAt: str | None
    """When it was updated."""

class PressDigitsConfig(TypedDict):
    digits: str
    """Keys to press: digits, `*` and `#`; `w` waits half a second."""

class PressDigitsStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["press_digits"]
    """Type."""
    title: str
    """Display title."""
    config: PressDigitsConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class PressDigitsStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["press_digits"]
    """Type."""
    title: str
    """Display title."""
    config: PressDigitsConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

PromptConfig: TypeAlias = "PromptConfigInput"

class PromptConfigBooking(TypedDict):
    prompt: NotRequired[str]
    """What the agent asks."""
    title: NotRequired[str]
    """Display title."""
    durationMinutes: NotRequired[int]
    """Appointment length, in minutes."""
    offer: NotRequired[int]
    """Number of appointment times the agent offers at once."""
    calendars: NotRequired[List[str]]
    """The calendars the appointment can be booked in."""
    weekdays: NotRequired[List[Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]]]
    """Days of the week to offer; empty for all days."""
    opens: NotRequired[str]
    """Earliest start of an appointment; empty for no limit."""
    closes: NotRequired[str]
    """Latest end of an appointment; empty for no limit."""
    noticeHours: NotRequired[int]
    """Minimum hours between the call and the appointment."""
    attendee: NotRequired[ScheduleConfigAttendee]
    """The attendee."""

class PromptConfigInputSpeech(TypedDict):
    model: NotRequired[str]
    """The provider’s model, such as gpt-realtime-2.1."""
    voice: NotRequired[Literal["marin", "cedar", "alloy", "ash", "ballad", "coral", "echo", "sage", "shimmer", "verse"]]
    """The model’s voice."""
    byModel: NotRequired[bool]
    """Whether the model listens and speaks directly when a call has audio."""

class PromptConfigInput(TypedDict):
    who: NotRequired[str]
    """The agent’s name, role, and the business it represents."""
    goals: List[str]
    """The agent’s goals, most important first."""
    prompt: str
    """What the agent asks."""
    facts: NotRequired[List[str]]
    """Facts the model can state."""
    style: NotRequired[str]
    """How the agent speaks."""
    must: NotRequired[List[str]]
    """Rules for the model to follow."""
    mustNot: NotRequired[List[str]]
    """What the agent must not do or say. The engine blocks any words in quotation marks."""
    fields: NotRequired[List[SlotDef]]
    """Fields, each with its name."""
    tools: NotRequired[List[DraftEditSetToolTool]]
    """What the agent can do."""
    booking: NotRequired[PromptConfigBooking]
    """The booking; null if there’s none."""
    actions: NotRequired[List[LanguageModelConfigAction]]
    """Actions that ran or will run."""
    ways: List[PromptConfigWay]
    """Paths from here."""
    knowledge: NotRequired[bool]
    """Whether the agent searches the Knowledge Base."""
    folders: NotRequired[List[str]]
    """IDs of the folders to search; empty for all of the agent’s folders."""
    maxTurns: NotRequired[int]
    """Maximum number of caller turns before taking the `too_long` path."""
    maxMinutes: NotRequired[int]
    """Maximum length of the conversation, in minutes."""
    speech: NotRequired[PromptConfigInputSpeech]
    """The model that listens and speaks directly."""

class PromptConfigWay(TypedDict):
    port: str
    """The step’s outgoing path."""
    label: str
    """Display name."""
    when: NotRequired[str]
    """When to take this path, in plain words."""
    needsFields: NotRequired[bool]
    """Whether required fields must be filled in first."""
    ask: NotRequired[str]
    """The question’s wording."""

class PromptStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["prompt"]
    """Type."""
    title: str
    """Display title."""
    config: PromptConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class PromptStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["prompt"]
    """Type."""
    title: str
    """Display title."""
    config: PromptConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class PronouncedAs(TypedDict):
    word: str
    """The word, as written."""
    spokenAs: str
    """The words, as read aloud."""
    ipa: NotRequired[str]
    """Pronunciation in the International Phonetic Alphabet."""
    matchCase: NotRequired[bool]
    """Whether only this exact capitalization matches."""

class PronouncedAsInput(TypedDict):
    word: str
    """The word, as written."""
    spokenAs: str
    """The words, as read aloud."""
    ipa: NotRequired[str]
    """Pronunciation in the International Phonetic Alphabet."""
    matchCase: NotRequired[bool]
    """Whether only this exact capitalization matches."""

class Pronunciation(TypedDict):
    id: str
    """Unique ID."""
    word: str
    """The word, as written."""
    spokenAs: str
    """The words, as read aloud."""
    createdAt: str
    """When it was created."""

class RanTests(TypedDict):
    passed: bool
    """Whether the test passed; null if unknown."""
    verdicts: List[RanTestsVerdict]
    """The result of each test."""
    coverage: TestCoverage
    """What tests cover."""

class RanTestsVerdict(TypedDict):
    name: str
    """Name."""
    passed: bool
    """Whether the test passed; null if unknown."""
    failures: List[TestFailure]
    """The expectations that weren’t met."""
    lines: List[PlayedLine]
    """The conversation and actions, line by line."""
    turns: int
    """Number of turns."""
    runs: int
    """Number of runs, each with a different seed."""
    failedRuns: int
    """Number of failed runs."""
    shrunk: AgentTest | None
    """The shortest call that fails the same way."""
    testId: str | None
    """ID of the test."""

ReadType: TypeAlias = Literal["text", "name", "yes_no", "number", "rating", "date", "time", "date_time", "duration", "money", "phone", "email", "code", "address"]

class RecordedSentenceRecording(TypedDict):
    seconds: float
    """Length, not counting silence at the start and end."""
    recordedAt: str
    """When it was recorded."""

class RecordedSentence(TypedDict):
    id: str
    """Derived from the language and text, so the same sentence has the same ID across agents."""
    text: str
    """The text."""
    recording: RecordedSentenceRecording | None
    """A person’s recording of the sentence; null if the agent’s voice speaks it."""

class RecordedSentences(TypedDict):
    version: int
    """Version number."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    sentences: List[RecordedSentence]
    """Sentences used unchanged in every call."""
    unused: List[RecordedSentence]
    """Recordings of sentences the live version doesn’t use, or uses in another language."""

class RecordedSentencesGetAnswerRecording(TypedDict):
    seconds: float
    """Length, not counting silence at the start and end."""
    recordedAt: str
    """When it was recorded."""

class RecordedSentencesGetAnswer(TypedDict):
    id: str
    """Derived from the language and text, so the same sentence has the same ID across agents."""
    text: str
    """The text."""
    recording: RecordedSentencesGetAnswerRecording | None
    """A person’s recording of the sentence; null if the agent’s voice speaks it."""
    wav: str
    """A base64-encoded WAV file, as played in calls."""

class RecordedSentencesRecordBody(TypedDict):
    wav: str
    """A base64-encoded WAV file."""

class Recording(TypedDict):
    status: CallRecording
    """Status."""
    startMs: int | None
    """Start, in milliseconds."""
    durationMs: int | None
    """Duration, in milliseconds."""
    bytes: int | None
    """Size in bytes."""
    waveform: List[List[int]]
    """Volume of each side over time, from 0 to 100."""
    retainedUntil: str | None
    """When the content will be removed; null if removal isn’t automatic."""
    problem: str | None
    """A description of the problem; null if there was none."""

class RecordingReadyEventData(TypedDict):
    callId: str
    """ID of the call."""
    durationMs: int
    """Duration, in milliseconds."""
    bytes: int
    """Size of the recording."""
    recordingUrl: str
    """Download URL. Requires an access token."""

class RecordingReadyEvent(TypedDict):
    type: Literal["recording.ready"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: RecordingReadyEventData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class Release(TypedDict):
    stableVersion: int
    """The version that answers the other calls."""
    candidateVersion: int
    """The version being rolled out."""
    percent: int
    """Share, in percent."""
    numbers: List[str]
    """Numbers that always get the new version."""
    status: Literal["running", "promoted", "stopped", "replaced"]
    """Status."""
    isGuarded: bool
    """Whether the rollout stops automatically if the new version fails more often."""
    startedAt: str
    """Start time."""
    endedAt: str | None
    """End time."""
    stable: VersionFigures
    """Metrics for the previous version."""
    candidate: VersionFigures
    """Metrics for the version being rolled out."""

class ReleasesGetAnswer(TypedDict):
    release: Release | None
    """The rollout; null if there’s none."""

class ReleasesSetAnswer(TypedDict):
    release: Release
    """The rollout; null if there’s none."""

class ReleasesSetBody(TypedDict):
    percent: int
    """Share, in percent."""
    numbers: NotRequired[List[str]]
    """Numbers that always get the new version."""
    version: int
    """Version number."""
    override: NotRequired[TestsOverride]
    """Publishes despite failing tests. The audit log records the reason."""

RememberedFact = TypedDict("RememberedFact", {
    "name": str,
    "spoken": str,
    "from": Literal["contact", "call"],
    "callId": str | None,
    "at": str,
})

class RemovedPart(TypedDict):
    part: Literal["transcript", "values", "recording"]
    """Part of the call."""
    at: str
    """When this part was removed."""
    days: int | None
    """Retention period, in days; null if the part was never kept or someone deleted it."""

class RepeatConfig(TypedDict):
    times: NotRequired[int]
    """How many times to repeat."""
    again: NotRequired[bool]
    """Whether the count starts over when the conversation returns to this step."""
    counter: NotRequired[str]
    """The counter variable’s name."""

class RepeatStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["repeat"]
    """Type."""
    title: str
    """Display title."""
    config: RepeatConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class RepeatStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["repeat"]
    """Type."""
    title: str
    """Display title."""
    config: RepeatConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class ReplayDifference(TypedDict):
    turn: int
    """Turn number."""
    event: int
    """Event number."""
    kind: ReplayDifferenceKind
    """Type."""
    expected: str | None
    """The expected value."""
    got: str | None
    """The actual value."""

ReplayDifferenceKind: TypeAlias = Literal["wording", "slot", "action", "path", "end", "intents", "snapshot"]

class ReplayedCall(TypedDict):
    callId: str
    """ID of the call."""
    startedAt: str
    """Start time."""
    outcome: CallOutcome | None
    """Outcome of the conversation."""
    same: bool
    """Whether the result is the same."""
    kind: ReplayDifferenceKind | None
    """Type."""
    differences: int
    """Number of differences."""
    first: ReplayedCallFirst | None
    """The first difference; null if there’s none."""
    problem: str | None
    """A description of the problem; null if there was none."""

class ReplayedCallFirst(TypedDict):
    turn: int
    """Turn number."""
    heard: str | None
    """The words the agent heard."""
    expected: ReplayedCallFirstExpected
    """The expected value."""
    got: ReplayedCallFirstExpected | None
    """The actual value."""
    path: List[str]
    """IDs of the steps on the path, in order."""

class ReplayedCallFirstExpected(TypedDict):
    says: List[str]
    """Words that must be said."""
    title: str
    """Display title."""
    slots: List[str]
    """Collected values, by name."""
    end: str | None
    """Expected end reason."""

class ReplaysRunAnswer(TypedDict):
    items: List[ReplayedCall]
    """The items."""
    left: int
    """Number of calls left to replay."""
    ms: int
    """Duration, in milliseconds."""

class ReplaysRunBodyCalls(TypedDict):
    last: int
    """Number of recent calls to replay."""

class ReplaysRunBodyCalls2(TypedDict):
    failed: int
    """Number of failures."""

class ReplaysRunBodyCalls3(TypedDict):
    tagged: str
    """Returns only calls with this tag."""

class ReplaysRunBodyCalls4(TypedDict):
    ids: List[str]
    """IDs of the items."""

class ReplaysRunBody(TypedDict):
    calls: ReplaysRunBodyCalls | ReplaysRunBodyCalls2 | ReplaysRunBodyCalls3 | ReplaysRunBodyCalls4
    """Number of calls."""
    version: NotRequired[CallsReplayVersion]
    """Version number."""

RoleId: TypeAlias = Literal["owner", "admin", "agent-manager", "member", "viewer"] | str

RoleRow = TypedDict("RoleRow", {
    "analytics": RoleRowAnalytics,
    "agents": RoleRowAnalytics,
    "knowledge": RoleRowAnalytics,
    "actions": RoleRowAnalytics,
    "workflows": RoleRowAnalytics,
    "contacts": RoleRowAnalytics,
    "phone-numbers": RoleRowAnalytics,
    "integrations": RoleRowAnalytics,
    "settings": RoleRowAnalytics,
    "team": RoleRowAnalytics,
    "calls": bool,
})

RoleRowAnalytics: TypeAlias = Literal["none", "view", "limited", "full"]

class Rollout(TypedDict):
    percent: int
    """Share, in percent."""
    numbers: NotRequired[List[str]]
    """Numbers that always get the new version."""

class RunActionConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    actionId: str
    """ID of the action."""
    inputs: NotRequired[Dict[str, Expression]]
    """Input values."""

class RunActionStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["run_action"]
    """Type."""
    title: str
    """Display title."""
    config: RunActionConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class RunActionStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["run_action"]
    """Type."""
    title: str
    """Display title."""
    config: RunActionConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class RunWorkflowConfig(TypedDict):
    workflow: str
    """The workflow to run."""
    inputs: NotRequired[Dict[str, Expression]]
    """Input values."""
    outputs: NotRequired[Dict[str, str]]
    """Values the workflow returns, by name."""

class RunWorkflowStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["run_workflow"]
    """Type."""
    title: str
    """Display title."""
    config: RunWorkflowConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class RunWorkflowStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["run_workflow"]
    """Type."""
    title: str
    """Display title."""
    config: RunWorkflowConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class SayConfig(TypedDict):
    text: str
    """The text."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""

class SayStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["say"]
    """Type."""
    title: str
    """Display title."""
    config: SayConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class SayStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["say"]
    """Type."""
    title: str
    """Display title."""
    config: SayConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Schedule(TypedDict):
    at: str
    """Time of day."""
    days: List[int]
    """Days of the week; 1 is Monday."""

class ScheduleConfig(TypedDict):
    does: NotRequired[Literal["book", "find", "move", "cancel"]]
    """The operation."""
    name: NotRequired[str]
    """Name."""
    prompt: NotRequired[str]
    """What the agent asks."""
    title: NotRequired[str]
    """Display title."""
    durationMinutes: NotRequired[int]
    """Appointment length, in minutes."""
    offer: NotRequired[int]
    """Number of appointment times the agent offers at once."""
    calendars: NotRequired[List[str]]
    """The calendars the appointment can be booked in."""
    weekdays: NotRequired[List[Literal["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]]]
    """Days of the week to offer; empty for all days."""
    opens: NotRequired[str]
    """Earliest start of an appointment; empty for no limit."""
    closes: NotRequired[str]
    """Latest end of an appointment; empty for no limit."""
    noticeHours: NotRequired[int]
    """Minimum hours between the call and the appointment."""
    attendee: NotRequired[ScheduleConfigAttendee]
    """The attendee."""
    notes: NotRequired[str]
    """Notes."""

class ScheduleConfigAttendee(TypedDict):
    name: NotRequired[str]
    """Name."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""

class ScheduleInput(TypedDict):
    at: str
    """Time of day."""
    days: List[int]
    """Days of the week; 1 is Monday."""

class ScheduleStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["schedule"]
    """Type."""
    title: str
    """Display title."""
    config: ScheduleConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class ScheduleStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["schedule"]
    """Type."""
    title: str
    """Display title."""
    config: ScheduleConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Scorecard(TypedDict):
    not_understood: SignPoints
    """Turns that weren’t understood."""
    asked_twice: SignPoints
    """Repeated questions."""
    dead_air: SignPoints
    """Agent silences."""
    slow_answer: SignPoints
    """Slow answers."""
    caller_angry: SignPoints
    """Angry callers."""
    interrupted: SignPoints
    """Callers who talked over the agent."""
    action_failed: SignPoints
    """Failed actions."""
    left_early: SignPoints
    """Callers who hung up early."""
    promise_made: SignPoints
    """Follow-ups promised."""

class SendEmailConfig(TypedDict):
    to: str
    """The recipient."""
    subject: str
    """Email subject."""
    body: str
    """Body of the message or request."""
    attach_appointment: NotRequired[bool]
    """Whether the booked appointment is attached as a calendar file."""
    appointment: NotRequired[str]
    """Name of the variable that holds the appointment."""
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""

class SendEmailStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["send_email"]
    """Type."""
    title: str
    """Display title."""
    config: SendEmailConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class SendEmailStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["send_email"]
    """Type."""
    title: str
    """Display title."""
    config: SendEmailConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class SendSmsConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    to: str
    """The recipient."""
    text: str
    """The text."""

class SendSmsStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["send_sms"]
    """Type."""
    title: str
    """Display title."""
    config: SendSmsConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class SendSmsStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["send_sms"]
    """Type."""
    title: str
    """Display title."""
    config: SendSmsConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class ServerToolInputsItem(TypedDict):
    name: str
    """Name."""
    type: str
    """Type."""
    required: bool
    """Whether a value is required."""
    description: str
    """A short description."""

class ServerTool(TypedDict):
    name: str
    """Name."""
    title: str
    """Tool name, as reported by its server"""
    description: str
    """Description from the tool’s server; not verified by Parley"""
    state: Literal["offered", "allowed", "changed", "gone"]
    """Status of the tool."""
    hash: str
    """Hash of the tool’s name, description, and schemas; permission applies only to this version"""
    looksOnly: bool
    """Whether the server marks the tool as read-only"""
    inputs: List[ServerToolInputsItem]
    """Input fields"""
    outputs: List[str]
    """Result fields, if the server declares them; otherwise `text`"""

class SetVariableConfigSetItem(TypedDict):
    name: str
    """Name."""
    value: Expression
    """Value."""

class SetVariableConfig(TypedDict):
    set: List[SetVariableConfigSetItem]
    """Variables to set, in order."""

class SetVariableStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["set_variable"]
    """Type."""
    title: str
    """Display title."""
    config: SetVariableConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class SetVariableStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["set_variable"]
    """Type."""
    title: str
    """Display title."""
    config: SetVariableConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class SignPoints(TypedDict):
    each: int
    """Points deducted per occurrence."""
    most: int
    """Maximum points to deduct for this issue per call."""

class SipAccountNumbersItem(TypedDict):
    id: str
    """Unique ID."""
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""
    inboundAgentId: str | None
    """ID of the inbound agent."""

class SipAccount(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    server: str
    """Host of the PBX, router, or provider, plus the port if it isn’t the default."""
    user: str
    """Extension or username."""
    authUser: str | None
    """Authentication username; null if it’s the same as the username."""
    proxy: str | None
    """Outbound proxy; null to send requests to the server."""
    transport: SipAccountTransport
    """Transport to the server."""
    encryption: SipAccountEncryption
    """When audio is encrypted with SRTP: never, if supported, or always."""
    certificate: str | None
    """SHA-256 fingerprint of the PBX’s self-signed certificate; null to require a certificate from a trusted authority."""
    country: str
    """Two-letter country code, such as `US`."""
    numberForm: SipAccountNumberForm
    """How numbers are dialed: `+49…`, `0049…`, `49…`, or the account’s national format."""
    allowedCountries: List[str]
    """Countries the account can call. Extensions can always be called."""
    minutesPerDay: int | None
    """Maximum outbound call minutes in 24 hours; null for no limit."""
    maxCalls: int
    """Maximum concurrent calls, inbound and outbound combined."""
    state: Literal["trying", "registered", "failed", "lost"]
    """Registration status."""
    problem: str | None
    """A description of the problem; null if there was none."""
    registeredUntil: str | None
    """When the registration expires; null if not registered."""
    hasSpeechToText: bool
    """Whether a speech-to-text service is connected; without one, calls aren’t answered."""
    numbers: List[SipAccountNumbersItem]
    """Phone numbers."""
    createdAt: str
    """When it was created."""

SipAccountEncryption: TypeAlias = Literal["off", "wanted", "must"]

SipAccountNumberForm: TypeAlias = Literal["plus", "zeros", "digits", "national"]

SipAccountTransport: TypeAlias = Literal["udp", "tcp", "tls"]

class SipAccountsAddNumberBody(TypedDict):
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""
    name: str
    """Name."""
    inboundAgentId: NotRequired[str | None]
    """ID of the inbound agent."""

class SipAccountsCreateBody(TypedDict):
    name: str
    """Name."""
    server: str
    """Host of the PBX, router, or provider, plus the port if it isn’t the default."""
    user: str
    """Extension or username."""
    password: str
    """Password of the SIP account."""
    authUser: NotRequired[str | None]
    """Authentication username; null if it’s the same as the username."""
    proxy: NotRequired[str | None]
    """Outbound proxy; null to send requests to the server."""
    transport: NotRequired[SipAccountTransport]
    """Transport to the server."""
    encryption: NotRequired[SipAccountEncryption]
    """When audio is encrypted with SRTP: never, if supported, or always."""
    certificate: NotRequired[str | None]
    """SHA-256 fingerprint of the PBX’s self-signed certificate; null to require a certificate from a trusted authority."""
    country: NotRequired[str]
    """Two-letter country code, such as `US`."""
    numberForm: NotRequired[SipAccountNumberForm]
    """How numbers are dialed: `+49…`, `0049…`, `49…`, or the account’s national format."""
    allowedCountries: NotRequired[List[str]]
    """Countries the account can call. Extensions can always be called."""
    minutesPerDay: NotRequired[int | None]
    """Maximum outbound call minutes in 24 hours; null for no limit."""
    maxCalls: NotRequired[int]
    """Maximum concurrent calls, inbound and outbound combined."""
    number: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""
    inboundAgentId: NotRequired[str | None]
    """ID of the inbound agent."""

class SipAccountsListAnswer(TypedDict):
    items: List[SipAccount]
    """The items."""

class SipAccountsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name."""
    server: NotRequired[str]
    """Host of the PBX, router, or provider, plus the port if it isn’t the default."""
    user: NotRequired[str]
    """Extension or username."""
    password: NotRequired[str]
    """Password of the SIP account."""
    authUser: NotRequired[str | None]
    """Authentication username; null if it’s the same as the username."""
    proxy: NotRequired[str | None]
    """Outbound proxy; null to send requests to the server."""
    transport: NotRequired[SipAccountTransport]
    """Transport to the server."""
    encryption: NotRequired[SipAccountEncryption]
    """When audio is encrypted with SRTP: never, if supported, or always."""
    certificate: NotRequired[str | None]
    """SHA-256 fingerprint of the PBX’s self-signed certificate; null to require a certificate from a trusted authority."""
    country: NotRequired[str]
    """Two-letter country code, such as `US`."""
    numberForm: NotRequired[SipAccountNumberForm]
    """How numbers are dialed: `+49…`, `0049…`, `49…`, or the account’s national format."""
    allowedCountries: NotRequired[List[str]]
    """Countries the account can call. Extensions can always be called."""
    minutesPerDay: NotRequired[int | None]
    """Maximum outbound call minutes in 24 hours; null for no limit."""
    maxCalls: NotRequired[int]
    """Maximum concurrent calls, inbound and outbound combined."""

class SipTestStepsItem(TypedDict):
    step: Literal["resolved", "reached", "password", "registered", "called"]
    """The current step."""
    result: Literal["ok", "failed", "skipped"]
    """The result."""
    detail: str
    """What’s wrong."""

class SipTest(TypedDict):
    ok: bool
    """Whether the attempt succeeded; null if not yet known."""
    steps: List[SipTestStepsItem]
    """Steps, in order."""

class SlotDef(TypedDict):
    name: str
    """Name."""
    type: ChatExpect
    """Type."""
    prompt: str
    """What the agent asks."""
    reprompts: NotRequired[List[str]]
    """Alternate phrasings, used when the agent asks again."""
    confirm: NotRequired[Literal["auto", "never", "implicit", "explicit"]]
    """How the answer is confirmed: read back as a question (`explicit`), mentioned in the next sentence (`implicit`), never (`never`), or based on its type (`auto`)."""
    prefill: NotRequired[bool]
    """Whether the answer is prefilled with known caller details."""
    sensitive: NotRequired[bool]
    """Whether the value is hidden wherever calls are shown."""
    required: NotRequired[bool]
    """Whether the caller has to answer."""
    maxAttempts: NotRequired[int]
    """Number of failed attempts before taking the `no_match` path."""
    choices: NotRequired[List[Choice]]
    """The choices."""
    min: NotRequired[float]
    """Smallest accepted number."""
    max: NotRequired[float]
    """Largest accepted number."""

class SoftPhoneOpenAnswer(TypedDict):
    ticket: str
    """Single-use ticket that opens the call’s socket."""
    socketPath: str
    """Path of the call’s WebSocket."""

class SpeechAddPronunciationBody(TypedDict):
    word: str
    """The word, as written."""
    spokenAs: str
    """The words, as read aloud."""

class SpeechClip(TypedDict):
    id: str
    """Unique ID."""
    status: Literal["queued", "running", "done", "failed"]
    """Status."""
    progress: float
    """Progress, from 0 to 1."""
    text: str
    """The text to speak."""
    voice: str
    """ID of the voice; see `GET /v1/voices`."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Voice speed; 1 is normal."""
    format: SpeechClipFormat
    """Audio or file format."""
    sampleRate: int
    """Samples per second."""
    characters: int
    """Number of characters."""
    durationSeconds: float | None
    """Length in seconds."""
    audioUrl: str | None
    """URL of the audio; null if not ready yet."""
    marksUrl: str | None
    """URL of the word timings; null if not ready yet."""
    captionsUrl: str | None
    """URL of the captions as WebVTT; null if not ready yet."""
    problem: str | None
    """A description of the problem; null if there was none."""
    createdAt: str
    """When it was created."""
    expiresAt: str
    """Expiration time."""

SpeechClipFormat: TypeAlias = Literal["mp3", "wav", "ogg", "aac", "flac", "pcm", "mulaw"]

class SpeechClipsQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class SpeechCreateClipBody(TypedDict):
    text: str
    """The text to speak."""
    voice: NotRequired[str]
    """Voice ID; see GET /v1/voices"""
    language: NotRequired[str]
    """The language, such as en-US; if omitted, it’s detected from the text’s script"""
    format: NotRequired[SpeechSpeakFormat]
    """Audio or file format."""
    speed: NotRequired[float]
    """Voice speed; 1 is normal."""
    sample_rate: NotRequired[SpeechSpeakSampleRate]
    """Sample rate in Hz; for each format’s options, see GET /v1/status"""
    bitrate: NotRequired[SpeechSpeakBitrate]
    """Bitrate in kbps, for mp3, ogg, and aac"""

class SpeechFile(TypedDict):
    id: str
    """Unique ID."""
    audio_url: str
    """URL of the audio."""
    duration: float
    """Length in seconds."""
    voice: str
    """ID of the voice; see `GET /v1/voices`."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    format: SpeechClipFormat
    """Audio or file format."""
    sample_rate: int
    """Samples per second."""
    characters: int
    """Number of characters."""
    marks_url: str
    """URL of the word timings."""
    captions_url: str
    """URL of the captions as WebVTT."""
    expires_at: str
    """When the URLs expire."""

class SpeechPronunciationsAnswer(TypedDict):
    items: List[Pronunciation]
    """The items."""

SpeechSpeakBitrate: TypeAlias = "Literal[32, 40, 48, 64, 80, 96, 112, 128, 160, 192, 16, 24]"

class SpeechSpeakBody(TypedDict):
    text: str
    """Plain text, or SSML in <speak>…</speak>"""
    voice: NotRequired[str]
    """Voice ID; see GET /v1/voices"""
    language: NotRequired[str]
    """The language, such as en-US; if omitted, it’s detected from the text’s script"""
    format: NotRequired[SpeechSpeakFormat]
    """Audio or file format."""
    speed: NotRequired[float]
    """Voice speed; 1 is normal."""
    sample_rate: NotRequired[SpeechSpeakSampleRate]
    """Sample rate in Hz; for each format’s options, see GET /v1/status"""
    bitrate: NotRequired[SpeechSpeakBitrate]
    """Bitrate in kbps, for mp3, ogg, and aac"""

SpeechSpeakFormat: TypeAlias = Literal["mp3", "wav", "ogg", "aac", "flac", "pcm", "mulaw", "opus", "ulaw"]

SpeechSpeakSampleRate: TypeAlias = "Literal[8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000]"

class SpeechSpokenFormAnswer(TypedDict):
    spoken: str
    """The value as an agent says it."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    characters: int
    """Number of characters."""

class SpeechSpokenFormBody(TypedDict):
    text: str
    """The text to speak."""
    language: NotRequired[str]
    """Language as a BCP 47 tag, such as `de-DE`."""

class SpeechUsage(TypedDict):
    plan: str
    """Name of the plan."""
    used: int
    """Amount used."""
    limit: int | None
    """Characters per month; null for no limit."""
    remaining: int | None
    """Amount left; null for no limit."""
    resetsAt: str
    """When the count resets."""

class StartConfig(TypedDict):
    greeting: NotRequired[str]
    """The first thing callers hear."""
    disclosure: NotRequired[str]
    """A notice the caller must hear in full, such as “This call may be recorded.”"""
    recording: NotRequired[Literal["off", "told", "asked"]]
    """Whether the call is recorded, and how callers are told."""
    consent: NotRequired[str]
    """The question that asks for consent to record."""
    person: NotRequired[str]
    """Number for callers who ask for a person."""

class StartStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["start"]
    """Type."""
    title: str
    """Display title."""
    config: StartConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class StartStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["start"]
    """Type."""
    title: str
    """Display title."""
    config: StartConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

StartStepMode: TypeAlias = Literal["scripted", "assisted"]

StepId: TypeAlias = Literal["documentation", "hubspot", "twilio"]

class StepTiming(TypedDict):
    waitMs: NotRequired[int]
    """Wait after a complete answer, in milliseconds."""
    longestMs: NotRequired[int]
    """Wait after an unfinished answer, in milliseconds."""
    silenceMs: NotRequired[int]
    """Silence before the agent asks again, in milliseconds."""

class StepTimingInput(TypedDict):
    waitMs: NotRequired[int]
    """Wait after a complete answer, in milliseconds."""
    longestMs: NotRequired[int]
    """Wait after an unfinished answer, in milliseconds."""
    silenceMs: NotRequired[int]
    """Silence before the agent asks again, in milliseconds."""

class StoredTest(TypedDict):
    id: str
    """Unique ID."""
    test: AgentTest
    """The test."""
    updatedAt: str
    """When it was updated."""
    passed: bool | None
    """Whether the test passed; null if unknown."""

class Subaccount(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    status: SubaccountStatus
    """Status."""
    suspensionReason: str | None
    """Why the subaccount was suspended; null if it wasn’t."""
    contactEmail: str | None
    """Email address of the client’s contact person; null if there’s none."""
    owner: Literal["held", "invited", "own"]
    """Whether the subaccount has an owner or a pending owner invitation."""
    invitedEmail: str | None
    """Email address of the invited owner; null if none."""
    members: int
    """Number of members."""
    agents: int
    """Number of agents."""
    calls: int
    """Number of calls."""
    minutes: float
    """Duration, in minutes."""
    createdAt: str
    """When it was created."""
    restorableUntil: str | None
    """Deadline for restoring the item; null if it isn’t deleted."""

class SubaccountPlan(TypedDict):
    subscription: Subscription | None
    """The workspace’s plan; null if none."""
    offers: List[SubaccountPlanOffer]
    """The offers."""

class SubaccountPlanOffer(TypedDict):
    price: int
    """Price per interval, in cents."""
    setupFee: int
    """One-time fee charged with the first payment, in cents."""
    currency: Currency
    """Three-letter currency code, such as `USD`."""
    interval: PlanInterval
    """Billing interval: monthly or yearly."""
    trialDays: int
    """Trial length, in days; 0 for no trial."""
    trialMinutes: int
    """Minutes included in the trial."""
    includedMinutes: int | None
    """Minutes included per month; null for unlimited."""
    overage: PlanOverage
    """What happens when the minutes run out: extra minutes are billed, or calls are rejected."""
    meters: PlanMeters
    """Other included usage; null for unlimited."""
    limits: PlanLimits
    """Usage limits."""
    unitPrices: PlanUnitPrices
    """Price per product for usage beyond the included amount, in cents."""
    id: str
    """Unique ID."""
    name: str
    """Name."""
    description: str
    """A short description."""
    mostPopular: bool
    """Whether the plan is marked as most popular."""
    version: int
    """Version number."""
    current: bool
    """Whether this is the subaccount’s current plan."""
    quote: PlanQuote
    """Cost of switching to this plan."""
    own: ClientPrice
    """The subaccount’s own price."""

SubaccountStatus: TypeAlias = Literal["active", "suspended", "deleted", "left"]

class SubaccountTemplate(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    settings: TemplateSettings
    """Settings."""
    createdAt: str
    """When it was created."""

class SubaccountTemplatesListAnswer(TypedDict):
    items: List[SubaccountTemplate]
    """The items."""

class SubaccountUsage(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    status: SubaccountStatus
    """Status."""
    calls: int
    """Number of calls."""
    minutes: float
    """Duration, in minutes."""
    characters: int
    """Number of characters."""

class SubaccountsCreateBody(TypedDict):
    name: str
    """Name."""
    ownerEmail: NotRequired[str]
    """Email address of the invited owner."""
    contactEmail: NotRequired[str]
    """Email address of the client’s contact person."""
    templateId: NotRequired[str]
    """ID of the template."""
    planId: NotRequired[str]
    """ID of the plan."""
    limits: NotRequired[LimitValuesInput]
    """Usage limits."""
    billingProfile: NotRequired[BillingProfile]
    """Billing details on invoices."""

class SubaccountsImportAnswer(TypedDict):
    items: List[ImportedRow]
    """The items."""

class SubaccountsImportBody(TypedDict):
    csv: str
    """The rows as CSV, with a header row."""
    dryRun: NotRequired[bool]
    """Whether to validate only, without creating anything."""

class SubaccountsInviteOwnerBody(TypedDict):
    email: str
    """Email address."""

class SubaccountsListAnswer(TypedDict):
    items: List[Subaccount]
    """The items."""
    limit: int | None
    """Maximum number of subaccounts; null for no limit."""

class SubaccountsPermissionsAnswer(TypedDict):
    levels: RoleRow
    """Access by area."""

class SubaccountsSetPlanBody(TypedDict):
    planId: str
    """ID of the plan."""
    couponId: NotRequired[str]
    """ID of the coupon."""

class SubaccountsSetPriceBody(TypedDict):
    price: int | None
    """Price per month; null if unknown."""
    setupFee: int | None
    """One-time fee charged with the first payment, in cents."""

class SubaccountsSuspendBody(TypedDict):
    reason: str
    """The reason, in plain language."""

class SubaccountsUsageAnswerDaysItem(TypedDict):
    date: str
    """The day."""
    calls: int
    """Number of calls."""
    minutes: float
    """Duration, in minutes."""

class SubaccountsUsageAnswer(TypedDict):
    items: List[SubaccountUsage]
    """The items."""
    days: List[SubaccountsUsageAnswerDaysItem]
    """Usage by day."""

class SubaccountsUsageQuery(TypedDict):
    days: NotRequired[float]
    """Usage by day."""

class Subflow(TypedDict):
    name: str
    """Name."""
    nodes: List[FlowNode]
    """The steps."""
    edges: List[FlowEdge]
    """Connections from a step’s port to the next step."""
    variables: NotRequired[List[VariableDef]]
    """The flow’s values other than slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes on the canvas."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    workflowId: str | None
    """ID of the workflow."""
    workflowVersion: int
    """Workflow version that runs."""
    outputs: List[str]
    """Values the workflow returns, by name."""

class SubflowInput(TypedDict):
    name: str
    """Name."""
    nodes: List[FlowNodeInput]
    """The steps."""
    edges: List[FlowEdge]
    """Connections from a step’s port to the next step."""
    variables: NotRequired[List[VariableDefInput]]
    """The flow’s values other than slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes on the canvas."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    workflowId: str | None
    """ID of the workflow."""
    workflowVersion: int
    """Workflow version that runs."""
    outputs: NotRequired[List[str]]
    """Values the workflow returns, by name."""

class SubscriptionDiscount(TypedDict):
    code: str
    """Code."""
    left: int | None
    """Number remaining."""
    duration: CouponDuration
    """How long the discount applies."""

class Subscription(TypedDict):
    id: str
    """Unique ID."""
    planId: str
    """ID of the plan."""
    plan: str
    """Name of the plan."""
    status: Literal["trialing", "active"]
    """Status."""
    price: int
    """Price per interval, in cents."""
    currency: Currency
    """Three-letter currency code, such as `USD`."""
    interval: PlanInterval
    """Billing interval: monthly or yearly."""
    overage: PlanOverage
    """What happens when the minutes run out: extra minutes are billed, or calls are rejected."""
    includedMinutes: int | None
    """Minutes included per month; null for unlimited."""
    unitPrices: PlanUnitPrices
    """Price per product for usage beyond the included amount, in cents."""
    startedAt: str
    """Start time."""
    periodStartedAt: str
    """Start of the current billing period."""
    paidUntil: str
    """The date the plan is paid through."""
    discount: SubscriptionDiscount | None
    """The discount; null if none."""
    nextBillingAt: str
    """Date of the next invoice."""
    endsWithPeriod: bool
    """Whether the plan ends with the current paid period."""

class SupervisorCommand(TypedDict):
    seq: int
    """Number of the command."""
    kind: Literal["listen", "whisper", "set", "take_over", "say", "hand_back", "end"]
    """Type."""
    text: str | None
    """The text."""
    name: str | None
    """Name."""
    by: TaskPerson
    """The person or program responsible."""
    at: str
    """Date and time."""
    taken: bool
    """Whether the agent has carried out the command."""

class Suppression(TypedDict):
    id: str
    """Unique ID."""
    kind: SuppressionKind
    """Type."""
    address: str | None
    """The email address; null for a phone number."""
    reason: str
    """The reason, in plain language."""
    source: Literal["by_hand", "api", "call", "message"]
    """Where the item came from."""
    createdAt: str
    """When it was created."""

SuppressionKind: TypeAlias = Literal["phone", "email"]

class SuppressionsAddBody(TypedDict):
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""
    email: NotRequired[str]
    """Email address."""
    reason: NotRequired[str]
    """The reason, in plain language."""

class SuppressionsListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class SwitchConfigCasesItem(TypedDict):
    port: str
    """The step’s outgoing path."""
    label: str
    """Display name."""
    values: List[str | float | bool]
    """Values that take this path."""

class SwitchConfig(TypedDict):
    on: Expression
    """The value to check."""
    cases: List[SwitchConfigCasesItem]
    """The cases, tried in order."""
    words: NotRequired[str]
    """The answer a language model reads to choose the path."""

class SwitchStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["switch"]
    """Type."""
    title: str
    """Display title."""
    config: SwitchConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class SwitchStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["switch"]
    """Type."""
    title: str
    """Display title."""
    config: SwitchConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Synonym(TypedDict):
    id: str
    """Unique ID."""
    word: str
    """The word, as written."""
    meaning: str
    """What the words mean."""

class TagConfig(TypedDict):
    tags: NotRequired[List[str]]
    """Tags."""
    outcome: NotRequired[Literal["success", "failure", "neutral", "unchanged"]]
    """Outcome of the conversation."""

class TagStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["tag"]
    """Type."""
    title: str
    """Display title."""
    config: TagConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class TagStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["tag"]
    """Type."""
    title: str
    """Display title."""
    config: TagConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class Task(TypedDict):
    id: str
    """Unique ID."""
    kind: TaskKind
    """Type."""
    summary: str
    """What needs to be done."""
    phone: str | None
    """Phone number in E.164 format, such as `+15715550123`."""
    callerName: str | None
    """The name the caller gave."""
    callId: str | None
    """ID of the call."""
    agentId: str | None
    """ID of the agent."""
    agentName: str | None
    """Name of the agent."""
    node: str | None
    """ID of the step."""
    turns: List[int]
    """Turns the task is about."""
    status: TaskStatus
    """Status."""
    assignee: TaskPerson | None
    """The assignee."""
    dueAt: str
    """Due date and time."""
    overdue: bool
    """Whether the task is past due."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    createdAt: str
    """When it was created."""
    createdBy: TaskPerson | None
    """Who created the item; null if an agent did."""
    completedAt: str | None
    """When it was completed."""
    completedBy: TaskPerson | None
    """Who completed the task."""

class TaskCreatedEvent(TypedDict):
    type: Literal["task.created"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: TaskData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class TaskData(TypedDict):
    taskId: str
    """ID of the task."""
    kind: TaskKind
    """Type."""
    status: TaskStatus
    """Status."""
    summary: str
    """The task."""
    phone: str | None
    """Callback number, in E.164 format."""
    callerName: str | None
    """The name the caller gave."""
    callId: str | None
    """ID of the call."""
    agentId: str | None
    """ID of the agent."""
    assigneeId: str | None
    """The assignee; null if unassigned."""
    dueAt: str
    """Due date and time."""
    test: bool
    """Whether the task comes from a test call."""

class TaskDetailSaidItem(TypedDict):
    seq: int
    """Turn number, starting at 0."""
    role: CallAnalysisFieldProofRole
    """Who said this: the agent or the caller."""
    text: str
    """The text."""

class TaskDetailCollectedItem(TypedDict):
    name: str
    """Name."""
    spoken: str
    """The value as an agent says it."""

class TaskDetail(TypedDict):
    id: str
    """Unique ID."""
    kind: TaskKind
    """Type."""
    summary: str
    """What needs to be done."""
    phone: str | None
    """Phone number in E.164 format, such as `+15715550123`."""
    callerName: str | None
    """The name the caller gave."""
    callId: str | None
    """ID of the call."""
    agentId: str | None
    """ID of the agent."""
    agentName: str | None
    """Name of the agent."""
    node: str | None
    """ID of the step."""
    turns: List[int]
    """Turns the task is about."""
    status: TaskStatus
    """Status."""
    assignee: TaskPerson | None
    """The assignee."""
    dueAt: str
    """Due date and time."""
    overdue: bool
    """Whether the task is past due."""
    test: bool
    """Whether this is a test. Tests don’t count in Analytics."""
    createdAt: str
    """When it was created."""
    createdBy: TaskPerson | None
    """Who created the item; null if an agent did."""
    completedAt: str | None
    """When it was completed."""
    completedBy: TaskPerson | None
    """Who completed the task."""
    notes: List[TaskNote]
    """Notes on the task."""
    said: List[TaskDetailSaidItem]
    """What was said."""
    collected: List[TaskDetailCollectedItem]
    """The caller’s answers, by name."""

TaskKind: TypeAlias = Literal["call_back", "message", "follow_up"]

class TaskNote(TypedDict):
    id: str
    """Unique ID."""
    author: TaskPerson | None
    """The author; null if unknown."""
    text: str
    """The text."""
    createdAt: str
    """When it was created."""

class TaskPerson(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""

TaskStatus: TypeAlias = Literal["open", "done"]

class TaskUpdatedEvent(TypedDict):
    type: Literal["task.updated"]
    """What happened."""
    timestamp: str
    """When the event happened."""
    data: TaskData
    """Event data."""
    test: NotRequired[Literal[True]]
    """True for test events; otherwise omitted."""

class TasksCountsAnswer(TypedDict):
    open: int
    """Number of open tasks."""
    mine: int
    """Number of tasks assigned to you."""
    overdue: int
    """Number of overdue tasks."""

class TasksCreateAnswer(TypedDict):
    id: str
    """Unique ID."""
    dueAt: str
    """Due date and time."""

class TasksCreateBody(TypedDict):
    kind: NotRequired[TaskKind]
    """Type."""
    summary: str
    """What needs to be done."""
    phone: NotRequired[str | None]
    """Phone number in E.164 format, such as `+15715550123`."""
    callerName: NotRequired[str | None]
    """The name the caller gave."""
    callId: NotRequired[str | None]
    """ID of the call."""
    assigneeId: NotRequired[str | None]
    """ID of the assignee."""
    dueAt: NotRequired[str]
    """Due date and time."""

TasksListOverdue: TypeAlias = Literal["true", "false"]

class TasksListQuery(TypedDict):
    status: NotRequired[TaskStatus]
    """Status."""
    assignee: NotRequired[Literal["me", "none"] | str]
    """The assignee."""
    agentId: NotRequired[str]
    """ID of the agent."""
    callId: NotRequired[str]
    """ID of the call."""
    kind: NotRequired[TaskKind]
    """Type."""
    overdue: NotRequired[TasksListOverdue]
    """Returns only overdue tasks."""
    test: NotRequired[TasksListOverdue]
    """Whether this is a test. Tests don’t count in Analytics."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class TasksPeopleAnswerItemsItem(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    you: bool
    """Whether this is the signed-in user."""

class TasksPeopleAnswer(TypedDict):
    items: List[TasksPeopleAnswerItemsItem]
    """The items."""

class TasksUpdateBody(TypedDict):
    assigneeId: NotRequired[str | None]
    """ID of the assignee."""
    dueAt: NotRequired[str]
    """Due date and time."""
    done: NotRequired[bool]
    """Whether the task is done."""
    note: NotRequired[str]
    """A note for your team."""

class TemplateSettings(TypedDict):
    timeZone: NotRequired[str]
    """IANA time zone, such as `Europe/Berlin`."""
    language: NotRequired[AgentLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    businessHours: NotRequired[BusinessHours]
    """The workspace’s business hours."""
    facts: NotRequired[PreferencesFacts]
    """Facts about the business: address, parking, prices, team, and payment methods."""
    limits: LimitValues
    """Usage limits."""
    agentIds: List[str]
    """IDs of the agents."""
    roleIds: List[str]
    """IDs of the roles."""
    planId: NotRequired[str]
    """ID of the plan."""
    permissions: NotRequired[RoleRow]
    """Maximum permissions of any role."""

class TestAction(TypedDict):
    on: str
    """Action type or name."""
    when: NotRequired[str]
    """When this result applies."""
    times: NotRequired[List[str]]
    """Available times."""
    appointments: NotRequired[List[str]]
    """The caller’s appointments."""
    answer: NotRequired[str | None]
    """The answer."""
    output: NotRequired[Json]
    """The output."""
    fail: NotRequired[str]
    """Error code to return when the action fails."""
    once: NotRequired[bool]
    """Whether this result is used only once."""

class TestActionInput(TypedDict):
    on: str
    """Action type or name."""
    when: NotRequired[str]
    """When this result applies."""
    times: NotRequired[List[str]]
    """Available times."""
    appointments: NotRequired[List[str]]
    """The caller’s appointments."""
    answer: NotRequired[str | None]
    """The answer."""
    output: NotRequired[Json]
    """The output."""
    fail: NotRequired[str]
    """Error code to return when the action fails."""
    once: NotRequired[bool]
    """Whether this result is used only once."""

class TestCoverageNodesMissingItem(TypedDict):
    workflow: str | None
    """The workflow that contains the step; null for the flow itself."""
    node: str
    """ID of the step."""

class TestCoverageNodes(TypedDict):
    reached: int
    """Number of items covered by tests."""
    all: int
    """Total number."""
    missing: List[TestCoverageNodesMissingItem]
    """Gaps in test coverage."""

class TestCoverageSlotsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that contains the step; null for the flow itself."""
    node: str
    """ID of the step."""
    slot: str
    """Slot name."""
    way: Literal["filled", "corrected", "refused", "no_match", "silence"]
    """The path taken from the step."""

class TestCoverageSlots(TypedDict):
    reached: int
    """Number of items covered by tests."""
    all: int
    """Total number."""
    missing: List[TestCoverageSlotsMissingItem]
    """Gaps in test coverage."""

class TestCoverageActionsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that contains the step; null for the flow itself."""
    node: str
    """ID of the step."""
    result: Literal["ok", "error"]
    """The result."""

class TestCoverageActions(TypedDict):
    reached: int
    """Number of items covered by tests."""
    all: int
    """Total number."""
    missing: List[TestCoverageActionsMissingItem]
    """Gaps in test coverage."""

class TestCoverage(TypedDict):
    nodes: TestCoverageNodes
    """The steps."""
    ports: TestCoveragePorts
    """Outgoing paths of steps."""
    outcomes: TestCoveragePorts
    """Call outcomes to match."""
    slots: TestCoverageSlots
    """Collected values, by name."""
    actions: TestCoverageActions
    """Actions that ran or will run."""

class TestCoveragePortsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that contains the step; null for the flow itself."""
    node: str
    """ID of the step."""
    port: str
    """The step’s outgoing path."""

class TestCoveragePorts(TypedDict):
    reached: int
    """Number of items covered by tests."""
    all: int
    """Total number."""
    missing: List[TestCoveragePortsMissingItem]
    """Gaps in test coverage."""

class TestExpectation(TypedDict):
    end: NotRequired[str]
    """Expected end reason."""
    path: NotRequired[List[str]]
    """IDs of the steps on the path, in order."""
    slots: NotRequired[Dict[str, Json]]
    """Collected values, by name."""
    actions: NotRequired[List[TurnExpectationAction]]
    """Actions that ran or will run."""
    not_actions: NotRequired[List[str]]
    """Actions that must not run."""
    says: NotRequired[List[str]]
    """Words that must be said."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    max_turns: NotRequired[int]
    """Maximum number of turns."""

class TestExpectationInput(TypedDict):
    end: NotRequired[str]
    """Expected end reason."""
    path: NotRequired[List[str]]
    """IDs of the steps on the path, in order."""
    slots: NotRequired[Dict[str, Json]]
    """Collected values, by name."""
    actions: NotRequired[List[TurnExpectationAction]]
    """Actions that ran or will run."""
    not_actions: NotRequired[List[str]]
    """Actions that must not run."""
    says: NotRequired[List[str]]
    """Words that must be said."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    max_turns: NotRequired[int]
    """Maximum number of turns."""

class TestFailure(TypedDict):
    expectation: str
    """The expected result."""
    turn: int | None
    """Turn number."""
    expected: str
    """The expected value."""
    got: str
    """The actual value."""
    message: str
    """Message text."""
    mend: TestAction | None
    """Suggested fix."""

class TestTurn(TypedDict):
    caller: NotRequired[str]
    """What the caller says."""
    keys: NotRequired[str]
    """Keys the caller presses."""
    silence: NotRequired[int]
    """Length of the caller’s silence, in milliseconds."""
    interrupt: NotRequired[str]
    """What the caller heard before interrupting."""
    hangup: NotRequired[Literal[True]]
    """Whether the caller hangs up at this point."""
    expect: NotRequired[TurnExpectation]
    """The expected result."""

class TestTurnInput(TypedDict):
    caller: NotRequired[str]
    """What the caller says."""
    keys: NotRequired[str]
    """Keys the caller presses."""
    silence: NotRequired[int]
    """Length of the caller’s silence, in milliseconds."""
    interrupt: NotRequired[str]
    """What the caller heard before interrupting."""
    hangup: NotRequired[Literal[True]]
    """Whether the caller hangs up at this point."""
    expect: NotRequired[TurnExpectationInput]
    """The expected result."""

class TestsOverride(TypedDict):
    reason: str
    """The reason, in plain language."""

class TextMessage(TypedDict):
    id: str
    """Unique ID."""
    threadId: str
    """ID of the thread."""
    direction: CallPhoneDirection
    """Who started the call or conversation: `inbound` for the other party, `outbound` for you."""
    ownNumber: str
    """Your number."""
    otherNumber: str
    """The other party’s number."""
    text: str
    """The message text."""
    author: TextMessageAuthor
    """The author; null if unknown."""
    status: TextMessageStatus
    """Status of the message, as reported by the carrier."""
    errorCode: int | None
    """The carrier’s error code; null if none."""
    problem: str | None
    """A description of the problem; null if there was none."""
    segments: int
    """SMS segments, as counted by the carrier."""
    media: int
    """Number of attached images."""
    callId: str | None
    """ID of the call."""
    createdAt: str
    """When it was created."""

TextMessageAuthor: TypeAlias = Literal["contact", "agent", "person", "house"]

TextMessageStatus: TypeAlias = Literal["received", "queued", "sending", "unknown", "sent", "delivered", "undelivered", "failed", "not_sent"]

class ToldEdit(TypedDict):
    edit: DraftEdit
    """The edit itself."""
    says: str
    """A one-sentence description of the edit."""
    nodeId: str | None
    """ID of the step the edit changes; null for an agent setting."""

class ToolServer(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    url: str
    """URL of the server."""
    token: str | None
    """The vault secret used for authentication, such as `{{secret.CRM}}`"""
    checkedAt: str
    """When the server’s tool list was last fetched"""
    problem: str | None
    """Why the last fetch failed; the previous tools are kept"""
    tools: List[ServerTool]
    """The server’s tools, as last fetched"""

class ToolServersAllowBodyToolsItem(TypedDict):
    name: str
    """Name."""
    hash: str
    """The tool’s hash, as you received it"""

class ToolServersAllowBody(TypedDict):
    tools: List[ToolServersAllowBodyToolsItem]
    """The tools that agents can use in calls; all others are off"""

class ToolServersConnectBody(TypedDict):
    name: str
    """Name."""
    url: str
    """The URL."""
    token: NotRequired[str | None]
    """The secret sent as a bearer token, such as `{{secret.CRM}}`."""

class ToolServersListAnswer(TypedDict):
    items: List[ToolServer]
    """The items."""

class TrainingPhrasesAddAnswer(TypedDict):
    value: str
    """Value."""
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""

class TrainingPhrasesAddBodyMeans(TypedDict):
    value: str
    """Value."""

class TrainingPhrasesAddBodyMeans2(TypedDict):
    label: str
    """Display name."""

class TrainingPhrasesAddBody(TypedDict):
    nodeId: str
    """ID of the node."""
    slot: str
    """Slot name."""
    words: str
    """The phrase to add."""
    said: NotRequired[str]
    """What was said."""
    means: TrainingPhrasesAddBodyMeans | TrainingPhrasesAddBodyMeans2
    """What the words mean."""

class TransferAgentConfig(TypedDict):
    text: NotRequired[str]
    """The text."""
    agentId: str
    """ID of the agent."""

class TransferAgentStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["transfer_agent"]
    """Type."""
    title: str
    """Display title."""
    config: TransferAgentConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class TransferAgentStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["transfer_agent"]
    """Type."""
    title: str
    """Display title."""
    config: TransferAgentConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class TransferPersonConfig(TypedDict):
    text: NotRequired[str]
    """The text."""
    phone: NotRequired[str]
    """Phone number in E.164 format, such as `+15715550123`."""

class TransferPersonStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["transfer_person"]
    """Type."""
    title: str
    """Display title."""
    config: TransferPersonConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class TransferPersonStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["transfer_person"]
    """Type."""
    title: str
    """Display title."""
    config: TransferPersonConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

TriggerSettings: TypeAlias = "TriggerSettingsCallEnded | TriggerSettingsContactAdded | TriggerSettingsSchedule"

class TriggerSettingsCallEnded(TypedDict):
    kind: Literal["call_ended"]
    """Type."""
    agentIds: List[str]
    """IDs of the agents."""
    outcomes: List[CallOutcome]
    """Call outcomes to match."""
    reasons: List[CallEndReason]
    """The end reasons that apply."""

class TriggerSettingsCallEndedInput(TypedDict):
    kind: Literal["call_ended"]
    """Type."""
    agentIds: NotRequired[List[str]]
    """IDs of the agents."""
    outcomes: NotRequired[List[CallOutcome]]
    """Call outcomes to match."""
    reasons: NotRequired[List[CallEndReason]]
    """The end reasons that apply."""

class TriggerSettingsContactAdded(TypedDict):
    kind: Literal["contact_added"]
    """Type."""
    tags: List[str]
    """Tags."""

class TriggerSettingsContactAddedInput(TypedDict):
    kind: Literal["contact_added"]
    """Type."""
    tags: NotRequired[List[str]]
    """Tags."""

TriggerSettingsInput: TypeAlias = "TriggerSettingsCallEndedInput | TriggerSettingsContactAddedInput | TriggerSettingsScheduleInput"

class TriggerSettingsSchedule(TypedDict):
    at: str
    """Time of day."""
    days: List[int]
    """Days of the week; 1 is Monday."""
    kind: Literal["schedule"]
    """Type."""

class TriggerSettingsScheduleInput(TypedDict):
    at: str
    """Time of day."""
    days: List[int]
    """Days of the week; 1 is Monday."""
    kind: Literal["schedule"]
    """Type."""

class TurnExpectation(TypedDict):
    slots: NotRequired[Dict[str, Json]]
    """Collected values, by name."""
    says: NotRequired[List[str]]
    """Words that must be said."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    node: NotRequired[str]
    """ID of the step."""
    actions: NotRequired[List[TurnExpectationAction]]
    """Actions that ran or will run."""

TurnExpectationAction: TypeAlias = "str | Dict[str, Dict[str, Json]]"

class TurnExpectationInput(TypedDict):
    slots: NotRequired[Dict[str, Json]]
    """Collected values, by name."""
    says: NotRequired[List[str]]
    """Words that must be said."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    node: NotRequired[str]
    """ID of the step."""
    actions: NotRequired[List[TurnExpectationAction]]
    """Actions that ran or will run."""

class TurnSettingWaits(TypedDict):
    closed: NotRequired[Wait]
    """Value for `closed`."""
    open: NotRequired[Wait]
    """Value for `open`."""
    date: NotRequired[Wait]
    """Value for `date`."""
    spelled: NotRequired[Wait]
    """Value for `spelled`."""

class TurnSettingBargeIn(TypedDict):
    by: TurnSettingBargeInBy
    """What interrupts the agent: words, sustained speech, or neither."""
    words: int
    """Number of words needed to interrupt."""
    voiceMs: int
    """Speech needed to interrupt, in milliseconds."""
    resumeMs: int
    """Wait before the agent resumes after a false alarm, in milliseconds."""

class TurnSettingSilence(TypedDict):
    againMs: int
    """Silence before the agent asks again, in milliseconds."""
    reprompts: int
    """How many times the agent asks again."""
    goodbyeMs: int
    """Silence before the agent says goodbye, in milliseconds."""

class TurnSetting(TypedDict):
    preset: TurnSettingPreset
    """How patient the agent is."""
    waits: NotRequired[TurnSettingWaits]
    """How long the agent waits after an answer, by answer type."""
    bargeIn: NotRequired[TurnSettingBargeIn]
    """What can interrupt the agent."""
    protectedMs: NotRequired[int]
    """Start of the greeting that can’t be interrupted, in milliseconds."""
    backchannels: NotRequired[bool]
    """Whether the agent keeps talking through an “uh-huh”."""
    silence: NotRequired[TurnSettingSilence]
    """What happens when the caller says nothing."""
    fillerMs: NotRequired[int | None]
    """Wait before a filler, in milliseconds; null for no filler."""

TurnSettingBargeInBy: TypeAlias = Literal["off", "words", "voice"]

class TurnSettingInputWaits(TypedDict):
    closed: NotRequired[WaitInput]
    """Value for `closed`."""
    open: NotRequired[WaitInput]
    """Value for `open`."""
    date: NotRequired[WaitInput]
    """Value for `date`."""
    spelled: NotRequired[WaitInput]
    """Value for `spelled`."""

class TurnSettingInputBargeIn(TypedDict):
    by: TurnSettingBargeInBy
    """What interrupts the agent: words, sustained speech, or neither."""
    words: int
    """Number of words needed to interrupt."""
    voiceMs: int
    """Speech needed to interrupt, in milliseconds."""
    resumeMs: int
    """Wait before the agent resumes after a false alarm, in milliseconds."""

class TurnSettingInputSilence(TypedDict):
    againMs: int
    """Silence before the agent asks again, in milliseconds."""
    reprompts: int
    """How many times the agent asks again."""
    goodbyeMs: int
    """Silence before the agent says goodbye, in milliseconds."""

class TurnSettingInput(TypedDict):
    preset: TurnSettingPreset
    """How patient the agent is."""
    waits: NotRequired[TurnSettingInputWaits]
    """How long the agent waits after an answer, by answer type."""
    bargeIn: NotRequired[TurnSettingInputBargeIn]
    """What can interrupt the agent."""
    protectedMs: NotRequired[int]
    """Start of the greeting that can’t be interrupted, in milliseconds."""
    backchannels: NotRequired[bool]
    """Whether the agent keeps talking through an “uh-huh”."""
    silence: NotRequired[TurnSettingInputSilence]
    """What happens when the caller says nothing."""
    fillerMs: NotRequired[int | None]
    """Wait before a filler, in milliseconds; null for no filler."""

TurnSettingPreset: TypeAlias = Literal["quick", "balanced", "patient"]

class TurnWhyValuesItem(TypedDict):
    name: str
    """Name."""
    before: str | None
    """The previous value; null if there was none."""
    after: str | None
    """The new value; null if there is none."""

class TurnWhyTeachChoicesItem(TypedDict):
    value: str
    """Value."""
    label: str
    """Display name."""

class TurnWhyTeach(TypedDict):
    slot: str
    """Slot name."""
    choices: List[TurnWhyTeachChoicesItem]
    """The choices."""

class TurnWhy(TypedDict):
    turn: int
    """Turn number."""
    by: Literal["words", "keys", "silence"]
    """How the caller responded: words, keys, or silence."""
    heard: str
    """The words the agent heard."""
    node: str
    """ID of the step."""
    title: str
    """Display title."""
    asked: str | None
    """The question that was asked."""
    readings: List[WhyReading]
    """Possible interpretations of the words."""
    rule: str
    """The rule that matched."""
    understood: bool
    """Whether the words were understood."""
    values: List[TurnWhyValuesItem]
    """Values by name."""
    ways: List[TurnWhyWay]
    """Paths from here."""
    teach: TurnWhyTeach | None
    """What you can teach the agent here; null if nothing."""
    held: NotRequired[List[HeldWhy]]
    """Language model output and actions that guards blocked after this turn; omitted if none."""

class TurnWhyWay(TypedDict):
    node: str
    """ID of the step."""
    title: str
    """Display title."""
    port: str
    """The step’s outgoing path."""
    label: str
    """Display name."""
    to: str | None
    """ID of the step the path leads to; null if none."""

class UnderstandUnderstandBody(TypedDict):
    type: ReadType
    """Type of the answer."""
    language: NotRequired[str]
    """The language as a BCP 47 tag; must be one that agents speak"""
    text: str
    """What was said."""
    at: NotRequired[str]
    """When the words are said: local time in the zone, or an instant with an offset. Defaults to now"""
    zone: NotRequired[str]
    """IANA time zone."""

UnderstandingUsedItem = TypedDict("UnderstandingUsedItem", {
    "from": int,
    "to": int,
})

class UnderstandingAlternativesItem(TypedDict):
    value: UnderstandingValue
    """The value; null if nothing matches."""
    spoken: str
    """The value as an agent says it."""

UnderstandingMarksItem = TypedDict("UnderstandingMarksItem", {
    "from": int,
    "to": int,
    "mark": str,
})

class Understanding(TypedDict):
    value: UnderstandingValue
    """Null if the words weren’t understood or are ambiguous; see the alternatives"""
    spoken: str
    """The value as an agent would say it"""
    rest: str
    """Remaining words, excluding the value and filler words"""
    confidence: float
    """Confidence, from 0 to 1; below 0.7, an agent confirms what it understood"""
    used: List[UnderstandingUsedItem]
    """The words that express the value"""
    beside: int
    """Number of significant words left over"""
    alternatives: List[UnderstandingAlternativesItem]
    """Other possible meanings."""
    marks: List[UnderstandingMarksItem]
    """Modifier words, such as corrections, negations, or conditions"""

class UnderstandingValue2(TypedDict):
    amount: float
    """The amount."""
    currency: str
    """Three-letter currency code, such as `USD`."""

UnderstandingValue: TypeAlias = "str | float | bool | UnderstandingValue2 | None"

class UnreadPart(TypedDict):
    text: str
    """The text of this part of the message."""
    why: str
    """Why the edit isn’t possible, in one sentence."""
    suggestions: List[str]
    """Messages that would work, closest match first."""

class UnrecognizedTeachChoicesItem(TypedDict):
    value: str
    """Value."""
    label: str
    """Display name."""

class UnrecognizedTeach(TypedDict):
    slot: str
    """Slot name."""
    choices: List[UnrecognizedTeachChoicesItem]
    """The choices."""

class UnrecognizedCallsItem(TypedDict):
    callId: str
    """ID of the call."""
    turn: int
    """Turn number."""
    said: str
    """What was said."""
    at: str
    """Date and time."""

class Unrecognized(TypedDict):
    id: str
    """Unique ID."""
    agentId: str
    """ID of the agent."""
    agentName: str
    """Name of the agent."""
    node: str
    """ID of the step."""
    title: str
    """Display title."""
    asked: str
    """The question that was asked."""
    said: str
    """What was said."""
    status: UnrecognizedStatus
    """Status."""
    count: int
    """Number of items."""
    lastSaidAt: str
    """When these words were last said."""
    teach: UnrecognizedTeach | None
    """What you can teach the agent here; null if nothing."""
    calls: List[UnrecognizedCallsItem]
    """Number of calls."""

class UnrecognizedCloseAnswer(TypedDict):
    closed: int
    """Number of closed items."""

class UnrecognizedCloseBody(TypedDict):
    resolution: Literal["taught", "answered", "ignored"]
    """Why the item was closed."""

class UnrecognizedListAnswer(TypedDict):
    items: List[Unrecognized]
    """The items."""

class UnrecognizedListQuery(TypedDict):
    agentId: NotRequired[str]
    """ID of the agent."""
    status: NotRequired[UnrecognizedStatus]
    """Status."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

UnrecognizedStatus: TypeAlias = Literal["open", "taught", "answered", "ignored"]

class UpdateCrmConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    fields: List[UpdateCrmConfigField]
    """Fields, each with its name."""
    note: NotRequired[str]
    """A note for your team."""

class UpdateCrmConfigField(TypedDict):
    name: str
    """Name."""
    value: str
    """Value."""

class UpdateCrmStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["update_crm"]
    """Type."""
    title: str
    """Display title."""
    config: UpdateCrmConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class UpdateCrmStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["update_crm"]
    """Type."""
    title: str
    """Display title."""
    config: UpdateCrmConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class UploadedFile(TypedDict):
    id: str
    """Unique ID."""
    folderId: str
    """ID of the folder."""
    folder: str
    """The folder that contains the item."""
    kind: KnowledgeFileKind
    """Type."""
    name: str
    """Name of the file or folder."""
    mediaType: str
    """The file’s media type."""
    bytes: int
    """Size in bytes."""
    status: KnowledgeFileStatus
    """Status."""
    reason: Literal["encrypted", "damaged", "no_text", "too_large", "timed_out", "unsupported", "unreachable", "blocked_by_robots", "needs_javascript", "not_installed", "knowledge_full", "crashed"] | None
    """The reason, in plain language."""
    problem: str | None
    """A description of the problem; null if there was none."""
    version: int
    """Version number."""
    newestVersion: int
    """Number of the latest version."""
    pieces: int
    """Number of chunks."""
    url: str | None
    """The URL."""
    siteId: str | None
    """ID of the site."""
    sitePages: int
    """Number of pages read from the site."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""
    outcome: Literal["added", "replaced", "already"]
    """Whether the file was added, replaced another one, or was already stored."""
    message: str | None
    """Message text."""

class UseToolConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    tool: str
    """The connected server’s ID and the tool name, separated by a slash."""
    inputs: NotRequired[Dict[str, Expression]]
    """Input values."""

class UseToolStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["use_tool"]
    """Type."""
    title: str
    """Display title."""
    config: UseToolConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class UseToolStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["use_tool"]
    """Type."""
    title: str
    """Display title."""
    config: UseToolConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class VariableDef(TypedDict):
    name: str
    """Name."""
    type: VariableDefType
    """Type."""
    initial: Json
    """Initial value."""
    given: bool
    """Whether you can set this value when a call starts."""
    sensitive: bool
    """Whether the value is hidden wherever calls are shown."""

class VariableDefInput(TypedDict):
    name: str
    """Name."""
    type: VariableDefType
    """Type."""
    initial: NotRequired[Json]
    """Initial value."""
    given: NotRequired[bool]
    """Whether you can set this value when a call starts."""
    sensitive: NotRequired[bool]
    """Whether the value is hidden wherever calls are shown."""

VariableDefType: TypeAlias = Literal["text", "number", "yes_no", "date", "time", "date_time", "money", "list", "record"]

class VaultCreateBody(TypedDict):
    name: str
    """The name used to reference the secret in requests."""
    value: str
    """The secret. It’s never shown again."""
    environment: NotRequired[VaultSecretEnvironment]
    """Whether this is for live calls or test calls."""
    hosts: List[str]
    """Hosts the secret can be sent to."""

class VaultListAnswer(TypedDict):
    items: List[VaultSecret]
    """The items."""

class VaultRemoveQuery(TypedDict):
    anyway: NotRequired[TasksListOverdue]
    """Whether to delete the secret even if it’s in use."""

class VaultSecret(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """The name used to reference the secret in requests."""
    environment: VaultSecretEnvironment
    """Whether this is for live calls or test calls."""
    hosts: List[str]
    """Hosts the secret can be sent to."""
    updatedAt: str
    """When it was updated."""
    changedBy: str | None
    """Who made the last change."""
    usedIn: List[str]
    """Where this is used."""

VaultSecretEnvironment: TypeAlias = Literal["live", "test"]

class VaultUpdateBody(TypedDict):
    value: str
    """The secret. It’s never shown again."""
    hosts: NotRequired[List[str]]
    """Hosts the secret can be sent to."""

class Version(TypedDict):
    version: int
    """Version number."""
    name: str | None
    """Name."""
    note: str | None
    """A note for your team."""
    publishedAt: str
    """When it was published."""
    publishedBy: Editor | None
    """Who published the version."""
    isLive: bool
    """Whether this version answers calls."""

class VersionDetail(TypedDict):
    version: int
    """Version number."""
    name: str | None
    """Name."""
    note: str | None
    """A note for your team."""
    publishedAt: str
    """When it was published."""
    publishedBy: Editor | None
    """Who published the version."""
    isLive: bool
    """Whether this version answers calls."""
    configuration: AgentConfiguration
    """All of the settings."""

class VersionFigures(TypedDict):
    calls: int
    """Number of calls."""
    successes: int
    """Number of successes."""
    failures: int
    """Number of failures."""

class VersionsListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class VersionsRenameBody(TypedDict):
    name: str | None
    """Name."""

class VersionsRestoreBody(TypedDict):
    replaceDraft: NotRequired[bool]
    """Whether to reset the draft to this version, too."""
    note: NotRequired[str]
    """A note for your team."""

Voicemail: TypeAlias = "VoicemailHangUp | CallHoursOtherwiseMessage | VoicemailContinue"

class VoicemailContinue(TypedDict):
    do: Literal["continue"]
    """What to do."""

class VoicemailContinueInput(TypedDict):
    do: Literal["continue"]
    """What to do."""

class VoicemailHangUp(TypedDict):
    do: Literal["hang_up"]
    """What to do."""

class VoicemailHangUpInput(TypedDict):
    do: Literal["hang_up"]
    """What to do."""

VoicemailInput: TypeAlias = "VoicemailHangUpInput | CallHoursOtherwiseMessageInput | VoicemailContinueInput"

class Wait(TypedDict):
    min: int
    """Shortest wait, in milliseconds."""
    max: int
    """Longest wait, in milliseconds."""

class WaitConfig(TypedDict):
    seconds: NotRequired[float]
    """Duration, in seconds."""
    text: NotRequired[str]
    """The text."""

class WaitInput(TypedDict):
    min: int
    """Shortest wait, in milliseconds."""
    max: int
    """Longest wait, in milliseconds."""

class WaitStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["wait"]
    """Type."""
    title: str
    """Display title."""
    config: WaitConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class WaitStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["wait"]
    """Type."""
    title: str
    """Display title."""
    config: WaitConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class WaitingCaller(TypedDict):
    id: str
    """Unique ID."""
    numberId: str
    """ID of the number."""
    number: str
    """Phone number in E.164 format, such as `+15715550123`."""
    otherNumber: str | None
    """The other party’s number."""
    place: int
    """Position in the queue: 1 is next, and 0 is a failed callback."""
    state: Literal["waiting", "call_back", "failed"]
    """Whether the caller is on the line, is waiting for a callback, or couldn’t be called back."""
    since: str
    """When the caller started waiting."""

class WebhookLastDelivery(TypedDict):
    at: str
    """Date and time."""
    ok: bool
    """Whether the attempt succeeded; null if not yet known."""

class Webhook(TypedDict):
    id: str
    """Unique ID."""
    url: str
    """URL that receives the events."""
    description: str
    """A short description."""
    events: List[WebhookEvent] | None
    """Event types; null for all of them."""
    format: WebhookFormat
    """Event format: Parley’s own, or a Retell- or Vapi-compatible format for existing receivers."""
    status: WebhookStatus
    """Whether event delivery is on."""
    pauseReason: Literal["by_hand", "gone", "failing", "silent"] | None
    """Why the webhook is paused; null if it isn’t."""
    pausedAt: str | None
    """When it was paused."""
    createdAt: str
    """When it was created."""
    previousSecretUntil: str | None
    """When the previous secret stops being used for signatures."""
    lastDelivery: WebhookLastDelivery | None
    """The most recent delivery; null if there are none."""
    lastDay: WebhookLastDay
    """Metrics for the last 24 hours."""

class WebhookConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What the agent says before the action."""
    slow: NotRequired[str]
    """What the agent says if the response takes a while."""
    after: NotRequired[str]
    """What the agent says after the action."""
    save: NotRequired[Dict[str, str]]
    """Variables that store the result, each with the path to its value."""
    url: str
    """The URL."""
    event: NotRequired[str]
    """Name of the event."""

class WebhookDelivery(TypedDict):
    id: str
    """Unique ID."""
    messageId: str
    """ID of the message."""
    type: str
    """Type."""
    test: bool
    """Whether this is a test event."""
    status: WebhookDeliveryStatus
    """Status of the delivery."""
    createdAt: str
    """When it was created."""
    attempts: int
    """Number of attempts or retries."""
    lastStatus: int | None
    """HTTP status of the last response."""
    lastAttemptAt: str | None
    """Time of the last attempt."""
    nextAttemptAt: str | None
    """Time of the next attempt; null if there’s none."""

class WebhookDeliveryDetail(TypedDict):
    id: str
    """Unique ID."""
    messageId: str
    """ID of the message."""
    type: str
    """Type."""
    test: bool
    """Whether this is a test event."""
    status: WebhookDeliveryStatus
    """Status of the delivery."""
    createdAt: str
    """When it was created."""
    attempts: int
    """Number of attempts or retries."""
    lastStatus: int | None
    """HTTP status of the last response."""
    lastAttemptAt: str | None
    """Time of the last attempt."""
    nextAttemptAt: str | None
    """Time of the next attempt; null if there’s none."""
    request: Json | None
    """What was sent."""
    log: List[WebhookTry]
    """Each attempt and its response."""

WebhookDeliveryStatus: TypeAlias = Literal["waiting", "delivered", "failed"]

WebhookEvent: TypeAlias = Literal["call.started", "call.turn", "call.ended", "call.handed_off", "call.analyzed", "appointment.booked", "appointment.moved", "appointment.cancelled", "action.succeeded", "action.failed", "message.received", "message.status", "agent.activated", "agent.deactivated", "alert.raised", "alert.resolved", "agent.published", "contact.created", "contact.updated", "contact.deleted", "campaign.started", "campaign.paused", "campaign.ended", "task.created", "task.updated", "recording.ready", "call.*", "appointment.*", "action.*", "message.*", "agent.*", "alert.*", "contact.*", "campaign.*", "task.*", "recording.*"]

WebhookFormat: TypeAlias = Literal["parley", "retell", "vapi"]

class WebhookLastDay(TypedDict):
    delivered: int
    """Number of deliveries."""
    failed: int
    """Number of failures."""

WebhookStatus: TypeAlias = Literal["active", "paused"]

class WebhookStep(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["webhook"]
    """Type."""
    title: str
    """Display title."""
    config: WebhookConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: float
    """Horizontal position on the canvas."""
    y: float
    """Vertical position on the canvas."""

class WebhookStepInput(TypedDict):
    id: str
    """Unique ID."""
    type: Literal["webhook"]
    """Type."""
    title: str
    """Display title."""
    config: WebhookConfig
    """The step’s settings."""
    mode: NotRequired[StartStepMode]
    """Whether a model can help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt this step."""
    x: NotRequired[float]
    """Horizontal position on the canvas."""
    y: NotRequired[float]
    """Vertical position on the canvas."""

class WebhookTry(TypedDict):
    at: str
    """Date and time."""
    ms: int
    """Duration, in milliseconds."""
    status: int | None
    """HTTP status of the response; null if there was none."""
    problem: str | None
    """A description of the problem; null if there was none."""
    answer: str
    """The response body."""

class WebhooksCreateAnswerLastDelivery(TypedDict):
    at: str
    """Date and time."""
    ok: bool
    """Whether the attempt succeeded; null if not yet known."""

class WebhooksCreateAnswerSecret(TypedDict):
    value: str
    """Value."""

class WebhooksCreateAnswer(TypedDict):
    id: str
    """Unique ID."""
    url: str
    """URL that receives the events."""
    description: str
    """A short description."""
    events: List[WebhookEvent] | None
    """Event types; null for all of them."""
    format: WebhookFormat
    """Event format: Parley’s own, or a Retell- or Vapi-compatible format for existing receivers."""
    status: WebhookStatus
    """Whether event delivery is on."""
    pauseReason: Literal["by_hand", "gone", "failing", "silent"] | None
    """Why the webhook is paused; null if it isn’t."""
    pausedAt: str | None
    """When it was paused."""
    createdAt: str
    """When it was created."""
    previousSecretUntil: str | None
    """When the previous secret stops being used for signatures."""
    lastDelivery: WebhooksCreateAnswerLastDelivery | None
    """The most recent delivery; null if there are none."""
    lastDay: WebhookLastDay
    """Metrics for the last 24 hours."""
    secret: WebhooksCreateAnswerSecret
    """The signing secret."""

class WebhooksCreateBody(TypedDict):
    url: str
    """URL that receives the events."""
    description: NotRequired[str]
    """A short description."""
    events: NotRequired[List[WebhookEvent] | None]
    """Event types; null for all of them."""
    format: NotRequired[WebhookFormat]
    """Event format: Parley’s own, or a Retell- or Vapi-compatible format for existing receivers."""

class WebhooksDeliveriesQuery(TypedDict):
    status: NotRequired[WebhookDeliveryStatus]
    """Returns only deliveries with this status."""
    type: NotRequired[WebhooksTestType]
    """Type."""
    cursor: NotRequired[str]
    """The `next` value from the previous page."""
    limit: NotRequired[int]
    """Maximum number of items to return."""

class WebhooksEventsAnswerItemsItem(TypedDict):
    type: WebhooksTestType
    """Type."""
    title: str
    """Display title."""
    when: str
    """When the event is sent."""
    example: Json
    """An example, exactly as received."""

class WebhooksEventsAnswer(TypedDict):
    items: List[WebhooksEventsAnswerItemsItem]
    """The items."""

class WebhooksListAnswer(TypedDict):
    items: List[Webhook]
    """The items."""

class WebhooksListenQuery(TypedDict):
    events: NotRequired[str]
    """Event names, or patterns such as `call.*`, separated by commas; if omitted, all events."""
    after: NotRequired[str]
    """ID of the last event received."""
    seconds: NotRequired[int]
    """How long the stream stays open. 0 closes the stream once all available events have been sent."""

class WebhooksRedeliverFailedAnswer(TypedDict):
    count: int
    """Number of items."""

class WebhooksRedeliverFailedBody(TypedDict):
    since: str
    """Start time."""

class WebhooksTestBody(TypedDict):
    type: WebhooksTestType
    """Type."""

WebhooksTestType: TypeAlias = Literal["call.started", "call.turn", "call.ended", "call.handed_off", "call.analyzed", "appointment.booked", "appointment.moved", "appointment.cancelled", "action.succeeded", "action.failed", "message.received", "message.status", "agent.activated", "agent.deactivated", "alert.raised", "alert.resolved", "agent.published", "contact.created", "contact.updated", "contact.deleted", "campaign.started", "campaign.paused", "campaign.ended", "task.created", "task.updated", "recording.ready"]

class WebhooksUpdateBody(TypedDict):
    url: NotRequired[str]
    """URL that receives the events."""
    description: NotRequired[str]
    """A short description."""
    events: NotRequired[List[WebhookEvent] | None]
    """Event types; null for all of them."""
    status: NotRequired[WebhookStatus]
    """Whether event delivery is on."""

class WhyReading(TypedDict):
    rule: str
    """The rule that matched."""
    confidence: float
    """The engine’s confidence, from 0 to 1."""
    beside: int
    """Number of other interpretations."""
    won: bool
    """Whether this interpretation was chosen."""

class Widget(TypedDict):
    id: str
    """Unique ID."""
    agentId: str
    """ID of the agent."""
    name: str
    """Name of the widget."""
    key: str
    """The public key in the widget tag."""
    enabled: bool
    """Whether this is turned on."""
    look: WidgetLook
    """Appearance."""
    domains: List[str]
    """Domains that can show the widget."""
    limits: WidgetLimits
    """Usage limits."""
    lastDay: WidgetLastDay
    """Metrics for the last 24 hours."""
    last30Days: WidgetLastDay
    """Metrics for the last 30 days."""
    createdAt: str
    """When it was created."""

class WidgetLastDay(TypedDict):
    conversations: int
    """Number of conversations."""
    minutes: float
    """Duration, in minutes."""

class WidgetLimits(TypedDict):
    conversationsPerHour: int
    """Maximum conversations per visitor per hour."""
    messagesPerChat: int
    """Maximum messages per chat."""
    minutesPerCall: int
    """Maximum minutes per call."""
    conversationsPerDay: int
    """Maximum conversations across all visitors in 24 hours."""
    minutesPerDay: int
    """Maximum call minutes across all visitors in 24 hours."""

class WidgetLook(TypedDict):
    mode: WidgetLookMode
    """What visitors can use: chat, voice, or both."""
    color: str
    """Primary color as `#rrggbb`."""
    corner: WidgetLookCorner
    """Corner of the page where the widget appears."""
    theme: WidgetLookTheme
    """Light, dark, or the visitor’s device setting."""
    language: WidgetLookLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    title: str
    """Display title."""
    label: str
    """Display name."""
    opening: str
    """The panel’s first message."""
    consent: str
    """Terms visitors accept before they start."""

WidgetLookCorner: TypeAlias = Literal["right", "left"]

WidgetLookLanguage: TypeAlias = Literal["en", "de", "es", "fr"]

WidgetLookMode: TypeAlias = Literal["both", "chat", "voice"]

WidgetLookTheme: TypeAlias = Literal["auto", "light", "dark"]

class WidgetsCreateBody(TypedDict):
    name: str
    """Name of the widget."""
    domains: NotRequired[List[str]]
    """Domains that can show the widget."""

class WidgetsListAnswer(TypedDict):
    items: List[Widget]
    """The items."""

class WidgetsPreviewAnswer(TypedDict):
    ticket: str
    """Single-use ticket that opens the call’s socket."""

class WidgetsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the widget."""
    enabled: NotRequired[bool]
    """Whether this is turned on."""
    look: NotRequired[WidgetsUpdateLook]
    """Appearance."""
    domains: NotRequired[List[str]]
    """Domains that can show the widget."""
    limits: NotRequired[WidgetsUpdateLimits]
    """Usage limits."""

class WidgetsUpdateLimits(TypedDict):
    conversationsPerHour: NotRequired[int]
    """Maximum conversations per visitor per hour."""
    messagesPerChat: NotRequired[int]
    """Maximum messages per chat."""
    minutesPerCall: NotRequired[int]
    """Maximum minutes per call."""
    conversationsPerDay: NotRequired[int]
    """Maximum conversations across all visitors in 24 hours."""
    minutesPerDay: NotRequired[int]
    """Maximum call minutes across all visitors in 24 hours."""

class WidgetsUpdateLook(TypedDict):
    mode: NotRequired[WidgetLookMode]
    """What visitors can use: chat, voice, or both."""
    color: NotRequired[str]
    """Primary color as `#rrggbb`."""
    corner: NotRequired[WidgetLookCorner]
    """Corner of the page where the widget appears."""
    theme: NotRequired[WidgetLookTheme]
    """Light, dark, or the visitor’s device setting."""
    language: NotRequired[WidgetLookLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    title: NotRequired[str]
    """Display title."""
    label: NotRequired[str]
    """Display name."""
    opening: NotRequired[str]
    """The panel’s first message."""
    consent: NotRequired[str]
    """Terms visitors accept before they start."""

class Workflow(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    template: str | None
    """Template ID."""
    type: str
    """Type."""
    status: WorkflowSummaryStatus
    """Status."""
    steps: int
    """Number of steps."""
    executions: int
    """Number of runs."""
    successRate: float | None
    """Success rate, in percent; null if there are no results."""
    lastRunAt: str | None
    """Time of the last run; null if never."""
    createdAt: str
    """When it was created."""
    flow: Flow
    """The conversation: its steps and the paths between them."""
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""
    version: int
    """Version number."""
    isChanged: bool
    """Whether the draft differs from the live version."""
    problems: List[FlowProblem]
    """Problems found, each with a fix."""
    usedBy: List[WorkflowUse]
    """Where this is used."""

class WorkflowFilesImportAnswer(TypedDict):
    workflowId: str
    """ID of the workflow."""
    notes: List[str]
    """Parts of the file that aren’t supported here."""

class WorkflowFilesImportBody(TypedDict):
    yaml: str
    """The file as YAML."""
    workflowId: NotRequired[str]
    """ID of the workflow."""

class WorkflowSummary(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    template: str | None
    """Template ID."""
    type: str
    """Type."""
    status: WorkflowSummaryStatus
    """Status."""
    steps: int
    """Number of steps."""
    executions: int
    """Number of runs."""
    successRate: float | None
    """Success rate, in percent; null if there are no results."""
    lastRunAt: str | None
    """Time of the last run; null if never."""
    createdAt: str
    """When it was created."""

WorkflowSummaryStatus: TypeAlias = Literal["inactive", "active"]

class WorkflowTemplateCard(TypedDict):
    id: str
    """Unique ID."""
    name: str
    """Name."""
    description: str
    """A short description."""
    category: Literal["Sales", "Scheduling", "Support", "Research", "Finance", "Events"]
    """Category."""
    steps: int
    """Number of steps."""
    estimatedTime: str
    """Estimated time to complete."""
    features: List[str]
    """Short descriptions of the features."""

class WorkflowTestsListQuery(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Whether to test the draft or the live version."""

class WorkflowTrigger(TypedDict):
    id: str
    """Unique ID."""
    settings: TriggerSettings
    """Settings."""
    isPaused: bool
    """Whether the item is paused."""
    nextRunAt: str | None
    """Time of the next run; null if not scheduled."""
    createdAt: str
    """When it was created."""

class WorkflowUse(TypedDict):
    kind: Literal["agent", "workflow"]
    """Type."""
    id: str
    """Unique ID."""
    name: str
    """Name."""
    version: int
    """Version number."""

class WorkflowsCreateBody(TypedDict):
    template: NotRequired[Literal["lead-qualification", "appointment-booking", "customer-support-triage", "survey-collection", "payment-reminder", "event-registration"]]
    """Template ID."""
    name: NotRequired[str]
    """Name."""
    flow: NotRequired[FlowInput]
    """The conversation: its steps and the paths between them."""

class WorkflowsEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Duration, in seconds."""

class WorkflowsListAnswer(TypedDict):
    items: List[WorkflowSummary]
    """The items."""

class WorkflowsPinnedAnswer(TypedDict):
    workflow: Subflow
    """The workflow."""
    workflows: Dict[str, Subflow]
    """Workflows the flow runs, by key."""

class WorkflowsPublishBody(TypedDict):
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""
    override: NotRequired[TestsOverride]
    """Publishes despite failing tests. The audit log records the reason."""

class WorkflowsRenameBody(TypedDict):
    name: str
    """Name."""

class WorkflowsSaveBody(TypedDict):
    revision: int
    """The draft’s revision. Send the revision you read so that you don’t overwrite someone else’s changes."""
    flow: FlowInput
    """The conversation: its steps and the paths between them."""

class WorkflowsSetStatusBody(TypedDict):
    status: WorkflowSummaryStatus
    """Status."""

class WorkflowsTemplatesAnswer(TypedDict):
    items: List[WorkflowTemplateCard]
    """The items."""

class WorkspaceStatus(TypedDict):
    gettingStartedPercent: int
    """Percentage of Getting Started completed."""
    plan: str | None
    """Name of the plan."""
    minutesUsed: int
    """Minutes used."""
    minutesGranted: int
    """Minutes granted."""
    minutesWithFirstAgent: int
    """Trial minutes the workspace gets with its first agent; 0 if already granted or if trials are off."""

WebhookEventPayload: TypeAlias = "CallStartedEvent | CallTurnEvent | CallEndedEvent | CallHandedOffEvent | CallAnalyzedEvent | AppointmentBookedEvent | AppointmentMovedEvent | AppointmentCancelledEvent | ActionSucceededEvent | ActionFailedEvent | MessageReceivedEvent | MessageStatusEvent | AgentActivatedEvent | AgentDeactivatedEvent | AlertRaisedEvent | AlertResolvedEvent | AgentPublishedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | CampaignStartedEvent | CampaignPausedEvent | CampaignEndedEvent | TaskCreatedEvent | TaskUpdatedEvent | RecordingReadyEvent"
