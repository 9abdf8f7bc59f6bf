import { beforeCampaigns, campaignThings, insteadOfCampaigns } from './example-campaigns.ts';
import { beforePhone, insteadOfPhone, phoneThings } from './example-phone.ts';
import { insteadOfVisits, widgetThings } from './example-widgets.ts';

/** The ways on which agents are reached beside the browser, for examples. */
export const channelThings = { ...widgetThings, ...phoneThings, ...campaignThings };
export const beforeChannels = { ...beforePhone, ...beforeCampaigns };
export const insteadOfChannels = { ...insteadOfVisits, ...insteadOfPhone, ...insteadOfCampaigns };
