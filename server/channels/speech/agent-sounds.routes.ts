import { agentSoundsApi } from '#domain/channels/agent-sounds.ts';
import { implement } from '#server/platform/http/implement.ts';
import { speak } from './speak.ts';

export const agentSoundsRoutes = implement(agentSoundsApi, {
  preview({ scope, body, exchange }) {
    const { pronunciation, background, ...said } = body;
    return speak(scope, { ...said, format: 'mp3' }, exchange, { file: false, pronunciation, background });
  },
});
