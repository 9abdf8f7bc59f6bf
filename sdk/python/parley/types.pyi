# Made by scripts/sdk/generate.ts of the contract. Don’t change it by hand.

from typing import IO, Any, Dict, List, Literal, Tuple, TypedDict, Union

from typing_extensions import NotRequired, TypeAlias

FileInput = Union[IO[bytes], bytes, Tuple[str, bytes]]

class AccessToken(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    masked: str
    """The end of it, to tell it apart."""
    scopes: List[AccessTokenScope]
    """What it may do."""
    roleId: RoleId | None
    """Id of the role."""
    roleName: str | None
    """Name of the role."""
    readOnly: bool
    """Whether it may only read."""
    readScopes: List[AccessTokenScope]
    """Areas it can only view, beside its scopes; what an app was allowed"""
    reachPeople: bool
    """Whether tools of the MCP server can call and text people with it"""
    app: str | None
    """The app that someone let in by signing in; null for tokens that were generated"""
    createdAt: str
    """When it was created."""
    expiresAt: str | None
    """When it expires."""
    lastUsedAt: str | None
    """When it was last used."""

AccessTokenScope: TypeAlias = Literal["speech", "agents", "workflows", "knowledge", "actions", "contacts", "phone-numbers", "analytics", "calls", "webhooks", "subaccounts"]

class Action(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    template: str
    """Id of the template that it was made from."""
    type: str
    """Its type."""
    status: WorkflowSummaryStatus
    """Where it stands."""
    triggers: int
    """When it runs by itself."""
    lastRunAt: str | None
    """When it last ran; null if it never did."""
    createdAt: str
    """When it was created."""
    configuration: ActionConfiguration
    """All of its settings."""
    variables: List[ActionVariable]
    """Values of the flow besides slots, by name."""
    words: ActionWords
    """Words, or how many words it takes."""
    triggerSettings: ActionTriggers
    """When the action runs by itself."""
    nextRunAt: str | None
    """When it runs next; null: not planned."""
    usedBy: List[ActionUse]
    """Where it’s used."""
    problems: List[str]
    """What is wrong with the flow, each with a way to fix it."""
    missing: str | None
    """What no test reaches."""

ActionConfiguration: TypeAlias = "ActionConfigurationSendEmail | ActionConfigurationCreateCalendarEvent | ActionConfigurationUpdateCrm | ActionConfigurationSendSms | ActionConfigurationMakePhoneCall | ActionConfigurationCustomWebhook"

class ActionConfigurationCreateCalendarEvent(TypedDict):
    template: Literal["create-calendar-event"]
    """Id of the template that it was made from."""
    title: str
    """Its title, for people."""
    start: str
    """Where it begins."""
    calendarId: str | None
    """Id of the calendar."""
    durationMinutes: int
    """Length of the appointment, in minutes."""
    attendeeName: str
    """Name of the person that the appointment is with."""
    attendeeEmail: str
    """Email of the person that the appointment is with."""
    attendeePhone: str
    """Phone number of the person that the appointment is with."""
    notes: str
    """Notes of people, or on how the test was made."""

class ActionConfigurationCreateCalendarEventInput(TypedDict):
    template: Literal["create-calendar-event"]
    """Id of the template that it was made from."""
    title: str
    """Its title, for people."""
    start: str
    """Where it begins."""
    calendarId: NotRequired[str | None]
    """Id of the calendar."""
    durationMinutes: int
    """Length of the appointment, in minutes."""
    attendeeName: str
    """Name of the person that the appointment is with."""
    attendeeEmail: str
    """Email of the person that the appointment is with."""
    attendeePhone: str
    """Phone number of the person that the appointment is with."""
    notes: str
    """Notes of people, or on how the test was made."""

class ActionConfigurationCustomWebhook(TypedDict):
    template: Literal["custom-webhook"]
    """Id of the template that it was made from."""
    method: ActionConfigurationCustomWebhookMethod
    """Method of the request."""
    url: str
    """The URL."""
    headers: List[ActionHeader]
    """Headers of the request."""
    body: str
    """Body of the message or request."""
    results: List[ActionResultName]
    """What is taken from the response, and how it went."""

class ActionConfigurationCustomWebhookInput(TypedDict):
    template: Literal["custom-webhook"]
    """Id of the template that it was made from."""
    method: ActionConfigurationCustomWebhookMethod
    """Method of the request."""
    url: str
    """The URL."""
    headers: List[ActionHeaderInput]
    """Headers of the request."""
    body: str
    """Body of the message or request."""
    results: List[ActionResultNameInput]
    """What is taken from the response, and how it went."""

ActionConfigurationCustomWebhookMethod: TypeAlias = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]

ActionConfigurationInput: TypeAlias = "ActionConfigurationSendEmailInput | ActionConfigurationCreateCalendarEventInput | ActionConfigurationUpdateCrmInput | ActionConfigurationSendSmsInput | ActionConfigurationMakePhoneCallInput | ActionConfigurationCustomWebhookInput"

class ActionConfigurationMakePhoneCall(TypedDict):
    template: Literal["make-phone-call"]
    """Id of the template that it was made from."""
    to: str
    """Where it ends."""
    agentId: str | None
    """Id of the agent."""
    afterMinutes: int
    """Minutes to wait before."""

class ActionConfigurationMakePhoneCallInput(TypedDict):
    template: Literal["make-phone-call"]
    """Id of the template that it was made from."""
    to: str
    """Where it ends."""
    agentId: str | None
    """Id of the agent."""
    afterMinutes: int
    """Minutes to wait before."""

class ActionConfigurationSendEmail(TypedDict):
    template: Literal["send-email"]
    """Id of the template that it was made from."""
    to: str
    """Where it ends."""
    subject: str
    """Subject of the email."""
    body: str
    """Body of the message or request."""

class ActionConfigurationSendEmailInput(TypedDict):
    template: Literal["send-email"]
    """Id of the template that it was made from."""
    to: str
    """Where it ends."""
    subject: str
    """Subject of the email."""
    body: str
    """Body of the message or request."""

class ActionConfigurationSendSms(TypedDict):
    template: Literal["send-sms"]
    """Id of the template that it was made from."""
    to: str
    """Where it ends."""
    text: str
    """The words."""

class ActionConfigurationSendSmsInput(TypedDict):
    template: Literal["send-sms"]
    """Id of the template that it was made from."""
    to: str
    """Where it ends."""
    text: str
    """The words."""

class ActionConfigurationUpdateCrmFieldsItem(TypedDict):
    name: str
    """Its name."""
    value: str
    """Its value."""

class ActionConfigurationUpdateCrm(TypedDict):
    template: Literal["update-crm"]
    """Id of the template that it was made from."""
    does: ActionConfigurationUpdateCrmDoes
    """What it does."""
    fields: List[ActionConfigurationUpdateCrmFieldsItem]
    """Fields, each with its name."""
    note: str
    """A note for people."""
    dealName: str
    """Name of the deal."""
    dealAmount: str
    """Amount of the deal."""
    dealStage: str
    """Stage of the deal."""

ActionConfigurationUpdateCrmDoes: TypeAlias = Literal["find", "save", "note", "deal"]

class ActionConfigurationUpdateCrmInput(TypedDict):
    template: Literal["update-crm"]
    """Id of the template that it was made from."""
    does: NotRequired[ActionConfigurationUpdateCrmDoes]
    """What it does."""
    fields: List[UpdateCrmConfigField]
    """Fields, each with its name."""
    note: str
    """A note for people."""
    dealName: NotRequired[str]
    """Name of the deal."""
    dealAmount: NotRequired[str]
    """Amount of the deal."""
    dealStage: NotRequired[str]
    """Stage of the deal."""

class ActionFailedEvent(TypedDict):
    type: Literal["action.failed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: ActionFailedEventData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class ActionFailedEventDataError(TypedDict):
    code: str
    """Its code."""
    message: str
    """What it says."""

class ActionFailedEventData(TypedDict):
    runId: str
    """Id of the run."""
    callId: str | None
    """Id of the call."""
    action: str
    """Name of the action."""
    title: str
    """Its title, for people."""
    startedAt: str | None
    """When it was started."""
    endedAt: str
    """When it was ended."""
    input: Json
    """What the action was given."""
    error: ActionFailedEventDataError
    """What went wrong; null: nothing."""

class ActionHeader(TypedDict):
    name: str
    """Its name."""
    value: str
    """Its value."""
    secret: bool
    """The secret, or whether the value is secret."""

class ActionHeaderInput(TypedDict):
    name: str
    """Its name."""
    value: str
    """Its value."""
    secret: bool
    """The secret, or whether the value is secret."""

class ActionResultName(TypedDict):
    name: str
    """Its name."""
    path: str
    """Ids of the steps that it passes, in order."""

class ActionResultNameInput(TypedDict):
    name: str
    """Its name."""
    path: str
    """Ids of the steps that it passes, in order."""

class ActionRunDetail(TypedDict):
    runId: str
    """Id of the run."""
    status: CallActionStatus
    """Where it stands."""
    trigger: ActionRunDetailTrigger
    """What made it run."""
    attempts: int
    """How often it was tried, or how often it’s tried again."""
    callId: str | None
    """Id of the call."""
    createdAt: str
    """When it was created."""
    startedAt: str | None
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    simulated: bool
    """Whether nothing really happened."""
    withheld: bool
    """Whether values are left out because they’re sensitive."""
    deleted: bool
    """Whether it has been deleted since."""
    values: Json
    """Values by name."""
    request: Json
    """What was sent."""
    answer: Json
    """The answer."""
    output: Json
    """What it returned."""

ActionRunDetailTrigger: TypeAlias = Literal["step", "manual", "try", "api", "after_call", "schedule", "before_call", "automation"]

class ActionRunSummary(TypedDict):
    runId: str
    """Id of the run."""
    status: CallActionStatus
    """Where it stands."""
    trigger: ActionRunDetailTrigger
    """What made it run."""
    attempts: int
    """How often it was tried, or how often it’s tried again."""
    callId: str | None
    """Id of the call."""
    createdAt: str
    """When it was created."""
    startedAt: str | None
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    simulated: bool
    """Whether nothing really happened."""

class ActionSucceededEvent(TypedDict):
    type: Literal["action.succeeded"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: ActionSucceededEventData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class ActionSucceededEventData(TypedDict):
    runId: str
    """Id of the run."""
    callId: str | None
    """Id of the call."""
    action: str
    """Name of the action."""
    title: str
    """Its title, for people."""
    startedAt: str | None
    """When it was started."""
    endedAt: str
    """When it was ended."""
    input: Json
    """What the action was given."""
    output: Json
    """What the action gave back."""

class ActionSummary(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    template: str
    """Id of the template that it was made from."""
    type: str
    """Its type."""
    status: WorkflowSummaryStatus
    """Where it stands."""
    triggers: int
    """When it runs by itself."""
    lastRunAt: str | None
    """When it last ran; null if it never did."""
    createdAt: str
    """When it was created."""

class ActionTemplate(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    description: str
    """What it’s for, in words."""
    category: Literal["Communication", "Scheduling", "Data Management", "Integration"]
    """Its category."""
    features: List[str]
    """What it can do, in a few words."""
    triggers: List[str]
    """When it runs by itself."""
    missing: str | None
    """What no test reaches."""

class ActionTriggersAfterCall(TypedDict):
    agentIds: List[str]
    """Ids of the agents."""
    outcomes: List[CallOutcome]
    """How conversations end, and which of that tests reach."""

class ActionTriggersBeforeCall(TypedDict):
    agentIds: List[str]
    """Ids of the agents."""

class ActionTriggers(TypedDict):
    afterCall: ActionTriggersAfterCall | None
    """Runs after calls; null: it doesn’t."""
    schedule: Schedule | None
    """Runs on a schedule; null: it doesn’t."""
    beforeCall: ActionTriggersBeforeCall | None
    """Runs before calls; null: it doesn’t."""

class ActionTriggersInputAfterCall(TypedDict):
    agentIds: List[str]
    """Ids of the agents."""
    outcomes: List[CallOutcome]
    """How conversations end, and which of that tests reach."""

class ActionTriggersInputBeforeCall(TypedDict):
    agentIds: List[str]
    """Ids of the agents."""

class ActionTriggersInput(TypedDict):
    afterCall: ActionTriggersInputAfterCall | None
    """Runs after calls; null: it doesn’t."""
    schedule: ScheduleInput | None
    """Runs on a schedule; null: it doesn’t."""
    beforeCall: ActionTriggersInputBeforeCall | None
    """Runs before calls; null: it doesn’t."""

class ActionUse(TypedDict):
    agentId: str
    """Id of the agent."""
    agent: str
    """Name of the agent."""
    steps: List[str]
    """The steps that it’s about, or that were run."""

class ActionVariable(TypedDict):
    name: str
    """Its name."""
    type: ActionVariableType
    """Its type."""
    sample: str
    """What it looks like with an example."""

class ActionVariableInput(TypedDict):
    name: str
    """Its name."""
    type: ActionVariableType
    """Its type."""
    sample: str
    """What it looks like with an example."""

ActionVariableType: TypeAlias = Literal["text", "number", "yes_no", "date", "time", "date_time"]

class ActionWords(TypedDict):
    before: str
    """What was there or is said before."""
    slow: str
    """What’s said if it takes long."""
    after: str
    """What was there or is said after."""

class ActionWordsInput(TypedDict):
    before: str
    """What was there or is said before."""
    slow: str
    """What’s said if it takes long."""
    after: str
    """What was there or is said after."""

class ActionsCreateBody(TypedDict):
    template: str
    """Id of the template that it was made from."""
    name: NotRequired[str]
    """Its name."""

class ActionsListAnswer(TypedDict):
    items: List[ActionSummary]
    """The items of this page."""

class ActionsRunBody(TypedDict):
    values: NotRequired[Dict[str, Json]]
    """Values by name."""
    trial: NotRequired[bool]
    """Whether it’s a trial, at the service or of the action."""

class ActionsRunsQuery(TypedDict):
    status: NotRequired[CallActionStatus]
    """Where it stands."""
    trigger: NotRequired[ActionRunDetailTrigger]
    """What made it run."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class ActionsTemplatesAnswer(TypedDict):
    items: List[ActionTemplate]
    """The items of this page."""

class ActionsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    configuration: NotRequired[ActionConfigurationInput]
    """All of its settings."""
    variables: NotRequired[List[ActionVariableInput]]
    """Values of the flow besides slots, by name."""
    words: NotRequired[ActionWordsInput]
    """Words, or how many words it takes."""
    triggerSettings: NotRequired[ActionTriggersInput]
    """When the action runs by itself."""

class AfterCall(TypedDict):
    promisesTo: AfterCallPromisesTo
    """Who gets what was promised."""
    memberId: str | None
    """Id of the member."""
    summaryMail: AfterCallSummaryMail
    """When a summary is emailed."""
    callerMail: CallerMail | None
    """What the caller gets by email; null: nothing."""
    analysis: AnalysisSetting
    """What was found in the transcript."""

AfterCallPromisesTo: TypeAlias = Literal["owner", "team", "member"]

AfterCallSummaryMail: TypeAlias = Literal["never", "promised", "always"]

class AfterCallsSetBody(TypedDict):
    promisesTo: AfterCallPromisesTo
    """Who gets what was promised."""
    memberId: str | None
    """Id of the member."""
    summaryMail: AfterCallSummaryMail
    """When a summary is emailed."""
    callerMail: CallerMail | None
    """What the caller gets by email; null: nothing."""
    analysis: NotRequired[AnalysisSettingInput]
    """What was found in the transcript."""

class Agent(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the agent."""
    type: str
    """Its type."""
    template: str
    """Id of the template that it was made from."""
    status: AgentStatus
    """Whether the agent answers."""
    calls: int
    """Calls that are counted here."""
    successRate: float | None
    """Share that succeeded, in percent; null without any."""
    lastActiveAt: str | None
    """When it was last in a call; null: never."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    createdAt: str
    """When it was created."""
    persona: str
    """Who speaks: how the agent is described."""
    greeting: str
    """What callers hear first."""
    voice: AgentVoice
    """Id of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Pace of the voice; 1 is normal."""
    model: NotRequired[ModelSetting]
    """What a connected language model may do for this agent, or the model’s name."""
    callSettings: NotRequired[CallSettings]
    """How the agent behaves in calls."""
    flow: Flow
    """The conversation: its steps and the ways between them."""
    version: int
    """Number of the version."""
    problems: List[FlowProblem]
    """What is wrong with the flow, each with a way to fix it."""

class AgentActivatedEvent(TypedDict):
    type: Literal["agent.activated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: AgentSwitchedData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AgentConfiguration(TypedDict):
    name: str
    """Name of the agent."""
    persona: str
    """Who speaks: how the agent is described."""
    greeting: str
    """What callers hear first."""
    voice: AgentVoice
    """Id of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Pace of the voice; 1 is normal."""
    model: NotRequired[ModelSetting]
    """What a connected language model may do for this agent, or the model’s name."""
    callSettings: NotRequired[CallSettings]
    """How the agent behaves in calls."""
    flow: Flow
    """The conversation: its steps and the ways between them."""

class AgentConfigurationInput(TypedDict):
    name: str
    """Name of the agent."""
    persona: str
    """Who speaks: how the agent is described."""
    greeting: str
    """What callers hear first."""
    voice: AgentVoice
    """Id of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Pace of the voice; 1 is normal."""
    model: NotRequired[ModelSetting]
    """What a connected language model may do for this agent, or the model’s name."""
    callSettings: NotRequired[CallSettingsInput]
    """How the agent behaves in calls."""
    flow: FlowInput
    """The conversation: its steps and the ways between them."""

class AgentDeactivatedEvent(TypedDict):
    type: Literal["agent.deactivated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: AgentSwitchedData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AgentFilesExportQuery(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Which state is meant."""

class AgentFilesImportAnswer(TypedDict):
    agentId: str
    """Id of the agent."""
    notes: List[str]
    """Notes of people, or on how the test was made."""

class AgentFilesImportBody(TypedDict):
    yaml: str
    """The file as YAML."""
    agentId: NotRequired[str]
    """Id of the agent."""

class AgentImportsCreateAnswer(TypedDict):
    agentId: str
    """Id of the agent."""
    report: ImportReport
    """What became of the file."""

class AgentImportsCreateBody(TypedDict):
    file: str
    """The file."""
    name: NotRequired[str]
    """Its name."""

class AgentImportsGetAnswerImport(TypedDict):
    importedAt: str
    """When it was imported."""
    report: ImportReport
    """What became of the file."""

AgentImportsGetAnswer = TypedDict("AgentImportsGetAnswer", {
    "import": AgentImportsGetAnswerImport | None,
})

class AgentKnowledge(TypedDict):
    folderIds: List[str]
    """Ids of the folders."""
    when: str
    """When it applies."""

AgentLanguage: TypeAlias = Literal["en-US", "en-GB", "de-DE", "es-ES", "es-US", "fr-FR"]

class AgentPublishedEvent(TypedDict):
    type: Literal["agent.published"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: AgentPublishedEventData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AgentPublishedEventData(TypedDict):
    agentId: str
    """Id of the agent."""
    name: str
    """Name of the agent."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    version: int
    """Number of the version that answers now."""
    note: str | None
    """What was noted on the version."""

class AgentSoundsHearBody(TypedDict):
    text: str
    """The words."""
    voice: AgentVoice
    """Id of the voice; see `GET /v1/voices`."""
    language: AgentLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: NotRequired[float]
    """Pace of the voice; 1 is normal."""
    pronunciation: NotRequired[List[PronouncedAsInput]]
    """Words that are read in a way of their own."""
    background: NotRequired[BackgroundSoundInput]
    """Sound behind the agent’s voice."""

AgentStatus: TypeAlias = Literal["active", "inactive"]

class AgentSummary(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the agent."""
    type: str
    """Its type."""
    template: str
    """Id of the template that it was made from."""
    status: AgentStatus
    """Whether the agent answers."""
    calls: int
    """Calls that are counted here."""
    successRate: float | None
    """Share that succeeded, in percent; null without any."""
    lastActiveAt: str | None
    """When it was last in a call; null: never."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    createdAt: str
    """When it was created."""

class AgentSwitchedData(TypedDict):
    agentId: str
    """Id of the agent."""
    name: str
    """Name of the agent."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""

class AgentTemplateCard(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the agent."""
    description: str
    """What it’s for, in words."""
    features: List[str]
    """What it can do, in a few words."""
    personality: str
    """How it comes across."""

class AgentTestStart(TypedDict):
    node: str
    """Id of the step."""
    values: Dict[str, str]
    """Values by name."""

class AgentTest(TypedDict):
    name: str
    """Its name."""
    at: str
    """When the call takes place, with its time zone."""
    known: NotRequired[Dict[str, Json]]
    """What is known of the caller before the call, by name."""
    start: NotRequired[AgentTestStart]
    """Where it begins."""
    business: NotRequired[str]
    """Name of the business."""
    hours: NotRequired[BusinessHours]
    """The hours in which it applies."""
    actions: NotRequired[List[TestAction]]
    """What was done, or is to be done."""
    turns: NotRequired[List[TestTurn]]
    """What was said, in order."""
    persona: NotRequired[Persona]
    """Who speaks: how the agent is described."""
    expect: NotRequired[TestExpectation]
    """What has to come of it."""

class AgentTestInputStart(TypedDict):
    node: str
    """Id of the step."""
    values: NotRequired[Dict[str, str]]
    """Values by name."""

class AgentTestInput(TypedDict):
    name: str
    """Its name."""
    at: NotRequired[str]
    """When the call takes place, with its time zone."""
    known: NotRequired[Dict[str, Json]]
    """What is known of the caller before the call, by name."""
    start: NotRequired[AgentTestInputStart]
    """Where it begins."""
    business: NotRequired[str]
    """Name of the business."""
    hours: NotRequired[BusinessHoursInput]
    """The hours in which it applies."""
    actions: NotRequired[List[TestActionInput]]
    """What was done, or is to be done."""
    turns: NotRequired[List[TestTurnInput]]
    """What was said, in order."""
    persona: NotRequired[PersonaInput]
    """Who speaks: how the agent is described."""
    expect: NotRequired[TestExpectationInput]
    """What has to come of it."""

class AgentTestsCreateBody(TypedDict):
    test: AgentTestInput
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""

class AgentTestsFromCallAnswer(TypedDict):
    test: StoredTest
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    notes: List[str]
    """Notes of people, or on how the test was made."""

class AgentTestsListAnswer(TypedDict):
    items: List[StoredTest]
    """The items of this page."""

AgentTestsListOf: TypeAlias = Literal["live", "draft"]

class AgentTestsListQuery(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Which state is meant."""

class AgentTestsProposeAnswer(TypedDict):
    test: AgentTest
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    notes: List[str]
    """Notes of people, or on how the test was made."""

class AgentTestsProposeBody(TypedDict):
    workflow: NotRequired[str | None]
    """The workflow that it’s in; null in the flow itself."""
    node: str
    """Id of the step."""
    port: NotRequired[str]
    """The way out of the step."""

class AgentTestsReplaceBody(TypedDict):
    yaml: str
    """The file as YAML."""

class AgentTestsRunBody(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Which state is meant."""
    testIds: NotRequired[List[str]]
    """Ids of the tests."""
    test: NotRequired[AgentTestInput]
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""

AgentVoice: TypeAlias = Literal["sarah", "michael", "emma", "david"] | str

class AgentsCreateBody(TypedDict):
    template: NotRequired[str]
    """Id of the template that it was made from."""
    name: NotRequired[str]
    """Name of the agent."""
    flow: NotRequired[FlowInput]
    """The conversation: its steps and the ways between them."""
    greeting: NotRequired[str]
    """What callers hear first."""
    persona: NotRequired[str]
    """Who speaks: how the agent is described."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""

class AgentsListAnswer(TypedDict):
    items: List[AgentSummary]
    """The items of this page."""

class AgentsListQuery(TypedDict):
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[str]
    """Values of your own, by name."""

class AgentsSetStatusBody(TypedDict):
    status: AgentStatus
    """Whether the agent answers."""
    override: NotRequired[TestsOverride]
    """Go live although tests fail: the audit log keeps the reason."""

class AgentsTemplatesAnswer(TypedDict):
    items: List[AgentTemplateCard]
    """The items of this page."""

class AgentsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the agent."""
    persona: NotRequired[str]
    """Who speaks: how the agent is described."""
    greeting: NotRequired[str]
    """What callers hear first."""
    voice: NotRequired[AgentVoice]
    """Id of the voice; see `GET /v1/voices`."""
    language: NotRequired[AgentLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: NotRequired[float]
    """Pace of the voice; 1 is normal."""
    model: NotRequired[ModelSetting]
    """What a connected language model may do for this agent, or the model’s name."""
    callSettings: NotRequired[CallSettingsInput]
    """How the agent behaves in calls."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Values of your own, by name."""
    override: NotRequired[TestsOverride]
    """Go live although tests fail: the audit log keeps the reason."""

class AlertAcknowledged(TypedDict):
    at: str
    """When it happens."""
    by: str | None
    """Who or what did it."""

class AlertResolved(TypedDict):
    at: str
    """When it happens."""
    by: str | None
    """Who or what did it."""
    itself: bool
    """Whether it resolved by itself."""

class Alert(TypedDict):
    id: str
    """Its id."""
    ruleId: str
    """Id of the rule."""
    name: str
    """Its name."""
    figure: AlertRuleFigure
    """The figure that’s watched."""
    when: AlertRuleWhen
    """Whether it’s raised above or below the limit."""
    limit: float
    """The value that it’s compared with."""
    minutes: AlertRuleMinutes
    """How far back it looks, in minutes."""
    filters: AlertRuleFilters
    """The filters that it stands for."""
    openHoursOnly: NotRequired[bool]
    """Whether it’s only watched during business hours."""
    value: float
    """Its value."""
    latest: float | None
    """The latest value."""
    worst: float
    """The worst value."""
    raisedAt: str
    """When it was raised."""
    acknowledged: AlertAcknowledged | None
    """Who acknowledged it, and when; null: no one."""
    resolved: AlertResolved | None
    """How it was resolved; null: it wasn’t."""

class AlertData(TypedDict):
    alertId: str
    """Id of the alert."""
    ruleId: str
    """Id of the rule."""
    name: str
    """Name of the rule."""
    figure: str
    """The figure that the rule watches."""
    when: AlertRuleWhen
    """On which side of the limit the alert is raised."""
    limit: float
    """The value that the figure is compared with."""
    minutes: int
    """How far back the rule looks, in minutes."""
    value: float
    """The figure now."""
    worst: float
    """The figure at its worst since the alert was raised."""
    raisedAt: str
    """When it was raised."""
    resolvedAt: str | None
    """When it was resolved."""

class AlertRaisedEvent(TypedDict):
    type: Literal["alert.raised"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: AlertData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AlertResolvedEvent(TypedDict):
    type: Literal["alert.resolved"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: AlertData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AlertRule(TypedDict):
    figure: AlertRuleFigure
    """The figure that’s watched."""
    when: AlertRuleWhen
    """Whether it’s raised above or below the limit."""
    limit: float
    """The value that it’s compared with."""
    minutes: AlertRuleMinutes
    """How far back it looks, in minutes."""
    leastCalls: int
    """Fewest calls for which it’s watched."""
    filters: AlertRuleFilters
    """The filters that it stands for."""
    openHoursOnly: NotRequired[bool]
    """Whether it’s only watched during business hours."""
    id: str
    """Its id."""
    name: str
    """Its name."""
    active: bool
    """Whether it’s active."""
    value: float | None
    """Its value."""
    checkedAt: str | None
    """When it was checked."""
    openAlertId: str | None
    """Id of the open alert."""

AlertRuleFigure: TypeAlias = Literal["calls", "success_rate", "failure_rate", "broken_off", "average_duration", "active_agents", "answer_time", "satisfaction", "cost", "model_cost", "minutes", "quality", "not_understood", "left_early", "provider_failures", "action_failures", "webhook_failures", "busy_lines"]

class AlertRuleFilters(TypedDict):
    agentId: NotRequired[str]
    """Id of the agent."""
    workflowId: NotRequired[str]
    """Id of the workflow."""
    campaignId: NotRequired[str]
    """Id of the campaign."""
    channel: NotRequired[CallChannel]
    """What the conversation came through."""
    direction: NotRequired[CallPhoneDirection]
    """Who began it: `inbound` from the other side, `outbound` from yours."""

AlertRuleMinutes: TypeAlias = "Literal[15, 60, 240, 1440, 10080]"

AlertRuleWhen: TypeAlias = Literal["above", "below"]

class AlertsCreateRuleBody(TypedDict):
    figure: AlertRuleFigure
    """The figure that’s watched."""
    when: AlertRuleWhen
    """Whether it’s raised above or below the limit."""
    limit: float
    """The value that it’s compared with."""
    minutes: AlertRuleMinutes
    """How far back it looks, in minutes."""
    leastCalls: int
    """Fewest calls for which it’s watched."""
    filters: AlertRuleFilters
    """The filters that it stands for."""
    openHoursOnly: NotRequired[bool]
    """Whether it’s only watched during business hours."""
    name: str
    """Its name."""

class AlertsListQuery(TypedDict):
    status: NotRequired[Literal["open", "over"]]
    """Where it stands."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """The value that it’s compared with."""

class AlertsPreviewAnswer(TypedDict):
    value: float | None
    """Its value."""
    calls: int
    """Calls that are counted here."""
    closed: bool
    """How many are closed."""
    raised: bool
    """Whether it’s raised."""

class AlertsPreviewBody(TypedDict):
    figure: AlertRuleFigure
    """The figure that’s watched."""
    when: AlertRuleWhen
    """Whether it’s raised above or below the limit."""
    limit: float
    """The value that it’s compared with."""
    minutes: AlertRuleMinutes
    """How far back it looks, in minutes."""
    leastCalls: int
    """Fewest calls for which it’s watched."""
    filters: AlertRuleFilters
    """The filters that it stands for."""
    openHoursOnly: NotRequired[bool]
    """Whether it’s only watched during business hours."""

class AlertsRulesAnswer(TypedDict):
    items: List[AlertRule]
    """The items of this page."""

class AlertsUpdateRuleBody(TypedDict):
    figure: NotRequired[AlertRuleFigure]
    """The figure that’s watched."""
    when: NotRequired[AlertRuleWhen]
    """Whether it’s raised above or below the limit."""
    limit: NotRequired[float]
    """The value that it’s compared with."""
    minutes: NotRequired[AlertRuleMinutes]
    """How far back it looks, in minutes."""
    leastCalls: NotRequired[int]
    """Fewest calls for which it’s watched."""
    filters: NotRequired[AlertRuleFilters]
    """The filters that it stands for."""
    openHoursOnly: NotRequired[bool]
    """Whether it’s only watched during business hours."""
    name: NotRequired[str]
    """Its name."""
    active: NotRequired[bool]
    """Whether it’s active."""

class AnalysisCriterion(TypedDict):
    name: str
    """Its name."""
    about: str
    """What it’s about."""

class AnalysisField(TypedDict):
    name: str
    """Its name."""
    about: str
    """What it’s about."""
    type: CallAnalysisFieldType
    """Its type."""
    choices: List[str]
    """What can be chosen."""

class AnalysisFieldInput(TypedDict):
    name: str
    """Its name."""
    about: NotRequired[str]
    """What it’s about."""
    type: CallAnalysisFieldType
    """Its type."""
    choices: NotRequired[List[str]]
    """What can be chosen."""

class AnalysisSetting(TypedDict):
    fields: List[AnalysisField]
    """Fields, each with its name."""
    criteria: List[AnalysisCriterion]
    """What is judged after a call."""

class AnalysisSettingInput(TypedDict):
    fields: List[AnalysisFieldInput]
    """Fields, each with its name."""
    criteria: List[AnalysisCriterion]
    """What is judged after a call."""

AnalyticsBefore = TypedDict("AnalyticsBefore", {
    "from": str,
    "to": str,
})

class AnalyticsChannelsItem(TypedDict):
    channel: CallChannel
    """What the conversation came through."""
    calls: int
    """Calls that are counted here."""

class AnalyticsEndReasonsItem(TypedDict):
    endReason: CallEndReason
    """Why the conversation ended."""
    calls: int
    """Calls that are counted here."""

class AnalyticsPlacesItem(TypedDict):
    place: str | None
    """The step, as the page names it."""
    calls: int
    """Calls that are counted here."""
    successes: int
    """How many succeeded."""

class AnalyticsTagsItem(TypedDict):
    tag: str
    """Only those with this tag."""
    calls: int
    """Calls that are counted here."""

class AnalyticsHoursItem(TypedDict):
    weekday: int
    """Day of the week; 1 is Monday."""
    hour: int
    """Hour of the day."""
    calls: int
    """Calls that are counted here."""

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
    """Calls that are counted here."""
    successes: int
    """How many succeeded."""
    failures: int
    """What failed."""
    durationMs: float
    """Duration, in milliseconds."""
    rated: int
    """How many have an outcome."""
    satisfaction: float | None
    """Average satisfaction; null without any."""
    billedSeconds: float
    """Seconds that count toward minutes."""
    modelCost: float
    """Cost of language models, in millionths of a dollar."""
    agentId: str | None
    """Id of the agent."""
    name: str
    """Its name."""

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
    """What was said, in order."""
    p50: float
    """Half of the answers were faster, in milliseconds."""
    p90: float
    """90 of 100 answers were faster, in milliseconds."""
    p95: float
    """95 of 100 answers were faster, in milliseconds."""
    p99: float
    """99 of 100 answers were faster, in milliseconds."""

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
    """Calls that are counted here."""
    successes: int
    """How many succeeded."""
    failures: int
    """What failed."""
    durationMs: float
    """Duration, in milliseconds."""
    rated: int
    """How many have an outcome."""
    satisfaction: float | None
    """Average satisfaction; null without any."""
    billedSeconds: float
    """Seconds that count toward minutes."""
    modelCost: float
    """Cost of language models, in millionths of a dollar."""
    date: str
    """The day."""
    cost: int | None
    """Cost in millionths of a dollar; null: no price is known."""

class AnalyticsTotals(TypedDict):
    calls: int
    """Calls that are counted here."""
    successes: int
    """How many succeeded."""
    failures: int
    """What failed."""
    durationMs: float
    """Duration, in milliseconds."""
    rated: int
    """How many have an outcome."""
    satisfaction: float | None
    """Average satisfaction; null without any."""
    billedSeconds: float
    """Seconds that count toward minutes."""
    modelCost: float
    """Cost of language models, in millionths of a dollar."""
    cost: int | None
    """Cost in millionths of a dollar; null: no price is known."""
    activeAgents: int
    """How many agents had calls."""
    successRate: float | None
    """Share that succeeded, in percent; null without any."""
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
    """Its name."""
    value: str
    """Its value."""

class ApiRequestConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    method: NotRequired[ActionConfigurationCustomWebhookMethod]
    """Method of the request."""
    url: str
    """The URL."""
    headers: NotRequired[List[ApiRequestConfigHeadersItem]]
    """Headers of the request."""
    body: NotRequired[str]
    """Body of the message or request."""

class ApiRequestStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["api_request"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: ApiRequestConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class ApiRequestStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["api_request"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: ApiRequestConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Appointment(TypedDict):
    id: str
    """Its id."""
    startsAt: str
    """When it begins."""
    endsAt: str
    """When it ends."""
    timeZone: str
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    title: str
    """Its title, for people."""
    attendeeName: str | None
    """Name of the person that the appointment is with."""
    attendeeEmail: str | None
    """Email of the person that the appointment is with."""
    attendeePhone: str | None
    """Phone number of the person that the appointment is with."""
    notes: str | None
    """Notes of people, or on how the test was made."""
    callId: str | None
    """Id of the call."""
    calendarId: str | None
    """Id of the calendar."""
    calendarName: str | None
    """Name of the calendar; null: the main one."""
    status: AppointmentStatus
    """Where it stands."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    officeEvents: List[OfficeEvent]
    """Where it stands in connected calendars."""

class AppointmentBookedEvent(TypedDict):
    type: Literal["appointment.booked"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: Appointment
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AppointmentCancelledEvent(TypedDict):
    type: Literal["appointment.cancelled"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: Appointment
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AppointmentMovedEvent(TypedDict):
    type: Literal["appointment.moved"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: AppointmentMovedEventData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class AppointmentMovedEventData(TypedDict):
    id: str
    """Its id."""
    startsAt: str
    """When it begins."""
    endsAt: str
    """When it ends."""
    timeZone: str
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    title: str
    """Its title, for people."""
    attendeeName: str | None
    """Name of the person that the appointment is with."""
    attendeeEmail: str | None
    """Email of the person that the appointment is with."""
    attendeePhone: str | None
    """Phone number of the person that the appointment is with."""
    notes: str | None
    """Notes of people, or on how the test was made."""
    callId: str | None
    """Id of the call."""
    calendarId: str | None
    """Id of the calendar."""
    calendarName: str | None
    """Name of the calendar; null: the main one."""
    status: AppointmentStatus
    """Whether events are sent there."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    officeEvents: List[OfficeEvent]
    """Where it stands in connected calendars."""
    movedFrom: str
    """When it began before."""

AppointmentStatus: TypeAlias = Literal["booked", "cancelled"]

class AppointmentsListAnswer(TypedDict):
    items: List[Appointment]
    """The items of this page."""

class AppointmentsListQuery(TypedDict):
    callId: NotRequired[str]
    """Id of the call."""
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[str]
    """Values of your own, by name."""

class AppointmentsMoveBody(TypedDict):
    startsAt: str
    """When it begins."""

class AppointmentsTimesAnswer(TypedDict):
    timeZone: str
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    items: List[str]
    """The items of this page."""

class AppointmentsTimesQuery(TypedDict):
    date: NotRequired[str]
    """The day."""

class AppointmentsUpdateBody(TypedDict):
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Values of your own, by name."""

class Approval(TypedDict):
    id: str
    """Its id."""
    status: ApprovalStatus
    """Where it stands."""
    note: str | None
    """A note for people."""
    askedBy: Editor | None
    """Who asked for it."""
    createdAt: str
    """When it was created."""
    decidedBy: Editor | None
    """Who decided; null: no one yet."""
    decidedAt: str | None
    """When it was decided."""
    word: str | None
    """The word as it’s written."""
    configuration: AgentConfiguration
    """All of its settings."""

ApprovalStatus: TypeAlias = Literal["open", "approved", "refused", "withdrawn"]

class ApprovalsAskAnswer(TypedDict):
    id: str
    """Its id."""
    status: ApprovalStatus
    """Where it stands."""
    note: str | None
    """A note for people."""
    createdAt: str
    """When it was created."""

class ApprovalsAskBody(TypedDict):
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""
    note: NotRequired[str]
    """A note for people."""

class ApprovalsDecideBody(TypedDict):
    approve: bool
    """Whether it’s approved."""
    word: NotRequired[str]
    """The word as it’s written."""
    override: NotRequired[TestsOverride]
    """Go live although tests fail: the audit log keeps the reason."""

class ApprovalsListAnswer(TypedDict):
    required: bool
    """Whether it’s needed."""
    items: List[Approval]
    """The items of this page."""

class ApprovalsRequireBody(TypedDict):
    required: bool
    """Whether it’s needed."""

class AskConfig(TypedDict):
    intro: NotRequired[str]
    """Said once, before the first question."""
    slots: List[SlotDef]
    """Answers that the caller was asked for, by name."""

class AskStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["ask"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: AskConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class AskStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["ask"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: AskConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Automation(TypedDict):
    id: str
    """Its id."""
    cause: AutomationSummaryCause
    """What made it run."""
    status: AutomationSummaryStatus
    """Where it stands."""
    version: int
    """Number of the version."""
    outcome: CallOutcome | None
    """How the conversation went."""
    error: str | None
    """What went wrong; null: nothing."""
    callId: str | None
    """Id of the call."""
    contactId: str | None
    """Id of the contact."""
    startedAt: str
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    withheld: bool
    """Whether values are left out because they’re sensitive."""
    values: Dict[str, Json] | None
    """Values by name."""
    steps: List[AutomationStep]
    """The steps that it’s about, or that were run."""

class AutomationStep(TypedDict):
    nodeId: str
    """Id of the node."""
    title: str
    """Its title, for people."""
    did: str
    """What it did."""
    at: str
    """When it happens."""
    ok: bool | None
    """Whether it succeeded; null: not known yet."""
    message: str | None
    """What it says."""

class AutomationSummary(TypedDict):
    id: str
    """Its id."""
    cause: AutomationSummaryCause
    """What made it run."""
    status: AutomationSummaryStatus
    """Where it stands."""
    version: int
    """Number of the version."""
    outcome: CallOutcome | None
    """How the conversation went."""
    error: str | None
    """What went wrong; null: nothing."""
    callId: str | None
    """Id of the call."""
    contactId: str | None
    """Id of the contact."""
    startedAt: str
    """When it was started."""
    endedAt: str | None
    """When it was ended."""

AutomationSummaryCause: TypeAlias = Literal["call_ended", "contact_added", "schedule", "manual"]

AutomationSummaryStatus: TypeAlias = Literal["running", "succeeded", "failed"]

class AutomationsAddTriggerBody(TypedDict):
    settings: TriggerSettingsInput
    """Its settings."""

class AutomationsChangeTriggerBody(TypedDict):
    settings: NotRequired[TriggerSettingsInput]
    """Its settings."""
    isPaused: NotRequired[bool]
    """Whether it’s paused."""

class AutomationsListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class AutomationsRunBody(TypedDict):
    values: NotRequired[Dict[str, Json]]
    """Values by name."""

class AutomationsTriggersAnswer(TypedDict):
    items: List[WorkflowTrigger]
    """The items of this page."""

class BackgroundSound(TypedDict):
    sound: BackgroundSoundSound
    """Which background sound it is."""
    levelDb: float
    """How loud it is, in decibels."""

class BackgroundSoundInput(TypedDict):
    sound: BackgroundSoundSound
    """Which background sound it is."""
    levelDb: NotRequired[float]
    """How loud it is, in decibels."""

BackgroundSoundSound: TypeAlias = Literal["none", "quiet", "office", "cafe"]

class BillingProfile(TypedDict):
    name: str
    """Its name."""
    address: str
    """The address, or what kind of address is needed."""
    country: str | None
    """Country as two letters, such as `US`."""
    vatId: str | None
    """Id of the vat."""
    footer: NotRequired[str]
    """Text at the foot of invoices."""

class BillingSetProfileBody(TypedDict):
    name: str
    """Its name."""
    address: str
    """The address, or what kind of address is needed."""
    country: str | None
    """Country as two letters, such as `US`."""
    vatId: str | None
    """Id of the vat."""
    footer: NotRequired[str]
    """Text at the foot of invoices."""

class BusinessHours(TypedDict):
    sunday: List[DaySpan]
    """Open times on Sundays; empty: closed."""
    monday: List[DaySpan]
    """Open times on Mondays; empty: closed."""
    tuesday: List[DaySpan]
    """Open times on Tuesdays; empty: closed."""
    wednesday: List[DaySpan]
    """Open times on Wednesdays; empty: closed."""
    thursday: List[DaySpan]
    """Open times on Thursdays; empty: closed."""
    friday: List[DaySpan]
    """Open times on Fridays; empty: closed."""
    saturday: List[DaySpan]
    """Open times on Saturdays; empty: closed."""

class BusinessHoursInput(TypedDict):
    sunday: List[DaySpan]
    """Open times on Sundays; empty: closed."""
    monday: List[DaySpan]
    """Open times on Mondays; empty: closed."""
    tuesday: List[DaySpan]
    """Open times on Tuesdays; empty: closed."""
    wednesday: List[DaySpan]
    """Open times on Wednesdays; empty: closed."""
    thursday: List[DaySpan]
    """Open times on Thursdays; empty: closed."""
    friday: List[DaySpan]
    """Open times on Fridays; empty: closed."""
    saturday: List[DaySpan]
    """Open times on Saturdays; empty: closed."""

class Calendar(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    businessHours: BusinessHours | None
    """When it can be booked; null: the workspace’s business hours."""
    upcoming: int
    """How many appointments are ahead."""

class CalendarsCreateBody(TypedDict):
    name: str
    """Its name."""
    businessHours: NotRequired[BusinessHoursInput | None]
    """When it can be booked; null: the workspace’s business hours."""

class CalendarsListAnswer(TypedDict):
    items: List[Calendar]
    """The items of this page."""

class CalendarsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    businessHours: NotRequired[BusinessHoursInput | None]
    """When it can be booked; null: the workspace’s business hours."""

class CallPhone(TypedDict):
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    own: str
    """Your number."""
    other: str | None
    """The number at the other end."""
    contact: TaskPerson | None
    """The contact, where one is known."""

class CallWebsite(TypedDict):
    page: str
    """The page that it was opened on."""
    referrer: str | None
    """The page that the visitor came from."""

class Call(TypedDict):
    id: str
    """Its id."""
    agentId: str | None
    """Id of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """What the conversation came through."""
    status: CallStatus
    """Whether the call goes on."""
    startedAt: str
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    durationMs: int
    """Duration, in milliseconds."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """How the conversation went."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    phone: CallPhone | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    tags: List[str]
    """Tags."""
    openTasks: int
    """How many tasks of it are open."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    updatedAt: str
    """When it was updated."""
    summary: CallOutline
    """Whether a model writes a summary, or the summary of the call."""
    analysis: CallAnalysis | None
    """What was found in the transcript."""
    agentVersion: int
    """Version of the agent that answered."""
    website: CallWebsite | None
    """The website that it came from; null: none."""
    recording: CallRecording | None
    """Where the recording stands."""
    removed: List[RemovedPart]
    """What was removed because of how long it’s kept. Turns without a transcript have no text; their times stay."""
    redactedAt: str | None
    """When it was redacted."""
    turns: List[CallTurn]
    """What was said, in order."""
    slots: List[CallSlot]
    """Answers that the caller was asked for, by name."""
    actions: List[CallAction]
    """What was done, or is to be done."""

class CallAction(TypedDict):
    runId: str
    """Id of the run."""
    action: str
    """Which action it is."""
    status: CallActionStatus
    """Whether the call goes on."""
    input: Json
    """What it got."""
    output: Json
    """What it returned."""
    startedAt: str
    """When it was started."""
    endedAt: str | None
    """When it was ended."""

CallActionStatus: TypeAlias = Literal["pending", "running", "succeeded", "failed", "unknown"]

class CallAnalysedEvent(TypedDict):
    type: Literal["call.analysed"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: CallAnalysedEventData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

CallAnalysedEventData = TypedDict("CallAnalysedEventData", {
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

class CallAnalysisFieldsItem(TypedDict):
    name: str
    """Its name."""
    type: CallAnalysisFieldType
    """Its type."""
    value: str | float | bool
    """Its value."""
    proof: CallAnalysisFieldProof
    """The words of the transcript that prove it."""

class CallAnalysisCriteriaItem(TypedDict):
    name: str
    """Its name."""
    verdict: Literal["met", "not_met", "not_applicable"]
    """Whether the criterion was met."""
    reason: str
    """Why, in words."""
    proof: CallAnalysisFieldProof | None
    """The words of the transcript that prove it."""

class CallAnalysis(TypedDict):
    fields: List[CallAnalysisFieldsItem]
    """Fields, each with its name."""
    criteria: List[CallAnalysisCriteriaItem]
    """What is judged after a call."""
    open: List[str]
    """What’s open."""
    madeBy: CallAnalysisMadeBy
    """The service and the model that made it."""
    createdAt: str
    """When it was created."""

class CallAnalysisFieldProof(TypedDict):
    seq: int
    """Number of the turn in the call, from 0."""
    role: CallAnalysisFieldProofRole
    """Whose words they are, or which role it is."""
    quote: str
    """The words, as they were said."""

CallAnalysisFieldProofRole: TypeAlias = Literal["agent", "caller"]

CallAnalysisFieldType: TypeAlias = Literal["text", "number", "yes_no", "date", "choice"]

class CallAnalysisMadeBy(TypedDict):
    provider: CallAnalysisMadeByProvider
    """The service."""
    model: str
    """What a connected language model may do for this agent, or the model’s name."""

CallAnalysisMadeByProvider: TypeAlias = Literal["openai", "anthropic", "google", "mistral", "groq", "compatible"]

class CallBatchesCountAnswer(TypedDict):
    calls: int
    """Calls that are counted here."""
    more: bool
    """Whether there are more: send the request again."""

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
    """Ids of those that are meant."""
    filter: NotRequired[CallSearchInput]
    """Which contacts or calls are meant."""
    cursor: NotRequired[str]
    """The `next` of the page before."""

class CallBatchesTagAnswer(TypedDict):
    changed: List[str]
    """How many were changed."""
    seen: int
    """How many were looked at."""
    next: str | None
    """Send it as `cursor` to get the next page; null on the last one."""

class CallBatchesTagBody(TypedDict):
    ids: NotRequired[List[str]]
    """Ids of those that are meant."""
    filter: NotRequired[CallSearchInput]
    """Which contacts or calls are meant."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    add: NotRequired[List[str]]
    """What is added."""
    remove: NotRequired[List[str]]
    """What is removed."""

CallChannel: TypeAlias = Literal["browser", "phone", "sms", "chat", "api", "test"]

CallEndReason: TypeAlias = Literal["completed", "caller_hangup", "agent_hangup", "silence", "max_duration", "handed_off", "lost_connection", "failed", "outside_hours", "voicemail", "busy", "no_answer", "refused"]

class CallEndedDataTranscriptItem(TypedDict):
    role: CallAnalysisFieldProofRole
    """Whose words they are, or which role it is."""
    text: str
    """The words."""
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
    """When it happened."""
    data: CallEndedData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class CallFoundPiecesItem(TypedDict):
    text: str
    """The words."""
    hit: bool
    """Whether these words were searched for."""

class CallFound(TypedDict):
    of: Literal["agent", "caller", "value", "number", "note"]
    """Which state is meant."""
    name: str | None
    """Its name."""
    seq: int | None
    """Number of the turn in the call, from 0."""
    pieces: List[CallFoundPiecesItem]
    """Pieces of documents."""

class CallHandedOffEvent(TypedDict):
    type: Literal["call.handed_off"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: CallEndedData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class CallHours(TypedDict):
    when: CallHoursWhen
    """When it applies."""
    own: NotRequired[BusinessHours]
    """The agent’s own hours."""
    timeZone: NotRequired[str]
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    holidays: bool
    """Days on which it’s closed, or whether it closes on holidays."""
    otherwise: CallHoursOtherwiseMessage | CallHoursOtherwiseAgent
    """What happens outside of these hours."""

class CallHoursInput(TypedDict):
    when: CallHoursWhen
    """When it applies."""
    own: NotRequired[BusinessHoursInput]
    """The agent’s own hours."""
    timeZone: NotRequired[str]
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    holidays: NotRequired[bool]
    """Days on which it’s closed, or whether it closes on holidays."""
    otherwise: CallHoursOtherwiseMessageInput | CallHoursOtherwiseAgentInput
    """What happens outside of these hours."""

class CallHoursOtherwiseAgent(TypedDict):
    do: Literal["agent"]
    """What the agent does."""
    agentId: str
    """Id of the agent."""
    message: str
    """What it says."""

class CallHoursOtherwiseAgentInput(TypedDict):
    do: Literal["agent"]
    """What the agent does."""
    agentId: str
    """Id of the agent."""
    message: str
    """What it says."""

class CallHoursOtherwiseMessage(TypedDict):
    do: Literal["message"]
    """What the agent does."""
    message: str
    """What it says."""

class CallHoursOtherwiseMessageInput(TypedDict):
    do: Literal["message"]
    """What the agent does."""
    message: str
    """What it says."""

CallHoursWhen: TypeAlias = Literal["always", "business", "own"]

class CallLink(TypedDict):
    id: str
    """Its id."""
    parts: List[CallLinkPart]
    """Parts, each with its state."""
    author: TaskPerson | None
    """Who wrote it; null if no longer known."""
    createdAt: str
    """When it was created."""
    expiresAt: str
    """When it expires."""
    openedAt: str | None
    """When it was opened."""
    opened: int
    """How often it was opened."""

CallLinkPart: TypeAlias = Literal["transcript", "sound", "values"]

class CallLinksCreateAnswer(TypedDict):
    link: CallLink
    """The link."""
    token: str
    """The link’s secret part, shown once."""
    path: str
    """Ids of the steps that it passes, in order."""

class CallLinksCreateBody(TypedDict):
    hours: Literal[1] | Literal[24] | Literal[168] | Literal[720]
    """Hours until the link stops working."""
    parts: List[CallLinkPart]
    """What of the call it shows."""

class CallLinksListAnswer(TypedDict):
    items: List[CallLink]
    """The items of this page."""

class CallNote(TypedDict):
    id: str
    """Its id."""
    text: str
    """The words."""
    author: TaskPerson | None
    """Who wrote it; null if no longer known."""
    own: bool
    """The agent’s own hours."""
    createdAt: str
    """When it was created."""
    updatedAt: str | None
    """When it was updated."""

class CallNotesCreateBody(TypedDict):
    text: str
    """The words."""

class CallNotesListAnswer(TypedDict):
    items: List[CallNote]
    """The items of this page."""

CallOutcome: TypeAlias = Literal["success", "failure", "neutral"]

class CallOutlineCollectedItem(TypedDict):
    name: str
    """Its name."""
    spoken: str
    """The value as it’s spoken."""

class CallOutline(TypedDict):
    text: str
    """The words."""
    asked: str | None
    """What was asked."""
    collected: List[CallOutlineCollectedItem]
    """What the caller was asked, by name."""
    done: List[str]
    """Whether it’s done, or what was done."""
    promised: List[str]
    """What the agent promised."""
    ended: str
    """How many have ended."""

CallPhoneDirection: TypeAlias = Literal["inbound", "outbound"]

class CallQualitySignsItem(TypedDict):
    sign: Literal["not_understood", "asked_twice", "dead_air", "slow_answer", "caller_angry", "interrupted", "action_failed", "left_early", "promise_made"]
    """Which sign it is."""
    times: int
    """Times that are free."""
    points: int
    """Points that it takes off."""

class CallQuality(TypedDict):
    score: int | None
    """Points from 0 to 100; null: not judged."""
    signs: List[CallQualitySignsItem]
    """Signs that the call went badly."""
    looked: bool
    """Whether someone has looked at it."""

class CallQualityLookBody(TypedDict):
    looked: bool
    """Whether someone has looked at it."""

class CallQualitySetScorecardBody(TypedDict):
    not_understood: SignPoints
    """Turns that weren’t understood."""
    asked_twice: SignPoints
    """Questions that were asked again."""
    dead_air: SignPoints
    """Silences of the agent."""
    slow_answer: SignPoints
    """Answers that came late."""
    caller_angry: SignPoints
    """Callers who got angry."""
    interrupted: SignPoints
    """Whether the caller interrupted it."""
    action_failed: SignPoints
    """Actions that failed."""
    left_early: SignPoints
    """Callers who left before the end."""
    promise_made: SignPoints
    """Promises that someone has to keep."""

class CallQualityWorstItemPhone(TypedDict):
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    own: str
    """The agent’s own hours."""
    other: str | None
    """The number at the other end."""
    contact: TaskPerson | None
    """The contact, where one is known."""

class CallQualityWorstItem(TypedDict):
    id: str
    """Its id."""
    agentId: str | None
    """Id of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """What the conversation came through."""
    status: CallStatus
    """Where it stands."""
    startedAt: str
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    durationMs: int
    """Duration, in milliseconds."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """How the conversation went."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    phone: CallQualityWorstItemPhone | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    tags: List[str]
    """Tags."""
    openTasks: int
    """How many tasks of it are open."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    updatedAt: str
    """When it was updated."""
    quality: CallQuality
    """How good the call was."""

class CallQualityWorstQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class CallQueueListAnswer(TypedDict):
    items: List[WaitingCaller]
    """The items of this page."""

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
    """What was said, in order."""
    pronunciation: NotRequired[List[PronouncedAs]]
    """Words that are read in a way of their own."""
    background: NotRequired[BackgroundSound]
    """Sound behind the agent’s voice."""
    knowsCallers: NotRequired[bool]
    """Whether callers are recognized by their number."""
    endWords: NotRequired[List[str]]
    """Phrases with which callers end the call."""
    maxMinutes: NotRequired[int]
    """Longest conversation, in minutes."""
    hours: NotRequired[CallHours]
    """The hours in which it applies."""
    voicemail: NotRequired[Voicemail]
    """What the agent does when it reaches voicemail."""
    otherLanguages: NotRequired[List[AgentLanguage]]
    """Other languages that it switches to when a caller speaks or asks for one"""

class CallSettingsInput(TypedDict):
    turns: NotRequired[TurnSettingInput]
    """What was said, in order."""
    pronunciation: NotRequired[List[PronouncedAsInput]]
    """Words that are read in a way of their own."""
    background: NotRequired[BackgroundSoundInput]
    """Sound behind the agent’s voice."""
    knowsCallers: NotRequired[bool]
    """Whether callers are recognized by their number."""
    endWords: NotRequired[List[str]]
    """Phrases with which callers end the call."""
    maxMinutes: NotRequired[int]
    """Longest conversation, in minutes."""
    hours: NotRequired[CallHoursInput]
    """The hours in which it applies."""
    voicemail: NotRequired[VoicemailInput]
    """What the agent does when it reaches voicemail."""
    otherLanguages: NotRequired[List[AgentLanguage]]
    """Other languages that it switches to when a caller speaks or asks for one"""

class CallSlot(TypedDict):
    name: str
    """Its name."""
    value: Json
    """Its value."""
    said: str
    """What was said."""
    spoken: str
    """The value as it’s spoken."""
    hidden: NotRequired[bool]
    """Whether it’s hidden as sensitive."""

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
    """When it happened."""
    data: CallStartedData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

CallStatus: TypeAlias = Literal["waiting", "live", "ended"]

class CallTurnTimings(TypedDict):
    firstAudio: float | None
    """Milliseconds until the first audio."""
    engine: float
    """Milliseconds that the engine took."""
    store: float
    """Milliseconds that storing took."""
    synthesis: float | None
    """Milliseconds that speech took."""

class CallTurn(TypedDict):
    seq: int
    """Number of the turn in the call, from 0."""
    role: CallAnalysisFieldProofRole
    """Whose words they are, or which role it is."""
    text: str
    """The words."""
    intended: str | None
    """What the agent was about to say; null: the caller’s turn."""
    interrupted: bool
    """Whether the caller interrupted it."""
    startMs: int
    """Start, in milliseconds."""
    timings: CallTurnTimings | None
    """How long each part of the answer took."""
    audio: bool
    """Whether its audio can be played."""
    saidBy: TaskPerson | None
    """The person who said it in the agent’s place."""
    hidden: NotRequired[bool]
    """Whether it’s hidden as sensitive."""

class CallTurnData(TypedDict):
    callId: str
    """Id of the call."""
    agentId: str | None
    """Id of the agent."""
    test: bool
    """Whether the call only tries the agent."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    sequence: int
    """Number of the turn, from 0, in the order in which it was said."""
    role: CallAnalysisFieldProofRole
    """Whose words they are, or which role it is."""
    text: str | None
    """What was said; of an agent, what it’s about to say. Null where the agent keeps nothing that was said."""
    step: str | None
    """Id of the step of the flow at which the conversation stands then."""
    at: str
    """When it happens."""

class CallTurnEvent(TypedDict):
    type: Literal["call.turn"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: CallTurnData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class CallView(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    filters: CallSearch
    """The filters that it stands for."""
    columns: List[Literal["agent", "outcome", "reason", "channel", "caller", "tags", "duration", "tasks"]] | None
    """Which columns are shown, or what each column of the file is."""
    shared: bool
    """Whether everyone in the workspace sees it."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""

class CallViewsCreateBody(TypedDict):
    name: str
    """Its name."""
    filters: CallSearchInput
    """The filters that it stands for."""
    columns: NotRequired[List[Literal["agent", "outcome", "reason", "channel", "caller", "tags", "duration", "tasks"]] | None]
    """Which columns are shown, or what each column of the file is."""
    shared: NotRequired[bool]
    """Whether everyone in the workspace sees it."""

class CallViewsListAnswer(TypedDict):
    items: List[CallView]
    """The items of this page."""

class CallViewsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    filters: NotRequired[CallSearchInput]
    """The filters that it stands for."""
    columns: NotRequired[List[Literal["agent", "outcome", "reason", "channel", "caller", "tags", "duration", "tasks"]] | None]
    """Which columns are shown, or what each column of the file is."""
    shared: NotRequired[bool]
    """Whether everyone in the workspace sees it."""

class CallerMail(TypedDict):
    subject: str
    """Subject of the email."""
    text: str
    """The words."""

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
    """The items of this page."""

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
    """Whether it came out the same."""
    differences: List[ReplayDifference]
    """What’s different."""

class CallsReplayBody(TypedDict):
    version: NotRequired[CallsReplayVersion]
    """Number of the version."""

CallsReplayVersion: TypeAlias = int | Literal["draft"]

class CallsRevealAnswerTurnsItem(TypedDict):
    seq: int
    """Number of the turn in the call, from 0."""
    text: str
    """The words."""
    intended: str | None
    """What the agent was about to say; null: the caller’s turn."""

class CallsRevealAnswerSlotsItem(TypedDict):
    name: str
    """Its name."""
    value: Json
    """Its value."""
    said: str
    """What was said."""
    spoken: str
    """The value as it’s spoken."""

class CallsRevealAnswer(TypedDict):
    turns: List[CallsRevealAnswerTurnsItem]
    """What was said, in order."""
    slots: List[CallsRevealAnswerSlotsItem]
    """Answers that the caller was asked for, by name."""

class CallsStartAnswer(TypedDict):
    callId: str
    """Id of the call."""
    ticket: str
    """Opens the call’s socket, once and soon."""
    socketPath: str
    """Path of the call’s WebSocket."""

class CallsStartBody(TypedDict):
    channel: Literal["browser"]
    """What the conversation came through."""
    variables: NotRequired[Dict[str, Json]]
    """Values of the flow besides slots, by name."""
    draft: NotRequired[bool]
    """Whether the draft is tried."""
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""
    overrides: NotRequired[CallsStartOverrides]
    """Settings that this conversation has in place of the agent’s."""

class CallsStartOverrides(TypedDict):
    greeting: NotRequired[str]
    """What callers hear first."""
    voice: NotRequired[AgentVoice]
    """Id of the voice; see `GET /v1/voices`."""
    speed: NotRequired[float]
    """Pace of the voice; 1 is normal."""
    language: NotRequired[AgentLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    maxMinutes: NotRequired[int]
    """Longest conversation, in minutes."""

class CallsUpdateBody(TypedDict):
    outcome: NotRequired[CallOutcome]
    """How the conversation went."""
    tags: NotRequired[List[str]]
    """Tags."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Values of your own, by name."""

class CallsWhyAnswer(TypedDict):
    turns: List[TurnWhy]
    """What was said, in order."""

class Campaign(TypedDict):
    name: str
    """Its name."""
    channel: CampaignChannel
    """What the conversation came through."""
    agentId: str | None
    """Id of the agent."""
    numberId: str
    """Id of the number."""
    text: str
    """The text message."""
    audience: CampaignAudience
    """Who is reached."""
    purpose: ConsentPurpose
    """What the contact may be reached for."""
    hours: CampaignHours
    """When people are reached, by their own clock."""
    atOnce: int
    """Most calls at the same time."""
    perMinute: int
    """Most calls or messages per minute."""
    linesFree: int
    """Lines that are kept free for incoming calls."""
    attempts: CampaignAttempts
    """How often it was tried, or how often it’s tried again."""
    goal: CampaignGoal
    """What the persona wants, by the name of the question."""
    maxMinutes: int | None
    """Longest conversation, in minutes."""
    maxSegments: int | None
    """Most SMS segments in all; null: no limit."""
    id: str
    """Its id."""
    status: CampaignStatus
    """Whether the campaign runs."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    preparedAt: str | None
    """When it was prepared."""
    startedAt: str | None
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    createdAt: str
    """When it was created."""
    counts: CampaignCounts
    """How many there are of each."""

class CampaignAttempts(TypedDict):
    most: int
    """Points that this sign takes off at most."""
    busyMinutes: int
    """Minutes until a busy number is called again."""
    noAnswerHours: int
    """Hours until an unanswered number is called again."""
    afterVoicemail: bool
    """Whether it’s called again after a voicemail."""

class CampaignAudienceFollows(TypedDict):
    campaignId: str
    """Id of the campaign."""
    results: List[CampaignAudienceFollowsResult]
    """What is taken from the response, and how it went."""

class CampaignAudience(TypedDict):
    segmentId: str | None
    """Id of the segment."""
    filter: List[ContactCondition]
    """Which contacts or calls are meant."""
    follows: CampaignAudienceFollows | None
    """The campaign that this one follows up on, and with which outcomes."""

CampaignAudienceFollowsResult: TypeAlias = Literal["reached", "answered", "voicemail", "screening", "busy", "no_answer", "failed", "not_placed", "opted_out", "sent", "delivered", "undelivered"]

CampaignChannel: TypeAlias = Literal["call", "text"]

class CampaignCounts(TypedDict):
    waiting: int
    """How many are waiting."""
    calling: int
    """How many are being called."""
    ended: int
    """How many have ended."""
    skipped: int
    """How many are left out."""

class CampaignData(TypedDict):
    campaignId: str
    """Id of the campaign."""
    name: str
    """Name of the campaign."""
    channel: CampaignChannel
    """How it reaches people."""
    status: Literal["running", "paused", "stopped", "done"]
    """Whether events are sent there."""
    problem: str | None
    """Why it paused itself; null where a person paused it, or nothing is wrong."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""

class CampaignDetailResultsItem(TypedDict):
    result: CampaignAudienceFollowsResult
    """How it went."""
    people: int
    """How many people."""

class CampaignDetailSkipsItem(TypedDict):
    reason: CampaignDetailSkipReason
    """Why, in words."""
    people: int
    """How many people."""

class CampaignDetailSample(TypedDict):
    name: str
    """Its name."""
    text: str
    """The text message."""
    segments: int
    """SMS segments, as the carrier counts them."""

class CampaignDetail(TypedDict):
    name: str
    """Its name."""
    channel: CampaignChannel
    """What the conversation came through."""
    agentId: str | None
    """Id of the agent."""
    numberId: str
    """Id of the number."""
    text: str
    """The text message."""
    audience: CampaignAudience
    """Who is reached."""
    purpose: ConsentPurpose
    """What the contact may be reached for."""
    hours: CampaignHours
    """When people are reached, by their own clock."""
    atOnce: int
    """Most calls at the same time."""
    perMinute: int
    """Most calls or messages per minute."""
    linesFree: int
    """Lines that are kept free for incoming calls."""
    attempts: CampaignAttempts
    """How often it was tried, or how often it’s tried again."""
    goal: CampaignGoal
    """What the persona wants, by the name of the question."""
    maxMinutes: int | None
    """Longest conversation, in minutes."""
    maxSegments: int | None
    """Most SMS segments in all; null: no limit."""
    id: str
    """Its id."""
    status: CampaignStatus
    """Whether the campaign runs."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    preparedAt: str | None
    """When it was prepared."""
    startedAt: str | None
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    createdAt: str
    """When it was created."""
    counts: CampaignCounts
    """How many there are of each."""
    agentName: str | None
    """Name of the agent."""
    number: str | None
    """Phone number in E.164 form, such as `+15715550123`."""
    results: List[CampaignDetailResultsItem]
    """What is taken from the response, and how it went."""
    skips: List[CampaignDetailSkipsItem]
    """Who is left out, by reason."""
    attempts24h: int
    """Calls within the last 24 hours."""
    minutesUsed: float
    """Minutes that were used."""
    segmentsUsed: int
    """SMS segments that were used."""
    sample: CampaignDetailSample | None
    """What it looks like with an example."""
    nextAttemptAt: str | None
    """When it’s tried next; null: not again."""

CampaignDetailSkipReason: TypeAlias = Literal["no_number", "special_number", "do_not_call", "no_consent", "no_window", "own_number", "refused", "missing_field"]

class CampaignEndedEvent(TypedDict):
    type: Literal["campaign.ended"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: CampaignData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

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
    """When it happened."""
    data: CampaignData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class CampaignStartedEvent(TypedDict):
    type: Literal["campaign.started"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: CampaignData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

CampaignStatus: TypeAlias = Literal["draft", "running", "paused", "stopped", "done"]

class CampaignTarget(TypedDict):
    contactId: str | None
    """Id of the contact."""
    name: str
    """Its name."""
    phone: str
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    status: CampaignTargetStatus
    """Whether the campaign runs."""
    result: CampaignAudienceFollowsResult | None
    """How it went."""
    reason: CampaignDetailSkipReason | None
    """Why, in words."""
    attempts: int
    """How often it was tried, or how often it’s tried again."""
    nextAttemptAt: str | None
    """When it’s tried next; null: not again."""
    lastAttemptAt: str | None
    """When it was last tried."""
    callId: str | None
    """Id of the call."""
    messageId: str | None
    """Id of the message."""

CampaignTargetStatus: TypeAlias = Literal["waiting", "calling", "ended", "skipped"]

class CampaignsCreateAttempts(TypedDict):
    most: NotRequired[int]
    """Points that this sign takes off at most."""
    busyMinutes: NotRequired[int]
    """Minutes until a busy number is called again."""
    noAnswerHours: NotRequired[int]
    """Hours until an unanswered number is called again."""
    afterVoicemail: NotRequired[bool]
    """Whether it’s called again after a voicemail."""

class CampaignsCreateAudienceFollows(TypedDict):
    campaignId: str
    """Id of the campaign."""
    results: List[CampaignAudienceFollowsResult]
    """What is taken from the response, and how it went."""

class CampaignsCreateAudience(TypedDict):
    segmentId: NotRequired[str | None]
    """Id of the segment."""
    filter: NotRequired[List[ContactConditionInput]]
    """Which contacts or calls are meant."""
    follows: NotRequired[CampaignsCreateAudienceFollows | None]
    """The campaign that this one follows up on, and with which outcomes."""

class CampaignsCreateBody(TypedDict):
    name: str
    """Its name."""
    channel: NotRequired[CampaignChannel]
    """What the conversation came through."""
    agentId: NotRequired[str | None]
    """Id of the agent."""
    numberId: str
    """Id of the number."""
    text: NotRequired[str]
    """The text message."""
    audience: CampaignsCreateAudience
    """Who is reached."""
    purpose: NotRequired[ConsentPurpose]
    """What the contact may be reached for."""
    hours: NotRequired[CampaignHours]
    """When people are reached, by their own clock."""
    atOnce: NotRequired[int]
    """Most calls at the same time."""
    perMinute: NotRequired[int]
    """Most calls or messages per minute."""
    linesFree: NotRequired[int]
    """Lines that are kept free for incoming calls."""
    attempts: NotRequired[CampaignsCreateAttempts]
    """How often it was tried, or how often it’s tried again."""
    goal: NotRequired[CampaignGoal]
    """What the persona wants, by the name of the question."""
    maxMinutes: NotRequired[int | None]
    """Longest conversation, in minutes."""
    maxSegments: NotRequired[int | None]
    """Most SMS segments in all; null: no limit."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""

class CampaignsListQuery(TypedDict):
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[str]
    """Values of your own, by name."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class CampaignsTargetsQuery(TypedDict):
    status: NotRequired[CampaignTargetStatus]
    """Whether the campaign runs."""
    result: NotRequired[CampaignAudienceFollowsResult]
    """How it went."""
    reason: NotRequired[CampaignDetailSkipReason]
    """Why, in words."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class CampaignsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    channel: NotRequired[CampaignChannel]
    """What the conversation came through."""
    agentId: NotRequired[str | None]
    """Id of the agent."""
    numberId: NotRequired[str]
    """Id of the number."""
    text: NotRequired[str]
    """The text message."""
    audience: NotRequired[CampaignsCreateAudience]
    """Who is reached."""
    purpose: NotRequired[ConsentPurpose]
    """What the contact may be reached for."""
    hours: NotRequired[CampaignHours]
    """When people are reached, by their own clock."""
    atOnce: NotRequired[int]
    """Most calls at the same time."""
    perMinute: NotRequired[int]
    """Most calls or messages per minute."""
    linesFree: NotRequired[int]
    """Lines that are kept free for incoming calls."""
    attempts: NotRequired[CampaignsCreateAttempts]
    """How often it was tried, or how often it’s tried again."""
    goal: NotRequired[CampaignGoal]
    """What the persona wants, by the name of the question."""
    maxMinutes: NotRequired[int | None]
    """Longest conversation, in minutes."""
    maxSegments: NotRequired[int | None]
    """Most SMS segments in all; null: no limit."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Values of your own, by name."""

class CarrierAccount(TypedDict):
    connected: bool
    """Whether an account is connected."""
    accountSid: str | None
    """Account SID at Twilio."""
    name: str | None
    """Its name."""
    trial: bool
    """Whether it’s a trial, at the service or of the action."""
    apiKey: str | None
    """API key at the service."""
    maskedToken: str | None
    """The end of the token, to tell it apart."""
    connectedAt: str | None
    """When it was connected."""
    numbers: List[str]
    """Numbers that always get the new version."""
    problems: List[str]
    """What is wrong with the flow, each with a way to fix it."""

class CarrierAccountConnectBody(TypedDict):
    accountSid: str
    """Account SID at Twilio."""
    authToken: str
    """Auth Token at Twilio."""
    apiKey: NotRequired[CarrierCredentialsTwilioApiKey]
    """API key at the service."""

class CarrierAccountsConnectBody(TypedDict):
    credentials: CarrierCredentials
    """What the account is connected with."""

class CarrierAccountsListAnswer(TypedDict):
    items: List[ConnectedCarrier]
    """The items of this page."""

CarrierCredentials: TypeAlias = "CarrierCredentialsTwilio | CarrierCredentialsSignalwire | CarrierCredentialsTelnyx"

class CarrierCredentialsSignalwire(TypedDict):
    carrier: Literal["signalwire"]
    """Who carries the number’s calls."""
    space: str
    """The space’s host or URL, with its path if that isn’t /api/laml."""
    projectId: str
    """Project ID at SignalWire."""
    token: str
    """The link’s secret part, shown once."""
    signingKey: str
    """What SignalWire signs its requests with."""

class CarrierCredentialsTelnyx(TypedDict):
    carrier: Literal["telnyx"]
    """Who carries the number’s calls."""
    apiKey: str
    """API key at the service."""
    publicKey: str
    """What Telnyx’s requests are checked by."""
    baseUrl: NotRequired[str]
    """Address of the service; null: its usual one."""

class CarrierCredentialsTwilio(TypedDict):
    carrier: Literal["twilio"]
    """Who carries the number’s calls."""
    accountSid: str
    """Account SID at Twilio."""
    authToken: str
    """Auth Token at Twilio."""
    apiKey: NotRequired[CarrierCredentialsTwilioApiKey]
    """API key at the service."""

class CarrierCredentialsTwilioApiKey(TypedDict):
    sid: str
    """Id at the carrier."""
    secret: str
    """The secret, or whether the value is secret."""

class Chat(TypedDict):
    id: str
    """Its id."""
    status: CallSearchStatus
    """Whether the chat goes on."""
    messages: List[ChatMessage]
    """Messages, in order."""
    expects: List[ChatExpect]
    """Types of answers that the agent waits for."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """How the conversation went."""

ChatExpect: TypeAlias = Literal["text", "name", "yes_no", "choice", "number", "rating", "date", "time", "date_time", "duration", "money", "phone", "email", "code", "address"]

class ChatMessage(TypedDict):
    seq: int
    """Number of the turn in the call, from 0."""
    role: CallAnalysisFieldProofRole
    """Whose words they are, or which role it is."""
    text: str
    """What you write to the agent."""

class ChatsSendBody(TypedDict):
    text: str
    """What you write to the agent."""

class ChatsStartBody(TypedDict):
    variables: NotRequired[Dict[str, Json]]
    """Values to begin the conversation with, by name."""
    test: NotRequired[bool]
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    draft: NotRequired[bool]
    """Whether the draft is tried."""
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""
    overrides: NotRequired[CallsStartOverrides]
    """Settings that this conversation has in place of the agent’s."""

class Choice(TypedDict):
    value: str
    """Its value."""
    label: str
    """What it’s called, for people."""
    synonyms: NotRequired[List[str]]
    """Other words for it."""

class ClientPrice(TypedDict):
    price: int | None
    """Price per month; null: not known."""
    setupFee: int | None
    """Paid once, with the first payment, in cents."""

class CollectConfig(TypedDict):
    opening: str
    """What the panel says first."""
    slots: List[SlotDef]
    """Answers that the caller was asked for, by name."""
    summary: NotRequired[bool]
    """Whether a model writes a summary, or the summary of the call."""

class CollectStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["collect"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: CollectConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class CollectStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["collect"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: CollectConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class ConnectedCarrier(TypedDict):
    id: str
    """Its id."""
    carrier: Literal["twilio", "signalwire", "telnyx"]
    """Who carries the number’s calls."""
    accountSid: str
    """Account SID at Twilio."""
    name: str
    """Its name."""
    baseUrl: str | None
    """Address of the service; null: its usual one."""
    trial: bool
    """Whether it’s a trial, at the service or of the action."""
    maskedToken: str | None
    """The end of the token, to tell it apart."""
    connectedAt: str
    """When it was connected."""
    can: List[Literal["dials", "answers", "hears", "streams", "relays", "texts", "sells", "transfers", "briefs", "records"]]
    """What the number can do."""
    limits: List[str]
    """How much it may be used."""
    numbers: List[str]
    """Numbers that always get the new version."""
    problems: List[str]
    """What is wrong with the flow, each with a way to fix it."""

class Consent(TypedDict):
    id: str
    """Its id."""
    purpose: ConsentPurpose
    """What the contact may be reached for."""
    source: ConsentSource
    """Where it came from."""
    wording: str
    """What the contact agreed to, word for word."""
    proof: str
    """The words of the transcript that prove it."""
    givenAt: str
    """When it was given."""
    withdrawnAt: str | None
    """When it was withdrawn; null: it holds."""

ConsentPurpose: TypeAlias = Literal["calls", "marketing_calls", "messages", "marketing_messages"]

ConsentSource: TypeAlias = Literal["by_hand", "api", "call", "message", "form"]

class ConsentsAddBody(TypedDict):
    purpose: ConsentPurpose
    """What the contact may be reached for."""
    wording: str
    """What the contact agreed to, word for word."""
    proof: str
    """The words of the transcript that prove it."""
    givenAt: NotRequired[str]
    """When it was given."""
    source: NotRequired[ConsentSource]
    """Where it came from."""

class ConsentsListAnswer(TypedDict):
    items: List[Consent]
    """The items of this page."""

class ConsentsWithdrawBody(TypedDict):
    purpose: ConsentPurpose
    """What the contact may be reached for."""

class Contact(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the contact."""
    email: str | None
    """Email address."""
    phone: str | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    phoneWritten: str | None
    """The number as it was written."""
    company: str | None
    """Company."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    tags: List[str]
    """Tags."""
    fields: Dict[str, str | float | bool]
    """Fields, each with its name."""
    source: ContactSource
    """Where it came from."""
    optedOut: bool
    """Whether the contact is on the do-not-call list."""
    note: str | None
    """A note for people."""
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
    """When it happened."""
    data: Contact
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class ContactDeletedEventData(TypedDict):
    contactId: str
    """Id of the contact."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""

class ContactDeletedEvent(TypedDict):
    type: Literal["contact.deleted"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: ContactDeletedEventData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class ContactDetailNotesItem(TypedDict):
    id: str
    """Its id."""
    text: str
    """The words."""
    createdAt: str
    """When it was created."""

class ContactDetail(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the contact."""
    email: str | None
    """Email address."""
    phone: str | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    phoneWritten: str | None
    """The number as it was written."""
    company: str | None
    """Company."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    tags: List[str]
    """Tags."""
    fields: Dict[str, str | float | bool]
    """Fields, each with its name."""
    source: ContactSource
    """Where it came from."""
    optedOut: bool
    """Whether the contact is on the do-not-call list."""
    note: str | None
    """A note for people."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""
    notes: List[ContactDetailNotesItem]
    """Notes of people, or on how the test was made."""

class ContactField(TypedDict):
    id: str
    """Its id."""
    key: str
    """Its key."""
    name: str
    """Its name."""
    kind: ContactFieldKind
    """Which kind it is."""
    options: List[str]
    """What can be chosen."""

ContactFieldKind: TypeAlias = Literal["text", "number", "date", "choice", "yes_no"]

class ContactFieldsCreateBody(TypedDict):
    name: str
    """Its name."""
    kind: ContactFieldKind
    """Which kind it is."""
    options: NotRequired[List[str]]
    """What can be chosen."""

class ContactFieldsListAnswer(TypedDict):
    items: List[ContactField]
    """The items of this page."""

class ContactFieldsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    options: NotRequired[List[str]]
    """What can be chosen."""

class ContactImport(TypedDict):
    id: str
    """Its id."""
    fileName: str
    """Name of the file."""
    status: ContactImportStatus
    """Where it stands."""
    rows: int
    """How many rows the file has."""
    done: int
    """Whether it’s done, or what was done."""
    counts: ContactImportCounts
    """How many there are of each."""
    kept: int
    """How many are kept."""
    createdAt: str
    """When it was created."""
    completedAt: str | None
    """When it was completed."""
    undoUntil: str | None
    """Until when the import can be undone; null: it can’t."""

class ContactImportCounts(TypedDict):
    new: int
    """How many are new."""
    changed: int
    """How many were changed."""
    same: int
    """Whether it came out the same."""
    refused: int
    """How many were refused."""

class ContactImportDetailPreviewItem(TypedDict):
    row: int
    """Number of the row."""
    cells: List[str]
    """The row’s cells."""
    outcome: Literal["new", "changed", "same", "refused"]
    """How the conversation went."""
    reason: str | None
    """Why, in words."""

class ContactImportDetail(TypedDict):
    id: str
    """Its id."""
    fileName: str
    """Name of the file."""
    status: ContactImportStatus
    """Where it stands."""
    rows: int
    """How many rows the file has."""
    done: int
    """Whether it’s done, or what was done."""
    counts: ContactImportCounts
    """How many there are of each."""
    kept: int
    """How many are kept."""
    createdAt: str
    """When it was created."""
    completedAt: str | None
    """When it was completed."""
    undoUntil: str | None
    """Until when the import can be undone; null: it can’t."""
    encoding: ContactImportDetailEncoding
    """Encoding of the file."""
    delimiter: ContactImportDetailDelimiter | None
    """What separates the columns."""
    headings: List[str]
    """Headings, from the outside in."""
    columns: List[ImportColumn]
    """Which columns are shown, or what each column of the file is."""
    country: str | None
    """Country as two letters, such as `US`."""
    duplicates: ContactImportDetailDuplicates
    """What happens to contacts that are there already."""
    tags: List[str]
    """Tags."""
    runWorkflows: bool
    """Whether workflows that wait for new contacts run."""
    preview: List[ContactImportDetailPreviewItem]
    """The first rows as they would be imported."""

ContactImportDetailDelimiter: TypeAlias = Literal[",", ";", "\t", "|"]

ContactImportDetailDuplicates: TypeAlias = Literal["fill", "skip", "overwrite", "both"]

ContactImportDetailEncoding: TypeAlias = Literal["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1250", "windows-1251"]

ContactImportStatus: TypeAlias = Literal["ready", "running", "done", "undoing", "undone"]

class ContactImportsListAnswer(TypedDict):
    items: List[ContactImport]
    """The items of this page."""

class ContactImportsReadSourceBody(TypedDict):
    source: Literal["google", "microsoft", "hubspot", "own"]
    """Where it came from."""

class ContactImportsUpdateBody(TypedDict):
    columns: NotRequired[List[ImportColumnInput]]
    """Which columns are shown, or what each column of the file is."""
    country: NotRequired[str | None]
    """Country as two letters, such as `US`."""
    duplicates: NotRequired[ContactImportDetailDuplicates]
    """What happens to contacts that are there already."""
    tags: NotRequired[List[str]]
    """Tags."""
    runWorkflows: NotRequired[bool]
    """Whether workflows that wait for new contacts run."""

class ContactImportsUploadBody(TypedDict):
    file: FileInput
    """The file."""
    encoding: NotRequired[ContactImportDetailEncoding]
    """Encoding of the file."""
    delimiter: NotRequired[ContactImportDetailDelimiter]
    """What separates the columns."""

class ContactSegment(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    filter: List[ContactCondition]
    """Which contacts or calls are meant."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""

class ContactSegmentsCreateBody(TypedDict):
    name: str
    """Its name."""
    filter: List[ContactConditionInput]
    """Which contacts or calls are meant."""

class ContactSegmentsListAnswer(TypedDict):
    items: List[ContactSegment]
    """The items of this page."""

class ContactSegmentsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    filter: NotRequired[List[ContactConditionInput]]
    """Which contacts or calls are meant."""

ContactSource: TypeAlias = Literal["contact_form", "by_hand", "api", "import"]

class ContactUpdatedEvent(TypedDict):
    type: Literal["contact.updated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: Contact
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class ContactsCountAnswer(TypedDict):
    contacts: int
    """How many contacts."""

class ContactsCountQuery(TypedDict):
    search: NotRequired[str]
    """Words to search for."""
    tag: NotRequired[str]
    """Only those with this tag."""
    segmentId: NotRequired[str]
    """Id of the segment."""
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[str]
    """Values of your own, by name."""
    filter: NotRequired[str]
    """Which contacts or calls are meant."""

class ContactsCreateBody(TypedDict):
    name: str
    """Name of the contact."""
    phone: str
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    email: NotRequired[str | None]
    """Email address."""
    company: NotRequired[str | None]
    """Company."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""
    upsert: NotRequired[bool]
    """Whether someone who’s there already is updated. Left out, access tokens do."""
    tags: NotRequired[List[str]]
    """Tags."""
    fields: NotRequired[Dict[str, str | float | bool | None]]
    """Fields, each with its name."""

class ContactsDuplicatesAnswerItemsItem(TypedDict):
    by: SuppressionKind
    """Who or what did it."""
    value: str
    """Its value."""
    contacts: List[Contact]
    """How many contacts."""

class ContactsDuplicatesAnswer(TypedDict):
    items: List[ContactsDuplicatesAnswerItemsItem]
    """The items of this page."""

class ContactsExportBody(TypedDict):
    search: NotRequired[str]
    """Words to search for."""
    tag: NotRequired[str]
    """Only those with this tag."""
    segmentId: NotRequired[str]
    """Id of the segment."""
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[str]
    """Values of your own, by name."""
    filter: NotRequired[List[ContactConditionInput]]
    """Which contacts or calls are meant."""

class ContactsListQuery(TypedDict):
    search: NotRequired[str]
    """Words to search for."""
    tag: NotRequired[str]
    """Only those with this tag."""
    segmentId: NotRequired[str]
    """Id of the segment."""
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[str]
    """Values of your own, by name."""
    filter: NotRequired[str]
    """Which contacts or calls are meant."""
    sort: NotRequired[Literal["newest", "oldest", "name", "changed"]]
    """Order of the list."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class ContactsMemoryAnswer(TypedDict):
    items: List[RememberedFact]
    """The items of this page."""
    shared: bool
    """Whether everyone in the workspace sees it."""

class ContactsMergeBody(TypedDict):
    ids: List[str]
    """Ids of those that are meant."""

class ContactsOptOutBody(TypedDict):
    ids: List[str]
    """Ids of those that are meant."""
    reason: NotRequired[str]
    """Why, in words."""

class ContactsRemoveManyBody(TypedDict):
    ids: List[str]
    """Ids of those that are meant."""
    conversations: NotRequired[bool]
    """How many conversations."""

class ContactsTagManyAnswer(TypedDict):
    changed: int
    """How many were changed."""

class ContactsTagManyBody(TypedDict):
    ids: List[str]
    """Ids of those that are meant."""
    add: NotRequired[List[str]]
    """What is added."""
    remove: NotRequired[List[str]]
    """What is removed."""

class ContactsTagsAnswerItemsItem(TypedDict):
    tag: str
    """Only those with this tag."""
    contacts: int
    """How many contacts."""

class ContactsTagsAnswer(TypedDict):
    items: List[ContactsTagsAnswerItemsItem]
    """The items of this page."""

class ContactsTimelineAnswer(TypedDict):
    items: List[ContactsTimelineItemCall | ContactsTimelineItemMessage | ContactsTimelineItemAppointment | ContactsTimelineItemNote | ContactsTimelineItemConsent | ContactsTimelineItemOptOut | ContactsTimelineItemChange]
    """The items of this page."""
    next: str | None
    """Send it as `cursor` to get the next page; null on the last one."""

class ContactsTimelineItemAppointment(TypedDict):
    kind: Literal["appointment"]
    """Which kind it is."""
    at: str
    """When it happens."""
    title: str
    """Its title, for people."""
    startsAt: str
    """When it begins."""
    timeZone: str
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    status: AppointmentStatus
    """Where it stands."""

class ContactsTimelineItemCall(TypedDict):
    kind: Literal["call"]
    """Which kind it is."""
    at: str
    """When it happens."""
    callId: str
    """Id of the call."""
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    agentName: str
    """Name of the agent."""
    seconds: int | None
    """Length of time, in seconds."""
    outcome: str | None
    """How the conversation went."""
    endReason: str | None
    """Why the conversation ended."""

class ContactsTimelineItemChange(TypedDict):
    kind: Literal["change"]
    """Which kind it is."""
    at: str
    """When it happens."""
    action: str
    """Which action it is."""
    fields: List[str]
    """Fields, each with its name."""

class ContactsTimelineItemConsent(TypedDict):
    kind: Literal["consent"]
    """Which kind it is."""
    at: str
    """When it happens."""
    purpose: ConsentPurpose
    """What the contact may be reached for."""
    isGiven: bool
    """Whether the consent holds."""
    wording: str
    """What the contact agreed to, word for word."""

class ContactsTimelineItemMessage(TypedDict):
    kind: Literal["message"]
    """Which kind it is."""
    at: str
    """When it happens."""
    threadId: str
    """Id of the thread."""
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    text: str
    """The words."""
    status: TextMessageStatus
    """Where it stands."""

class ContactsTimelineItemNote(TypedDict):
    kind: Literal["note"]
    """Which kind it is."""
    at: str
    """When it happens."""
    text: str
    """The words."""

class ContactsTimelineItemOptOut(TypedDict):
    kind: Literal["opt_out"]
    """Which kind it is."""
    at: str
    """When it happens."""
    reason: str
    """Why, in words."""
    source: str
    """Where it came from."""

class ContactsTimelineQuery(TypedDict):
    before: NotRequired[str]
    """What was there or is said before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class ContactsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the contact."""
    phone: NotRequired[str | None]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    email: NotRequired[str | None]
    """Email address."""
    company: NotRequired[str | None]
    """Company."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Values of your own, by name."""
    tags: NotRequired[List[str]]
    """Tags."""
    fields: NotRequired[Dict[str, str | float | bool | None]]
    """Fields, each with its name."""
    knownAt: NotRequired[str]
    """When the contact was last changed, as far as you know. Refused if it was changed since."""
    allowDuplicate: NotRequired[bool]
    """Whether another contact may have the same number or address."""

CouponDuration: TypeAlias = Literal["once", "months", "forever"]

CouponStatus: TypeAlias = Literal["active", "archived"]

class CouponsSetStatusBody(TypedDict):
    status: CouponStatus
    """Where it stands."""

class CreateDealConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    name: str
    """Its name."""
    amount: NotRequired[str]
    """The amount."""
    stage: NotRequired[str]
    """Stage of the deal in the CRM."""
    text: NotRequired[str]
    """The words."""

class CreateDealStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["create_deal"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: CreateDealConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class CreateDealStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["create_deal"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: CreateDealConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class CrmCallNote(TypedDict):
    callId: str
    """Id of the call."""
    agentName: str
    """Name of the agent."""
    endedAt: str
    """When it was ended."""
    status: Literal["waiting", "written", "not_found", "failed"]
    """Where it stands."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""

class CrmCallNotesAnswer(TypedDict):
    items: List[CrmCallNote]
    """The items of this page."""

Currency: TypeAlias = Literal["USD", "EUR", "GBP", "CAD", "AUD"]

DaySpan = TypedDict("DaySpan", {
    "from": int,
    "to": int,
})

class DecisionConfigBranchesItem(TypedDict):
    port: str
    """The way out of the step."""
    label: str
    """What it’s called, for people."""
    when: Expression
    """When it applies."""

class DecisionConfig(TypedDict):
    branches: List[DecisionConfigBranchesItem]
    """Where ways part."""
    words: NotRequired[str]
    """Words, or how many words it takes."""

class DecisionStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["decision"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: DecisionConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class DecisionStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["decision"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: DecisionConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Draft(TypedDict):
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""
    baseVersion: int
    """The version that the draft began from."""
    configuration: AgentConfiguration
    """All of its settings."""
    problems: List[FlowProblem]
    """What is wrong with the flow, each with a way to fix it."""
    updatedAt: str | None
    """When it was updated."""
    changedBy: Editor | None
    """Who changed it last."""
    isChanged: bool
    """Whether the draft differs from what’s live."""

class DraftEntry(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask it."""
    spokenAnswer: str
    """The answer as it’s spoken."""

class DraftsEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Length of time, in seconds."""

class DraftsPresentBody(TypedDict):
    nodeId: str | None
    """Id of the node."""

class DraftsPublishBody(TypedDict):
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""
    note: NotRequired[str]
    """A note for people."""
    rollout: NotRequired[Rollout]
    """Let the new version answer a share of the calls first."""
    override: NotRequired[TestsOverride]
    """Go live although tests fail: the audit log keeps the reason."""

class DraftsSaveBody(TypedDict):
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""
    configuration: AgentConfigurationInput
    """All of its settings."""

class Editor(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""

class EndConfig(TypedDict):
    message: NotRequired[str]
    """What it says."""
    returns: NotRequired[bool]
    """In a workflow that another flow runs: whether that flow goes on."""
    asksForMore: NotRequired[bool]
    """Whether the caller is first asked if there’s anything else."""
    outcome: NotRequired[CallOutcome]
    """How the conversation went."""

class EndStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["end"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: EndConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class EndStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["end"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: EndConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class ErasureErasedItem(TypedDict):
    place: Literal["contacts", "calls", "recordings", "messages", "tasks", "appointments", "actions", "workflows", "webhooks", "models", "campaigns", "imports", "consents", "speech", "notifications", "emails", "jobs", "answers", "doNotCall", "other"]
    """The step, as the page names it."""
    count: int
    """How many."""

class Erasure(TypedDict):
    id: str
    """Its id."""
    status: Literal["running", "done", "failed"]
    """Where it stands."""
    requestedAt: str
    """When it was requested."""
    requestedBy: TaskPerson | None
    """Who asked for it."""
    endedAt: str | None
    """When it was ended."""
    erased: List[ErasureErasedItem]
    """How much was erased, by where it stood."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    backupsUntil: str | None
    """Backups made until then still have the person, until you remove them."""
    outside: List[str]
    """Services that this workspace is connected to and that may have data of the person."""

class ErasurePreviewFoundItem(TypedDict):
    place: Literal["contacts", "calls", "recordings", "messages", "tasks", "appointments", "actions", "workflows", "webhooks", "models", "campaigns", "imports", "consents", "speech", "notifications", "emails", "jobs", "answers", "doNotCall", "other"]
    """The step, as the page names it."""
    count: int
    """How many."""

class ErasurePreview(TypedDict):
    addresses: List[str]
    """Addresses in your account."""
    names: List[str]
    """Names of the contacts that would go."""
    found: List[ErasurePreviewFoundItem]
    """Where the words were found."""
    documents: List[str]
    """Documents that name the person. They stay."""
    held: bool
    """Whether something is on legal hold: then nothing is erased."""
    isComplete: bool
    """False: there wasn’t time to look everywhere. An erasure does."""

class ErasuresCreateBody(TypedDict):
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    email: NotRequired[str]
    """Email address."""
    contactId: NotRequired[str]
    """Id of the contact."""
    doNotCall: NotRequired[bool]
    """Whether the person is put on the do-not-call list, too, as a keyed hash."""

class ErasuresListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class ErasuresPreviewBody(TypedDict):
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    email: NotRequired[str]
    """Email address."""
    contactId: NotRequired[str]
    """Id of the contact."""

class Error(TypedDict):
    error: ErrorError
    """What went wrong; null: nothing."""

class ErrorErrorDetailsItem(TypedDict):
    path: str
    """Ids of the steps that it passes, in order."""
    message: str
    """What it says."""

class ErrorError(TypedDict):
    code: Literal["bad_request", "bad_json", "body_too_deep", "invalid_input", "workspace_required", "session_required", "session_expired", "minutes_used_up", "mfa_required", "forbidden", "two_factor_required", "company_sign_in_required", "address_refused", "workspace_suspended", "tls_required", "origin_refused", "invitation_for_other", "not_found", "method_not_allowed", "request_timeout", "conflict", "contact_exists", "draft_changed", "do_not_call", "outside_calling_hours", "no_consent", "time_taken", "limit_reached", "still_running", "no_model", "approval_required", "invitation_expired", "workspace_deleted", "body_too_large", "file_too_large", "unsupported_media_type", "range_not_satisfiable", "unknown_host", "office_not_set_up", "flow_invalid", "tests_red", "key_reused", "carrier_refused", "quota_exceeded", "too_many_requests", "too_many_calls", "headers_too_large", "internal", "model_unusable", "speech_unavailable", "model_unavailable", "carrier_unavailable", "crm_unavailable", "office_unavailable", "recogniser_unavailable", "payment_unavailable", "storage_unavailable", "not_ready", "storage_full"]
    """Its code."""
    message: str
    """What it says."""
    details: NotRequired[List[ErrorErrorDetailsItem]]
    """What’s wrong, field by field."""
    existingId: NotRequired[str]
    """Id of the existing."""
    requestId: NotRequired[str]
    """Id of the request."""

class Expression2(TypedDict):
    var: str
    """Name of a slot or variable."""

class Expression3(TypedDict):
    op: Literal["and", "or", "not", "is_set", "eq", "ne", "gt", "gte", "lt", "lte", "in", "contains", "add", "subtract", "multiply", "divide", "round", "join", "lower", "upper", "trim", "length", "add_days", "days_between", "today", "now", "if"]
    """What is computed."""
    args: List[Expression]
    """What it’s computed from."""

Expression: TypeAlias = "str | float | bool | None | Expression2 | Expression3"

class FindCrmContactConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""

class FindCrmContactStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["find_crm_contact"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: FindCrmContactConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class FindCrmContactStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["find_crm_contact"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: FindCrmContactConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Flow(TypedDict):
    name: str
    """Its name."""
    nodes: List[FlowNode]
    """The steps."""
    edges: List[FlowEdge]
    """Ways from a step’s port to the next step."""
    variables: NotRequired[List[VariableDef]]
    """Values of the flow besides slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes of people, or on how the test was made."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas, or groups of what’s alike."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    version: NotRequired[Literal[2]]
    """Number of the version."""
    workflows: NotRequired[Dict[str, Subflow]]
    """Workflows that the flow runs, by key."""

FlowEdge = TypedDict("FlowEdge", {
    "from": str,
    "port": str,
    "to": str,
})

class FlowExplorationPortsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that it’s in; null in the flow itself."""
    node: str
    """Id of the step."""
    port: str
    """The way out of the step."""

class FlowExplorationPorts(TypedDict):
    taken: int
    """How often it was taken."""
    all: int
    """How many there are."""
    missing: List[FlowExplorationPortsMissingItem]
    """What no test reaches."""

class FlowExplorationFaultsItem(TypedDict):
    nodeId: str
    """Id of the node."""
    message: str
    """What it says."""
    lines: List[str]
    """What was said and done, line by line."""

class FlowExploration(TypedDict):
    claim: str
    """What was looked for."""
    complete: bool
    """Whether everything was looked at."""
    states: int
    """How many states were looked at."""
    ports: FlowExplorationPorts
    """The ways out of steps."""
    faults: List[FlowExplorationFaultsItem]
    """What was found."""

class FlowGroup(TypedDict):
    id: str
    """Its id."""
    title: str
    """Its title, for people."""
    nodes: List[str]
    """The steps."""

class FlowInput(TypedDict):
    name: str
    """Its name."""
    nodes: List[FlowNodeInput]
    """The steps."""
    edges: List[FlowEdge]
    """Ways from a step’s port to the next step."""
    variables: NotRequired[List[VariableDefInput]]
    """Values of the flow besides slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes of people, or on how the test was made."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas, or groups of what’s alike."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    version: NotRequired[Literal[2]]
    """Number of the version."""
    workflows: NotRequired[Dict[str, SubflowInput]]
    """Workflows that the flow runs, by key."""

FlowNode: TypeAlias = "StartStep | AskStep | DecisionStep | SendEmailStep | ScheduleStep | EndStep | SayStep | CollectStep | KnowledgeStep | PromptStep | LanguageModelStep | SwitchStep | SetVariableStep | RepeatStep | WaitStep | RunWorkflowStep | RunActionStep | ApiRequestStep | UseToolStep | WebhookStep | SendSmsStep | FindCrmContactStep | UpdateCrmStep | NoteCrmStep | CreateDealStep | MakeCallStep | TransferPersonStep | LeaveTaskStep | TransferAgentStep | PressDigitsStep | LeaveVoicemailStep | TagStep"

FlowNodeInput: TypeAlias = "StartStepInput | AskStepInput | DecisionStepInput | SendEmailStepInput | ScheduleStepInput | EndStepInput | SayStepInput | CollectStepInput | KnowledgeStepInput | PromptStepInput | LanguageModelStepInput | SwitchStepInput | SetVariableStepInput | RepeatStepInput | WaitStepInput | RunWorkflowStepInput | RunActionStepInput | ApiRequestStepInput | UseToolStepInput | WebhookStepInput | SendSmsStepInput | FindCrmContactStepInput | UpdateCrmStepInput | NoteCrmStepInput | CreateDealStepInput | MakeCallStepInput | TransferPersonStepInput | LeaveTaskStepInput | TransferAgentStepInput | PressDigitsStepInput | LeaveVoicemailStepInput | TagStepInput"

class FlowNote(TypedDict):
    id: str
    """Its id."""
    text: str
    """The words."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class FlowPlan(TypedDict):
    name: str
    """Its name."""
    greeting: str
    """What callers hear first."""
    goal: str
    """What the persona wants, by the name of the question."""
    questions: List[PlanQuestion]
    """What is asked, in order."""
    branches: List[PlanBranch]
    """Where ways part."""
    booking: PlanBooking | None
    """What is booked; null: nothing."""
    answers: bool
    """Answers that lead here, or figures on answers."""
    actions: List[PlanAction]
    """What was done, or is to be done."""
    handOver: PlanHandOver | None
    """When a person takes over; null: never."""
    closing: str
    """What is said at the end."""

class FlowPlanInput(TypedDict):
    name: str
    """Its name."""
    greeting: str
    """What callers hear first."""
    goal: NotRequired[str]
    """What the persona wants, by the name of the question."""
    questions: NotRequired[List[PlanQuestionInput]]
    """What is asked, in order."""
    branches: NotRequired[List[PlanBranchInput]]
    """Where ways part."""
    booking: NotRequired[PlanBookingInput | None]
    """What is booked; null: nothing."""
    answers: NotRequired[bool]
    """Answers that lead here, or figures on answers."""
    actions: NotRequired[List[PlanActionInput]]
    """What was done, or is to be done."""
    handOver: NotRequired[PlanHandOverInput | None]
    """When a person takes over; null: never."""
    closing: NotRequired[str]
    """What is said at the end."""

class FlowPlansComposeAnswer(TypedDict):
    flow: Flow
    """The conversation: its steps and the ways between them."""
    problems: List[FlowProblem]
    """Results of checking the flow"""

class FlowPlansComposeBody(TypedDict):
    plan: FlowPlanInput
    """Name of the plan, or the plan itself."""
    language: NotRequired[AgentLanguage]
    """Language of the agent; the workspace’s language if left out"""

class FlowPlansProposeAnswer(TypedDict):
    plan: FlowPlan
    """Name of the plan, or the plan itself."""
    flow: Flow
    """The conversation: its steps and the ways between them."""
    problems: List[FlowProblem]
    """Results of checking the flow"""
    madeBy: CallAnalysisMadeBy | None
    """The model that generated it; null if it was read without one"""

class FlowPlansProposeBody(TypedDict):
    description: NotRequired[str]
    """What it’s for, in words."""
    transcript: NotRequired[str]
    """The conversation as text."""
    language: NotRequired[AgentLanguage]
    """Language of the agent; the workspace’s language if left out"""

class FlowProblemMend(TypedDict):
    kind: Literal["open_way", "unknown_name", "unset_name", "no_question", "unreached", "not_read_back", "not_told"]
    """Which kind it is."""
    about: str
    """What it’s about."""

class FlowProblem(TypedDict):
    level: Literal["error", "warning"]
    """Whether it stops the flow from going live."""
    nodeId: str | None
    """Id of the node."""
    message: str
    """What it says."""
    mend: NotRequired[FlowProblemMend]
    """What would fix it."""

FlowTranslation = TypedDict("FlowTranslation", {
    "text": str,
    "in": Dict[str, str],
})

class FlowTranslationsProposeAnswerTranslationsItem(TypedDict):
    text: str
    """The words."""
    words: str | None
    """Words, or how many words it takes."""

class FlowTranslationsProposeAnswer(TypedDict):
    translations: List[FlowTranslationsProposeAnswerTranslationsItem]
    """In the requested order"""
    madeBy: CallAnalysisMadeBy
    """The service and the model that made it."""

FlowTranslationsProposeBody = TypedDict("FlowTranslationsProposeBody", {
    "from": AgentLanguage,
    "to": AgentLanguage,
    "texts": List[str],
})

class FoundAnswer(TypedDict):
    text: str
    """The words."""
    fileId: str
    """Id of the file."""
    pieceId: str
    """Id of the piece."""
    title: str
    """Its title, for people."""
    version: int
    """Number of the version."""
    sentence: str
    """The sentence that answers."""
    confidence: float
    """How sure the engine is, from 0 to 1."""

FoundPieceMarksItem = TypedDict("FoundPieceMarksItem", {
    "from": int,
    "to": int,
})

class FoundPiece(TypedDict):
    fileId: str
    """Id of the file."""
    pieceId: str
    """Id of the piece."""
    title: str
    """Its title, for people."""
    headings: List[str]
    """Headings, from the outside in."""
    page: int | None
    """The page that it was opened on."""
    text: str
    """The words."""
    score: float
    """Points from 0 to 100; null: not judged."""
    marks: List[FoundPieceMarksItem]
    """Where the words are, from and to."""

class FunnelStepsItem(TypedDict):
    node: str
    """Id of the step."""
    title: str | None
    """Its title, for people."""
    calls: int
    """Calls that are counted here."""
    left: int
    """How many are left, or left at this step."""

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
    """Those that are completed."""
    percent: int
    """Share in percent."""
    steps: List[StepId]
    """The steps that it’s about, or that were run."""

class GettingStartedSetLessonBody(TypedDict):
    completed: bool
    """Those that are completed."""

class HeldWhy(TypedDict):
    guard: str
    """Which guard: `act`, `value`, `price`, `name`, `promise`, `business`, `form`, `length`, `repeated`, or `tool` for a tool call."""
    text: str
    """The words."""
    why: str
    """What the model was told about it."""

class Holiday(TypedDict):
    date: str
    """The day."""
    name: str
    """Its name."""
    yearly: bool
    """Whether it comes back every year."""

class ImportColumn(TypedDict):
    field: ImportColumnField
    """The field that it belongs to."""
    kind: NotRequired[ImportColumnKind]
    """Which kind it is."""
    labelColumn: NotRequired[int]
    """Column that says what kind of number this one is."""
    own: NotRequired[str]
    """The agent’s own hours."""

ImportColumnField: TypeAlias = Literal["name", "first_name", "middle_name", "last_name", "company", "phone", "email", "external_id", "tags", "note", "own", "skip"]

class ImportColumnInput(TypedDict):
    field: ImportColumnField
    """The field that it belongs to."""
    kind: NotRequired[ImportColumnKind]
    """Which kind it is."""
    labelColumn: NotRequired[int]
    """Column that says what kind of number this one is."""
    own: NotRequired[str]
    """The agent’s own hours."""

ImportColumnKind: TypeAlias = Literal["mobile", "main", "work", "home", "other", "fax"]

class ImportLine(TypedDict):
    fate: Literal["came", "changed", "lost"]
    """What became of it."""
    what: str
    """What it is, in a sentence."""
    paths: List[str]
    """Where it stood in the file."""
    steps: List[str]
    """The steps that it’s about, or that were run."""

class ImportReportCounts(TypedDict):
    came: int
    """How many came as they were."""
    changed: int
    """How many were changed."""
    lost: int
    """How many were lost."""

class ImportReport(TypedDict):
    source: Literal["vapi_assistant", "vapi_squad", "vapi_workflow", "retell_flow", "retell_llm", "elevenlabs_agent", "dograh_workflow"]
    """Where it came from."""
    counts: ImportReportCounts
    """How many there are of each."""
    lines: List[ImportLine]
    """What was said and done, line by line."""
    problems: List[FlowProblem]
    """What is wrong with the flow, each with a way to fix it."""

class ImportedRow(TypedDict):
    line: int
    """Line of the file; the heading is 1."""
    name: str
    """Its name."""
    result: Literal["ready", "made", "refused"]
    """How it went."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    subaccountId: str | None
    """Id of the subaccount."""

Json = Any

class KnowledgeAddFaqBody(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask it."""
    spokenAnswer: str
    """The answer as it’s spoken."""
    longerAnswer: NotRequired[str]
    """A longer answer, for text."""
    folderId: NotRequired[str]
    """Id of the folder."""

class KnowledgeAddPageBodySite(TypedDict):
    depth: NotRequired[int]
    """How many links deep it’s read."""
    pages: NotRequired[int]
    """How many pages are read at most."""

class KnowledgeAddPageBody(TypedDict):
    url: str
    """The URL."""
    folderId: NotRequired[str]
    """Id of the folder."""
    refresh: NotRequired[KnowledgeFileDetailRefresh]
    """How often it’s read again."""
    site: NotRequired[KnowledgeAddPageBodySite]
    """Read the pages that it links to, too."""

class KnowledgeAddTextBody(TypedDict):
    title: str
    """Its title, for people."""
    text: str
    """The text that agents answer from."""
    folderId: NotRequired[str]
    """Id of the folder."""

class KnowledgeConfig(TypedDict):
    prompt: NotRequired[str]
    """What the agent asks."""
    more: NotRequired[str]
    """Whether there are more: send the request again."""
    folders: NotRequired[List[str]]
    """Ids of the folders that are searched; empty: all that the agent has."""
    most: NotRequired[int]
    """Points that this sign takes off at most."""

class KnowledgeCreateFolderBody(TypedDict):
    name: str
    """Name of the file or folder."""

class KnowledgeFile(TypedDict):
    id: str
    """Its id."""
    folderId: str
    """Id of the folder."""
    folder: str
    """The folder that it’s in."""
    kind: KnowledgeFileKind
    """Which kind it is."""
    name: str
    """Name of the file or folder."""
    mediaType: str
    """Media type of the file."""
    bytes: int
    """Size in bytes."""
    status: KnowledgeFileStatus
    """Where it stands."""
    reason: Literal["encrypted", "damaged", "no_text", "too_large", "timed_out", "unsupported", "unreachable", "blocked_by_robots", "needs_javascript", "not_installed", "knowledge_full", "crashed"] | None
    """Why, in words."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    version: int
    """Number of the version."""
    newestVersion: int
    """Number of the newest version."""
    pieces: int
    """Pieces of documents."""
    url: str | None
    """The URL."""
    siteId: str | None
    """Id of the site."""
    sitePages: int
    """Pages that were read of the site."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""

class KnowledgeFileDetailAgentsItem(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the file or folder."""

class KnowledgeFileDetail(TypedDict):
    id: str
    """Its id."""
    folderId: str
    """Id of the folder."""
    folder: str
    """The folder that it’s in."""
    kind: KnowledgeFileKind
    """Which kind it is."""
    name: str
    """Name of the file or folder."""
    mediaType: str
    """Media type of the file."""
    bytes: int
    """Size in bytes."""
    status: KnowledgeFileStatus
    """Where it stands."""
    reason: Literal["encrypted", "damaged", "no_text", "too_large", "timed_out", "unsupported", "unreachable", "blocked_by_robots", "needs_javascript", "not_installed", "knowledge_full", "crashed"] | None
    """Why, in words."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    version: int
    """Number of the version."""
    newestVersion: int
    """Number of the newest version."""
    pieces: int
    """Pieces of documents."""
    url: str | None
    """The URL."""
    siteId: str | None
    """Id of the site."""
    sitePages: int
    """Pages that were read of the site."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    title: str | None
    """Its title, for people."""
    seconds: float | None
    """Length of time, in seconds."""
    pages: int | None
    """How many pages are read at most."""
    characters: int
    """How many characters."""
    description: str
    """What it’s for, in words."""
    transcript: str
    """The conversation as text."""
    refresh: KnowledgeFileDetailRefresh
    """How often it’s read again."""
    nextRefreshAt: str | None
    """When it’s read again; null: never."""
    refreshedAt: str | None
    """When it was refreshed."""
    depth: int | None
    """How many links deep it’s read."""
    pageLimit: int | None
    """Most pages that are read."""
    question: str | None
    """The question."""
    phrasings: List[str]
    """Other ways to ask it."""
    spokenAnswer: str | None
    """The answer as it’s spoken."""
    longerAnswer: str | None
    """A longer answer, for text."""
    text: str | None
    """The text that agents answer from."""
    agents: List[KnowledgeFileDetailAgentsItem]
    """Figures by agent."""

KnowledgeFileDetailRefresh: TypeAlias = Literal["never", "12h", "daily", "weekly"]

KnowledgeFileKind: TypeAlias = Literal["file", "text", "page", "site", "faq"]

KnowledgeFileStatus: TypeAlias = Literal["processing", "ready", "failed"]

class KnowledgeFolder(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the file or folder."""
    count: int
    """How many."""

class KnowledgeFoldersAnswer(TypedDict):
    items: List[KnowledgeFolder]
    """The items of this page."""

class KnowledgeFound(TypedDict):
    items: List[FoundPiece]
    """The items of this page."""
    answer: FoundAnswer | None
    """The answer."""
    best: FoundAnswer | None
    """The best answer; null: none is sure enough."""
    maybe: KnowledgeFoundMaybe | None
    """An answer that isn’t sure; null: none."""
    threshold: float
    """How sure an answer has to be."""

class KnowledgeFoundMaybe(TypedDict):
    text: str
    """The words."""
    fileId: str
    """Id of the file."""
    pieceId: str
    """Id of the piece."""
    title: str
    """Its title, for people."""
    version: int
    """Number of the version."""
    sentence: str
    """The sentence that answers."""
    confidence: float
    """How sure the engine is, from 0 to 1."""
    question: str
    """The question."""

class KnowledgeGap(TypedDict):
    id: str
    """Its id."""
    question: str
    """The question."""
    status: KnowledgeGapStatus
    """Where it stands."""
    count: int
    """How many."""
    lastAskedAt: str
    """When it was last asked."""
    fileId: str | None
    """Id of the file."""

class KnowledgeGapDetailAskedItem(TypedDict):
    question: str
    """The question."""
    callId: str
    """Id of the call."""
    at: str
    """When it happens."""

class KnowledgeGapDetailProposal(TypedDict):
    question: str
    """The question."""
    phrasings: List[str]
    """Other ways to ask it."""
    spokenAnswer: str
    """The answer as it’s spoken."""

class KnowledgeGapDetail(TypedDict):
    id: str
    """Its id."""
    question: str
    """The question."""
    status: KnowledgeGapStatus
    """Where it stands."""
    count: int
    """How many."""
    lastAskedAt: str
    """When it was last asked."""
    fileId: str | None
    """Id of the file."""
    asked: List[KnowledgeGapDetailAskedItem]
    """What was asked."""
    proposal: KnowledgeGapDetailProposal
    """A proposed answer."""

KnowledgeGapStatus: TypeAlias = Literal["open", "answered", "ignored"]

class KnowledgeGapsAnswerAnswer(TypedDict):
    id: str
    """Its id."""
    status: KnowledgeGapStatus
    """Where it stands."""
    fileId: str | None
    """Id of the file."""

class KnowledgeGapsAnswerBody(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask it."""
    spokenAnswer: str
    """The answer as it’s spoken."""
    folderId: NotRequired[str]
    """Id of the folder."""

class KnowledgeGapsCloseBody(TypedDict):
    because: NotRequired[Literal["ignored", "answered"]]
    """Why it was closed."""

class KnowledgeGapsListAnswer(TypedDict):
    items: List[KnowledgeGap]
    """The items of this page."""

class KnowledgeGapsListQuery(TypedDict):
    status: NotRequired[KnowledgeGapStatus]
    """Where it stands."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class KnowledgeListQuery(TypedDict):
    folderId: NotRequired[str]
    """Id of the folder."""
    search: NotRequired[str]
    """Words to search for."""
    status: NotRequired[KnowledgeFileStatus]
    """Where it stands."""
    kind: NotRequired[KnowledgeFileKind]
    """Which kind it is."""
    siteId: NotRequired[str]
    """Id of the site."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class KnowledgePiece(TypedDict):
    id: str
    """Its id."""
    position: int
    """Place in the document."""
    page: int | None
    """The page that it was opened on."""
    headings: List[str]
    """Headings, from the outside in."""
    text: str
    """The text that agents answer from."""

class KnowledgePiecesQuery(TypedDict):
    cursor: NotRequired[int]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class KnowledgeRemoveFolderQuery(TypedDict):
    moveTo: NotRequired[str]
    """Folder that its files go to."""

class KnowledgeReplaceBody(TypedDict):
    file: FileInput
    """The file."""

class KnowledgeReplaceTextBody(TypedDict):
    text: str
    """The text that agents answer from."""

class KnowledgeSearchAddSynonymBody(TypedDict):
    word: str
    """The word as it’s written."""
    meaning: str
    """What it stands for."""

class KnowledgeSearchSearchBodySynonym(TypedDict):
    word: str
    """The word as it’s written."""
    meaning: str
    """What it stands for."""

class KnowledgeSearchSearchBody(TypedDict):
    query: str
    """What is searched for."""
    folderIds: NotRequired[List[str]]
    """Ids of the folders."""
    limit: NotRequired[int]
    """How many items the page has at most."""
    language: NotRequired[str]
    """Language as a BCP 47 tag, such as `de-DE`."""
    draft: NotRequired[DraftEntry]
    """Whether the draft is tried."""
    synonym: NotRequired[KnowledgeSearchSearchBodySynonym]
    """The synonym."""

class KnowledgeSearchSynonymsAnswer(TypedDict):
    items: List[Synonym]
    """The items of this page."""

class KnowledgeSetAgentFoldersBody(TypedDict):
    folderIds: List[str]
    """Ids of the folders."""
    when: NotRequired[str]
    """When it applies."""

class KnowledgeStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["knowledge"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: KnowledgeConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class KnowledgeStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["knowledge"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: KnowledgeConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class KnowledgeUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the file or folder."""
    folderId: NotRequired[str]
    """Id of the folder."""
    refresh: NotRequired[KnowledgeFileDetailRefresh]
    """How often it’s read again."""
    description: NotRequired[str]
    """What it’s for, in words."""
    transcript: NotRequired[str]
    """The conversation as text."""

class KnowledgeUpdateFaqBody(TypedDict):
    question: str
    """The question."""
    phrasings: NotRequired[List[str]]
    """Other ways to ask it."""
    spokenAnswer: str
    """The answer as it’s spoken."""
    longerAnswer: NotRequired[str]
    """A longer answer, for text."""

class KnowledgeUploadBody(TypedDict):
    file: FileInput
    """The file."""
    folderId: NotRequired[str]
    """Id of the folder."""

class LanguageModelConfigWaysItem(TypedDict):
    port: str
    """The way out of the step."""
    label: str
    """What it’s called, for people."""

class LanguageModelConfig(TypedDict):
    goal: str
    """What the persona wants, by the name of the question."""
    prompt: str
    """What the agent asks."""
    slots: NotRequired[List[SlotDef]]
    """Answers that the caller was asked for, by name."""
    ways: List[LanguageModelConfigWaysItem]
    """Ways that lead on from here."""
    actions: NotRequired[List[LanguageModelConfigAction]]
    """What was done, or is to be done."""
    facts: NotRequired[List[str]]
    """Facts that a model may say."""
    knowledge: NotRequired[bool]
    """Access to the Knowledge Base."""
    folders: NotRequired[List[str]]
    """Ids of the folders that are searched; empty: all that the agent has."""
    maxTurns: NotRequired[int]
    """Turns of the caller before the way `too_long` is taken."""

class LanguageModelConfigAction(TypedDict):
    name: str
    """Its name."""
    label: str
    """What it’s called, for people."""
    actionId: str
    """Id of the action."""
    ask: str
    """How it’s asked."""
    done: str
    """Whether it’s done, or what was done."""
    failed: NotRequired[str]
    """How many failed."""

class LanguageModelStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["language_model"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: LanguageModelConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class LanguageModelStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["language_model"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: LanguageModelConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class LeaveTaskConfig(TypedDict):
    kind: NotRequired[TaskKind]
    """Which kind it is."""
    summary: NotRequired[str]
    """Whether a model writes a summary, or the summary of the call."""
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    text: NotRequired[str]
    """The words."""

class LeaveTaskStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["leave_task"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: LeaveTaskConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class LeaveTaskStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["leave_task"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: LeaveTaskConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class LeaveVoicemailConfig(TypedDict):
    message: str
    """What it says."""

class LeaveVoicemailStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["leave_voicemail"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: LeaveVoicemailConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class LeaveVoicemailStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["leave_voicemail"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: LeaveVoicemailConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

LessonId: TypeAlias = Literal["create-agent", "prompting", "testing", "walkthrough"]

LimitId: TypeAlias = Literal["monthlyMinutes", "monthlyChats", "concurrentCalls", "apiRequests", "storageGb", "agents", "phoneNumbers", "integrations", "workflows", "teamMembers", "subaccounts", "customRoles", "workspaces"]

LimitSource: TypeAlias = Literal["own", "plan", "agency", "installation"]

class LimitValues(TypedDict):
    monthlyMinutes: NotRequired[int | None]
    """Most minutes of calls a month; null: no limit."""
    monthlyChats: NotRequired[int | None]
    """Most chats a month; null: no limit."""
    concurrentCalls: NotRequired[int | None]
    """Most calls at once; null: no limit."""
    apiRequests: NotRequired[int | None]
    """Most requests to the API a month; null: no limit."""
    storageGb: NotRequired[int | None]
    """Most storage in gigabytes; null: no limit."""
    agents: NotRequired[int | None]
    """Figures by agent."""
    phoneNumbers: NotRequired[int | None]
    """Most phone numbers; null: no limit."""
    integrations: NotRequired[int | None]
    """Access to integrations."""
    workflows: NotRequired[int | None]
    """Workflows that the flow runs, by key."""
    teamMembers: NotRequired[int | None]
    """Most members; null: no limit."""
    subaccounts: NotRequired[int | None]
    """Most subaccounts; null: no limit."""
    customRoles: NotRequired[int | None]
    """Most roles of your own; null: no limit."""
    workspaces: NotRequired[int | None]
    """Most workspaces; null: no limit."""

class LimitValuesInput(TypedDict):
    monthlyMinutes: NotRequired[int | None]
    """Most minutes of calls a month; null: no limit."""
    monthlyChats: NotRequired[int | None]
    """Most chats a month; null: no limit."""
    concurrentCalls: NotRequired[int | None]
    """Most calls at once; null: no limit."""
    apiRequests: NotRequired[int | None]
    """Most requests to the API a month; null: no limit."""
    storageGb: NotRequired[int | None]
    """Most storage in gigabytes; null: no limit."""
    agents: NotRequired[int | None]
    """Figures by agent."""
    phoneNumbers: NotRequired[int | None]
    """Most phone numbers; null: no limit."""
    integrations: NotRequired[int | None]
    """Access to integrations."""
    workflows: NotRequired[int | None]
    """Workflows that the flow runs, by key."""
    teamMembers: NotRequired[int | None]
    """Most members; null: no limit."""
    subaccounts: NotRequired[int | None]
    """Most subaccounts; null: no limit."""
    customRoles: NotRequired[int | None]
    """Most roles of your own; null: no limit."""
    workspaces: NotRequired[int | None]
    """Most workspaces; null: no limit."""

class LimitsChildAnswerItemsItem(TypedDict):
    id: LimitId
    """Its id."""
    value: int | None
    """Its value."""
    source: LimitSource
    """Where it came from."""

class LimitsChildAnswer(TypedDict):
    values: LimitValues
    """Values by name."""
    items: List[LimitsChildAnswerItemsItem]
    """The items of this page."""

class LimitsSetDefaultsBody(TypedDict):
    values: LimitValuesInput
    """Values by name."""

class ListedCallPhone(TypedDict):
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    own: str
    """Your number."""
    other: str | None
    """The number at the other end."""
    contact: TaskPerson | None
    """The contact, where one is known."""

class ListedCall(TypedDict):
    id: str
    """Its id."""
    agentId: str | None
    """Id of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """What the conversation came through."""
    status: CallStatus
    """Where it stands."""
    startedAt: str
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    durationMs: int
    """Duration, in milliseconds."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    outcome: CallOutcome | None
    """How the conversation went."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    phone: ListedCallPhone | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    tags: List[str]
    """Tags."""
    openTasks: int
    """How many tasks of it are open."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    updatedAt: str
    """When it was updated."""
    found: CallFound | None
    """Where the words were found."""

class LiveCallPhone(TypedDict):
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    own: str
    """Your number."""
    other: str | None
    """The number at the other end."""
    contact: TaskPerson | None
    """The contact, where one is known."""

class LiveCallStep(TypedDict):
    workflow: str | None
    """The workflow that it’s in; null in the flow itself."""
    nodeId: str
    """Id of the node."""
    title: str
    """Its title, for people."""

class LiveCallLastWords(TypedDict):
    role: CallAnalysisFieldProofRole
    """Whose words they are, or which role it is."""
    text: str
    """The words."""
    byPerson: bool
    """Whether a person said it."""

class LiveCall(TypedDict):
    id: str
    """Its id."""
    agentId: str | None
    """Id of the agent."""
    agentName: str
    """Name of the agent."""
    channel: CallChannel
    """What the conversation came through."""
    startedAt: str
    """When it was started."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    phone: LiveCallPhone | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    page: str | None
    """The page that it was opened on."""
    state: Literal["speaking", "listening", "working", "ending"]
    """What it’s doing right now."""
    step: LiveCallStep | None
    """The step that it’s in."""
    lastWords: LiveCallLastWords | None
    """What was said last."""
    turns: int
    """What was said, in order."""
    answerMs: float | None
    """Answer, in milliseconds."""
    takenBy: TaskPerson | None
    """Who took the call over; null: the agent leads it."""

class LiveCallsCallEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Length of time, in seconds."""

class LiveCallsEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Length of time, in seconds."""

class LiveCallsGetAnswer(TypedDict):
    call: LiveCall
    """The call."""
    status: CallStatus
    """Where it stands."""
    endReason: CallEndReason | None
    """Why the conversation ended."""
    turns: List[CallTurn]
    """What was said, in order."""
    values: List[LiveCallsGetValue]
    """Values by name."""
    acts: List[SupervisorCommand]
    """What people did in the call."""
    sound: Literal["both", "agent", "none"]
    """Which background sound it is."""
    canSpeak: bool
    """Whether you may speak in it."""
    flow: Flow | None
    """The conversation: its steps and the ways between them."""

class LiveCallsGetValue(TypedDict):
    name: str
    """Its name."""
    kind: Literal["slot", "variable"]
    """Which kind it is."""
    value: Json
    """Its value."""
    spoken: str
    """The value as it’s spoken."""
    canSet: bool
    """Whether you may set it."""

class LiveCallsListAnswer(TypedDict):
    items: List[LiveCall]
    """The items of this page."""

class LiveCallsListenAnswer(TypedDict):
    act: SupervisorCommand
    """What was done."""
    ticket: str
    """Opens the call’s socket, once and soon."""
    socketPath: str
    """Path of the call’s WebSocket."""

class LiveCallsSayBody(TypedDict):
    text: str
    """The words."""
    heard: NotRequired[bool]
    """What was heard."""

class LiveCallsSetValueBody(TypedDict):
    name: str
    """Its name."""
    text: str
    """The words."""

class LiveCallsWhisperBody(TypedDict):
    text: str
    """The words."""

class MakeCallConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    to: str
    """Where it ends."""
    agentId: NotRequired[str]
    """Id of the agent."""
    afterMinutes: NotRequired[int]
    """Minutes to wait before."""

class MakeCallStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["make_call"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: MakeCallConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class MakeCallStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["make_call"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: MakeCallConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class MeUser(TypedDict):
    id: str
    """Its id."""
    email: str
    """Email address of the person."""

class MeWorkspace(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name of the workspace."""
    timeZone: str
    """Time zone by its IANA name, such as `Europe/Berlin`."""

class Me(TypedDict):
    type: Literal["user", "access_token"]
    """Whether a person or an access token asks."""
    user: MeUser | None
    """The person who’s signed in; null for access tokens."""
    accessToken: AccessToken | None
    """The access token that was sent; null for people."""
    workspace: MeWorkspace
    """The workspace that requests act in."""
    permissions: RoleRow
    """What’s allowed in each area."""

class MessageData(TypedDict):
    threadId: str
    """Id of the thread."""
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    own: str
    """The agent’s own hours."""
    other: str
    """The number at the other end."""
    text: str
    """The words."""
    author: TextMessageAuthor
    """Who wrote it; null if no longer known."""
    status: TextMessageStatus
    """Whether events are sent there."""
    errorCode: int | None
    """Error code of the carrier; null: none."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    segments: int
    """SMS segments, as the carrier counts them."""
    media: int
    """How many pictures came with it."""
    callId: str | None
    """Id of the call."""
    createdAt: str
    """When it was created."""
    messageId: str
    """Id of the message."""

class MessageReceivedEvent(TypedDict):
    type: Literal["message.received"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: MessageData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class MessageStatusEvent(TypedDict):
    type: Literal["message.status"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: MessageData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class MessageThreadLast(TypedDict):
    text: str
    """What the message says."""
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    status: TextMessageStatus
    """Where the message stands, as the carrier says."""
    createdAt: str
    """When it was created."""

class MessageThread(TypedDict):
    id: str
    """Its id."""
    numberId: str | None
    """Id of the number."""
    own: str
    """The agent’s own hours."""
    other: str
    """The number at the other end."""
    contact: TaskPerson | None
    """The contact, where one is known."""
    takenBy: TaskPerson | None
    """Who took the call over; null: the agent leads it."""
    answered: bool
    """Whether it was answered."""
    optedOut: bool
    """Whether the contact is on the do-not-call list."""
    unread: int
    """How many are unread."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    last: MessageThreadLast
    """Only the last ones, or the last one."""

class MessageThreadsListQuery(TypedDict):
    other: NotRequired[str]
    """The number at the other end."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class MessagesListQuery(TypedDict):
    threadId: NotRequired[str]
    """Id of the thread."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

MessagesSendBody = TypedDict("MessagesSendBody", {
    "from": str,
    "to": str,
    "text": str,
})

class ModelRequest(TypedDict):
    id: str
    """Its id."""
    proposalId: str | None
    """Id of the proposal."""
    service: CallAnalysisMadeByProvider
    """The service."""
    model: str
    """What a connected language model may do for this agent, or the model’s name."""
    createdAt: str
    """When it was created."""
    firstMs: int | None
    """First, in milliseconds."""
    ms: int
    """How long it took, in milliseconds."""
    outcome: Literal["answered", "late", "stopped", "refused", "garbage", "broken", "unreachable", "quota", "key", "budget"]
    """How the conversation went."""
    inputTokens: int
    """Tokens that the model was given."""
    outputTokens: int
    """Tokens that the model gave."""
    isEstimated: bool
    """Whether the count is an estimate."""
    cost: int | None
    """Cost in millionths of a dollar; null: no price is known."""
    given: str
    """Whether a value may be given when a call starts."""
    gave: str
    """What the model gave."""

class ModelSetting(TypedDict):
    assist: bool
    """Whether a model helps where the script isn’t sure."""
    summary: NotRequired[bool]
    """Whether a model writes a summary, or the summary of the call."""
    facts: List[str]
    """Facts that a model may say."""
    never: List[str]
    """Words that a model must never say."""

class ModelsOfCallAnswerSummary(TypedDict):
    text: str
    """The words."""
    model: str
    """What a connected language model may do for this agent, or the model’s name."""

class ModelsOfCallAnswer(TypedDict):
    items: List[ModelRequest]
    """The items of this page."""
    summary: ModelsOfCallAnswerSummary | None
    """Whether a model writes a summary, or the summary of the call."""

class ModelsParaphraseBody(TypedDict):
    texts: List[str]
    """The texts."""
    count: NotRequired[int]
    """How many."""

class NoteCrmConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    text: str
    """The words."""

class NoteCrmStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["note_crm"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: NoteCrmConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class NoteCrmStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["note_crm"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: NoteCrmConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class NumberAtCarrier(TypedDict):
    sid: str
    """Id at the carrier."""
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""
    name: str
    """Its name."""
    can: PhoneNumberCan
    """What the number can do."""
    voiceUrl: str
    """Where the carrier asks what to do."""

class NumberHours(TypedDict):
    when: CallHoursWhen
    """When it applies."""
    own: NotRequired[BusinessHours]
    """The agent’s own hours."""
    timeZone: NotRequired[str]
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    holidays: bool
    """Days on which it’s closed, or whether it closes on holidays."""
    otherwise: OutsideHours
    """What happens outside of these hours."""

class NumberHoursInput(TypedDict):
    when: CallHoursWhen
    """When it applies."""
    own: NotRequired[BusinessHoursInput]
    """The agent’s own hours."""
    timeZone: NotRequired[str]
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    holidays: NotRequired[bool]
    """Days on which it’s closed, or whether it closes on holidays."""
    otherwise: OutsideHoursInput
    """What happens outside of these hours."""

class NumberState(TypedDict):
    set: bool
    """Whether calls arrive here."""
    problems: List[str]
    """What is wrong with the flow, each with a way to fix it."""

class OfferedNumber(TypedDict):
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""
    place: str | None
    """The step, as the page names it."""
    address: Literal["none", "any", "local", "foreign"]
    """The address, or what kind of address is needed."""
    can: PhoneNumberCan
    """What the number can do."""

class OfficeEvent(TypedDict):
    service: OfficeEventService
    """The service."""
    status: Literal["waiting", "written", "failed"]
    """Where it stands."""
    unchecked: bool
    """Whether the calendar couldn’t be checked in time."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""

OfficeEventService: TypeAlias = Literal["google", "microsoft"]

OutsideHours: TypeAlias = "CallHoursOtherwiseMessage | CallHoursOtherwiseAgent | OutsideHoursForward"

class OutsideHoursForward(TypedDict):
    do: Literal["forward"]
    """What the agent does."""

class OutsideHoursForwardInput(TypedDict):
    do: Literal["forward"]
    """What the agent does."""

OutsideHoursInput: TypeAlias = "CallHoursOtherwiseMessageInput | CallHoursOtherwiseAgentInput | OutsideHoursForwardInput"

class ParaphrasesItemsItem(TypedDict):
    of: int
    """Which state is meant."""
    text: str
    """The words."""

class Paraphrases(TypedDict):
    items: List[ParaphrasesItemsItem]
    """The items of this page."""
    madeBy: CallAnalysisMadeBy
    """The service and the model that made it."""

class Persona(TypedDict):
    goal: Dict[str, str | float | bool]
    """What the persona wants, by the name of the question."""
    says: NotRequired[Dict[str, List[str]]]
    """Words that have to be said, by part."""
    style: List[Literal["hurried", "chatty", "hesitant", "over_answers", "corrects", "wrong_answers", "speaks_over", "other_language", "asks_aside", "silent", "refuses"] | PersonaStyle]
    """How the persona talks."""
    noise: float
    """Share of words that the line loses, from 0 to 0.5."""
    seed: int
    """Number that decides what is left to chance; the same seed gives the same caller."""
    runs: int
    """How often it’s played, each time with another seed."""

class PersonaInput(TypedDict):
    goal: NotRequired[Dict[str, str | float | bool]]
    """What the persona wants, by the name of the question."""
    says: NotRequired[Dict[str, List[str]]]
    """Words that have to be said, by part."""
    style: NotRequired[List[Literal["hurried", "chatty", "hesitant", "over_answers", "corrects", "wrong_answers", "speaks_over", "other_language", "asks_aside", "silent", "refuses"] | PersonaStyle]]
    """How the persona talks."""
    noise: NotRequired[float]
    """Share of words that the line loses, from 0 to 0.5."""
    seed: NotRequired[int]
    """Number that decides what is left to chance; the same seed gives the same caller."""
    runs: NotRequired[int]
    """How often it’s played, each time with another seed."""

class PersonaStyle(TypedDict):
    hurried: NotRequired[str]
    """For `hurried`."""
    chatty: NotRequired[str]
    """For `chatty`."""
    hesitant: NotRequired[str]
    """For `hesitant`."""
    over_answers: NotRequired[str]
    """For `over_answers`."""
    corrects: NotRequired[str]
    """For `corrects`."""
    wrong_answers: NotRequired[str]
    """For `wrong_answers`."""
    speaks_over: NotRequired[str]
    """For `speaks_over`."""
    other_language: NotRequired[str]
    """For `other_language`."""
    asks_aside: NotRequired[str]
    """For `asks_aside`."""
    silent: NotRequired[str]
    """For `silent`."""
    refuses: NotRequired[str]
    """For `refuses`."""

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
    """Number to call, in E.164 form."""
    numberId: NotRequired[str]
    """Id of the number."""
    agentId: NotRequired[str]
    """Id of the agent."""
    variables: NotRequired[Dict[str, Json]]
    """Values to begin the conversation with, by name."""
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""
    overrides: NotRequired[CallsStartOverrides]
    """Settings that this conversation has in place of the agent’s."""
    respectCallingRules: NotRequired[bool]
    """Whether calling hours and consent are checked. Left out: they are."""

class PhoneNumber(TypedDict):
    id: str
    """Its id."""
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""
    name: str
    """Its name."""
    carrier: Literal["twilio", "stand-in", "sip", "signalwire", "telnyx"]
    """Who carries the number’s calls."""
    accountId: str
    """The carrier account that the number belongs to."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    can: PhoneNumberCan
    """What the number can do."""
    inboundAgentId: str | None
    """Id of the inbound agent."""
    outboundAgentId: str | None
    """Id of the outbound agent."""
    answersTexts: bool
    """Whether the agent answers text messages."""
    hours: NumberHours | None
    """The hours in which it applies."""
    fallback: str | None
    """Number that rings when no one else is there."""
    asksToAccept: bool
    """Whether who answers has to press 1 to take the call."""
    queues: bool
    """Whether callers wait in line while no line is free."""
    heardBy: PhoneNumberHeardBy
    """Who turns speech into text."""
    externalId: str | None
    """What it’s called in your own system."""
    metadata: Dict[str, str]
    """Values of your own, by name."""
    createdAt: str
    """When it was created."""

class PhoneNumberCan(TypedDict):
    voice: bool
    """Id of the voice; see `GET /v1/voices`."""
    sms: bool
    """Whether it can send and receive text messages."""

PhoneNumberHeardBy: TypeAlias = Literal["carrier", "recogniser", "relay"]

class PhoneNumbersAddTestBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    inboundAgentId: NotRequired[str | None]
    """Id of the inbound agent."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""

class PhoneNumbersAtCarrierAnswer(TypedDict):
    items: List[NumberAtCarrier]
    """The items of this page."""

class PhoneNumbersAtCarrierQuery(TypedDict):
    accountId: NotRequired[str]
    """The carrier account that is asked; left out: the first that is connected."""

class PhoneNumbersBringBody(TypedDict):
    sid: str
    """Id at the carrier."""
    inboundAgentId: NotRequired[str | None]
    """Id of the inbound agent."""
    accountId: NotRequired[str]
    """The carrier account that is asked; left out: the first that is connected."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""

class PhoneNumbersBuyBody(TypedDict):
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""
    name: str
    """Its name."""
    price: str | None
    """Price per month; null: not known."""
    country: str
    """Country as two letters, such as `US`."""
    kind: PhoneNumbersBuyKind
    """Which kind it is."""
    inboundAgentId: NotRequired[str | None]
    """Id of the inbound agent."""
    addressSid: NotRequired[str]
    """SID of the address."""
    bundleSid: NotRequired[str]
    """SID of the bundle."""
    accountId: NotRequired[str]
    """The carrier account that is asked; left out: the first that is connected."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str]]
    """Values of your own, by name."""

PhoneNumbersBuyKind: TypeAlias = Literal["local", "mobile", "toll_free"]

class PhoneNumbersListAnswer(TypedDict):
    items: List[PhoneNumber]
    """The items of this page."""

class PhoneNumbersListQuery(TypedDict):
    externalId: NotRequired[str]
    """What it’s called in your own system."""
    metadata: NotRequired[str]
    """Values of your own, by name."""

class PhoneNumbersOffersAnswerPrice(TypedDict):
    amount: str
    """The amount."""
    currency: str
    """Currency as three letters, such as `USD`."""

class PhoneNumbersOffersAnswer(TypedDict):
    items: List[OfferedNumber]
    """The items of this page."""
    price: PhoneNumbersOffersAnswerPrice | None
    """Price per month; null: not known."""

class PhoneNumbersOffersQuery(TypedDict):
    country: NotRequired[str]
    """Country as two letters, such as `US`."""
    kind: NotRequired[PhoneNumbersBuyKind]
    """Which kind it is."""
    areaCode: NotRequired[str]
    """Area code."""
    contains: NotRequired[str]
    """Digits that the number has to hold."""
    accountId: NotRequired[str]
    """The carrier account that is asked; left out: the first that is connected."""

class PhoneNumbersPapersAnswerAddressesItem(TypedDict):
    sid: str
    """Id at the carrier."""
    name: str
    """Its name."""

class PhoneNumbersPapersAnswerBundlesItem(TypedDict):
    sid: str
    """Id at the carrier."""
    name: str
    """Its name."""

class PhoneNumbersPapersAnswer(TypedDict):
    addresses: List[PhoneNumbersPapersAnswerAddressesItem]
    """Addresses in your account."""
    bundles: List[PhoneNumbersPapersAnswerBundlesItem]
    """Regulatory bundles in your account."""

class PhoneNumbersPapersQuery(TypedDict):
    country: NotRequired[str]
    """Country as two letters, such as `US`."""
    kind: NotRequired[PhoneNumbersBuyKind]
    """Which kind it is."""
    accountId: NotRequired[str]
    """The carrier account that is asked; left out: the first that is connected."""

class PhoneNumbersRemoveBody(TypedDict):
    how: Literal["release", "keep"]
    """What happens to the number at the carrier."""
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""

class PhoneNumbersUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    inboundAgentId: NotRequired[str | None]
    """Id of the inbound agent."""
    outboundAgentId: NotRequired[str | None]
    """Id of the outbound agent."""
    answersTexts: NotRequired[bool]
    """Whether the agent answers text messages."""
    hours: NotRequired[NumberHoursInput | None]
    """The hours in which it applies."""
    fallback: NotRequired[str | None]
    """Number that rings when no one else is there."""
    asksToAccept: NotRequired[bool]
    """Whether who answers has to press 1 to take the call."""
    queues: NotRequired[bool]
    """Whether callers wait in line while no line is free."""
    heardBy: NotRequired[PhoneNumberHeardBy]
    """Who turns speech into text."""
    externalId: NotRequired[str | None]
    """What it’s called in your own system."""
    metadata: NotRequired[Dict[str, str | None]]
    """Values of your own, by name."""

class Plan(TypedDict):
    price: int
    """Price per interval, in cents."""
    setupFee: int
    """Paid once, with the first payment, in cents."""
    currency: Currency
    """Currency as three letters, such as `USD`."""
    interval: PlanInterval
    """What the price is for: a month or a year."""
    trialDays: int
    """Days of the trial; 0: none."""
    trialMinutes: int
    """Minutes of the trial."""
    includedMinutes: int | None
    """Minutes a month that are included; null: any number."""
    overage: PlanOverage
    """What happens when the minutes are used up: more cost extra, or calls are refused."""
    meters: PlanMeters
    """How much of other things is included; null: any amount."""
    limits: PlanLimits
    """How much it may be used."""
    unitPrices: PlanUnitPrices
    """Prices of what isn’t included, by product, in cents."""
    id: str
    """Its id."""
    name: str
    """Its name."""
    description: str
    """What it’s for, in words."""
    version: int
    """Number of the version."""
    mostPopular: bool
    """Whether it’s marked as the most popular."""
    offered: bool
    """Whether clients find it in their list of plans."""
    status: CouponStatus
    """Where it stands."""
    subscribers: int
    """How many workspaces have it."""
    createdAt: str
    """When it was created."""

PlanAction: TypeAlias = "PlanActionEmailTeam | PlanActionEmailCaller | PlanActionSmsCaller | PlanActionTask | PlanActionRunAction"

class PlanActionEmailCaller(TypedDict):
    does: Literal["email_caller"]
    """What it does."""
    subject: str
    """Subject of the email."""
    text: str
    """The words."""

class PlanActionEmailCallerInput(TypedDict):
    does: Literal["email_caller"]
    """What it does."""
    subject: str
    """Subject of the email."""
    text: str
    """The words."""

class PlanActionEmailTeam(TypedDict):
    does: Literal["email_team"]
    """What it does."""
    subject: str
    """Subject of the email."""

class PlanActionEmailTeamInput(TypedDict):
    does: Literal["email_team"]
    """What it does."""
    subject: NotRequired[str]
    """Subject of the email."""

PlanActionInput: TypeAlias = "PlanActionEmailTeamInput | PlanActionEmailCallerInput | PlanActionSmsCallerInput | PlanActionTaskInput | PlanActionRunActionInput"

class PlanActionRunActionInputsItem(TypedDict):
    variable: str
    """Name of the value."""
    question: str
    """The question."""

class PlanActionRunAction(TypedDict):
    does: Literal["run_action"]
    """What it does."""
    actionId: str
    """Id of the action."""
    inputs: List[PlanActionRunActionInputsItem]
    """What it gets."""

class PlanActionRunActionInputInputsItem(TypedDict):
    variable: str
    """Name of the value."""
    question: str
    """The question."""

class PlanActionRunActionInput(TypedDict):
    does: Literal["run_action"]
    """What it does."""
    actionId: str
    """Id of the action."""
    inputs: NotRequired[List[PlanActionRunActionInputInputsItem]]
    """What it gets."""

class PlanActionSmsCaller(TypedDict):
    does: Literal["sms_caller"]
    """What it does."""
    text: str
    """The words."""

class PlanActionSmsCallerInput(TypedDict):
    does: Literal["sms_caller"]
    """What it does."""
    text: str
    """The words."""

class PlanActionTask(TypedDict):
    does: Literal["task"]
    """What it does."""
    kind: TaskKind
    """Which kind it is."""

class PlanActionTaskInput(TypedDict):
    does: Literal["task"]
    """What it does."""
    kind: NotRequired[TaskKind]
    """Which kind it is."""

class PlanBooking(TypedDict):
    ask: str
    """How it’s asked."""
    durationMinutes: int
    """Length of the appointment, in minutes."""
    calendars: List[str]
    """Calendars that it’s booked in."""

class PlanBookingInput(TypedDict):
    ask: NotRequired[str]
    """How it’s asked."""
    durationMinutes: NotRequired[int]
    """Length of the appointment, in minutes."""
    calendars: NotRequired[List[str]]
    """Calendars that it’s booked in."""

class PlanBranch(TypedDict):
    question: str
    """The question."""
    answers: List[str]
    """Answers that lead here, or figures on answers."""
    atLeast: float | None
    """Smallest number that leads here."""
    below: float | None
    """Numbers below this lead here."""
    say: str
    """What is said."""
    questions: List[PlanQuestion]
    """What is asked, in order."""
    leadsTo: PlanBranchLeadsTo
    """What comes next."""
    closing: str
    """What is said at the end."""

class PlanBranchInput(TypedDict):
    question: str
    """The question."""
    answers: NotRequired[List[str]]
    """Answers that lead here, or figures on answers."""
    atLeast: NotRequired[float | None]
    """Smallest number that leads here."""
    below: NotRequired[float | None]
    """Numbers below this lead here."""
    say: NotRequired[str]
    """What is said."""
    questions: NotRequired[List[PlanQuestionInput]]
    """What is asked, in order."""
    leadsTo: NotRequired[PlanBranchLeadsTo]
    """What comes next."""
    closing: NotRequired[str]
    """What is said at the end."""

PlanBranchLeadsTo: TypeAlias = Literal["go_on", "book", "finish", "hand_over", "end"]

class PlanHandOver(TypedDict):
    when: List[Literal["not_understood", "refused", "no_time", "end"]]
    """When it applies."""
    text: str
    """The words."""
    phone: str
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""

class PlanHandOverInput(TypedDict):
    when: NotRequired[List[Literal["not_understood", "refused", "no_time", "end"]]]
    """When it applies."""
    text: NotRequired[str]
    """The words."""
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""

PlanInterval: TypeAlias = Literal["month", "year"]

class PlanLimits(TypedDict):
    monthlyMinutes: NotRequired[int | None]
    """For `monthlyMinutes`."""
    monthlyChats: NotRequired[int | None]
    """For `monthlyChats`."""
    concurrentCalls: NotRequired[int | None]
    """For `concurrentCalls`."""
    apiRequests: NotRequired[int | None]
    """For `apiRequests`."""
    storageGb: NotRequired[int | None]
    """For `storageGb`."""
    agents: NotRequired[int | None]
    """For `agents`."""
    phoneNumbers: NotRequired[int | None]
    """For `phoneNumbers`."""
    integrations: NotRequired[int | None]
    """For `integrations`."""
    workflows: NotRequired[int | None]
    """For `workflows`."""
    teamMembers: NotRequired[int | None]
    """For `teamMembers`."""
    subaccounts: NotRequired[int | None]
    """For `subaccounts`."""
    customRoles: NotRequired[int | None]
    """For `customRoles`."""
    workspaces: NotRequired[int | None]
    """For `workspaces`."""

class PlanMeters(TypedDict):
    apiCalls: NotRequired[int | None]
    """For `apiCalls`."""
    agents: NotRequired[int | None]
    """For `agents`."""
    phoneNumbers: NotRequired[int | None]
    """For `phoneNumbers`."""
    sms: NotRequired[int | None]
    """For `sms`."""
    chats: NotRequired[int | None]
    """For `chats`."""
    modelTokens: NotRequired[int | None]
    """For `modelTokens`."""

PlanOverage: TypeAlias = Literal["pay_as_you_go", "stop"]

class PlanQuestion(TypedDict):
    name: str
    """Its name."""
    ask: str
    """How it’s asked."""
    type: ChatExpect
    """Its type."""
    choices: List[str]
    """What can be chosen."""
    required: bool
    """Whether it’s needed."""

class PlanQuestionInput(TypedDict):
    name: str
    """Its name."""
    ask: str
    """How it’s asked."""
    type: ChatExpect
    """Its type."""
    choices: NotRequired[List[str]]
    """What can be chosen."""
    required: NotRequired[bool]
    """Whether it’s needed."""

class PlanQuote(TypedDict):
    trialUntil: str | None
    """When the trial would end; null: no trial."""
    dueNow: int
    """What is paid now; below zero: it becomes credit."""
    nextBillingAt: str
    """When the next invoice is made."""
    nextPrice: int
    """Price at the next billing, in cents."""
    difference: int
    """What the change costs for the rest of the month, in cents; below zero: credit."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""

class PlanSubscriber(TypedDict):
    workspaceId: str
    """Id of the workspace."""
    name: str
    """Its name."""
    status: Literal["trialing", "active", "cancelled"]
    """Where it stands."""
    version: int
    """Number of the version."""
    since: str
    """Since when."""

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
    """Paid once, with the first payment, in cents."""
    currency: Currency
    """Currency as three letters, such as `USD`."""
    interval: NotRequired[PlanInterval]
    """What the price is for: a month or a year."""
    trialDays: NotRequired[int]
    """Days of the trial; 0: none."""
    trialMinutes: NotRequired[int]
    """Minutes of the trial."""
    includedMinutes: int | None
    """Minutes a month that are included; null: any number."""
    overage: PlanOverage
    """What happens when the minutes are used up: more cost extra, or calls are refused."""
    meters: NotRequired[PlanMeters]
    """How much of other things is included; null: any amount."""
    limits: NotRequired[PlanLimits]
    """How much it may be used."""
    unitPrices: NotRequired[PlanUnitPrices]
    """Prices of what isn’t included, by product, in cents."""
    name: str
    """Its name."""
    description: NotRequired[str]
    """What it’s for, in words."""

class PlansListAnswer(TypedDict):
    items: List[Plan]
    """The items of this page."""

class PlansSubscribersAnswer(TypedDict):
    items: List[PlanSubscriber]
    """The items of this page."""

class PlansUpdateBody(TypedDict):
    price: NotRequired[int]
    """Price per interval, in cents."""
    setupFee: NotRequired[int]
    """Paid once, with the first payment, in cents."""
    currency: NotRequired[Currency]
    """Currency as three letters, such as `USD`."""
    interval: NotRequired[PlanInterval]
    """What the price is for: a month or a year."""
    trialDays: NotRequired[int]
    """Days of the trial; 0: none."""
    trialMinutes: NotRequired[int]
    """Minutes of the trial."""
    includedMinutes: NotRequired[int | None]
    """Minutes a month that are included; null: any number."""
    overage: NotRequired[PlanOverage]
    """What happens when the minutes are used up: more cost extra, or calls are refused."""
    meters: NotRequired[PlanMeters]
    """How much of other things is included; null: any amount."""
    limits: NotRequired[PlanLimits]
    """How much it may be used."""
    unitPrices: NotRequired[PlanUnitPrices]
    """Prices of what isn’t included, by product, in cents."""
    name: NotRequired[str]
    """Its name."""
    description: NotRequired[str]
    """What it’s for, in words."""
    mostPopular: NotRequired[bool]
    """Whether it’s marked as the most popular."""
    offered: NotRequired[bool]
    """Whether clients find it in their list of plans."""

class PlayedLine(TypedDict):
    by: Literal["agent", "caller", "action", "note"]
    """Who or what did it."""
    text: str
    """The words."""
    turn: int
    """Number of the turn."""
    node: str
    """Id of the step."""

class PreferencesFacts(TypedDict):
    address: NotRequired[str]
    """For `address`."""
    parking: NotRequired[str]
    """For `parking`."""
    prices: NotRequired[str]
    """For `prices`."""
    people: NotRequired[str]
    """For `people`."""
    payment: NotRequired[str]
    """For `payment`."""

class PreparedSpeech(TypedDict):
    status: Literal["waiting", "making", "ready", "not_needed"]
    """Where it stands."""
    version: int
    """Number of the version."""
    sentences: int
    """Sentences that are the same in every call."""
    ready: int
    """How many of them are ready."""
    failed: int
    """Sentences that the voice couldn’t say."""
    updatedAt: str | None
    """When it was updated."""

class PressDigitsConfig(TypedDict):
    digits: str
    """Keys to press: digits, `*` and `#`; `w` waits half a second."""

class PressDigitsStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["press_digits"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: PressDigitsConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class PressDigitsStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["press_digits"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: PressDigitsConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

PromptConfig: TypeAlias = "PromptConfigInput"

class PromptConfigBooking(TypedDict):
    prompt: NotRequired[str]
    """What the agent asks."""
    title: NotRequired[str]
    """Its title, for people."""
    durationMinutes: NotRequired[int]
    """Length of the appointment, in minutes."""
    offer: NotRequired[int]
    """What is offered."""
    calendars: NotRequired[List[str]]
    """Calendars that it’s booked in."""
    attendee: NotRequired[ScheduleConfigAttendee]
    """Who the appointment is with."""

class PromptConfigInput(TypedDict):
    who: NotRequired[str]
    """Who the agent is: its name, its role, and the business it speaks for."""
    goals: List[str]
    """What it’s for, the most important goal first."""
    prompt: str
    """What the agent asks."""
    facts: NotRequired[List[str]]
    """Facts that a model may say."""
    style: NotRequired[str]
    """How the persona talks."""
    must: NotRequired[List[str]]
    """Rules that the model is told to follow."""
    mustNot: NotRequired[List[str]]
    """What it must not do or say; words in quotation marks are held back by the engine."""
    fields: NotRequired[List[SlotDef]]
    """Fields, each with its name."""
    tools: NotRequired[List[Literal["book", "change", "message", "person"]]]
    """What it can do."""
    booking: NotRequired[PromptConfigBooking]
    """What is booked; null: nothing."""
    actions: NotRequired[List[LanguageModelConfigAction]]
    """What was done, or is to be done."""
    ways: List[PromptConfigWay]
    """Ways that lead on from here."""
    knowledge: NotRequired[bool]
    """Access to the Knowledge Base."""
    folders: NotRequired[List[str]]
    """Ids of the folders that are searched; empty: all that the agent has."""
    maxTurns: NotRequired[int]
    """Turns of the caller before the way `too_long` is taken."""
    maxMinutes: NotRequired[int]
    """Longest conversation, in minutes."""

class PromptConfigWay(TypedDict):
    port: str
    """The way out of the step."""
    label: str
    """What it’s called, for people."""
    when: NotRequired[str]
    """When it applies."""
    needsFields: NotRequired[bool]
    """Whether the required fields have to be known first."""
    ask: NotRequired[str]
    """How it’s asked."""

class PromptStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["prompt"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: PromptConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class PromptStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["prompt"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: PromptConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class PronouncedAs(TypedDict):
    word: str
    """The word as it’s written."""
    spokenAs: str
    """How it’s read aloud."""
    ipa: NotRequired[str]
    """How it’s read, in the International Phonetic Alphabet."""
    matchCase: NotRequired[bool]
    """Whether only this capitalization is meant."""

class PronouncedAsInput(TypedDict):
    word: str
    """The word as it’s written."""
    spokenAs: str
    """How it’s read aloud."""
    ipa: NotRequired[str]
    """How it’s read, in the International Phonetic Alphabet."""
    matchCase: NotRequired[bool]
    """Whether only this capitalization is meant."""

class Pronunciation(TypedDict):
    id: str
    """Its id."""
    word: str
    """The word as it’s written."""
    spokenAs: str
    """How it’s read aloud."""
    createdAt: str
    """When it was created."""

class RanTests(TypedDict):
    passed: bool
    """Whether it passed; null when that isn’t known."""
    verdicts: List[RanTestsVerdict]
    """What came of each test."""
    coverage: TestCoverage
    """What tests reach."""

class RanTestsVerdict(TypedDict):
    name: str
    """Its name."""
    passed: bool
    """Whether it passed; null when that isn’t known."""
    failures: List[TestFailure]
    """What failed."""
    lines: List[PlayedLine]
    """What was said and done, line by line."""
    turns: int
    """What was said, in order."""
    runs: int
    """How often it’s played, each time with another seed."""
    failedRuns: int
    """How many runs failed."""
    shrunk: AgentTest | None
    """The shortest call that fails in the same way."""
    testId: str | None
    """Id of the test."""

ReadType: TypeAlias = Literal["text", "name", "yes_no", "number", "rating", "date", "time", "date_time", "duration", "money", "phone", "email", "code", "address"]

class RecordedSentenceRecording(TypedDict):
    seconds: float
    """How long it is, without the silence around it."""
    recordedAt: str
    """When it was recorded."""

class RecordedSentence(TypedDict):
    id: str
    """Made of the language and the text: the same sentence has the same id in each agent."""
    text: str
    """The words."""
    recording: RecordedSentenceRecording | None
    """A person’s recording of it. Null: the agent’s voice says it."""

class RecordedSentences(TypedDict):
    version: int
    """Number of the version."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    sentences: List[RecordedSentence]
    """Sentences that are the same in every call."""
    unused: List[RecordedSentence]
    """Recordings of sentences that the live version doesn’t say, or says in another language."""

class RecordedSentencesGetAnswerRecording(TypedDict):
    seconds: float
    """How long it is, without the silence around it."""
    recordedAt: str
    """When it was recorded."""

class RecordedSentencesGetAnswer(TypedDict):
    id: str
    """Made of the language and the text: the same sentence has the same id in each agent."""
    text: str
    """The words."""
    recording: RecordedSentencesGetAnswerRecording | None
    """A person’s recording of it. Null: the agent’s voice says it."""
    wav: str
    """A WAV file in base64, as calls play it."""

class RecordedSentencesRecordBody(TypedDict):
    wav: str
    """A WAV file in base64."""

class Recording(TypedDict):
    status: CallRecording
    """Where it stands."""
    startMs: int | None
    """Start, in milliseconds."""
    durationMs: int | None
    """Duration, in milliseconds."""
    bytes: int | None
    """Size in bytes."""
    waveform: List[List[int]]
    """Loudness of each side over time, from 0 to 100."""
    keptUntil: str | None
    """When it’s removed; null: not by itself."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""

class RecordingReadyEventData(TypedDict):
    callId: str
    """Id of the call."""
    durationMs: int
    """Duration, in milliseconds."""
    bytes: int
    """Size of the recording."""
    recordingUrl: str
    """Where it’s downloaded with an access token."""

class RecordingReadyEvent(TypedDict):
    type: Literal["recording.ready"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: RecordingReadyEventData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class Release(TypedDict):
    stableVersion: int
    """The version that answers the other calls."""
    candidateVersion: int
    """The version that’s being rolled out."""
    percent: int
    """Share in percent."""
    numbers: List[str]
    """Numbers that always get the new version."""
    status: Literal["running", "promoted", "stopped", "replaced"]
    """Where it stands."""
    isGuarded: bool
    """Whether it stops by itself when it fails more often."""
    startedAt: str
    """When it was started."""
    endedAt: str | None
    """When it was ended."""
    stable: VersionFigures
    """Figures of the version that was there before."""
    candidate: VersionFigures
    """Figures of the version that’s being rolled out."""

class ReleasesGetAnswer(TypedDict):
    release: Release | None
    """The rollout; null: there is none."""

class ReleasesSetAnswer(TypedDict):
    release: Release
    """The rollout; null: there is none."""

class ReleasesSetBody(TypedDict):
    percent: int
    """Share in percent."""
    numbers: NotRequired[List[str]]
    """Numbers that always get the new version."""
    version: int
    """Number of the version."""
    override: NotRequired[TestsOverride]
    """Go live although tests fail: the audit log keeps the reason."""

RememberedFact = TypedDict("RememberedFact", {
    "name": str,
    "spoken": str,
    "from": Literal["contact", "call"],
    "callId": str | None,
    "at": str,
})

class RemovedPart(TypedDict):
    part: Literal["transcript", "values", "recording"]
    """Which part of the call it was."""
    at: str
    """When it was removed."""
    days: int | None
    """After how many days; null: it wasn’t to be kept, or someone deleted it."""

class RepeatConfig(TypedDict):
    times: NotRequired[int]
    """Times that are free."""
    again: NotRequired[bool]
    """Whether it starts over when the conversation comes back."""
    counter: NotRequired[str]
    """Name of the variable that counts."""

class RepeatStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["repeat"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: RepeatConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class RepeatStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["repeat"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: RepeatConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class ReplayDifference(TypedDict):
    turn: int
    """Number of the turn."""
    event: int
    """Number of the event."""
    kind: ReplayDifferenceKind
    """Which kind it is."""
    expected: str | None
    """What should have come."""
    got: str | None
    """What came instead."""

ReplayDifferenceKind: TypeAlias = Literal["wording", "slot", "action", "path", "end", "intents", "snapshot"]

class ReplayedCall(TypedDict):
    callId: str
    """Id of the call."""
    startedAt: str
    """When it was started."""
    outcome: CallOutcome | None
    """How the conversation went."""
    same: bool
    """Whether it came out the same."""
    kind: ReplayDifferenceKind | None
    """Which kind it is."""
    differences: int
    """What’s different."""
    first: ReplayedCallFirst | None
    """The first difference; null: none."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""

class ReplayedCallFirst(TypedDict):
    turn: int
    """Number of the turn."""
    heard: str | None
    """What was heard."""
    expected: ReplayedCallFirstExpected
    """What should have come."""
    got: ReplayedCallFirstExpected | None
    """What came instead."""
    path: List[str]
    """Ids of the steps that it passes, in order."""

class ReplayedCallFirstExpected(TypedDict):
    says: List[str]
    """Words that have to be said, by part."""
    title: str
    """Its title, for people."""
    slots: List[str]
    """Answers that the caller was asked for, by name."""
    end: str | None
    """The reason for which the call has to end."""

class ReplaysRunAnswer(TypedDict):
    items: List[ReplayedCall]
    """The items of this page."""
    left: int
    """How many are left, or left at this step."""
    ms: int
    """How long it took, in milliseconds."""

class ReplaysRunBodyCalls(TypedDict):
    last: int
    """Only the last ones, or the last one."""

class ReplaysRunBodyCalls2(TypedDict):
    failed: int
    """How many failed."""

class ReplaysRunBodyCalls3(TypedDict):
    tagged: str
    """Only calls with this tag."""

class ReplaysRunBodyCalls4(TypedDict):
    ids: List[str]
    """Ids of those that are meant."""

class ReplaysRunBody(TypedDict):
    calls: ReplaysRunBodyCalls | ReplaysRunBodyCalls2 | ReplaysRunBodyCalls3 | ReplaysRunBodyCalls4
    """Calls that are counted here."""
    version: NotRequired[CallsReplayVersion]
    """Number of the version."""

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
    """Share in percent."""
    numbers: NotRequired[List[str]]
    """Numbers that always get the new version."""

class RunActionConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    actionId: str
    """Id of the action."""
    inputs: NotRequired[Dict[str, Expression]]
    """What it gets."""

class RunActionStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["run_action"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: RunActionConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class RunActionStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["run_action"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: RunActionConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class RunWorkflowConfig(TypedDict):
    workflow: str
    """The workflow that it’s in; null in the flow itself."""
    inputs: NotRequired[Dict[str, Expression]]
    """What it gets."""
    outputs: NotRequired[Dict[str, str]]
    """Values that it returns, by name."""

class RunWorkflowStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["run_workflow"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: RunWorkflowConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class RunWorkflowStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["run_workflow"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: RunWorkflowConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class SayConfig(TypedDict):
    text: str
    """The words."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""

class SayStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["say"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SayConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class SayStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["say"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SayConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Schedule(TypedDict):
    at: str
    """When it happens."""
    days: List[int]
    """Days of the week; 1 is Monday."""

class ScheduleConfig(TypedDict):
    does: NotRequired[Literal["book", "find", "move", "cancel"]]
    """What it does."""
    name: NotRequired[str]
    """Its name."""
    prompt: NotRequired[str]
    """What the agent asks."""
    title: NotRequired[str]
    """Its title, for people."""
    durationMinutes: NotRequired[int]
    """Length of the appointment, in minutes."""
    offer: NotRequired[int]
    """How many times are offered at once."""
    calendars: NotRequired[List[str]]
    """Calendars that it’s booked in."""
    attendee: NotRequired[ScheduleConfigAttendee]
    """Who the appointment is with."""
    notes: NotRequired[str]
    """Notes of people, or on how the test was made."""

class ScheduleConfigAttendee(TypedDict):
    name: NotRequired[str]
    """Its name."""
    email: NotRequired[str]
    """Email address."""
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""

class ScheduleInput(TypedDict):
    at: str
    """When it happens."""
    days: List[int]
    """Days of the week; 1 is Monday."""

class ScheduleStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["schedule"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: ScheduleConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class ScheduleStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["schedule"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: ScheduleConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Scorecard(TypedDict):
    not_understood: SignPoints
    """Turns that weren’t understood."""
    asked_twice: SignPoints
    """Questions that were asked again."""
    dead_air: SignPoints
    """Silences of the agent."""
    slow_answer: SignPoints
    """Answers that came late."""
    caller_angry: SignPoints
    """Callers who got angry."""
    interrupted: SignPoints
    """Whether the caller interrupted it."""
    action_failed: SignPoints
    """Actions that failed."""
    left_early: SignPoints
    """Callers who left before the end."""
    promise_made: SignPoints
    """Promises that someone has to keep."""

class SendEmailConfig(TypedDict):
    to: str
    """Where it ends."""
    subject: str
    """Subject of the email."""
    body: str
    """Body of the message or request."""
    attach_appointment: NotRequired[bool]
    """Whether the booked appointment is attached as a calendar file."""
    appointment: NotRequired[str]
    """Name of the variable with the appointment."""
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""

class SendEmailStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["send_email"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SendEmailConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class SendEmailStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["send_email"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SendEmailConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class SendSmsConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    to: str
    """Where it ends."""
    text: str
    """The words."""

class SendSmsStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["send_sms"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SendSmsConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class SendSmsStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["send_sms"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SendSmsConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class ServerToolInputsItem(TypedDict):
    name: str
    """Its name."""
    type: str
    """Its type."""
    required: bool
    """Whether it’s needed."""
    description: str
    """What it’s for, in words."""

class ServerTool(TypedDict):
    name: str
    """Its name."""
    title: str
    """As its server calls it"""
    description: str
    """What its server says it does; Parley hasn’t checked it"""
    state: Literal["offered", "allowed", "changed", "gone"]
    """What it’s doing right now."""
    hash: str
    """Of its name, description, and schemas: what you allow is this and nothing else"""
    looksOnly: bool
    """Its server says that it changes nothing"""
    inputs: List[ServerToolInputsItem]
    """What it’s given"""
    outputs: List[str]
    """Members of its result, as far as its server says; otherwise it answers `text`"""

class SetVariableConfigSetItem(TypedDict):
    name: str
    """Its name."""
    value: Expression
    """Its value."""

class SetVariableConfig(TypedDict):
    set: List[SetVariableConfigSetItem]
    """Whether calls arrive here."""

class SetVariableStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["set_variable"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SetVariableConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class SetVariableStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["set_variable"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SetVariableConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class SignPoints(TypedDict):
    each: int
    """Points that each occurrence takes off."""
    most: int
    """Points that this sign takes off at most."""

class SipAccountNumbersItem(TypedDict):
    id: str
    """Its id."""
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""
    inboundAgentId: str | None
    """Id of the inbound agent."""

class SipAccount(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    server: str
    """Host of the PBX, the router or the provider, with a port where it isn’t the usual one."""
    user: str
    """Extension or user name."""
    authUser: str | None
    """Name that the server asks for, where it isn’t the user; null: the user."""
    proxy: str | None
    """Where requests go instead of to the server; null: to the server."""
    transport: SipAccountTransport
    """How the server is reached."""
    encryption: SipAccountEncryption
    """Whether sound is encrypted by SRTP: never, if the server can, or always."""
    certificate: str | None
    """SHA-256 fingerprint of a certificate that the PBX made itself; null: an authority has to vouch for it."""
    country: str
    """Country as two letters, such as `US`."""
    numberForm: SipAccountNumberForm
    """How numbers are dialed: `+49…`, `0049…`, `49…`, or as in the account’s country."""
    allowedCountries: List[str]
    """Countries that may be called; extensions always may."""
    minutesPerDay: int | None
    """Most call minutes of all visitors in 24 hours."""
    maxCalls: int
    """Most calls at once, both directions together."""
    state: Literal["trying", "registered", "failed", "lost"]
    """What it’s doing right now."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    registeredUntil: str | None
    """Until when the server keeps the registration; null: it doesn’t."""
    hasSpeechToText: bool
    """Whether a speech-to-text service is connected; without one, no call is taken."""
    numbers: List[SipAccountNumbersItem]
    """Numbers that always get the new version."""
    createdAt: str
    """When it was created."""

SipAccountEncryption: TypeAlias = Literal["off", "wanted", "must"]

SipAccountNumberForm: TypeAlias = Literal["plus", "zeros", "digits", "national"]

SipAccountTransport: TypeAlias = Literal["udp", "tcp", "tls"]

class SipAccountsAddNumberBody(TypedDict):
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""
    name: str
    """Its name."""
    inboundAgentId: NotRequired[str | None]
    """Id of the inbound agent."""

class SipAccountsCreateBody(TypedDict):
    name: str
    """Its name."""
    server: str
    """Host of the PBX, the router or the provider, with a port where it isn’t the usual one."""
    user: str
    """Extension or user name."""
    password: str
    """The person’s password."""
    authUser: NotRequired[str | None]
    """Name that the server asks for, where it isn’t the user; null: the user."""
    proxy: NotRequired[str | None]
    """Where requests go instead of to the server; null: to the server."""
    transport: NotRequired[SipAccountTransport]
    """How the server is reached."""
    encryption: NotRequired[SipAccountEncryption]
    """Whether sound is encrypted by SRTP: never, if the server can, or always."""
    certificate: NotRequired[str | None]
    """SHA-256 fingerprint of a certificate that the PBX made itself; null: an authority has to vouch for it."""
    country: NotRequired[str]
    """Country as two letters, such as `US`."""
    numberForm: NotRequired[SipAccountNumberForm]
    """How numbers are dialed: `+49…`, `0049…`, `49…`, or as in the account’s country."""
    allowedCountries: NotRequired[List[str]]
    """Countries that may be called; extensions always may."""
    minutesPerDay: NotRequired[int | None]
    """Most call minutes of all visitors in 24 hours."""
    maxCalls: NotRequired[int]
    """Most calls at once, both directions together."""
    number: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`."""
    inboundAgentId: NotRequired[str | None]
    """Id of the inbound agent."""

class SipAccountsListAnswer(TypedDict):
    items: List[SipAccount]
    """The items of this page."""

class SipAccountsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Its name."""
    server: NotRequired[str]
    """Host of the PBX, the router or the provider, with a port where it isn’t the usual one."""
    user: NotRequired[str]
    """Extension or user name."""
    password: NotRequired[str]
    """The person’s password."""
    authUser: NotRequired[str | None]
    """Name that the server asks for, where it isn’t the user; null: the user."""
    proxy: NotRequired[str | None]
    """Where requests go instead of to the server; null: to the server."""
    transport: NotRequired[SipAccountTransport]
    """How the server is reached."""
    encryption: NotRequired[SipAccountEncryption]
    """Whether sound is encrypted by SRTP: never, if the server can, or always."""
    certificate: NotRequired[str | None]
    """SHA-256 fingerprint of a certificate that the PBX made itself; null: an authority has to vouch for it."""
    country: NotRequired[str]
    """Country as two letters, such as `US`."""
    numberForm: NotRequired[SipAccountNumberForm]
    """How numbers are dialed: `+49…`, `0049…`, `49…`, or as in the account’s country."""
    allowedCountries: NotRequired[List[str]]
    """Countries that may be called; extensions always may."""
    minutesPerDay: NotRequired[int | None]
    """Most call minutes of all visitors in 24 hours."""
    maxCalls: NotRequired[int]
    """Most calls at once, both directions together."""

class SipTestStepsItem(TypedDict):
    step: Literal["resolved", "reached", "password", "registered", "called"]
    """The step that it’s in."""
    result: Literal["ok", "failed", "skipped"]
    """How it went."""
    detail: str
    """What’s wrong."""

class SipTest(TypedDict):
    ok: bool
    """Whether it succeeded; null: not known yet."""
    steps: List[SipTestStepsItem]
    """The steps that it’s about, or that were run."""

class SlotDef(TypedDict):
    name: str
    """Its name."""
    type: ChatExpect
    """Its type."""
    prompt: str
    """What the agent asks."""
    reprompts: NotRequired[List[str]]
    """How often the agent asks again."""
    confirm: NotRequired[Literal["auto", "never", "implicit", "explicit"]]
    """How the answer is confirmed: read back and asked (`explicit`), named in the next sentence (`implicit`), not at all (`never`), or by its type (`auto`)."""
    prefill: NotRequired[bool]
    """Whether it’s filled from what is known of the caller."""
    sensitive: NotRequired[bool]
    """Whether it’s hidden wherever calls are shown."""
    required: NotRequired[bool]
    """Whether it’s needed."""
    maxAttempts: NotRequired[int]
    """Answers that may not be understood before the way `no_match` is taken."""
    choices: NotRequired[List[Choice]]
    """What can be chosen."""
    min: NotRequired[float]
    """Shortest wait, in milliseconds."""
    max: NotRequired[float]
    """Longest wait, in milliseconds."""

class SoftPhoneOpenAnswer(TypedDict):
    ticket: str
    """Opens the call’s socket, once and soon."""
    socketPath: str
    """Path of the call’s WebSocket."""

class SpeechAddPronunciationBody(TypedDict):
    word: str
    """The word as it’s written."""
    spokenAs: str
    """How it’s read aloud."""

class SpeechClip(TypedDict):
    id: str
    """Its id."""
    status: Literal["queued", "running", "done", "failed"]
    """Where it stands."""
    progress: float
    """Share that’s done, from 0 to 1."""
    text: str
    """The text to speak."""
    voice: str
    """Id of the voice; see `GET /v1/voices`."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    speed: float
    """Pace of the voice; 1 is normal."""
    format: SpeechClipFormat
    """Format of the audio or the file."""
    sampleRate: int
    """Samples per second."""
    characters: int
    """How many characters."""
    durationSeconds: float | None
    """Length in seconds."""
    audioUrl: str | None
    """URL of the audio; null: not ready yet."""
    marksUrl: str | None
    """URL of the times of words; null: not ready yet."""
    captionsUrl: str | None
    """URL of the captions as WebVTT; null: not ready yet."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    createdAt: str
    """When it was created."""
    expiresAt: str
    """When it expires."""

SpeechClipFormat: TypeAlias = Literal["mp3", "wav", "ogg", "aac", "flac", "pcm", "mulaw"]

class SpeechClipsQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class SpeechCreateClipBody(TypedDict):
    text: str
    """The text to speak."""
    voice: NotRequired[str]
    """Id of a voice, see GET /v1/voices"""
    language: NotRequired[str]
    """For example en-US; detected from the text’s script if left out"""
    format: NotRequired[SpeechSpeakFormat]
    """Format of the audio or the file."""
    speed: NotRequired[float]
    """Pace of the voice; 1 is normal."""
    sample_rate: NotRequired[SpeechSpeakSampleRate]
    """Samples per second; each format has its own choices, see GET /v1/status"""
    bitrate: NotRequired[SpeechSpeakBitrate]
    """Kilobits per second, for mp3, ogg, and aac"""

class SpeechFile(TypedDict):
    id: str
    """Its id."""
    audio_url: str
    """URL of the audio."""
    duration: float
    """Length in seconds."""
    voice: str
    """Id of the voice; see `GET /v1/voices`."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    format: SpeechClipFormat
    """Format of the audio or the file."""
    sample_rate: int
    """Samples per second."""
    characters: int
    """How many characters."""
    marks_url: str
    """URL of the times of words."""
    captions_url: str
    """URL of the captions as WebVTT."""
    expires_at: str
    """Until when the URLs work."""

class SpeechPronunciationsAnswer(TypedDict):
    items: List[Pronunciation]
    """The items of this page."""

SpeechSpeakBitrate: TypeAlias = "Literal[32, 40, 48, 64, 80, 96, 112, 128, 160, 192, 16, 24]"

class SpeechSpeakBody(TypedDict):
    text: str
    """Plain text, or SSML in <speak>…</speak>"""
    voice: NotRequired[str]
    """Id of a voice, see GET /v1/voices"""
    language: NotRequired[str]
    """For example en-US; detected from the text’s script if left out"""
    format: NotRequired[SpeechSpeakFormat]
    """Format of the audio or the file."""
    speed: NotRequired[float]
    """Pace of the voice; 1 is normal."""
    sample_rate: NotRequired[SpeechSpeakSampleRate]
    """Samples per second; each format has its own choices, see GET /v1/status"""
    bitrate: NotRequired[SpeechSpeakBitrate]
    """Kilobits per second, for mp3, ogg, and aac"""

SpeechSpeakFormat: TypeAlias = Literal["mp3", "wav", "ogg", "aac", "flac", "pcm", "mulaw", "opus", "ulaw"]

SpeechSpeakSampleRate: TypeAlias = "Literal[8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000]"

class SpeechSpokenFormAnswer(TypedDict):
    spoken: str
    """The value as it’s spoken."""
    language: str
    """Language as a BCP 47 tag, such as `de-DE`."""
    characters: int
    """How many characters."""

class SpeechSpokenFormBody(TypedDict):
    text: str
    """The text to speak."""
    language: NotRequired[str]
    """Language as a BCP 47 tag, such as `de-DE`."""

class SpeechUsage(TypedDict):
    plan: str
    """Name of the plan, or the plan itself."""
    used: int
    """How much is used."""
    limit: int | None
    """How many items the page has at most."""
    remaining: int | None
    """How much is left; null: no limit."""
    resetsAt: str
    """When the count starts again."""

class StartConfig(TypedDict):
    greeting: NotRequired[str]
    """What callers hear first."""
    disclosure: NotRequired[str]
    """A notice that the caller has to hear in full, such as “This call may be recorded.”"""
    recording: NotRequired[Literal["off", "told", "asked"]]
    """Where the recording stands."""
    consent: NotRequired[str]
    """What visitors agree to by starting, or the consent itself."""

class StartStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["start"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: StartConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class StartStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["start"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: StartConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

StartStepMode: TypeAlias = Literal["scripted", "assisted"]

StepId: TypeAlias = Literal["documentation", "hubspot", "twilio"]

class StepTiming(TypedDict):
    waitMs: NotRequired[int]
    """Wait, in milliseconds."""
    longestMs: NotRequired[int]
    """Longest, in milliseconds."""
    silenceMs: NotRequired[int]
    """Silence, in milliseconds."""

class StepTimingInput(TypedDict):
    waitMs: NotRequired[int]
    """Wait, in milliseconds."""
    longestMs: NotRequired[int]
    """Longest, in milliseconds."""
    silenceMs: NotRequired[int]
    """Silence, in milliseconds."""

class StoredTest(TypedDict):
    id: str
    """Its id."""
    test: AgentTest
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    updatedAt: str
    """When it was updated."""
    passed: bool | None
    """Whether it passed; null when that isn’t known."""

class Subaccount(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    status: SubaccountStatus
    """Where it stands."""
    suspendedBecause: str | None
    """Why it was suspended; null: it isn’t."""
    contactEmail: str | None
    """Where mail to the team, and to those responsible, goes."""
    owner: Literal["held", "invited", "own"]
    """Whether someone owns it, or was asked to."""
    invitedEmail: str | None
    """Address of the person who was asked to own it; null: no one."""
    members: int
    """How many members."""
    agents: int
    """Figures by agent."""
    calls: int
    """Calls that are counted here."""
    minutes: float
    """Length of time, in minutes."""
    createdAt: str
    """When it was created."""
    goneAt: str | None
    """When it can’t be restored anymore; null: it isn’t deleted."""

class SubaccountPlan(TypedDict):
    subscription: Subscription | None
    """The plan that the workspace has; null: none."""
    offers: List[SubaccountPlanOffer]
    """What is offered."""

class SubaccountPlanOffer(TypedDict):
    price: int
    """Price per interval, in cents."""
    setupFee: int
    """Paid once, with the first payment, in cents."""
    currency: Currency
    """Currency as three letters, such as `USD`."""
    interval: PlanInterval
    """What the price is for: a month or a year."""
    trialDays: int
    """Days of the trial; 0: none."""
    trialMinutes: int
    """Minutes of the trial."""
    includedMinutes: int | None
    """Minutes a month that are included; null: any number."""
    overage: PlanOverage
    """What happens when the minutes are used up: more cost extra, or calls are refused."""
    meters: PlanMeters
    """How much of other things is included; null: any amount."""
    limits: PlanLimits
    """How much it may be used."""
    unitPrices: PlanUnitPrices
    """Prices of what isn’t included, by product, in cents."""
    id: str
    """Its id."""
    name: str
    """Its name."""
    description: str
    """What it’s for, in words."""
    mostPopular: bool
    """Whether it’s marked as the most popular."""
    version: int
    """Number of the version."""
    current: bool
    """Whether it’s the one in use."""
    quote: PlanQuote
    """The words, as they were said."""
    own: ClientPrice
    """The agent’s own hours."""

SubaccountStatus: TypeAlias = Literal["active", "suspended", "deleted", "left"]

class SubaccountTemplate(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    settings: TemplateSettings
    """Its settings."""
    createdAt: str
    """When it was created."""

class SubaccountTemplatesListAnswer(TypedDict):
    items: List[SubaccountTemplate]
    """The items of this page."""

class SubaccountUsage(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    status: SubaccountStatus
    """Where it stands."""
    calls: int
    """Calls that are counted here."""
    minutes: float
    """Length of time, in minutes."""
    characters: int
    """How many characters."""

class SubaccountsCreateBody(TypedDict):
    name: str
    """Its name."""
    ownerEmail: NotRequired[str]
    """Address of the person who’s asked to own it."""
    contactEmail: NotRequired[str]
    """Where mail to the team, and to those responsible, goes."""
    templateId: NotRequired[str]
    """Id of the template."""
    planId: NotRequired[str]
    """Id of the plan."""
    limits: NotRequired[LimitValuesInput]
    """How much it may be used."""
    billingProfile: NotRequired[BillingProfile]
    """Who it is on invoices."""

class SubaccountsImportAnswer(TypedDict):
    items: List[ImportedRow]
    """The items of this page."""

class SubaccountsImportBody(TypedDict):
    csv: str
    """The rows, as CSV with a heading."""
    dryRun: NotRequired[bool]
    """Whether it’s only checked, and nothing is made."""

class SubaccountsInviteOwnerBody(TypedDict):
    email: str
    """Email address."""

class SubaccountsListAnswer(TypedDict):
    items: List[Subaccount]
    """The items of this page."""
    limit: int | None
    """How many items the page has at most."""

class SubaccountsPermissionsAnswer(TypedDict):
    levels: RoleRow
    """Access by area."""

class SubaccountsSetPlanBody(TypedDict):
    planId: str
    """Id of the plan."""
    couponId: NotRequired[str]
    """Id of the coupon."""

class SubaccountsSetPriceBody(TypedDict):
    price: int | None
    """Price per month; null: not known."""
    setupFee: int | None
    """Paid once, with the first payment, in cents."""

class SubaccountsSuspendBody(TypedDict):
    because: str
    """Why it was closed."""

class SubaccountsUsageAnswerDaysItem(TypedDict):
    date: str
    """The day."""
    calls: int
    """Calls that are counted here."""
    minutes: float
    """Length of time, in minutes."""

class SubaccountsUsageAnswer(TypedDict):
    items: List[SubaccountUsage]
    """The items of this page."""
    days: List[SubaccountsUsageAnswerDaysItem]
    """Days of the week; 1 is Monday."""

class SubaccountsUsageQuery(TypedDict):
    days: NotRequired[float]
    """Days of the week; 1 is Monday."""

class Subflow(TypedDict):
    name: str
    """Its name."""
    nodes: List[FlowNode]
    """The steps."""
    edges: List[FlowEdge]
    """Ways from a step’s port to the next step."""
    variables: NotRequired[List[VariableDef]]
    """Values of the flow besides slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes of people, or on how the test was made."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas, or groups of what’s alike."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    workflowId: str | None
    """Id of the workflow."""
    workflowVersion: int
    """Version of the workflow that it runs."""
    outputs: List[str]
    """Values that it returns, by name."""

class SubflowInput(TypedDict):
    name: str
    """Its name."""
    nodes: List[FlowNodeInput]
    """The steps."""
    edges: List[FlowEdge]
    """Ways from a step’s port to the next step."""
    variables: NotRequired[List[VariableDefInput]]
    """Values of the flow besides slots, by name."""
    notes: NotRequired[List[FlowNote]]
    """Notes of people, or on how the test was made."""
    groups: NotRequired[List[FlowGroup]]
    """Groups of steps on the canvas, or groups of what’s alike."""
    translations: NotRequired[List[FlowTranslation]]
    """Texts in other languages."""
    workflowId: str | None
    """Id of the workflow."""
    workflowVersion: int
    """Version of the workflow that it runs."""
    outputs: NotRequired[List[str]]
    """Values that it returns, by name."""

class SubscriptionDiscount(TypedDict):
    code: str
    """Its code."""
    left: int | None
    """How many are left, or left at this step."""
    duration: CouponDuration
    """Length in seconds."""

class Subscription(TypedDict):
    id: str
    """Its id."""
    planId: str
    """Id of the plan."""
    plan: str
    """Name of the plan, or the plan itself."""
    status: Literal["trialing", "active"]
    """Where it stands."""
    price: int
    """Price per month; null: not known."""
    currency: Currency
    """Currency as three letters, such as `USD`."""
    interval: PlanInterval
    """What the price is for: a month or a year."""
    overage: PlanOverage
    """What happens when the minutes are used up: more cost extra, or calls are refused."""
    includedMinutes: int | None
    """Minutes a month that are included; null: any number."""
    unitPrices: PlanUnitPrices
    """Prices of what isn’t included, by product, in cents."""
    startedAt: str
    """When it was started."""
    periodStartedAt: str
    """When it was period started."""
    paidUntil: str
    """Until when the price is paid."""
    discount: SubscriptionDiscount | None
    """The discount; null: none."""
    nextBillingAt: str
    """When the next invoice is made."""
    endsWithPeriod: bool
    """Whether it ends when the paid time is over."""

class SupervisorCommand(TypedDict):
    seq: int
    """Number of the turn in the call, from 0."""
    kind: Literal["listen", "whisper", "set", "take_over", "say", "hand_back", "end"]
    """Which kind it is."""
    text: str | None
    """The words."""
    name: str | None
    """Its name."""
    by: TaskPerson
    """Who or what did it."""
    at: str
    """When it happens."""
    taken: bool
    """How often it was taken."""

class Suppression(TypedDict):
    id: str
    """Its id."""
    kind: SuppressionKind
    """Which kind it is."""
    address: str | None
    """The address, or what kind of address is needed."""
    reason: str
    """Why, in words."""
    source: Literal["by_hand", "api", "call", "message"]
    """Where it came from."""
    createdAt: str
    """When it was created."""

SuppressionKind: TypeAlias = Literal["phone", "email"]

class SuppressionsAddBody(TypedDict):
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    email: NotRequired[str]
    """Email address."""
    reason: NotRequired[str]
    """Why, in words."""

class SuppressionsListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class SwitchConfigCasesItem(TypedDict):
    port: str
    """The way out of the step."""
    label: str
    """What it’s called, for people."""
    values: List[str | float | bool]
    """Values by name."""

class SwitchConfig(TypedDict):
    on: Expression
    """What it applies to: the kind or the name of an action."""
    cases: List[SwitchConfigCasesItem]
    """The cases, tried in order."""
    words: NotRequired[str]
    """Words, or how many words it takes."""

class SwitchStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["switch"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SwitchConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class SwitchStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["switch"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: SwitchConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Synonym(TypedDict):
    id: str
    """Its id."""
    word: str
    """The word as it’s written."""
    meaning: str
    """What it stands for."""

class TagConfig(TypedDict):
    tags: NotRequired[List[str]]
    """Tags."""
    outcome: NotRequired[Literal["success", "failure", "neutral", "unchanged"]]
    """How the conversation went."""

class TagStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["tag"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: TagConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class TagStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["tag"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: TagConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class Task(TypedDict):
    id: str
    """Its id."""
    kind: TaskKind
    """Which kind it is."""
    summary: str
    """Whether a model writes a summary, or the summary of the call."""
    phone: str | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    callerName: str | None
    """Name that the caller gave."""
    callId: str | None
    """Id of the call."""
    agentId: str | None
    """Id of the agent."""
    agentName: str | None
    """Name of the agent."""
    node: str | None
    """Id of the step."""
    turns: List[int]
    """What was said, in order."""
    status: TaskStatus
    """Where it stands."""
    assignee: TaskPerson | None
    """Who it’s assigned to."""
    dueAt: str
    """When it’s due."""
    overdue: bool
    """Whether it’s past due."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    createdAt: str
    """When it was created."""
    createdBy: TaskPerson | None
    """Who created it; null: the agent."""
    completedAt: str | None
    """When it was completed."""
    completedBy: TaskPerson | None
    """Who completed it."""

class TaskCreatedEvent(TypedDict):
    type: Literal["task.created"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: TaskData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class TaskData(TypedDict):
    taskId: str
    """Id of the task."""
    kind: TaskKind
    """Which kind it is."""
    status: TaskStatus
    """Whether events are sent there."""
    summary: str
    """What has to be done."""
    phone: str | None
    """Number to call back, in E.164."""
    callerName: str | None
    """Name that the caller gave."""
    callId: str | None
    """Id of the call."""
    agentId: str | None
    """Id of the agent."""
    assigneeId: str | None
    """Who it’s assigned to; null: no one."""
    dueAt: str
    """When it’s due."""
    test: bool
    """Whether it comes from a test call."""

class TaskDetailSaidItem(TypedDict):
    seq: int
    """Number of the turn in the call, from 0."""
    role: CallAnalysisFieldProofRole
    """Whose words they are, or which role it is."""
    text: str
    """The words."""

class TaskDetailCollectedItem(TypedDict):
    name: str
    """Its name."""
    spoken: str
    """The value as it’s spoken."""

class TaskDetail(TypedDict):
    id: str
    """Its id."""
    kind: TaskKind
    """Which kind it is."""
    summary: str
    """Whether a model writes a summary, or the summary of the call."""
    phone: str | None
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    callerName: str | None
    """Name that the caller gave."""
    callId: str | None
    """Id of the call."""
    agentId: str | None
    """Id of the agent."""
    agentName: str | None
    """Name of the agent."""
    node: str | None
    """Id of the step."""
    turns: List[int]
    """What was said, in order."""
    status: TaskStatus
    """Where it stands."""
    assignee: TaskPerson | None
    """Who it’s assigned to."""
    dueAt: str
    """When it’s due."""
    overdue: bool
    """Whether it’s past due."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    createdAt: str
    """When it was created."""
    createdBy: TaskPerson | None
    """Who created it; null: the agent."""
    completedAt: str | None
    """When it was completed."""
    completedBy: TaskPerson | None
    """Who completed it."""
    notes: List[TaskNote]
    """Notes of people, or on how the test was made."""
    said: List[TaskDetailSaidItem]
    """What was said."""
    collected: List[TaskDetailCollectedItem]
    """What the caller was asked, by name."""

TaskKind: TypeAlias = Literal["call_back", "message", "follow_up"]

class TaskNote(TypedDict):
    id: str
    """Its id."""
    author: TaskPerson | None
    """Who wrote it; null if no longer known."""
    text: str
    """The words."""
    createdAt: str
    """When it was created."""

class TaskPerson(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""

TaskStatus: TypeAlias = Literal["open", "done"]

class TaskUpdatedEvent(TypedDict):
    type: Literal["task.updated"]
    """What happened."""
    timestamp: str
    """When it happened."""
    data: TaskData
    """The items."""
    test: NotRequired[Literal[True]]
    """There, and true, where someone only tries the webhook."""

class TasksCountsAnswer(TypedDict):
    open: int
    """What’s open."""
    mine: int
    """How many are assigned to you."""
    overdue: int
    """Whether it’s past due."""

class TasksCreateAnswer(TypedDict):
    id: str
    """Its id."""
    dueAt: str
    """When it’s due."""

class TasksCreateBody(TypedDict):
    kind: NotRequired[TaskKind]
    """Which kind it is."""
    summary: str
    """Whether a model writes a summary, or the summary of the call."""
    phone: NotRequired[str | None]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""
    callerName: NotRequired[str | None]
    """Name that the caller gave."""
    callId: NotRequired[str | None]
    """Id of the call."""
    assigneeId: NotRequired[str | None]
    """Id of the assignee."""
    dueAt: NotRequired[str]
    """When it’s due."""

TasksListOverdue: TypeAlias = Literal["true", "false"]

class TasksListQuery(TypedDict):
    status: NotRequired[TaskStatus]
    """Where it stands."""
    assignee: NotRequired[Literal["me", "none"] | str]
    """Who it’s assigned to."""
    agentId: NotRequired[str]
    """Id of the agent."""
    callId: NotRequired[str]
    """Id of the call."""
    kind: NotRequired[TaskKind]
    """Which kind it is."""
    overdue: NotRequired[TasksListOverdue]
    """Whether it’s past due."""
    test: NotRequired[TasksListOverdue]
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class TasksPeopleAnswerItemsItem(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    you: bool
    """Whether that’s you."""

class TasksPeopleAnswer(TypedDict):
    items: List[TasksPeopleAnswerItemsItem]
    """The items of this page."""

class TasksUpdateBody(TypedDict):
    assigneeId: NotRequired[str | None]
    """Id of the assignee."""
    dueAt: NotRequired[str]
    """When it’s due."""
    done: NotRequired[bool]
    """Whether it’s done, or what was done."""
    note: NotRequired[str]
    """A note for people."""

class TemplateSettings(TypedDict):
    timeZone: NotRequired[str]
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    language: NotRequired[AgentLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    businessHours: NotRequired[BusinessHours]
    """When it can be booked; null: the workspace’s business hours."""
    facts: NotRequired[PreferencesFacts]
    """Facts that a model may say."""
    limits: LimitValues
    """How much it may be used."""
    agentIds: List[str]
    """Ids of the agents."""
    roleIds: List[str]
    """Ids of the roles."""
    planId: NotRequired[str]
    """Id of the plan."""
    permissions: NotRequired[RoleRow]
    """What you may do, by area."""

class TestAction(TypedDict):
    on: str
    """What it applies to: the kind or the name of an action."""
    when: NotRequired[str]
    """When it applies."""
    times: NotRequired[List[str]]
    """Times that are free."""
    appointments: NotRequired[List[str]]
    """Appointments that the caller has."""
    answer: NotRequired[str | None]
    """The answer."""
    output: NotRequired[Json]
    """What it returned."""
    fail: NotRequired[str]
    """Code that the action fails with."""
    once: NotRequired[bool]
    """Whether it answers only once."""

class TestActionInput(TypedDict):
    on: str
    """What it applies to: the kind or the name of an action."""
    when: NotRequired[str]
    """When it applies."""
    times: NotRequired[List[str]]
    """Times that are free."""
    appointments: NotRequired[List[str]]
    """Appointments that the caller has."""
    answer: NotRequired[str | None]
    """The answer."""
    output: NotRequired[Json]
    """What it returned."""
    fail: NotRequired[str]
    """Code that the action fails with."""
    once: NotRequired[bool]
    """Whether it answers only once."""

class TestCoverageNodesMissingItem(TypedDict):
    workflow: str | None
    """The workflow that it’s in; null in the flow itself."""
    node: str
    """Id of the step."""

class TestCoverageNodes(TypedDict):
    reached: int
    """How many of them tests reach."""
    all: int
    """How many there are."""
    missing: List[TestCoverageNodesMissingItem]
    """What no test reaches."""

class TestCoverageSlotsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that it’s in; null in the flow itself."""
    node: str
    """Id of the step."""
    slot: str
    """Name of the slot."""
    way: Literal["filled", "corrected", "refused", "no_match", "silence"]
    """The way it was left by."""

class TestCoverageSlots(TypedDict):
    reached: int
    """How many of them tests reach."""
    all: int
    """How many there are."""
    missing: List[TestCoverageSlotsMissingItem]
    """What no test reaches."""

class TestCoverageActionsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that it’s in; null in the flow itself."""
    node: str
    """Id of the step."""
    result: Literal["ok", "error"]
    """How it went."""

class TestCoverageActions(TypedDict):
    reached: int
    """How many of them tests reach."""
    all: int
    """How many there are."""
    missing: List[TestCoverageActionsMissingItem]
    """What no test reaches."""

class TestCoverage(TypedDict):
    nodes: TestCoverageNodes
    """The steps."""
    ports: TestCoveragePorts
    """The ways out of steps."""
    outcomes: TestCoveragePorts
    """How conversations end, and which of that tests reach."""
    slots: TestCoverageSlots
    """Answers that the caller was asked for, by name."""
    actions: TestCoverageActions
    """What was done, or is to be done."""

class TestCoveragePortsMissingItem(TypedDict):
    workflow: str | None
    """The workflow that it’s in; null in the flow itself."""
    node: str
    """Id of the step."""
    port: str
    """The way out of the step."""

class TestCoveragePorts(TypedDict):
    reached: int
    """How many of them tests reach."""
    all: int
    """How many there are."""
    missing: List[TestCoveragePortsMissingItem]
    """What no test reaches."""

class TestExpectation(TypedDict):
    end: NotRequired[str]
    """The reason for which the call has to end."""
    path: NotRequired[List[str]]
    """Ids of the steps that it passes, in order."""
    slots: NotRequired[Dict[str, Json]]
    """Answers that the caller was asked for, by name."""
    actions: NotRequired[List[TurnExpectationAction]]
    """What was done, or is to be done."""
    not_actions: NotRequired[List[str]]
    """Actions that must not be done."""
    says: NotRequired[List[str]]
    """Words that have to be said, by part."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    max_turns: NotRequired[int]
    """How many turns it may take."""

class TestExpectationInput(TypedDict):
    end: NotRequired[str]
    """The reason for which the call has to end."""
    path: NotRequired[List[str]]
    """Ids of the steps that it passes, in order."""
    slots: NotRequired[Dict[str, Json]]
    """Answers that the caller was asked for, by name."""
    actions: NotRequired[List[TurnExpectationAction]]
    """What was done, or is to be done."""
    not_actions: NotRequired[List[str]]
    """Actions that must not be done."""
    says: NotRequired[List[str]]
    """Words that have to be said, by part."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    max_turns: NotRequired[int]
    """How many turns it may take."""

class TestFailure(TypedDict):
    expectation: str
    """What was expected."""
    turn: int | None
    """Number of the turn."""
    expected: str
    """What should have come."""
    got: str
    """What came instead."""
    message: str
    """What it says."""
    mend: TestAction | None
    """What would fix it."""

class TestTurn(TypedDict):
    caller: NotRequired[str]
    """What the caller says."""
    keys: NotRequired[str]
    """Keys that the caller presses."""
    silence: NotRequired[int]
    """What happens when the caller says nothing."""
    interrupt: NotRequired[str]
    """Words after which the caller interrupts."""
    hangup: NotRequired[Literal[True]]
    """The caller hangs up here."""
    expect: NotRequired[TurnExpectation]
    """What has to come of it."""

class TestTurnInput(TypedDict):
    caller: NotRequired[str]
    """What the caller says."""
    keys: NotRequired[str]
    """Keys that the caller presses."""
    silence: NotRequired[int]
    """What happens when the caller says nothing."""
    interrupt: NotRequired[str]
    """Words after which the caller interrupts."""
    hangup: NotRequired[Literal[True]]
    """The caller hangs up here."""
    expect: NotRequired[TurnExpectationInput]
    """What has to come of it."""

class TestsOverride(TypedDict):
    reason: str
    """Why, in words."""

class TextMessage(TypedDict):
    id: str
    """Its id."""
    threadId: str
    """Id of the thread."""
    direction: CallPhoneDirection
    """Who began it: `inbound` from the other side, `outbound` from yours."""
    own: str
    """The agent’s own hours."""
    other: str
    """The number at the other end."""
    text: str
    """What the message says."""
    author: TextMessageAuthor
    """Who wrote it; null if no longer known."""
    status: TextMessageStatus
    """Where the message stands, as the carrier says."""
    errorCode: int | None
    """Error code of the carrier; null: none."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    segments: int
    """SMS segments, as the carrier counts them."""
    media: int
    """How many pictures came with it."""
    callId: str | None
    """Id of the call."""
    createdAt: str
    """When it was created."""

TextMessageAuthor: TypeAlias = Literal["contact", "agent", "person", "house"]

TextMessageStatus: TypeAlias = Literal["received", "queued", "sending", "unknown", "sent", "delivered", "undelivered", "failed", "not_sent"]

class ToolServer(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    url: str
    """The URL."""
    token: str | None
    """The secret of the vault that it’s asked with, as in `{{secret.CRM}}`"""
    checkedAt: str
    """When its tools were last listed"""
    problem: str | None
    """Why that failed the last time; its tools are as they were before"""
    tools: List[ServerTool]
    """Its tools, as it described them when they were last listed"""

class ToolServersAllowBodyToolsItem(TypedDict):
    name: str
    """Its name."""
    hash: str
    """The tool’s hash, as you saw it"""

class ToolServersAllowBody(TypedDict):
    tools: List[ToolServersAllowBodyToolsItem]
    """The tools that calls can use; all others are off"""

class ToolServersConnectBody(TypedDict):
    name: str
    """Its name."""
    url: str
    """The URL."""
    token: NotRequired[str | None]
    """The link’s secret part, shown once."""

class ToolServersListAnswer(TypedDict):
    items: List[ToolServer]
    """The items of this page."""

class TrainingPhrasesAddAnswer(TypedDict):
    value: str
    """Its value."""
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""

class TrainingPhrasesAddBodyMeans(TypedDict):
    value: str
    """Its value."""

class TrainingPhrasesAddBodyMeans2(TypedDict):
    label: str
    """What it’s called, for people."""

class TrainingPhrasesAddBody(TypedDict):
    nodeId: str
    """Id of the node."""
    slot: str
    """Name of the slot."""
    words: str
    """Words, or how many words it takes."""
    said: NotRequired[str]
    """What was said."""
    means: TrainingPhrasesAddBodyMeans | TrainingPhrasesAddBodyMeans2
    """What the words mean."""

class TransferAgentConfig(TypedDict):
    text: NotRequired[str]
    """The words."""
    agentId: str
    """Id of the agent."""

class TransferAgentStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["transfer_agent"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: TransferAgentConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class TransferAgentStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["transfer_agent"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: TransferAgentConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class TransferPersonConfig(TypedDict):
    text: NotRequired[str]
    """The words."""
    phone: NotRequired[str]
    """Phone number in E.164 form, such as `+15715550123`, or the phone call’s details."""

class TransferPersonStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["transfer_person"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: TransferPersonConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class TransferPersonStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["transfer_person"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: TransferPersonConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

TriggerSettings: TypeAlias = "TriggerSettingsCallEnded | TriggerSettingsContactAdded | TriggerSettingsSchedule"

class TriggerSettingsCallEnded(TypedDict):
    kind: Literal["call_ended"]
    """Which kind it is."""
    agentIds: List[str]
    """Ids of the agents."""
    outcomes: List[CallOutcome]
    """How conversations end, and which of that tests reach."""
    reasons: List[CallEndReason]
    """Reasons of the end that count."""

class TriggerSettingsCallEndedInput(TypedDict):
    kind: Literal["call_ended"]
    """Which kind it is."""
    agentIds: NotRequired[List[str]]
    """Ids of the agents."""
    outcomes: NotRequired[List[CallOutcome]]
    """How conversations end, and which of that tests reach."""
    reasons: NotRequired[List[CallEndReason]]
    """Reasons of the end that count."""

class TriggerSettingsContactAdded(TypedDict):
    kind: Literal["contact_added"]
    """Which kind it is."""
    tags: List[str]
    """Tags."""

class TriggerSettingsContactAddedInput(TypedDict):
    kind: Literal["contact_added"]
    """Which kind it is."""
    tags: NotRequired[List[str]]
    """Tags."""

TriggerSettingsInput: TypeAlias = "TriggerSettingsCallEndedInput | TriggerSettingsContactAddedInput | TriggerSettingsScheduleInput"

class TriggerSettingsSchedule(TypedDict):
    at: str
    """When it happens."""
    days: List[int]
    """Days of the week; 1 is Monday."""
    kind: Literal["schedule"]
    """Which kind it is."""

class TriggerSettingsScheduleInput(TypedDict):
    at: str
    """When it happens."""
    days: List[int]
    """Days of the week; 1 is Monday."""
    kind: Literal["schedule"]
    """Which kind it is."""

class TurnExpectation(TypedDict):
    slots: NotRequired[Dict[str, Json]]
    """Answers that the caller was asked for, by name."""
    says: NotRequired[List[str]]
    """Words that have to be said, by part."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    node: NotRequired[str]
    """Id of the step."""
    actions: NotRequired[List[TurnExpectationAction]]
    """What was done, or is to be done."""

TurnExpectationAction: TypeAlias = "str | Dict[str, Dict[str, Json]]"

class TurnExpectationInput(TypedDict):
    slots: NotRequired[Dict[str, Json]]
    """Answers that the caller was asked for, by name."""
    says: NotRequired[List[str]]
    """Words that have to be said, by part."""
    not_says: NotRequired[List[str]]
    """Words that must not be said."""
    node: NotRequired[str]
    """Id of the step."""
    actions: NotRequired[List[TurnExpectationAction]]
    """What was done, or is to be done."""

class TurnSettingWaits(TypedDict):
    closed: NotRequired[Wait]
    """For `closed`."""
    open: NotRequired[Wait]
    """For `open`."""
    date: NotRequired[Wait]
    """For `date`."""
    spelled: NotRequired[Wait]
    """For `spelled`."""

class TurnSettingBargeIn(TypedDict):
    by: TurnSettingBargeInBy
    """Who or what did it."""
    words: int
    """Words, or how many words it takes."""
    voiceMs: int
    """Voice, in milliseconds."""
    resumeMs: int
    """Resume, in milliseconds."""

class TurnSettingSilence(TypedDict):
    againMs: int
    """Again, in milliseconds."""
    reprompts: int
    """How often the agent asks again."""
    goodbyeMs: int
    """Goodbye, in milliseconds."""

class TurnSetting(TypedDict):
    preset: TurnSettingPreset
    """How patient the agent is."""
    waits: NotRequired[TurnSettingWaits]
    """How long the agent waits after an answer, by kind of answer."""
    bargeIn: NotRequired[TurnSettingBargeIn]
    """What may interrupt the agent."""
    protectedMs: NotRequired[int]
    """Protected, in milliseconds."""
    backchannels: NotRequired[bool]
    """Whether the agent goes on through an "uh-huh"."""
    silence: NotRequired[TurnSettingSilence]
    """What happens when the caller says nothing."""
    fillerMs: NotRequired[int | None]
    """Filler, in milliseconds."""

TurnSettingBargeInBy: TypeAlias = Literal["off", "words", "voice"]

class TurnSettingInputWaits(TypedDict):
    closed: NotRequired[WaitInput]
    """For `closed`."""
    open: NotRequired[WaitInput]
    """For `open`."""
    date: NotRequired[WaitInput]
    """For `date`."""
    spelled: NotRequired[WaitInput]
    """For `spelled`."""

class TurnSettingInputBargeIn(TypedDict):
    by: TurnSettingBargeInBy
    """Who or what did it."""
    words: int
    """Words, or how many words it takes."""
    voiceMs: int
    """Voice, in milliseconds."""
    resumeMs: int
    """Resume, in milliseconds."""

class TurnSettingInputSilence(TypedDict):
    againMs: int
    """Again, in milliseconds."""
    reprompts: int
    """How often the agent asks again."""
    goodbyeMs: int
    """Goodbye, in milliseconds."""

class TurnSettingInput(TypedDict):
    preset: TurnSettingPreset
    """How patient the agent is."""
    waits: NotRequired[TurnSettingInputWaits]
    """How long the agent waits after an answer, by kind of answer."""
    bargeIn: NotRequired[TurnSettingInputBargeIn]
    """What may interrupt the agent."""
    protectedMs: NotRequired[int]
    """Protected, in milliseconds."""
    backchannels: NotRequired[bool]
    """Whether the agent goes on through an "uh-huh"."""
    silence: NotRequired[TurnSettingInputSilence]
    """What happens when the caller says nothing."""
    fillerMs: NotRequired[int | None]
    """Filler, in milliseconds."""

TurnSettingPreset: TypeAlias = Literal["quick", "balanced", "patient"]

class TurnWhyValuesItem(TypedDict):
    name: str
    """Its name."""
    before: str | None
    """What was there or is said before."""
    after: str | None
    """What was there or is said after."""

class TurnWhyTeachChoicesItem(TypedDict):
    value: str
    """Its value."""
    label: str
    """What it’s called, for people."""

class TurnWhyTeach(TypedDict):
    slot: str
    """Name of the slot."""
    choices: List[TurnWhyTeachChoicesItem]
    """What can be chosen."""

class TurnWhy(TypedDict):
    turn: int
    """Number of the turn."""
    by: Literal["words", "keys", "silence"]
    """Who or what did it."""
    heard: str
    """What was heard."""
    node: str
    """Id of the step."""
    title: str
    """Its title, for people."""
    asked: str | None
    """What was asked."""
    readings: List[WhyReading]
    """How the words could be read."""
    rule: str
    """The rule that decided."""
    understood: bool
    """Whether it was understood."""
    values: List[TurnWhyValuesItem]
    """Values by name."""
    ways: List[TurnWhyWay]
    """Ways that lead on from here."""
    teach: TurnWhyTeach | None
    """What can be taught here; null: nothing."""
    held: NotRequired[List[HeldWhy]]
    """What guards kept a language model from saying or doing after this turn; left out where there’s nothing."""

class TurnWhyWay(TypedDict):
    node: str
    """Id of the step."""
    title: str
    """Its title, for people."""
    port: str
    """The way out of the step."""
    label: str
    """What it’s called, for people."""
    to: str | None
    """Last day."""

class UnderstandUnderstandBody(TypedDict):
    type: ReadType
    """Type of the answer that’s read."""
    language: NotRequired[str]
    """BCP 47; unknown languages aren’t understood"""
    text: str
    """What was said."""
    at: NotRequired[str]
    """When it’s said: local time in the zone, or with an offset an instant. Defaults to now"""
    zone: NotRequired[str]
    """Time zone by its IANA name."""

UnderstandingUsedItem = TypedDict("UnderstandingUsedItem", {
    "from": int,
    "to": int,
})

class UnderstandingAlternativesItem(TypedDict):
    value: UnderstandingValue
    """The value; null if nothing fits."""
    spoken: str
    """The value as it’s spoken."""

UnderstandingMarksItem = TypedDict("UnderstandingMarksItem", {
    "from": int,
    "to": int,
    "mark": str,
})

class Understanding(TypedDict):
    value: UnderstandingValue
    """Null if it isn’t understood, or could mean one of the alternatives"""
    spoken: str
    """The value as an agent says it"""
    rest: str
    """The rest of the words, without the value and small words"""
    confidence: float
    """Below 0.7 an agent confirms what it understood"""
    used: List[UnderstandingUsedItem]
    """The words that express the value"""
    beside: int
    """How many significant words are left over"""
    alternatives: List[UnderstandingAlternativesItem]
    """What else it can mean."""
    marks: List[UnderstandingMarksItem]
    """Words that change others: a repair, a negation, a condition"""

class UnderstandingValue2(TypedDict):
    amount: float
    """The amount."""
    currency: str
    """Currency as three letters, such as `USD`."""

UnderstandingValue: TypeAlias = "str | float | bool | UnderstandingValue2 | None"

class UnrecognizedTeachChoicesItem(TypedDict):
    value: str
    """Its value."""
    label: str
    """What it’s called, for people."""

class UnrecognizedTeach(TypedDict):
    slot: str
    """Name of the slot."""
    choices: List[UnrecognizedTeachChoicesItem]
    """What can be chosen."""

class UnrecognizedCallsItem(TypedDict):
    callId: str
    """Id of the call."""
    turn: int
    """Number of the turn."""
    said: str
    """What was said."""
    at: str
    """When it happens."""

class Unrecognized(TypedDict):
    id: str
    """Its id."""
    agentId: str
    """Id of the agent."""
    agentName: str
    """Name of the agent."""
    node: str
    """Id of the step."""
    title: str
    """Its title, for people."""
    asked: str
    """What was asked."""
    said: str
    """What was said."""
    status: UnrecognizedStatus
    """Where it stands."""
    count: int
    """How many."""
    lastSaidAt: str
    """When it was last said."""
    teach: UnrecognizedTeach | None
    """What can be taught here; null: nothing."""
    calls: List[UnrecognizedCallsItem]
    """Calls that are counted here."""

class UnrecognizedCloseAnswer(TypedDict):
    closed: int
    """How many are closed."""

class UnrecognizedCloseBody(TypedDict):
    because: Literal["taught", "answered", "ignored"]
    """Why it was closed."""

class UnrecognizedListAnswer(TypedDict):
    items: List[Unrecognized]
    """The items of this page."""

class UnrecognizedListQuery(TypedDict):
    agentId: NotRequired[str]
    """Id of the agent."""
    status: NotRequired[UnrecognizedStatus]
    """Where it stands."""
    limit: NotRequired[int]
    """How many items the page has at most."""

UnrecognizedStatus: TypeAlias = Literal["open", "taught", "answered", "ignored"]

class UpdateCrmConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    fields: List[UpdateCrmConfigField]
    """Fields, each with its name."""
    note: NotRequired[str]
    """A note for people."""

class UpdateCrmConfigField(TypedDict):
    name: str
    """Its name."""
    value: str
    """Its value."""

class UpdateCrmStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["update_crm"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: UpdateCrmConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class UpdateCrmStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["update_crm"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: UpdateCrmConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class UploadedFile(TypedDict):
    id: str
    """Its id."""
    folderId: str
    """Id of the folder."""
    folder: str
    """The folder that it’s in."""
    kind: KnowledgeFileKind
    """Which kind it is."""
    name: str
    """Name of the file or folder."""
    mediaType: str
    """Media type of the file."""
    bytes: int
    """Size in bytes."""
    status: KnowledgeFileStatus
    """Where it stands."""
    reason: Literal["encrypted", "damaged", "no_text", "too_large", "timed_out", "unsupported", "unreachable", "blocked_by_robots", "needs_javascript", "not_installed", "knowledge_full", "crashed"] | None
    """Why, in words."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    version: int
    """Number of the version."""
    newestVersion: int
    """Number of the newest version."""
    pieces: int
    """Pieces of documents."""
    url: str | None
    """The URL."""
    siteId: str | None
    """Id of the site."""
    sitePages: int
    """Pages that were read of the site."""
    createdAt: str
    """When it was created."""
    updatedAt: str
    """When it was updated."""
    outcome: Literal["added", "replaced", "already"]
    """How the conversation went."""
    message: str | None
    """What it says."""

class UseToolConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    tool: str
    """Id of the connected server and the name of its tool, with a slash between them."""
    inputs: NotRequired[Dict[str, Expression]]
    """What it gets."""

class UseToolStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["use_tool"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: UseToolConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class UseToolStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["use_tool"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: UseToolConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class VariableDef(TypedDict):
    name: str
    """Its name."""
    type: VariableDefType
    """Its type."""
    initial: Json
    """Value that it begins with."""
    given: bool
    """Whether a value may be given when a call starts."""
    sensitive: bool
    """Whether it’s hidden wherever calls are shown."""

class VariableDefInput(TypedDict):
    name: str
    """Its name."""
    type: VariableDefType
    """Its type."""
    initial: NotRequired[Json]
    """Value that it begins with."""
    given: NotRequired[bool]
    """Whether a value may be given when a call starts."""
    sensitive: NotRequired[bool]
    """Whether it’s hidden wherever calls are shown."""

VariableDefType: TypeAlias = Literal["text", "number", "yes_no", "date", "time", "date_time", "money", "list", "record"]

class VaultCreateBody(TypedDict):
    name: str
    """Name under which requests use it."""
    value: str
    """The secret. It’s never shown again."""
    environment: NotRequired[VaultSecretEnvironment]
    """Whether it’s for live or for test calls."""
    hosts: List[str]
    """Hosts that the secret may be sent to."""

class VaultListAnswer(TypedDict):
    items: List[VaultSecret]
    """The items of this page."""

class VaultRemoveQuery(TypedDict):
    anyway: NotRequired[TasksListOverdue]
    """Delete it although it’s used."""

class VaultSecret(TypedDict):
    id: str
    """Its id."""
    name: str
    """Name under which requests use it."""
    environment: VaultSecretEnvironment
    """Whether it’s for live or for test calls."""
    hosts: List[str]
    """Hosts that the secret may be sent to."""
    updatedAt: str
    """When it was updated."""
    changedBy: str | None
    """Who changed it last."""
    usedIn: List[str]
    """Where it’s used."""

VaultSecretEnvironment: TypeAlias = Literal["live", "test"]

class VaultUpdateBody(TypedDict):
    value: str
    """The secret. It’s never shown again."""
    hosts: NotRequired[List[str]]
    """Hosts that the secret may be sent to."""

class Version(TypedDict):
    version: int
    """Number of the version."""
    name: str | None
    """Its name."""
    note: str | None
    """A note for people."""
    publishedAt: str
    """When it was published."""
    publishedBy: Editor | None
    """Who published it."""
    isLive: bool
    """Whether it answers calls."""

class VersionDetail(TypedDict):
    version: int
    """Number of the version."""
    name: str | None
    """Its name."""
    note: str | None
    """A note for people."""
    publishedAt: str
    """When it was published."""
    publishedBy: Editor | None
    """Who published it."""
    isLive: bool
    """Whether it answers calls."""
    configuration: AgentConfiguration
    """All of its settings."""

class VersionFigures(TypedDict):
    calls: int
    """Calls that are counted here."""
    successes: int
    """How many succeeded."""
    failures: int
    """What failed."""

class VersionsListQuery(TypedDict):
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class VersionsRenameBody(TypedDict):
    name: str | None
    """Its name."""

class VersionsRestoreBody(TypedDict):
    replaceDraft: NotRequired[bool]
    """Whether the draft becomes this version, too."""
    note: NotRequired[str]
    """A note for people."""

Voicemail: TypeAlias = "VoicemailHangUp | CallHoursOtherwiseMessage | VoicemailContinue"

class VoicemailContinue(TypedDict):
    do: Literal["continue"]
    """What the agent does."""

class VoicemailContinueInput(TypedDict):
    do: Literal["continue"]
    """What the agent does."""

class VoicemailHangUp(TypedDict):
    do: Literal["hang_up"]
    """What the agent does."""

class VoicemailHangUpInput(TypedDict):
    do: Literal["hang_up"]
    """What the agent does."""

VoicemailInput: TypeAlias = "VoicemailHangUpInput | CallHoursOtherwiseMessageInput | VoicemailContinueInput"

class Wait(TypedDict):
    min: int
    """Shortest wait, in milliseconds."""
    max: int
    """Longest wait, in milliseconds."""

class WaitConfig(TypedDict):
    seconds: NotRequired[float]
    """Length of time, in seconds."""
    text: NotRequired[str]
    """The words."""

class WaitInput(TypedDict):
    min: int
    """Shortest wait, in milliseconds."""
    max: int
    """Longest wait, in milliseconds."""

class WaitStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["wait"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: WaitConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class WaitStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["wait"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: WaitConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class WaitingCaller(TypedDict):
    id: str
    """Its id."""
    numberId: str
    """Id of the number."""
    number: str
    """Phone number in E.164 form, such as `+15715550123`."""
    other: str | None
    """The number at the other end."""
    place: int
    """Place in line; 1 is next. 0 for a callback that failed."""
    state: Literal["waiting", "call_back", "failed"]
    """On the line, to be called back, or couldn’t be called back."""
    since: str
    """Since when they wait."""

class WebhookLastDelivery(TypedDict):
    at: str
    """When it happens."""
    ok: bool
    """Whether it succeeded; null: not known yet."""

class Webhook(TypedDict):
    id: str
    """Its id."""
    url: str
    """Where events are sent."""
    description: str
    """What it’s for, in words."""
    events: List[WebhookEvent] | None
    """Types of events; null: all of them."""
    format: WebhookFormat
    """The form of the events: ours, or that of Retell or Vapi for receivers written for it"""
    status: WebhookStatus
    """Whether events are sent there."""
    pausedBecause: Literal["by_hand", "gone", "failing", "silent"] | None
    """Why it’s paused; null: it isn’t."""
    pausedAt: str | None
    """When it was paused."""
    createdAt: str
    """When it was created."""
    previousSecretUntil: str | None
    """Until when the secret before also signs."""
    lastDelivery: WebhookLastDelivery | None
    """The last delivery; null: there was none."""
    lastDay: WebhookLastDay
    """Figures of the last 24 hours."""

class WebhookConfig(TypedDict):
    wait: NotRequired[bool]
    """Whether the caller waits for the result."""
    before: NotRequired[str]
    """What was there or is said before."""
    slow: NotRequired[str]
    """What’s said if it takes long."""
    after: NotRequired[str]
    """What was there or is said after."""
    save: NotRequired[Dict[str, str]]
    """Variables that the result is kept in, each with the path of its value."""
    url: str
    """The URL."""
    event: NotRequired[str]
    """Number of the event."""

class WebhookDelivery(TypedDict):
    id: str
    """Its id."""
    messageId: str
    """Id of the message."""
    type: str
    """Its type."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    status: WebhookDeliveryStatus
    """Whether events are sent there."""
    createdAt: str
    """When it was created."""
    tries: int
    """How often it was tried."""
    lastStatus: int | None
    """Status of the last response."""
    lastTryAt: str | None
    """When it was last tried."""
    nextTryAt: str | None
    """When it’s tried next."""

class WebhookDeliveryDetail(TypedDict):
    id: str
    """Its id."""
    messageId: str
    """Id of the message."""
    type: str
    """Its type."""
    test: bool
    """Whether it’s a test: such calls and items aren’t counted in Analytics."""
    status: WebhookDeliveryStatus
    """Whether events are sent there."""
    createdAt: str
    """When it was created."""
    tries: int
    """How often it was tried."""
    lastStatus: int | None
    """Status of the last response."""
    lastTryAt: str | None
    """When it was last tried."""
    nextTryAt: str | None
    """When it’s tried next."""
    request: Json | None
    """What was sent."""
    log: List[WebhookTry]
    """Each try with its response."""

WebhookDeliveryStatus: TypeAlias = Literal["waiting", "delivered", "failed"]

WebhookEvent: TypeAlias = Literal["call.started", "call.turn", "call.ended", "call.handed_off", "call.analysed", "appointment.booked", "appointment.moved", "appointment.cancelled", "action.succeeded", "action.failed", "message.received", "message.status", "agent.activated", "agent.deactivated", "alert.raised", "alert.resolved", "agent.published", "contact.created", "contact.updated", "contact.deleted", "campaign.started", "campaign.paused", "campaign.ended", "task.created", "task.updated", "recording.ready", "call.*", "appointment.*", "action.*", "message.*", "agent.*", "alert.*", "contact.*", "campaign.*", "task.*", "recording.*"]

WebhookFormat: TypeAlias = Literal["parley", "retell", "vapi"]

class WebhookLastDay(TypedDict):
    delivered: int
    """How many were delivered."""
    failed: int
    """How many failed."""

WebhookStatus: TypeAlias = Literal["active", "paused"]

class WebhookStep(TypedDict):
    id: str
    """Its id."""
    type: Literal["webhook"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: WebhookConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTiming]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: float
    """Where it’s drawn, from left."""
    y: float
    """Where it’s drawn, from top."""

class WebhookStepInput(TypedDict):
    id: str
    """Its id."""
    type: Literal["webhook"]
    """Its type."""
    title: str
    """Its title, for people."""
    config: WebhookConfig
    """Settings of the step."""
    mode: NotRequired[StartStepMode]
    """Whether a model may help at this step."""
    timing: NotRequired[StepTimingInput]
    """How long this step waits for an answer."""
    interruptible: NotRequired[bool]
    """Whether callers can interrupt it."""
    x: NotRequired[float]
    """Where it’s drawn, from left."""
    y: NotRequired[float]
    """Where it’s drawn, from top."""

class WebhookTry(TypedDict):
    at: str
    """When it happens."""
    ms: int
    """How long it took, in milliseconds."""
    status: int | None
    """Whether events are sent there."""
    problem: str | None
    """What went wrong, in words; null when nothing did."""
    answer: str
    """The answer."""

class WebhooksCreateAnswerLastDelivery(TypedDict):
    at: str
    """When it happens."""
    ok: bool
    """Whether it succeeded; null: not known yet."""

class WebhooksCreateAnswerSecret(TypedDict):
    value: str
    """Its value."""

class WebhooksCreateAnswer(TypedDict):
    id: str
    """Its id."""
    url: str
    """Where events are sent."""
    description: str
    """What it’s for, in words."""
    events: List[WebhookEvent] | None
    """Types of events; null: all of them."""
    format: WebhookFormat
    """The form of the events: ours, or that of Retell or Vapi for receivers written for it"""
    status: WebhookStatus
    """Whether events are sent there."""
    pausedBecause: Literal["by_hand", "gone", "failing", "silent"] | None
    """Why it’s paused; null: it isn’t."""
    pausedAt: str | None
    """When it was paused."""
    createdAt: str
    """When it was created."""
    previousSecretUntil: str | None
    """Until when the secret before also signs."""
    lastDelivery: WebhooksCreateAnswerLastDelivery | None
    """The last delivery; null: there was none."""
    lastDay: WebhookLastDay
    """Figures of the last 24 hours."""
    secret: WebhooksCreateAnswerSecret
    """The secret, or whether the value is secret."""

class WebhooksCreateBody(TypedDict):
    url: str
    """Where events are sent."""
    description: NotRequired[str]
    """What it’s for, in words."""
    events: NotRequired[List[WebhookEvent] | None]
    """Types of events; null: all of them."""
    format: NotRequired[WebhookFormat]
    """The form of the events: ours, or that of Retell or Vapi for receivers written for it"""

class WebhooksDeliveriesQuery(TypedDict):
    status: NotRequired[WebhookDeliveryStatus]
    """Whether events are sent there."""
    type: NotRequired[WebhooksTestType]
    """Its type."""
    cursor: NotRequired[str]
    """The `next` of the page before."""
    limit: NotRequired[int]
    """How many items the page has at most."""

class WebhooksEventsAnswerItemsItem(TypedDict):
    type: WebhooksTestType
    """Its type."""
    title: str
    """Its title, for people."""
    when: str
    """When it applies."""
    example: Json
    """An example, exactly as it arrives."""

class WebhooksEventsAnswer(TypedDict):
    items: List[WebhooksEventsAnswerItemsItem]
    """The items of this page."""

class WebhooksListAnswer(TypedDict):
    items: List[Webhook]
    """The items of this page."""

class WebhooksListenQuery(TypedDict):
    events: NotRequired[str]
    """Events, or all of a noun as `call.*`, separated by commas; left out: all."""
    after: NotRequired[str]
    """The id of the last event that arrived."""
    seconds: NotRequired[int]
    """How long the stream stays open; 0 ends it behind what is there now."""

class WebhooksRedeliverFailedAnswer(TypedDict):
    count: int
    """How many."""

class WebhooksRedeliverFailedBody(TypedDict):
    since: str
    """Since when."""

class WebhooksTestBody(TypedDict):
    type: WebhooksTestType
    """Its type."""

WebhooksTestType: TypeAlias = Literal["call.started", "call.turn", "call.ended", "call.handed_off", "call.analysed", "appointment.booked", "appointment.moved", "appointment.cancelled", "action.succeeded", "action.failed", "message.received", "message.status", "agent.activated", "agent.deactivated", "alert.raised", "alert.resolved", "agent.published", "contact.created", "contact.updated", "contact.deleted", "campaign.started", "campaign.paused", "campaign.ended", "task.created", "task.updated", "recording.ready"]

class WebhooksUpdateBody(TypedDict):
    url: NotRequired[str]
    """Where events are sent."""
    description: NotRequired[str]
    """What it’s for, in words."""
    events: NotRequired[List[WebhookEvent] | None]
    """Types of events; null: all of them."""
    status: NotRequired[WebhookStatus]
    """Whether events are sent there."""

class WhyReading(TypedDict):
    rule: str
    """The rule that decided."""
    confidence: float
    """How sure the engine is, from 0 to 1."""
    beside: int
    """How many other readings there were."""
    won: bool
    """Whether this reading won."""

class Widget(TypedDict):
    id: str
    """Its id."""
    agentId: str
    """Id of the agent."""
    name: str
    """Name of the widget."""
    key: str
    """The public key in the tag."""
    enabled: bool
    """Whether it’s on."""
    look: WidgetLook
    """How it looks."""
    domains: List[str]
    """Domains that may show the widget."""
    limits: WidgetLimits
    """How much it may be used."""
    lastDay: WidgetLastDay
    """Figures of the last 24 hours."""
    last30Days: WidgetLastDay
    """Figures of the last 30 days."""
    createdAt: str
    """When it was created."""

class WidgetLastDay(TypedDict):
    conversations: int
    """How many conversations."""
    minutes: float
    """Length of time, in minutes."""

class WidgetLimits(TypedDict):
    conversationsPerHour: int
    """Most conversations of one visitor per hour."""
    messagesPerChat: int
    """Most messages in one chat."""
    minutesPerCall: int
    """Most minutes of one call."""
    conversationsPerDay: int
    """Most conversations of all visitors in 24 hours."""
    minutesPerDay: int
    """Most call minutes of all visitors in 24 hours."""

class WidgetLook(TypedDict):
    mode: WidgetLookMode
    """Whether a model may help at this step."""
    color: str
    """Main color as `#rrggbb`."""
    corner: WidgetLookCorner
    """Corner of the page that it’s in."""
    theme: WidgetLookTheme
    """Light, dark, or as the visitor’s device has it."""
    language: WidgetLookLanguage
    """Language as a BCP 47 tag, such as `de-DE`."""
    title: str
    """Its title, for people."""
    label: str
    """What it’s called, for people."""
    opening: str
    """What the panel says first."""
    consent: str
    """What visitors agree to by starting, or the consent itself."""

WidgetLookCorner: TypeAlias = Literal["right", "left"]

WidgetLookLanguage: TypeAlias = Literal["en", "de", "es", "fr"]

WidgetLookMode: TypeAlias = Literal["both", "chat", "voice"]

WidgetLookTheme: TypeAlias = Literal["auto", "light", "dark"]

class WidgetsCreateBody(TypedDict):
    name: str
    """Name of the widget."""
    domains: NotRequired[List[str]]
    """Domains that may show the widget."""

class WidgetsListAnswer(TypedDict):
    items: List[Widget]
    """The items of this page."""

class WidgetsPreviewAnswer(TypedDict):
    ticket: str
    """Opens the call’s socket, once and soon."""

class WidgetsUpdateBody(TypedDict):
    name: NotRequired[str]
    """Name of the widget."""
    enabled: NotRequired[bool]
    """Whether it’s on."""
    look: NotRequired[WidgetsUpdateLook]
    """How it looks."""
    domains: NotRequired[List[str]]
    """Domains that may show the widget."""
    limits: NotRequired[WidgetsUpdateLimits]
    """How much it may be used."""

class WidgetsUpdateLimits(TypedDict):
    conversationsPerHour: NotRequired[int]
    """Most conversations of one visitor per hour."""
    messagesPerChat: NotRequired[int]
    """Most messages in one chat."""
    minutesPerCall: NotRequired[int]
    """Most minutes of one call."""
    conversationsPerDay: NotRequired[int]
    """Most conversations of all visitors in 24 hours."""
    minutesPerDay: NotRequired[int]
    """Most call minutes of all visitors in 24 hours."""

class WidgetsUpdateLook(TypedDict):
    mode: NotRequired[WidgetLookMode]
    """Whether a model may help at this step."""
    color: NotRequired[str]
    """Main color as `#rrggbb`."""
    corner: NotRequired[WidgetLookCorner]
    """Corner of the page that it’s in."""
    theme: NotRequired[WidgetLookTheme]
    """Light, dark, or as the visitor’s device has it."""
    language: NotRequired[WidgetLookLanguage]
    """Language as a BCP 47 tag, such as `de-DE`."""
    title: NotRequired[str]
    """Its title, for people."""
    label: NotRequired[str]
    """What it’s called, for people."""
    opening: NotRequired[str]
    """What the panel says first."""
    consent: NotRequired[str]
    """What visitors agree to by starting, or the consent itself."""

class Workflow(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    template: str | None
    """Id of the template that it was made from."""
    type: str
    """Its type."""
    status: WorkflowSummaryStatus
    """Where it stands."""
    steps: int
    """The steps that it’s about, or that were run."""
    executions: int
    """How often it ran."""
    successRate: float | None
    """Share that succeeded, in percent; null without any."""
    lastRunAt: str | None
    """When it last ran; null if it never did."""
    createdAt: str
    """When it was created."""
    flow: Flow
    """The conversation: its steps and the ways between them."""
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""
    version: int
    """Number of the version."""
    isChanged: bool
    """Whether the draft differs from what’s live."""
    problems: List[FlowProblem]
    """What is wrong with the flow, each with a way to fix it."""
    usedBy: List[WorkflowUse]
    """Where it’s used."""

class WorkflowFilesImportAnswer(TypedDict):
    workflowId: str
    """Id of the workflow."""
    notes: List[str]
    """Notes of people, or on how the test was made."""

class WorkflowFilesImportBody(TypedDict):
    yaml: str
    """The file as YAML."""
    workflowId: NotRequired[str]
    """Id of the workflow."""

class WorkflowSummary(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    template: str | None
    """Id of the template that it was made from."""
    type: str
    """Its type."""
    status: WorkflowSummaryStatus
    """Where it stands."""
    steps: int
    """The steps that it’s about, or that were run."""
    executions: int
    """How often it ran."""
    successRate: float | None
    """Share that succeeded, in percent; null without any."""
    lastRunAt: str | None
    """When it last ran; null if it never did."""
    createdAt: str
    """When it was created."""

WorkflowSummaryStatus: TypeAlias = Literal["inactive", "active"]

class WorkflowTemplateCard(TypedDict):
    id: str
    """Its id."""
    name: str
    """Its name."""
    description: str
    """What it’s for, in words."""
    category: Literal["Sales", "Scheduling", "Support", "Research", "Finance", "Events"]
    """Its category."""
    steps: int
    """The steps that it’s about, or that were run."""
    estimatedTime: str
    """How long it usually takes."""
    features: List[str]
    """What it can do, in a few words."""

class WorkflowTestsListQuery(TypedDict):
    of: NotRequired[AgentTestsListOf]
    """Which state is meant."""

class WorkflowTrigger(TypedDict):
    id: str
    """Its id."""
    settings: TriggerSettings
    """Its settings."""
    isPaused: bool
    """Whether it’s paused."""
    nextRunAt: str | None
    """When it runs next; null: not planned."""
    createdAt: str
    """When it was created."""

class WorkflowUse(TypedDict):
    kind: Literal["agent", "workflow"]
    """Which kind it is."""
    id: str
    """Its id."""
    name: str
    """Its name."""
    version: int
    """Number of the version."""

class WorkflowsCreateBody(TypedDict):
    template: NotRequired[Literal["lead-qualification", "appointment-booking", "customer-support-triage", "survey-collection", "payment-reminder", "event-registration"]]
    """Id of the template that it was made from."""
    name: NotRequired[str]
    """Its name."""
    flow: NotRequired[FlowInput]
    """The conversation: its steps and the ways between them."""

class WorkflowsEventsQuery(TypedDict):
    seconds: NotRequired[int]
    """Length of time, in seconds."""

class WorkflowsListAnswer(TypedDict):
    items: List[WorkflowSummary]
    """The items of this page."""

class WorkflowsPinnedAnswer(TypedDict):
    workflow: Subflow
    """The workflow that it’s in; null in the flow itself."""
    workflows: Dict[str, Subflow]
    """Workflows that the flow runs, by key."""

class WorkflowsPublishBody(TypedDict):
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""
    override: NotRequired[TestsOverride]
    """Go live although tests fail: the audit log keeps the reason."""

class WorkflowsRenameBody(TypedDict):
    name: str
    """Its name."""

class WorkflowsSaveBody(TypedDict):
    revision: int
    """The draft’s number: send the one that you read, and you can’t overwrite someone else’s change."""
    flow: FlowInput
    """The conversation: its steps and the ways between them."""

class WorkflowsSetStatusBody(TypedDict):
    status: WorkflowSummaryStatus
    """Where it stands."""

class WorkflowsTemplatesAnswer(TypedDict):
    items: List[WorkflowTemplateCard]
    """The items of this page."""

class WorkspaceStatus(TypedDict):
    gettingStartedPercent: int
    """Share of Getting Started that’s done."""
    plan: str | None
    """Name of the plan, or the plan itself."""
    minutesUsed: int
    """Minutes that were used."""
    minutesGranted: int
    """Minutes that were granted."""

WebhookEventPayload: TypeAlias = "CallStartedEvent | CallTurnEvent | CallEndedEvent | CallHandedOffEvent | CallAnalysedEvent | AppointmentBookedEvent | AppointmentMovedEvent | AppointmentCancelledEvent | ActionSucceededEvent | ActionFailedEvent | MessageReceivedEvent | MessageStatusEvent | AgentActivatedEvent | AgentDeactivatedEvent | AlertRaisedEvent | AlertResolvedEvent | AgentPublishedEvent | ContactCreatedEvent | ContactUpdatedEvent | ContactDeletedEvent | CampaignStartedEvent | CampaignPausedEvent | CampaignEndedEvent | TaskCreatedEvent | TaskUpdatedEvent | RecordingReadyEvent"
