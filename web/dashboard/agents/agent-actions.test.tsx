import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { AgentActions } from './agent-actions.tsx';

it('lists what the steps of a conversation do by themselves', async () => {
  stubNetwork({ 'GET /v1/actions': { body: { items: [] } } });
  const { flow } = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;
  renderPage(<AgentActions flow={flow} />, { at: '/dashboard' });
  expect(await screen.findByText('Books, reschedules, and cancels appointments')).toBeTruthy();
  expect(screen.getByText('Sends email').parentElement!.textContent).toContain('Email the confirmation');
});

it('says so where an agent only talks', async () => {
  stubNetwork({ 'GET /v1/actions': { body: { items: [] } } });
  const { flow } = agentTemplates[0]!;
  renderPage(<AgentActions flow={{ ...flow, nodes: flow.nodes.slice(0, 1), edges: [] }} />, { at: '/dashboard' });
  expect(await screen.findByRole('heading', { name: 'No actions' })).toBeTruthy();
});
