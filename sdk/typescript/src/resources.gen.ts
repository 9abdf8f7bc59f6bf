// Made by scripts/sdk/generate.ts of the contract. Don’t change it by hand.

import { type Core, path, queryOrOptions, type RequestOptions, Resource } from './core.ts';
import type { EventStream } from './event-stream.ts';
import type { PagePromise } from './pages.ts';
import type * as types from './types.gen.ts';

/** The user’s workspaces. */
export class WorkspacesResource extends Resource {
  /** Get Getting Started progress and the plan or trial minutes. */
  status(options?: RequestOptions): Promise<types.WorkspaceStatus> {
    return this.core.json({ method: 'GET', path: '/v1/workspace/status', options });
  }
}

/** Identity and permissions of the requester. */
export class MeResource extends Resource {
  /**
   * Get the access token or account making the request, its workspace, and its permissions.
   * Works with any access token, regardless of scopes, so you can check a token before using it.
   */
  get(options?: RequestOptions): Promise<types.Me> {
    return this.core.json({ method: 'GET', path: '/v1/me', options });
  }
}

/** Getting Started lessons. */
export class GettingStartedResource extends Resource {
  /** Get the lessons you completed in this workspace. */
  get(options?: RequestOptions): Promise<types.GettingStarted> {
    return this.core.json({ method: 'GET', path: '/v1/getting-started', options });
  }

  /** Mark a lesson as completed or not completed. */
  setLesson(lessonId: string, body: types.GettingStartedSetLessonBody, options?: RequestOptions): Promise<types.GettingStarted> {
    return this.core.json({ method: 'PUT', path: path`/v1/getting-started/${lessonId}`, body, options });
  }

  /** Report that you opened the documentation, which completes a Getting Started step. */
  checkDocumentation(options?: RequestOptions): Promise<types.GettingStarted> {
    return this.core.json({ method: 'PUT', path: '/v1/getting-started/steps/documentation', options });
  }
}

/** Changes waiting for approval. */
export class ApprovalsResource extends Resource {
  /** Get the approval setting and the ten most recent requests. */
  list(agentId: string, options?: RequestOptions): Promise<types.ApprovalsListAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/approvals`, options });
  }

  /**
   * Set whether publishing needs a second person’s approval.
   * Restoring an older version and stopping a rollout never need approval.
   */
  require(agentId: string, body: types.ApprovalsRequireBody, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'PUT', path: path`/v1/agents/${agentId}/approvals`, body, options });
  }

  /** Request approval to publish the current draft; this replaces any open request. */
  ask(agentId: string, body: types.ApprovalsAskBody, options?: RequestOptions): Promise<types.ApprovalsAskAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/approvals`, body, repeatable: true, options });
  }

  /** Approve and publish a requested change, or reject it with a comment; you can’t review your own request. */
  decide(agentId: string, approvalId: string, body: types.ApprovalsDecideBody, options?: RequestOptions): Promise<types.Approval> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/approvals/${approvalId}`, body, options });
  }
}

/** Gradual rollouts of a new version. */
export class ReleasesResource extends Resource {
  /** Get an agent’s latest rollout with both versions’ metrics. */
  get(agentId: string, options?: RequestOptions): Promise<types.ReleasesGetAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/release`, options });
  }

  /**
   * Start a rollout of a published version, or change its share of calls.
   * Each caller always gets the same version. The rollout stops automatically if the failure rate rises by 10 points after 30 calls.
   */
  set(agentId: string, body: types.ReleasesSetBody, options?: RequestOptions): Promise<types.ReleasesSetAnswer> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/release`, body, options });
  }

  /** Promote the new version of a rollout to all calls. */
  promote(agentId: string, options?: RequestOptions): Promise<types.Agent> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/release/promote`, options });
  }

  /** Stop a rollout; the old version answers all calls again. */
  stop(agentId: string, options?: RequestOptions): Promise<types.ReleasesGetAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/release/stop`, options });
  }
}

/** An agent’s unpublished changes. */
export class DraftsResource extends Resource {
  /** Get an agent’s draft, which will be published next. */
  get(agentId: string, options?: RequestOptions): Promise<types.Draft> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/draft`, options });
  }

  /**
   * Save an agent’s draft; the live version doesn’t change.
   * You can save a flow with errors. Pass the `revision` you read. If someone else has saved since then, the request fails with `draft_changed`. Saving the same content doesn’t create a new revision.
   */
  save(agentId: string, body: types.DraftsSaveBody, options?: RequestOptions): Promise<types.Draft> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/draft`, body, options });
  }

  /** Reset a draft to the live version. */
  discard(agentId: string, options?: RequestOptions): Promise<types.Draft> {
    return this.core.json({ method: 'DELETE', path: path`/v1/agents/${agentId}/draft`, options });
  }

  /**
   * Subscribe to a draft’s changes and current editors, as server-sent events.
   * There are two events: `people` lists everyone who has the draft open, with their current step, and `draft` contains the draft’s revision. Both are sent right away and then on each change.
   */
  events(agentId: string, query: types.DraftsEventsQuery = {}, options?: RequestOptions): EventStream {
    return this.core.events({ method: 'GET', path: path`/v1/agents/${agentId}/draft/events`, query, options });
  }

  /**
   * Report that you have a draft open and which step you’re on.
   * People who haven’t reported in for 15 seconds are removed.
   */
  present(agentId: string, body: types.DraftsPresentBody, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'PUT', path: path`/v1/agents/${agentId}/draft/presence`, body, options });
  }

  /**
   * Publish the draft; it takes effect with the next call.
   * Live calls keep their version. Publishing an unchanged draft doesn’t create a new version. Publishing ends any rollout in progress. With `rollout`, the version answers only some calls, and `version` in the response doesn’t change. All tests must pass unless you give a reason in `override`.
   */
  publish(agentId: string, body: types.DraftsPublishBody, options?: RequestOptions): Promise<types.Agent> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/publish`, body, repeatable: true, options });
  }
}

/** An agent’s fixed sentences, synthesized before calls. */
export class PreparedSpeechResource extends Resource {
  /**
   * Get the number of an agent’s fixed sentences that are ready for calls.
   * When a version is published, sentences used unchanged in every call are synthesized in the background so that a slow voice doesn’t keep callers waiting.
   */
  get(agentId: string, options?: RequestOptions): Promise<types.PreparedSpeech> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/prepared-speech`, options });
  }
}

/** An agent’s fixed sentences, recorded in a person’s voice. */
export class RecordedSentencesResource extends Resource {
  /**
   * List an agent’s fixed sentences and whether each has a recording.
   * Lists the sentences that the live version says word for word in every call. Recorded sentences are played in browser and phone calls. The agent’s voice says the rest.
   */
  list(agentId: string, options?: RequestOptions): Promise<types.RecordedSentences> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/recorded-sentences`, options });
  }

  /** Get a recorded sentence with its audio. */
  get(agentId: string, sentenceId: string, options?: RequestOptions): Promise<types.RecordedSentencesGetAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/recorded-sentences/${sentenceId}`, options });
  }

  /**
   * Record a fixed sentence in a person’s voice.
   * A base64-encoded WAV file of up to 20 seconds, 16-bit PCM, mono or stereo. Silence is trimmed, and loudness is matched to the voices. The new recording replaces any earlier one, starting with the next call.
   */
  record(agentId: string, sentenceId: string, body: types.RecordedSentencesRecordBody, options?: RequestOptions): Promise<types.RecordedSentence> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/recorded-sentences/${sentenceId}`, body, options });
  }

  /** Remove a recording; the agent’s voice will speak the sentence again. */
  remove(agentId: string, sentenceId: string, options?: RequestOptions): Promise<types.RecordedSentence> {
    return this.core.json({ method: 'DELETE', path: path`/v1/agents/${agentId}/recorded-sentences/${sentenceId}`, options });
  }
}

/** An agent’s published versions. */
export class VersionsResource extends Resource {
  /** List an agent’s published versions, newest first. */
  list(agentId: string, query: types.VersionsListQuery = {}, options?: RequestOptions): PagePromise<types.Version> {
    return this.core.page({ method: 'GET', path: path`/v1/agents/${agentId}/versions`, query, options });
  }

  /** Get a version with its configuration and flow. */
  get(agentId: string, version: string, options?: RequestOptions): Promise<types.VersionDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/versions/${version}`, options });
  }

  /** Set or remove a version’s name. */
  rename(agentId: string, version: string, body: types.VersionsRenameBody, options?: RequestOptions): Promise<types.Version> {
    return this.core.json({ method: 'PATCH', path: path`/v1/agents/${agentId}/versions/${version}`, body, options });
  }

  /**
   * Restore an older version immediately.
   * No new version is created. The next call uses the restored version. The draft doesn’t change unless `replaceDraft` resets it, too.
   */
  restore(agentId: string, version: string, body: types.VersionsRestoreBody = {}, options?: RequestOptions): Promise<types.Agent> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/versions/${version}/restore`, body, repeatable: true, options });
  }
}

/** Agent tests: scripted calls. */
export class AgentTestsResource extends Resource {
  /** List an agent’s tests, with the latest results. */
  list(agentId: string, query: types.AgentTestsListQuery = {}, options?: RequestOptions): Promise<types.AgentTestsListAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/tests`, query, options });
  }

  /** Add a test to an agent. */
  create(agentId: string, body: types.AgentTestsCreateBody, options?: RequestOptions): Promise<types.StoredTest> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/tests`, body, repeatable: true, options });
  }

  /** Update an agent test. */
  save(agentId: string, testId: string, body: types.AgentTestsCreateBody, options?: RequestOptions): Promise<types.StoredTest> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/tests/${testId}`, body, options });
  }

  /** Delete an agent test. */
  remove(agentId: string, testId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/agents/${agentId}/tests/${testId}`, options });
  }

  /** Get an agent’s tests as a readable YAML file. */
  file(agentId: string, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: path`/v1/agents/${agentId}/tests/file`, options });
  }

  /**
   * Replace an agent’s tests with those in a YAML or JSON file.
   * Errors include the line number. Unchanged tests keep their results.
   */
  replace(agentId: string, body: types.AgentTestsReplaceBody, options?: RequestOptions): Promise<types.AgentTestsListAnswer> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/tests/file`, body, options });
  }

  /**
   * Generate a test that reaches a step in the draft or takes one of its paths.
   * The engine simulates many types of callers for up to 5 seconds to find the shortest path there. Nothing is stored.
   */
  propose(agentId: string, body: types.AgentTestsProposeBody, options?: RequestOptions): Promise<types.AgentTestsProposeAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/tests/propose`, body, options });
  }

  /**
   * Run an agent’s tests and return which ones fail, where, and why.
   * Nothing is sent, booked, or spoken. Runs are limited to 30 seconds. Unfinished tests fail.
   */
  run(agentId: string, body: types.AgentTestsRunBody = {}, options?: RequestOptions): Promise<types.RanTests> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/tests/run`, body, options });
  }

  /**
   * Create a test from a call, with names, numbers, and addresses replaced.
   * The caller’s input becomes the test’s turns, action results are reused, and the outcome becomes the expected result.
   */
  fromCall(callId: string, options?: RequestOptions): Promise<types.AgentTestsFromCallAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/agent-tests/from-call/${callId}`, repeatable: true, options });
  }
}

/** Workflow tests. */
export class WorkflowTestsResource extends Resource {
  /** List a workflow’s tests, with the latest results. */
  list(workflowId: string, query: types.WorkflowTestsListQuery = {}, options?: RequestOptions): Promise<types.AgentTestsListAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/workflows/${workflowId}/tests`, query, options });
  }

  /** Add a test to a workflow. */
  create(workflowId: string, body: types.AgentTestsCreateBody, options?: RequestOptions): Promise<types.StoredTest> {
    return this.core.json({ method: 'POST', path: path`/v1/workflows/${workflowId}/tests`, body, repeatable: true, options });
  }

  /** Update a workflow test. */
  save(workflowId: string, workflowTestId: string, body: types.AgentTestsCreateBody, options?: RequestOptions): Promise<types.StoredTest> {
    return this.core.json({ method: 'PUT', path: path`/v1/workflows/${workflowId}/tests/${workflowTestId}`, body, options });
  }

  /** Delete a workflow test. */
  remove(workflowId: string, workflowTestId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/workflows/${workflowId}/tests/${workflowTestId}`, options });
  }

  /** Get a workflow’s tests as a readable YAML file. */
  file(workflowId: string, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: path`/v1/workflows/${workflowId}/tests/file`, options });
  }

  /**
   * Replace a workflow’s tests with those in a YAML or JSON file.
   * Errors include the line number. Unchanged tests keep their results.
   */
  replace(workflowId: string, body: types.AgentTestsReplaceBody, options?: RequestOptions): Promise<types.AgentTestsListAnswer> {
    return this.core.json({ method: 'PUT', path: path`/v1/workflows/${workflowId}/tests/file`, body, options });
  }

  /**
   * Generate a test that reaches a step in the draft or takes one of its paths.
   * The engine simulates many types of callers for up to 5 seconds to find the shortest path there. Nothing is stored.
   */
  propose(workflowId: string, body: types.AgentTestsProposeBody, options?: RequestOptions): Promise<types.AgentTestsProposeAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/workflows/${workflowId}/tests/propose`, body, options });
  }

  /**
   * Run a workflow’s tests and return which ones fail, where, and why.
   * Nothing is sent, booked, or spoken. Runs are limited to 30 seconds. Unfinished tests fail.
   */
  run(workflowId: string, body: types.AgentTestsRunBody = {}, options?: RequestOptions): Promise<types.RanTests> {
    return this.core.json({ method: 'POST', path: path`/v1/workflows/${workflowId}/tests/run`, body, options });
  }
}

/** Agents as YAML files, for backup and transfer. */
export class AgentFilesResource extends Resource {
  /** Get an agent as a readable YAML file. */
  export(agentId: string, query: types.AgentFilesExportQuery = {}, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: path`/v1/agents/${agentId}/export`, query, options });
  }

  /**
   * Create an agent from a YAML file, or import it into an agent’s draft.
   * A new agent starts inactive. `notes` lists the parts of the file that have no equivalent here.
   */
  import(body: types.AgentFilesImportBody, options?: RequestOptions): Promise<types.AgentFilesImportAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/agents/import', body, repeatable: true, options });
  }
}

/** Agents imported from other platforms. */
export class AgentImportsResource extends Resource {
  /**
   * Create an agent from another platform’s file, with a report of what was imported, changed, and dropped.
   * Supports JSON files of Vapi assistants, squads, and workflows; Retell conversation flows; ElevenLabs agents; and Dograh workflows. Other files are rejected. The agent starts inactive. Secrets in the file aren’t stored.
   */
  create(body: types.AgentImportsCreateBody, options?: RequestOptions): Promise<types.AgentImportsCreateAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/agent-imports', body, repeatable: true, options });
  }

  /** Get an agent’s import report. */
  get(agentId: string, options?: RequestOptions): Promise<types.AgentImportsGetAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/import`, options });
  }
}

/** Voice agents: their persona, voice, and conversation. */
export class AgentsResource extends Resource {
  /** List agent templates. */
  templates(options?: RequestOptions): Promise<types.AgentsTemplatesAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/agent-templates', options });
  }

  /** List agents with their metrics. */
  list(query?: types.AgentsListQuery, options?: RequestOptions): Promise<types.AgentsListAnswer>;
  /** With options alone. */
  list(options: RequestOptions): Promise<types.AgentsListAnswer>;
  list(query: types.AgentsListQuery | RequestOptions = {}, options?: RequestOptions): Promise<types.AgentsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/agents', ...queryOrOptions(query, options) });
  }

  /** Create an agent from a template or from your own flow; it starts inactive. */
  create(body: types.AgentsCreateBody = {}, options?: RequestOptions): Promise<types.Agent> {
    return this.core.json({ method: 'POST', path: '/v1/agents', body, repeatable: true, options });
  }

  /** Get an agent with its configuration and flow. */
  get(agentId: string, options?: RequestOptions): Promise<types.Agent> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}`, options });
  }

  /** Update an agent; each change except metadata creates a new version. */
  update(agentId: string, body: types.AgentsUpdateBody = {}, options?: RequestOptions): Promise<types.Agent> {
    return this.core.json({ method: 'PATCH', path: path`/v1/agents/${agentId}`, body, options });
  }

  /** Delete an agent; its calls are kept. */
  remove(agentId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/agents/${agentId}`, options });
  }

  /** Activate or deactivate an agent. */
  setStatus(agentId: string, body: types.AgentsSetStatusBody, options?: RequestOptions): Promise<types.Agent> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/status`, body, options });
  }

  /**
   * Run an agent’s flow with many different answers to find problems.
   * Explores up to 20,000 states for up to 5 seconds. Nothing is stored or spoken, and no actions run.
   */
  explore(agentId: string, options?: RequestOptions): Promise<types.FlowExploration> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/explore`, options });
  }
}

/** Events and schedules that run workflows. */
export class AutomationsResource extends Resource {
  /** List a workflow’s triggers. */
  triggers(workflowId: string, options?: RequestOptions): Promise<types.AutomationsTriggersAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/workflows/${workflowId}/triggers`, options });
  }

  /**
   * Add a trigger that runs a workflow when a call ends, when a contact is added, or on a schedule.
   * While the workflow is active, the trigger runs its newest version. Because there’s no caller, workflows that ask questions are rejected. The error lists the steps that ask questions.
   */
  addTrigger(workflowId: string, body: types.AutomationsAddTriggerBody, options?: RequestOptions): Promise<types.WorkflowTrigger> {
    return this.core.json({ method: 'POST', path: path`/v1/workflows/${workflowId}/triggers`, body, repeatable: true, options });
  }

  /** Update, pause, or resume a workflow trigger. */
  changeTrigger(workflowId: string, triggerId: string, body: types.AutomationsChangeTriggerBody = {}, options?: RequestOptions): Promise<types.WorkflowTrigger> {
    return this.core.json({ method: 'PATCH', path: path`/v1/workflows/${workflowId}/triggers/${triggerId}`, body, options });
  }

  /** Remove a workflow trigger; past runs are kept. */
  removeTrigger(workflowId: string, triggerId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/workflows/${workflowId}/triggers/${triggerId}`, options });
  }

  /**
   * Run a workflow now, without a caller.
   * The workflow’s steps run for real and continue after the response is sent. `values` contains its input variables.
   */
  run(workflowId: string, body: types.AutomationsRunBody = {}, options?: RequestOptions): Promise<types.AutomationSummary> {
    return this.core.json({ method: 'POST', path: path`/v1/workflows/${workflowId}/automations`, body, repeatable: true, options });
  }

  /** List a workflow’s automated runs, newest first. */
  list(workflowId: string, query: types.AutomationsListQuery = {}, options?: RequestOptions): PagePromise<types.AutomationSummary> {
    return this.core.page({ method: 'GET', path: path`/v1/workflows/${workflowId}/automations`, query, options });
  }

  /** Get an automated workflow run, step by step. */
  get(workflowId: string, automationId: string, options?: RequestOptions): Promise<types.Automation> {
    return this.core.json({ method: 'GET', path: path`/v1/workflows/${workflowId}/automations/${automationId}`, options });
  }
}

/** Workflows as YAML files. */
export class WorkflowFilesResource extends Resource {
  /** Get a workflow’s draft and tests as a readable YAML file. */
  export(workflowId: string, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: path`/v1/workflows/${workflowId}/export`, options });
  }

  /**
   * Create a workflow from a YAML file, or import it into a workflow’s draft.
   * A new workflow starts inactive, and published versions don’t change. `notes` lists the parts of the file that have no equivalent here.
   */
  import(body: types.WorkflowFilesImportBody, options?: RequestOptions): Promise<types.WorkflowFilesImportAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/workflows/import', body, repeatable: true, options });
  }
}

/** Flows that run inside other flows or without a caller. */
export class WorkflowsResource extends Resource {
  /** List workflow templates. */
  templates(options?: RequestOptions): Promise<types.WorkflowsTemplatesAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/workflow-templates', options });
  }

  /** List workflows with their metrics, oldest first. */
  list(options?: RequestOptions): Promise<types.WorkflowsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/workflows', options });
  }

  /** Create a workflow, either empty or from a template; it starts inactive. */
  create(body: types.WorkflowsCreateBody = {}, options?: RequestOptions): Promise<types.Workflow> {
    return this.core.json({ method: 'POST', path: '/v1/workflows', body, repeatable: true, options });
  }

  /** Get a workflow with its flow. */
  get(workflowId: string, options?: RequestOptions): Promise<types.Workflow> {
    return this.core.json({ method: 'GET', path: path`/v1/workflows/${workflowId}`, options });
  }

  /** Rename a workflow. */
  rename(workflowId: string, body: types.WorkflowsRenameBody, options?: RequestOptions): Promise<types.Workflow> {
    return this.core.json({ method: 'PATCH', path: path`/v1/workflows/${workflowId}`, body, options });
  }

  /** Delete a workflow; flows that use a version of it keep that version. */
  remove(workflowId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/workflows/${workflowId}`, options });
  }

  /**
   * Save a workflow’s draft; the version that agents run doesn’t change.
   * You can save a flow with errors. Pass the `revision` you read. If someone else has saved since then, the request fails with `draft_changed`.
   */
  save(workflowId: string, body: types.WorkflowsSaveBody, options?: RequestOptions): Promise<types.Workflow> {
    return this.core.json({ method: 'PUT', path: path`/v1/workflows/${workflowId}/flow`, body, options });
  }

  /**
   * Subscribe to a workflow’s changes and current editors, as server-sent events.
   * There are two events: `people` lists everyone who has the draft open, with their current step, and `draft` contains the draft’s revision. Both are sent right away and then on each change.
   */
  events(workflowId: string, query: types.WorkflowsEventsQuery = {}, options?: RequestOptions): EventStream {
    return this.core.events({ method: 'GET', path: path`/v1/workflows/${workflowId}/flow/events`, query, options });
  }

  /**
   * Report that you have a workflow open and which step you’re on.
   * People who haven’t reported in for 15 seconds are removed.
   */
  present(workflowId: string, body: types.DraftsPresentBody, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'PUT', path: path`/v1/workflows/${workflowId}/flow/presence`, body, options });
  }

  /**
   * Publish a workflow version that flows can run as one step.
   * Flows that run an older version keep it until they update.
   */
  publish(workflowId: string, body: types.WorkflowsPublishBody, options?: RequestOptions): Promise<types.Workflow> {
    return this.core.json({ method: 'POST', path: path`/v1/workflows/${workflowId}/publish`, body, repeatable: true, options });
  }

  /** Get a workflow’s latest version, to run as one step in a flow. */
  pinned(workflowId: string, options?: RequestOptions): Promise<types.WorkflowsPinnedAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/workflows/${workflowId}/pinned`, options });
  }

  /** Activate or deactivate a workflow; only active workflows can be added to a flow. */
  setStatus(workflowId: string, body: types.WorkflowsSetStatusBody, options?: RequestOptions): Promise<types.Workflow> {
    return this.core.json({ method: 'PUT', path: path`/v1/workflows/${workflowId}/status`, body, options });
  }
}

/** Actions that agents run, and their results. */
export class ActionsResource extends Resource {
  /** List action templates. */
  templates(options?: RequestOptions): Promise<types.ActionsTemplatesAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/action-templates', options });
  }

  /** List actions, oldest first. */
  list(options?: RequestOptions): Promise<types.ActionsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/actions', options });
  }

  /** Create an action from a template; it starts inactive. */
  create(body: types.ActionsCreateBody, options?: RequestOptions): Promise<types.Action> {
    return this.core.json({ method: 'POST', path: '/v1/actions', body, repeatable: true, options });
  }

  /** Get an action with its configuration and where it’s used. */
  get(actionId: string, options?: RequestOptions): Promise<types.Action> {
    return this.core.json({ method: 'GET', path: path`/v1/actions/${actionId}`, options });
  }

  /**
   * Update an action.
   * A secret header with an empty value keeps its stored value, as long as requests go to the same host. Fields you leave out don’t change.
   */
  update(actionId: string, body: types.ActionsUpdateBody = {}, options?: RequestOptions): Promise<types.Action> {
    return this.core.json({ method: 'PATCH', path: path`/v1/actions/${actionId}`, body, options });
  }

  /** Delete an unused action; runs from calls are kept. */
  remove(actionId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/actions/${actionId}`, options });
  }

  /** Activate or pause an action. */
  setStatus(actionId: string, body: types.WorkflowsSetStatusBody, options?: RequestOptions): Promise<types.Action> {
    return this.core.json({ method: 'PUT', path: path`/v1/actions/${actionId}/status`, body, options });
  }

  /**
   * Run an action with values for its variables.
   * This runs the action for real. The response is sent when the action is done. If the outcome can’t be confirmed in time, the status is unknown. `trial` makes this a trial run, which also works for inactive actions.
   */
  run(actionId: string, body: types.ActionsRunBody = {}, options?: RequestOptions): Promise<types.ActionRunDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/actions/${actionId}/runs`, body, repeatable: true, options });
  }

  /** List an action’s runs, newest first. */
  runs(actionId: string, query: types.ActionsRunsQuery = {}, options?: RequestOptions): PagePromise<types.ActionRunSummary> {
    return this.core.page({ method: 'GET', path: path`/v1/actions/${actionId}/runs`, query, options });
  }

  /** Get an action run with its input and result. */
  getRun(actionId: string, actionRunId: string, options?: RequestOptions): Promise<types.ActionRunDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/actions/${actionId}/runs/${actionRunId}`, options });
  }

  /**
   * Rerun an action with values from an earlier run.
   * Creates a new run that uses the action’s current configuration.
   */
  retryRun(actionId: string, actionRunId: string, options?: RequestOptions): Promise<types.ActionRunDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/actions/${actionId}/runs/${actionRunId}/retry`, repeatable: true, options });
  }
}

/** The sources agents answer from: files, text, web pages, and FAQs. */
export class KnowledgeResource extends Resource {
  /** List the Knowledge Base’s folders, with their sizes. */
  folders(options?: RequestOptions): Promise<types.KnowledgeFoldersAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/knowledge/folders', options });
  }

  /** Create a folder. */
  createFolder(body: types.KnowledgeCreateFolderBody, options?: RequestOptions): Promise<types.KnowledgeFolder> {
    return this.core.json({ method: 'POST', path: '/v1/knowledge/folders', body, repeatable: true, options });
  }

  /** Rename a folder. */
  renameFolder(folderId: string, body: types.KnowledgeCreateFolderBody, options?: RequestOptions): Promise<types.KnowledgeFolder> {
    return this.core.json({ method: 'PATCH', path: path`/v1/knowledge/folders/${folderId}`, body, options });
  }

  /**
   * Delete a folder.
   * The folder’s contents move to the `moveTo` folder. Without `moveTo`, a folder that isn’t empty can’t be deleted. Folders that agents use, and the last folder, can’t be deleted either.
   */
  removeFolder(folderId: string, query: types.KnowledgeRemoveFolderQuery = {}, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/knowledge/folders/${folderId}`, query, options });
  }

  /** List the Knowledge Base’s contents, newest first, with pages grouped under their site. */
  list(query: types.KnowledgeListQuery = {}, options?: RequestOptions): PagePromise<types.KnowledgeFile> {
    return this.core.page({ method: 'GET', path: '/v1/knowledge/files', query, options });
  }

  /**
   * Upload a file; it becomes searchable shortly afterward.
   * Send a form (multipart/form-data) with a `file` part. Identical content is stored once: `outcome` is `already`, and the existing file is returned. A file with the same name in the same folder becomes a new version; agents use the previous version until the new one is processed.
   */
  upload(body: types.KnowledgeUploadBody, options?: RequestOptions): Promise<types.UploadedFile> {
    return this.core.json({ method: 'POST', path: '/v1/knowledge/files', form: body, repeatable: true, options });
  }

  /** Add text; lines that start with # are headings. */
  addText(body: types.KnowledgeAddTextBody, options?: RequestOptions): Promise<types.UploadedFile> {
    return this.core.json({ method: 'POST', path: '/v1/knowledge/texts', body, repeatable: true, options });
  }

  /** Add a web page, or a site with all the pages under a URL that its robots.txt allows. */
  addPage(body: types.KnowledgeAddPageBody, options?: RequestOptions): Promise<types.UploadedFile> {
    return this.core.json({ method: 'POST', path: '/v1/knowledge/pages', body, repeatable: true, options });
  }

  /** Add a question and answer; more phrasings make it easier to find. */
  addFaq(body: types.KnowledgeAddFaqBody, options?: RequestOptions): Promise<types.KnowledgeFileDetail> {
    return this.core.json({ method: 'POST', path: '/v1/knowledge/faq', body, repeatable: true, options });
  }

  /** Update a question, its phrasings, and its answer. */
  updateFaq(entryId: string, body: types.KnowledgeUpdateFaqBody, options?: RequestOptions): Promise<types.KnowledgeFileDetail> {
    return this.core.json({ method: 'PUT', path: path`/v1/knowledge/faq/${entryId}`, body, options });
  }

  /** Get an item with its extracted text and the agents that use it. */
  get(fileId: string, options?: RequestOptions): Promise<types.KnowledgeFileDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/knowledge/files/${fileId}`, options });
  }

  /**
   * Rename, move, or describe an item, or change how often a page is refreshed.
   * Image and video descriptions and transcripts are treated like the file’s text.
   */
  update(fileId: string, body: types.KnowledgeUpdateBody = {}, options?: RequestOptions): Promise<types.KnowledgeFileDetail> {
    return this.core.json({ method: 'PATCH', path: path`/v1/knowledge/files/${fileId}`, body, options });
  }

  /** Delete an item and all its versions; agents stop using it. */
  remove(fileId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/knowledge/files/${fileId}`, options });
  }

  /** List the chunks that agents use for answers, in reading order. */
  chunks(fileId: string, query: types.KnowledgeChunksQuery = {}, options?: RequestOptions): PagePromise<types.KnowledgePiece> {
    return this.core.page({ method: 'GET', path: path`/v1/knowledge/files/${fileId}/chunks`, query, options });
  }

  /** Replace a file; agents use the previous version until the new one is processed. */
  replace(fileId: string, body: types.KnowledgeReplaceBody, options?: RequestOptions): Promise<types.KnowledgeFile> {
    return this.core.json({ method: 'PUT', path: path`/v1/knowledge/files/${fileId}/content`, form: body, options });
  }

  /** Replace an item’s text. */
  replaceText(textId: string, body: types.KnowledgeReplaceTextBody, options?: RequestOptions): Promise<types.KnowledgeFile> {
    return this.core.json({ method: 'PUT', path: path`/v1/knowledge/texts/${textId}`, body, options });
  }

  /** Process an item again after a failure, or when a web page has changed. */
  retry(fileId: string, options?: RequestOptions): Promise<types.KnowledgeFile> {
    return this.core.json({ method: 'POST', path: path`/v1/knowledge/files/${fileId}/retry`, repeatable: true, options });
  }

  /** Download the uploaded file, or a web page’s text. */
  original(fileId: string, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: path`/v1/knowledge/files/${fileId}/original`, options });
  }

  /** List the folders an agent uses for answers; an empty list means all. */
  agentFolders(agentId: string, options?: RequestOptions): Promise<types.AgentKnowledge> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/knowledge`, options });
  }

  /** Set the folders an agent uses for answers; an empty list means all. */
  setAgentFolders(agentId: string, body: types.KnowledgeSetAgentFoldersBody, options?: RequestOptions): Promise<types.AgentKnowledge> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/knowledge`, body, options });
  }
}

/** Appointments booked by agents. */
export class AppointmentsResource extends Resource {
  /** List appointments, upcoming first, then past. */
  list(query: types.AppointmentsListQuery = {}, options?: RequestOptions): Promise<types.AppointmentsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/appointments', query, options });
  }

  /** Get an appointment. */
  get(appointmentId: string, options?: RequestOptions): Promise<types.Appointment> {
    return this.core.json({ method: 'GET', path: path`/v1/appointments/${appointmentId}`, options });
  }

  /**
   * Set an appointment’s metadata and external ID.
   * Appointments booked by agents inherit the call’s metadata and external ID.
   */
  update(appointmentId: string, body: types.AppointmentsUpdateBody = {}, options?: RequestOptions): Promise<types.Appointment> {
    return this.core.json({ method: 'PATCH', path: path`/v1/appointments/${appointmentId}`, body, options });
  }

  /** List a day’s available times for rescheduling an appointment. */
  times(appointmentId: string, query: types.AppointmentsTimesQuery = {}, options?: RequestOptions): Promise<types.AppointmentsTimesAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/appointments/${appointmentId}/times`, query, options });
  }

  /**
   * Reschedule an appointment to another available time of the same length.
   * The appointment stays in the same calendar. The request fails with `time_taken` if the new time isn’t available.
   */
  move(appointmentId: string, body: types.AppointmentsMoveBody, options?: RequestOptions): Promise<types.Appointment> {
    return this.core.json({ method: 'POST', path: path`/v1/appointments/${appointmentId}/move`, body, repeatable: true, options });
  }

  /** Cancel an appointment; its time becomes available. */
  cancel(appointmentId: string, options?: RequestOptions): Promise<types.Appointment> {
    return this.core.json({ method: 'POST', path: path`/v1/appointments/${appointmentId}/cancel`, repeatable: true, options });
  }
}

/** Bookable resources: people, rooms, and chairs. */
export class CalendarsResource extends Resource {
  /** List the workspace’s calendars other than its main one, by name. */
  list(options?: RequestOptions): Promise<types.CalendarsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/calendars', options });
  }

  /**
   * Add a calendar.
   * Agents book in this calendar if a step in their flow specifies it. Each calendar, including the main one, can have one booking at a given time.
   */
  create(body: types.CalendarsCreateBody, options?: RequestOptions): Promise<types.Calendar> {
    return this.core.json({ method: 'POST', path: '/v1/calendars', body, repeatable: true, options });
  }

  /** Update a calendar; bookings don’t change. */
  update(calendarId: string, body: types.CalendarsUpdateBody = {}, options?: RequestOptions): Promise<types.Calendar> {
    return this.core.json({ method: 'PATCH', path: path`/v1/calendars/${calendarId}`, body, options });
  }

  /**
   * Delete a calendar without upcoming appointments.
   * Past appointments are kept. Cancel or reschedule upcoming appointments first.
   */
  remove(calendarId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/calendars/${calendarId}`, options });
  }
}

/** Calls with their transcripts. */
export class CallsResource extends Resource {
  /** Start a browser call; connect to its socket with the ticket within 30 seconds. */
  start(agentId: string, body: types.CallsStartBody, options?: RequestOptions): Promise<types.CallsStartAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/calls`, body, repeatable: true, options });
  }

  /**
   * List calls, newest first.
   * Live calls are included only if your filters are limited to `agentId`, `status`, `externalId`, `metadata`, and `contactId`. A transcript is searchable a few seconds after its call ends. A page of search results can have fewer items than the limit, even if there are more pages.
   */
  list(query: types.CallsListQuery = {}, options?: RequestOptions): PagePromise<types.ListedCall> {
    return this.core.page({ method: 'GET', path: '/v1/calls', query, options });
  }

  /** Get a call with its transcript, slots, actions, and timings. */
  get(callId: string, options?: RequestOptions): Promise<types.Call> {
    return this.core.json({ method: 'GET', path: path`/v1/calls/${callId}`, options });
  }

  /** Correct an ended call’s outcome or tags, or set its metadata; metrics are updated. */
  update(callId: string, body: types.CallsUpdateBody = {}, options?: RequestOptions): Promise<types.Call> {
    return this.core.json({ method: 'PATCH', path: path`/v1/calls/${callId}`, body, options });
  }

  /** Delete a call with its transcript; its appointments, tasks, and messages are kept. */
  remove(callId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/calls/${callId}`, options });
  }

  /** Reveal a call’s hidden values; recorded in the audit log. */
  reveal(callId: string, options?: RequestOptions): Promise<types.CallsRevealAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/calls/${callId}/reveal`, options });
  }

  /**
   * Explain each turn of a call: what was heard, which rule matched, and the result.
   * The explanation is computed from the stored call, for up to 200 turns.
   */
  why(callId: string, options?: RequestOptions): Promise<types.CallsWhyAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/calls/${callId}/why`, options });
  }

  /** Replay a stored call on its own version or another one and return the differences. */
  replay(callId: string, body: types.CallsReplayBody = {}, options?: RequestOptions): Promise<types.CallsReplayAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/calls/${callId}/replay`, body, options });
  }
}

/** Bulk operations: count, tag, delete, and export calls. */
export class CallBatchesResource extends Resource {
  /** Count ended calls that match filters and a search. */
  count(query: types.CallBatchesCountQuery = {}, options?: RequestOptions): Promise<types.CallBatchesCountAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/calls/count', query, options });
  }

  /** Add or remove call tags on up to 200 calls by ID, or on all calls that match filters, 200 at a time. */
  tag(body: types.CallBatchesTagBody = {}, options?: RequestOptions): Promise<types.CallBatchesTagAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/calls/tag', body, options });
  }

  /** Delete up to 200 calls by ID, or all calls that match filters, 200 at a time; transcripts are deleted too. */
  remove(body: types.CallBatchesRemoveBody = {}, options?: RequestOptions): Promise<types.CallBatchesTagAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/calls/delete', body, options });
  }

  /** Export calls that match filters and a search, as CSV or JSON Lines. */
  export(query: types.CallBatchesExportQuery = {}, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: '/v1/calls/export', query, options });
  }
}

/** Saved call filters, shared with everyone or personal. */
export class CallViewsResource extends Resource {
  /** List shared and personal call views, by name. */
  list(options?: RequestOptions): Promise<types.CallViewsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/call-views', options });
  }

  /** Save call filters as a view; sharing the view with everyone requires permission to manage calls. */
  create(body: types.CallViewsCreateBody, options?: RequestOptions): Promise<types.CallView> {
    return this.core.json({ method: 'POST', path: '/v1/call-views', body, repeatable: true, options });
  }

  /** Update a call view or who can see it. */
  update(viewId: string, body: types.CallViewsUpdateBody = {}, options?: RequestOptions): Promise<types.CallView> {
    return this.core.json({ method: 'PATCH', path: path`/v1/call-views/${viewId}`, body, options });
  }

  /** Delete a call view; its calls are kept. */
  remove(viewId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/call-views/${viewId}`, options });
  }
}

/** Notes on calls. */
export class CallNotesResource extends Resource {
  /** List a call’s notes, oldest first. */
  list(callId: string, options?: RequestOptions): Promise<types.CallNotesListAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/calls/${callId}/notes`, options });
  }

  /** Add a note to a call. */
  create(callId: string, body: types.CallNotesCreateBody, options?: RequestOptions): Promise<types.CallNote> {
    return this.core.json({ method: 'POST', path: path`/v1/calls/${callId}/notes`, body, repeatable: true, options });
  }

  /** Update your own note. */
  update(callId: string, noteId: string, body: types.CallNotesCreateBody, options?: RequestOptions): Promise<types.CallNote> {
    return this.core.json({ method: 'PATCH', path: path`/v1/calls/${callId}/notes/${noteId}`, body, options });
  }

  /** Delete your own note. */
  remove(callId: string, noteId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/calls/${callId}/notes/${noteId}`, options });
  }
}

/** Expiring links that show a call without requiring sign-in. */
export class CallLinksResource extends Resource {
  /** List a call’s active links, newest first. */
  list(callId: string, options?: RequestOptions): Promise<types.CallLinksListAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/calls/${callId}/links`, options });
  }

  /**
   * Create an expiring link that shows a call without requiring sign-in.
   * The token is shown once. Card numbers and hidden values are never shown.
   */
  create(callId: string, body: types.CallLinksCreateBody, options?: RequestOptions): Promise<types.CallLinksCreateAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/calls/${callId}/links`, body, repeatable: true, options });
  }

  /** Revoke a call link. */
  remove(callId: string, linkId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/calls/${callId}/links/${linkId}`, options });
  }
}

/** Call recordings. */
export class RecordingsResource extends Resource {
  /**
   * Get a call recording’s status.
   * The audio is at `GET /v1/calls/{callId}/recording.wav`, which also supports byte ranges.
   */
  get(callId: string, options?: RequestOptions): Promise<types.Recording> {
    return this.core.json({ method: 'GET', path: path`/v1/calls/${callId}/recording`, options });
  }

  /** Delete a call’s recording but keep its transcript. */
  remove(callId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/calls/${callId}/recording`, options });
  }
}

/** Calls in progress: monitoring, whispering, and taking over. */
export class LiveCallsResource extends Resource {
  /** List live calls with the caller, current step, last words, and agent response time. */
  list(options?: RequestOptions): Promise<types.LiveCallsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/live-calls', options });
  }

  /**
   * Subscribe to live calls, as server-sent events.
   * The stream first sends `calls` with all live calls and then, at most every 500 ms, `changed`, with new or changed calls in `items` and IDs of ended calls in `gone`. Reconnect when the stream ends.
   */
  events(query: types.LiveCallsEventsQuery = {}, options?: RequestOptions): EventStream {
    return this.core.events({ method: 'GET', path: '/v1/live-calls/events', query, options });
  }

  /** Get a live call with its transcript, values, and flow. */
  get(callId: string, options?: RequestOptions): Promise<types.LiveCallsGetAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/live-calls/${callId}`, options });
  }

  /**
   * Subscribe to one live call, as server-sent events.
   * Sends `call` with the full state at the start and after each step, and `words` with what the caller is saying. Reconnect when the stream ends.
   */
  callEvents(callId: string, query: types.LiveCallsCallEventsQuery = {}, options?: RequestOptions): EventStream {
    return this.core.events({ method: 'GET', path: path`/v1/live-calls/${callId}/events`, query, options });
  }

  /**
   * Listen in on a call; returns a ticket for the audio socket, and the caller is notified if the workspace requires it.
   * The ticket can be used once, within 30 seconds. The socket sends audio once the caller has been told that someone is listening. A person who has taken over the call can speak into it.
   */
  listen(callId: string, options?: RequestOptions): Promise<types.LiveCallsListenAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/live-calls/${callId}/listeners`, options });
  }

  /** Whisper a sentence for the agent to say in its next turn. */
  whisper(callId: string, body: types.LiveCallsWhisperBody, options?: RequestOptions): Promise<types.SupervisorCommand> {
    return this.core.json({ method: 'POST', path: path`/v1/live-calls/${callId}/whispers`, body, repeatable: true, options });
  }

  /** Set a slot or variable from text, interpreted as if the caller had said it. */
  setValue(callId: string, body: types.LiveCallsSetValueBody, options?: RequestOptions): Promise<types.SupervisorCommand> {
    return this.core.json({ method: 'POST', path: path`/v1/live-calls/${callId}/values`, body, repeatable: true, options });
  }

  /** Take over a call; the agent pauses where it is. */
  takeOver(callId: string, options?: RequestOptions): Promise<types.SupervisorCommand> {
    return this.core.json({ method: 'POST', path: path`/v1/live-calls/${callId}/take-over`, options });
  }

  /** Speak in a call you’ve taken over, in the agent’s voice or as text. */
  say(callId: string, body: types.LiveCallsSayBody, options?: RequestOptions): Promise<types.SupervisorCommand> {
    return this.core.json({ method: 'POST', path: path`/v1/live-calls/${callId}/say`, body, repeatable: true, options });
  }

  /** Hand back a call; the agent repeats its last open question. */
  handBack(callId: string, options?: RequestOptions): Promise<types.SupervisorCommand> {
    return this.core.json({ method: 'POST', path: path`/v1/live-calls/${callId}/hand-back`, options });
  }

  /** End a call. */
  end(callId: string, options?: RequestOptions): Promise<types.SupervisorCommand> {
    return this.core.json({ method: 'POST', path: path`/v1/live-calls/${callId}/end`, options });
  }
}

/** Call quality scores, and calls that need review. */
export class CallQualityResource extends Resource {
  /** Get a call’s quality score and the issues behind it. */
  get(callId: string, options?: RequestOptions): Promise<types.CallQuality> {
    return this.core.json({ method: 'GET', path: path`/v1/calls/${callId}/quality`, options });
  }

  /** List unreviewed calls that lost points, lowest score first. */
  toReview(query: types.CallQualityToReviewQuery = {}, options?: RequestOptions): PagePromise<types.CallQualityToReviewItem> {
    return this.core.page({ method: 'GET', path: '/v1/calls/to-review', query, options });
  }

  /** Mark a call as reviewed or unreviewed. */
  review(callId: string, body: types.CallQualityReviewBody, options?: RequestOptions): Promise<types.CallQuality> {
    return this.core.json({ method: 'PUT', path: path`/v1/calls/${callId}/quality/reviewed`, body, options });
  }

  /** Get the call scorecard: the points each issue deducts. */
  scorecard(options?: RequestOptions): Promise<types.Scorecard> {
    return this.core.json({ method: 'GET', path: '/v1/call-scorecard', options });
  }

  /** Update the call scorecard; all calls are rescored. */
  setScorecard(body: types.CallQualitySetScorecardBody, options?: RequestOptions): Promise<types.Scorecard> {
    return this.core.json({ method: 'PUT', path: '/v1/call-scorecard', body, options });
  }
}

/** Caller phrases that no step understood. */
export class UnrecognizedResource extends Resource {
  /**
   * List what callers said that no step understood, most frequent first.
   * Covers calls in the last 90 days, except test calls. Calls are processed within a minute of ending.
   */
  list(query: types.UnrecognizedListQuery = {}, options?: RequestOptions): Promise<types.UnrecognizedListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/unrecognized-utterances', query, options });
  }

  /** Resolve an unrecognized phrase and similar ones. */
  close(unrecognizedId: string, body: types.UnrecognizedCloseBody, options?: RequestOptions): Promise<types.UnrecognizedCloseAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/unrecognized-utterances/${unrecognizedId}/close`, body, repeatable: true, options });
  }
}

/** Replays of stored calls. */
export class ReplaysResource extends Resource {
  /**
   * Replay an agent’s stored calls on its draft or a version and find the ones that would change.
   * Past calls are replayed with the same caller input and action results. Nothing is sent, booked, or saved. The biggest differences are listed first. A replay covers up to 100 calls and takes up to 20 seconds.
   */
  run(agentId: string, body: types.ReplaysRunBody, options?: RequestOptions): Promise<types.ReplaysRunAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/replays`, body, options });
  }
}

/** Phrases that callers use for a question’s choices. */
export class TrainingPhrasesResource extends Resource {
  /**
   * Add a phrase to an agent’s draft as a synonym for a choice, along with a test.
   * The phrase becomes a synonym for the choice, or a new choice. The live version doesn’t change until the draft is published.
   */
  add(agentId: string, body: types.TrainingPhrasesAddBody, options?: RequestOptions): Promise<types.TrainingPhrasesAddAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/training-phrases`, body, repeatable: true, options });
  }
}

/** What language models extract from ended calls. */
export class CallAnalysesResource extends Resource {
  /**
   * Reanalyze an ended call with a language model.
   * Uses the agent’s current fields and criteria (see `PUT /v1/agents/:agentId/after-call`). The results replace earlier ones.
   */
  analyze(callId: string, options?: RequestOptions): Promise<types.CallAnalysis> {
    return this.core.json({ method: 'POST', path: path`/v1/calls/${callId}/analysis`, repeatable: true, options });
  }
}

/** Text conversations with agents, message by message. */
export class ChatsResource extends Resource {
  /** Start a chat; the agent responds in text, using the same flow as in a call. */
  start(agentId: string, body: types.ChatsStartBody = {}, options?: RequestOptions): Promise<types.Chat> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/chats`, body, repeatable: true, options });
  }

  /**
   * Get a chat with all its messages.
   * Hidden values and card numbers are omitted, as in `GET /v1/calls/:callId`.
   */
  get(callId: string, options?: RequestOptions): Promise<types.Chat> {
    return this.core.json({ method: 'GET', path: path`/v1/chats/${callId}`, options });
  }

  /** Send a message to the agent and get its response. */
  send(callId: string, body: types.ChatsSendBody, options?: RequestOptions): Promise<types.Chat> {
    return this.core.json({ method: 'POST', path: path`/v1/chats/${callId}/messages`, body, repeatable: true, options });
  }

  /**
   * Send a message to the agent and stream its response as server-sent events.
   * The stream sends a `message` event for each message, followed by `done` with the chat, or `error`.
   */
  stream(callId: string, body: types.ChatsSendBody, options?: RequestOptions): EventStream {
    return this.core.events({ method: 'POST', path: path`/v1/chats/${callId}/messages/stream`, body, options });
  }

  /** End a chat. */
  end(callId: string, options?: RequestOptions): Promise<types.Chat> {
    return this.core.json({ method: 'POST', path: path`/v1/chats/${callId}/end`, options });
  }
}

/** The Twilio account that carries calls and messages. */
export class CarrierAccountResource extends Resource {
  /** Get the connected Twilio account. */
  get(options?: RequestOptions): Promise<types.CarrierAccount> {
    return this.core.json({ method: 'GET', path: '/v1/carrier-account', options });
  }

  /**
   * Connect a Twilio account with its SID, its auth token, and, optionally, an API key.
   * We check the account immediately. The auth token is always required because Twilio signs its requests with it. If you add an API key, we use it for our requests to Twilio. Everything is stored encrypted and never shown again.
   */
  connect(body: types.CarrierAccountConnectBody, options?: RequestOptions): Promise<types.CarrierAccount> {
    return this.core.json({ method: 'PUT', path: '/v1/carrier-account', body, options });
  }

  /** Disconnect the account; you keep its numbers in Twilio, but Parley no longer answers them. */
  disconnect(options?: RequestOptions): Promise<types.CarrierAccount> {
    return this.core.json({ method: 'DELETE', path: '/v1/carrier-account', options });
  }
}

/** Callers waiting for an available line. */
export class CallQueueResource extends Resource {
  /**
   * List callers waiting for an available line, in order, and failed callbacks.
   * On numbers with `queues`, callers wait when all lines are busy. They hear their position and can press 1 for a callback instead.
   */
  list(options?: RequestOptions): Promise<types.CallQueueListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/call-queue', options });
  }
}

/** Twilio, SignalWire, and Telnyx accounts that carry calls and text messages. */
export class CarrierAccountsResource extends Resource {
  /** List connected Twilio, SignalWire, and Telnyx accounts, oldest first. */
  list(options?: RequestOptions): Promise<types.CarrierAccountsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/carrier-accounts', options });
  }

  /**
   * Connect a Twilio, SignalWire, or Telnyx account, or update a connected account’s credentials.
   * The account is checked immediately. Everything is stored encrypted and never shown again. A workspace can have several accounts, and each number belongs to one of them. For Telnyx, this creates a TeXML application and a messaging profile in the account for its numbers to use.
   */
  connect(body: types.CarrierAccountsConnectBody, options?: RequestOptions): Promise<types.ConnectedCarrier> {
    return this.core.json({ method: 'POST', path: '/v1/carrier-accounts', body, repeatable: true, options });
  }

  /** Disconnect an account; you keep its numbers with the carrier, but Parley no longer answers them. */
  disconnect(carrierAccountId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/carrier-accounts/${carrierAccountId}`, options });
  }
}

/** Numbers that agents use to answer and place calls. */
export class PhoneNumbersResource extends Resource {
  /** List phone numbers, oldest first. */
  list(query?: types.PhoneNumbersListQuery, options?: RequestOptions): Promise<types.PhoneNumbersListAnswer>;
  /** With options alone. */
  list(options: RequestOptions): Promise<types.PhoneNumbersListAnswer>;
  list(query: types.PhoneNumbersListQuery | RequestOptions = {}, options?: RequestOptions): Promise<types.PhoneNumbersListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/phone-numbers', ...queryOrOptions(query, options) });
  }

  /** Buy a number from the connected carrier; calls to the number are routed here immediately. */
  buy(body: types.PhoneNumbersBuyBody, options?: RequestOptions): Promise<types.PhoneNumber> {
    return this.core.json({ method: 'POST', path: '/v1/phone-numbers', body, repeatable: true, options });
  }

  /** Search for numbers available from the connected carrier, with monthly prices. */
  offers(query: types.PhoneNumbersOffersQuery = {}, options?: RequestOptions): Promise<types.PhoneNumbersOffersAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/phone-number-offers', query, options });
  }

  /** List the connected account’s addresses and approved documents, which some countries require for a number. */
  requirements(query: types.PhoneNumbersRequirementsQuery = {}, options?: RequestOptions): Promise<types.PhoneNumbersRequirementsAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/phone-number-requirements', query, options });
  }

  /** List the connected account’s numbers that haven’t been imported yet. */
  atCarrier(query: types.PhoneNumbersAtCarrierQuery = {}, options?: RequestOptions): Promise<types.PhoneNumbersAtCarrierAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/phone-numbers/at-carrier', query, options });
  }

  /**
   * Import a number from the connected account; its calls are then routed here.
   * Parley remembers the previous routing and restores it when you remove the number.
   */
  importNumber(body: types.PhoneNumbersImportNumberBody, options?: RequestOptions): Promise<types.PhoneNumber> {
    return this.core.json({ method: 'POST', path: '/v1/phone-numbers/import', body, repeatable: true, options });
  }

  /** Get a free test number, which works only in this workspace. */
  addTest(body: types.PhoneNumbersAddTestBody = {}, options?: RequestOptions): Promise<types.PhoneNumber> {
    return this.core.json({ method: 'POST', path: '/v1/phone-numbers/test', body, repeatable: true, options });
  }

  /** Get a phone number. */
  get(numberId: string, options?: RequestOptions): Promise<types.PhoneNumber> {
    return this.core.json({ method: 'GET', path: path`/v1/phone-numbers/${numberId}`, options });
  }

  /** Update a number’s name, agents, hours, fallback, or transcription. */
  update(numberId: string, body: types.PhoneNumbersUpdateBody = {}, options?: RequestOptions): Promise<types.PhoneNumber> {
    return this.core.json({ method: 'PATCH', path: path`/v1/phone-numbers/${numberId}`, body, options });
  }

  /** Check with the carrier whether a number’s calls reach this server. */
  routing(numberId: string, options?: RequestOptions): Promise<types.NumberState> {
    return this.core.json({ method: 'GET', path: path`/v1/phone-numbers/${numberId}/routing`, options });
  }

  /** Route a number’s calls and messages here instead of the carrier’s current destination. */
  route(numberId: string, options?: RequestOptions): Promise<types.NumberState> {
    return this.core.json({ method: 'POST', path: path`/v1/phone-numbers/${numberId}/routing`, repeatable: true, options });
  }

  /** Remove a number, or permanently release it with the carrier. */
  remove(numberId: string, body: types.PhoneNumbersRemoveBody, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'POST', path: path`/v1/phone-numbers/${numberId}/remove`, body, repeatable: true, options });
  }
}

/** PBXs, routers, and SIP providers that agents register with. */
export class SipAccountsResource extends Resource {
  /** List SIP accounts, oldest first. */
  list(options?: RequestOptions): Promise<types.SipAccountsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/sip-accounts', options });
  }

  /**
   * Connect a PBX, router, or SIP provider so that an agent can act as an extension.
   * Parley registers with your server using a username and password, like a desk phone. You don’t need an open port or HTTPS. The password is stored encrypted and never shown again.
   */
  create(body: types.SipAccountsCreateBody, options?: RequestOptions): Promise<types.SipAccount> {
    return this.core.json({ method: 'POST', path: '/v1/sip-accounts', body, repeatable: true, options });
  }

  /** Get a SIP account, with its registration status. */
  get(sipAccountId: string, options?: RequestOptions): Promise<types.SipAccount> {
    return this.core.json({ method: 'GET', path: path`/v1/sip-accounts/${sipAccountId}`, options });
  }

  /** Update a SIP account, which then registers again. */
  update(sipAccountId: string, body: types.SipAccountsUpdateBody = {}, options?: RequestOptions): Promise<types.SipAccount> {
    return this.core.json({ method: 'PATCH', path: path`/v1/sip-accounts/${sipAccountId}`, body, options });
  }

  /** Disconnect a SIP account, end its registration, and remove its numbers from Parley. */
  remove(sipAccountId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/sip-accounts/${sipAccountId}`, options });
  }

  /** Test a SIP account step by step: DNS lookup, connection, authentication, registration, and a call to itself. */
  test(sipAccountId: string, options?: RequestOptions): Promise<types.SipTest> {
    return this.core.json({ method: 'POST', path: path`/v1/sip-accounts/${sipAccountId}/test`, options });
  }

  /**
   * Add a number or extension that receives calls through a SIP account.
   * Calls go to the number that was dialed, or to the account’s first number if the dialed number isn’t listed.
   */
  addNumber(sipAccountId: string, body: types.SipAccountsAddNumberBody, options?: RequestOptions): Promise<types.PhoneNumber> {
    return this.core.json({ method: 'POST', path: path`/v1/sip-accounts/${sipAccountId}/numbers`, body, repeatable: true, options });
  }
}

/** Outbound calls by agents. */
export class PhoneCallsResource extends Resource {
  /**
   * Call someone: an agent dials from one of your numbers.
   * The call is stored, then sent to the carrier once. If the carrier’s response is lost, Parley looks up the call instead of redialing.
   */
  start(body: types.PhoneCallsStartBody, options?: RequestOptions): Promise<types.PhoneCall> {
    return this.core.json({ method: 'POST', path: '/v1/phone-calls', body, repeatable: true, options });
  }

  /** Get the status of an outbound call. */
  get(callId: string, options?: RequestOptions): Promise<types.PhoneCall> {
    return this.core.json({ method: 'GET', path: path`/v1/phone-calls/${callId}`, options });
  }

  /** Hang up a live phone call. */
  hangUp(callId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'POST', path: path`/v1/phone-calls/${callId}/hang-up`, repeatable: true, options });
  }
}

/** Inbound and outbound text messages. */
export class MessagesResource extends Resource {
  /**
   * Send a text message from one of your numbers.
   * The message is stored, then sent to the carrier once. If the carrier’s response is lost, Parley looks up the message instead of resending it.
   */
  send(body: types.MessagesSendBody, options?: RequestOptions): Promise<types.TextMessage> {
    return this.core.json({ method: 'POST', path: '/v1/messages', body, repeatable: true, options });
  }

  /** List text messages from one conversation or from all conversations, newest first. */
  list(query: types.MessagesListQuery = {}, options?: RequestOptions): PagePromise<types.TextMessage> {
    return this.core.page({ method: 'GET', path: '/v1/messages', query, options });
  }

  /** Get a message and its status. */
  get(messageId: string, options?: RequestOptions): Promise<types.TextMessage> {
    return this.core.json({ method: 'GET', path: path`/v1/messages/${messageId}`, options });
  }
}

/** Text conversations on your numbers, answered by an agent or by a person who took over. */
export class MessageThreadsResource extends Resource {
  /** List text conversations, most recent message first. */
  list(query: types.MessageThreadsListQuery = {}, options?: RequestOptions): PagePromise<types.MessageThread> {
    return this.core.page({ method: 'GET', path: '/v1/message-threads', query, options });
  }

  /** Get a text conversation. */
  get(threadId: string, options?: RequestOptions): Promise<types.MessageThread> {
    return this.core.json({ method: 'GET', path: path`/v1/message-threads/${threadId}`, options });
  }

  /** Take over a conversation; the agent stays silent until you hand it back, and you’re notified of replies. */
  takeOver(threadId: string, options?: RequestOptions): Promise<types.MessageThread> {
    return this.core.json({ method: 'POST', path: path`/v1/message-threads/${threadId}/take-over`, repeatable: true, options });
  }

  /** Hand a conversation back to the agent, which will answer the next message. */
  handBack(threadId: string, options?: RequestOptions): Promise<types.MessageThread> {
    return this.core.json({ method: 'POST', path: path`/v1/message-threads/${threadId}/hand-back`, repeatable: true, options });
  }

  /** Mark a conversation’s messages as read for everyone. */
  read(threadId: string, options?: RequestOptions): Promise<types.MessageThread> {
    return this.core.json({ method: 'PUT', path: path`/v1/message-threads/${threadId}/read`, options });
  }
}

/** A browser-based phone for calling test numbers. */
export class SoftPhoneResource extends Resource {
  /**
   * Open a soft phone on this workspace’s test network; connect to its socket with the ticket.
   * The phone can call the workspace’s test numbers, and it rings when an agent calls from one of them.
   */
  open(options?: RequestOptions): Promise<types.SoftPhoneOpenAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/soft-phone', options });
  }
}

/** Agents on websites: public keys, domains, appearance, and limits. */
export class WidgetsResource extends Resource {
  /** List an agent’s website widgets, oldest first. */
  list(agentId: string, options?: RequestOptions): Promise<types.WidgetsListAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/widgets`, options });
  }

  /**
   * Add a website widget with a public key to an agent.
   * To show the widget on a page on one of its domains, add a script tag: `src` is this server’s `/widget.js`, and `data-key` is the widget’s public key.
   */
  create(agentId: string, body: types.WidgetsCreateBody, options?: RequestOptions): Promise<types.Widget> {
    return this.core.json({ method: 'POST', path: path`/v1/agents/${agentId}/widgets`, body, repeatable: true, options });
  }

  /** Update a widget’s domains, appearance, or visitor features, or turn it on or off. */
  update(widgetId: string, body: types.WidgetsUpdateBody = {}, options?: RequestOptions): Promise<types.Widget> {
    return this.core.json({ method: 'PATCH', path: path`/v1/widgets/${widgetId}`, body, options });
  }

  /** Delete a widget; its conversations are kept. */
  remove(widgetId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/widgets/${widgetId}`, options });
  }

  /** Open a widget preview; conversations started with its ticket within ten minutes count as tests. */
  preview(widgetId: string, options?: RequestOptions): Promise<types.WidgetsPreviewAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/widgets/${widgetId}/preview`, options });
  }

  /** Replace a widget’s public key; pages with the old key stop showing the widget. */
  renewKey(widgetId: string, options?: RequestOptions): Promise<types.Widget> {
    return this.core.json({ method: 'POST', path: path`/v1/widgets/${widgetId}/key`, repeatable: true, options });
  }
}

/** Messages and callbacks your team needs to follow up on. */
export class TasksResource extends Resource {
  /** List tasks: open ones by due date, completed ones by completion date, or all by creation date. */
  list(query: types.TasksListQuery = {}, options?: RequestOptions): PagePromise<types.Task> {
    return this.core.page({ method: 'GET', path: '/v1/tasks', query, options });
  }

  /**
   * Create a task.
   * By default, the task is unassigned and has the same due date as one an agent just promised a caller.
   */
  create(body: types.TasksCreateBody, options?: RequestOptions): Promise<types.TasksCreateAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/tasks', body, repeatable: true, options });
  }

  /** Count open tasks: all of them, yours, and overdue ones. */
  counts(options?: RequestOptions): Promise<types.TasksCountsAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/tasks/counts', options });
  }

  /** List the members who can be assigned tasks. */
  people(options?: RequestOptions): Promise<types.TasksPeopleAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/tasks/people', options });
  }

  /** Get a task with its notes, related transcript, and call values. */
  get(taskId: string, options?: RequestOptions): Promise<types.TaskDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/tasks/${taskId}`, options });
  }

  /** Assign a task, change its due date, mark it as done or open, or add a note. */
  update(taskId: string, body: types.TasksUpdateBody = {}, options?: RequestOptions): Promise<types.TaskDetail> {
    return this.core.json({ method: 'PATCH', path: path`/v1/tasks/${taskId}`, body, options });
  }
}

/** What happens after an agent’s call ends. */
export class AfterCallsResource extends Resource {
  /** Get an agent’s after-call settings. */
  get(agentId: string, options?: RequestOptions): Promise<types.AfterCall> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/after-call`, options });
  }

  /**
   * Set who gets an agent’s follow-ups, which emails are sent after calls, and what’s extracted from calls.
   * Callers get the email if the call collected an email address and they didn’t decline. The email counts toward the limit for emails to callers. In a member’s test call, the email goes to the member instead.
   */
  set(agentId: string, body: types.AfterCallsSetBody, options?: RequestOptions): Promise<types.AfterCall> {
    return this.core.json({ method: 'PUT', path: path`/v1/agents/${agentId}/after-call`, body, options });
  }
}

/** A workspace’s connected CRM. */
export class CrmResource extends Resource {
  /** List the latest call notes with their status. */
  callNotes(options?: RequestOptions): Promise<types.CrmCallNotesAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/crm/call-notes', options });
  }
}

/** Contact imports, from upload to undo. */
export class ContactImportsResource extends Resource {
  /** List up to 50 contact imports, newest first. */
  list(options?: RequestOptions): Promise<types.ContactImportsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/contact-imports', options });
  }

  /**
   * Upload a contacts file: CSV, vCard, or an export from Google or Outlook.
   * Send a form (multipart/form-data) with a `file` part. The encoding, separator, and columns are detected automatically. No contacts are added until the import runs.
   */
  upload(body: types.ContactImportsUploadBody, options?: RequestOptions): Promise<types.ContactImportDetail> {
    return this.core.json({ method: 'POST', path: '/v1/contact-imports', form: body, options });
  }

  /**
   * Read contacts from a connected Google, Microsoft, or HubSpot account, or from your own CRM.
   * Creates an import, as with a file. No contacts are added until it runs.
   */
  readSource(body: types.ContactImportsReadSourceBody, options?: RequestOptions): Promise<types.ContactImportDetail> {
    return this.core.json({ method: 'POST', path: '/v1/contact-imports/from-service', body, options });
  }

  /** Get an import with its columns and a preview of its first rows. */
  get(importId: string, options?: RequestOptions): Promise<types.ContactImportDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/contact-imports/${importId}`, options });
  }

  /** Set an import’s column mapping and how to handle existing contacts. */
  update(importId: string, body: types.ContactImportsUpdateBody = {}, options?: RequestOptions): Promise<types.ContactImportDetail> {
    return this.core.json({ method: 'PATCH', path: path`/v1/contact-imports/${importId}`, body, options });
  }

  /** Run an import in the background; it continues after a restart. */
  run(importId: string, options?: RequestOptions): Promise<types.ContactImport> {
    return this.core.json({ method: 'POST', path: path`/v1/contact-imports/${importId}/run`, repeatable: true, options });
  }

  /** Get rejected rows and their reasons, as CSV. */
  refused(importId: string, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: path`/v1/contact-imports/${importId}/refused`, options });
  }

  /** Undo an import; contacts edited or called since then are kept. */
  undo(importId: string, options?: RequestOptions): Promise<types.ContactImport> {
    return this.core.json({ method: 'POST', path: path`/v1/contact-imports/${importId}/undo`, repeatable: true, options });
  }
}

/** A workspace’s contacts. */
export class ContactsResource extends Resource {
  /**
   * List contacts; search covers names, emails, phone numbers, companies, and tags.
   * Contacts are listed newest first by default. A filter is JSON, as in a segment: [{"of":"tag","is":"has","value":"Customer"}].
   */
  list(query: types.ContactsListQuery = {}, options?: RequestOptions): PagePromise<types.Contact> {
    return this.core.page({ method: 'GET', path: '/v1/contacts', query, options });
  }

  /**
   * Add a contact, or update the existing one.
   * With `upsert`, a contact with the same `externalId`, number, or email (in that order) is updated and returned. Values you send replace existing ones. Tags and metadata keys are added. A different `externalId` means a different contact. `upsert` defaults to true for access tokens; signed-in users get `contact_exists` with the existing contact’s ID as `existingId`. With `upsert` false, another contact is added unless it has the same `externalId`. Workflows triggered by new contacts run for the added contact. A number without a + is read as a number in the country of the workspace’s time zone. Ambiguous numbers are rejected.
   */
  create(body: types.ContactsCreateBody, options?: RequestOptions): Promise<types.Contact> {
    return this.core.json({ method: 'POST', path: '/v1/contacts', body, repeatable: true, options });
  }

  /** Count contacts. */
  count(query: types.ContactsCountQuery = {}, options?: RequestOptions): Promise<types.ContactsCountAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/contacts/count', query, options });
  }

  /** Export contacts as CSV, with the workspace’s custom fields. */
  export(body: types.ContactsExportBody = {}, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'POST', path: '/v1/contacts/export', body, options });
  }

  /** List up to 100 groups of contacts with the same number or email. */
  duplicates(options?: RequestOptions): Promise<types.ContactsDuplicatesAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/contacts/duplicates', options });
  }

  /**
   * Merge other contacts into one.
   * The remaining contact keeps its values and gets any missing values, tags, and notes from the others. The others are deleted. Calls and consents are tied to the number and are kept.
   */
  merge(contactId: string, body: types.ContactsMergeBody, options?: RequestOptions): Promise<types.ContactDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/contacts/${contactId}/merge`, body, repeatable: true, options });
  }

  /** List a contact’s timeline, newest first: calls, appointments, notes, consents, and changes. */
  timeline(contactId: string, query: types.ContactsTimelineQuery = {}, options?: RequestOptions): Promise<types.ContactsTimelineAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/contacts/${contactId}/timeline`, query, options });
  }

  /** List what agents remember about a contact. */
  memory(contactId: string, options?: RequestOptions): Promise<types.ContactsMemoryAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/contacts/${contactId}/memory`, options });
  }

  /** List up to 200 tags in use, most frequent first. */
  tags(options?: RequestOptions): Promise<types.ContactsTagsAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/contacts/tags', options });
  }

  /** Get a contact with its notes. */
  get(contactId: string, options?: RequestOptions): Promise<types.ContactDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/contacts/${contactId}`, options });
  }

  /**
   * Update a contact; fields you leave out don’t change.
   * If another contact has the same number or email, the request is rejected with `contact_exists` and that contact’s ID as `existingId`. Merge the two contacts, or send `allowDuplicate` if two people share the number or email. Contacts with different external IDs count as different people and can share a number or email.
   */
  update(contactId: string, body: types.ContactsUpdateBody = {}, options?: RequestOptions): Promise<types.Contact> {
    return this.core.json({ method: 'PATCH', path: path`/v1/contacts/${contactId}`, body, options });
  }

  /** Delete a contact and its notes; do-not-call entries are kept. */
  remove(contactId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/contacts/${contactId}`, options });
  }

  /** Add a note to a contact. */
  addNote(contactId: string, body: types.CallNotesCreateBody, options?: RequestOptions): Promise<types.ContactDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/contacts/${contactId}/notes`, body, repeatable: true, options });
  }

  /** Add tags to several contacts and remove tags from them. */
  tagMany(body: types.ContactsTagManyBody, options?: RequestOptions): Promise<types.ContactsTagManyAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/contacts/tag', body, repeatable: true, options });
  }

  /** Add several contacts’ numbers and emails to the do-not-call list. */
  optOut(body: types.ContactsOptOutBody, options?: RequestOptions): Promise<types.ContactsTagManyAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/contacts/opt-out', body, repeatable: true, options });
  }

  /**
   * Delete several contacts.
   * With `conversations`, everything with the contacts’ numbers and emails is deleted, too: calls with recordings, text messages, tasks, past appointments, and webhook events. The do-not-call list, proof of consent, and the audit log are kept.
   */
  removeMany(body: types.ContactsRemoveManyBody, options?: RequestOptions): Promise<types.ContactsTagManyAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/contacts/delete', body, repeatable: true, options });
  }
}

/** Custom contact fields. */
export class ContactFieldsResource extends Resource {
  /** List the workspace’s custom contact fields. */
  list(options?: RequestOptions): Promise<types.ContactFieldsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/contact-fields', options });
  }

  /** Add a custom contact field. */
  create(body: types.ContactFieldsCreateBody, options?: RequestOptions): Promise<types.ContactField> {
    return this.core.json({ method: 'POST', path: '/v1/contact-fields', body, repeatable: true, options });
  }

  /** Rename a custom contact field or change its choices; existing values are kept. */
  update(fieldId: string, body: types.ContactFieldsUpdateBody = {}, options?: RequestOptions): Promise<types.ContactField> {
    return this.core.json({ method: 'PATCH', path: path`/v1/contact-fields/${fieldId}`, body, options });
  }

  /** Delete a custom field and all its values. */
  remove(fieldId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/contact-fields/${fieldId}`, options });
  }
}

/** Saved contact filters. */
export class ContactSegmentsResource extends Resource {
  /** List contact segments, by name. */
  list(options?: RequestOptions): Promise<types.ContactSegmentsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/contact-segments', options });
  }

  /** Save a contact filter as a segment. */
  create(body: types.ContactSegmentsCreateBody, options?: RequestOptions): Promise<types.ContactSegment> {
    return this.core.json({ method: 'POST', path: '/v1/contact-segments', body, repeatable: true, options });
  }

  /** Update a contact segment’s name or filter. */
  update(segmentId: string, body: types.ContactSegmentsUpdateBody = {}, options?: RequestOptions): Promise<types.ContactSegment> {
    return this.core.json({ method: 'PATCH', path: path`/v1/contact-segments/${segmentId}`, body, options });
  }

  /** Delete a segment; its contacts are kept. */
  remove(segmentId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/contact-segments/${segmentId}`, options });
  }
}

/** Contacts’ consent, with proof. */
export class ConsentsResource extends Resource {
  /** List a contact’s consents, newest first, including withdrawn ones. */
  list(contactId: string, options?: RequestOptions): Promise<types.ConsentsListAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/contacts/${contactId}/consents`, options });
  }

  /**
   * Add a contact’s consent with its proof.
   * Consent is tied to the contact’s number and is kept after the contact is deleted. People on the do-not-call list aren’t contacted, even if they consented earlier.
   */
  add(contactId: string, body: types.ConsentsAddBody, options?: RequestOptions): Promise<types.ConsentsListAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/contacts/${contactId}/consents`, body, repeatable: true, options });
  }

  /** Withdraw a contact’s consent. */
  withdraw(contactId: string, body: types.ConsentsWithdrawBody, options?: RequestOptions): Promise<types.ConsentsListAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/contacts/${contactId}/consents/withdraw`, body, repeatable: true, options });
  }
}

/** Lists of contacts that an agent calls or texts. */
export class CampaignsResource extends Resource {
  /** List campaigns, newest first. */
  list(query: types.CampaignsListQuery = {}, options?: RequestOptions): PagePromise<types.Campaign> {
    return this.core.page({ method: 'GET', path: '/v1/campaigns', query, options });
  }

  /** Create a campaign; no one is contacted until it starts. */
  create(body: types.CampaignsCreateBody, options?: RequestOptions): Promise<types.CampaignDetail> {
    return this.core.json({ method: 'POST', path: '/v1/campaigns', body, repeatable: true, options });
  }

  /** Get a campaign with its current metrics. */
  get(campaignId: string, options?: RequestOptions): Promise<types.CampaignDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/campaigns/${campaignId}`, options });
  }

  /** Update a campaign that isn’t running. You can change its audience only before it first starts, but you can change its metadata at any time.. */
  update(campaignId: string, body: types.CampaignsUpdateBody = {}, options?: RequestOptions): Promise<types.CampaignDetail> {
    return this.core.json({ method: 'PATCH', path: path`/v1/campaigns/${campaignId}`, body, options });
  }

  /** Delete a campaign that isn’t running, along with its contact list; its calls are kept. */
  remove(campaignId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/campaigns/${campaignId}`, options });
  }

  /** Preview who’s included and why others aren’t; takes a few seconds with 100,000 contacts. */
  prepare(campaignId: string, options?: RequestOptions): Promise<types.CampaignDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/campaigns/${campaignId}/prepare`, options });
  }

  /** Start a prepared campaign, or resume a paused one. */
  start(campaignId: string, options?: RequestOptions): Promise<types.CampaignDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/campaigns/${campaignId}/start`, options });
  }

  /** Pause a campaign; live calls continue. */
  pause(campaignId: string, options?: RequestOptions): Promise<types.CampaignDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/campaigns/${campaignId}/pause`, options });
  }

  /** Stop a campaign permanently; live calls continue. */
  stop(campaignId: string, options?: RequestOptions): Promise<types.CampaignDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/campaigns/${campaignId}/stop`, options });
  }

  /** List a campaign’s contacts. */
  people(campaignId: string, query: types.CampaignsPeopleQuery = {}, options?: RequestOptions): PagePromise<types.CampaignTarget> {
    return this.core.page({ method: 'GET', path: path`/v1/campaigns/${campaignId}/people`, query, options });
  }

  /** Export a campaign’s contacts and their outcomes, as CSV. */
  export(campaignId: string, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'POST', path: path`/v1/campaigns/${campaignId}/export`, options });
  }
}

/** When and how often people can be called, by country. */
export class CallingRulesResource extends Resource {
  /**
   * List calling rules, by country.
   * The defaults are conservative for every country we know of, but they aren’t legal advice. Check which rules apply to you, and change the defaults as needed.
   */
  list(options?: RequestOptions): Promise<types.CallingRulesListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/calling-rules', options });
  }

  /** Set a country’s rule. */
  set(country: string, body: types.CallingRulesSetBody, options?: RequestOptions): Promise<types.CallingRule> {
    return this.core.json({ method: 'PUT', path: path`/v1/calling-rules/${country}`, body, options });
  }

  /** Restore a country’s default rule. */
  reset(country: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/calling-rules/${country}`, options });
  }
}

/** The do-not-call list: phone numbers and email addresses not to contact. */
export class SuppressionsResource extends Resource {
  /** List phone numbers and email addresses on the do-not-call list, newest first. */
  list(query: types.SuppressionsListQuery = {}, options?: RequestOptions): PagePromise<types.Suppression> {
    return this.core.page({ method: 'GET', path: '/v1/do-not-call', query, options });
  }

  /**
   * Add a phone number or an email address to the do-not-call list.
   * Send either a phone number or an email address. Existing entries don’t change.
   */
  add(body: types.SuppressionsAddBody = {}, options?: RequestOptions): Promise<types.Suppression> {
    return this.core.json({ method: 'POST', path: '/v1/do-not-call', body, repeatable: true, options });
  }

  /**
   * Remove a phone number or an email address from the do-not-call list.
   * Use this to correct mistakes, or for people who have consented again. The audit log records the removal.
   */
  remove(suppressionId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/do-not-call/${suppressionId}`, options });
  }
}

/** MCP servers with tools that agents use during calls. */
export class ToolServersResource extends Resource {
  /** List connected MCP servers with their tools. */
  list(options?: RequestOptions): Promise<types.ToolServersListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/tool-servers', options });
  }

  /**
   * Connect an MCP server and list its tools; agents can’t use the tools until you allow them.
   * Only HTTP servers are supported. Nothing runs on the Parley server.
   */
  connect(body: types.ToolServersConnectBody, options?: RequestOptions): Promise<types.ToolServer> {
    return this.core.json({ method: 'POST', path: '/v1/tool-servers', body, repeatable: true, options });
  }

  /** Refresh a server’s tool list; changed tools are off until you allow them again. */
  refresh(toolServerId: string, options?: RequestOptions): Promise<types.ToolServer> {
    return this.core.json({ method: 'POST', path: path`/v1/tool-servers/${toolServerId}/refresh`, options });
  }

  /**
   * Choose which of a server’s tools agents can use in calls.
   * Replaces the previous selection. If a tool’s hash differs from the one you send, the tool has changed since you listed it, and the request fails with `conflict`.
   */
  allow(toolServerId: string, body: types.ToolServersAllowBody, options?: RequestOptions): Promise<types.ToolServer> {
    return this.core.json({ method: 'PUT', path: path`/v1/tool-servers/${toolServerId}/allowed`, body, options });
  }

  /** Disconnect an MCP server; steps that use its tools will fail. */
  remove(toolServerId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/tool-servers/${toolServerId}`, options });
  }
}

/** Named secrets for requests to other systems. */
export class VaultResource extends Resource {
  /** List the workspace’s secrets by name and where each is used; values are never shown. */
  list(options?: RequestOptions): Promise<types.VaultListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/vault', options });
  }

  /**
   * Store a secret; requests reference it as {{secret.NAME}}.
   * Use the secret in the URL, headers, and body of action and flow requests, or as a model connection’s key. The secret is sent only to the hosts listed here. Tests use the `test` value if there is one, or otherwise the `live` value.
   */
  create(body: types.VaultCreateBody, options?: RequestOptions): Promise<types.VaultSecret> {
    return this.core.json({ method: 'POST', path: '/v1/vault', body, repeatable: true, options });
  }

  /** Change a secret’s value, or both its value and its hosts. */
  update(secretId: string, body: types.VaultUpdateBody, options?: RequestOptions): Promise<types.VaultSecret> {
    return this.core.json({ method: 'PATCH', path: path`/v1/vault/${secretId}`, body, options });
  }

  /**
   * Delete a secret, unless it’s in use.
   * If the secret is in use, it isn’t deleted, and the response lists where. With `anyway`, the secret is deleted regardless, and requests that use it fail.
   */
  remove(secretId: string, query: types.VaultRemoveQuery = {}, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/vault/${secretId}`, query, options });
  }
}

/** Webhook endpoints and their deliveries. */
export class WebhooksResource extends Resource {
  /** List webhooks, oldest first. */
  list(options?: RequestOptions): Promise<types.WebhooksListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/webhooks', options });
  }

  /**
   * Add a webhook; the response includes its signing secret.
   * You need permission to see what the events contain. A token needs the Webhooks scope and the scope of each event (Calls and transcripts, Agents). `events: null` subscribes to all events, and `call.*` subscribes to all call events, including those added in later versions. The exception is `call.turn`, which you have to subscribe to by name. In the `retell` and `vapi` formats, only call events are sent. The format can’t be changed later.
   */
  create(body: types.WebhooksCreateBody, options?: RequestOptions): Promise<types.WebhooksCreateAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/webhooks', body, repeatable: true, options });
  }

  /** Get a webhook. */
  get(webhookId: string, options?: RequestOptions): Promise<types.Webhook> {
    return this.core.json({ method: 'GET', path: path`/v1/webhooks/${webhookId}`, options });
  }

  /**
   * Update, pause, or resume a webhook.
   * Events that happen during a pause aren’t sent later. Pending retries are sent once the webhook is resumed.
   */
  update(webhookId: string, body: types.WebhooksUpdateBody = {}, options?: RequestOptions): Promise<types.Webhook> {
    return this.core.json({ method: 'PATCH', path: path`/v1/webhooks/${webhookId}`, body, options });
  }

  /** Delete a webhook and its delivery log. */
  remove(webhookId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/webhooks/${webhookId}`, options });
  }

  /** Send a test event to a webhook and return the response. */
  test(webhookId: string, body: types.WebhooksTestBody, options?: RequestOptions): Promise<types.WebhookDeliveryDetail> {
    return this.core.json({ method: 'POST', path: path`/v1/webhooks/${webhookId}/test`, body, repeatable: true, options });
  }

  /** List a webhook’s deliveries from the last 30 days, newest first. */
  deliveries(webhookId: string, query: types.WebhooksDeliveriesQuery = {}, options?: RequestOptions): PagePromise<types.WebhookDelivery> {
    return this.core.page({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries`, query, options });
  }

  /** Get a delivery with its request and response. */
  delivery(webhookId: string, deliveryId: string, options?: RequestOptions): Promise<types.WebhookDeliveryDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}`, options });
  }

  /** Resend a delivery with the same webhook-id. */
  redeliver(webhookId: string, deliveryId: string, options?: RequestOptions): Promise<types.WebhookDelivery> {
    return this.core.json({ method: 'POST', path: path`/v1/webhooks/${webhookId}/deliveries/${deliveryId}/redeliver`, repeatable: true, options });
  }

  /** Resend all permanently failed events since a given time. */
  redeliverFailed(webhookId: string, body: types.WebhooksRedeliverFailedBody, options?: RequestOptions): Promise<types.WebhooksRedeliverFailedAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/webhooks/${webhookId}/redeliver`, body, repeatable: true, options });
  }

  /**
   * Stream events as server-sent events, signed like webhook deliveries.
   * Sends `ready` with the signing `secret`, then `message` for each event, with the `headers` and `body` that a webhook receives. To resume, reconnect with the last event’s ID as `after`. If you reconnect within 5 minutes, no events are lost, but events from the last few seconds may be sent twice, with the same IDs. Only events you’re allowed to see are sent.
   */
  listen(query: types.WebhooksListenQuery = {}, options?: RequestOptions): EventStream {
    return this.core.events({ method: 'GET', path: '/v1/webhook-events/stream', query, options });
  }

  /** List the events a webhook can receive, each with an example. */
  events(options?: RequestOptions): Promise<types.WebhooksEventsAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/webhook-events', options });
  }
}

/** A workspace’s connected language models. */
export class ModelsResource extends Resource {
  /** Generate alternate phrasings, such as caller input for tests, with a language model. */
  paraphrase(body: types.ModelsParaphraseBody, options?: RequestOptions): Promise<types.Paraphrases> {
    return this.core.json({ method: 'POST', path: '/v1/paraphrases', body, repeatable: true, options });
  }

  /** List a call’s language model requests and responses, oldest first. */
  requests(callId: string, options?: RequestOptions): Promise<types.ModelsRequestsAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/calls/${callId}/model-requests`, options });
  }
}

/** Text to speech: streamed, as a file, or in the background. */
export class SpeechResource extends Resource {
  /** Turn text into speech; the audio streams as it’s generated. */
  speak(body: types.SpeechSpeakBody, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'POST', path: '/v1/tts', body, repeatable: true, options });
  }

  /** Generate speech as a file; the response includes its URL. */
  synthesize(body: types.SpeechSpeakBody, options?: RequestOptions): Promise<types.SpeechFile> {
    return this.core.json({ method: 'POST', path: '/v1/synthesize', body, repeatable: true, options });
  }

  /** Same as POST /v1/synthesize. */
  synthesizeForPage(body: types.SpeechSpeakBody, options?: RequestOptions): Promise<types.SpeechFile> {
    return this.core.json({ method: 'POST', path: '/api/synthesize', body, repeatable: true, options });
  }

  /** Get the characters used and left this month. */
  usage(options?: RequestOptions): Promise<types.SpeechUsage> {
    return this.core.json({ method: 'GET', path: '/v1/speech/usage', options });
  }

  /** Preview text as it will be spoken, with numbers and symbols written out; previews don’t count toward your character limit. */
  spokenForm(body: types.SpeechSpokenFormBody, options?: RequestOptions): Promise<types.SpeechSpokenFormAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/speech/spoken-form', body, options });
  }

  /** Generate speech of up to 100,000 characters as a file, in the background. */
  createClip(body: types.SpeechCreateClipBody, options?: RequestOptions): Promise<types.SpeechClip> {
    return this.core.json({ method: 'POST', path: '/v1/speech/clips', body, repeatable: true, options });
  }

  /** List stored speech, newest first. */
  clips(query: types.SpeechClipsQuery = {}, options?: RequestOptions): PagePromise<types.SpeechClip> {
    return this.core.page({ method: 'GET', path: '/v1/speech/clips', query, options });
  }

  /** Get stored speech, or its progress. */
  clip(clipId: string, options?: RequestOptions): Promise<types.SpeechClip> {
    return this.core.json({ method: 'GET', path: path`/v1/speech/clips/${clipId}`, options });
  }

  /** Delete stored speech; if it’s still being generated, generation is canceled. */
  removeClip(clipId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/speech/clips/${clipId}`, options });
  }

  /** List the workspace’s pronunciation dictionary. */
  pronunciations(options?: RequestOptions): Promise<types.SpeechPronunciationsAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/speech/pronunciations', options });
  }

  /** Set a word’s pronunciation throughout the workspace. */
  addPronunciation(body: types.SpeechAddPronunciationBody, options?: RequestOptions): Promise<types.Pronunciation> {
    return this.core.json({ method: 'POST', path: '/v1/speech/pronunciations', body, repeatable: true, options });
  }

  /** Delete a pronunciation. */
  removePronunciation(pronunciationId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/speech/pronunciations/${pronunciationId}`, options });
  }
}

/** Previews of an agent’s voice. */
export class AgentSoundsResource extends Resource {
  /**
   * Preview how an agent would say something, with its voice, pronunciations, and background sound, as an MP3.
   * The workspace’s dictionary also applies. Characters count toward your limit, as with `POST /v1/tts`.
   */
  preview(body: types.AgentSoundsPreviewBody, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'POST', path: '/v1/agent-sounds', body, repeatable: true, options });
  }
}

/** Interpreting a caller’s words as an answer. */
export class UnderstandResource extends Resource {
  /**
   * Interpret words as an answer, such as a date, time, number, or name.
   * Interprets an utterance the way agents do for this type of question. Nothing is stored.
   */
  understand(body: types.UnderstandUnderstandBody, options?: RequestOptions): Promise<types.Understanding> {
    return this.core.json({ method: 'POST', path: '/v1/understand', body, options });
  }
}

/** Flows generated from a plan, a description, or a transcript. */
export class FlowPlansResource extends Resource {
  /**
   * Create a flow from a plan: questions, paths, bookings, and actions.
   * The same plan always produces the same flow. No language model is used, and nothing is stored.
   */
  compose(body: types.FlowPlansComposeBody, options?: RequestOptions): Promise<types.FlowPlansComposeAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/flow-plans/compose', body, options });
  }

  /**
   * Generate a plan and its flow from a description or a call transcript.
   * Without a connected language model, rules interpret the description or transcript, and `generatedBy` is null. Each line of the transcript must then start with "Agent:" or "Caller:". Nothing is stored.
   */
  propose(body: types.FlowPlansProposeBody = {}, options?: RequestOptions): Promise<types.FlowPlansProposeAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/flow-plans/propose', body, repeatable: true, options });
  }
}

/** Flow edits generated from a message. */
export class FlowEditsResource extends Resource {
  /**
   * Turn a message into flow edits.
   * Rules interpret messages in English. A connected language model, if there is one, interprets the rest. A model can return only the same types of edits, and the engine applies them. Nothing is stored.
   */
  propose(body: types.FlowEditsProposeBody, options?: RequestOptions): Promise<types.FlowEditsProposeAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/flow-edits/propose', body, repeatable: true, options });
  }
}

/** Conversation translations. */
export class FlowTranslationsResource extends Resource {
  /**
   * Translate a conversation’s wording.
   * Uses a connected language model. Variables such as `{{name}}` are kept. A translation with different variables is null. Nothing is stored.
   */
  propose(body: types.FlowTranslationsProposeBody, options?: RequestOptions): Promise<types.FlowTranslationsProposeAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/flow-translations/propose', body, repeatable: true, options });
  }
}

/** Knowledge Base search and synonyms. */
export class KnowledgeSearchResource extends Resource {
  /**
   * Search the Knowledge Base for matching chunks and the answer an agent would give.
   * No language model is used. The answer is a sentence from a document, with a confidence score. Below `threshold`, an agent says it doesn’t know. The search includes `draft` as if it were saved, but nothing is stored.
   */
  search(body: types.KnowledgeSearchSearchBody, options?: RequestOptions): Promise<types.KnowledgeFound> {
    return this.core.json({ method: 'POST', path: '/v1/knowledge/search', body, options });
  }

  /** List synonyms: callers’ words for terms in your documents. */
  synonyms(options?: RequestOptions): Promise<types.KnowledgeSearchSynonymsAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/knowledge/synonyms', options });
  }

  /** Add a synonym. */
  addSynonym(body: types.KnowledgeSearchAddSynonymBody, options?: RequestOptions): Promise<types.Synonym> {
    return this.core.json({ method: 'POST', path: '/v1/knowledge/synonyms', body, repeatable: true, options });
  }

  /** Delete a synonym. */
  removeSynonym(synonymId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/knowledge/synonyms/${synonymId}`, options });
  }
}

/** Caller questions that your documents don’t answer. */
export class KnowledgeGapsResource extends Resource {
  /**
   * List caller questions that no document answered, most frequent first.
   * Questions are deleted with their calls.
   */
  list(query: types.KnowledgeGapsListQuery = {}, options?: RequestOptions): Promise<types.KnowledgeGapsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/knowledge/gaps', query, options });
  }

  /** Get an unanswered question with its calls and a suggested answer. */
  get(gapId: string, options?: RequestOptions): Promise<types.KnowledgeGapDetail> {
    return this.core.json({ method: 'GET', path: path`/v1/knowledge/gaps/${gapId}`, options });
  }

  /** Answer a question permanently by adding an FAQ entry, worded as callers ask it. */
  answer(gapId: string, body: types.KnowledgeGapsAnswerBody, options?: RequestOptions): Promise<types.KnowledgeGapsAnswerAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/knowledge/gaps/${gapId}/answer`, body, repeatable: true, options });
  }

  /** Ignore a question that doesn’t need an answer or is now covered by a synonym. */
  close(gapId: string, body: types.KnowledgeGapsCloseBody = {}, options?: RequestOptions): Promise<types.KnowledgeGapsAnswerAnswer> {
    return this.core.json({ method: 'POST', path: path`/v1/knowledge/gaps/${gapId}/close`, body, repeatable: true, options });
  }
}

/** Erasing and exporting a person’s data, with receipts. */
export class ErasuresResource extends Resource {
  /** List erasure receipts, newest first. */
  list(query: types.ErasuresListQuery = {}, options?: RequestOptions): PagePromise<types.Erasure> {
    return this.core.page({ method: 'GET', path: '/v1/erasures', query, options });
  }

  /**
   * Erase a person everywhere in the workspace.
   * Specify a number, an email, or a contact. Matching contacts are erased in the background, along with their calls, messages, files, and history. The receipt shows what was erased, without any of the person’s data. Do-not-call entries are kept as a keyed hash, so the person still won’t be called. The request is rejected while any of the person’s data is on legal hold. Requires permission to delete contacts and calls.
   */
  create(body: types.ErasuresCreateBody = {}, options?: RequestOptions): Promise<types.Erasure> {
    return this.core.json({ method: 'POST', path: '/v1/erasures', body, repeatable: true, options });
  }

  /** Get an erasure receipt. */
  get(erasureId: string, options?: RequestOptions): Promise<types.Erasure> {
    return this.core.json({ method: 'GET', path: path`/v1/erasures/${erasureId}`, options });
  }

  /** Preview what erasing a person would remove. */
  preview(body: types.ErasuresPreviewBody = {}, options?: RequestOptions): Promise<types.ErasurePreview> {
    return this.core.json({ method: 'POST', path: '/v1/erasures/preview', body, options });
  }

  /** Export everything the workspace stores about a person, as JSON. */
  export(body: types.ErasuresPreviewBody = {}, options?: RequestOptions): Promise<string> {
    return this.core.json({ method: 'POST', path: '/v1/erasures/export', body, options });
  }
}

/** Plans a workspace offers its clients. */
export class PlansResource extends Resource {
  /** List the plans this workspace sells, including archived ones. */
  list(options?: RequestOptions): Promise<types.PlansListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/plans', options });
  }

  /** Create a plan. */
  create(body: types.PlansCreateBody, options?: RequestOptions): Promise<types.Plan> {
    return this.core.json({ method: 'POST', path: '/v1/plans', body, repeatable: true, options });
  }

  /**
   * Update a plan; existing subscriptions don’t change.
   * New terms create a new plan version for future subscribers. Current subscribers keep the version they agreed to.
   */
  update(planId: string, body: types.PlansUpdateBody = {}, options?: RequestOptions): Promise<types.Plan> {
    return this.core.json({ method: 'PATCH', path: path`/v1/plans/${planId}`, body, options });
  }

  /** Delete a plan without subscribers. */
  remove(planId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/plans/${planId}`, options });
  }

  /** Duplicate a plan. */
  duplicate(planId: string, options?: RequestOptions): Promise<types.Plan> {
    return this.core.json({ method: 'POST', path: path`/v1/plans/${planId}/duplicate`, repeatable: true, options });
  }

  /** Archive or restore a plan. */
  setStatus(planId: string, body: types.CouponsSetStatusBody, options?: RequestOptions): Promise<types.Plan> {
    return this.core.json({ method: 'PUT', path: path`/v1/plans/${planId}/status`, body, options });
  }

  /** List the current and former workspaces on a plan, newest first. */
  subscribers(planId: string, options?: RequestOptions): Promise<types.PlansSubscribersAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/plans/${planId}/subscribers`, options });
  }
}

/** Call metrics: totals, and breakdowns by day, agent, and hour. */
export class AnalyticsResource extends Resource {
  /**
   * Get call metrics: totals compared to the previous period, and breakdowns by day, agent, channel, and hour.
   * Ended calls are counted on the day they started, in the workspace’s time zone. The totals match the counts in `GET /v1/calls`.
   */
  get(query: types.AnalyticsGetQuery = {}, options?: RequestOptions): Promise<types.Analytics> {
    return this.core.json({ method: 'GET', path: '/v1/analytics', query, options });
  }

  /**
   * Get the funnel of an agent’s own flow: calls that reach each step, and where calls end.
   * Calls are counted within a minute of ending.
   */
  agentFunnel(agentId: string, query: types.AnalyticsAgentFunnelQuery = {}, options?: RequestOptions): Promise<types.Funnel> {
    return this.core.json({ method: 'GET', path: path`/v1/agents/${agentId}/funnel`, query, options });
  }

  /**
   * Get the funnel of a workflow, across all agents: calls that reach each step, and where calls end.
   * Calls are counted within a minute of ending.
   */
  workflowFunnel(workflowId: string, query: types.AnalyticsWorkflowFunnelQuery = {}, options?: RequestOptions): Promise<types.Funnel> {
    return this.core.json({ method: 'GET', path: path`/v1/workflows/${workflowId}/funnel`, query, options });
  }

  /** Export the calls behind the metrics as CSV or JSON Lines. */
  calls(query: types.AnalyticsCallsQuery = {}, options?: RequestOptions): Promise<Response> {
    return this.core.bytes({ method: 'GET', path: '/v1/analytics/calls', query, options });
  }
}

/** Alerts on metrics and failures. */
export class AlertsResource extends Resource {
  /** List alert rules, with current values. */
  rules(options?: RequestOptions): Promise<types.AlertsRulesAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/alert-rules', options });
  }

  /** Create an alert rule for a metric or a type of failure. */
  createRule(body: types.AlertsCreateRuleBody, options?: RequestOptions): Promise<types.AlertRule> {
    return this.core.json({ method: 'POST', path: '/v1/alert-rules', body, repeatable: true, options });
  }

  /** Update or pause an alert rule. */
  updateRule(ruleId: string, body: types.AlertsUpdateRuleBody = {}, options?: RequestOptions): Promise<types.AlertRule> {
    return this.core.json({ method: 'PATCH', path: path`/v1/alert-rules/${ruleId}`, body, options });
  }

  /** Delete an alert rule with its past alerts. */
  removeRule(ruleId: string, options?: RequestOptions): Promise<void> {
    return this.core.nothing({ method: 'DELETE', path: path`/v1/alert-rules/${ruleId}`, options });
  }

  /** Preview a metric’s current value and whether an alert would trigger. */
  preview(body: types.AlertsPreviewBody, options?: RequestOptions): Promise<types.AlertsPreviewAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/alert-rules/preview', body, options });
  }

  /** List open or past alerts, newest first. */
  list(query: types.AlertsListQuery = {}, options?: RequestOptions): PagePromise<types.Alert> {
    return this.core.page({ method: 'GET', path: '/v1/alerts', query, options });
  }

  /** Acknowledge an alert. */
  acknowledge(alertId: string, options?: RequestOptions): Promise<types.Alert> {
    return this.core.json({ method: 'PUT', path: path`/v1/alerts/${alertId}/acknowledged`, options });
  }

  /** Resolve an alert; the rule can trigger again once the metric is back to normal. */
  resolve(alertId: string, options?: RequestOptions): Promise<types.Alert> {
    return this.core.json({ method: 'PUT', path: path`/v1/alerts/${alertId}/resolved`, options });
  }
}

/** A workspace’s limits. */
export class LimitsResource extends Resource {
  /** Get a subaccount’s limits. */
  subaccount(subaccountId: string, options?: RequestOptions): Promise<types.LimitsSubaccountAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/subaccounts/${subaccountId}/limits`, options });
  }

  /**
   * Set a subaccount’s own limits.
   * Fields you leave out use the limits of the subaccount’s plan, the agency’s defaults, or the installation’s limits. No limit can exceed the agency’s own. Lowering a limit below current usage doesn’t remove anything.
   */
  setSubaccount(subaccountId: string, body: types.LimitsSetDefaultsBody, options?: RequestOptions): Promise<types.LimitsSubaccountAnswer> {
    return this.core.json({ method: 'PUT', path: path`/v1/subaccounts/${subaccountId}/limits`, body, options });
  }
}

/** Workspaces of an agency’s clients. */
export class SubaccountsResource extends Resource {
  /** List subaccounts by name, with this month’s metrics. */
  list(options?: RequestOptions): Promise<types.SubaccountsListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/subaccounts', options });
  }

  /**
   * Create a subaccount: a separate workspace for a client.
   * A template provides settings, limits, roles, and copies of its agents. The owner you name gets an email invitation.
   */
  create(body: types.SubaccountsCreateBody, options?: RequestOptions): Promise<types.Subaccount> {
    return this.core.json({ method: 'POST', path: '/v1/subaccounts', body, repeatable: true, options });
  }

  /**
   * Create subaccounts from a CSV file, with a result for each row.
   * The header row lists the columns: name, owner email, contact email, template and plan (by name), and limits by name, such as agents. Up to 200 rows. A dry run creates nothing and returns what would happen to each row.
   */
  import(body: types.SubaccountsImportBody, options?: RequestOptions): Promise<types.SubaccountsImportAnswer> {
    return this.core.json({ method: 'POST', path: '/v1/subaccounts/import', body, repeatable: true, options });
  }

  /**
   * Suspend a subaccount; it stops answering calls, and its members see the reason.
   * Live calls continue until they end. The subaccount’s access tokens don’t work while it’s suspended.
   */
  suspend(subaccountId: string, body: types.SubaccountsSuspendBody, options?: RequestOptions): Promise<types.Subaccount> {
    return this.core.json({ method: 'PUT', path: path`/v1/subaccounts/${subaccountId}/suspension`, body, options });
  }

  /** Resume a suspended subaccount. */
  resume(subaccountId: string, options?: RequestOptions): Promise<types.Subaccount> {
    return this.core.json({ method: 'DELETE', path: path`/v1/subaccounts/${subaccountId}/suspension`, options });
  }

  /** Restore a deleted subaccount. */
  restore(subaccountId: string, options?: RequestOptions): Promise<types.Subaccount> {
    return this.core.json({ method: 'POST', path: path`/v1/subaccounts/${subaccountId}/restore`, options });
  }

  /** Invite someone by email to own a subaccount. */
  inviteOwner(subaccountId: string, body: types.SubaccountsInviteOwnerBody, options?: RequestOptions): Promise<types.Subaccount> {
    return this.core.json({ method: 'POST', path: path`/v1/subaccounts/${subaccountId}/owner`, body, repeatable: true, options });
  }

  /** Get the maximum permissions that any role can have in a subaccount. */
  permissions(subaccountId: string, options?: RequestOptions): Promise<types.SubaccountsPermissionsAnswer> {
    return this.core.json({ method: 'GET', path: path`/v1/subaccounts/${subaccountId}/permissions`, options });
  }

  /** Get a subaccount’s plan, and the current cost of switching to each of your plans. */
  plan(subaccountId: string, options?: RequestOptions): Promise<types.SubaccountPlan> {
    return this.core.json({ method: 'GET', path: path`/v1/subaccounts/${subaccountId}/plan`, options });
  }

  /**
   * Set or change a subaccount’s plan.
   * A first plan starts with its trial or is invoiced immediately. A plan change takes effect immediately, and the rest of the month is prorated on an invoice or credit note that’s issued right away.
   */
  setPlan(subaccountId: string, body: types.SubaccountsSetPlanBody, options?: RequestOptions): Promise<types.SubaccountPlan> {
    return this.core.json({ method: 'PUT', path: path`/v1/subaccounts/${subaccountId}/plan`, body, options });
  }

  /** Get a subaccount’s billing details. */
  billingProfile(subaccountId: string, options?: RequestOptions): Promise<types.BillingProfile> {
    return this.core.json({ method: 'GET', path: path`/v1/subaccounts/${subaccountId}/billing-profile`, options });
  }

  /** Update a subaccount’s billing details; issued invoices don’t change. */
  setBillingProfile(subaccountId: string, body: types.BillingSetProfileBody, options?: RequestOptions): Promise<types.BillingProfile> {
    return this.core.json({ method: 'PUT', path: path`/v1/subaccounts/${subaccountId}/billing-profile`, body, options });
  }

  /** Rename a subaccount; its agents use the new name with callers. */
  rename(subaccountId: string, body: types.WorkflowsRenameBody, options?: RequestOptions): Promise<types.Subaccount> {
    return this.core.json({ method: 'PUT', path: path`/v1/subaccounts/${subaccountId}/name`, body, options });
  }

  /**
   * Set a subaccount’s price for a plan.
   * The price applies to new subscriptions. If the subaccount already has the plan, set the plan again to prorate the rest of the month as quoted.
   */
  setPrice(subaccountId: string, planId: string, body: types.SubaccountsSetPriceBody, options?: RequestOptions): Promise<types.SubaccountPlan> {
    return this.core.json({ method: 'PUT', path: path`/v1/subaccounts/${subaccountId}/prices/${planId}`, body, options });
  }

  /** List usage by subaccount and by day, including former subaccounts. */
  usage(query: types.SubaccountsUsageQuery = {}, options?: RequestOptions): Promise<types.SubaccountsUsageAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/subaccounts/usage', query, options });
  }
}

/** Starting configurations for new subaccounts. */
export class SubaccountTemplatesResource extends Resource {
  /** List subaccount templates, by name. */
  list(options?: RequestOptions): Promise<types.SubaccountTemplatesListAnswer> {
    return this.core.json({ method: 'GET', path: '/v1/subaccount-templates', options });
  }
}

/** Every group of endpoints that an access token can call. */
export class Resources {
  /** The user’s workspaces. */
  readonly workspaces: WorkspacesResource;
  /** Identity and permissions of the requester. */
  readonly me: MeResource;
  /** Getting Started lessons. */
  readonly gettingStarted: GettingStartedResource;
  /** Changes waiting for approval. */
  readonly approvals: ApprovalsResource;
  /** Gradual rollouts of a new version. */
  readonly releases: ReleasesResource;
  /** An agent’s unpublished changes. */
  readonly drafts: DraftsResource;
  /** An agent’s fixed sentences, synthesized before calls. */
  readonly preparedSpeech: PreparedSpeechResource;
  /** An agent’s fixed sentences, recorded in a person’s voice. */
  readonly recordedSentences: RecordedSentencesResource;
  /** An agent’s published versions. */
  readonly versions: VersionsResource;
  /** Agent tests: scripted calls. */
  readonly agentTests: AgentTestsResource;
  /** Workflow tests. */
  readonly workflowTests: WorkflowTestsResource;
  /** Agents as YAML files, for backup and transfer. */
  readonly agentFiles: AgentFilesResource;
  /** Agents imported from other platforms. */
  readonly agentImports: AgentImportsResource;
  /** Voice agents: their persona, voice, and conversation. */
  readonly agents: AgentsResource;
  /** Events and schedules that run workflows. */
  readonly automations: AutomationsResource;
  /** Workflows as YAML files. */
  readonly workflowFiles: WorkflowFilesResource;
  /** Flows that run inside other flows or without a caller. */
  readonly workflows: WorkflowsResource;
  /** Actions that agents run, and their results. */
  readonly actions: ActionsResource;
  /** The sources agents answer from: files, text, web pages, and FAQs. */
  readonly knowledge: KnowledgeResource;
  /** Appointments booked by agents. */
  readonly appointments: AppointmentsResource;
  /** Bookable resources: people, rooms, and chairs. */
  readonly calendars: CalendarsResource;
  /** Calls with their transcripts. */
  readonly calls: CallsResource;
  /** Bulk operations: count, tag, delete, and export calls. */
  readonly callBatches: CallBatchesResource;
  /** Saved call filters, shared with everyone or personal. */
  readonly callViews: CallViewsResource;
  /** Notes on calls. */
  readonly callNotes: CallNotesResource;
  /** Expiring links that show a call without requiring sign-in. */
  readonly callLinks: CallLinksResource;
  /** Call recordings. */
  readonly recordings: RecordingsResource;
  /** Calls in progress: monitoring, whispering, and taking over. */
  readonly liveCalls: LiveCallsResource;
  /** Call quality scores, and calls that need review. */
  readonly callQuality: CallQualityResource;
  /** Caller phrases that no step understood. */
  readonly unrecognized: UnrecognizedResource;
  /** Replays of stored calls. */
  readonly replays: ReplaysResource;
  /** Phrases that callers use for a question’s choices. */
  readonly trainingPhrases: TrainingPhrasesResource;
  /** What language models extract from ended calls. */
  readonly callAnalyses: CallAnalysesResource;
  /** Text conversations with agents, message by message. */
  readonly chats: ChatsResource;
  /** The Twilio account that carries calls and messages. */
  readonly carrierAccount: CarrierAccountResource;
  /** Callers waiting for an available line. */
  readonly callQueue: CallQueueResource;
  /** Twilio, SignalWire, and Telnyx accounts that carry calls and text messages. */
  readonly carrierAccounts: CarrierAccountsResource;
  /** Numbers that agents use to answer and place calls. */
  readonly phoneNumbers: PhoneNumbersResource;
  /** PBXs, routers, and SIP providers that agents register with. */
  readonly sipAccounts: SipAccountsResource;
  /** Outbound calls by agents. */
  readonly phoneCalls: PhoneCallsResource;
  /** Inbound and outbound text messages. */
  readonly messages: MessagesResource;
  /** Text conversations on your numbers, answered by an agent or by a person who took over. */
  readonly messageThreads: MessageThreadsResource;
  /** A browser-based phone for calling test numbers. */
  readonly softPhone: SoftPhoneResource;
  /** Agents on websites: public keys, domains, appearance, and limits. */
  readonly widgets: WidgetsResource;
  /** Messages and callbacks your team needs to follow up on. */
  readonly tasks: TasksResource;
  /** What happens after an agent’s call ends. */
  readonly afterCalls: AfterCallsResource;
  /** A workspace’s connected CRM. */
  readonly crm: CrmResource;
  /** Contact imports, from upload to undo. */
  readonly contactImports: ContactImportsResource;
  /** A workspace’s contacts. */
  readonly contacts: ContactsResource;
  /** Custom contact fields. */
  readonly contactFields: ContactFieldsResource;
  /** Saved contact filters. */
  readonly contactSegments: ContactSegmentsResource;
  /** Contacts’ consent, with proof. */
  readonly consents: ConsentsResource;
  /** Lists of contacts that an agent calls or texts. */
  readonly campaigns: CampaignsResource;
  /** When and how often people can be called, by country. */
  readonly callingRules: CallingRulesResource;
  /** The do-not-call list: phone numbers and email addresses not to contact. */
  readonly suppressions: SuppressionsResource;
  /** MCP servers with tools that agents use during calls. */
  readonly toolServers: ToolServersResource;
  /** Named secrets for requests to other systems. */
  readonly vault: VaultResource;
  /** Webhook endpoints and their deliveries. */
  readonly webhooks: WebhooksResource;
  /** A workspace’s connected language models. */
  readonly models: ModelsResource;
  /** Text to speech: streamed, as a file, or in the background. */
  readonly speech: SpeechResource;
  /** Previews of an agent’s voice. */
  readonly agentSounds: AgentSoundsResource;
  /** Interpreting a caller’s words as an answer. */
  readonly understand: UnderstandResource;
  /** Flows generated from a plan, a description, or a transcript. */
  readonly flowPlans: FlowPlansResource;
  /** Flow edits generated from a message. */
  readonly flowEdits: FlowEditsResource;
  /** Conversation translations. */
  readonly flowTranslations: FlowTranslationsResource;
  /** Knowledge Base search and synonyms. */
  readonly knowledgeSearch: KnowledgeSearchResource;
  /** Caller questions that your documents don’t answer. */
  readonly knowledgeGaps: KnowledgeGapsResource;
  /** Erasing and exporting a person’s data, with receipts. */
  readonly erasures: ErasuresResource;
  /** Plans a workspace offers its clients. */
  readonly plans: PlansResource;
  /** Call metrics: totals, and breakdowns by day, agent, and hour. */
  readonly analytics: AnalyticsResource;
  /** Alerts on metrics and failures. */
  readonly alerts: AlertsResource;
  /** A workspace’s limits. */
  readonly limits: LimitsResource;
  /** Workspaces of an agency’s clients. */
  readonly subaccounts: SubaccountsResource;
  /** Starting configurations for new subaccounts. */
  readonly subaccountTemplates: SubaccountTemplatesResource;

  constructor(core: Core) {
    this.workspaces = new WorkspacesResource(core);
    this.me = new MeResource(core);
    this.gettingStarted = new GettingStartedResource(core);
    this.approvals = new ApprovalsResource(core);
    this.releases = new ReleasesResource(core);
    this.drafts = new DraftsResource(core);
    this.preparedSpeech = new PreparedSpeechResource(core);
    this.recordedSentences = new RecordedSentencesResource(core);
    this.versions = new VersionsResource(core);
    this.agentTests = new AgentTestsResource(core);
    this.workflowTests = new WorkflowTestsResource(core);
    this.agentFiles = new AgentFilesResource(core);
    this.agentImports = new AgentImportsResource(core);
    this.agents = new AgentsResource(core);
    this.automations = new AutomationsResource(core);
    this.workflowFiles = new WorkflowFilesResource(core);
    this.workflows = new WorkflowsResource(core);
    this.actions = new ActionsResource(core);
    this.knowledge = new KnowledgeResource(core);
    this.appointments = new AppointmentsResource(core);
    this.calendars = new CalendarsResource(core);
    this.calls = new CallsResource(core);
    this.callBatches = new CallBatchesResource(core);
    this.callViews = new CallViewsResource(core);
    this.callNotes = new CallNotesResource(core);
    this.callLinks = new CallLinksResource(core);
    this.recordings = new RecordingsResource(core);
    this.liveCalls = new LiveCallsResource(core);
    this.callQuality = new CallQualityResource(core);
    this.unrecognized = new UnrecognizedResource(core);
    this.replays = new ReplaysResource(core);
    this.trainingPhrases = new TrainingPhrasesResource(core);
    this.callAnalyses = new CallAnalysesResource(core);
    this.chats = new ChatsResource(core);
    this.carrierAccount = new CarrierAccountResource(core);
    this.callQueue = new CallQueueResource(core);
    this.carrierAccounts = new CarrierAccountsResource(core);
    this.phoneNumbers = new PhoneNumbersResource(core);
    this.sipAccounts = new SipAccountsResource(core);
    this.phoneCalls = new PhoneCallsResource(core);
    this.messages = new MessagesResource(core);
    this.messageThreads = new MessageThreadsResource(core);
    this.softPhone = new SoftPhoneResource(core);
    this.widgets = new WidgetsResource(core);
    this.tasks = new TasksResource(core);
    this.afterCalls = new AfterCallsResource(core);
    this.crm = new CrmResource(core);
    this.contactImports = new ContactImportsResource(core);
    this.contacts = new ContactsResource(core);
    this.contactFields = new ContactFieldsResource(core);
    this.contactSegments = new ContactSegmentsResource(core);
    this.consents = new ConsentsResource(core);
    this.campaigns = new CampaignsResource(core);
    this.callingRules = new CallingRulesResource(core);
    this.suppressions = new SuppressionsResource(core);
    this.toolServers = new ToolServersResource(core);
    this.vault = new VaultResource(core);
    this.webhooks = new WebhooksResource(core);
    this.models = new ModelsResource(core);
    this.speech = new SpeechResource(core);
    this.agentSounds = new AgentSoundsResource(core);
    this.understand = new UnderstandResource(core);
    this.flowPlans = new FlowPlansResource(core);
    this.flowEdits = new FlowEditsResource(core);
    this.flowTranslations = new FlowTranslationsResource(core);
    this.knowledgeSearch = new KnowledgeSearchResource(core);
    this.knowledgeGaps = new KnowledgeGapsResource(core);
    this.erasures = new ErasuresResource(core);
    this.plans = new PlansResource(core);
    this.analytics = new AnalyticsResource(core);
    this.alerts = new AlertsResource(core);
    this.limits = new LimitsResource(core);
    this.subaccounts = new SubaccountsResource(core);
    this.subaccountTemplates = new SubaccountTemplatesResource(core);
  }
}
