/**
 * What the evaluation weighs. In log odds of the cheerleaders: 1 more means odds of e to 1 that they win. What is named for a danger or
 * for the zombies is taken off, all else is added.
 */
export interface Weights {
  /** Where all else is even. */
  readonly start: number;
  /** Of the logarithm of what can be killed, and of what has to be. */
  readonly kills: number;
  readonly work: number;
  /** A boss or queen for whom no token is left that could kill; of Pam's tokens so many count. */
  readonly unkillable: number;
  readonly pamKillsBosses: number;
  /** Each cheerleader who is out. */
  readonly out: number;

  /** In easy kills, what a token lets each cheerleader kill; and Clover, who takes hers back, Sandy, and a pet's bonus. */
  readonly killsOfToken: readonly number[];
  readonly killsOfClover: number;
  readonly killsOfSandy: number;
  readonly killsOfBonus: number;
  readonly killsOfDrum: number;
  /** By boss card in hand. */
  readonly killsOfBossCard: readonly number[];
  /** What it takes to kill a zombie, in easy kills: the ordinary ones as cards are numbered, a boss, the queen; and a teacher who is injured. */
  readonly killsFor: readonly number[];
  readonly killsForInjured: number;

  /** By kind of barricade action in the zombies' hand, from Sniper on. */
  readonly wonAction: readonly number[];
  readonly barricadeHit: number;
  /** A row that a zombie is away from the barricades. */
  readonly rowAway: number;

  /** The danger from the first zombie of a column and from the second, and that of the worst column once more. */
  readonly first: number;
  readonly second: number;
  readonly worst: number;
  readonly beforeOneOut: number;
  /** A zombie that could knock out whom it stands before; one that could eat in a turn; the same on the zombies' own turn. */
  readonly stronger: number;
  readonly couldEat: number;
  readonly eats: number;
  /** Danger falls by e for so many actions that a zombie is away from eating. */
  readonly actionsOfDanger: number;
  /** Actions for a hit on a pile, to begin on one, and for a knock-out of one attack. */
  readonly actionsOfHit: number;
  readonly actionsOfPile: number;
  readonly actionsOfKnockout: number;
  /** Strength that a baseball player anywhere in the column adds to hits on its pile. */
  readonly strengthOfBaseball: number;

  /** For the cheerleaders on the zombies' turn, and for each action left of the turn to who has it. */
  readonly zombiesTurn: number;
  readonly zombiesAction: number;
  readonly squadAction: number;
  /** What a special action that is half played is still good for, in danger or points. */
  readonly underWay: number;
}
