import type { AgentDefinition } from '../core/agent.js';
import { type Game, RUNGS, type Rung } from '../core/game.js';
import { optionInfos } from '../core/options.js';
import { isRung, rungText } from '../match/rungs.js';
import { findAgent } from '../pool/catalogue.js';
import { agents, games } from '../registry.js';
import { defineCommand } from './command.js';
import { print } from './console.js';
import { DONE } from './exit-codes.js';
import { optionText } from './games.js';
import { textTable, wrap } from './text-table.js';

const describeAgent = ({ name, summary, parameters }: AgentDefinition, written: string): string => {
  const infos = optionInfos(parameters);
  // One whose default shows what a value looks like.
  const shown = infos.find((info) => info.default !== 'auto' && info.default !== '') ?? infos[0];
  const example = shown ? `${written}:${shown.name}=${String(shown.default) || '…'}` : written;
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

/** What a rung stands for: in most games, and where it differs. */
const standsFor = (rung: Rung): { readonly usual: string; readonly others: Readonly<Record<string, string>> } => {
  const texts = games.map((each) => [each.id, rungText(rung, each.create(each.options.parse({})) as Game)] as const);
  const counts = new Map<string, number>();
  for (const [, text] of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [usual] = [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
  return { usual, others: Object.fromEntries(texts.filter(([, text]) => text !== usual)) };
};

const describeRung = (rung: Rung): string => {
  const { usual, others } = standsFor(rung);
  const lines = Object.entries(others).map(([game, text]) => `  ${game}: ${text}`);
  return [
    rung,
    `  A rung of the ladder ${RUNGS.join(', ')}: stands for ${usual}${lines.length > 0 ? ', but in' : '.'}`,
    ...lines,
    '\nIt takes the parameters of what it stands for, as in expert:avoid=flee. How strong each rung is: agents/README.md.',
  ].join('\n');
};

const rungTable = (): string => {
  const rows = RUNGS.map((rung) => {
    const { usual, others } = standsFor(rung);
    return [rung, usual + (Object.keys(others).length > 0 ? ' (other games otherwise: zedbench agents NAME)' : '')];
  });
  return textTable(['rung', 'stands for'], rows);
};

export const agentsCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('name', { describe: 'an agent or a rung, or the path of your own', type: 'string' })
      .option('json', { describe: 'print as JSON', type: 'boolean', default: false })
      .example('$0 agents', 'the agents there are')
      .example('$0 agents mcts', 'what can be set')
      .example('$0 agents expert', 'what a rung of the ladder stands for'),
  work: async ({ name, json }) => {
    if (name !== undefined && isRung(name)) {
      print(json ? JSON.stringify({ name, ...standsFor(name) }, null, 2) : describeRung(name));
      return DONE;
    }
    const shown = name === undefined ? agents : [(await findAgent(name)).definition];
    if (json) print(JSON.stringify(name === undefined ? shown.map(jsonOf) : jsonOf(shown[0]), null, 2));
    else if (name !== undefined) print(describeAgent(shown[0], name));
    else {
      print(
        textTable(
          ['agent', 'how it decides'],
          shown.map((agent) => [agent.name, agent.summary]),
        ),
      );
      print(`\nStrengths of play by name, the weakest first:\n${rungTable()}`);
    }
    return DONE;
  },
});
