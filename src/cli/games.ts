import type { GameDefinition } from '../core/game.js';
import { type OptionInfo, optionInfos } from '../core/options.js';
import { levelText } from '../experiment/plan.js';
import { findGame } from '../pool/catalogue.js';
import { games } from '../registry.js';
import { outcomeNames } from '../stats/outcome.js';
import { defineCommand } from './command.js';
import { print } from './console.js';
import { DONE } from './exit-codes.js';
import { textTable, wrap } from './text-table.js';

const rangeText = ({ plausible, plausibleData }: Pick<OptionInfo, 'plausible' | 'plausibleData'>): string => {
  if (plausibleData) return ', with plausible ranges';
  return plausible ? `, plausible ${plausible.map(String).join(' to ')}` : '';
};

/** One option or parameter: its name and default, what it does, what it can be, where the default comes from. */
export const optionText = ({ name, default: value, describe, allowed, source, ...range }: OptionInfo): string => {
  const origin = source ? `, ${source}` : '';
  return `  ${name} = ${levelText(value)}${origin}${rangeText(range)}\n${wrap(describe, 6)}\n${wrap(`Allowed: ${allowed}.`, 6)}`;
};

const describeGame = (definition: GameDefinition): string => {
  const { boards } = definition;
  const { info, actionKinds } = definition.create(definition.options.parse({}));
  const outcomes = outcomeNames({ info, agents: [] });
  return [
    `${definition.title} (${definition.id}, version ${info.version})`,
    wrap(definition.summary, 2),
    `  ${info.seats} seats by default: ${info.roles.join(', ')}.`,
    '\nOptions: name = default, source of the default',
    ...optionInfos(definition.options).map(optionText),
    '\nOutcomes that an experiment can count',
    wrap(`${outcomes.join(', ')}; win of agent NAME; or a comparison of metrics such as "turns <= 20".`, 2),
    '\nMetrics of each game',
    ...info.metrics.map(({ name, describe }) => `  ${name}: ${describe}`),
    ...(actionKinds
      ? ['\nKinds of actions, for agents that avoid some', wrap(`${actionKinds.names.join(', ')}.`, 2)]
      : []),
    ...(boards
      ? [
          '\nBoards that "zedbench board" draws, beside those of a file',
          wrap(`${Object.keys(boards.builtIn).join(', ')}.`, 2),
        ]
      : []),
  ].join('\n');
};

const jsonOf = (definition: GameDefinition): unknown => {
  const { info, actionKinds } = definition.create(definition.options.parse({}));
  return {
    id: definition.id,
    title: definition.title,
    summary: definition.summary,
    info,
    actionKinds: actionKinds?.names,
    boards: definition.boards && Object.keys(definition.boards.builtIn),
    options: optionInfos(definition.options).map(({ plausibleData: _, ...info }) => info),
  };
};

export const gamesCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('id', { describe: 'a game, or the path of your own', type: 'string' })
      .option('json', { describe: 'print as JSON', type: 'boolean', default: false })
      .example('$0 games', 'the games there are')
      .example('$0 games zombies-vs-wrestlers', 'what can be set and counted'),
  work: async ({ id, json }) => {
    const shown = id === undefined ? games : [(await findGame(id)).definition];
    if (json) print(JSON.stringify(id === undefined ? shown.map(jsonOf) : jsonOf(shown[0]), null, 2));
    else if (id !== undefined) print(describeGame(shown[0]));
    else
      print(
        textTable(
          ['game', 'title', 'what it is'],
          shown.map(({ id: name, title, summary }) => [name, title, summary]),
        ),
      );
    return DONE;
  },
});
