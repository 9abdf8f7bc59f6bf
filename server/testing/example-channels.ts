import { beforeCampaigns, campaignThings, insteadOfCampaigns } from './example-campaigns.ts';
import { beforeCrm } from './example-crm.ts';
import { beforePhone, insteadOfPhone, phoneThings } from './example-phone.ts';
import { beforeRecogniser } from './example-recogniser.ts';
import { insteadOfVisits, widgetThings } from './example-widgets.ts';

/** The ways on which agents are reached beside the browser, with the CRM and the recogniser that they reach, for examples. */
export const channelThings = { ...widgetThings, ...phoneThings, ...campaignThings };
export const beforeChannels = { ...beforePhone, ...beforeCampaigns, ...beforeCrm, ...beforeRecogniser };
export const insteadOfChannels = { ...insteadOfVisits, ...insteadOfPhone, ...insteadOfCampaigns };
