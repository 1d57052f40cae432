import type { AgentDefinition } from '../core/agent.js';
import { optionInfos } from '../core/options.js';
import { findAgent } from '../pool/catalogue.js';
import { agents } from '../registry.js';
import { defineCommand } from './command.js';
import { print } from './console.js';
import { DONE } from './exit-codes.js';
import { optionText } from './games.js';
import { textTable, wrap } from './text-table.js';

const describeAgent = ({ name, summary, parameters }: AgentDefinition, written: string): string => {
  const infos = optionInfos(parameters);
  const example = infos.length > 0 ? `${written}:${infos[0].name}=${String(infos[0].default) || '…'}` : written;
  return [
    name,
    wrap(summary, 2),
    infos.length > 0 ? '\nParameters: name = default' : '\nIt has no parameters.',
    ...infos.map(optionText),
    `\nWritten as: ${example}`,
  ].join('\n');
};

const jsonOf = ({ name, summary, parameters }: AgentDefinition): unknown => ({
  name,
  summary,
  parameters: optionInfos(parameters),
});

export const agentsCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('name', { describe: 'an agent, or the path of your own', type: 'string' })
      .option('json', { describe: 'print as JSON', type: 'boolean', default: false })
      .example('$0 agents', 'the agents there are')
      .example('$0 agents mcts', 'what can be set'),
  work: async ({ name, json }) => {
    const shown = name === undefined ? agents : [(await findAgent(name)).definition];
    if (json) print(JSON.stringify(name === undefined ? shown.map(jsonOf) : jsonOf(shown[0]), null, 2));
    else if (name !== undefined) print(describeAgent(shown[0], name));
    else
      print(
        textTable(
          ['agent', 'how it decides'],
          shown.map((agent) => [agent.name, agent.summary]),
        ),
      );
    return DONE;
  },
});
