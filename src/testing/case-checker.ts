import type { Agent } from '../core/agent.js';
import type { Action, Game } from '../core/game.js';
import { Match } from '../match/match.js';
import type { AgentCase } from './agent-cases.js';
import { AgentWatch, type Verdict } from './agent-watch.js';
import type { Findings, Place } from './check-report.js';
import { placeAt } from './place.js';

export const PLAYS = 'every game is played to its end';
export const AGAIN = 'a game is the same whatever was played before it';
export const DECISIONS = {
  legal: 'only legal actions are chosen',
  keeps: 'a decision changes nothing but the view',
  knows: 'decisions are equal in positions that the seat can’t tell apart',
} as const;

/** Plays the games of one case and checks the agent in them. */
export class CaseChecker {
  decisions = 0;
  private readonly history: Action[] = [];
  private block = 0;

  constructor(
    private readonly findings: Findings,
    private readonly given: AgentCase,
    private readonly game: Game,
    private readonly newAgent: () => Agent,
    private readonly seed: number,
  ) {}

  /** Plays some games watched, in order, and again with new agents in reverse order and after another game. */
  check(): void {
    const blocks = Array.from({ length: this.given.games }, (_, block) => block);
    const first = this.playAll(this.watchedMatch(), blocks);
    const again = this.playAll(this.match(this.newAgents()), [...blocks, blocks.length].reverse()).reverse();
    for (const block of blocks) {
      if (first[block] === null || again[block] === null) continue;
      this.make(AGAIN, () => firstChange(first[block] ?? [], again[block] ?? []));
    }
  }

  private newAgents(): Agent[] {
    return Array.from({ length: this.game.info.seats }, this.newAgent);
  }

  private match(agents: readonly Agent[]): Match {
    return new Match(this.game, agents, this.seed);
  }

  private watchedMatch(): Match {
    const verdict: Verdict = (kind, find) => {
      if (kind === 'legal') this.decisions++;
      this.make(DECISIONS[kind], find);
    };
    const watch = new AgentWatch(this.game, this.newAgent, verdict, this.seed);
    const match: Match = this.match(this.newAgents().map((agent) => watch.watched(agent, () => match.state)));
    return match;
  }

  /** The histories of games, or null for one that stopped. */
  private playAll(match: Match, blocks: readonly number[]): (Action[] | null)[] {
    return blocks.map((block) => {
      this.block = block;
      this.history.length = 0;
      const ended = this.make(PLAYS, () => {
        match.play(block, 0, (_, action) => this.history.push(action));
        return null;
      });
      return ended ? [...this.history] : null;
    });
  }

  private make(name: string, find: () => string | null): boolean {
    return this.findings.make(name, find, () => this.place());
  }

  private place(): Place {
    const { parameters, options } = this.given;
    const where = { options: { agent: parameters, game: options }, seed: this.seed, game: this.block };
    return placeAt(this.game, this.history, where);
  }
}

const firstChange = (before: readonly Action[], after: readonly Action[]): string | null => {
  const ply = before.findIndex((action, index) => action !== after[index]);
  if (ply < 0) return null;
  return `at ply ${ply} the action was ${before[ply]}, and after other games ${after[ply]}`;
};
