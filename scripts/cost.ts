import type { Agent } from '../src/core/agent.js';
import { RUNGS } from '../src/core/game.js';
import { Match } from '../src/match/match.js';
import { agents, games } from '../src/registry.js';
import { meanIntervalOf } from '../src/stats/mean-interval.js';
import { agentOfText } from '../src/testing/made-agents.js';
import { gameOfText } from '../src/testing/made-games.js';
import { wholeOf } from './arguments.js';

// node dist/scripts/cost.js [seconds] [seed] [game:option=value …] [agent;agent …]: what a decision costs an agent that plays all seats, in
// milliseconds of a core, with the 95 % interval of its mean over games; by default the rungs in all games with their defaults. Decisions
// between one action alone are left out, and so is the first half of the seconds, in which the engine compiles. It counts the time of the
// processor, not of the clock, so that other work beside it matters little.

const [first = '4', second = '1', ...rest] = process.argv.slice(2);
const seconds = wholeOf(first, 'The number of seconds', 1);
const seed = wholeOf(second, 'The seed', 0);
const specs = rest.find((text) => text.includes(';'))?.split(';') ?? RUNGS;
const chosen = rest.filter((text) => !text.includes(';'));

const milliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds for a decision, by game. */
const costs = (text: string, spec: string): number[] => {
  const { game } = gameOfText(text, games);
  let decisions = 0;
  const lineUp = Array.from({ length: game.info.seats }, (): Agent => {
    const agent = agentOfText(spec, agents, game);
    return {
      ...agent,
      act: (turn) => {
        if (turn.count > 1) decisions++;
        return agent.act(turn);
      },
    };
  });
  const match = new Match(game, lineUp, seed);
  const start = milliseconds();
  const half = 500 * seconds;
  const each: number[] = [];
  for (let block = 0; milliseconds() < start + 2 * half || each.length < 2; block++) {
    decisions = 0;
    const before = milliseconds();
    match.play(block, 0);
    if (before >= start + half) each.push((milliseconds() - before) / decisions);
  }
  return each;
};

for (const text of chosen.length > 0 ? chosen : games.map(({ id }) => id)) {
  for (const spec of specs) {
    const each = costs(text, spec);
    const { mean, interval } = meanIntervalOf(each, 0.95);
    const half = interval.high - mean;
    process.stdout.write(
      `${text}, ${each.length} games: ${spec} ${mean.toFixed(3)} ± ${half.toFixed(3)} ms a decision\n`,
    );
  }
}
