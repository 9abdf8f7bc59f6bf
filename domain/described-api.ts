import { Agent, AgentSummary } from './agents/agents.ts';
import { Flow } from './agents/workflows.ts';
import { api } from './api.ts';
import { Call, CallSummary } from './calls/calls.ts';
import { Pronunciation, SpeechClip, SpeechFile, SpeechLanguage, SpeechUsage, SpeechVoice } from './channels/speech.ts';
import { elevenLabsApi } from './channels/speech-elevenlabs.ts';
import { speechLinksApi } from './channels/speech-links.ts';
import { openAiApi } from './channels/speech-openai.ts';
import { Contact } from './contacts/contacts.ts';
import { AccessToken } from './identity/access-tokens.ts';
import { Invitation } from './identity/invitations.ts';
import { Member } from './identity/members.ts';
import { Role } from './identity/roles.ts';
import { Workspace } from './identity/workspaces.ts';
import { KnowledgeFile, KnowledgeFileDetail, KnowledgeFolder, KnowledgePiece } from './knowledge/knowledge.ts';
import { Webhook, WebhookDelivery } from './notifications/webhooks.ts';
import { Appointment } from './scheduling/appointments.ts';

const besideApi = { speechLinks: speechLinksApi, openAi: openAiApi, elevenLabs: elevenLabsApi };

/**
 * Every endpoint that the OpenAPI document tells of: those of `api`, and the plain routes beside it, which the web's
 * client does not call.
 */
export const describedApi: typeof api & typeof besideApi = { ...api, ...besideApi };

/** What each group of endpoints is about. */
export const groupTexts: Partial<Record<keyof typeof describedApi, string>> = {
  auth: 'What one needs to know to sign in.',
  workspaces: 'The workspaces of a person.',
  sampleData: 'A workspace of made-up calls, to look around in.',
  preferences: 'What a workspace is to the outside, and when it is open.',
  account: 'The person who is signed in.',
  companySignIn: 'Sign-in by the company’s own OpenID Connect provider.',
  members: 'Who works in a workspace, and with which role.',
  invitations: 'Who was asked to join.',
  roles: 'What each role may do in the ten areas.',
  gettingStarted: 'Lessons of Getting Started.',
  agents: 'Voice agents: their persona, voice and conversation.',
  agentSounds: 'How an agent sounds: its greeting in a voice and at a speed.',
  agentFiles: 'Agents as YAML files, to keep and to carry elsewhere.',
  agentImports: 'Agents made of files of other platforms.',
  agentTests: 'Tests of an agent: calls that are written down.',
  approvals: 'Changes that wait for a second person.',
  drafts: 'What an agent will become when it’s published.',
  versions: 'What an agent was, version by version.',
  releases: 'A version that answers a share of the calls.',
  trainingPhrases: 'Words that callers use for what a question asks.',
  workflows: 'Flows that other flows run, or that run without a caller.',
  workflowFiles: 'Workflows as YAML files.',
  workflowTests: 'Tests of a workflow.',
  automations: 'When workflows run by themselves.',
  actions: 'What agents do beside talking, and what came of it.',
  toolServers: 'MCP servers whose tools agents use in calls.',
  apps: 'Apps that people let use the MCP server, by signing in.',
  knowledge: 'What agents answer questions from: files, texts, web pages, questions with their answers.',
  knowledgeSearch: 'What a question finds in the documents, and synonyms that help.',
  knowledgeGaps: 'What callers asked and no document answers.',
  appointments: 'What agents have booked.',
  calendars: 'What is booked separately: people, rooms, chairs.',
  calls: 'Calls with their transcripts.',
  chats: 'Conversations with agents in text, message by message.',
  replays: 'Stored calls computed again.',
  liveCalls: 'Calls that go on: watched, and led along by people who may.',
  callBatches: 'Many calls at once: counted, tagged, deleted and exported.',
  callViews: 'Saved call filters, shared with everyone or personal.',
  callNotes: 'What people noted of a call.',
  callLinks: 'Links that show a call without sign-in until they expire.',
  callQuality: 'How good calls were, and which to look at.',
  unrecognized: 'What callers said and no step understood.',
  alerts: 'Limits over figures and failures, and when they were passed.',
  recordings: 'What was recorded of phone calls, with consent.',
  carrierAccount: 'The account at Twilio that carries calls and messages.',
  phoneNumbers: 'Numbers on which agents answer, and from which they call.',
  phoneCalls: 'Calls that agents make.',
  messages: 'Text messages, in and out.',
  messageThreads:
    'All messages between one of your numbers and another: an agent answers, or a person who took it over.',
  softPhone: 'A phone in the page, to try test numbers with.',
  widgets: 'Agents on websites: public keys, domains, looks and limits.',
  widgetVisits: 'Requests of the website panel, on behalf of anonymous visitors.',
  afterCalls: 'What is done when a call of an agent has ended.',
  tasks: 'Messages and callbacks that wait for a person.',
  crm: 'The CRM that a workspace has connected.',
  models: 'Language models that a workspace has connected.',
  callAnalyses: 'What language models find in calls that have ended.',
  contactImports: 'Files of contacts, from upload to taking back.',
  contacts: 'People that a workspace knows.',
  contactFields: 'What a workspace keeps of its contacts beside name, number and address.',
  contactSegments: 'Filters of contacts under a name.',
  campaigns: 'Lists of contacts that an agent calls.',
  callingRules: 'When and how often people are called, by country.',
  consents: 'What contacts may be reached for, with its proof.',
  suppressions: 'Numbers and addresses that may not be reached any more.',
  accessTokens: 'Keys for this API.',
  vault: 'Secrets by name, for requests to other systems.',
  webhooks: 'Where your programs hear what happens, and what was sent to them.',
  speech: 'Text to speech: at once, as a file, or in the background.',
  speechPlans: 'Characters a month, by plan.',
  understand: 'What words mean as an answer.',
  flowPlans: 'Conversations made from a plan, a description or a transcript.',
  flowTranslations: 'What conversations say, in other languages.',
  audit: 'What was changed in a workspace, and by whom.',
  notifications: 'What a member is told of, and how.',
  products: 'What a workspace sells, and for how much.',
  plans: 'What a workspace offers to those that it sells to.',
  billing: 'The plan of a workspace, its invoices and payments.',
  sales: 'Invoices that a workspace issued, and what was paid of them.',
  analytics: 'How calls went: totals, days, agents, hours.',
  usageAnalytics: 'What a workspace used, day by day.',
  notificationTargets: 'Webhooks that are told of what happens.',
  speechLinks: 'Kept speech by its address.',
  openAi: 'Text to speech as OpenAI’s clients ask for it: point them at `/v1`.',
  elevenLabs: 'Text to speech as ElevenLabs’ clients ask for it: point them at `/elevenlabs`.',
};

/** Schemas that the document shows under a name of their own. */
export const namedSchemas = {
  AccessToken,
  Agent,
  AgentSummary,
  Appointment,
  Call,
  CallSummary,
  Contact,
  Flow,
  Workspace,
  KnowledgeFile,
  KnowledgeFileDetail,
  KnowledgeFolder,
  KnowledgePiece,
  Invitation,
  Member,
  Role,
  Webhook,
  WebhookDelivery,
  Pronunciation,
  SpeechClip,
  SpeechFile,
  SpeechLanguage,
  SpeechUsage,
  SpeechVoice,
};
