# Made by scripts/sdk/generate.ts of the contract. Don’t change it by hand.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional
from urllib.parse import quote

from ._core import Core, EventStream, Page, RequestOptions, Resource

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import types


class Workspaces(Resource):
    """The user’s workspaces."""

    def status(self, *, request_options: Optional[RequestOptions] = None) -> types.WorkspaceStatus:
        """Get Getting Started progress and the plan or trial minutes."""
        return self._core.json("GET", "/v1/workspace/status", options=request_options)


class Me(Resource):
    """Identity and permissions of the requester."""

    def get(self, *, request_options: Optional[RequestOptions] = None) -> types.Me:
        """Get the access token or account making the request, its workspace, and its permissions.

        Works with any access token, regardless of scopes, so you can check a token before using it."""
        return self._core.json("GET", "/v1/me", options=request_options)


class GettingStarted(Resource):
    """Getting Started lessons."""

    def get(self, *, request_options: Optional[RequestOptions] = None) -> types.GettingStarted:
        """Get the lessons you completed in this workspace."""
        return self._core.json("GET", "/v1/getting-started", options=request_options)

    def set_lesson(self, lesson_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.GettingStartedSetLessonBody]) -> types.GettingStarted:
        """Mark a lesson as completed or not completed."""
        return self._core.json("PUT", f"/v1/getting-started/{quote(lesson_id, safe='')}", body=body, options=request_options)

    def check_documentation(self, *, request_options: Optional[RequestOptions] = None) -> types.GettingStarted:
        """Report that you opened the documentation, which completes a Getting Started step."""
        return self._core.json("PUT", "/v1/getting-started/steps/documentation", options=request_options)


class Approvals(Resource):
    """Changes waiting for approval."""

    def list(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ApprovalsListAnswer:
        """Get the approval setting and the ten most recent requests."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/approvals", options=request_options)

    def require(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ApprovalsRequireBody]) -> None:
        """Set whether publishing needs a second person’s approval.

        Restoring an older version and stopping a rollout never need approval."""
        return self._core.nothing("PUT", f"/v1/agents/{quote(agent_id, safe='')}/approvals", body=body, options=request_options)

    def ask(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ApprovalsAskBody]) -> types.ApprovalsAskAnswer:
        """Request approval to publish the current draft; this replaces any open request."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/approvals", body=body, repeatable=True, options=request_options)

    def decide(self, agent_id: str, approval_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ApprovalsDecideBody]) -> types.Approval:
        """Approve and publish a requested change, or reject it with a comment; you can’t review your own request."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/approvals/{quote(approval_id, safe='')}", body=body, options=request_options)


class Releases(Resource):
    """Gradual rollouts of a new version."""

    def get(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ReleasesGetAnswer:
        """Get an agent’s latest rollout with both versions’ metrics."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/release", options=request_options)

    def set(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ReleasesSetBody]) -> types.ReleasesSetAnswer:
        """Start a rollout of a published version, or change its share of calls.

        Each caller always gets the same version. The rollout stops automatically if the failure rate rises by 10 points after 30 calls."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/release", body=body, options=request_options)

    def promote(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Agent:
        """Promote the new version of a rollout to all calls."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/release/promote", options=request_options)

    def stop(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ReleasesGetAnswer:
        """Stop a rollout; the old version answers all calls again."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/release/stop", options=request_options)


class Drafts(Resource):
    """An agent’s unpublished changes."""

    def get(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Draft:
        """Get an agent’s draft, which will be published next."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/draft", options=request_options)

    def save(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.DraftsSaveBody]) -> types.Draft:
        """Save an agent’s draft; the live version doesn’t change.

        You can save a flow with errors. Pass the `revision` you read. If someone else has saved since then, the request fails with `draft_changed`. Saving the same content doesn’t create a new revision."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/draft", body=body, options=request_options)

    def discard(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Draft:
        """Reset a draft to the live version."""
        return self._core.json("DELETE", f"/v1/agents/{quote(agent_id, safe='')}/draft", options=request_options)

    def events(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.DraftsEventsQuery]) -> EventStream:
        """Subscribe to a draft’s changes and current editors, as server-sent events.

        There are two events: `people` lists everyone who has the draft open, with their current step, and `draft` contains the draft’s revision. Both are sent right away and then on each change."""
        return self._core.events("GET", f"/v1/agents/{quote(agent_id, safe='')}/draft/events", query=query, options=request_options)

    def present(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.DraftsPresentBody]) -> None:
        """Report that you have a draft open and which step you’re on.

        People who haven’t reported in for 15 seconds are removed."""
        return self._core.nothing("PUT", f"/v1/agents/{quote(agent_id, safe='')}/draft/presence", body=body, options=request_options)

    def publish(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.DraftsPublishBody]) -> types.Agent:
        """Publish the draft; it takes effect with the next call.

        Live calls keep their version. Publishing an unchanged draft doesn’t create a new version. Publishing ends any rollout in progress. With `rollout`, the version answers only some calls, and `version` in the response doesn’t change. All tests must pass unless you give a reason in `override`."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/publish", body=body, repeatable=True, options=request_options)


class PreparedSpeech(Resource):
    """An agent’s fixed sentences, synthesized before calls."""

    def get(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.PreparedSpeech:
        """Get the number of an agent’s fixed sentences that are ready for calls.

        When a version is published, sentences used unchanged in every call are synthesized in the background so that a slow voice doesn’t keep callers waiting."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/prepared-speech", options=request_options)


class RecordedSentences(Resource):
    """An agent’s fixed sentences, recorded in a person’s voice."""

    def list(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.RecordedSentences:
        """List an agent’s fixed sentences and whether each has a recording.

        Lists the sentences that the live version says word for word in every call. Recorded sentences are played in browser and phone calls. The agent’s voice says the rest."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/recorded-sentences", options=request_options)

    def get(self, agent_id: str, sentence_id: str, *, request_options: Optional[RequestOptions] = None) -> types.RecordedSentencesGetAnswer:
        """Get a recorded sentence with its audio."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/recorded-sentences/{quote(sentence_id, safe='')}", options=request_options)

    def record(self, agent_id: str, sentence_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.RecordedSentencesRecordBody]) -> types.RecordedSentence:
        """Record a fixed sentence in a person’s voice.

        A base64-encoded WAV file of up to 20 seconds, 16-bit PCM, mono or stereo. Silence is trimmed, and loudness is matched to the voices. The new recording replaces any earlier one, starting with the next call."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/recorded-sentences/{quote(sentence_id, safe='')}", body=body, options=request_options)

    def remove(self, agent_id: str, sentence_id: str, *, request_options: Optional[RequestOptions] = None) -> types.RecordedSentence:
        """Remove a recording; the agent’s voice will speak the sentence again."""
        return self._core.json("DELETE", f"/v1/agents/{quote(agent_id, safe='')}/recorded-sentences/{quote(sentence_id, safe='')}", options=request_options)


class Versions(Resource):
    """An agent’s published versions."""

    def list(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.VersionsListQuery]) -> Page[types.Version]:
        """List an agent’s published versions, newest first."""
        return self._core.page("GET", f"/v1/agents/{quote(agent_id, safe='')}/versions", query=query, options=request_options)

    def get(self, agent_id: str, version: str, *, request_options: Optional[RequestOptions] = None) -> types.VersionDetail:
        """Get a version with its configuration and flow."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/versions/{quote(version, safe='')}", options=request_options)

    def rename(self, agent_id: str, version: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.VersionsRenameBody]) -> types.Version:
        """Set or remove a version’s name."""
        return self._core.json("PATCH", f"/v1/agents/{quote(agent_id, safe='')}/versions/{quote(version, safe='')}", body=body, options=request_options)

    def restore(self, agent_id: str, version: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.VersionsRestoreBody]) -> types.Agent:
        """Restore an older version immediately.

        No new version is created. The next call uses the restored version. The draft doesn’t change unless `replaceDraft` resets it, too."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/versions/{quote(version, safe='')}/restore", body=body, repeatable=True, options=request_options)


class AgentTests(Resource):
    """Agent tests: scripted calls."""

    def list(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AgentTestsListQuery]) -> types.AgentTestsListAnswer:
        """List an agent’s tests, with the latest results."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/tests", query=query, options=request_options)

    def create(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsCreateBody]) -> types.StoredTest:
        """Add a test to an agent."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/tests", body=body, repeatable=True, options=request_options)

    def save(self, agent_id: str, test_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsCreateBody]) -> types.StoredTest:
        """Update an agent test."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/tests/{quote(test_id, safe='')}", body=body, options=request_options)

    def remove(self, agent_id: str, test_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete an agent test."""
        return self._core.nothing("DELETE", f"/v1/agents/{quote(agent_id, safe='')}/tests/{quote(test_id, safe='')}", options=request_options)

    def file(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> bytes:
        """Get an agent’s tests as a readable YAML file."""
        return self._core.bytes("GET", f"/v1/agents/{quote(agent_id, safe='')}/tests/file", options=request_options)

    def replace(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsReplaceBody]) -> types.AgentTestsListAnswer:
        """Replace an agent’s tests with those in a YAML or JSON file.

        Errors include the line number. Unchanged tests keep their results."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/tests/file", body=body, options=request_options)

    def propose(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsProposeBody]) -> types.AgentTestsProposeAnswer:
        """Generate a test that reaches a step in the draft or takes one of its paths.

        The engine simulates many types of callers for up to 5 seconds to find the shortest path there. Nothing is stored."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/tests/propose", body=body, options=request_options)

    def run(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsRunBody]) -> types.RanTests:
        """Run an agent’s tests and return which ones fail, where, and why.

        Nothing is sent, booked, or spoken. Runs are limited to 30 seconds. Unfinished tests fail."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/tests/run", body=body, options=request_options)

    def from_call(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.AgentTestsFromCallAnswer:
        """Create a test from a call, with names, numbers, and addresses replaced.

        The caller’s input becomes the test’s turns, action results are reused, and the outcome becomes the expected result."""
        return self._core.json("POST", f"/v1/agent-tests/from-call/{quote(call_id, safe='')}", repeatable=True, options=request_options)


class WorkflowTests(Resource):
    """Workflow tests."""

    def list(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.WorkflowTestsListQuery]) -> types.AgentTestsListAnswer:
        """List a workflow’s tests, with the latest results."""
        return self._core.json("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/tests", query=query, options=request_options)

    def create(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsCreateBody]) -> types.StoredTest:
        """Add a test to a workflow."""
        return self._core.json("POST", f"/v1/workflows/{quote(workflow_id, safe='')}/tests", body=body, repeatable=True, options=request_options)

    def save(self, workflow_id: str, workflow_test_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsCreateBody]) -> types.StoredTest:
        """Update a workflow test."""
        return self._core.json("PUT", f"/v1/workflows/{quote(workflow_id, safe='')}/tests/{quote(workflow_test_id, safe='')}", body=body, options=request_options)

    def remove(self, workflow_id: str, workflow_test_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a workflow test."""
        return self._core.nothing("DELETE", f"/v1/workflows/{quote(workflow_id, safe='')}/tests/{quote(workflow_test_id, safe='')}", options=request_options)

    def file(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None) -> bytes:
        """Get a workflow’s tests as a readable YAML file."""
        return self._core.bytes("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/tests/file", options=request_options)

    def replace(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsReplaceBody]) -> types.AgentTestsListAnswer:
        """Replace a workflow’s tests with those in a YAML or JSON file.

        Errors include the line number. Unchanged tests keep their results."""
        return self._core.json("PUT", f"/v1/workflows/{quote(workflow_id, safe='')}/tests/file", body=body, options=request_options)

    def propose(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsProposeBody]) -> types.AgentTestsProposeAnswer:
        """Generate a test that reaches a step in the draft or takes one of its paths.

        The engine simulates many types of callers for up to 5 seconds to find the shortest path there. Nothing is stored."""
        return self._core.json("POST", f"/v1/workflows/{quote(workflow_id, safe='')}/tests/propose", body=body, options=request_options)

    def run(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentTestsRunBody]) -> types.RanTests:
        """Run a workflow’s tests and return which ones fail, where, and why.

        Nothing is sent, booked, or spoken. Runs are limited to 30 seconds. Unfinished tests fail."""
        return self._core.json("POST", f"/v1/workflows/{quote(workflow_id, safe='')}/tests/run", body=body, options=request_options)


class AgentFiles(Resource):
    """Agents as YAML files, for backup and transfer."""

    def export(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AgentFilesExportQuery]) -> bytes:
        """Get an agent as a readable YAML file."""
        return self._core.bytes("GET", f"/v1/agents/{quote(agent_id, safe='')}/export", query=query, options=request_options)

    def import_(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentFilesImportBody]) -> types.AgentFilesImportAnswer:
        """Create an agent from a YAML file, or import it into an agent’s draft.

        A new agent starts inactive. `notes` lists the parts of the file that have no equivalent here."""
        return self._core.json("POST", "/v1/agents/import", body=body, repeatable=True, options=request_options)


class AgentImports(Resource):
    """Agents imported from other platforms."""

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentImportsCreateBody]) -> types.AgentImportsCreateAnswer:
        """Create an agent from another platform’s file, with a report of what was imported, changed, and dropped.

        Supports JSON files of Vapi assistants, squads, and workflows; Retell conversation flows; ElevenLabs agents; and Dograh workflows. Other files are rejected. The agent starts inactive. Secrets in the file aren’t stored."""
        return self._core.json("POST", "/v1/agent-imports", body=body, repeatable=True, options=request_options)

    def get(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.AgentImportsGetAnswer:
        """Get an agent’s import report."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/import", options=request_options)


class Agents(Resource):
    """Voice agents: their persona, voice, and conversation."""

    def templates(self, *, request_options: Optional[RequestOptions] = None) -> types.AgentsTemplatesAnswer:
        """List agent templates."""
        return self._core.json("GET", "/v1/agent-templates", options=request_options)

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AgentsListQuery]) -> types.AgentsListAnswer:
        """List agents with their metrics."""
        return self._core.json("GET", "/v1/agents", query=query, options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentsCreateBody]) -> types.Agent:
        """Create an agent from a template or from your own flow; it starts inactive."""
        return self._core.json("POST", "/v1/agents", body=body, repeatable=True, options=request_options)

    def get(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Agent:
        """Get an agent with its configuration and flow."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}", options=request_options)

    def update(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentsUpdateBody]) -> types.Agent:
        """Update an agent; each change except metadata creates a new version."""
        return self._core.json("PATCH", f"/v1/agents/{quote(agent_id, safe='')}", body=body, options=request_options)

    def remove(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete an agent; its calls are kept."""
        return self._core.nothing("DELETE", f"/v1/agents/{quote(agent_id, safe='')}", options=request_options)

    def set_status(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentsSetStatusBody]) -> types.Agent:
        """Activate or deactivate an agent."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/status", body=body, options=request_options)

    def explore(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.FlowExploration:
        """Run an agent’s flow with many different answers to find problems.

        Explores up to 20,000 states for up to 5 seconds. Nothing is stored or spoken, and no actions run."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/explore", options=request_options)


class Automations(Resource):
    """Events and schedules that run workflows."""

    def triggers(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None) -> types.AutomationsTriggersAnswer:
        """List a workflow’s triggers."""
        return self._core.json("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/triggers", options=request_options)

    def add_trigger(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AutomationsAddTriggerBody]) -> types.WorkflowTrigger:
        """Add a trigger that runs a workflow when a call ends, when a contact is added, or on a schedule.

        While the workflow is active, the trigger runs its newest version. Because there’s no caller, workflows that ask questions are rejected. The error lists the steps that ask questions."""
        return self._core.json("POST", f"/v1/workflows/{quote(workflow_id, safe='')}/triggers", body=body, repeatable=True, options=request_options)

    def change_trigger(self, workflow_id: str, trigger_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AutomationsChangeTriggerBody]) -> types.WorkflowTrigger:
        """Update, pause, or resume a workflow trigger."""
        return self._core.json("PATCH", f"/v1/workflows/{quote(workflow_id, safe='')}/triggers/{quote(trigger_id, safe='')}", body=body, options=request_options)

    def remove_trigger(self, workflow_id: str, trigger_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Remove a workflow trigger; past runs are kept."""
        return self._core.nothing("DELETE", f"/v1/workflows/{quote(workflow_id, safe='')}/triggers/{quote(trigger_id, safe='')}", options=request_options)

    def run(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AutomationsRunBody]) -> types.AutomationSummary:
        """Run a workflow now, without a caller.

        The workflow’s steps run for real and continue after the response is sent. `values` contains its input variables."""
        return self._core.json("POST", f"/v1/workflows/{quote(workflow_id, safe='')}/automations", body=body, repeatable=True, options=request_options)

    def list(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AutomationsListQuery]) -> Page[types.AutomationSummary]:
        """List a workflow’s automated runs, newest first."""
        return self._core.page("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/automations", query=query, options=request_options)

    def get(self, workflow_id: str, automation_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Automation:
        """Get an automated workflow run, step by step."""
        return self._core.json("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/automations/{quote(automation_id, safe='')}", options=request_options)


class WorkflowFiles(Resource):
    """Workflows as YAML files."""

    def export(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None) -> bytes:
        """Get a workflow’s draft and tests as a readable YAML file."""
        return self._core.bytes("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/export", options=request_options)

    def import_(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowFilesImportBody]) -> types.WorkflowFilesImportAnswer:
        """Create a workflow from a YAML file, or import it into a workflow’s draft.

        A new workflow starts inactive, and published versions don’t change. `notes` lists the parts of the file that have no equivalent here."""
        return self._core.json("POST", "/v1/workflows/import", body=body, repeatable=True, options=request_options)


class Workflows(Resource):
    """Flows that run inside other flows or without a caller."""

    def templates(self, *, request_options: Optional[RequestOptions] = None) -> types.WorkflowsTemplatesAnswer:
        """List workflow templates."""
        return self._core.json("GET", "/v1/workflow-templates", options=request_options)

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.WorkflowsListAnswer:
        """List workflows with their metrics, oldest first."""
        return self._core.json("GET", "/v1/workflows", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowsCreateBody]) -> types.Workflow:
        """Create a workflow, either empty or from a template; it starts inactive."""
        return self._core.json("POST", "/v1/workflows", body=body, repeatable=True, options=request_options)

    def get(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Workflow:
        """Get a workflow with its flow."""
        return self._core.json("GET", f"/v1/workflows/{quote(workflow_id, safe='')}", options=request_options)

    def rename(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowsRenameBody]) -> types.Workflow:
        """Rename a workflow."""
        return self._core.json("PATCH", f"/v1/workflows/{quote(workflow_id, safe='')}", body=body, options=request_options)

    def remove(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a workflow; flows that use a version of it keep that version."""
        return self._core.nothing("DELETE", f"/v1/workflows/{quote(workflow_id, safe='')}", options=request_options)

    def save(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowsSaveBody]) -> types.Workflow:
        """Save a workflow’s draft; the version that agents run doesn’t change.

        You can save a flow with errors. Pass the `revision` you read. If someone else has saved since then, the request fails with `draft_changed`."""
        return self._core.json("PUT", f"/v1/workflows/{quote(workflow_id, safe='')}/flow", body=body, options=request_options)

    def events(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.WorkflowsEventsQuery]) -> EventStream:
        """Subscribe to a workflow’s changes and current editors, as server-sent events.

        There are two events: `people` lists everyone who has the draft open, with their current step, and `draft` contains the draft’s revision. Both are sent right away and then on each change."""
        return self._core.events("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/flow/events", query=query, options=request_options)

    def present(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.DraftsPresentBody]) -> None:
        """Report that you have a workflow open and which step you’re on.

        People who haven’t reported in for 15 seconds are removed."""
        return self._core.nothing("PUT", f"/v1/workflows/{quote(workflow_id, safe='')}/flow/presence", body=body, options=request_options)

    def publish(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowsPublishBody]) -> types.Workflow:
        """Publish a workflow version that flows can run as one step.

        Flows that run an older version keep it until they update."""
        return self._core.json("POST", f"/v1/workflows/{quote(workflow_id, safe='')}/publish", body=body, repeatable=True, options=request_options)

    def pinned(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None) -> types.WorkflowsPinnedAnswer:
        """Get a workflow’s latest version, to run as one step in a flow."""
        return self._core.json("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/pinned", options=request_options)

    def set_status(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowsSetStatusBody]) -> types.Workflow:
        """Activate or deactivate a workflow; only active workflows can be added to a flow."""
        return self._core.json("PUT", f"/v1/workflows/{quote(workflow_id, safe='')}/status", body=body, options=request_options)


class Actions(Resource):
    """Actions that agents run, and their results."""

    def templates(self, *, request_options: Optional[RequestOptions] = None) -> types.ActionsTemplatesAnswer:
        """List action templates."""
        return self._core.json("GET", "/v1/action-templates", options=request_options)

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.ActionsListAnswer:
        """List actions, oldest first."""
        return self._core.json("GET", "/v1/actions", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ActionsCreateBody]) -> types.Action:
        """Create an action from a template; it starts inactive."""
        return self._core.json("POST", "/v1/actions", body=body, repeatable=True, options=request_options)

    def get(self, action_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Action:
        """Get an action with its configuration and where it’s used."""
        return self._core.json("GET", f"/v1/actions/{quote(action_id, safe='')}", options=request_options)

    def update(self, action_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ActionsUpdateBody]) -> types.Action:
        """Update an action.

        A secret header with an empty value keeps its stored value, as long as requests go to the same host. Fields you leave out don’t change."""
        return self._core.json("PATCH", f"/v1/actions/{quote(action_id, safe='')}", body=body, options=request_options)

    def remove(self, action_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete an unused action; runs from calls are kept."""
        return self._core.nothing("DELETE", f"/v1/actions/{quote(action_id, safe='')}", options=request_options)

    def set_status(self, action_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowsSetStatusBody]) -> types.Action:
        """Activate or pause an action."""
        return self._core.json("PUT", f"/v1/actions/{quote(action_id, safe='')}/status", body=body, options=request_options)

    def run(self, action_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ActionsRunBody]) -> types.ActionRunDetail:
        """Run an action with values for its variables.

        This runs the action for real. The response is sent when the action is done. If the outcome can’t be confirmed in time, the status is unknown. `trial` makes this a trial run, which also works for inactive actions."""
        return self._core.json("POST", f"/v1/actions/{quote(action_id, safe='')}/runs", body=body, repeatable=True, options=request_options)

    def runs(self, action_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.ActionsRunsQuery]) -> Page[types.ActionRunSummary]:
        """List an action’s runs, newest first."""
        return self._core.page("GET", f"/v1/actions/{quote(action_id, safe='')}/runs", query=query, options=request_options)

    def get_run(self, action_id: str, action_run_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ActionRunDetail:
        """Get an action run with its input and result."""
        return self._core.json("GET", f"/v1/actions/{quote(action_id, safe='')}/runs/{quote(action_run_id, safe='')}", options=request_options)

    def retry_run(self, action_id: str, action_run_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ActionRunDetail:
        """Rerun an action with values from an earlier run.

        Creates a new run that uses the action’s current configuration."""
        return self._core.json("POST", f"/v1/actions/{quote(action_id, safe='')}/runs/{quote(action_run_id, safe='')}/retry", repeatable=True, options=request_options)


class Knowledge(Resource):
    """The sources agents answer from: files, text, web pages, and FAQs."""

    def folders(self, *, request_options: Optional[RequestOptions] = None) -> types.KnowledgeFoldersAnswer:
        """List the Knowledge Base’s folders, with their sizes."""
        return self._core.json("GET", "/v1/knowledge/folders", options=request_options)

    def create_folder(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeCreateFolderBody]) -> types.KnowledgeFolder:
        """Create a folder."""
        return self._core.json("POST", "/v1/knowledge/folders", body=body, repeatable=True, options=request_options)

    def rename_folder(self, folder_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeCreateFolderBody]) -> types.KnowledgeFolder:
        """Rename a folder."""
        return self._core.json("PATCH", f"/v1/knowledge/folders/{quote(folder_id, safe='')}", body=body, options=request_options)

    def remove_folder(self, folder_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.KnowledgeRemoveFolderQuery]) -> None:
        """Delete a folder.

        The folder’s contents move to the `moveTo` folder. Without `moveTo`, a folder that isn’t empty can’t be deleted. Folders that agents use, and the last folder, can’t be deleted either."""
        return self._core.nothing("DELETE", f"/v1/knowledge/folders/{quote(folder_id, safe='')}", query=query, options=request_options)

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.KnowledgeListQuery]) -> Page[types.KnowledgeFile]:
        """List the Knowledge Base’s contents, newest first, with pages grouped under their site."""
        return self._core.page("GET", "/v1/knowledge/files", query=query, options=request_options)

    def upload(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeUploadBody]) -> types.UploadedFile:
        """Upload a file; it becomes searchable shortly afterward.

        Send a form (multipart/form-data) with a `file` part. Identical content is stored once: `outcome` is `already`, and the existing file is returned. A file with the same name in the same folder becomes a new version; agents use the previous version until the new one is processed."""
        return self._core.json("POST", "/v1/knowledge/files", form=body, repeatable=True, options=request_options)

    def add_text(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeAddTextBody]) -> types.UploadedFile:
        """Add text; lines that start with # are headings."""
        return self._core.json("POST", "/v1/knowledge/texts", body=body, repeatable=True, options=request_options)

    def add_page(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeAddPageBody]) -> types.UploadedFile:
        """Add a web page, or a site with all the pages under a URL that its robots.txt allows."""
        return self._core.json("POST", "/v1/knowledge/pages", body=body, repeatable=True, options=request_options)

    def add_faq(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeAddFaqBody]) -> types.KnowledgeFileDetail:
        """Add a question and answer; more phrasings make it easier to find."""
        return self._core.json("POST", "/v1/knowledge/faq", body=body, repeatable=True, options=request_options)

    def update_faq(self, entry_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeUpdateFaqBody]) -> types.KnowledgeFileDetail:
        """Update a question, its phrasings, and its answer."""
        return self._core.json("PUT", f"/v1/knowledge/faq/{quote(entry_id, safe='')}", body=body, options=request_options)

    def get(self, file_id: str, *, request_options: Optional[RequestOptions] = None) -> types.KnowledgeFileDetail:
        """Get an item with its extracted text and the agents that use it."""
        return self._core.json("GET", f"/v1/knowledge/files/{quote(file_id, safe='')}", options=request_options)

    def update(self, file_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeUpdateBody]) -> types.KnowledgeFileDetail:
        """Rename, move, or describe an item, or change how often a page is refreshed.

        Image and video descriptions and transcripts are treated like the file’s text."""
        return self._core.json("PATCH", f"/v1/knowledge/files/{quote(file_id, safe='')}", body=body, options=request_options)

    def remove(self, file_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete an item and all its versions; agents stop using it."""
        return self._core.nothing("DELETE", f"/v1/knowledge/files/{quote(file_id, safe='')}", options=request_options)

    def chunks(self, file_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.KnowledgeChunksQuery]) -> Page[types.KnowledgePiece]:
        """List the chunks that agents use for answers, in reading order."""
        return self._core.page("GET", f"/v1/knowledge/files/{quote(file_id, safe='')}/chunks", query=query, options=request_options)

    def replace(self, file_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeReplaceBody]) -> types.KnowledgeFile:
        """Replace a file; agents use the previous version until the new one is processed."""
        return self._core.json("PUT", f"/v1/knowledge/files/{quote(file_id, safe='')}/content", form=body, options=request_options)

    def replace_text(self, text_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeReplaceTextBody]) -> types.KnowledgeFile:
        """Replace an item’s text."""
        return self._core.json("PUT", f"/v1/knowledge/texts/{quote(text_id, safe='')}", body=body, options=request_options)

    def retry(self, file_id: str, *, request_options: Optional[RequestOptions] = None) -> types.KnowledgeFile:
        """Process an item again after a failure, or when a web page has changed."""
        return self._core.json("POST", f"/v1/knowledge/files/{quote(file_id, safe='')}/retry", repeatable=True, options=request_options)

    def original(self, file_id: str, *, request_options: Optional[RequestOptions] = None) -> bytes:
        """Download the uploaded file, or a web page’s text."""
        return self._core.bytes("GET", f"/v1/knowledge/files/{quote(file_id, safe='')}/original", options=request_options)

    def agent_folders(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.AgentKnowledge:
        """List the folders an agent uses for answers; an empty list means all."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/knowledge", options=request_options)

    def set_agent_folders(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeSetAgentFoldersBody]) -> types.AgentKnowledge:
        """Set the folders an agent uses for answers; an empty list means all."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/knowledge", body=body, options=request_options)


class Appointments(Resource):
    """Appointments booked by agents."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AppointmentsListQuery]) -> types.AppointmentsListAnswer:
        """List appointments, upcoming first, then past."""
        return self._core.json("GET", "/v1/appointments", query=query, options=request_options)

    def get(self, appointment_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Appointment:
        """Get an appointment."""
        return self._core.json("GET", f"/v1/appointments/{quote(appointment_id, safe='')}", options=request_options)

    def update(self, appointment_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AppointmentsUpdateBody]) -> types.Appointment:
        """Set an appointment’s metadata and external ID.

        Appointments booked by agents inherit the call’s metadata and external ID."""
        return self._core.json("PATCH", f"/v1/appointments/{quote(appointment_id, safe='')}", body=body, options=request_options)

    def times(self, appointment_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AppointmentsTimesQuery]) -> types.AppointmentsTimesAnswer:
        """List a day’s available times for rescheduling an appointment."""
        return self._core.json("GET", f"/v1/appointments/{quote(appointment_id, safe='')}/times", query=query, options=request_options)

    def move(self, appointment_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AppointmentsMoveBody]) -> types.Appointment:
        """Reschedule an appointment to another available time of the same length.

        The appointment stays in the same calendar. The request fails with `time_taken` if the new time isn’t available."""
        return self._core.json("POST", f"/v1/appointments/{quote(appointment_id, safe='')}/move", body=body, repeatable=True, options=request_options)

    def cancel(self, appointment_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Appointment:
        """Cancel an appointment; its time becomes available."""
        return self._core.json("POST", f"/v1/appointments/{quote(appointment_id, safe='')}/cancel", repeatable=True, options=request_options)


class Calendars(Resource):
    """Bookable resources: people, rooms, and chairs."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.CalendarsListAnswer:
        """List the workspace’s calendars other than its main one, by name."""
        return self._core.json("GET", "/v1/calendars", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CalendarsCreateBody]) -> types.Calendar:
        """Add a calendar.

        Agents book in this calendar if a step in their flow specifies it. Each calendar, including the main one, can have one booking at a given time."""
        return self._core.json("POST", "/v1/calendars", body=body, repeatable=True, options=request_options)

    def update(self, calendar_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CalendarsUpdateBody]) -> types.Calendar:
        """Update a calendar; bookings don’t change."""
        return self._core.json("PATCH", f"/v1/calendars/{quote(calendar_id, safe='')}", body=body, options=request_options)

    def remove(self, calendar_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a calendar without upcoming appointments.

        Past appointments are kept. Cancel or reschedule upcoming appointments first."""
        return self._core.nothing("DELETE", f"/v1/calendars/{quote(calendar_id, safe='')}", options=request_options)


class Calls(Resource):
    """Calls with their transcripts."""

    def start(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallsStartBody]) -> types.CallsStartAnswer:
        """Start a browser call; connect to its socket with the ticket within 30 seconds."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/calls", body=body, repeatable=True, options=request_options)

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.CallsListQuery]) -> Page[types.ListedCall]:
        """List calls, newest first.

        Live calls are included only if your filters are limited to `agentId`, `status`, `externalId`, `metadata`, and `contactId`. A transcript is searchable a few seconds after its call ends. A page of search results can have fewer items than the limit, even if there are more pages."""
        return self._core.page("GET", "/v1/calls", query=query, options=request_options)

    def get(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Call:
        """Get a call with its transcript, slots, actions, and timings."""
        return self._core.json("GET", f"/v1/calls/{quote(call_id, safe='')}", options=request_options)

    def update(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallsUpdateBody]) -> types.Call:
        """Correct an ended call’s outcome or tags, or set its metadata; metrics are updated."""
        return self._core.json("PATCH", f"/v1/calls/{quote(call_id, safe='')}", body=body, options=request_options)

    def remove(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a call with its transcript; its appointments, tasks, and messages are kept."""
        return self._core.nothing("DELETE", f"/v1/calls/{quote(call_id, safe='')}", options=request_options)

    def reveal(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CallsRevealAnswer:
        """Reveal a call’s hidden values; recorded in the audit log."""
        return self._core.json("POST", f"/v1/calls/{quote(call_id, safe='')}/reveal", options=request_options)

    def why(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CallsWhyAnswer:
        """Explain each turn of a call: what was heard, which rule matched, and the result.

        The explanation is computed from the stored call, for up to 200 turns."""
        return self._core.json("GET", f"/v1/calls/{quote(call_id, safe='')}/why", options=request_options)

    def replay(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallsReplayBody]) -> types.CallsReplayAnswer:
        """Replay a stored call on its own version or another one and return the differences."""
        return self._core.json("POST", f"/v1/calls/{quote(call_id, safe='')}/replay", body=body, options=request_options)


class CallBatches(Resource):
    """Bulk operations: count, tag, delete, and export calls."""

    def count(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.CallBatchesCountQuery]) -> types.CallBatchesCountAnswer:
        """Count ended calls that match filters and a search."""
        return self._core.json("GET", "/v1/calls/count", query=query, options=request_options)

    def tag(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallBatchesTagBody]) -> types.CallBatchesTagAnswer:
        """Add or remove call tags on up to 200 calls by ID, or on all calls that match filters, 200 at a time."""
        return self._core.json("POST", "/v1/calls/tag", body=body, options=request_options)

    def remove(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallBatchesRemoveBody]) -> types.CallBatchesTagAnswer:
        """Delete up to 200 calls by ID, or all calls that match filters, 200 at a time; transcripts are deleted too."""
        return self._core.json("POST", "/v1/calls/delete", body=body, options=request_options)

    def export(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.CallBatchesExportQuery]) -> bytes:
        """Export calls that match filters and a search, as CSV or JSON Lines."""
        return self._core.bytes("GET", "/v1/calls/export", query=query, options=request_options)


class CallViews(Resource):
    """Saved call filters, shared with everyone or personal."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.CallViewsListAnswer:
        """List shared and personal call views, by name."""
        return self._core.json("GET", "/v1/call-views", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallViewsCreateBody]) -> types.CallView:
        """Save call filters as a view; sharing the view with everyone requires permission to manage calls."""
        return self._core.json("POST", "/v1/call-views", body=body, repeatable=True, options=request_options)

    def update(self, view_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallViewsUpdateBody]) -> types.CallView:
        """Update a call view or who can see it."""
        return self._core.json("PATCH", f"/v1/call-views/{quote(view_id, safe='')}", body=body, options=request_options)

    def remove(self, view_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a call view; its calls are kept."""
        return self._core.nothing("DELETE", f"/v1/call-views/{quote(view_id, safe='')}", options=request_options)


class CallNotes(Resource):
    """Notes on calls."""

    def list(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CallNotesListAnswer:
        """List a call’s notes, oldest first."""
        return self._core.json("GET", f"/v1/calls/{quote(call_id, safe='')}/notes", options=request_options)

    def create(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallNotesCreateBody]) -> types.CallNote:
        """Add a note to a call."""
        return self._core.json("POST", f"/v1/calls/{quote(call_id, safe='')}/notes", body=body, repeatable=True, options=request_options)

    def update(self, call_id: str, note_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallNotesCreateBody]) -> types.CallNote:
        """Update your own note."""
        return self._core.json("PATCH", f"/v1/calls/{quote(call_id, safe='')}/notes/{quote(note_id, safe='')}", body=body, options=request_options)

    def remove(self, call_id: str, note_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete your own note."""
        return self._core.nothing("DELETE", f"/v1/calls/{quote(call_id, safe='')}/notes/{quote(note_id, safe='')}", options=request_options)


class CallLinks(Resource):
    """Expiring links that show a call without requiring sign-in."""

    def list(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CallLinksListAnswer:
        """List a call’s active links, newest first."""
        return self._core.json("GET", f"/v1/calls/{quote(call_id, safe='')}/links", options=request_options)

    def create(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallLinksCreateBody]) -> types.CallLinksCreateAnswer:
        """Create an expiring link that shows a call without requiring sign-in.

        The token is shown once. Card numbers and hidden values are never shown."""
        return self._core.json("POST", f"/v1/calls/{quote(call_id, safe='')}/links", body=body, repeatable=True, options=request_options)

    def remove(self, call_id: str, link_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Revoke a call link."""
        return self._core.nothing("DELETE", f"/v1/calls/{quote(call_id, safe='')}/links/{quote(link_id, safe='')}", options=request_options)


class Recordings(Resource):
    """Call recordings."""

    def get(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Recording:
        """Get a call recording’s status.

        The audio is at `GET /v1/calls/{callId}/recording.wav`, which also supports byte ranges."""
        return self._core.json("GET", f"/v1/calls/{quote(call_id, safe='')}/recording", options=request_options)

    def remove(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a call’s recording but keep its transcript."""
        return self._core.nothing("DELETE", f"/v1/calls/{quote(call_id, safe='')}/recording", options=request_options)


class LiveCalls(Resource):
    """Calls in progress: monitoring, whispering, and taking over."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.LiveCallsListAnswer:
        """List live calls with the caller, current step, last words, and agent response time."""
        return self._core.json("GET", "/v1/live-calls", options=request_options)

    def events(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.LiveCallsEventsQuery]) -> EventStream:
        """Subscribe to live calls, as server-sent events.

        The stream first sends `calls` with all live calls and then, at most every 500 ms, `changed`, with new or changed calls in `items` and IDs of ended calls in `gone`. Reconnect when the stream ends."""
        return self._core.events("GET", "/v1/live-calls/events", query=query, options=request_options)

    def get(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.LiveCallsGetAnswer:
        """Get a live call with its transcript, values, and flow."""
        return self._core.json("GET", f"/v1/live-calls/{quote(call_id, safe='')}", options=request_options)

    def call_events(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.LiveCallsCallEventsQuery]) -> EventStream:
        """Subscribe to one live call, as server-sent events.

        Sends `call` with the full state at the start and after each step, and `words` with what the caller is saying. Reconnect when the stream ends."""
        return self._core.events("GET", f"/v1/live-calls/{quote(call_id, safe='')}/events", query=query, options=request_options)

    def listen(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.LiveCallsListenAnswer:
        """Listen in on a call; returns a ticket for the audio socket, and the caller is notified if the workspace requires it.

        The ticket can be used once, within 30 seconds. The socket sends audio once the caller has been told that someone is listening. A person who has taken over the call can speak into it."""
        return self._core.json("POST", f"/v1/live-calls/{quote(call_id, safe='')}/listeners", options=request_options)

    def whisper(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.LiveCallsWhisperBody]) -> types.SupervisorCommand:
        """Whisper a sentence for the agent to say in its next turn."""
        return self._core.json("POST", f"/v1/live-calls/{quote(call_id, safe='')}/whispers", body=body, repeatable=True, options=request_options)

    def set_value(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.LiveCallsSetValueBody]) -> types.SupervisorCommand:
        """Set a slot or variable from text, interpreted as if the caller had said it."""
        return self._core.json("POST", f"/v1/live-calls/{quote(call_id, safe='')}/values", body=body, repeatable=True, options=request_options)

    def take_over(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SupervisorCommand:
        """Take over a call; the agent pauses where it is."""
        return self._core.json("POST", f"/v1/live-calls/{quote(call_id, safe='')}/take-over", options=request_options)

    def say(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.LiveCallsSayBody]) -> types.SupervisorCommand:
        """Speak in a call you’ve taken over, in the agent’s voice or as text."""
        return self._core.json("POST", f"/v1/live-calls/{quote(call_id, safe='')}/say", body=body, repeatable=True, options=request_options)

    def hand_back(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SupervisorCommand:
        """Hand back a call; the agent repeats its last open question."""
        return self._core.json("POST", f"/v1/live-calls/{quote(call_id, safe='')}/hand-back", options=request_options)

    def end(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SupervisorCommand:
        """End a call."""
        return self._core.json("POST", f"/v1/live-calls/{quote(call_id, safe='')}/end", options=request_options)


class CallQuality(Resource):
    """Call quality scores, and calls that need review."""

    def get(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CallQuality:
        """Get a call’s quality score and the issues behind it."""
        return self._core.json("GET", f"/v1/calls/{quote(call_id, safe='')}/quality", options=request_options)

    def to_review(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.CallQualityToReviewQuery]) -> Page[types.CallQualityToReviewItem]:
        """List unreviewed calls that lost points, lowest score first."""
        return self._core.page("GET", "/v1/calls/to-review", query=query, options=request_options)

    def review(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallQualityReviewBody]) -> types.CallQuality:
        """Mark a call as reviewed or unreviewed."""
        return self._core.json("PUT", f"/v1/calls/{quote(call_id, safe='')}/quality/reviewed", body=body, options=request_options)

    def scorecard(self, *, request_options: Optional[RequestOptions] = None) -> types.Scorecard:
        """Get the call scorecard: the points each issue deducts."""
        return self._core.json("GET", "/v1/call-scorecard", options=request_options)

    def set_scorecard(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallQualitySetScorecardBody]) -> types.Scorecard:
        """Update the call scorecard; all calls are rescored."""
        return self._core.json("PUT", "/v1/call-scorecard", body=body, options=request_options)


class Unrecognized(Resource):
    """Caller phrases that no step understood."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.UnrecognizedListQuery]) -> types.UnrecognizedListAnswer:
        """List what callers said that no step understood, most frequent first.

        Covers calls in the last 90 days, except test calls. Calls are processed within a minute of ending."""
        return self._core.json("GET", "/v1/unrecognized-utterances", query=query, options=request_options)

    def close(self, unrecognized_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.UnrecognizedCloseBody]) -> types.UnrecognizedCloseAnswer:
        """Resolve an unrecognized phrase and similar ones."""
        return self._core.json("POST", f"/v1/unrecognized-utterances/{quote(unrecognized_id, safe='')}/close", body=body, repeatable=True, options=request_options)


class Replays(Resource):
    """Replays of stored calls."""

    def run(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ReplaysRunBody]) -> types.ReplaysRunAnswer:
        """Replay an agent’s stored calls on its draft or a version and find the ones that would change.

        Past calls are replayed with the same caller input and action results. Nothing is sent, booked, or saved. The biggest differences are listed first. A replay covers up to 100 calls and takes up to 20 seconds."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/replays", body=body, options=request_options)


class TrainingPhrases(Resource):
    """Phrases that callers use for a question’s choices."""

    def add(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.TrainingPhrasesAddBody]) -> types.TrainingPhrasesAddAnswer:
        """Add a phrase to an agent’s draft as a synonym for a choice, along with a test.

        The phrase becomes a synonym for the choice, or a new choice. The live version doesn’t change until the draft is published."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/training-phrases", body=body, repeatable=True, options=request_options)


class CallAnalyses(Resource):
    """What language models extract from ended calls."""

    def analyze(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CallAnalysis:
        """Reanalyze an ended call with a language model.

        Uses the agent’s current fields and criteria (see `PUT /v1/agents/:agentId/after-call`). The results replace earlier ones."""
        return self._core.json("POST", f"/v1/calls/{quote(call_id, safe='')}/analysis", repeatable=True, options=request_options)


class Chats(Resource):
    """Text conversations with agents, message by message."""

    def start(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ChatsStartBody]) -> types.Chat:
        """Start a chat; the agent responds in text, using the same flow as in a call."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/chats", body=body, repeatable=True, options=request_options)

    def get(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Chat:
        """Get a chat with all its messages.

        Hidden values and card numbers are omitted, as in `GET /v1/calls/:callId`."""
        return self._core.json("GET", f"/v1/chats/{quote(call_id, safe='')}", options=request_options)

    def send(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ChatsSendBody]) -> types.Chat:
        """Send a message to the agent and get its response."""
        return self._core.json("POST", f"/v1/chats/{quote(call_id, safe='')}/messages", body=body, repeatable=True, options=request_options)

    def stream(self, call_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ChatsSendBody]) -> EventStream:
        """Send a message to the agent and stream its response as server-sent events.

        The stream sends a `message` event for each message, followed by `done` with the chat, or `error`."""
        return self._core.events("POST", f"/v1/chats/{quote(call_id, safe='')}/messages/stream", body=body, options=request_options)

    def end(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Chat:
        """End a chat."""
        return self._core.json("POST", f"/v1/chats/{quote(call_id, safe='')}/end", options=request_options)


class CarrierAccount(Resource):
    """The Twilio account that carries calls and messages."""

    def get(self, *, request_options: Optional[RequestOptions] = None) -> types.CarrierAccount:
        """Get the connected Twilio account."""
        return self._core.json("GET", "/v1/carrier-account", options=request_options)

    def connect(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CarrierAccountConnectBody]) -> types.CarrierAccount:
        """Connect a Twilio account with its SID, its auth token, and, optionally, an API key.

        We check the account immediately. The auth token is always required because Twilio signs its requests with it. If you add an API key, we use it for our requests to Twilio. Everything is stored encrypted and never shown again."""
        return self._core.json("PUT", "/v1/carrier-account", body=body, options=request_options)

    def disconnect(self, *, request_options: Optional[RequestOptions] = None) -> types.CarrierAccount:
        """Disconnect the account; you keep its numbers in Twilio, but Parley no longer answers them."""
        return self._core.json("DELETE", "/v1/carrier-account", options=request_options)


class CallQueue(Resource):
    """Callers waiting for an available line."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.CallQueueListAnswer:
        """List callers waiting for an available line, in order, and failed callbacks.

        On numbers with `queues`, callers wait when all lines are busy. They hear their position and can press 1 for a callback instead."""
        return self._core.json("GET", "/v1/call-queue", options=request_options)


class CarrierAccounts(Resource):
    """Twilio, SignalWire, and Telnyx accounts that carry calls and text messages."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.CarrierAccountsListAnswer:
        """List connected Twilio, SignalWire, and Telnyx accounts, oldest first."""
        return self._core.json("GET", "/v1/carrier-accounts", options=request_options)

    def connect(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CarrierAccountsConnectBody]) -> types.ConnectedCarrier:
        """Connect a Twilio, SignalWire, or Telnyx account, or update a connected account’s credentials.

        The account is checked immediately. Everything is stored encrypted and never shown again. A workspace can have several accounts, and each number belongs to one of them. For Telnyx, this creates a TeXML application and a messaging profile in the account for its numbers to use."""
        return self._core.json("POST", "/v1/carrier-accounts", body=body, repeatable=True, options=request_options)

    def disconnect(self, carrier_account_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Disconnect an account; you keep its numbers with the carrier, but Parley no longer answers them."""
        return self._core.nothing("DELETE", f"/v1/carrier-accounts/{quote(carrier_account_id, safe='')}", options=request_options)


class PhoneNumbers(Resource):
    """Numbers that agents use to answer and place calls."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.PhoneNumbersListQuery]) -> types.PhoneNumbersListAnswer:
        """List phone numbers, oldest first."""
        return self._core.json("GET", "/v1/phone-numbers", query=query, options=request_options)

    def buy(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PhoneNumbersBuyBody]) -> types.PhoneNumber:
        """Buy a number from the connected carrier; calls to the number are routed here immediately."""
        return self._core.json("POST", "/v1/phone-numbers", body=body, repeatable=True, options=request_options)

    def offers(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.PhoneNumbersOffersQuery]) -> types.PhoneNumbersOffersAnswer:
        """Search for numbers available from the connected carrier, with monthly prices."""
        return self._core.json("GET", "/v1/phone-number-offers", query=query, options=request_options)

    def requirements(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.PhoneNumbersRequirementsQuery]) -> types.PhoneNumbersRequirementsAnswer:
        """List the connected account’s addresses and approved documents, which some countries require for a number."""
        return self._core.json("GET", "/v1/phone-number-requirements", query=query, options=request_options)

    def at_carrier(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.PhoneNumbersAtCarrierQuery]) -> types.PhoneNumbersAtCarrierAnswer:
        """List the connected account’s numbers that haven’t been imported yet."""
        return self._core.json("GET", "/v1/phone-numbers/at-carrier", query=query, options=request_options)

    def import_number(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PhoneNumbersImportNumberBody]) -> types.PhoneNumber:
        """Import a number from the connected account; its calls are then routed here.

        Parley remembers the previous routing and restores it when you remove the number."""
        return self._core.json("POST", "/v1/phone-numbers/import", body=body, repeatable=True, options=request_options)

    def add_test(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PhoneNumbersAddTestBody]) -> types.PhoneNumber:
        """Get a free test number, which works only in this workspace."""
        return self._core.json("POST", "/v1/phone-numbers/test", body=body, repeatable=True, options=request_options)

    def get(self, number_id: str, *, request_options: Optional[RequestOptions] = None) -> types.PhoneNumber:
        """Get a phone number."""
        return self._core.json("GET", f"/v1/phone-numbers/{quote(number_id, safe='')}", options=request_options)

    def update(self, number_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PhoneNumbersUpdateBody]) -> types.PhoneNumber:
        """Update a number’s name, agents, hours, fallback, or transcription."""
        return self._core.json("PATCH", f"/v1/phone-numbers/{quote(number_id, safe='')}", body=body, options=request_options)

    def routing(self, number_id: str, *, request_options: Optional[RequestOptions] = None) -> types.NumberState:
        """Check with the carrier whether a number’s calls reach this server."""
        return self._core.json("GET", f"/v1/phone-numbers/{quote(number_id, safe='')}/routing", options=request_options)

    def route(self, number_id: str, *, request_options: Optional[RequestOptions] = None) -> types.NumberState:
        """Route a number’s calls and messages here instead of the carrier’s current destination."""
        return self._core.json("POST", f"/v1/phone-numbers/{quote(number_id, safe='')}/routing", repeatable=True, options=request_options)

    def remove(self, number_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PhoneNumbersRemoveBody]) -> None:
        """Remove a number, or permanently release it with the carrier."""
        return self._core.nothing("POST", f"/v1/phone-numbers/{quote(number_id, safe='')}/remove", body=body, repeatable=True, options=request_options)


class SipAccounts(Resource):
    """PBXs, routers, and SIP providers that agents register with."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.SipAccountsListAnswer:
        """List SIP accounts, oldest first."""
        return self._core.json("GET", "/v1/sip-accounts", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SipAccountsCreateBody]) -> types.SipAccount:
        """Connect a PBX, router, or SIP provider so that an agent can act as an extension.

        Parley registers with your server using a username and password, like a desk phone. You don’t need an open port or HTTPS. The password is stored encrypted and never shown again."""
        return self._core.json("POST", "/v1/sip-accounts", body=body, repeatable=True, options=request_options)

    def get(self, sip_account_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SipAccount:
        """Get a SIP account, with its registration status."""
        return self._core.json("GET", f"/v1/sip-accounts/{quote(sip_account_id, safe='')}", options=request_options)

    def update(self, sip_account_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SipAccountsUpdateBody]) -> types.SipAccount:
        """Update a SIP account, which then registers again."""
        return self._core.json("PATCH", f"/v1/sip-accounts/{quote(sip_account_id, safe='')}", body=body, options=request_options)

    def remove(self, sip_account_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Disconnect a SIP account, end its registration, and remove its numbers from Parley."""
        return self._core.nothing("DELETE", f"/v1/sip-accounts/{quote(sip_account_id, safe='')}", options=request_options)

    def test(self, sip_account_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SipTest:
        """Test a SIP account step by step: DNS lookup, connection, authentication, registration, and a call to itself."""
        return self._core.json("POST", f"/v1/sip-accounts/{quote(sip_account_id, safe='')}/test", options=request_options)

    def add_number(self, sip_account_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SipAccountsAddNumberBody]) -> types.PhoneNumber:
        """Add a number or extension that receives calls through a SIP account.

        Calls go to the number that was dialed, or to the account’s first number if the dialed number isn’t listed."""
        return self._core.json("POST", f"/v1/sip-accounts/{quote(sip_account_id, safe='')}/numbers", body=body, repeatable=True, options=request_options)


class PhoneCalls(Resource):
    """Outbound calls by agents."""

    def start(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PhoneCallsStartBody]) -> types.PhoneCall:
        """Call someone: an agent dials from one of your numbers.

        The call is stored, then sent to the carrier once. If the carrier’s response is lost, Parley looks up the call instead of redialing."""
        return self._core.json("POST", "/v1/phone-calls", body=body, repeatable=True, options=request_options)

    def get(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.PhoneCall:
        """Get the status of an outbound call."""
        return self._core.json("GET", f"/v1/phone-calls/{quote(call_id, safe='')}", options=request_options)

    def hang_up(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Hang up a live phone call."""
        return self._core.nothing("POST", f"/v1/phone-calls/{quote(call_id, safe='')}/hang-up", repeatable=True, options=request_options)


class Messages(Resource):
    """Inbound and outbound text messages."""

    def send(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.MessagesSendBody]) -> types.TextMessage:
        """Send a text message from one of your numbers.

        The message is stored, then sent to the carrier once. If the carrier’s response is lost, Parley looks up the message instead of resending it."""
        return self._core.json("POST", "/v1/messages", body=body, repeatable=True, options=request_options)

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.MessagesListQuery]) -> Page[types.TextMessage]:
        """List text messages from one conversation or from all conversations, newest first."""
        return self._core.page("GET", "/v1/messages", query=query, options=request_options)

    def get(self, message_id: str, *, request_options: Optional[RequestOptions] = None) -> types.TextMessage:
        """Get a message and its status."""
        return self._core.json("GET", f"/v1/messages/{quote(message_id, safe='')}", options=request_options)


class MessageThreads(Resource):
    """Text conversations on your numbers, answered by an agent or by a person who took over."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.MessageThreadsListQuery]) -> Page[types.MessageThread]:
        """List text conversations, most recent message first."""
        return self._core.page("GET", "/v1/message-threads", query=query, options=request_options)

    def get(self, thread_id: str, *, request_options: Optional[RequestOptions] = None) -> types.MessageThread:
        """Get a text conversation."""
        return self._core.json("GET", f"/v1/message-threads/{quote(thread_id, safe='')}", options=request_options)

    def take_over(self, thread_id: str, *, request_options: Optional[RequestOptions] = None) -> types.MessageThread:
        """Take over a conversation; the agent stays silent until you hand it back, and you’re notified of replies."""
        return self._core.json("POST", f"/v1/message-threads/{quote(thread_id, safe='')}/take-over", repeatable=True, options=request_options)

    def hand_back(self, thread_id: str, *, request_options: Optional[RequestOptions] = None) -> types.MessageThread:
        """Hand a conversation back to the agent, which will answer the next message."""
        return self._core.json("POST", f"/v1/message-threads/{quote(thread_id, safe='')}/hand-back", repeatable=True, options=request_options)

    def read(self, thread_id: str, *, request_options: Optional[RequestOptions] = None) -> types.MessageThread:
        """Mark a conversation’s messages as read for everyone."""
        return self._core.json("PUT", f"/v1/message-threads/{quote(thread_id, safe='')}/read", options=request_options)


class SoftPhone(Resource):
    """A browser-based phone for calling test numbers."""

    def open(self, *, request_options: Optional[RequestOptions] = None) -> types.SoftPhoneOpenAnswer:
        """Open a soft phone on this workspace’s test network; connect to its socket with the ticket.

        The phone can call the workspace’s test numbers, and it rings when an agent calls from one of them."""
        return self._core.json("POST", "/v1/soft-phone", options=request_options)


class Widgets(Resource):
    """Agents on websites: public keys, domains, appearance, and limits."""

    def list(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.WidgetsListAnswer:
        """List an agent’s website widgets, oldest first."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/widgets", options=request_options)

    def create(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WidgetsCreateBody]) -> types.Widget:
        """Add a website widget with a public key to an agent.

        To show the widget on a page on one of its domains, add a script tag: `src` is this server’s `/widget.js`, and `data-key` is the widget’s public key."""
        return self._core.json("POST", f"/v1/agents/{quote(agent_id, safe='')}/widgets", body=body, repeatable=True, options=request_options)

    def update(self, widget_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WidgetsUpdateBody]) -> types.Widget:
        """Update a widget’s domains, appearance, or visitor features, or turn it on or off."""
        return self._core.json("PATCH", f"/v1/widgets/{quote(widget_id, safe='')}", body=body, options=request_options)

    def remove(self, widget_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a widget; its conversations are kept."""
        return self._core.nothing("DELETE", f"/v1/widgets/{quote(widget_id, safe='')}", options=request_options)

    def preview(self, widget_id: str, *, request_options: Optional[RequestOptions] = None) -> types.WidgetsPreviewAnswer:
        """Open a widget preview; conversations started with its ticket within ten minutes count as tests."""
        return self._core.json("POST", f"/v1/widgets/{quote(widget_id, safe='')}/preview", options=request_options)

    def renew_key(self, widget_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Widget:
        """Replace a widget’s public key; pages with the old key stop showing the widget."""
        return self._core.json("POST", f"/v1/widgets/{quote(widget_id, safe='')}/key", repeatable=True, options=request_options)


class Tasks(Resource):
    """Messages and callbacks your team needs to follow up on."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.TasksListQuery]) -> Page[types.Task]:
        """List tasks: open ones by due date, completed ones by completion date, or all by creation date."""
        return self._core.page("GET", "/v1/tasks", query=query, options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.TasksCreateBody]) -> types.TasksCreateAnswer:
        """Create a task.

        By default, the task is unassigned and has the same due date as one an agent just promised a caller."""
        return self._core.json("POST", "/v1/tasks", body=body, repeatable=True, options=request_options)

    def counts(self, *, request_options: Optional[RequestOptions] = None) -> types.TasksCountsAnswer:
        """Count open tasks: all of them, yours, and overdue ones."""
        return self._core.json("GET", "/v1/tasks/counts", options=request_options)

    def people(self, *, request_options: Optional[RequestOptions] = None) -> types.TasksPeopleAnswer:
        """List the members who can be assigned tasks."""
        return self._core.json("GET", "/v1/tasks/people", options=request_options)

    def get(self, task_id: str, *, request_options: Optional[RequestOptions] = None) -> types.TaskDetail:
        """Get a task with its notes, related transcript, and call values."""
        return self._core.json("GET", f"/v1/tasks/{quote(task_id, safe='')}", options=request_options)

    def update(self, task_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.TasksUpdateBody]) -> types.TaskDetail:
        """Assign a task, change its due date, mark it as done or open, or add a note."""
        return self._core.json("PATCH", f"/v1/tasks/{quote(task_id, safe='')}", body=body, options=request_options)


class AfterCalls(Resource):
    """What happens after an agent’s call ends."""

    def get(self, agent_id: str, *, request_options: Optional[RequestOptions] = None) -> types.AfterCall:
        """Get an agent’s after-call settings."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/after-call", options=request_options)

    def set(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AfterCallsSetBody]) -> types.AfterCall:
        """Set who gets an agent’s follow-ups, which emails are sent after calls, and what’s extracted from calls.

        Callers get the email if the call collected an email address and they didn’t decline. The email counts toward the limit for emails to callers. In a member’s test call, the email goes to the member instead."""
        return self._core.json("PUT", f"/v1/agents/{quote(agent_id, safe='')}/after-call", body=body, options=request_options)


class Crm(Resource):
    """A workspace’s connected CRM."""

    def call_notes(self, *, request_options: Optional[RequestOptions] = None) -> types.CrmCallNotesAnswer:
        """List the latest call notes with their status."""
        return self._core.json("GET", "/v1/crm/call-notes", options=request_options)


class ContactImports(Resource):
    """Contact imports, from upload to undo."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.ContactImportsListAnswer:
        """List up to 50 contact imports, newest first."""
        return self._core.json("GET", "/v1/contact-imports", options=request_options)

    def upload(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactImportsUploadBody]) -> types.ContactImportDetail:
        """Upload a contacts file: CSV, vCard, or an export from Google or Outlook.

        Send a form (multipart/form-data) with a `file` part. The encoding, separator, and columns are detected automatically. No contacts are added until the import runs."""
        return self._core.json("POST", "/v1/contact-imports", form=body, options=request_options)

    def read_source(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactImportsReadSourceBody]) -> types.ContactImportDetail:
        """Read contacts from a connected Google, Microsoft, or HubSpot account, or from your own CRM.

        Creates an import, as with a file. No contacts are added until it runs."""
        return self._core.json("POST", "/v1/contact-imports/from-service", body=body, options=request_options)

    def get(self, import_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ContactImportDetail:
        """Get an import with its columns and a preview of its first rows."""
        return self._core.json("GET", f"/v1/contact-imports/{quote(import_id, safe='')}", options=request_options)

    def update(self, import_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactImportsUpdateBody]) -> types.ContactImportDetail:
        """Set an import’s column mapping and how to handle existing contacts."""
        return self._core.json("PATCH", f"/v1/contact-imports/{quote(import_id, safe='')}", body=body, options=request_options)

    def run(self, import_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ContactImport:
        """Run an import in the background; it continues after a restart."""
        return self._core.json("POST", f"/v1/contact-imports/{quote(import_id, safe='')}/run", repeatable=True, options=request_options)

    def refused(self, import_id: str, *, request_options: Optional[RequestOptions] = None) -> bytes:
        """Get rejected rows and their reasons, as CSV."""
        return self._core.bytes("GET", f"/v1/contact-imports/{quote(import_id, safe='')}/refused", options=request_options)

    def undo(self, import_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ContactImport:
        """Undo an import; contacts edited or called since then are kept."""
        return self._core.json("POST", f"/v1/contact-imports/{quote(import_id, safe='')}/undo", repeatable=True, options=request_options)


class Contacts(Resource):
    """A workspace’s contacts."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.ContactsListQuery]) -> Page[types.Contact]:
        """List contacts; search covers names, emails, phone numbers, companies, and tags.

        Contacts are listed newest first by default. A filter is JSON, as in a segment: [{"of":"tag","is":"has","value":"Customer"}]."""
        return self._core.page("GET", "/v1/contacts", query=query, options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactsCreateBody]) -> types.Contact:
        """Add a contact, or update the existing one.

        With `upsert`, a contact with the same `externalId`, number, or email (in that order) is updated and returned. Values you send replace existing ones. Tags and metadata keys are added. A different `externalId` means a different contact. `upsert` defaults to true for access tokens; signed-in users get `contact_exists` with the existing contact’s ID as `existingId`. With `upsert` false, another contact is added unless it has the same `externalId`. Workflows triggered by new contacts run for the added contact. A number without a + is read as a number in the country of the workspace’s time zone. Ambiguous numbers are rejected."""
        return self._core.json("POST", "/v1/contacts", body=body, repeatable=True, options=request_options)

    def count(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.ContactsCountQuery]) -> types.ContactsCountAnswer:
        """Count contacts."""
        return self._core.json("GET", "/v1/contacts/count", query=query, options=request_options)

    def export(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactsExportBody]) -> bytes:
        """Export contacts as CSV, with the workspace’s custom fields."""
        return self._core.bytes("POST", "/v1/contacts/export", body=body, options=request_options)

    def duplicates(self, *, request_options: Optional[RequestOptions] = None) -> types.ContactsDuplicatesAnswer:
        """List up to 100 groups of contacts with the same number or email."""
        return self._core.json("GET", "/v1/contacts/duplicates", options=request_options)

    def merge(self, contact_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactsMergeBody]) -> types.ContactDetail:
        """Merge other contacts into one.

        The remaining contact keeps its values and gets any missing values, tags, and notes from the others. The others are deleted. Calls and consents are tied to the number and are kept."""
        return self._core.json("POST", f"/v1/contacts/{quote(contact_id, safe='')}/merge", body=body, repeatable=True, options=request_options)

    def timeline(self, contact_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.ContactsTimelineQuery]) -> types.ContactsTimelineAnswer:
        """List a contact’s timeline, newest first: calls, appointments, notes, consents, and changes."""
        return self._core.json("GET", f"/v1/contacts/{quote(contact_id, safe='')}/timeline", query=query, options=request_options)

    def memory(self, contact_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ContactsMemoryAnswer:
        """List what agents remember about a contact."""
        return self._core.json("GET", f"/v1/contacts/{quote(contact_id, safe='')}/memory", options=request_options)

    def tags(self, *, request_options: Optional[RequestOptions] = None) -> types.ContactsTagsAnswer:
        """List up to 200 tags in use, most frequent first."""
        return self._core.json("GET", "/v1/contacts/tags", options=request_options)

    def get(self, contact_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ContactDetail:
        """Get a contact with its notes."""
        return self._core.json("GET", f"/v1/contacts/{quote(contact_id, safe='')}", options=request_options)

    def update(self, contact_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactsUpdateBody]) -> types.Contact:
        """Update a contact; fields you leave out don’t change.

        If another contact has the same number or email, the request is rejected with `contact_exists` and that contact’s ID as `existingId`. Merge the two contacts, or send `allowDuplicate` if two people share the number or email. Contacts with different external IDs count as different people and can share a number or email."""
        return self._core.json("PATCH", f"/v1/contacts/{quote(contact_id, safe='')}", body=body, options=request_options)

    def remove(self, contact_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a contact and its notes; do-not-call entries are kept."""
        return self._core.nothing("DELETE", f"/v1/contacts/{quote(contact_id, safe='')}", options=request_options)

    def add_note(self, contact_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallNotesCreateBody]) -> types.ContactDetail:
        """Add a note to a contact."""
        return self._core.json("POST", f"/v1/contacts/{quote(contact_id, safe='')}/notes", body=body, repeatable=True, options=request_options)

    def tag_many(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactsTagManyBody]) -> types.ContactsTagManyAnswer:
        """Add tags to several contacts and remove tags from them."""
        return self._core.json("POST", "/v1/contacts/tag", body=body, repeatable=True, options=request_options)

    def opt_out(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactsOptOutBody]) -> types.ContactsTagManyAnswer:
        """Add several contacts’ numbers and emails to the do-not-call list."""
        return self._core.json("POST", "/v1/contacts/opt-out", body=body, repeatable=True, options=request_options)

    def remove_many(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactsRemoveManyBody]) -> types.ContactsTagManyAnswer:
        """Delete several contacts.

        With `conversations`, everything with the contacts’ numbers and emails is deleted, too: calls with recordings, text messages, tasks, past appointments, and webhook events. The do-not-call list, proof of consent, and the audit log are kept."""
        return self._core.json("POST", "/v1/contacts/delete", body=body, repeatable=True, options=request_options)


class ContactFields(Resource):
    """Custom contact fields."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.ContactFieldsListAnswer:
        """List the workspace’s custom contact fields."""
        return self._core.json("GET", "/v1/contact-fields", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactFieldsCreateBody]) -> types.ContactField:
        """Add a custom contact field."""
        return self._core.json("POST", "/v1/contact-fields", body=body, repeatable=True, options=request_options)

    def update(self, field_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactFieldsUpdateBody]) -> types.ContactField:
        """Rename a custom contact field or change its choices; existing values are kept."""
        return self._core.json("PATCH", f"/v1/contact-fields/{quote(field_id, safe='')}", body=body, options=request_options)

    def remove(self, field_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a custom field and all its values."""
        return self._core.nothing("DELETE", f"/v1/contact-fields/{quote(field_id, safe='')}", options=request_options)


class ContactSegments(Resource):
    """Saved contact filters."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.ContactSegmentsListAnswer:
        """List contact segments, by name."""
        return self._core.json("GET", "/v1/contact-segments", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactSegmentsCreateBody]) -> types.ContactSegment:
        """Save a contact filter as a segment."""
        return self._core.json("POST", "/v1/contact-segments", body=body, repeatable=True, options=request_options)

    def update(self, segment_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ContactSegmentsUpdateBody]) -> types.ContactSegment:
        """Update a contact segment’s name or filter."""
        return self._core.json("PATCH", f"/v1/contact-segments/{quote(segment_id, safe='')}", body=body, options=request_options)

    def remove(self, segment_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a segment; its contacts are kept."""
        return self._core.nothing("DELETE", f"/v1/contact-segments/{quote(segment_id, safe='')}", options=request_options)


class Consents(Resource):
    """Contacts’ consent, with proof."""

    def list(self, contact_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ConsentsListAnswer:
        """List a contact’s consents, newest first, including withdrawn ones."""
        return self._core.json("GET", f"/v1/contacts/{quote(contact_id, safe='')}/consents", options=request_options)

    def add(self, contact_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ConsentsAddBody]) -> types.ConsentsListAnswer:
        """Add a contact’s consent with its proof.

        Consent is tied to the contact’s number and is kept after the contact is deleted. People on the do-not-call list aren’t contacted, even if they consented earlier."""
        return self._core.json("POST", f"/v1/contacts/{quote(contact_id, safe='')}/consents", body=body, repeatable=True, options=request_options)

    def withdraw(self, contact_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ConsentsWithdrawBody]) -> types.ConsentsListAnswer:
        """Withdraw a contact’s consent."""
        return self._core.json("POST", f"/v1/contacts/{quote(contact_id, safe='')}/consents/withdraw", body=body, repeatable=True, options=request_options)


class Campaigns(Resource):
    """Lists of contacts that an agent calls or texts."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.CampaignsListQuery]) -> Page[types.Campaign]:
        """List campaigns, newest first."""
        return self._core.page("GET", "/v1/campaigns", query=query, options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CampaignsCreateBody]) -> types.CampaignDetail:
        """Create a campaign; no one is contacted until it starts."""
        return self._core.json("POST", "/v1/campaigns", body=body, repeatable=True, options=request_options)

    def get(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CampaignDetail:
        """Get a campaign with its current metrics."""
        return self._core.json("GET", f"/v1/campaigns/{quote(campaign_id, safe='')}", options=request_options)

    def update(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CampaignsUpdateBody]) -> types.CampaignDetail:
        """Update a campaign that isn’t running. You can change its audience only before it first starts, but you can change its metadata at any time.."""
        return self._core.json("PATCH", f"/v1/campaigns/{quote(campaign_id, safe='')}", body=body, options=request_options)

    def remove(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a campaign that isn’t running, along with its contact list; its calls are kept."""
        return self._core.nothing("DELETE", f"/v1/campaigns/{quote(campaign_id, safe='')}", options=request_options)

    def prepare(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CampaignDetail:
        """Preview who’s included and why others aren’t; takes a few seconds with 100,000 contacts."""
        return self._core.json("POST", f"/v1/campaigns/{quote(campaign_id, safe='')}/prepare", options=request_options)

    def start(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CampaignDetail:
        """Start a prepared campaign, or resume a paused one."""
        return self._core.json("POST", f"/v1/campaigns/{quote(campaign_id, safe='')}/start", options=request_options)

    def pause(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CampaignDetail:
        """Pause a campaign; live calls continue."""
        return self._core.json("POST", f"/v1/campaigns/{quote(campaign_id, safe='')}/pause", options=request_options)

    def stop(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None) -> types.CampaignDetail:
        """Stop a campaign permanently; live calls continue."""
        return self._core.json("POST", f"/v1/campaigns/{quote(campaign_id, safe='')}/stop", options=request_options)

    def people(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.CampaignsPeopleQuery]) -> Page[types.CampaignTarget]:
        """List a campaign’s contacts."""
        return self._core.page("GET", f"/v1/campaigns/{quote(campaign_id, safe='')}/people", query=query, options=request_options)

    def export(self, campaign_id: str, *, request_options: Optional[RequestOptions] = None) -> bytes:
        """Export a campaign’s contacts and their outcomes, as CSV."""
        return self._core.bytes("POST", f"/v1/campaigns/{quote(campaign_id, safe='')}/export", options=request_options)


class CallingRules(Resource):
    """When and how often people can be called, by country."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.CallingRulesListAnswer:
        """List calling rules, by country.

        The defaults are conservative for every country we know of, but they aren’t legal advice. Check which rules apply to you, and change the defaults as needed."""
        return self._core.json("GET", "/v1/calling-rules", options=request_options)

    def set(self, country: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CallingRulesSetBody]) -> types.CallingRule:
        """Set a country’s rule."""
        return self._core.json("PUT", f"/v1/calling-rules/{quote(country, safe='')}", body=body, options=request_options)

    def reset(self, country: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Restore a country’s default rule."""
        return self._core.nothing("DELETE", f"/v1/calling-rules/{quote(country, safe='')}", options=request_options)


class Suppressions(Resource):
    """The do-not-call list: phone numbers and email addresses not to contact."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.SuppressionsListQuery]) -> Page[types.Suppression]:
        """List phone numbers and email addresses on the do-not-call list, newest first."""
        return self._core.page("GET", "/v1/do-not-call", query=query, options=request_options)

    def add(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SuppressionsAddBody]) -> types.Suppression:
        """Add a phone number or an email address to the do-not-call list.

        Send either a phone number or an email address. Existing entries don’t change."""
        return self._core.json("POST", "/v1/do-not-call", body=body, repeatable=True, options=request_options)

    def remove(self, suppression_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Remove a phone number or an email address from the do-not-call list.

        Use this to correct mistakes, or for people who have consented again. The audit log records the removal."""
        return self._core.nothing("DELETE", f"/v1/do-not-call/{quote(suppression_id, safe='')}", options=request_options)


class ToolServers(Resource):
    """MCP servers with tools that agents use during calls."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.ToolServersListAnswer:
        """List connected MCP servers with their tools."""
        return self._core.json("GET", "/v1/tool-servers", options=request_options)

    def connect(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ToolServersConnectBody]) -> types.ToolServer:
        """Connect an MCP server and list its tools; agents can’t use the tools until you allow them.

        Only HTTP servers are supported. Nothing runs on the Parley server."""
        return self._core.json("POST", "/v1/tool-servers", body=body, repeatable=True, options=request_options)

    def refresh(self, tool_server_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ToolServer:
        """Refresh a server’s tool list; changed tools are off until you allow them again."""
        return self._core.json("POST", f"/v1/tool-servers/{quote(tool_server_id, safe='')}/refresh", options=request_options)

    def allow(self, tool_server_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ToolServersAllowBody]) -> types.ToolServer:
        """Choose which of a server’s tools agents can use in calls.

        Replaces the previous selection. If a tool’s hash differs from the one you send, the tool has changed since you listed it, and the request fails with `conflict`."""
        return self._core.json("PUT", f"/v1/tool-servers/{quote(tool_server_id, safe='')}/allowed", body=body, options=request_options)

    def remove(self, tool_server_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Disconnect an MCP server; steps that use its tools will fail."""
        return self._core.nothing("DELETE", f"/v1/tool-servers/{quote(tool_server_id, safe='')}", options=request_options)


class Vault(Resource):
    """Named secrets for requests to other systems."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.VaultListAnswer:
        """List the workspace’s secrets by name and where each is used; values are never shown."""
        return self._core.json("GET", "/v1/vault", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.VaultCreateBody]) -> types.VaultSecret:
        """Store a secret; requests reference it as {{secret.NAME}}.

        Use the secret in the URL, headers, and body of action and flow requests, or as a model connection’s key. The secret is sent only to the hosts listed here. Tests use the `test` value if there is one, or otherwise the `live` value."""
        return self._core.json("POST", "/v1/vault", body=body, repeatable=True, options=request_options)

    def update(self, secret_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.VaultUpdateBody]) -> types.VaultSecret:
        """Change a secret’s value, or both its value and its hosts."""
        return self._core.json("PATCH", f"/v1/vault/{quote(secret_id, safe='')}", body=body, options=request_options)

    def remove(self, secret_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.VaultRemoveQuery]) -> None:
        """Delete a secret, unless it’s in use.

        If the secret is in use, it isn’t deleted, and the response lists where. With `anyway`, the secret is deleted regardless, and requests that use it fail."""
        return self._core.nothing("DELETE", f"/v1/vault/{quote(secret_id, safe='')}", query=query, options=request_options)


class Webhooks(Resource):
    """Webhook endpoints and their deliveries."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.WebhooksListAnswer:
        """List webhooks, oldest first."""
        return self._core.json("GET", "/v1/webhooks", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WebhooksCreateBody]) -> types.WebhooksCreateAnswer:
        """Add a webhook; the response includes its signing secret.

        You need permission to see what the events contain. A token needs the Webhooks scope and the scope of each event (Calls and transcripts, Agents). `events: null` subscribes to all events, and `call.*` subscribes to all call events, including those added in later versions. The exception is `call.turn`, which you have to subscribe to by name. In the `retell` and `vapi` formats, only call events are sent. The format can’t be changed later."""
        return self._core.json("POST", "/v1/webhooks", body=body, repeatable=True, options=request_options)

    def get(self, webhook_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Webhook:
        """Get a webhook."""
        return self._core.json("GET", f"/v1/webhooks/{quote(webhook_id, safe='')}", options=request_options)

    def update(self, webhook_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WebhooksUpdateBody]) -> types.Webhook:
        """Update, pause, or resume a webhook.

        Events that happen during a pause aren’t sent later. Pending retries are sent once the webhook is resumed."""
        return self._core.json("PATCH", f"/v1/webhooks/{quote(webhook_id, safe='')}", body=body, options=request_options)

    def remove(self, webhook_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a webhook and its delivery log."""
        return self._core.nothing("DELETE", f"/v1/webhooks/{quote(webhook_id, safe='')}", options=request_options)

    def test(self, webhook_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WebhooksTestBody]) -> types.WebhookDeliveryDetail:
        """Send a test event to a webhook and return the response."""
        return self._core.json("POST", f"/v1/webhooks/{quote(webhook_id, safe='')}/test", body=body, repeatable=True, options=request_options)

    def deliveries(self, webhook_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.WebhooksDeliveriesQuery]) -> Page[types.WebhookDelivery]:
        """List a webhook’s deliveries from the last 30 days, newest first."""
        return self._core.page("GET", f"/v1/webhooks/{quote(webhook_id, safe='')}/deliveries", query=query, options=request_options)

    def delivery(self, webhook_id: str, delivery_id: str, *, request_options: Optional[RequestOptions] = None) -> types.WebhookDeliveryDetail:
        """Get a delivery with its request and response."""
        return self._core.json("GET", f"/v1/webhooks/{quote(webhook_id, safe='')}/deliveries/{quote(delivery_id, safe='')}", options=request_options)

    def redeliver(self, webhook_id: str, delivery_id: str, *, request_options: Optional[RequestOptions] = None) -> types.WebhookDelivery:
        """Resend a delivery with the same webhook-id."""
        return self._core.json("POST", f"/v1/webhooks/{quote(webhook_id, safe='')}/deliveries/{quote(delivery_id, safe='')}/redeliver", repeatable=True, options=request_options)

    def redeliver_failed(self, webhook_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WebhooksRedeliverFailedBody]) -> types.WebhooksRedeliverFailedAnswer:
        """Resend all permanently failed events since a given time."""
        return self._core.json("POST", f"/v1/webhooks/{quote(webhook_id, safe='')}/redeliver", body=body, repeatable=True, options=request_options)

    def listen(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.WebhooksListenQuery]) -> EventStream:
        """Stream events as server-sent events, signed like webhook deliveries.

        Sends `ready` with the signing `secret`, then `message` for each event, with the `headers` and `body` that a webhook receives. To resume, reconnect with the last event’s ID as `after`. If you reconnect within 5 minutes, no events are lost, but events from the last few seconds may be sent twice, with the same IDs. Only events you’re allowed to see are sent."""
        return self._core.events("GET", "/v1/webhook-events/stream", query=query, options=request_options)

    def events(self, *, request_options: Optional[RequestOptions] = None) -> types.WebhooksEventsAnswer:
        """List the events a webhook can receive, each with an example."""
        return self._core.json("GET", "/v1/webhook-events", options=request_options)


class Models(Resource):
    """A workspace’s connected language models."""

    def paraphrase(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ModelsParaphraseBody]) -> types.Paraphrases:
        """Generate alternate phrasings, such as caller input for tests, with a language model."""
        return self._core.json("POST", "/v1/paraphrases", body=body, repeatable=True, options=request_options)

    def requests(self, call_id: str, *, request_options: Optional[RequestOptions] = None) -> types.ModelsRequestsAnswer:
        """List a call’s language model requests and responses, oldest first."""
        return self._core.json("GET", f"/v1/calls/{quote(call_id, safe='')}/model-requests", options=request_options)


class Speech(Resource):
    """Text to speech: streamed, as a file, or in the background."""

    def speak(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SpeechSpeakBody]) -> bytes:
        """Turn text into speech; the audio streams as it’s generated."""
        return self._core.bytes("POST", "/v1/tts", body=body, repeatable=True, options=request_options)

    def synthesize(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SpeechSpeakBody]) -> types.SpeechFile:
        """Generate speech as a file; the response includes its URL."""
        return self._core.json("POST", "/v1/synthesize", body=body, repeatable=True, options=request_options)

    def synthesize_for_page(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SpeechSpeakBody]) -> types.SpeechFile:
        """Same as POST /v1/synthesize."""
        return self._core.json("POST", "/api/synthesize", body=body, repeatable=True, options=request_options)

    def usage(self, *, request_options: Optional[RequestOptions] = None) -> types.SpeechUsage:
        """Get the characters used and left this month."""
        return self._core.json("GET", "/v1/speech/usage", options=request_options)

    def spoken_form(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SpeechSpokenFormBody]) -> types.SpeechSpokenFormAnswer:
        """Preview text as it will be spoken, with numbers and symbols written out; previews don’t count toward your character limit."""
        return self._core.json("POST", "/v1/speech/spoken-form", body=body, options=request_options)

    def create_clip(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SpeechCreateClipBody]) -> types.SpeechClip:
        """Generate speech of up to 100,000 characters as a file, in the background."""
        return self._core.json("POST", "/v1/speech/clips", body=body, repeatable=True, options=request_options)

    def clips(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.SpeechClipsQuery]) -> Page[types.SpeechClip]:
        """List stored speech, newest first."""
        return self._core.page("GET", "/v1/speech/clips", query=query, options=request_options)

    def clip(self, clip_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SpeechClip:
        """Get stored speech, or its progress."""
        return self._core.json("GET", f"/v1/speech/clips/{quote(clip_id, safe='')}", options=request_options)

    def remove_clip(self, clip_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete stored speech; if it’s still being generated, generation is canceled."""
        return self._core.nothing("DELETE", f"/v1/speech/clips/{quote(clip_id, safe='')}", options=request_options)

    def pronunciations(self, *, request_options: Optional[RequestOptions] = None) -> types.SpeechPronunciationsAnswer:
        """List the workspace’s pronunciation dictionary."""
        return self._core.json("GET", "/v1/speech/pronunciations", options=request_options)

    def add_pronunciation(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SpeechAddPronunciationBody]) -> types.Pronunciation:
        """Set a word’s pronunciation throughout the workspace."""
        return self._core.json("POST", "/v1/speech/pronunciations", body=body, repeatable=True, options=request_options)

    def remove_pronunciation(self, pronunciation_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a pronunciation."""
        return self._core.nothing("DELETE", f"/v1/speech/pronunciations/{quote(pronunciation_id, safe='')}", options=request_options)


class AgentSounds(Resource):
    """Previews of an agent’s voice."""

    def preview(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AgentSoundsPreviewBody]) -> bytes:
        """Preview how an agent would say something, with its voice, pronunciations, and background sound, as an MP3.

        The workspace’s dictionary also applies. Characters count toward your limit, as with `POST /v1/tts`."""
        return self._core.bytes("POST", "/v1/agent-sounds", body=body, repeatable=True, options=request_options)


class Understand(Resource):
    """Interpreting a caller’s words as an answer."""

    def understand(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.UnderstandUnderstandBody]) -> types.Understanding:
        """Interpret words as an answer, such as a date, time, number, or name.

        Interprets an utterance the way agents do for this type of question. Nothing is stored."""
        return self._core.json("POST", "/v1/understand", body=body, options=request_options)


class FlowPlans(Resource):
    """Flows generated from a plan, a description, or a transcript."""

    def compose(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.FlowPlansComposeBody]) -> types.FlowPlansComposeAnswer:
        """Create a flow from a plan: questions, paths, bookings, and actions.

        The same plan always produces the same flow. No language model is used, and nothing is stored."""
        return self._core.json("POST", "/v1/flow-plans/compose", body=body, options=request_options)

    def propose(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.FlowPlansProposeBody]) -> types.FlowPlansProposeAnswer:
        """Generate a plan and its flow from a description or a call transcript.

        Without a connected language model, rules interpret the description or transcript, and `generatedBy` is null. Each line of the transcript must then start with "Agent:" or "Caller:". Nothing is stored."""
        return self._core.json("POST", "/v1/flow-plans/propose", body=body, repeatable=True, options=request_options)


class FlowEdits(Resource):
    """Flow edits generated from a message."""

    def propose(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.FlowEditsProposeBody]) -> types.FlowEditsProposeAnswer:
        """Turn a message into flow edits.

        Rules interpret messages in English. A connected language model, if there is one, interprets the rest. A model can return only the same types of edits, and the engine applies them. Nothing is stored."""
        return self._core.json("POST", "/v1/flow-edits/propose", body=body, repeatable=True, options=request_options)


class FlowTranslations(Resource):
    """Conversation translations."""

    def propose(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.FlowTranslationsProposeBody]) -> types.FlowTranslationsProposeAnswer:
        """Translate a conversation’s wording.

        Uses a connected language model. Variables such as `{{name}}` are kept. A translation with different variables is null. Nothing is stored."""
        return self._core.json("POST", "/v1/flow-translations/propose", body=body, repeatable=True, options=request_options)


class KnowledgeSearch(Resource):
    """Knowledge Base search and synonyms."""

    def search(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeSearchSearchBody]) -> types.KnowledgeFound:
        """Search the Knowledge Base for matching chunks and the answer an agent would give.

        No language model is used. The answer is a sentence from a document, with a confidence score. Below `threshold`, an agent says it doesn’t know. The search includes `draft` as if it were saved, but nothing is stored."""
        return self._core.json("POST", "/v1/knowledge/search", body=body, options=request_options)

    def synonyms(self, *, request_options: Optional[RequestOptions] = None) -> types.KnowledgeSearchSynonymsAnswer:
        """List synonyms: callers’ words for terms in your documents."""
        return self._core.json("GET", "/v1/knowledge/synonyms", options=request_options)

    def add_synonym(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeSearchAddSynonymBody]) -> types.Synonym:
        """Add a synonym."""
        return self._core.json("POST", "/v1/knowledge/synonyms", body=body, repeatable=True, options=request_options)

    def remove_synonym(self, synonym_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a synonym."""
        return self._core.nothing("DELETE", f"/v1/knowledge/synonyms/{quote(synonym_id, safe='')}", options=request_options)


class KnowledgeGaps(Resource):
    """Caller questions that your documents don’t answer."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.KnowledgeGapsListQuery]) -> types.KnowledgeGapsListAnswer:
        """List caller questions that no document answered, most frequent first.

        Questions are deleted with their calls."""
        return self._core.json("GET", "/v1/knowledge/gaps", query=query, options=request_options)

    def get(self, gap_id: str, *, request_options: Optional[RequestOptions] = None) -> types.KnowledgeGapDetail:
        """Get an unanswered question with its calls and a suggested answer."""
        return self._core.json("GET", f"/v1/knowledge/gaps/{quote(gap_id, safe='')}", options=request_options)

    def answer(self, gap_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeGapsAnswerBody]) -> types.KnowledgeGapsAnswerAnswer:
        """Answer a question permanently by adding an FAQ entry, worded as callers ask it."""
        return self._core.json("POST", f"/v1/knowledge/gaps/{quote(gap_id, safe='')}/answer", body=body, repeatable=True, options=request_options)

    def close(self, gap_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.KnowledgeGapsCloseBody]) -> types.KnowledgeGapsAnswerAnswer:
        """Ignore a question that doesn’t need an answer or is now covered by a synonym."""
        return self._core.json("POST", f"/v1/knowledge/gaps/{quote(gap_id, safe='')}/close", body=body, repeatable=True, options=request_options)


class Erasures(Resource):
    """Erasing and exporting a person’s data, with receipts."""

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.ErasuresListQuery]) -> Page[types.Erasure]:
        """List erasure receipts, newest first."""
        return self._core.page("GET", "/v1/erasures", query=query, options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ErasuresCreateBody]) -> types.Erasure:
        """Erase a person everywhere in the workspace.

        Specify a number, an email, or a contact. Matching contacts are erased in the background, along with their calls, messages, files, and history. The receipt shows what was erased, without any of the person’s data. Do-not-call entries are kept as a keyed hash, so the person still won’t be called. The request is rejected while any of the person’s data is on legal hold. Requires permission to delete contacts and calls."""
        return self._core.json("POST", "/v1/erasures", body=body, repeatable=True, options=request_options)

    def get(self, erasure_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Erasure:
        """Get an erasure receipt."""
        return self._core.json("GET", f"/v1/erasures/{quote(erasure_id, safe='')}", options=request_options)

    def preview(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ErasuresPreviewBody]) -> types.ErasurePreview:
        """Preview what erasing a person would remove."""
        return self._core.json("POST", "/v1/erasures/preview", body=body, options=request_options)

    def export(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.ErasuresPreviewBody]) -> Any:
        """Export everything the workspace stores about a person, as JSON."""
        return self._core.json("POST", "/v1/erasures/export", body=body, options=request_options)


class Plans(Resource):
    """Plans a workspace offers its clients."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.PlansListAnswer:
        """List the plans this workspace sells, including archived ones."""
        return self._core.json("GET", "/v1/plans", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PlansCreateBody]) -> types.Plan:
        """Create a plan."""
        return self._core.json("POST", "/v1/plans", body=body, repeatable=True, options=request_options)

    def update(self, plan_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.PlansUpdateBody]) -> types.Plan:
        """Update a plan; existing subscriptions don’t change.

        New terms create a new plan version for future subscribers. Current subscribers keep the version they agreed to."""
        return self._core.json("PATCH", f"/v1/plans/{quote(plan_id, safe='')}", body=body, options=request_options)

    def remove(self, plan_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete a plan without subscribers."""
        return self._core.nothing("DELETE", f"/v1/plans/{quote(plan_id, safe='')}", options=request_options)

    def duplicate(self, plan_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Plan:
        """Duplicate a plan."""
        return self._core.json("POST", f"/v1/plans/{quote(plan_id, safe='')}/duplicate", repeatable=True, options=request_options)

    def set_status(self, plan_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.CouponsSetStatusBody]) -> types.Plan:
        """Archive or restore a plan."""
        return self._core.json("PUT", f"/v1/plans/{quote(plan_id, safe='')}/status", body=body, options=request_options)

    def subscribers(self, plan_id: str, *, request_options: Optional[RequestOptions] = None) -> types.PlansSubscribersAnswer:
        """List the current and former workspaces on a plan, newest first."""
        return self._core.json("GET", f"/v1/plans/{quote(plan_id, safe='')}/subscribers", options=request_options)


class Analytics(Resource):
    """Call metrics: totals, and breakdowns by day, agent, and hour."""

    def get(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AnalyticsGetQuery]) -> types.Analytics:
        """Get call metrics: totals compared to the previous period, and breakdowns by day, agent, channel, and hour.

        Ended calls are counted on the day they started, in the workspace’s time zone. The totals match the counts in `GET /v1/calls`."""
        return self._core.json("GET", "/v1/analytics", query=query, options=request_options)

    def agent_funnel(self, agent_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AnalyticsAgentFunnelQuery]) -> types.Funnel:
        """Get the funnel of an agent’s own flow: calls that reach each step, and where calls end.

        Calls are counted within a minute of ending."""
        return self._core.json("GET", f"/v1/agents/{quote(agent_id, safe='')}/funnel", query=query, options=request_options)

    def workflow_funnel(self, workflow_id: str, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AnalyticsWorkflowFunnelQuery]) -> types.Funnel:
        """Get the funnel of a workflow, across all agents: calls that reach each step, and where calls end.

        Calls are counted within a minute of ending."""
        return self._core.json("GET", f"/v1/workflows/{quote(workflow_id, safe='')}/funnel", query=query, options=request_options)

    def calls(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AnalyticsCallsQuery]) -> bytes:
        """Export the calls behind the metrics as CSV or JSON Lines."""
        return self._core.bytes("GET", "/v1/analytics/calls", query=query, options=request_options)


class Alerts(Resource):
    """Alerts on metrics and failures."""

    def rules(self, *, request_options: Optional[RequestOptions] = None) -> types.AlertsRulesAnswer:
        """List alert rules, with current values."""
        return self._core.json("GET", "/v1/alert-rules", options=request_options)

    def create_rule(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AlertsCreateRuleBody]) -> types.AlertRule:
        """Create an alert rule for a metric or a type of failure."""
        return self._core.json("POST", "/v1/alert-rules", body=body, repeatable=True, options=request_options)

    def update_rule(self, rule_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AlertsUpdateRuleBody]) -> types.AlertRule:
        """Update or pause an alert rule."""
        return self._core.json("PATCH", f"/v1/alert-rules/{quote(rule_id, safe='')}", body=body, options=request_options)

    def remove_rule(self, rule_id: str, *, request_options: Optional[RequestOptions] = None) -> None:
        """Delete an alert rule with its past alerts."""
        return self._core.nothing("DELETE", f"/v1/alert-rules/{quote(rule_id, safe='')}", options=request_options)

    def preview(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.AlertsPreviewBody]) -> types.AlertsPreviewAnswer:
        """Preview a metric’s current value and whether an alert would trigger."""
        return self._core.json("POST", "/v1/alert-rules/preview", body=body, options=request_options)

    def list(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.AlertsListQuery]) -> Page[types.Alert]:
        """List open or past alerts, newest first."""
        return self._core.page("GET", "/v1/alerts", query=query, options=request_options)

    def acknowledge(self, alert_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Alert:
        """Acknowledge an alert."""
        return self._core.json("PUT", f"/v1/alerts/{quote(alert_id, safe='')}/acknowledged", options=request_options)

    def resolve(self, alert_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Alert:
        """Resolve an alert; the rule can trigger again once the metric is back to normal."""
        return self._core.json("PUT", f"/v1/alerts/{quote(alert_id, safe='')}/resolved", options=request_options)


class Limits(Resource):
    """A workspace’s limits."""

    def subaccount(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None) -> types.LimitsSubaccountAnswer:
        """Get a subaccount’s limits."""
        return self._core.json("GET", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/limits", options=request_options)

    def set_subaccount(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.LimitsSetDefaultsBody]) -> types.LimitsSubaccountAnswer:
        """Set a subaccount’s own limits.

        Fields you leave out use the limits of the subaccount’s plan, the agency’s defaults, or the installation’s limits. No limit can exceed the agency’s own. Lowering a limit below current usage doesn’t remove anything."""
        return self._core.json("PUT", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/limits", body=body, options=request_options)


class Subaccounts(Resource):
    """Workspaces of an agency’s clients."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.SubaccountsListAnswer:
        """List subaccounts by name, with this month’s metrics."""
        return self._core.json("GET", "/v1/subaccounts", options=request_options)

    def create(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SubaccountsCreateBody]) -> types.Subaccount:
        """Create a subaccount: a separate workspace for a client.

        A template provides settings, limits, roles, and copies of its agents. The owner you name gets an email invitation."""
        return self._core.json("POST", "/v1/subaccounts", body=body, repeatable=True, options=request_options)

    def import_(self, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SubaccountsImportBody]) -> types.SubaccountsImportAnswer:
        """Create subaccounts from a CSV file, with a result for each row.

        The header row lists the columns: name, owner email, contact email, template and plan (by name), and limits by name, such as agents. Up to 200 rows. A dry run creates nothing and returns what would happen to each row."""
        return self._core.json("POST", "/v1/subaccounts/import", body=body, repeatable=True, options=request_options)

    def suspend(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SubaccountsSuspendBody]) -> types.Subaccount:
        """Suspend a subaccount; it stops answering calls, and its members see the reason.

        Live calls continue until they end. The subaccount’s access tokens don’t work while it’s suspended."""
        return self._core.json("PUT", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/suspension", body=body, options=request_options)

    def resume(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Subaccount:
        """Resume a suspended subaccount."""
        return self._core.json("DELETE", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/suspension", options=request_options)

    def restore(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None) -> types.Subaccount:
        """Restore a deleted subaccount."""
        return self._core.json("POST", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/restore", options=request_options)

    def invite_owner(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SubaccountsInviteOwnerBody]) -> types.Subaccount:
        """Invite someone by email to own a subaccount."""
        return self._core.json("POST", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/owner", body=body, repeatable=True, options=request_options)

    def permissions(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SubaccountsPermissionsAnswer:
        """Get the maximum permissions that any role can have in a subaccount."""
        return self._core.json("GET", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/permissions", options=request_options)

    def plan(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None) -> types.SubaccountPlan:
        """Get a subaccount’s plan, and the current cost of switching to each of your plans."""
        return self._core.json("GET", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/plan", options=request_options)

    def set_plan(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SubaccountsSetPlanBody]) -> types.SubaccountPlan:
        """Set or change a subaccount’s plan.

        A first plan starts with its trial or is invoiced immediately. A plan change takes effect immediately, and the rest of the month is prorated on an invoice or credit note that’s issued right away."""
        return self._core.json("PUT", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/plan", body=body, options=request_options)

    def billing_profile(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None) -> types.BillingProfile:
        """Get a subaccount’s billing details."""
        return self._core.json("GET", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/billing-profile", options=request_options)

    def set_billing_profile(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.BillingSetProfileBody]) -> types.BillingProfile:
        """Update a subaccount’s billing details; issued invoices don’t change."""
        return self._core.json("PUT", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/billing-profile", body=body, options=request_options)

    def rename(self, subaccount_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.WorkflowsRenameBody]) -> types.Subaccount:
        """Rename a subaccount; its agents use the new name with callers."""
        return self._core.json("PUT", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/name", body=body, options=request_options)

    def set_price(self, subaccount_id: str, plan_id: str, *, request_options: Optional[RequestOptions] = None, **body: Unpack[types.SubaccountsSetPriceBody]) -> types.SubaccountPlan:
        """Set a subaccount’s price for a plan.

        The price applies to new subscriptions. If the subaccount already has the plan, set the plan again to prorate the rest of the month as quoted."""
        return self._core.json("PUT", f"/v1/subaccounts/{quote(subaccount_id, safe='')}/prices/{quote(plan_id, safe='')}", body=body, options=request_options)

    def usage(self, *, request_options: Optional[RequestOptions] = None, **query: Unpack[types.SubaccountsUsageQuery]) -> types.SubaccountsUsageAnswer:
        """List usage by subaccount and by day, including former subaccounts."""
        return self._core.json("GET", "/v1/subaccounts/usage", query=query, options=request_options)


class SubaccountTemplates(Resource):
    """Starting configurations for new subaccounts."""

    def list(self, *, request_options: Optional[RequestOptions] = None) -> types.SubaccountTemplatesListAnswer:
        """List subaccount templates, by name."""
        return self._core.json("GET", "/v1/subaccount-templates", options=request_options)


class Resources:
    """Every group of endpoints that an access token can call."""

    def __init__(self, core: Core) -> None:
        self.workspaces = Workspaces(core)
        self.me = Me(core)
        self.getting_started = GettingStarted(core)
        self.approvals = Approvals(core)
        self.releases = Releases(core)
        self.drafts = Drafts(core)
        self.prepared_speech = PreparedSpeech(core)
        self.recorded_sentences = RecordedSentences(core)
        self.versions = Versions(core)
        self.agent_tests = AgentTests(core)
        self.workflow_tests = WorkflowTests(core)
        self.agent_files = AgentFiles(core)
        self.agent_imports = AgentImports(core)
        self.agents = Agents(core)
        self.automations = Automations(core)
        self.workflow_files = WorkflowFiles(core)
        self.workflows = Workflows(core)
        self.actions = Actions(core)
        self.knowledge = Knowledge(core)
        self.appointments = Appointments(core)
        self.calendars = Calendars(core)
        self.calls = Calls(core)
        self.call_batches = CallBatches(core)
        self.call_views = CallViews(core)
        self.call_notes = CallNotes(core)
        self.call_links = CallLinks(core)
        self.recordings = Recordings(core)
        self.live_calls = LiveCalls(core)
        self.call_quality = CallQuality(core)
        self.unrecognized = Unrecognized(core)
        self.replays = Replays(core)
        self.training_phrases = TrainingPhrases(core)
        self.call_analyses = CallAnalyses(core)
        self.chats = Chats(core)
        self.carrier_account = CarrierAccount(core)
        self.call_queue = CallQueue(core)
        self.carrier_accounts = CarrierAccounts(core)
        self.phone_numbers = PhoneNumbers(core)
        self.sip_accounts = SipAccounts(core)
        self.phone_calls = PhoneCalls(core)
        self.messages = Messages(core)
        self.message_threads = MessageThreads(core)
        self.soft_phone = SoftPhone(core)
        self.widgets = Widgets(core)
        self.tasks = Tasks(core)
        self.after_calls = AfterCalls(core)
        self.crm = Crm(core)
        self.contact_imports = ContactImports(core)
        self.contacts = Contacts(core)
        self.contact_fields = ContactFields(core)
        self.contact_segments = ContactSegments(core)
        self.consents = Consents(core)
        self.campaigns = Campaigns(core)
        self.calling_rules = CallingRules(core)
        self.suppressions = Suppressions(core)
        self.tool_servers = ToolServers(core)
        self.vault = Vault(core)
        self.webhooks = Webhooks(core)
        self.models = Models(core)
        self.speech = Speech(core)
        self.agent_sounds = AgentSounds(core)
        self.understand = Understand(core)
        self.flow_plans = FlowPlans(core)
        self.flow_edits = FlowEdits(core)
        self.flow_translations = FlowTranslations(core)
        self.knowledge_search = KnowledgeSearch(core)
        self.knowledge_gaps = KnowledgeGaps(core)
        self.erasures = Erasures(core)
        self.plans = Plans(core)
        self.analytics = Analytics(core)
        self.alerts = Alerts(core)
        self.limits = Limits(core)
        self.subaccounts = Subaccounts(core)
        self.subaccount_templates = SubaccountTemplates(core)
